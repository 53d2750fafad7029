#include "core/dynamics/world_edit.h"

#include "core/dynamics/step_messages.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace broadside {
namespace {

/// Looks up ascending rows in an ascending list. Each search continues where the last one ended.
class AscendingLookup {
public:
    explicit AscendingLookup(const std::vector<ObjectIndex>& list)
        : m_place(list.begin())
        , m_end(list.end())
    {}
    /// @pre `row` is not less than in the call before
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

/// Records the rows of edits before these are made. Rows that are new in this step are left out, because they have no
/// earlier state.
void noteEdits(WorldParts& world, std::span<const EditInput::Put> puts)
{
    std::vector<ObjectIndex> rows;
    rows.reserve(puts.size());
    for (const EditInput::Put& put : puts) {
        const auto row = world.objects.rowOf(put.object->id);
        if (row && *row < world.rowsBefore && (world.objects.isPresent(*row) || !put.onlyIfPresent))
            rows.push_back(*row);
    }
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    std::vector<RowObjects::Entry> fresh;
    fresh.reserve(rows.size());
    AscendingLookup changing(world.changingRows);
    for (const ObjectIndex row : rows) {
        if (world.edits.originals.contains(row))
            continue;
        fresh.push_back({row, world.objects.pointerTo(row)});
        if (changing.holds(row))
            continue;
        world.lateRows.push_back(row);
        world.restingHash.reset();
        world.setBirthTime(row, world.time());
    }
    world.edits.originals.put(std::move(fresh));
    world.editedRows.insert(world.editedRows.end(), rows.begin(), rows.end());
}

std::optional<Problem> putNew(WorldParts& world, const ObjectPtr& object)
{
    if (object->id < world.nextId) {
        Problem problem;
        problem.severity = Severity::Warning;
        problem.object = object->id;
        problem.message = texts::stepOldId(object->id.value);
        problem.remedy = texts::stepNewerId(world.nextId.value);
        return problem;
    }
    world.nextId = {object->id.value + 1};
    world.addRow(object, world.time());
    world.edits.placed.insert(object->id);
    return std::nullopt;
}

void exchange(WorldParts& world, ObjectIndex row, const EditInput::Put& put)
{
    const bool wasPresent = world.objects.isPresent(row);
    if (wasPresent)
        world.broadPhase->remove(row);
    world.addedBoxes.erase(row);
    world.setObject(row, put.object, put.pose ? *put.pose : world.objects.poseOf(row));
    if (put.velocity)
        world.velocities[row] = *put.velocity;
    if (wasPresent)
        world.broadPhase->add(row, world.objects.boundsOf(row), world.objects.filterOf(row));
    else
        world.restoreRow(row);
    world.collidablePairs.reset();
}

std::optional<Problem> put(WorldParts& world, const EditInput::Put& put)
{
    const auto row = world.objects.rowOf(put.object->id);
    if (!row)
        return putNew(world, put.object);
    if (put.onlyIfPresent && !world.objects.isPresent(*row))
        return std::nullopt;
    exchange(world, *row, put);
    world.edits.takenOut.erase(put.object->id);
    return std::nullopt;
}

void takeOut(WorldParts& world, ObjectId id)
{
    const auto row = world.objects.indexOf(id);
    if (!row)
        return;
    world.withdrawRow(*row);
    world.flippedRows.push_back(*row);
    world.edits.takenOut.insert(id);
}

} // namespace

void applyEdit(WorldParts& world, const EditInput& edit, std::vector<Problem>& problems)
{
    noteEdits(world, edit.put);
    for (const EditInput::Put& object : edit.put)
        if (auto problem = put(world, object))
            problems.push_back(*std::move(problem));
    world.relistRows();
    for (const ObjectId id : edit.takeOut)
        takeOut(world, id);
}

void previewEdit(WorldParts& world, const EditInput& edit)
{
    world.rowsBefore = world.objects.rowCount();
    std::vector<Problem> problems; // ignored here; the step will report them
    applyEdit(world, edit, problems);
    world.broadPhase->update();
    world.editedRows.clear(); // follow() reads these only for the edits of a step
    world.flippedRows.clear();
}

} // namespace broadside
