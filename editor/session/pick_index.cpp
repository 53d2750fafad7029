#include "editor/session/pick_index.h"

#include <algorithm>

namespace broadside {
namespace {

/// Share of the whole area. Above it, collecting and sorting the rows of the cells takes ten times as long as testing
/// all boxes.
constexpr double kLargePart = 1.0 / 16.0;

double partOf(double from, double to, double lowest, double highest) noexcept
{
    const double covered = std::min(to, highest) - std::max(from, lowest);
    return highest > lowest ? std::max(covered, 0.0) / (highest - lowest) : 1.0;
}

} // namespace

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
    m_around = {};
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
    if (box != entry.box)
        m_around = united(m_around, box);
    entry = {box, true, dynamic};
}

bool PickIndex::isMost(const Aabb& box) const noexcept
{
    return partOf(box.lo.x, box.hi.x, m_around.lo.x, m_around.hi.x) *
               partOf(box.lo.y, box.hi.y, m_around.lo.y, m_around.hi.y) >
           kLargePart;
}

std::vector<ObjectIndex> PickIndex::rowsIn(const Aabb& box) const
{
    std::vector<ObjectIndex> rows;
    if (box.isEmpty())
        return rows;
    if (isMost(box)) {
        for (ObjectIndex row = 0; row < m_entries.size(); ++row)
            if (m_entries[row].present && overlaps(m_entries[row].box, box))
                rows.push_back(row);
        return rows;
    }
    m_grid->candidatesIn(box, rows);
    std::ranges::sort(rows);
    return rows;
}

} // namespace broadside
