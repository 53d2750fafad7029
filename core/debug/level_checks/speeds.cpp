// Finds objects that are so fast, at the start or after a fall, that they can pass through a static object.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/filter_groups.h"
#include "core/debug/level_checks/level_check_messages.h"
#include "core/dynamics/launcher.h"
#include "core/math/coordinate.h"

#include <limits>
#include <span>

namespace broadside::level {
namespace {

/// The thinnest static object that objects with one filter can hit.
struct Thinnest {
    double size = std::numeric_limits<double>::infinity(); // metres
    ObjectIndex row = 0;
};

Thinnest thinnestFor(const CollisionFilter& filter, std::span<const FilterGroup> groups,
                     std::span<const Thinnest> thinnest)
{
    Thinnest least;
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (masksMatch(filter, groups[i].filter) && thinnest[i].size < least.size)
            least = thinnest[i];
    return least;
}

/// `sizeOf(box)` is the thickness of a box.
template<class SizeOf>
std::vector<Thinnest> thinnestStatics(const ObjectTable& objects, std::span<const FilterGroup> groups, SizeOf sizeOf)
{
    std::vector<Thinnest> thinnest(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (const ObjectIndex row : groups[i].rows)
            if (const double size = sizeOf(objects.boundsOf(row));
                !objects.filterOf(row).dynamic && size < thinnest[i].size)
                thinnest[i] = {size, row};
    return thinnest;
}

LevelFinding haste(const SceneObject& object, double speed, double distance, const SceneObject& thin, double size)
{
    return {.severity = Severity::Warning,
            .objects = {object.id, thin.id},
            .message = texts::levelStartsFast(displayName(object), speed, distance, displayName(thin), size),
            .remedy = texts::levelSweepOrShorten(),
            .fix = UseSweptCollision{},
            .field = "velocity"};
}

/// How fast objects can become by falling in the direction of gravity.
class Falls {
public:
    explicit Falls(const Scene& scene)
        : m_gravity(length(scene.world.gravity))
        , m_limit(scene.world.terminalSpeed.value_or(limits::kCoordinate))
        , m_dt(scene.step.dt)
    {
        if (m_gravity > 0.0)
            m_axis = {std::abs(scene.world.gravity.x) / m_gravity, std::abs(scene.world.gravity.y) / m_gravity};
        m_height = dot(m_axis, {scene.world.width, scene.world.height});
    }
    /// Extent of the box in the direction of gravity, in metres.
    [[nodiscard]] double thicknessOf(const Aabb& box) const { return dot(m_axis, {box.width(), box.height()}); }
    /// Speed after a fall from rest over the whole world, without the speed limit.
    [[nodiscard]] double freeSpeedOf(const SceneObject& object) const
    {
        return std::sqrt(2.0 * m_gravity * std::abs(object.gravityScale) * m_height);
    }
    [[nodiscard]] double speedOf(const SceneObject& object) const { return std::min(freeSpeedOf(object), m_limit); }
    [[nodiscard]] double distanceOf(const SceneObject& object) const { return speedOf(object) * m_dt; }

    [[nodiscard]] LevelFinding finding(const SceneObject& object, const SceneObject& thin, double size) const
    {
        const bool isLimited = freeSpeedOf(object) > m_limit;
        const auto& falls = isLimited ? texts::levelFallsLimited : texts::levelFalls;
        const auto& rises = isLimited ? texts::levelRisesLimited : texts::levelRises;
        return {.severity = Severity::Warning,
                .objects = {object.id, thin.id},
                .message = (object.gravityScale > 0.0 ? falls : rises)(displayName(object), m_height, speedOf(object),
                                                                       distanceOf(object), displayName(thin), size),
                .remedy = texts::levelLimitSpeed(),
                .fix = UseSweptCollision{},
                .field = "gravityScale"};
    }

private:
    double m_gravity;
    double m_limit;
    double m_dt;
    double m_height = 0.0; ///< Height of the world in the direction of gravity.
    Vec2 m_axis;           ///< Direction of gravity, both parts made >= 0.
};

LevelFinding shot(const SceneObject& cannon, const SceneObject& projectile, double speed, double distance,
                  const SceneObject& thin, double size)
{
    return {.severity = Severity::Warning,
            .objects = {thin.id, cannon.id, projectile.id},
            .message = texts::levelShotThrough(displayName(thin), size, displayName(projectile), displayName(cannon),
                                               speed, distance),
            .remedy = texts::levelThickenWall(),
            .fix = UseSweptCollision{},
            .field = "shape"};
}

/// Checks shots across the whole world.
void checkShots(const Scene& scene, const ObjectTable& objects, std::span<const ObjectIndex> acting,
                std::span<const FilterGroup> groups, std::span<const Thinnest> thinnest, List& list)
{
    for (const ObjectIndex row : acting) {
        const SceneObject& cannon = objects.objectOf(row);
        const Launcher* launcher = launcherOf(cannon);
        const auto projectile = launcher ? objects.rowOf(launcher->projectile) : std::nullopt;
        if (!projectile || !meetsAnything(objects, *projectile))
            continue;
        const double speed = std::min(launcher->power * reachFrom(cannon.pose.position, scene.world),
                                      scene.world.terminalSpeed.value_or(limits::kCoordinate));
        const double distance = speed * scene.step.dt;
        const Thinnest thin = thinnestFor(objects.filterOf(*projectile), groups, thinnest);
        if (distance > shorterSide(objects.boundsOf(*projectile)) + thin.size)
            list.add([&] {
                return shot(cannon, objects.objectOf(*projectile), speed, distance, objects.objectOf(thin.row),
                            thin.size);
            });
    }
}

} // namespace

void checkSpeeds(const Scene& scene, const ObjectTable& objects, const NotableRows& notable, LevelReport& report)
{
    const std::vector<FilterGroup> groups = filterGroups(objects);
    if (scene.step.continuous || groups.size() > kMostFilters)
        return;
    const std::vector<Thinnest> thinnest = thinnestStatics(objects, groups, shorterSide);
    const Falls falls(scene);
    const std::vector<Thinnest> below =
        thinnestStatics(objects, groups, [&](const Aabb& box) { return falls.thicknessOf(box); });
    std::vector<Thinnest> partners;
    std::vector<Thinnest> partnersBelow;
    for (const FilterGroup& group : groups) {
        partners.push_back(thinnestFor(group.filter, groups, thinnest));
        partnersBelow.push_back(thinnestFor(group.filter, groups, below));
    }
    List list(report, LevelCheck::FastObjects);
    std::vector<std::pair<ObjectIndex, std::size_t>> dynamics; // with their groups, to list them by row
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (const ObjectIndex row : groups[i].rows)
            if (objects.filterOf(row).dynamic)
                dynamics.emplace_back(row, i);
    std::ranges::sort(dynamics);
    for (const auto& [row, group] : dynamics) {
        const SceneObject& object = objects.objectOf(row);
        const double speed = std::min(length(object.velocity), scene.world.terminalSpeed.value_or(limits::kCoordinate));
        const double distance = speed * scene.step.dt;
        const Thinnest& thin = partners[group];
        const Thinnest& floor = partnersBelow[group];
        if (distance > shorterSide(objects.boundsOf(row)) + thin.size)
            list.add([&] { return haste(object, speed, distance, objects.objectOf(thin.row), thin.size); });
        else if (falls.distanceOf(object) > falls.thicknessOf(objects.boundsOf(row)) + floor.size)
            list.add([&] { return falls.finding(object, objects.objectOf(floor.row), floor.size); });
    }
    checkShots(scene, objects, notable.acting, groups, thinnest, list);
}

} // namespace broadside::level
