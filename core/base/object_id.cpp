#include "core/base/object_id.h"

#include <algorithm>
#include <cassert>

namespace broadside {

std::optional<std::uint32_t> IdList::find(ObjectId id) const noexcept
{
    const std::size_t ascending = m_size - m_late.size();
    if (const ObjectId first = ascending > 0 ? (*this)[0] : id; ascending > 0 && id >= first) {
        // The position if there is no gap. With gaps it is a lower one.
        const std::uint64_t farthest = id.value - first.value;
        if (farthest < ascending && (*this)[farthest] == id)
            return static_cast<std::uint32_t>(farthest);
        if (!hasGaps())
            return std::nullopt;
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
    if (m_size == 0)
        m_first = id;
    else if (!hasGaps() && id.value != m_first.value + m_size)
        list();
    if (!continuesWith(id))
        m_late.emplace(id, static_cast<std::uint32_t>(m_size));
    if (hasGaps())
        m_ids.push_back(id);
    ++m_size;
}

void IdList::list()
{
    m_ids.reserve(m_size + m_size / 2 + 1);
    for (std::size_t i = 0; i < m_size; ++i)
        m_ids.push_back({m_first.value + i});
}

void IdList::truncate(std::size_t size)
{
    assert(size <= m_size);
    for (std::size_t i = m_size - std::min(m_late.size(), m_size - size); i < m_size; ++i)
        m_late.erase((*this)[i]);
    m_size = size;
    m_ids.resize(std::min(m_ids.size(), size));
}

} // namespace broadside
