#include "core/trace/registration_past.h"

#include "core/debug/recorded_broad_phase.h"
#include "core/trace/trace_world.h"

#include <algorithm>
#include <utility>

namespace broadside::trace {

RegistrationPast::RegistrationPast(const TraceReader& reader)
    : m_reader(reader)
    , m_world(std::make_unique<TraceWorld>(reader))
{}

RegistrationPast::~RegistrationPast() = default;

bool RegistrationPast::wasRight(std::size_t frame, ObjectId object, std::span<const CellRange> cells)
{
    const std::size_t first = firstFrameFor(frame);
    if (m_next > frame || m_from > first || m_next < first) {
        forget();
        m_from = m_next = first;
    }
    readTo(frame);
    const auto known = m_known.find(object);
    return known != m_known.end() && known->second.rightIn && *known->second.rightIn >= first &&
           std::ranges::equal(known->second.cells, cells);
}

/// The bytes of a block count once, because its frames are read together.
std::size_t RegistrationPast::firstFrameFor(std::size_t frame) const
{
    const std::vector<FramePlace>& frames = m_reader.frames();
    const std::size_t earliest = frame - std::min(frame, kMostFrames);
    std::uint64_t bytes = 0;
    std::size_t first = frame;
    while (first > earliest) {
        const bool isCounted = first < frame && frames[first - 1].offset == frames[first].offset;
        bytes += isCounted ? 0 : frames[first - 1].length;
        if (bytes > kMostBytes && first < frame)
            break;
        --first;
    }
    return first;
}

void RegistrationPast::readTo(std::size_t frame)
{
    for (; m_next < frame; ++m_next)
        if (m_world->seek(m_next))
            forget();
        else
            take(m_next);
}

void RegistrationPast::take(std::size_t frame)
{
    static_cast<void>(m_world->recordedBroadPhase());
    const RecordedBroadPhase& broadPhase = *m_world->recorded();
    Registrations now;
    m_world->objects().forEach([&](ObjectIndex row) {
        const ObjectId id = m_world->objects().idOf(row);
        Registration registration{broadPhase.registeredRanges(row), std::nullopt};
        const auto before = m_known.find(id);
        if (before != m_known.end() && before->second.cells == registration.cells)
            registration.rightIn = before->second.rightIn;
        if (broadPhase.isRegisteredRight(row))
            registration.rightIn = frame;
        now.emplace(id, std::move(registration));
    });
    m_known = std::move(now);
}

void RegistrationPast::forget() { m_known.clear(); }

} // namespace broadside::trace
