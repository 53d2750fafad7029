#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/dynamics/funnel.h"
#include "core/dynamics/row_objects.h"
#include "core/dynamics/world_state.h"
#include "core/scene/object_table.h"
#include "core/scene/scene_settings.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// All changes that edits have made to a world since it was made from its scene.
struct WorldEdits {
    /// Edited rows, each with its object as it was when the world was made or the object was added.
    RowObjects originals;
    IdSet placed;   ///< New objects.
    IdSet takenOut; ///< Objects that edits removed, including `placed` ones.
};

/// The data of a world, for its steps (step.h), its edits (world_edit.h) and its snapshots (world_snapshot.h). The
/// functions are those that all three need; they keep the lists, the table and the broad phase consistent. Private to
/// core/dynamics; all other code sees World.
///
/// A row is an object's index in `objects`. Rows ascend by id.
struct WorldParts {
    /// Data that responses read. They are in one array because the authored objects are scattered in memory.
    struct Body {
        double mass = 1.0; ///< kg.
        double restitution = 1.0;
    };

    /// @pre the id is larger than all ids so far
    void addRow(ObjectPtr object, double birthTime);
    /// Replaces the object of a row. Its velocity is not applied, and its pose is `pose`, with the object's own scale.
    /// Call relistRows() afterwards to update the lists of rows.
    void setObject(ObjectIndex row, const ObjectPtr& object, const Pose& pose);
    void relistRows();
    void withdrawRow(ObjectIndex row); ///< @pre it is present
    void restoreRow(ObjectIndex row);  ///< @pre it is absent
    void takeSettings(const WorldSettings& wanted);
    void truncateRows(std::size_t rows); ///< Of the lists with one entry for each row.
    /// Seconds. Only rows up to the last one with a time other than 0 have an entry: in most worlds none.
    [[nodiscard]] double birthTimeOf(ObjectIndex row) const noexcept
    {
        return row < birthTimes.size() ? birthTimes[row] : 0.0;
    }
    void setBirthTime(ObjectIndex row, double time);
    /// The number of pieces into which the threads of the world divide `count` items: one if they are few. See share()
    /// in step_scratch.h.
    [[nodiscard]] unsigned piecesOf(std::size_t count) const noexcept;
    void takeBroadPhase(std::unique_ptr<BroadPhase> made);
    void useThreads(unsigned most); ///< See World::setThreads().

    [[nodiscard]] double time() const noexcept; ///< See World::time().
    /// The object as it was when the world was made, or when it was added.
    [[nodiscard]] const ObjectPtr& originalOf(ObjectIndex row) const noexcept;

    WorldSettings settings;
    StepSettings stepSettings;
    ObjectTable objects;
    std::vector<Body> bodies;             ///< One for each row.
    std::vector<HitResponse> onHits;      ///< One for each row.
    std::vector<Vec2> accelerations;      ///< m/s^2, the sum of all accelerations, one for each row.
    std::vector<Vec2> velocities;         ///< m/s, one for each row.
    std::vector<double> birthTimes;       ///< See birthTimeOf().
    std::vector<ObjectIndex> dynamicRows; ///< Ascending, including absent rows.
    std::vector<ObjectIndex> actingRows;  ///< Rows with components; ascending, including absent rows.
    /// Rows whose originals satisfy canChange(); ascending, including absent rows.
    std::vector<ObjectIndex> changingRows;
    /// Other rows that were edited, in the order of the edits; ascending within each edit.
    std::vector<ObjectIndex> lateRows;
    /// Rows that may no longer belong in the lists above; relistRows() updates them.
    std::vector<ObjectIndex> misplaced;
    WorldEdits edits;
    std::size_t authoredRows = 0; ///< Spawned objects come after them.
    BroadPhaseSettings broadPhaseSettings;
    std::unique_ptr<BroadPhase> broadPhase;
    /// Static rows that rotated, with their boxes at the time when they were added to the broad phase.
    std::map<ObjectIndex, Aabb> addedBoxes;
    FunnelPairs pairs; ///< Pairs of the step that runs; a member so that its memory is used again.
    /// Pairs that overlapped in the last step, and pairs that met only on their swept paths; ascending.
    std::vector<IndexPair> met;
    std::vector<IndexPair> overlaps;              ///< See World::overlaps().
    std::vector<IndexPair> overlapFlips;          ///< Overlaps that began or ended in the last step; ascending.
    std::optional<std::uint64_t> collidablePairs; ///< Nothing: it must be counted again.
    /// The part of the hash of rows that are in neither changingRows nor lateRows. Nothing: it must be summed again.
    std::optional<std::uint64_t> restingHash;
    std::vector<ObjectIndex> movedRows;            ///< Rows that the integration moves; a member to keep its memory.
    std::vector<Vec2> movedTo;                     ///< Their new positions; a member to keep its memory.
    std::vector<FunnelPairs> sharedPairs;          ///< The narrow phase of each thread; a member to keep its memory.
    std::shared_ptr<packed::Crew> crew;            ///< Threads that share the work of a step.
    unsigned threads = 1;                          ///< At most this many of them, including the calling one.
    std::map<ObjectId, double> steering;           ///< Inputs for paddles and flippers.
    std::map<ObjectId, std::uint32_t> spawnedBy;   ///< Number of copies that each spawner has made.
    std::map<std::uint32_t, std::uint64_t> scores; ///< The points of each player.
    ObjectId nextId;                               ///< The id of the next spawned object.
    std::vector<ObjectIndex> flippedRows;          ///< Rows that came back or were removed in the last step.
    /// Rows that were edited in the last step, in the order of lateRows; may contain a row twice.
    std::vector<ObjectIndex> editedRows;
    std::size_t rowsBefore = 0; ///< Number of rows at the start of the last step.
    std::uint64_t stepCount = 0;
    /// time() counts steps of the current dt from here and multiplies, so that rounding errors do not add up.
    std::uint64_t firstStepOfDt = 0;
    double timeBeforeDt = 0.0;
};

} // namespace broadside
