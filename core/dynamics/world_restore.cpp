// World as a value and back: state(), follow() and restore().

#include "core/dynamics/world.h"
#include "core/geometry/bounds.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace broadside {

BodyState World::bodyAt(ObjectIndex row) const noexcept
{
    const Pose& pose = m_objects.poseOf(row);
    return {pose.position, pose.angle, m_velocities[row], m_birthTimes[row]};
}

WorldRest World::rest() const
{
    return {m_stepSettings, m_broadPhaseSettings, m_firstStepOfDt, m_timeBeforeDt,
            m_nextId,       m_steering,           m_spawnedBy,     m_putIn};
}

WorldState World::state() const
{
    WorldState state;
    state.step = m_step;
    state.bodies.reserve(m_changingRows.size());
    for (const ObjectIndex row : m_changingRows)
        state.bodies.push_back(bodyAt(row));
    const auto rows = static_cast<ObjectIndex>(m_objects.rowCount());
    state.present.reserve(rows);
    for (ObjectIndex row = 0; row < rows; ++row)
        state.present.push_back(m_objects.isPresent(row));
    for (auto row = static_cast<ObjectIndex>(m_authoredRows); row < rows; ++row)
        state.spawned.push_back(m_objects.pointerTo(row));
    state.overlaps = m_overlaps;
    state.rest = std::make_shared<const WorldRest>(rest());
    return state;
}

void World::follow(WorldState& state, WorldDelta& delta) const
{
    assert(m_step == state.step || m_step == state.step + 1);
    delta.clear();
    if (m_step != state.step)
        delta.flips = m_flips;
    for (std::size_t row = m_authoredRows + state.spawned.size(); row < m_objects.rowCount(); ++row)
        delta.spawned.push_back(m_objects.pointerTo(static_cast<ObjectIndex>(row)));
    applyPresence(state, delta);
    state.step = m_step;

    BodyDeltaWriter writer(delta.bodies);
    for (std::size_t i = 0; i < m_changingRows.size(); ++i) {
        const BodyState body = bodyAt(m_changingRows[i]);
        if (sameBits(body, state.bodies[i]))
            continue;
        writer.add(i, state.bodies[i], body);
        state.bodies[i] = body;
    }

    std::ranges::set_symmetric_difference(state.overlaps, m_overlaps, std::back_inserter(delta.overlapFlips));
    if (!delta.overlapFlips.empty())
        state.overlaps = m_overlaps;
    delta.before = state.rest;
    if (WorldRest now = rest(); now != *state.rest)
        state.rest = std::make_shared<const WorldRest>(std::move(now));
    delta.after = state.rest;
}

void World::restore(const WorldState& state)
{
    const WorldRest& rest = *state.rest;
    const bool sameBroadPhase = rest.broadPhase == m_broadPhaseSettings;
    if (!sameBroadPhase) {
        takeOutEverything();
        m_broadPhase = *makeBroadPhase(rest.broadPhase, m_settings.width, m_settings.height); // as it was made before
    }
    restoreSpawned(state.spawned);
    assert(state.present.size() == m_objects.rowCount() && state.bodies.size() == m_changingRows.size());
    takeOutTheAbsent(state);
    restoreBodies(state);
    putBackThePresent(state);
    restoreRest(rest);
    m_overlaps = state.overlaps;
    m_step = state.step;
    m_flips.clear();
    m_broadPhase->update();
}

void World::takeOutEverything()
{
    m_objects.forEach([&](ObjectIndex row) { m_objects.remove(row); });
    m_putIn.clear();
    m_collidablePairs.reset();
}

/// What both have in common stays; the same id may have been given to another object in another future.
void World::restoreSpawned(std::span<const ObjectPtr> spawned)
{
    std::size_t common = 0;
    while (common < spawned.size() && m_authoredRows + common < m_objects.rowCount() &&
           m_objects.pointerTo(static_cast<ObjectIndex>(m_authoredRows + common)) == spawned[common])
        ++common;
    truncate(m_authoredRows + common);
    for (const ObjectPtr& object : spawned.subspan(common))
        addRow(object, 0.0);
}

