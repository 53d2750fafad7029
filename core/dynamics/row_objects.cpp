#include "core/dynamics/row_objects.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace broadside {

const ObjectPtr* RowObjects::find(ObjectIndex row) const noexcept
{
    const auto found = std::ranges::lower_bound(m_entries, row, {}, &Entry::row);
    return found == m_entries.end() || found->row != row ? nullptr : &found->object;
}

void RowObjects::put(std::vector<Entry> entries)
{
    assert(std::ranges::is_sorted(entries, {}, &Entry::row));
    std::size_t place = 0;
    std::size_t fresh = 0;
    for (Entry& entry : entries) {
        while (place < m_entries.size() && m_entries[place].row < entry.row)
            ++place;
        if (place < m_entries.size() && m_entries[place].row == entry.row)
            m_entries[place].object = std::move(entry.object);
        else if (entry.object)
            entries[fresh++] = std::move(entry);
    }
    entries.resize(fresh);
    std::erase_if(m_entries, [](const Entry& entry) { return !entry.object; });
    const auto known = static_cast<std::ptrdiff_t>(m_entries.size());
    m_entries.insert(m_entries.end(), std::make_move_iterator(entries.begin()), std::make_move_iterator(entries.end()));
    std::ranges::inplace_merge(m_entries, m_entries.begin() + known, {}, &Entry::row);
}

void RowObjects::truncate(ObjectIndex row)
{
    m_entries.erase(std::ranges::lower_bound(m_entries, row, {}, &Entry::row), m_entries.end());
}

} // namespace broadside
