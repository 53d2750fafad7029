#pragma once

#include "core/base/problem.h"
#include "core/broadphase/broad_phase.h"
#include "core/dynamics/funnel.h"
#include "core/dynamics/row_objects.h"
#include "core/dynamics/step_event.h"
#include "core/dynamics/world_state.h"
#include "core/scene/object_table.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <variant>
#include <vector>

namespace broadside {

/// A shot: the launcher of `cannon` turns to `pointer` and starts its projectile.
struct ShootInput {
    ObjectId cannon;
    Vec2 pointer; ///< World frame, metres.
    friend bool operator==(const ShootInput&, const ShootInput&) = default;
};
/// The launcher of `cannon` only turns to `pointer`.
struct AimInput {
    ObjectId cannon;
    Vec2 pointer; ///< World frame, metres.
    friend bool operator==(const AimInput&, const AimInput&) = default;
};
/// Steers a paddle, or swings a flipper, until the next such input. Does nothing to what is neither, or follows an
/// object.
struct SteerInput {
    ObjectId paddle;
    double direction = 0.0; ///< -1 .. 1 of its speed; of a flipper: other than 0 while its key is pressed.
    friend bool operator==(const SteerInput&, const SteerInput&) = default;
};
/// Objects are put in, exchanged and taken out: what an editor does to a world that runs.
struct EditInput {
    /// An object of the world becomes this one. An unknown id is a new object, at the
    /// place and with the velocity that it says.
    struct Put {
        ObjectPtr object;                  ///< Its place and velocity are what it would begin with, its scale counts.
        std::optional<Pose> pose = {};     ///< Where it is put; nothing: it stays where it is. Scale left out.
        std::optional<Vec2> velocity = {}; ///< That it gets; nothing: it keeps its own. m/s.
        bool onlyIfThere = false;          ///< Else one that is gone comes back.
        friend bool operator==(const Put&, const Put&) = default;
    };
    std::vector<Put> put;
    std::vector<ObjectId> takeOut; ///< After that. Those that are not there are passed over.
    friend bool operator==(const EditInput&, const EditInput&) = default;
};
/// Makes one of two edits: where both put an object, the later counts. O(n) where both name the same in the same order
void join(EditInput& edit, const EditInput& later);
/// What reaches a world from outside; applied in phase 1 of the next step, in order. One that names no launcher of the
/// world, or whose projectile is unknown, or a new object with an id below that of another, becomes a problem of the
/// report.
using Input = std::variant<ShootInput, AimInput, SteerInput, EditInput>;

/// Two objects by id, a < b.
struct IdPair {
    ObjectId a;
    ObjectId b;
    friend constexpr auto operator<=>(const IdPair&, const IdPair&) = default;
};

/// Microseconds of each phase of a step: for people, never for decisions.
struct StepTimings {
    double integrate = 0.0; ///< Inputs, integration and edges.
    double broadPhase = 0.0;
    double narrowPhase = 0.0;
    double responses = 0.0;
};

/// What one step did.
struct StepReport {
    std::uint64_t step = 0; ///< 1 for the first.
    double time = 0.0;      ///< Simulated seconds at the end of the step.
    Funnel funnel;
    std::vector<IdPair> began;     ///< Shape overlaps that were not there the step before; ascending.
    std::vector<IdPair> stayed;    ///< Those that were there the step before and still are; ascending.
    std::vector<IdPair> ended;     ///< Overlaps of the step before that are gone, also because an object is; ascending.
    std::uint64_t hits = 0;        ///< Begin events in which either `onHit` is not none.
    std::vector<ObjectId> removed; ///< In the order of removal.
    std::vector<ObjectId> spawned; ///< New objects, ascending.
    std::vector<StepEvent> events; ///< In the order in which they happened; each removal and each hit is one.
    std::vector<ObjectId> edited;  ///< Put in, exchanged or taken out by inputs, ascending.
    std::vector<Problem>
        problems;           ///< Inputs that could not be applied; objects that left the range of numbers; crowds.
    std::uint64_t hash = 0; ///< World::hash at the end of the step.
    StepTimings timings;
};

/// The simulation made from a scene: advances by fixed steps, the same bits for the same scene and inputs.
///
/// A step, in this order: inputs and components; integrate dynamic objects (ascending id); edges; broad phase; narrow
/// phase; responses (pairs ascending by id); report and hash. WorldStep has a function for each.
/// The scene is not touched, and not needed once the world is made.
class World {
public:
    /// Refused: what makeBroadPhase refuses.
    [[nodiscard]] static Result<World> fromScene(const Scene& scene);

