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

} // namespace

std::uint64_t hashOf(ObjectId id, const Pose& pose, Vec2 velocity) noexcept
{
    std::uint64_t hash = mixed(id.value + 0x9e3779b97f4a7c15ULL);
    for (const double value : {pose.position.x, pose.position.y, velocity.x, velocity.y, pose.angle})
        hash = mixed(hash ^ (std::bit_cast<std::uint64_t>(value) + 0x9e3779b97f4a7c15ULL));
    return hash;
}

std::uint64_t hashOf(const WorldParts& world) noexcept
{
    std::uint64_t sum = 0;
    world.objects.forEach(
        [&](ObjectIndex i) { sum += hashOf(world.objects.idOf(i), world.objects.poseOf(i), world.velocities[i]); });
    return sum;
}

} // namespace broadside
