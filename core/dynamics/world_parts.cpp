#include "core/dynamics/world_parts.h"

#include "core/broadphase/packed_grid/parallel.h"
#include "core/dynamics/launcher.h"
#include "core/dynamics/state_hash.h"
#include "core/scene/component.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

namespace broadside {
namespace {

/// @pre `rows` is ascending
bool isListed(const std::vector<ObjectIndex>& rows, ObjectIndex row) { return std::ranges::binary_search(rows, row); }

/// Updates `list` for `rows`: of these it then contains exactly those for which `belongs` is true. O(list + rows)
/// @pre both are ascending
template<class Belongs>
void relist(std::vector<ObjectIndex>& list, const std::vector<ObjectIndex>& rows, Belongs&& belongs)
{
    std::vector<ObjectIndex> others;
    others.reserve(list.size() + rows.size());
    std::ranges::set_difference(list, rows, std::back_inserter(others));
    const auto end = static_cast<std::ptrdiff_t>(others.size());
    std::ranges::copy_if(rows, std::back_inserter(others), belongs);
    std::ranges::inplace_merge(others, others.begin() + end);
    list = std::move(others);
}

/// Adds or takes away the hash of a row whose presence has changed, if it is one that never changes otherwise.
void updateRestingHash(WorldParts& world, ObjectIndex row, bool isPresent)
{
    if (!world.restingHash || isListed(world.changingRows, row))
        return;
    if (!world.lateRows.empty()) { // which are in no order
        world.restingHash.reset();
        return;
    }
    const std::uint64_t hash = hashOf(world.objects.idOf(row), world.objects.poseOf(row), world.velocities[row]);
    *world.restingHash += isPresent ? hash : 0 - hash;
}

} // namespace

void WorldParts::addRow(ObjectPtr object, double birthTime)
{
    bodies.push_back({object->mass, object->restitution});
    onHits.push_back(object->onHit);
    accelerations.push_back(accelerationOf(*object, settings));
    velocities.push_back(object->velocity);
    const bool acts = !object->components.empty();
    for (const Component& component : object->components)
        if (const auto* score = std::get_if<Score>(&component))
            scores.try_emplace(score->player, 0); // a game begins at 0 : 0
    const bool changes = canChange(*object);
    const ObjectIndex row = objects.add(std::move(object));
    setBirthTime(row, birthTime);
    if (objects.filterOf(row).dynamic)
        dynamicRows.push_back(row);
    if (acts)
        actingRows.push_back(row);
    if (changes)
        changingRows.push_back(row);
    broadPhase->add(row, objects.boundsOf(row), objects.filterOf(row));
    collidablePairs.reset();
    updateRestingHash(*this, row, true);
}

void WorldParts::setObject(ObjectIndex row, const ObjectPtr& object, const Pose& pose)
{
    const bool wasDynamic = objects.filterOf(row).dynamic;
    objects.replace(row, object, Pose{pose.position, pose.angle, object->pose.scale});
    bodies[row] = {object->mass, object->restitution};
    onHits[row] = object->onHit;
    accelerations[row] = accelerationOf(*object, settings);
    restingHash.reset();
    // Columns and lists tell what the old object was. It may lie anywhere in memory and is slow to read.
    if (wasDynamic != object->isDynamic() || isListed(actingRows, row) == object->components.empty() ||
        isListed(changingRows, row) != canChange(*object))
        misplaced.push_back(row);
}

void WorldParts::relistRows()
{
    if (misplaced.empty())
        return;
    std::ranges::sort(misplaced);
    misplaced.erase(std::unique(misplaced.begin(), misplaced.end()), misplaced.end());
    restingHash.reset();
    relist(dynamicRows, misplaced, [&](ObjectIndex row) { return objects.objectOf(row).isDynamic(); });
    relist(actingRows, misplaced, [&](ObjectIndex row) { return !objects.objectOf(row).components.empty(); });
    relist(changingRows, misplaced, [&](ObjectIndex row) { return canChange(*originalOf(row)); });
    misplaced.clear();
}

void WorldParts::withdrawRow(ObjectIndex row)
{
    addedBoxes.erase(row);
    broadPhase->remove(row);
    objects.remove(row);
    collidablePairs.reset();
    updateRestingHash(*this, row, false);
}

void WorldParts::restoreRow(ObjectIndex row)
{
    objects.restore(row);
    flippedRows.push_back(row);
    setBirthTime(row, time());
    broadPhase->add(row, objects.boundsOf(row), objects.filterOf(row));
    collidablePairs.reset();
    updateRestingHash(*this, row, true);
}

void WorldParts::takeSettings(const WorldSettings& wanted)
{
    settings = wanted;
    for (ObjectIndex row = 0; row < accelerations.size(); ++row)
        accelerations[row] = accelerationOf(objects.objectOf(row), settings);
}

void WorldParts::truncateRows(std::size_t rows)
{
    bodies.resize(rows);
    onHits.resize(rows);
    accelerations.resize(rows);
    velocities.resize(rows);
    birthTimes.resize(std::min(birthTimes.size(), rows));
}

void WorldParts::setBirthTime(ObjectIndex row, double time)
{
    if (row >= birthTimes.size() && time == 0.0)
        return;
    if (row >= birthTimes.size())
        birthTimes.resize(row + std::size_t{1});
    birthTimes[row] = time;
}

unsigned WorldParts::piecesOf(std::size_t count) const noexcept
{
    constexpr std::size_t kLeast = 8'192; // items: with fewer, a thread costs more than it gains
    return packed::piecesFor(count, kLeast, threads);
}

void WorldParts::takeBroadPhase(std::unique_ptr<BroadPhase> made)
{
    broadPhase = std::move(made);
    broadPhase->useThreads(crew, threads);
}

void WorldParts::useThreads(unsigned most)
{
    threads = most;
    broadPhase->useThreads(crew, threads);
}

double WorldParts::time() const noexcept
{
    return timeBeforeDt + static_cast<double>(stepCount - firstStepOfDt) * stepSettings.dt;
}

const ObjectPtr& WorldParts::originalOf(ObjectIndex row) const noexcept
{
    const ObjectPtr* original = edits.originals.find(row);
    return original ? *original : objects.pointerTo(row);
}

} // namespace broadside
