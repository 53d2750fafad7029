// Edits of a world that runs: EditInput, before a step and as part of it.

#include "core/dynamics/world.h"

#include <algorithm>
#include <string>

namespace broadside {
namespace {

/// @pre `rows` ascend
bool isListed(const std::vector<ObjectIndex>& rows, ObjectIndex row) { return std::ranges::binary_search(rows, row); }

/// @pre `rows` ascend
void keepListed(std::vector<ObjectIndex>& rows, ObjectIndex row, bool listed)
{
    const auto place = std::ranges::lower_bound(rows, row);
    const bool found = place != rows.end() && *place == row;
    if (listed && !found)
        rows.insert(place, row);
    else if (!listed && found)
        rows.erase(place);
}

} // namespace

void join(EditInput& edit, const EditInput& later)
{
    const auto idOf = [](const EditInput::Put& put) { return put.object->id; };
    auto same = edit.put.begin();
    for (const EditInput::Put& put : later.put) {
        if (same == edit.put.end() || idOf(*same) != idOf(put))
            same = std::ranges::find(edit.put, idOf(put), idOf);
        if (same == edit.put.end()) {
            edit.put.push_back(put);
            same = edit.put.end();
            continue;
        }
        same->object = put.object;
        same->pose = put.pose ? put.pose : same->pose;
        same->velocity = put.velocity ? put.velocity : same->velocity;
        ++same;
    }
    edit.takeOut.insert(edit.takeOut.end(), later.takeOut.begin(), later.takeOut.end());
}

void World::preview(const EditInput& edit)
{
    m_rowsBefore = m_objects.rowCount();
    for (const EditInput::Put& object : edit.put)
        static_cast<void>(put(object)); // the step will complain
    for (const ObjectId id : edit.takeOut)
        takeOut(id);
    m_broadPhase->update();
    m_edits.clear(); // what a step did, follow() asks of; nobody asks of this
    m_flips.clear();
}

std::optional<Problem> World::put(const EditInput::Put& put)
{
    const auto row = m_objects.rowOf(put.object->id);
    if (!row)
        return putNew(put.object);
    if (put.onlyIfThere && !m_objects.isPresent(*row))
        return std::nullopt;
    exchange(*row, put);
    m_takenOut.erase(put.object->id);
    return std::nullopt;
}

std::optional<Problem> World::putNew(const ObjectPtr& object)
{
    if (object->id < m_nextId) {
        Problem problem;
        problem.severity = Severity::Warning;
        problem.object = object->id;
        problem.message = "object " + std::to_string(object->id.value) +
                          " cannot be placed: objects of the world have higher ids already";
        problem.remedy = "Place it with the id " + std::to_string(m_nextId.value) + " or a higher one";
        return problem;
    }
    m_nextId = {object->id.value + 1};
    addRow(object, time());
    m_placed.insert(object->id);
    return std::nullopt;
}

void World::exchange(ObjectIndex row, const EditInput::Put& put)
{
    const bool wasPresent = m_objects.isPresent(row);
    if (wasPresent)
        m_broadPhase->remove(row);
    m_putIn.erase(row);
    noteEdit(row);
    setObject(row, put.object, put.pose ? *put.pose : m_objects.poseOf(row));
    if (put.velocity)
        m_velocities[row] = *put.velocity;
    if (wasPresent)
        m_broadPhase->add(row, m_objects.boundsOf(row), m_objects.filterOf(row));
    else
        bringBack(row);
    m_collidablePairs.reset();
}

/// A row that came in this very step has no past that its edit would differ from.
void World::noteEdit(ObjectIndex row)
{
    if (row >= m_rowsBefore)
        return;
    m_edits.push_back(row);
    // Most edits name their objects in the order of the rows: then there is nothing to search for.
    const bool isBehindAll = m_originals.empty() || m_originals.rbegin()->first < row;
    const auto hint = isBehindAll ? m_originals.end() : m_originals.lower_bound(row);
    const std::size_t before = m_originals.size();
    m_originals.try_emplace(hint, row, m_objects.pointerTo(row));
    if (m_originals.size() == before || isListed(m_changingRows, row))
        return;
    m_lateRows.push_back(row);
    m_birthTimes[row] = time();
}

void World::setObject(ObjectIndex row, const ObjectPtr& object, const Pose& pose)
{
    m_objects.replace(row, object, {pose.position, pose.angle, object->pose.scale});
    m_bodies[row] = bodyOf(*object);
    // The lists, and not the object that was there, say what it was: that one may lie anywhere in memory.
    keepListed(m_dynamicRows, row, object->isDynamic());
    keepListed(m_actingRows, row, !object->components.empty());
    if (canChange(*object) != isListed(m_changingRows, row) && !m_originals.contains(row))
        keepListed(m_changingRows, row, canChange(*object));
}

void World::bringBack(ObjectIndex row)
{
    m_objects.restore(row);
    m_flips.push_back(row);
    m_birthTimes[row] = time();
    m_broadPhase->add(row, m_objects.boundsOf(row), m_objects.filterOf(row));
    m_collidablePairs.reset();
}

void World::takeOut(ObjectId id)
{
    const auto row = m_objects.indexOf(id);
    if (!row)
        return;
    takeOutRow(*row);
    m_flips.push_back(*row);
    m_takenOut.insert(id);
}

const ObjectPtr& World::originalOf(ObjectIndex row) const noexcept
{
    const auto found = m_originals.find(row);
    return found == m_originals.end() ? m_objects.pointerTo(row) : found->second;
}

std::optional<std::size_t> World::bodyPlaceOf(ObjectIndex row) const noexcept
{
    const auto place = std::ranges::lower_bound(m_changingRows, row);
    const bool found = place != m_changingRows.end() && *place == row;
    return found ? std::optional(static_cast<std::size_t>(place - m_changingRows.begin())) : std::nullopt;
}

std::optional<std::size_t> World::spawnedPlaceOf(ObjectIndex row) const noexcept
{
    return row < m_authoredRows ? std::nullopt : std::optional(row - m_authoredRows);
}

} // namespace broadside
