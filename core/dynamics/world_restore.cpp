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
    return {m_settings, m_stepSettings, m_broadPhaseSettings, m_firstStepOfDt, m_timeBeforeDt,
            m_nextId,   m_steering,     m_spawnedBy,          m_scores,        m_putIn,
            m_placed,   m_takenOut};
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
        state.spawned.push_back(originalOf(row));
    state.edited = m_originals;
    state.edited.replaceEach([&](ObjectIndex row) { return m_objects.pointerTo(row); });
    state.lateRows = m_lateRows;
    for (const ObjectIndex row : m_lateRows)
        state.lateBodies.push_back(bodyAt(row));
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
    delta.edits = editsAfter(state);
    applyRows(state, delta);
    state.step = m_step;
    followBodies(m_changingRows, state.bodies, delta.bodies);
    followBodies(m_lateRows, state.lateBodies, delta.lateBodies);

    std::ranges::set_symmetric_difference(state.overlaps, m_overlaps, std::back_inserter(delta.overlapFlips));
    if (!delta.overlapFlips.empty())
        state.overlaps = m_overlaps;
    delta.before = state.rest;
    if (WorldRest now = rest(); now != *state.rest)
        state.rest = std::make_shared<const WorldRest>(std::move(now));
    delta.after = state.rest;
}

std::vector<RowEdit> World::editsAfter(const WorldState& state) const
{
    std::vector<RowEdit> edits;
    if (m_edits.empty())
        return edits;
    std::vector<bool> seen(m_objects.rowCount());
    for (const ObjectIndex row : m_edits) {
        if (seen[row])
            continue;
        seen[row] = true;
        const ObjectPtr* before = state.edited.find(row);
        edits.push_back(
            {row, before ? *before : nullptr, m_objects.pointerTo(row), !before && !canChange(*originalOf(row))});
    }
    return edits;
}

void World::followBodies(std::span<const ObjectIndex> rows, std::span<BodyState> bodies,
                         std::vector<std::uint8_t>& changes) const
{
    BodyDeltaWriter writer(changes);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const BodyState body = bodyAt(rows[i]);
        if (sameBits(body, bodies[i]))
            continue;
        writer.add(i, bodies[i], body);
        bodies[i] = body;
    }
}

void World::restore(const WorldState& state)
{
    const WorldRest& rest = *state.rest;
    const bool sameBroadPhase = rest.broadPhase == m_broadPhaseSettings && rest.world.width == m_settings.width &&
                                rest.world.height == m_settings.height;
    if (rest.world != m_settings)
        takeSettings(rest.world);
    if (!sameBroadPhase) {
        takeOutEverything();
        m_broadPhase = *makeBroadPhase(rest.broadPhase, m_settings.width, m_settings.height); // as it was made before
    }
    restoreSpawned(state.spawned);
    restoreEdits(state);
    assert(state.present.size() == m_objects.rowCount() && state.bodies.size() == m_changingRows.size());
    takeOutTheAbsent(state);
    restoreBodies(m_changingRows, state.bodies);
    restoreBodies(m_lateRows, state.lateBodies);
    putBackThePresent(state);
    restoreRest(rest);
    m_overlaps = state.overlaps;
    m_step = state.step;
    m_flips.clear();
    m_edits.clear();
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
           originalOf(static_cast<ObjectIndex>(m_authoredRows + common)) == spawned[common])
        ++common;
    truncate(m_authoredRows + common);
    for (const ObjectPtr& object : spawned.subspan(common))
        addRow(object, 0.0);
}

void World::truncate(std::size_t rows)
{
    for (std::size_t row = rows; row < m_objects.rowCount(); ++row)
        if (m_objects.isPresent(static_cast<ObjectIndex>(row)))
            takeOutRow(static_cast<ObjectIndex>(row));
    m_objects.truncate(rows);
    m_bodies.resize(rows);
    m_velocities.resize(rows);
    m_birthTimes.resize(rows);
    for (std::vector<ObjectIndex>* list : {&m_dynamicRows, &m_actingRows, &m_changingRows})
        while (!list->empty() && list->back() >= rows)
            list->pop_back();
    std::erase_if(m_lateRows, [rows](ObjectIndex row) { return row >= rows; });
    m_originals.truncate(static_cast<ObjectIndex>(rows));
}

/// Where the rows stand comes after that; one that has no body any more stands where its object says.
void World::restoreEdits(const WorldState& state)
{
    const RowObjects originals = std::exchange(m_originals, state.edited);
    m_originals.replaceEach([&](ObjectIndex row) {
        const ObjectPtr* original = originals.find(row);
        return original ? *original : m_objects.pointerTo(row);
    });
    for (const auto& [row, original] : originals)
        if (!state.edited.contains(row))
            restoreObject(row, original);
    for (const auto& [row, object] : state.edited)
        if (m_objects.pointerTo(row) != object)
            restoreObject(row, object);
    relistRows();
    for (const ObjectIndex row : m_lateRows) {
        if (state.edited.contains(row))
            continue;
        m_objects.setPose(row, m_objects.objectOf(row).pose);
        m_velocities[row] = m_objects.objectOf(row).velocity;
    }
    m_lateRows = state.lateRows;
}

void World::restoreObject(ObjectIndex row, const ObjectPtr& object)
{
    if (m_objects.isPresent(row))
        takeOutRow(row);
    setObject(row, object, m_objects.poseOf(row));
}

void World::takeOutRow(ObjectIndex row)
{
    m_putIn.erase(row);
    m_broadPhase->remove(row);
    m_objects.remove(row);
    m_collidablePairs.reset();
}

void World::takeOutTheAbsent(const WorldState& state)
{
    takeOutTheTurned(m_changingRows, state.bodies, state);
    takeOutTheTurned(m_lateRows, state.lateBodies, state);
    const auto rows = static_cast<ObjectIndex>(m_objects.rowCount());
    for (ObjectIndex row = 0; row < rows; ++row)
        if (!state.present[row] && m_objects.isPresent(row))
            takeOutRow(row);
}

/// Static ones that the broad phase is to get in another box than the one that it got.
void World::takeOutTheTurned(std::span<const ObjectIndex> rows, std::span<const BodyState> bodies,
                             const WorldState& state)
{
    const auto boxIn = [](const std::map<ObjectIndex, Aabb>& putIn, ObjectIndex row, const Aabb& otherwise) {
        const auto found = putIn.find(row);
        return found == putIn.end() ? otherwise : found->second;
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ObjectIndex row = rows[i];
        if (!m_objects.isPresent(row) || !state.present[row] || m_objects.filterOf(row).dynamic)
            continue;
        const Aabb& box = m_objects.boundsOf(row);
        const Pose pose{bodies[i].position, bodies[i].angle, m_objects.poseOf(row).scale};
        if (boxIn(m_putIn, row, box) !=
            boxIn(state.rest->putIn, row, broadside::boundsOf(m_objects.shapeOf(row), pose)))
            takeOutRow(row);
    }
}

void World::restoreBodies(std::span<const ObjectIndex> rows, std::span<const BodyState> bodies)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ObjectIndex row = rows[i];
        const BodyState& body = bodies[i];
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
    m_scores = rest.scores;
    m_putIn = rest.putIn;
    m_placed = rest.placed;
    m_takenOut = rest.takenOut;
}

} // namespace broadside
