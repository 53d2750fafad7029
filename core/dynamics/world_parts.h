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

/// What edits have made of a world since it was made from its scene.
struct WorldEdits {
    RowObjects originals; ///< Edited rows, with what they were when the world was made, or they came to it.
    IdSet placed;         ///< New objects.
    IdSet takenOut;       ///< Objects that are gone by an edit; `placed` ones, too.
};

/// What a world consists of: plain data for its steps (step.h), its edits (world_edit.h) and its snapshots
/// (world_snapshot.h). The functions are what all three need, and keep the lists, the table and the broad phase in
/// agreement. Private to core/dynamics; everything else sees World.
///
/// A row is an object's place in `objects`. Rows ascend by id.
struct WorldParts {
    /// What a step asks of every object: side by side, because the authored objects lie anywhere in memory.
    struct Body {
        Vec2 acceleration; ///< m/s^2, by all that acts on it.
        double mass = 1.0; ///< kg.
        double restitution = 1.0;
        HitResponse onHit = HitResponse::None;
    };

    /// @pre the id is larger than every id so far
    void addRow(ObjectPtr object, double birthTime);
    /// What the object says but for how fast it is, and where it stands: that is `pose`, of which the scale is left
    /// out. The lists of rows are right after relistRows().
    void setObject(ObjectIndex row, const ObjectPtr& object, const Pose& pose);
    void relistRows();
    void takeOutRow(ObjectIndex row); ///< @pre it is present
    void bringBack(ObjectIndex row);  ///< @pre it is absent
    void takeSettings(const WorldSettings& wanted);

    [[nodiscard]] Body bodyOf(const SceneObject& object) const noexcept;
    [[nodiscard]] double time() const noexcept; ///< See World::time().
    /// The object as it was when the world was made, or it came to it.
    [[nodiscard]] const ObjectPtr& originalOf(ObjectIndex row) const noexcept;

    WorldSettings settings;
    StepSettings stepSettings;
    ObjectTable objects;
    std::vector<Body> bodies;              ///< One a row.
    std::vector<Vec2> velocities;          ///< m/s, one a row.
    std::vector<double> birthTimes;        ///< Seconds, one a row.
    std::vector<ObjectIndex> dynamicRows;  ///< Ascending, absent ones included.
    std::vector<ObjectIndex> actingRows;   ///< Rows with components; ascending, absent ones included.
    std::vector<ObjectIndex> changingRows; ///< Whose originals canChange() holds for; ascending, absent ones included.
    std::vector<ObjectIndex> lateRows;     ///< Other rows that were edited: by edits, and ascending in each.
    std::vector<ObjectIndex> misplaced;    ///< Rows that the lists above do not fit any more: relistRows().
    WorldEdits edits;
    std::size_t authoredRows = 0; ///< What was spawned comes after them.
    BroadPhaseSettings broadPhaseSettings;
    std::unique_ptr<BroadPhase> broadPhase;
    std::map<ObjectIndex, Aabb> putIn; ///< Static rows that turned: the boxes with which the broad phase got them.
    FunnelPairs pairs;                 ///< Of the last step; kept for its memory.
    std::vector<IndexPair> met;        ///< In the last step.
    std::vector<IndexPair> overlaps;
    std::optional<std::uint64_t> collidablePairs;  ///< Nothing: to be counted again.
    std::map<ObjectId, double> steering;           ///< Of paddles and flippers.
    std::map<ObjectId, std::uint32_t> spawnedBy;   ///< Copies that each spawner has made.
    std::map<std::uint32_t, std::uint64_t> scores; ///< By player.
    ObjectId nextId;                               ///< For what is spawned.
    std::vector<ObjectIndex> flippedRows;          ///< Rows that came back or went in the last step.
    std::vector<ObjectIndex> editedRows; ///< Rows that were edited in the last step, ordered as lateRows; some twice.
    std::size_t rowsBefore = 0;          ///< Rows at the beginning of the last step.
    std::uint64_t stepCount = 0;
    std::uint64_t firstStepOfDt = 0; ///< time() counts dt from here, so that it does not add up rounding.
    double timeBeforeDt = 0.0;
};

} // namespace broadside
