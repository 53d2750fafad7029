#include "core/trace/sleeper_pairs.h"

#include "core/trace/trace_cursor.h"

#include <algorithm>

namespace broadside::trace {

bool SleeperPairs::areLeftOut(const TraceReader& reader)
{
    const std::scoped_lock lock(m_mutex);
    TraceCursor cursor(reader);
    const std::size_t count = reader.frames().size();
    for (; m_read < count && !m_isReported; ++m_read) {
        if (cursor.seek(m_read))
            continue; // a damaged frame says nothing
        const FrameData& data = cursor.frame();
        if (data.marks.of(ObjectMark::Asleep).size() < 2)
            continue;
        const auto sleeps = [&](ObjectId id) { return data.marks.has(ObjectMark::Asleep, id); };
        m_isReported =
            std::ranges::any_of(data.candidates, [&](const IdPair& pair) { return sleeps(pair.a) && sleeps(pair.b); });
    }
    return !m_isReported;
}

} // namespace broadside::trace
