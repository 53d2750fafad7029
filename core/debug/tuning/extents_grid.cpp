#include "core/debug/tuning/extents_grid.h"

namespace broadside {

ExtentsGrid::ExtentsGrid(const CellRule& rule)
    : m_grid(infoOf(kTablelessGrid).make({1.0, 1.0, rule.cellSize})) // its cells go on outside the world
    , m_rule(rule)
{}

void ExtentsGrid::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    m_grid->add(index, shifted(box), filter);
}

void ExtentsGrid::move(ObjectIndex index, const Aabb& box) { m_grid->move(index, shifted(box)); }

void ExtentsGrid::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    m_grid->candidatesOf(index, candidates);
}

void ExtentsGrid::candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const
{
    m_grid->candidatesIn(shifted(box), candidates);
}

} // namespace broadside
