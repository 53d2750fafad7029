#pragma once

#include "core/debug/frame.h"
#include "core/debug/step_source.h"
#include "core/dynamics/world.h"

#include <cstddef>
#include <memory>
#include <stop_token>

namespace broadside {

/// The world as the pairs of its step were tested, for the observer of World::step(): with what met on the way, too.
/// Good until the world goes on.
[[nodiscard]] Frame testedFrameOf(const World& world);

/// A broad phase with all objects of the world. Refused: what makeBroadPhase refuses. O(rows)
[[nodiscard]] Result<std::unique_ptr<BroadPhase>> broadPhaseOver(const World& world,
                                                                 const BroadPhaseSettings& settings);

/// A copy of a frame as the pairs of its step were tested: nothing was removed by a hit or pushed out yet. This is the
/// frame of a step.
class TestedStep {
public:
    /// Its broad phase answers as that of the frame: a textbook grid with all that happened to it. O(rows)
    /// @pre the frame has a broad phase of Broadside's, with these settings, and no report
    TestedStep(const Frame& frame, const BroadPhaseSettings& settings);
    /// For the observer of World::step().
    explicit TestedStep(const World& world)
        : TestedStep(testedFrameOf(world), world.broadPhaseSettings())
    {}
    /// Good as long as this object.
    [[nodiscard]] Frame frame() const;

private:
    ObjectTable m_objects;
    std::unique_ptr<BroadPhase> m_broadPhase;
    FrameParts m_parts; // without the two
};

/// A recorded step of a simulation as its pairs were tested, asked with `asked`. Null for the first recorded step,
/// which cannot be made again, when `asked` is refused, and when stopped. O(the step)
/// @pre the source is a simulation's
[[nodiscard]] std::unique_ptr<TestedStep> testedStepOf(const StepSource& source, std::uint64_t step,
                                                       const BroadPhaseSettings& asked,
                                                       const std::stop_token& stop = {});

} // namespace broadside
