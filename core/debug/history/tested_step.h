#pragma once

#include "core/debug/frame.h"
#include "core/debug/step_source.h"
#include "core/dynamics/world.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>

namespace broadside {

/// The world as the pairs of its step were tested, including pairs that met on their paths; for the observer of
/// World::step(). Valid until the world goes on.
[[nodiscard]] Frame testedFrameOf(const World& world);

/// A broad phase with all objects of the world. Refuses what makeBroadPhase() refuses. O(rows)
[[nodiscard]] Result<std::unique_ptr<BroadPhase>> broadPhaseOver(const World& world,
                                                                 const BroadPhaseSettings& settings);

/// Shows the frame of testedFrameOf() to `tested`, with the broad phase `asked` instead of the world's own, if there is
/// one. Shows nothing after a stop, and if makeBroadPhase() refuses `asked`: the problem is returned.
[[nodiscard]] std::optional<Problem> showTested(const World& world, const StepWalk::FrameObserver& tested,
                                                const std::optional<BroadPhaseSettings>& asked,
                                                const std::stop_token& stop);

/// A copy of a frame as the pairs of its step were tested: no response has removed or moved an object yet. This is the
/// frame of a step.
class TestedStep {
public:
    /// Its broad phase answers like that of the frame: a textbook grid keeps all earlier registrations. O(rows)
    /// @pre the frame has one of Broadside's broad phases, with these settings, and no report
    TestedStep(const Frame& frame, const BroadPhaseSettings& settings);
    /// Copies the world that the observer of World::step() gets.
    explicit TestedStep(const World& world)
        : TestedStep(testedFrameOf(world), world.broadPhaseSettings())
    {}
    /// Valid as long as this object.
    [[nodiscard]] Frame frame() const;

private:
    ObjectTable m_objects;
    std::unique_ptr<BroadPhase> m_broadPhase;
    FrameParts m_parts; // without objects and broad phase
};

/// A recorded step of a simulation as its pairs were tested, with the broad phase `asked`. Null for the first recorded
/// step, which cannot be made again; also if `asked` is refused, and after a stop. O(the step)
/// @pre the source is a simulation's
[[nodiscard]] std::unique_ptr<TestedStep> testedStepOf(const StepSource& source, std::uint64_t step,
                                                       const BroadPhaseSettings& asked,
                                                       const std::stop_token& stop = {});

} // namespace broadside
