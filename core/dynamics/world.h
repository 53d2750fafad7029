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

namespace broadside {

/// The simulation made from a scene: advances by fixed steps, the same bits for the same scene and inputs.
///
/// A step, in this order: inputs and components; integrate dynamic objects (ascending id); edges; broad phase; narrow
/// phase; responses (pairs ascending by id); report and hash. Each phase has a source of its own: see step.cpp.
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

    [[nodiscard]] std::uint64_t stepCount() const noexcept { return m_parts.stepCount; }
    [[nodiscard]] double time() const noexcept { return m_parts.time(); } ///< Simulated seconds: steps * dt.
    [[nodiscard]] const StepSettings& stepSettings() const noexcept { return m_parts.stepSettings; }
    [[nodiscard]] const WorldSettings& settings() const noexcept { return m_parts.settings; }
    [[nodiscard]] const ObjectTable& objects() const noexcept { return m_parts.objects; }
    [[nodiscard]] const BroadPhase& broadPhase() const noexcept { return *m_parts.broadPhase; }
    [[nodiscard]] const BroadPhaseSettings& broadPhaseSettings() const noexcept { return m_parts.broadPhaseSettings; }
    /// Points of each player, for hits of what has a Score.
    [[nodiscard]] const std::map<std::uint32_t, std::uint64_t>& scores() const noexcept { return m_parts.scores; }
    [[nodiscard]] Vec2 velocityOf(ObjectIndex index) const noexcept { return m_parts.velocities[index]; }
    /// Shape overlaps after the last step, ascending; pairs with removed objects are not in it.
    [[nodiscard]] std::span<const IndexPair> overlaps() const noexcept { return m_parts.overlaps; }
    /// What came through the tests of the step, also of objects that are removed then. @pre for a TestedObserver
    [[nodiscard]] const FunnelPairs& testedPairs() const noexcept { return m_parts.pairs; }
    /// Pairs that overlapped in the step, or only on their swept way in it; ascending. @pre for a TestedObserver
    [[nodiscard]] std::span<const IndexPair> metPairs() const noexcept { return m_parts.met; }

    /// A sum over the objects that are left of a 64-bit hash of id, position, velocity and angle: it does not depend on
    /// storage order.
    [[nodiscard]] std::uint64_t hash() const noexcept;

    /// See standstill.h.
    [[nodiscard]] std::optional<Standstill> standstill() const { return standstillOf(m_parts); }

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
    [[nodiscard]] ObjectId nextId() const noexcept { return m_parts.nextId; }
    /// What edits have made of the world so far.
    [[nodiscard]] const WorldEdits& edits() const noexcept { return m_parts.edits; }
    /// The object as it was when the world was made, or it came to it.
    [[nodiscard]] const ObjectPtr& originalOf(ObjectIndex row) const noexcept { return m_parts.originalOf(row); }

    /// Everything that steps change, as a value. O(rows).
    [[nodiscard]] WorldState state() const;
    /// Where state() keeps the object of a row. O(log rows)
    [[nodiscard]] StatePlace statePlaceOf(ObjectIndex row) const;
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
    World() = default;

    WorldParts m_parts;
};

} // namespace broadside
