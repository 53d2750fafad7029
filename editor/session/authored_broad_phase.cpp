#include "editor/session/authored_broad_phase.h"

#include <algorithm>
#include <utility>

namespace broadside {

void AuthoredBroadPhase::begin(const Space& space)
{
    reset();
    m_space = space;
    auto made = makeBroadPhase(space.settings, space.width, space.height);
    if (!made) {
        m_problem = made.problem();
        return;
    }
    m_broadPhase = std::move(*made);
    m_next = 0;
}

void AuthoredBroadPhase::makeFor(const Space& space, const ObjectTable& objects)
{
    makeSlice(space, objects, objects.rowCount());
}

bool AuthoredBroadPhase::makeSlice(const Space& space, const ObjectTable& objects, std::size_t rows)
{
    if (m_space != space)
        begin(space);
    if (!m_next)
        return true;
    const auto end = static_cast<ObjectIndex>(std::min(objects.rowCount(), *m_next + rows));
    for (ObjectIndex row = *m_next; row < end; ++row)
        if (objects.isPresent(row))
            m_broadPhase->add(row, objects.boundsOf(row), objects.filterOf(row));
    m_next = end;
    if (end < objects.rowCount())
        return false;
    m_broadPhase->update();
    m_next.reset();
    return true;
}

void AuthoredBroadPhase::reset()
{
    m_space.reset();
    m_broadPhase.reset();
    m_problem.reset();
    m_next.reset();
}

BroadPhase* AuthoredBroadPhase::beforeChange()
{
    if (m_next)
        reset();
    return m_broadPhase.get();
}

void AuthoredBroadPhase::add(const ObjectTable& objects, ObjectIndex row)
{
    if (BroadPhase* phase = beforeChange())
        phase->add(row, objects.boundsOf(row), objects.filterOf(row));
}

void AuthoredBroadPhase::remove(ObjectIndex row)
{
    if (BroadPhase* phase = beforeChange())
        phase->remove(row);
}

void AuthoredBroadPhase::replace(ObjectIndex row, const ObjectTable& objects, const Aabb& box,
                                 const CollisionFilter& filter)
{
    BroadPhase* phase = beforeChange();
    if (!phase)
        return;
    if (objects.filterOf(row) != filter) {
        phase->remove(row);
        phase->add(row, objects.boundsOf(row), objects.filterOf(row));
    } else if (objects.boundsOf(row) != box) {
        phase->move(row, objects.boundsOf(row));
    }
}

void AuthoredBroadPhase::update()
{
    if (BroadPhase* phase = beforeChange())
        phase->update();
}

} // namespace broadside