    /// Sees the world of a step after its pairs were tested and before anything responds to them: nothing was pushed
    /// out or removed by a hit yet, and the step is counted.
    using TestedObserver = std::function<void(const World&)>;
    /// Once stopped, which takes some milliseconds, the report means nothing, and the world is to be thrown away.
    StepReport step(std::span<const Input> inputs = {}, const std::stop_token& stop = {},
                    const TestedObserver& tested = {});

    [[nodiscard]] std::uint64_t stepCount() const noexcept { return m_step; }
    [[nodiscard]] double time() const noexcept; ///< Simulated seconds: steps * dt.
    [[nodiscard]] const StepSettings& stepSettings() const noexcept { return m_stepSettings; }
    [[nodiscard]] const WorldSettings& settings() const noexcept { return m_settings; }
    [[nodiscard]] const ObjectTable& objects() const noexcept { return m_objects; }
    [[nodiscard]] const BroadPhase& broadPhase() const noexcept { return *m_broadPhase; }
    [[nodiscard]] const BroadPhaseSettings& broadPhaseSettings() const noexcept { return m_broadPhaseSettings; }
    /// Points of each player, for hits of what has a Score.
    [[nodiscard]] const std::map<std::uint32_t, std::uint64_t>& scores() const noexcept { return m_scores; }
    [[nodiscard]] Vec2 velocityOf(ObjectIndex index) const noexcept { return m_velocities[index]; }
    /// Shape overlaps after the last step, ascending; pairs with removed objects are not in it.
    [[nodiscard]] std::span<const IndexPair> overlaps() const noexcept { return m_overlaps; }
    /// What came through the tests of the step, also of objects that are removed then. @pre for a TestedObserver
    [[nodiscard]] const FunnelPairs& testedPairs() const noexcept { return m_pairs; }
    /// Pairs that overlapped in the step, or only on their swept way in it; ascending. @pre for a TestedObserver
    [[nodiscard]] std::span<const IndexPair> metPairs() const noexcept { return m_met; }

    /// A sum over the objects that are left of a 64-bit hash of id, position, velocity and angle: it does not depend on
    /// storage order.
    [[nodiscard]] std::uint64_t hash() const noexcept;

    struct Standstill {
        std::size_t departed = 0; ///< Objects that still move, but have left the world through an open edge.
        std::uint64_t hash = 0;   ///< As World::hash(), of all the others.
        friend bool operator==(const Standstill&, const Standstill&) = default;
    };
    /// Set when no object in the world has a speed, and no component will move, copy or remove anything by itself.
    /// Objects outside the world and outside the box of all objects at rest, which move away from it, are not pulled
    /// back and cannot collide with each other, have departed. A world has come to rest when two consecutive steps have
    /// the same value: an object at the highest point of its path has no speed either, and one that is pushed out of
    /// another may have none. Never set where the player steers paddles or flippers. O(rows); in a world in which
    /// something moves, O(rows up to the first that does).
    [[nodiscard]] std::optional<Standstill> standstill() const;

    /// Exchanges the broad phase for another, or for other cells; positions, velocities and overlaps stay. Returns why
    /// it cannot be, and then keeps the old one.
    [[nodiscard]] std::optional<Problem> setBroadPhase(const BroadPhaseSettings& settings);
    /// Exchanges size, gravity, wind, terminal speed and edges, from the next step on, and the broad phase; where
    /// objects are and how fast, stays. Returns why the broad phase cannot be so in a world of that size, and then
    /// keeps all as it was.
    [[nodiscard]] std::optional<Problem> setSettings(const WorldSettings& settings,
                                                     const BroadPhaseSettings& broadPhase);
    /// From the next step on. @pre dt > 0 and finite.
    void setStepSettings(const StepSettings& settings) noexcept;

