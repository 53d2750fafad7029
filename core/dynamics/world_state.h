#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/dynamics/body_state.h"
#include "core/dynamics/row_objects.h"
#include "core/math/aabb.h"
#include "core/scene/scene_object.h"
#include "core/scene/scene_settings.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

/// @file
/// The state of a world as values: all data that steps change, and the changes of one step. Data that only edits change
/// (shapes, masses, everything authored) are included for edited rows.

namespace broadside {

/// Whether steps may change pose or velocity of the object. For other objects steps change only presence, until an edit
/// changes more.
[[nodiscard]] bool canChange(const SceneObject& object) noexcept;

/// A set of ids that seldom changes; copies share it.
class IdSet {
public:
    [[nodiscard]] const std::set<ObjectId>& ids() const noexcept { return *m_ids; }
    void insert(ObjectId id);
    void erase(ObjectId id);
    friend bool operator==(const IdSet& a, const IdSet& b) { return a.m_ids == b.m_ids || *a.m_ids == *b.m_ids; }

private:
    [[nodiscard]] std::set<ObjectId>& own();

    std::shared_ptr<std::set<ObjectId>> m_ids = std::make_shared<std::set<ObjectId>>();
};

/// Data that few steps change: settings, counters, steering. States with equal data share it.
struct WorldRest {
    WorldSettings world;
    StepSettings step;
    BroadPhaseSettings broadPhase;
    std::uint64_t firstStepOfDt = 0; ///< The step from which `step.dt` applies.
    double timeBeforeDt = 0.0;       ///< Simulated seconds up to that step.
    ObjectId nextId;                 ///< The id of the next spawned object.
    std::map<ObjectId, double> steering;
    std::map<ObjectId, std::uint32_t> spawnedBy;
    std::map<std::uint32_t, std::uint64_t> scores;
    /// Static rows that rotated since they were added to the broad phase, with their boxes at that time.
    std::map<ObjectIndex, Aabb> addedBoxes;
    IdSet placed;   ///< Objects that edits added.
    IdSet takenOut; ///< Objects that edits removed, including `placed` ones.

    friend bool operator==(const WorldRest&, const WorldRest&) = default;
    [[nodiscard]] std::uint64_t bytes() const noexcept;
};

/// The full dynamic state after a step. Rows are those of World::objects() and ascend by id.
struct WorldState {
    std::uint64_t step = 0;
    std::vector<BodyState> bodies;  ///< Bodies of the rows that satisfy canChange(), ascending, including absent ones.
    std::vector<bool> present;      ///< One for each row.
    std::vector<ObjectPtr> spawned; ///< The last rows: objects that are not in the scene, as they were when added.
    RowObjects edited;              ///< Edited rows, with their current objects.
    /// Rows that have a body only because of an edit; in the order of the edits, ascending within each.
    std::vector<ObjectIndex> lateRows;
    std::vector<BodyState> lateBodies; ///< One for each late row.
    std::vector<IndexPair> overlaps;   ///< World::overlaps().
    std::shared_ptr<const WorldRest> rest;

    [[nodiscard]] std::uint64_t bytes() const noexcept; ///< Size in memory, without `rest`.
};

/// The places where the states of a world have one object. World::statePlaceOf() makes it.
struct StatePlace {
    ObjectIndex row = 0;
    std::optional<std::size_t> body;    ///< Index in WorldState::bodies; nothing for a row that may be in lateRows.
    std::optional<std::size_t> spawned; ///< Index in WorldState::spawned; nothing for a row of the scene.
    ObjectPtr object;                   ///< Valid until an edit replaces it.

    [[nodiscard]] bool isPresent(const WorldState& state) const;
    [[nodiscard]] const SceneObject& objectIn(const WorldState& state) const;
    [[nodiscard]] Pose poseIn(const WorldState& state) const;
    [[nodiscard]] Vec2 velocityIn(const WorldState& state) const; ///< m/s.

private:
    /// Null if the row has no body in `state`, because nothing has moved it yet.
    [[nodiscard]] const BodyState* bodyIn(const WorldState& state) const;
};

/// Result of the edits of a step for a row that existed before.
struct RowEdit {
    ObjectIndex row = 0;
    ObjectPtr before; ///< Null: it had not been edited.
    ObjectPtr after;
    bool isLate = false; ///< The row is added to WorldState::lateRows.
};

/// The changes of one step. They lead from the state before it to the state after it, and back.
struct WorldDelta {
    std::vector<std::uint8_t> bodies;     ///< See body_state.h.
    std::vector<std::uint8_t> lateBodies; ///< See body_state.h.
    std::vector<RowEdit> edits;           ///< Each row once, in the order of lateRows.
    std::vector<ObjectIndex> flips;       ///< Rows that came back or were removed, in the order of time.
    std::vector<ObjectPtr> spawned;       ///< New rows at the end; rows removed in the same step are also in `flips`.
    std::vector<IndexPair> overlapFlips;  ///< Overlaps that began or ended; ascending.
    std::shared_ptr<const WorldRest> before;
    std::shared_ptr<const WorldRest> after;

    void clear();                                       ///< Keeps the allocated memory.
    [[nodiscard]] std::uint64_t bytes() const noexcept; ///< Memory that a copy takes.
};

/// The first part of applyForward(): rows that were edited, added, brought back or removed. New bodies are zero.
void applyRows(WorldState& state, const WorldDelta& delta);
/// @pre `state` is the state before the delta. O(changed bodies + overlaps)
void applyForward(WorldState& state, const WorldDelta& delta);
/// @pre `state` is the state after the delta. O(changed bodies + overlaps)
void applyBackward(WorldState& state, const WorldDelta& delta);

} // namespace broadside
