#include "core/dynamics/world.h"

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

} // namespace

Result<World> World::fromScene(const Scene& scene)
{
    auto broadPhase = makeBroadPhase(scene.broadPhase, scene.world.width, scene.world.height);
    if (!broadPhase)
        return broadPhase.problem();

    World world;
    world.m_settings = scene.world;
    world.m_stepSettings = scene.step;
    world.m_objects = ObjectTable(scene);
    world.m_broadPhase = std::move(*broadPhase);
    world.m_velocities.reserve(world.m_objects.rowCount());
    world.m_objects.forEach([&](ObjectIndex i) { world.m_velocities.push_back(world.m_objects.objectOf(i).velocity); });
    addAll(world.m_objects, *world.m_broadPhase);
    world.m_broadPhase->update();
    return world;
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

std::optional<Problem> World::setBroadPhase(const BroadPhaseSettings& settings)
{
    auto broadPhase = makeBroadPhase(settings, m_settings.width, m_settings.height);
    if (!broadPhase)
        return broadPhase.problem();
    m_broadPhase = std::move(*broadPhase);
    addAll(m_objects, *m_broadPhase);
    m_broadPhase->update();
    return std::nullopt;
}

void World::setStepSettings(const StepSettings& settings) noexcept
{
    m_timeBeforeDt = time();
    m_firstStepOfDt = m_step;
    m_stepSettings = settings;
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
        const Pose& pose = m_objects.poseOf(*index);
        const Vec2 velocity = m_velocities[*index];
        if (pose != object->pose || velocity != object->velocity)
            scene.replace(edited(*object, [&](SceneObject& o) {
                o.pose = pose;
                o.velocity = velocity;
            }));
    }
    scene.remove(gone);
    return scene;
}

} // namespace broadside