    /// Shows what the edit will do to the next step that gets it: objects and broad phase are as if it were done;
    /// overlaps() stay those of the last step. The next step is to begin where this world stood before: see restore().
    /// O(rows of the edit, and an update of the broad phase)
    void preview(const EditInput& edit);
    /// What no object has yet: for an object that an edit puts in.
    [[nodiscard]] ObjectId nextId() const noexcept { return m_nextId; }
    /// The rows that were edited, with what they were when the world was made, or they came to it.
    [[nodiscard]] const RowObjects& originals() const noexcept { return m_originals; }
    [[nodiscard]] const std::set<ObjectId>& placed() const noexcept { return m_placed.ids(); } ///< By edits.
    /// By edits; `placed` ones, too.
    [[nodiscard]] const std::set<ObjectId>& takenOut() const noexcept { return m_takenOut.ids(); }

    /// The place of a row in WorldState::bodies; nothing for one that is not there, but perhaps late. O(log rows)
    [[nodiscard]] std::optional<std::size_t> bodyPlaceOf(ObjectIndex row) const noexcept;
    /// The place of a row in WorldState::spawned; nothing for one that the scene had.
    [[nodiscard]] std::optional<std::size_t> spawnedPlaceOf(ObjectIndex row) const noexcept;
    /// The object as it was when the world was made, or it came to it.
    [[nodiscard]] const ObjectPtr& originalOf(ObjectIndex row) const noexcept;

    /// Everything that steps change, as a value. O(rows).
    [[nodiscard]] WorldState state() const;
    /// Brings `state` up to date and says what changed, so that `delta` leads from the one to the other and back.
    /// O(rows that can change). @pre `state` was this world's, of now or of one step ago
    void follow(WorldState& state, WorldDelta& delta) const;
    /// Puts the world back, or forward, to where it was: from there on it makes the same bits again, reports included
    /// (but for timings). Only what differs moves in the broad phase. O(rows), and an update of the broad phase.
    /// @pre `state` is of this world, or of one made from the same scene
    void restore(const WorldState& state);

    /// The object with the place and the velocity that it has now; the very object where those are its own.
    [[nodiscard]] ObjectPtr asItStands(ObjectIndex row) const;
    /// The scene as it stands now: objects that moved, turned or changed speed are changed copies, removed ones are
    /// gone, everything else is as in `authored`, from which the world was made.
    [[nodiscard]] Scene toScene(const Scene& authored) const;

private:
    friend class WorldStep; // the phases of a step

    /// What a step asks of every object: side by side, because the authored objects lie anywhere in memory.
    struct Body {
        Vec2 acceleration; ///< m/s^2, by all that acts on it.
        double mass = 1.0; ///< kg.
        double restitution = 1.0;
        HitResponse onHit = HitResponse::None;
    };

    World() = default;
    /// @pre the id is larger than every id so far, so that rows ascend by id.
    void addRow(ObjectPtr object, double birthTime);
    [[nodiscard]] Body bodyOf(const SceneObject& object) const noexcept;
    /// A component will do something in a later step, or the player may make it do so at any time.
    [[nodiscard]] bool mayAct(ObjectIndex row, const Component& component) const;
    /// Outside `box`, moving away from it, and not accelerated back.
    [[nodiscard]] bool leaves(ObjectIndex row, const Aabb& box) const noexcept;
    /// Two that leave the world may still collide there, which may throw one of them back.
    [[nodiscard]] bool mayMeet(ObjectIndex a, ObjectIndex b) const noexcept;

