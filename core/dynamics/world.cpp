#include "core/dynamics/world.h"

#include "core/base/limits.h"
#include "core/base/overloaded.h"
#include "core/broadphase/filter.h"
#include "core/dynamics/launcher.h"
#include "core/scene/id_order.h"

#include <algorithm>
#include <bit>

namespace broadside {
namespace {

// SplitMix64's finaliser; see core/base/random.h for the source.
std::uint64_t mixed(std::uint64_t z) noexcept
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

std::uint64_t hashOf(ObjectId id, const Pose& pose, Vec2 velocity) noexcept
{
    std::uint64_t hash = mixed(id.value + 0x9e3779b97f4a7c15ULL);
    for (const double value : {pose.position.x, pose.position.y, velocity.x, velocity.y, pose.angle})
        hash = mixed(hash ^ (std::bit_cast<std::uint64_t>(value) + 0x9e3779b97f4a7c15ULL));
    return hash;
}

/// Whether a box apart from another stays apart on one axis. Velocity and acceleration are relative to the other.
bool movesAway(const Aabb& box, const Aabb& from, Vec2 v, Vec2 a) noexcept
{
    return (box.lo.x > from.hi.x && v.x >= 0.0 && a.x >= 0.0) || (box.hi.x < from.lo.x && v.x <= 0.0 && a.x <= 0.0) ||
           (box.lo.y > from.hi.y && v.y >= 0.0 && a.y >= 0.0) || (box.hi.y < from.lo.y && v.y <= 0.0 && a.y <= 0.0);
}

/// Objects outside the world whose pairs are looked at: a thousand have half a million.
constexpr std::size_t kMostDeparted = 1'000;

} // namespace

Result<World> World::fromScene(const Scene& scene)
{
    auto broadPhase = makeBroadPhase(scene.broadPhase, scene.world.width, scene.world.height);
    if (!broadPhase)
        return broadPhase.problem();

    World world;
    world.m_settings = scene.world;
    world.m_stepSettings = scene.step;
    world.m_broadPhaseSettings = scene.broadPhase;
    world.m_broadPhase = std::move(*broadPhase);
    std::vector<ObjectPtr> ascending = objectsById(scene);
    world.m_bodies.reserve(ascending.size());
    world.m_velocities.reserve(ascending.size());
    world.m_birthTimes.reserve(ascending.size());
    for (ObjectPtr& object : ascending)
        world.addRow(std::move(object), 0.0);
    world.m_authoredRows = world.m_objects.rowCount();
    world.m_broadPhase->update();
    world.m_nextId = scene.nextId();
    return world;
}

void World::addRow(ObjectPtr object, double birthTime)
{
    m_bodies.push_back(bodyOf(*object));
    m_velocities.push_back(object->velocity);
    m_birthTimes.push_back(birthTime);
    const bool acts = !object->components.empty();
    for (const Component& component : object->components)
        if (const auto* score = std::get_if<Score>(&component))
            m_scores.try_emplace(score->player, 0); // a game begins at 0 : 0
    const bool changes = canChange(*object);
    const ObjectIndex row = m_objects.add(std::move(object));
    if (m_objects.filterOf(row).dynamic)
        m_dynamicRows.push_back(row);
    if (acts)
        m_actingRows.push_back(row);
    if (changes)
        m_changingRows.push_back(row);
    m_broadPhase->add(row, m_objects.boundsOf(row), m_objects.filterOf(row));
    m_collidablePairs.reset();
}

World::Body World::bodyOf(const SceneObject& object) const noexcept
{
    return {accelerationOf(object, m_settings), object.mass, object.restitution, object.onHit};
}

double World::time() const noexcept
{
    return m_timeBeforeDt + static_cast<double>(m_step - m_firstStepOfDt) * m_stepSettings.dt;
}

std::uint64_t World::hash() const noexcept
{
    std::uint64_t sum = 0;
    m_objects.forEach([&](ObjectIndex i) { sum += hashOf(m_objects.idOf(i), m_objects.poseOf(i), m_velocities[i]); });
    return sum;
}

bool World::mayAct(ObjectIndex row, const Component& component) const
{
    return std::visit(
        Overloaded{[&](const Spawner& spawner) {
                       const auto made = m_spawnedBy.find(m_objects.idOf(row));
                       return (made == m_spawnedBy.end() ? 0 : made->second) < spawner.limit &&
                              m_objects.rowOf(spawner.object) && m_objects.presentCount() < limits::kObjects;
                   },
                   [](const Lifetime&) { return true; }, [](const Paddle& paddle) { return paddle.follows.isNull(); },
                   [](const Flipper&) { return true; },
                   [](const auto&) { return false; }}, // a walker shows in its speed
        component);
}

bool World::leaves(ObjectIndex row, const Aabb& box) const noexcept
{
    return movesAway(m_objects.boundsOf(row), box, m_velocities[row], m_bodies[row].acceleration);
}

bool World::mayMeet(ObjectIndex a, ObjectIndex b) const noexcept
{
    if (!canCollide(m_objects.filterOf(a), m_objects.filterOf(b)))
        return false;
    return m_settings.terminalSpeed || // which slows the faster of the two, perhaps below the other
           !movesAway(m_objects.boundsOf(a), m_objects.boundsOf(b), m_velocities[a] - m_velocities[b],
                      m_bodies[a].acceleration - m_bodies[b].acceleration);
}

std::optional<World::Standstill> World::standstill() const
{
    const Aabb world{{}, {m_settings.width, m_settings.height}};
    std::vector<ObjectIndex> leaving;
    for (const ObjectIndex row : m_dynamicRows) {
        if (!m_objects.isPresent(row) || m_velocities[row] == Vec2{})
            continue;
        if (m_settings.edges != EdgeRule::Open || !leaves(row, world) || leaving.size() == kMostDeparted)
            return std::nullopt;
        leaving.push_back(row);
    }
    for (const ObjectIndex row : m_actingRows)
        if (m_objects.isPresent(row))
            for (const Component& component : m_objects.objectOf(row).components)
                if (mayAct(row, component))
                    return std::nullopt;
    Aabb resting = world;
    Standstill standstill{leaving.size()};
    m_objects.forEach([&](ObjectIndex row) {
        if (std::ranges::binary_search(leaving, row))
            return;
        resting = united(resting, m_objects.boundsOf(row));
        standstill.hash += hashOf(m_objects.idOf(row), m_objects.poseOf(row), m_velocities[row]);
    });
    for (std::size_t i = 0; i < leaving.size(); ++i) {
        if (!leaves(leaving[i], resting))
            return std::nullopt;
        for (std::size_t k = 0; k < i; ++k)
            if (mayMeet(leaving[k], leaving[i]))
                return std::nullopt;
    }
    return standstill;
}

std::optional<Problem> World::setBroadPhase(const BroadPhaseSettings& settings)
{
    return setSettings(WorldSettings(m_settings), settings);
}

std::optional<Problem> World::setSettings(const WorldSettings& settings, const BroadPhaseSettings& broadPhase)
{
    auto made = makeBroadPhase(broadPhase, settings.width, settings.height);
    if (!made)
        return made.problem();
    m_broadPhase = std::move(*made);
    m_broadPhaseSettings = broadPhase;
    if (settings != m_settings)
        takeSettings(settings);
    m_putIn.clear();
    addAll(m_objects, *m_broadPhase);
    m_broadPhase->update();
    return std::nullopt;
}

void World::takeSettings(const WorldSettings& settings)
{
    m_settings = settings;
    for (ObjectIndex row = 0; row < m_bodies.size(); ++row)
        m_bodies[row] = bodyOf(m_objects.objectOf(row));
}

void World::setStepSettings(const StepSettings& settings) noexcept
{
    m_timeBeforeDt = time();
    m_firstStepOfDt = m_step;
    m_stepSettings = settings;
}

ObjectPtr World::asItStands(ObjectIndex row) const
{
    const ObjectPtr& object = m_objects.pointerTo(row);
    if (m_objects.poseOf(row) == object->pose && m_velocities[row] == object->velocity)
        return object;
    return edited(*object, [&](SceneObject& o) {
        o.pose = m_objects.poseOf(row);
        o.velocity = m_velocities[row];
    });
}

Scene World::toScene(const Scene& authored) const
{
    Scene scene = authored;
    std::vector<ObjectId> gone;
    for (const ObjectPtr& object : authored.objects()) {
        const auto index = m_objects.indexOf(object->id);
        if (!index) {
            gone.push_back(object->id);
            continue;
        }
        if (const ObjectPtr now = asItStands(*index); now != object)
            scene.replace(withOverridesMarked(*object, now));
    }
    m_objects.forEach([&](ObjectIndex row) {
        if (!authored.contains(m_objects.idOf(row)))
            scene.append(withOverridesMarked(m_objects.objectOf(row), asItStands(row)));
    });
    scene.remove(gone);
    return scene;
}

} // namespace broadside
