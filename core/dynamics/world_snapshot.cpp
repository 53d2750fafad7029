#include "core/dynamics/world_snapshot.h"

#include "core/dynamics/body_delta.h"
#include "core/geometry/bounds.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <map>
#include <span>
#include <utility>

namespace broadside {
namespace {

BodyState bodyAt(const WorldParts& world, ObjectIndex row) noexcept
{
    const Pose& pose = world.objects.poseOf(row);
    return {pose.position, pose.angle, world.velocities[row], world.birthTimeOf(row)};
}

WorldRest restOf(const WorldParts& world)
{
    return {world.settings,     world.stepSettings, world.broadPhaseSettings, world.firstStepOfDt,
            world.timeBeforeDt, world.nextId,       world.steering,           world.spawnedBy,
            world.scores,       world.addedBoxes,   world.edits.placed,       world.edits.takenOut};
}

std::vector<RowEdit> editsAfter(const WorldParts& world, const WorldState& state)
{
    std::vector<RowEdit> edits;
    if (world.editedRows.empty())
        return edits;
    std::vector<bool> seen(world.objects.rowCount());
    for (const ObjectIndex row : world.editedRows) {
        if (seen[row])
            continue;
        seen[row] = true;
        const ObjectPtr* before = state.edited.find(row);
        edits.push_back({row, before ? *before : nullptr, world.objects.pointerTo(row),
                         !before && !canChange(*world.originalOf(row))});
    }
    return edits;
}

void followBodies(const WorldParts& world, std::span<const ObjectIndex> rows, std::span<BodyState> bodies,
                  std::vector<std::uint8_t>& changes)
{
    const Vec2 acceleration = world.dynamicRows.empty() ? Vec2{} : world.accelerations[world.dynamicRows.front()];
    const auto newBody = [&](std::size_t i) {
        const ObjectIndex row = rows[i];
        const Pose& pose = world.objects.poseOf(row);
        return body_delta::BodyView{pose.position, pose.angle, world.velocities[row], world.birthTimeOf(row)};
    };
    body_delta::write(bodies, {world.stepSettings.dt, acceleration, world.stepSettings.integrator}, newBody, changes);
}

/// Writes the overlaps that began or ended, and brings those of the state up to date.
void followOverlaps(const WorldParts& world, WorldState& state, WorldDelta& delta, bool isNextStep)
{
    if (isNextStep) // then the step knows them
        delta.overlapFlips = world.overlapFlips;
    else
        std::ranges::set_symmetric_difference(state.overlaps, world.overlaps, std::back_inserter(delta.overlapFlips));
    if (!delta.overlapFlips.empty())
        state.overlaps = world.overlaps;
    assert(state.overlaps == world.overlaps);
}

bool hasRest(const WorldParts& world, const WorldRest& rest)
{
    return rest.world == world.settings && rest.step == world.stepSettings &&
           rest.broadPhase == world.broadPhaseSettings && rest.firstStepOfDt == world.firstStepOfDt &&
           rest.timeBeforeDt == world.timeBeforeDt && rest.nextId == world.nextId && rest.steering == world.steering &&
           rest.spawnedBy == world.spawnedBy && rest.scores == world.scores && rest.addedBoxes == world.addedBoxes &&
           rest.placed == world.edits.placed && rest.takenOut == world.edits.takenOut;
}

void takeOutEverything(WorldParts& world)
{
    world.objects.forEach([&](ObjectIndex row) { world.objects.remove(row); });
    world.addedBoxes.clear();
    world.collidablePairs.reset();
}

void forgetRowsFrom(WorldParts& world, std::size_t rows)
{
    for (std::size_t row = rows; row < world.objects.rowCount(); ++row)
        if (world.objects.isPresent(static_cast<ObjectIndex>(row)))
            world.withdrawRow(static_cast<ObjectIndex>(row));
    world.objects.truncate(rows);
    world.truncateRows(rows);
    for (std::vector<ObjectIndex>* list : {&world.dynamicRows, &world.actingRows, &world.changingRows})
        while (!list->empty() && list->back() >= rows)
            list->pop_back();
    std::erase_if(world.lateRows, [rows](ObjectIndex row) { return row >= rows; });
    world.edits.originals.truncate(static_cast<ObjectIndex>(rows));
}

/// Keeps the rows that both states share. Objects are compared, not ids: after going back, another object may have got
/// the same id.
void restoreSpawned(WorldParts& world, std::span<const ObjectPtr> spawned)
{
    std::size_t common = 0;
    while (common < spawned.size() && world.authoredRows + common < world.objects.rowCount() &&
           world.originalOf(static_cast<ObjectIndex>(world.authoredRows + common)) == spawned[common])
        ++common;
    forgetRowsFrom(world, world.authoredRows + common);
    for (const ObjectPtr& object : spawned.subspan(common))
        world.addRow(object, 0.0);
}

void restoreObject(WorldParts& world, ObjectIndex row, const ObjectPtr& object)
{
    if (world.objects.isPresent(row))
        world.withdrawRow(row);
    world.setObject(row, object, world.objects.poseOf(row));
}

/// Restores the edited objects. Poses follow in restoreBodies(). A late row that has no body in `state` gets the pose
/// and velocity of its object.
void restoreEdits(WorldParts& world, const WorldState& state)
{
    const RowObjects originals = std::exchange(world.edits.originals, state.edited);
    world.edits.originals.replaceEach([&](ObjectIndex row) {
        const ObjectPtr* original = originals.find(row);
        return original ? *original : world.objects.pointerTo(row);
    });
    for (const auto& [row, original] : originals)
        if (!state.edited.contains(row))
            restoreObject(world, row, original);
    for (const auto& [row, object] : state.edited)
        if (world.objects.pointerTo(row) != object)
            restoreObject(world, row, object);
    world.relistRows();
    for (const ObjectIndex row : world.lateRows) {
        if (state.edited.contains(row))
            continue;
        world.objects.setPose(row, world.objects.objectOf(row).pose);
        world.velocities[row] = world.objects.objectOf(row).velocity;
    }
    world.lateRows = state.lateRows;
}

/// Removes static rows whose box at the time of adding differs in `state`; putBackPresent() adds them with that box.
void takeOutRotated(WorldParts& world, std::span<const ObjectIndex> rows, std::span<const BodyState> bodies,
                    const WorldState& state)
{
    const auto boxIn = [](const std::map<ObjectIndex, Aabb>& addedBoxes, ObjectIndex row, const Aabb& otherwise) {
        const auto found = addedBoxes.find(row);
        return found == addedBoxes.end() ? otherwise : found->second;
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ObjectIndex row = rows[i];
        if (!world.objects.isPresent(row) || !state.present[row] || world.objects.filterOf(row).dynamic)
            continue;
        const Aabb& box = world.objects.boundsOf(row);
        const Pose pose{bodies[i].position, bodies[i].angle, world.objects.poseOf(row).scale};
        if (boxIn(world.addedBoxes, row, box) !=
            boxIn(state.rest->addedBoxes, row, boundsOf(world.objects.shapeOf(row), pose)))
            world.withdrawRow(row);
    }
}

void takeOutAbsent(WorldParts& world, const WorldState& state)
{
    takeOutRotated(world, world.changingRows, state.bodies, state);
    takeOutRotated(world, world.lateRows, state.lateBodies, state);
    const auto rows = static_cast<ObjectIndex>(world.objects.rowCount());
    for (ObjectIndex row = 0; row < rows; ++row)
        if (!state.present[row] && world.objects.isPresent(row))
            world.withdrawRow(row);
}

void restoreBodies(WorldParts& world, std::span<const ObjectIndex> rows, std::span<const BodyState> bodies)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ObjectIndex row = rows[i];
        const BodyState& body = bodies[i];
        if (sameBits(body, bodyAt(world, row)))
            continue;
        world.velocities[row] = body.velocity;
        world.setBirthTime(row, body.birthTime);
        const Aabb before = world.objects.boundsOf(row);
        world.objects.setPose(row, {body.position, body.angle, world.objects.poseOf(row).scale});
        if (world.objects.isPresent(row) && world.objects.boundsOf(row) != before)
            world.broadPhase->move(row, world.objects.boundsOf(row));
    }
}

