#pragma once

#include "core/base/problem.h"
#include "core/broadphase/broad_phase.h"
#include "core/dynamics/funnel.h"
#include "core/dynamics/input.h"
#include "core/dynamics/standstill.h"
#include "core/dynamics/step_report.h"
#include "core/dynamics/world_parts.h"
#include "core/dynamics/world_state.h"
#include "core/scene/object_table.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace broadside {

class ChangeLog;

/// The simulation of a scene. It advances by fixed steps and gives the same bits for the same scene and inputs.
///
/// A step, in this order: inputs and components; integrate dynamic objects (ascending id); edges; broad phase; narrow
/// phase; responses (pairs ascending by id); report and hash. Each phase has its own source file: see step.cpp. The
/// scene is not changed, and not needed after the world is made.
class World {
public:
    /// Fails where makeBroadPhase fails.
    [[nodiscard]] static Result<World> fromScene(const Scene& scene);

    /// Called after the pairs of a step were tested and before any response: no object was pushed out or removed by a
    /// hit yet, and the step is counted already.
    using TestedObserver = std::function<void(const World&)>;
    /// After a stop, which takes some milliseconds, the report is invalid and the world must be discarded.
    /// `log`, if given, gets what changed the objects in this step instead of its old contents. `used` is a report that
    /// is no longer needed: the new one takes over its memory.
    StepReport step(std::span<const Input> inputs = {}, const std::stop_token& stop = {},
                    const TestedObserver& tested = {}, ChangeLog* log = nullptr, StepReport used = {});

    [[nodiscard]] std::uint64_t stepCount() const noexcept { return m_parts.stepCount; }
    [[nodiscard]] double time() const noexcept { return m_parts.time(); } ///< Simulated seconds: steps * dt.
    [[nodiscard]] const StepSettings& stepSettings() const noexcept { return m_parts.stepSettings; }
    [[nodiscard]] const WorldSettings& settings() const noexcept { return m_parts.settings; }
    [[nodiscard]] const ObjectTable& objects() const noexcept { return m_parts.objects; }
    [[nodiscard]] const BroadPhase& broadPhase() const noexcept { return *m_parts.broadPhase; }
    [[nodiscard]] const BroadPhaseSettings& broadPhaseSettings() const noexcept { return m_parts.broadPhaseSettings; }
    /// Points of each player, for hits of objects with a Score.
    [[nodiscard]] const std::map<std::uint32_t, std::uint64_t>& scores() const noexcept { return m_parts.scores; }
    [[nodiscard]] Vec2 velocityOf(ObjectIndex index) const noexcept { return m_parts.velocities[index]; }
    /// Shape overlaps after the last step, ascending, without pairs of removed objects.
    [[nodiscard]] std::span<const IndexPair> overlaps() const noexcept { return m_parts.overlaps; }
    /// Pairs that overlapped in the step, or met only on their swept paths; ascending. @pre called by a TestedObserver
    [[nodiscard]] std::span<const IndexPair> metPairs() const noexcept { return m_parts.met; }

    /// The sum of a 64-bit hash of id, position, velocity and angle over all present objects. It does not depend on
    /// storage order.
    [[nodiscard]] std::uint64_t hash() const noexcept;

    /// See standstill.h.
    [[nodiscard]] std::optional<Standstill> standstill() const { return standstillOf(m_parts); }

    /// Replaces the broad phase by another one, or by one with other cells. Positions, velocities and overlaps stay.
    /// Returns the problem if that fails, and then keeps the old one.
    [[nodiscard]] std::optional<Problem> setBroadPhase(const BroadPhaseSettings& settings);
    /// Replaces size, gravity, wind, terminal speed and edges, from the next step on, and the broad phase. Positions
    /// and velocities of objects stay. Returns the problem if the broad phase is invalid for a world of that size, and
    /// then changes nothing.
    [[nodiscard]] std::optional<Problem> setSettings(const WorldSettings& settings,
                                                     const BroadPhaseSettings& broadPhase);
    /// Replaces the settings of the steps, from the next step on. @pre dt > 0 and finite.
    void setStepSettings(const StepSettings& settings) noexcept;

    /// At most this many threads work on a step, including the calling one; fewer in small worlds. The world's own
    /// threads sleep between steps. Results are the same bits for any number. At first one for each processor, at
    /// most 8.
    /// @pre most > 0
    void setThreads(unsigned most) { m_parts.useThreads(most); }
    [[nodiscard]] unsigned threads() const noexcept { return m_parts.threads; } ///< See setThreads().

    /// Shows the effect of an edit before the step that gets it: objects and broad phase are as after the edit,
    /// overlaps() stay those of the last step. Call restore() with the state before the edit before the next step.
    /// O(rows of the edit, and an update of the broad phase)
    void preview(const EditInput& edit);
    /// An unused id, for an object that an edit adds.
    [[nodiscard]] ObjectId nextId() const noexcept { return m_parts.nextId; }
    /// All edits of the world so far.
    [[nodiscard]] const WorldEdits& edits() const noexcept { return m_parts.edits; }
    /// The object as it was when the world was made, or when it was added.
    [[nodiscard]] const ObjectPtr& originalOf(ObjectIndex row) const noexcept { return m_parts.originalOf(row); }

    /// All data that steps change, as a value. O(rows).
    [[nodiscard]] WorldState state() const;
    /// The place where state() has the object of a row. O(log rows)
    [[nodiscard]] StatePlace statePlaceOf(ObjectIndex row) const;
    /// Updates `state` to the current step and writes the changes into `delta`, which leads from the old state to the
    /// new one and back. O(rows that can change). @pre `state` is this world's state, now or one step ago
    void follow(WorldState& state, WorldDelta& delta) const;
    /// Sets the world to an earlier or later state. From there it produces the same bits again, reports included
    /// (except timings). Only objects that differ move in the broad phase. O(rows), and an update of the broad phase.
    /// @pre `state` is of this world, or of one made from the same scene
    void restore(const WorldState& state);

    /// The object with its current pose and velocity; the stored object itself if they are equal to its own.
    [[nodiscard]] ObjectPtr currentObjectAt(ObjectIndex row) const;
    /// The current world as a scene: objects that moved, rotated or changed speed are changed copies, removed objects
    /// are missing, new ones are added. Everything else is as in `authored`, the scene from which the world was made.
    [[nodiscard]] Scene toScene(const Scene& authored) const;

private:
    World() = default;

    WorldParts m_parts;
};

/// An object of the scene from which the world was made, as it is in World::toScene(): `authored` itself if it did not
/// change, null if it was removed. So a large world is saved without a second scene in memory.
[[nodiscard]] ObjectPtr savedObject(const World& world, const ObjectPtr& authored);
/// The objects that only World::toScene() has.
[[nodiscard]] std::vector<ObjectPtr> savedNewObjects(const World& world, const Scene& authored);

} // namespace broadside
