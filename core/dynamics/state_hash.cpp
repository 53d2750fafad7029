#include "core/dynamics/state_hash.h"

#include "core/dynamics/world_parts.h"

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

std::uint64_t hashOfState(ObjectId id, const Pose& pose, Vec2 velocity) noexcept
{
    std::uint64_t hash = mixed(id.value + 0x9e3779b97f4a7c15ULL);
    for (const double value : {pose.position.x, pose.position.y, velocity.x, velocity.y, pose.angle})
        hash = mixed(hash ^ (std::bit_cast<std::uint64_t>(value) + 0x9e3779b97f4a7c15ULL));
    return hash;
}

std::uint64_t hashOfRow(const WorldParts& world, ObjectIndex row) noexcept
{
    return hashOfState(world.objects.idOf(row), world.objects.poseOf(row), world.velocities[row]);
}

} // namespace

std::uint64_t hashOf(ObjectId id, const Pose& pose, Vec2 velocity) noexcept { return hashOfState(id, pose, velocity); }

std::uint64_t hashOf(const WorldParts& world) noexcept
{
    std::uint64_t sum = 0;
    world.objects.forEach([&](ObjectIndex row) { sum += hashOfRow(world, row); });
    return sum;
}

std::uint64_t hashAfterStep(WorldParts& world) noexcept
{
    std::uint64_t changing = 0;
    for (const std::vector<ObjectIndex>* rows : {&world.changingRows, &world.lateRows})
        for (const ObjectIndex row : *rows)
            changing += world.objects.isPresent(row) ? hashOfRow(world, row) : 0;
    if (!world.restingHash)
        world.restingHash = hashOf(world) - changing;
    return *world.restingHash + changing;
}

} // namespace broadside
