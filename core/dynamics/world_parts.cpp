#include "core/dynamics/world_parts.h"

#include "core/dynamics/launcher.h"
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

} // namespace

void WorldParts::addRow(ObjectPtr object, double birthTime)
{
    bodies.push_back(bodyOf(*object));
    velocities.push_back(object->velocity);
    birthTimes.push_back(birthTime);
    const bool acts = !object->components.empty();
    for (const Component& component : object->components)
        if (const auto* score = std::get_if<Score>(&component))
            scores.try_emplace(score->player, 0); // a game begins at 0 : 0
    const bool changes = canChange(*object);
    const ObjectIndex row = objects.add(std::move(object));
    if (objects.filterOf(row).dynamic)
        dynamicRows.push_back(row);
    if (acts)
        actingRows.push_back(row);
    if (changes)
        changingRows.push_back(row);
    broadPhase->add(row, objects.boundsOf(row), objects.filterOf(row));
    collidablePairs.reset();
}

void WorldParts::setObject(ObjectIndex row, const ObjectPtr& object, const Pose& pose)
{
    objects.replace(row, object, {pose.position, pose.angle, object->pose.scale});
    bodies[row] = bodyOf(*object);
    // The lists tell what the old object was. The old object itself may lie anywhere in memory and is slow to read.
    if (isListed(dynamicRows, row) != object->isDynamic() || isListed(actingRows, row) == object->components.empty() ||
        isListed(changingRows, row) != canChange(*object))
        misplaced.push_back(row);
}

void WorldParts::relistRows()
{
    if (misplaced.empty())
        return;
    std::ranges::sort(misplaced);
    misplaced.erase(std::unique(misplaced.begin(), misplaced.end()), misplaced.end());
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
}

void WorldParts::restoreRow(ObjectIndex row)
{
    objects.restore(row);
    flippedRows.push_back(row);
    birthTimes[row] = time();
    broadPhase->add(row, objects.boundsOf(row), objects.filterOf(row));
    collidablePairs.reset();
}

void WorldParts::takeSettings(const WorldSettings& wanted)
{
    settings = wanted;
    for (ObjectIndex row = 0; row < bodies.size(); ++row)
        bodies[row] = bodyOf(objects.objectOf(row));
}

WorldParts::Body WorldParts::bodyOf(const SceneObject& object) const noexcept
{
    return {accelerationOf(object, settings), object.mass, object.restitution, object.onHit};
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