    // world_edit.cpp
    /// Adds to `problems` what could not be put in.
    void apply(const EditInput& edit, std::vector<Problem>& problems);
    /// @return why it could not be put in, if so
    [[nodiscard]] std::optional<Problem> put(const EditInput::Put& put);
    [[nodiscard]] std::optional<Problem> putNew(const ObjectPtr& object);
    void exchange(ObjectIndex row, const EditInput::Put& put);
    void noteEdits(std::span<const EditInput::Put> puts);
    /// What the object says but for how fast it is, and where it stands: that is `pose`, of which the scale is left
    /// out. The lists of rows are right after relistRows().
    void setObject(ObjectIndex row, const ObjectPtr& object, const Pose& pose);
    void relistRows();
    void bringBack(ObjectIndex row);
    void takeOut(ObjectId id);

    // world_restore.cpp
    [[nodiscard]] BodyState bodyAt(ObjectIndex row) const noexcept;
    [[nodiscard]] WorldRest rest() const;
    void takeSettings(const WorldSettings& settings);
    [[nodiscard]] std::vector<RowEdit> editsAfter(const WorldState& state) const;
    void followBodies(std::span<const ObjectIndex> rows, std::span<BodyState> bodies,
                      std::vector<std::uint8_t>& changes) const;
    void restoreSpawned(std::span<const ObjectPtr> spawned);
    void restoreEdits(const WorldState& state);
    void restoreObject(ObjectIndex row, const ObjectPtr& object);
    void truncate(std::size_t rows);
    void takeOutEverything();
    void takeOutRow(ObjectIndex row);
    void takeOutTheAbsent(const WorldState& state);
    void takeOutTheTurned(std::span<const ObjectIndex> rows, std::span<const BodyState> bodies,
                          const WorldState& state);
    void restoreBodies(std::span<const ObjectIndex> rows, std::span<const BodyState> bodies);
    void putBackThePresent(const WorldState& state);
    void restoreRest(const WorldRest& rest);

    WorldSettings m_settings;
    StepSettings m_stepSettings;
    ObjectTable m_objects;
    std::vector<Body> m_bodies;              // one a row of m_objects
    std::vector<Vec2> m_velocities;          // m/s, one a row of m_objects
    std::vector<double> m_birthTimes;        // seconds, one a row of m_objects
    std::vector<ObjectIndex> m_dynamicRows;  // ascending, absent ones included
    std::vector<ObjectIndex> m_actingRows;   // those with components; ascending, absent ones included
    std::vector<ObjectIndex> m_changingRows; // of whose originals canChange() holds; ascending, absent ones included
    std::vector<ObjectIndex> m_lateRows;     // of the others those that were edited: by edits, and ascending in each
    std::vector<ObjectIndex> m_misplaced;    // of the lists above: relistRows()
    RowObjects m_originals;                  // of the rows that were edited
    IdSet m_placed;
    IdSet m_takenOut;
    std::size_t m_authoredRows = 0; // what was spawned comes after them
    BroadPhaseSettings m_broadPhaseSettings;
    std::unique_ptr<BroadPhase> m_broadPhase;
    std::map<ObjectIndex, Aabb> m_putIn; // the boxes that static rows had when the broad phase got them, if they turned
    FunnelPairs m_pairs;                 // of the last step; kept for its memory
    std::vector<IndexPair> m_met;        // in the last step
    std::vector<IndexPair> m_overlaps;
    std::optional<std::uint64_t> m_collidablePairs;  // nothing: to be counted again
    std::map<ObjectId, double> m_steering;           // of paddles and flippers
    std::map<ObjectId, std::uint32_t> m_spawnedBy;   // copies that each spawner has made
    std::map<std::uint32_t, std::uint64_t> m_scores; // by player
    ObjectId m_nextId;                               // for what is spawned
    std::vector<ObjectIndex> m_flips;                // rows that came back or went in the last step
    std::vector<ObjectIndex> m_edits; // rows that were edited in the last step, as m_lateRows; some twice
    std::size_t m_rowsBefore = 0;     // at the beginning of the last step
    std::uint64_t m_step = 0;
    std::uint64_t m_firstStepOfDt = 0; // time() counts dt from here, so that it does not add up rounding
    double m_timeBeforeDt = 0.0;
};

} // namespace broadside
