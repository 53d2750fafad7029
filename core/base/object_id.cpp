#include "core/base/object_id.h"

#include <algorithm>
#include <cassert>

namespace broadside {

std::optional<std::uint32_t> IdList::find(ObjectId id) const noexcept
{
    const std::size_t ascending = m_ids.size() - m_late.size();
    if (ascending > 0 && id >= m_ids.front()) {
        // The position if there is no gap. With gaps it is a lower one.
        const std::uint64_t farthest = id.value - m_ids.front().value;
        if (farthest < ascending && m_ids[farthest] == id)
            return static_cast<std::uint32_t>(farthest);
        const auto end = m_ids.begin() + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(farthest, ascending));
        const auto found = std::lower_bound(m_ids.begin(), end, id);
        if (found != end && *found == id)
            return static_cast<std::uint32_t>(found - m_ids.begin());
    }
    const auto late = m_late.find(id);
    return late == m_late.end() ? std::nullopt : std::optional{late->second};
}

void IdList::append(ObjectId id)
{
    assert(!find(id));
    if (!continuesWith(id))
        m_late.emplace(id, static_cast<std::uint32_t>(m_ids.size()));
    m_ids.push_back(id);
}

void IdList::truncate(std::size_t size)
{
    assert(size <= m_ids.size());
    for (std::size_t i = m_ids.size() - std::min(m_late.size(), m_ids.size() - size); i < m_ids.size(); ++i)
        m_late.erase(m_ids[i]);
    m_ids.resize(size);
}

} // namespace broadside
