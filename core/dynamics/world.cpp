#include "core/dynamics/world.h"

#include "core/base/long_array.h"
#include "core/broadphase/packed_grid/parallel.h"
#include "core/dynamics/state_hash.h"
#include "core/dynamics/step.h"
#include "core/dynamics/world_edit.h"
#include "core/dynamics/world_snapshot.h"
#include "core/scene/id_order.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace broadside {

Result<World> World::fromScene(const Scene& scene)
{
    auto broadPhase = makeBroadPhase(scene.broadPhase, scene.world.width, scene.world.height);
    if (!broadPhase)
        return broadPhase.problem();

    World world;
    WorldParts& parts = world.m_parts;
    parts.settings = scene.world;
    parts.stepSettings = scene.step;
    parts.broadPhaseSettings = scene.broadPhase;
    parts.crew = std::make_shared<packed::Crew>();
    parts.threads = packed::usualThreads();
    parts.takeBroadPhase(std::move(*broadPhase));
    const auto reserve = [&scene](auto& column) {
        column.reserve(scene.size());
        preferLargePages(column.data(), scene.size() * sizeof(column[0]));
    };
    reserve(parts.bodies);
    reserve(parts.onHits);
    reserve(parts.accelerations);
    reserve(parts.velocities);
    parts.objects.reserve(scene);
    parts.broadPhase->reserve(scene.size());
    if (isInIdOrder(scene)) {
        for (const ObjectPtr& object : scene.objects())
            parts.addRow(object, 0.0);
    } else {
        for (ObjectPtr& object : objectsById(scene))
            parts.addRow(std::move(object), 0.0);
    }
    parts.authoredRows = parts.objects.rowCount();
    parts.broadPhase->update();
    parts.nextId = scene.nextId();
    return world;
}

StepReport World::step(std::span<const Input> inputs, const std::stop_token& stop, const TestedObserver& tested,
                       ChangeLog* log, StepReport used)
{
    std::function<void()> showTested;
    if (tested)
        showTested = [&] { tested(*this); };
    return runStep(m_parts, inputs, stop, showTested, log, std::move(used));
}

std::uint64_t World::hash() const noexcept { return hashOf(m_parts); }

std::optional<Problem> World::setBroadPhase(const BroadPhaseSettings& settings)
{
    return setSettings(WorldSettings(m_parts.settings), settings);
}

std::optional<Problem> World::setSettings(const WorldSettings& settings, const BroadPhaseSettings& broadPhase)
{
    auto made = makeBroadPhase(broadPhase, settings.width, settings.height);
    if (!made)
        return made.problem();
    m_parts.takeBroadPhase(std::move(*made));
    m_parts.broadPhaseSettings = broadPhase;
    if (settings != m_parts.settings)
        m_parts.takeSettings(settings);
    m_parts.addedBoxes.clear();
    addAll(m_parts.objects, *m_parts.broadPhase);
    m_parts.broadPhase->update();
    return std::nullopt;
}

void World::setStepSettings(const StepSettings& settings) noexcept
{
    m_parts.timeBeforeDt = time();
    m_parts.firstStepOfDt = m_parts.stepCount;
    m_parts.stepSettings = settings;
}

void World::preview(const EditInput& edit) { previewEdit(m_parts, edit); }

StatePlace World::statePlaceOf(ObjectIndex row) const
{
    StatePlace place{.row = row, .body = {}, .spawned = {}, .object = m_parts.originalOf(row)};
    const std::vector<ObjectIndex>& changing = m_parts.changingRows;
    if (const auto found = std::ranges::lower_bound(changing, row); found != changing.end() && *found == row)
        place.body = static_cast<std::size_t>(found - changing.begin());
    if (row >= m_parts.authoredRows)
        place.spawned = row - m_parts.authoredRows;
    return place;
}

WorldState World::state() const { return stateOf(m_parts); }

void World::follow(WorldState& state, WorldDelta& delta) const { followWorld(m_parts, state, delta); }

void World::restore(const WorldState& state) { restoreWorld(m_parts, state); }

ObjectPtr World::currentObjectAt(ObjectIndex row) const
{
    const ObjectPtr& object = m_parts.objects.pointerTo(row);
    if (m_parts.objects.poseOf(row) == object->pose && m_parts.velocities[row] == object->velocity)
        return object;
    return edited(*object, [&](SceneObject& o) {
        o.pose = m_parts.objects.poseOf(row);
        o.velocity = m_parts.velocities[row];
    });
}

Scene World::toScene(const Scene& authored) const
{
    Scene scene = authored;
    std::vector<ObjectId> gone;
    for (const ObjectPtr& object : authored.objects()) {
        ObjectPtr now = savedObject(*this, object);
        if (!now)
            gone.push_back(object->id);
        else if (now != object)
            scene.replace(std::move(now));
    }
    for (ObjectPtr& object : savedNewObjects(*this, authored))
        scene.append(std::move(object));
    scene.remove(gone);
    return scene;
}

ObjectPtr savedObject(const World& world, const ObjectPtr& authored)
{
    const auto row = world.objects().indexOf(authored->id);
    if (!row)
        return nullptr;
    ObjectPtr now = world.currentObjectAt(*row);
    return now == authored ? now : withOverridesMarked(*authored, now);
}

std::vector<ObjectPtr> savedNewObjects(const World& world, const Scene& authored)
{
    std::vector<ObjectPtr> added;
    world.objects().forEach([&](ObjectIndex row) {
        if (!authored.contains(world.objects().idOf(row)))
            added.push_back(withOverridesMarked(world.objects().objectOf(row), world.currentObjectAt(row)));
    });
    return added;
}

} // namespace broadside