void putBackPresent(WorldParts& world, const WorldState& state)
{
    const auto rows = static_cast<ObjectIndex>(world.objects.rowCount());
    for (ObjectIndex row = 0; row < rows; ++row) {
        if (!state.present[row] || world.objects.isPresent(row))
            continue;
        world.objects.restore(row);
        world.collidablePairs.reset();
        const Aabb& box = world.objects.boundsOf(row);
        const auto turned = state.rest->addedBoxes.find(row);
        const bool hasTurned = turned != state.rest->addedBoxes.end();
        world.broadPhase->add(row, hasTurned ? turned->second : box, world.objects.filterOf(row));
        if (hasTurned)
            world.broadPhase->move(row, box);
    }
}

void restoreRest(WorldParts& world, const WorldRest& rest)
{
    world.stepSettings = rest.step;
    world.broadPhaseSettings = rest.broadPhase;
    world.firstStepOfDt = rest.firstStepOfDt;
    world.timeBeforeDt = rest.timeBeforeDt;
    world.nextId = rest.nextId;
    world.steering = rest.steering;
    world.spawnedBy = rest.spawnedBy;
    world.scores = rest.scores;
    world.addedBoxes = rest.addedBoxes;
    world.edits.placed = rest.placed;
    world.edits.takenOut = rest.takenOut;
}

} // namespace

