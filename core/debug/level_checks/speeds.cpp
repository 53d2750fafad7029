// What is so fast that it can pass through a static object between two steps.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/filter_groups.h"
#include "core/math/coordinate.h"

#include <limits>
#include <span>

namespace broadside::level {
namespace {

/// The thinnest static object that one of a filter can hit.
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

std::vector<Thinnest> thinnestStatics(const ObjectTable& objects, std::span<const FilterGroup> groups)
{
    std::vector<Thinnest> thinnest(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (const ObjectIndex row : groups[i].rows)
            if (const double size = shorterSide(objects.boundsOf(row));
                !objects.filterOf(row).dynamic && size < thinnest[i].size)
                thinnest[i] = {size, row};
    return thinnest;
}

LevelFinding haste(const SceneObject& object, double speed, double way, const SceneObject& thin, double size)
{
    return {.severity = Severity::Warning,
            .objects = {object.id, thin.id},
            .message = displayName(object) + " starts with " + roundedNumber(speed) + " m/s, " + metres(way) +
                       " in a step: it can pass through " + displayName(thin) + ", which is " + metres(size) + " thick",
            .remedy = "Turn swept collision on (\"continuous\"), or make the step shorter",
            .fix = UseSweptCollision{}};
}

} // namespace

void checkSpeeds(const Scene& scene, const ObjectTable& objects, LevelReport& report)
{
    const std::vector<FilterGroup> groups = filterGroups(objects);
    if (scene.step.continuous || groups.size() > kMostFilters)
        return;
    const std::vector<Thinnest> thinnest = thinnestStatics(objects, groups);
    std::vector<Thinnest> partners;
    for (const FilterGroup& group : groups)
        partners.push_back(thinnestFor(group.filter, groups, thinnest));
    List list(report, LevelCheck::FastObjects);
    std::vector<std::pair<ObjectIndex, std::size_t>> dynamics; // and their groups, to list them by row
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (const ObjectIndex row : groups[i].rows)
            if (objects.filterOf(row).dynamic)
                dynamics.emplace_back(row, i);
    std::ranges::sort(dynamics);
    for (const auto& [row, group] : dynamics) {
        const SceneObject& object = objects.objectOf(row);
        const double speed = std::min(length(object.velocity), scene.world.terminalSpeed.value_or(limits::kCoordinate));
        const double way = speed * scene.step.dt;
        const Thinnest& thin = partners[group];
        if (way > shorterSide(objects.boundsOf(row)) + thin.size)
            list.add([&] { return haste(object, speed, way, objects.objectOf(thin.row), thin.size); });
    }
}

} // namespace broadside::level