void World::truncate(std::size_t rows)
{
    for (std::size_t row = rows; row < m_objects.rowCount(); ++row)
        if (m_objects.isPresent(static_cast<ObjectIndex>(row)))
            takeOut(static_cast<ObjectIndex>(row));
    m_objects.truncate(rows);
    m_bodies.resize(rows);
    m_velocities.resize(rows);
    m_birthTimes.resize(rows);
    for (std::vector<ObjectIndex>* list : {&m_dynamicRows, &m_actingRows, &m_changingRows})
        while (!list->empty() && list->back() >= rows)
            list->pop_back();
}

void World::takeOut(ObjectIndex row)
{
    m_putIn.erase(row);
    m_broadPhase->remove(row);
    m_objects.remove(row);
    m_collidablePairs.reset();
}

/// Also those static ones that the broad phase is to get in another box than the one that it got.
void World::takeOutTheAbsent(const WorldState& state)
{
    const auto boxIn = [](const std::map<ObjectIndex, Aabb>& putIn, ObjectIndex row, const Aabb& otherwise) {
        const auto found = putIn.find(row);
        return found == putIn.end() ? otherwise : found->second;
    };
    for (std::size_t i = 0; i < m_changingRows.size(); ++i) {
        const ObjectIndex row = m_changingRows[i];
        if (!m_objects.isPresent(row) || !state.present[row] || m_objects.filterOf(row).dynamic)
            continue;
        const Aabb& box = m_objects.boundsOf(row);
        const Pose pose{state.bodies[i].position, state.bodies[i].angle, m_objects.poseOf(row).scale};
        if (boxIn(m_putIn, row, box) !=
            boxIn(state.rest->putIn, row, broadside::boundsOf(m_objects.shapeOf(row), pose)))
            takeOut(row);
    }
    const auto rows = static_cast<ObjectIndex>(m_objects.rowCount());
    for (ObjectIndex row = 0; row < rows; ++row)
        if (!state.present[row] && m_objects.isPresent(row))
            takeOut(row);
}

void World::restoreBodies(const WorldState& state)
{
    for (std::size_t i = 0; i < m_changingRows.size(); ++i) {
        const ObjectIndex row = m_changingRows[i];
        const BodyState& body = state.bodies[i];
        if (sameBits(body, bodyAt(row)))
            continue;
        m_velocities[row] = body.velocity;
        m_birthTimes[row] = body.birthTime;
        const Aabb before = m_objects.boundsOf(row);
        m_objects.setPose(row, {body.position, body.angle, m_objects.poseOf(row).scale});
        if (m_objects.isPresent(row) && m_objects.boundsOf(row) != before)
            m_broadPhase->move(row, m_objects.boundsOf(row));
    }
}

void World::putBackThePresent(const WorldState& state)
{
    const auto rows = static_cast<ObjectIndex>(m_objects.rowCount());
    for (ObjectIndex row = 0; row < rows; ++row) {
        if (!state.present[row] || m_objects.isPresent(row))
            continue;
        m_objects.restore(row);
        m_collidablePairs.reset();
        const Aabb& box = m_objects.boundsOf(row);
        const auto turned = state.rest->putIn.find(row);
        const bool hasTurned = turned != state.rest->putIn.end();
        m_broadPhase->add(row, hasTurned ? turned->second : box, m_objects.filterOf(row));
        if (hasTurned)
            m_broadPhase->move(row, box);
    }
}

void World::restoreRest(const WorldRest& rest)
{
    m_stepSettings = rest.step;
    m_broadPhaseSettings = rest.broadPhase;
    m_firstStepOfDt = rest.firstStepOfDt;
    m_timeBeforeDt = rest.timeBeforeDt;
    m_nextId = rest.nextId;
    m_steering = rest.steering;
    m_spawnedBy = rest.spawnedBy;
    m_putIn = rest.putIn;
}

} // namespace broadside
