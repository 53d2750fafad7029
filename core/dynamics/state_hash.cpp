#include "core/dynamics/state_hash.h"

#include "core/dynamics/step_scratch.h"

#include <atomic>
#include <bit>
#include <vector>

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

/// The sum over the present objects. The order of a sum does not matter, so each thread adds its own.
std::uint64_t hashOfRows(WorldParts& world, const std::vector<ObjectIndex>& rows)
{
    std::atomic<std::uint64_t> sum = 0;
    share(world, rows.size(), [&](unsigned, std::size_t first, std::size_t end) {
        std::uint64_t part = 0;
        for (std::size_t i = first; i < end; ++i)
            part += world.objects.isPresent(rows[i]) ? hashOfRow(world, rows[i]) : 0;
        sum += part;
    });
    return sum;
}

} // namespace

std::uint64_t hashOf(ObjectId id, const Pose& pose, Vec2 velocity) noexcept { return hashOfState(id, pose, velocity); }

std::uint64_t hashOf(const WorldParts& world) noexcept
{
    std::uint64_t sum = 0;
    world.objects.forEach([&](ObjectIndex row) { sum += hashOfRow(world, row); });
    return sum;
}

std::uint64_t hashAfterStep(WorldParts& world)
{
    std::uint64_t changing = 0;
    for (const std::vector<ObjectIndex>* rows : {&world.changingRows, &world.lateRows})
        changing += hashOfRows(world, *rows);
    if (!world.restingHash)
        world.restingHash = hashOf(world) - changing;
    return *world.restingHash + changing;
}

} // namespace broadside
