// Edits of a world that runs: EditInput, before a step and as part of it.

#include "core/dynamics/world.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

namespace broadside {
namespace {

/// @pre `rows` ascend
bool isListed(const std::vector<ObjectIndex>& rows, ObjectIndex row) { return std::ranges::binary_search(rows, row); }

/// Looks up rows that ascend: each from where the last one was found.
class AscendingLookup {
public:
    explicit AscendingLookup(const std::vector<ObjectIndex>& list)
        : m_place(list.begin())
        , m_end(list.end())
    {}
    /// @pre `row` is no less than that of the call before
    [[nodiscard]] bool holds(ObjectIndex row)
    {
        while (m_place != m_end && *m_place < row)
            ++m_place;
        return m_place != m_end && *m_place == row;
    }

private:
    std::vector<ObjectIndex>::const_iterator m_place;
    std::vector<ObjectIndex>::const_iterator m_end;
};

/// Of `rows` the list has then those that `belongs` says. O(list + rows)  @pre both ascend
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
    std::vector<Problem> problems; // the step will complain
    apply(edit, problems);
    m_broadPhase->update();
    m_edits.clear(); // what a step did, follow() asks of; nobody asks of this
    m_flips.clear();
}

void World::apply(const EditInput& edit, std::vector<Problem>& problems)
{
    noteEdits(edit.put);
    for (const EditInput::Put& object : edit.put)
        if (auto problem = put(object))
            problems.push_back(*std::move(problem));
    relistRows();
    for (const ObjectId id : edit.takeOut)
        takeOut(id);
}

/// Before they are made. A row that comes in this very step has no past that its edit would differ from.
void World::noteEdits(std::span<const EditInput::Put> puts)
{
    std::vector<ObjectIndex> rows;
    rows.reserve(puts.size());
    for (const EditInput::Put& put : puts) {
        const auto row = m_objects.rowOf(put.object->id);
        if (row && *row < m_rowsBefore && (m_objects.isPresent(*row) || !put.onlyIfThere))
            rows.push_back(*row);
    }
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    std::vector<RowObjects::Entry> fresh;
    fresh.reserve(rows.size());
    AscendingLookup changing(m_changingRows);
    for (const ObjectIndex row : rows) {
        if (m_originals.contains(row))
            continue;
        fresh.push_back({row, m_objects.pointerTo(row)});
        if (changing.holds(row))
            continue;
        m_lateRows.push_back(row);
        m_birthTimes[row] = time();
    }
    m_originals.put(std::move(fresh));
    m_edits.insert(m_edits.end(), rows.begin(), rows.end());
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
    setObject(row, put.object, put.pose ? *put.pose : m_objects.poseOf(row));
    if (put.velocity)
        m_velocities[row] = *put.velocity;
    if (wasPresent)
        m_broadPhase->add(row, m_objects.boundsOf(row), m_objects.filterOf(row));
    else
        bringBack(row);
    m_collidablePairs.reset();
}

void World::setObject(ObjectIndex row, const ObjectPtr& object, const Pose& pose)
{
    m_objects.replace(row, object, {pose.position, pose.angle, object->pose.scale});
    m_bodies[row] = bodyOf(*object);
    // The lists, and not the object that was there, say what it was: that one may lie anywhere in memory.
    if (isListed(m_dynamicRows, row) != object->isDynamic() ||
        isListed(m_actingRows, row) == object->components.empty() ||
        isListed(m_changingRows, row) != canChange(*object))
        m_misplaced.push_back(row);
}

void World::relistRows()
{
    if (m_misplaced.empty())
        return;
    std::ranges::sort(m_misplaced);
    m_misplaced.erase(std::unique(m_misplaced.begin(), m_misplaced.end()), m_misplaced.end());
    relist(m_dynamicRows, m_misplaced, [&](ObjectIndex row) { return m_objects.objectOf(row).isDynamic(); });
    relist(m_actingRows, m_misplaced, [&](ObjectIndex row) { return !m_objects.objectOf(row).components.empty(); });
    relist(m_changingRows, m_misplaced, [&](ObjectIndex row) { return canChange(*originalOf(row)); });
    m_misplaced.clear();
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
    const ObjectPtr* original = m_originals.find(row);
    return original ? *original : m_objects.pointerTo(row);
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