WorldState stateOf(const WorldParts& world)
{
    WorldState state;
    state.step = world.stepCount;
    state.bodies.reserve(world.changingRows.size());
    for (const ObjectIndex row : world.changingRows)
        state.bodies.push_back(bodyAt(world, row));
    const auto rows = static_cast<ObjectIndex>(world.objects.rowCount());
    state.present.reserve(rows);
    for (ObjectIndex row = 0; row < rows; ++row)
        state.present.push_back(world.objects.isPresent(row));
    for (auto row = static_cast<ObjectIndex>(world.authoredRows); row < rows; ++row)
        state.spawned.push_back(world.originalOf(row));
    state.edited = world.edits.originals;
    state.edited.replaceEach([&](ObjectIndex row) { return world.objects.pointerTo(row); });
    state.lateRows = world.lateRows;
    for (const ObjectIndex row : world.lateRows)
        state.lateBodies.push_back(bodyAt(world, row));
    state.overlaps = world.overlaps;
    state.rest = std::make_shared<const WorldRest>(restOf(world));
    return state;
}

void followWorld(const WorldParts& world, WorldState& state, WorldDelta& delta)
{
    assert(world.stepCount == state.step || world.stepCount == state.step + 1);
    delta.clear();
    const bool isNextStep = world.stepCount != state.step;
    if (isNextStep)
        delta.flips = world.flippedRows;
    for (std::size_t row = world.authoredRows + state.spawned.size(); row < world.objects.rowCount(); ++row)
        delta.spawned.push_back(world.objects.pointerTo(static_cast<ObjectIndex>(row)));
    delta.edits = editsAfter(world, state);
    applyRows(state, delta);
    state.step = world.stepCount;
    followBodies(world, world.changingRows, state.bodies, delta.bodies);
    followBodies(world, world.lateRows, state.lateBodies, delta.lateBodies);

    followOverlaps(world, state, delta, isNextStep);
    delta.before = state.rest;
    if (!hasRest(world, *state.rest))
        state.rest = std::make_shared<const WorldRest>(restOf(world));
    delta.after = state.rest;
}

void restoreWorld(WorldParts& world, const WorldState& state)
{
    const WorldRest& rest = *state.rest;
    world.restingHash.reset();
    const bool sameBroadPhase = rest.broadPhase == world.broadPhaseSettings &&
                                rest.world.width == world.settings.width && rest.world.height == world.settings.height;
    if (rest.world != world.settings)
        world.takeSettings(rest.world);
    if (!sameBroadPhase) {
        takeOutEverything(world);
        // cannot fail: it was made with these settings before
        world.takeBroadPhase(*makeBroadPhase(rest.broadPhase, world.settings.width, world.settings.height));
    }
    restoreSpawned(world, state.spawned);
    restoreEdits(world, state);
    assert(state.present.size() == world.objects.rowCount() && state.bodies.size() == world.changingRows.size());
    takeOutAbsent(world, state);
    restoreBodies(world, world.changingRows, state.bodies);
    restoreBodies(world, world.lateRows, state.lateBodies);
    putBackPresent(world, state);
    restoreRest(world, rest);
    world.overlaps = state.overlaps;
    world.overlapFlips.clear();
    world.stepCount = state.step;
    world.flippedRows.clear();
    world.editedRows.clear();
    world.broadPhase->update();
}

} // namespace broadside
