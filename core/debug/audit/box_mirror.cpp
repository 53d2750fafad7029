#include "core/debug/audit/box_mirror.h"

namespace broadside {

void BoxMirror::put(ObjectIndex row, const Aabb& box, const CollisionFilter& filter)
{
    const bool isKept = known().contains(row) && !box.isEmpty() && known().filterOf(row) == filter;
    if (isKept && known().boxOf(row) == box)
        return;
    if (isKept)
        return m_broadPhase->move(row, box);
    takeOut(row);
    if (!box.isEmpty())
        m_broadPhase->add(row, box, filter);
}

void BoxMirror::takeOut(ObjectIndex row)
{
    if (known().contains(row))
        m_broadPhase->remove(row);
}

} // namespace broadside
