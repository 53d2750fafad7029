#include "editor/session/pick_index.h"

#include <algorithm>

namespace broadside {

void PickIndex::refresh(const ObjectTable& objects)
{
    if (objects.rowCount() < m_entries.size())
        clear();
    m_entries.resize(objects.rowCount());
    for (ObjectIndex row = 0; row < m_entries.size(); ++row)
        refreshRow(objects, row);
    m_grid->update();
}

void PickIndex::clear()
{
    m_grid = std::make_unique<PackedGrid>();
    m_entries.clear();
}

void PickIndex::refreshRow(const ObjectTable& objects, ObjectIndex row)
{
    Entry& entry = m_entries[row];
    const bool present = objects.isPresent(row);
    const bool dynamic = objects.filterOf(row).dynamic;
    const Aabb& box = objects.boundsOf(row);
    if (entry.present && (!present || dynamic != entry.dynamic)) {
        m_grid->remove(row);
        entry.present = false;
    }
    if (!present)
        return;
    if (!entry.present)
        m_grid->add(row, box, {.category = 1, .mask = 1, .dynamic = dynamic});
    else if (box != entry.box)
        m_grid->move(row, box);
    entry = {box, true, dynamic};
}

std::vector<ObjectIndex> PickIndex::rowsIn(const Aabb& box) const
{
    std::vector<ObjectIndex> rows;
    if (box.isEmpty())
        return rows;
    m_grid->candidatesIn(box, rows);
    std::ranges::sort(rows);
    return rows;
}

} // namespace broadside
