#include "core/debug/audit/box_mirror.h"

namespace broadside {

void BoxMirror::put(ObjectIndex row, const Aabb& box, const CollisionFilter& filter)
{
    Aabb& known = m_boxes[row];
    if (known == box && m_filters[row] == filter)
        return;
    if (!known.isEmpty() && !box.isEmpty() && m_filters[row] == filter) {
        m_broadPhase->move(row, box);
    } else {
        takeOut(row);
        if (!box.isEmpty())
            m_broadPhase->add(row, box, filter);
    }
    known = box;
    m_filters[row] = filter;
}

void BoxMirror::takeOut(ObjectIndex row)
{
    if (!m_boxes[row].isEmpty())
        m_broadPhase->remove(row);
}

} // namespace broadside
