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
/// Where a world stands, as values: all that steps change, and what one step changed of it. What only edits change
/// (shapes, masses, all that was authored) is in it for the rows that were edited.

namespace broadside {

/// Whether steps may change pose or velocity of the object; of all others only presence, until an edit changes more.
[[nodiscard]] bool canChange(const SceneObject& object) noexcept;

/// A set of ids that seldom changes: copies share it.
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

/// What few steps change: settings, counters, what was asked of paddles. Shared by all states in which it is the same.
struct WorldRest {
    WorldSettings world;
    StepSettings step;
    BroadPhaseSettings broadPhase;
    std::uint64_t firstStepOfDt = 0; ///< From which on `step.dt` counts.
    double timeBeforeDt = 0.0;       ///< Seconds that had gone by then.
    ObjectId nextId;                 ///< Of what is spawned next.
    std::map<ObjectId, double> steering;
    std::map<ObjectId, std::uint32_t> spawnedBy;
    std::map<std::uint32_t, std::uint64_t> scores;
    std::map<ObjectIndex, Aabb> putIn; ///< Static rows that turned since the broad phase got them: the box it got.
    IdSet placed;                      ///< By edits.
    IdSet takenOut;                    ///< By edits; `placed` ones, too.

    friend bool operator==(const WorldRest&, const WorldRest&) = default;
    [[nodiscard]] std::uint64_t bytes() const noexcept;
};

/// The full dynamic state after a step. Rows are those of World::objects() and ascend by id.
struct WorldState {
    std::uint64_t step = 0;
    std::vector<BodyState> bodies;     ///< Of the rows of which canChange() holds, ascending; absent ones included.
    std::vector<bool> present;         ///< One a row.
    std::vector<ObjectPtr> spawned;    ///< The last rows: what the scene did not have, as it came.
    RowObjects edited;                 ///< What edits have made of rows.
    std::vector<ObjectIndex> lateRows; ///< Those that only since an edit have a body; by edits, and ascending in each.
    std::vector<BodyState> lateBodies; ///< One a late row.
    std::vector<IndexPair> overlaps;   ///< World::overlaps().
    std::shared_ptr<const WorldRest> rest;

    [[nodiscard]] std::uint64_t bytes() const noexcept; ///< What it takes in memory, `rest` left out.
};

/// Where the states of a world keep one object. Made by World::statePlaceOf().
struct StatePlace {
    ObjectIndex row = 0;
    std::optional<std::size_t> body;    ///< In WorldState::bodies; nothing for a row that may be in lateRows.
    std::optional<std::size_t> spawned; ///< In WorldState::spawned; nothing for a row that the scene had.
    ObjectPtr object;                   ///< Until an edit makes another of it.

    [[nodiscard]] bool isPresent(const WorldState& state) const;
    [[nodiscard]] const SceneObject& objectIn(const WorldState& state) const;
    [[nodiscard]] Pose poseIn(const WorldState& state) const;

private:
    /// Null for what nothing has moved yet.
    [[nodiscard]] const BodyState* bodyIn(const WorldState& state) const;
};

/// What the edits of a step made of a row that was there before.
struct RowEdit {
    ObjectIndex row = 0;
    ObjectPtr before; ///< Null: it had not been edited.
    ObjectPtr after;
    bool isLate = false; ///< Becomes one of WorldState::lateRows.
};

/// What one step changed. Leads from the state before it to the one after it, and back.
struct WorldDelta {
    std::vector<std::uint8_t> bodies;     ///< body_state.h
    std::vector<std::uint8_t> lateBodies; ///< body_state.h
    std::vector<RowEdit> edits;           ///< Each row once; in the order of the late ones.
    std::vector<ObjectIndex> flips;       ///< Rows that came back or went, in that order.
    std::vector<ObjectPtr> spawned;      ///< New rows at the end; what is gone again by the end of the step flips, too.
    std::vector<IndexPair> overlapFlips; ///< Overlaps that began or ended; ascending.
    std::shared_ptr<const WorldRest> before;
    std::shared_ptr<const WorldRest> after;

    void clear();                                       ///< Keeps the memory.
    [[nodiscard]] std::uint64_t bytes() const noexcept; ///< That a copy takes.
};

/// The first part of applyForward: rows that were edited, are new, came back or went. New bodies are zero.
void applyRows(WorldState& state, const WorldDelta& delta);
/// @pre `state` is the one that the delta begins with. O(changed bodies + overlaps)
void applyForward(WorldState& state, const WorldDelta& delta);
/// @pre `state` is the one that the delta ends with. O(changed bodies + overlaps)
void applyBackward(WorldState& state, const WorldDelta& delta);

} // namespace broadside
