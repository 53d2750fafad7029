#include "core/dynamics/standstill.h"

#include "core/base/limits.h"
#include "core/base/overloaded.h"
#include "core/broadphase/filter.h"
#include "core/dynamics/state_hash.h"
#include "core/dynamics/world_parts.h"
#include "core/scene/component.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace broadside {
namespace {

/// Whether two boxes that are apart on one axis stay apart on it. Velocity and acceleration are relative to `from`.
bool movesAway(const Aabb& box, const Aabb& from, Vec2 v, Vec2 a) noexcept
{
    return (box.lo.x > from.hi.x && v.x >= 0.0 && a.x >= 0.0) || (box.hi.x < from.lo.x && v.x <= 0.0 && a.x <= 0.0) ||
           (box.lo.y > from.hi.y && v.y >= 0.0 && a.y >= 0.0) || (box.hi.y < from.lo.y && v.y <= 0.0 && a.y <= 0.0);
}

/// Limit for objects outside the world, because all their pairs are tested: a thousand have half a million.
constexpr std::size_t kMostDeparted = 1'000;

/// Whether the component will act in a later step, or the player can make it act at any time.
bool mayAct(const WorldParts& world, ObjectIndex row, const Component& component)
{
    return std::visit(
        Overloaded{[&](const Spawner& spawner) {
                       const auto made = world.spawnedBy.find(world.objects.idOf(row));
                       return (made == world.spawnedBy.end() ? 0 : made->second) < spawner.limit &&
                              world.objects.rowOf(spawner.object) && world.objects.presentCount() < limits::kObjects;
                   },
                   [](const Lifetime&) { return true; }, [](const Paddle& paddle) { return paddle.follows.isNull(); },
                   [](const Flipper&) { return true; },
                   [](const auto&) { return false; }}, // a walker always has a speed
        component);
}

/// Whether the row is outside `box`, moves away from it and is not accelerated back.
bool leaves(const WorldParts& world, ObjectIndex row, const Aabb& box) noexcept
{
    return movesAway(world.objects.boundsOf(row), box, world.velocities[row], world.accelerations[row]);
}

/// Whether two objects that leave the world may collide outside it, which could send one of them back.
bool mayMeet(const WorldParts& world, ObjectIndex a, ObjectIndex b) noexcept
{
    if (!canCollide(world.objects.filterOf(a), world.objects.filterOf(b)))
        return false;
    return world.settings.terminalSpeed || // the limit may slow down the faster one until the other reaches it
           !movesAway(world.objects.boundsOf(a), world.objects.boundsOf(b), world.velocities[a] - world.velocities[b],
                      world.accelerations[a] - world.accelerations[b]);
}

} // namespace

std::optional<Standstill> standstillOf(const WorldParts& world)
{
    const Aabb inside{{}, {world.settings.width, world.settings.height}};
    std::vector<ObjectIndex> leaving;
    for (const ObjectIndex row : world.dynamicRows) {
        if (!world.objects.isPresent(row) || world.velocities[row] == Vec2{})
            continue;
        if (world.settings.edges != EdgeRule::Open || !leaves(world, row, inside) || leaving.size() == kMostDeparted)
            return std::nullopt;
        leaving.push_back(row);
    }
    for (const ObjectIndex row : world.actingRows)
        if (world.objects.isPresent(row))
            for (const Component& component : world.objects.objectOf(row).components)
                if (mayAct(world, row, component))
                    return std::nullopt;
    Aabb resting = inside;
    Standstill standstill{leaving.size()};
    world.objects.forEach([&](ObjectIndex row) {
        if (std::ranges::binary_search(leaving, row))
            return;
        resting = united(resting, world.objects.boundsOf(row));
        standstill.hash += hashOf(world.objects.idOf(row), world.objects.poseOf(row), world.velocities[row]);
    });
    for (std::size_t i = 0; i < leaving.size(); ++i) {
        if (!leaves(world, leaving[i], resting))
            return std::nullopt;
        for (std::size_t k = 0; k < i; ++k)
            if (mayMeet(world, leaving[k], leaving[i]))
                return std::nullopt;
    }
    return standstill;
}

} // namespace broadside
