#pragma once

#include "core/debug/frame.h"
#include "core/debug/history/history.h"
#include "core/dynamics/world.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace broadside {

/// A broad phase that answers as the world's does now: of a textbook grid with all that happened to it. O(rows)
[[nodiscard]] std::unique_ptr<BroadPhase> copyOfBroadPhase(const World& world);

/// A copy of a world as the pairs of a step were tested: nothing was removed by a hit or pushed out yet. This is the
/// frame of a step.
class TestedStep {
public:
    /// For the observer of World::step(). O(rows)
    explicit TestedStep(const World& world);
    /// The same objects, asked with another broad phase, which is made for them now. Refused: what makeBroadPhase
    /// refuses.
    [[nodiscard]] static Result<TestedStep> askedWith(const BroadPhaseSettings& asked, const World& world);
    /// Good as long as this object.
    [[nodiscard]] Frame frame() const;

private:
    TestedStep(const World& world, std::unique_ptr<BroadPhase> broadPhase);

    ObjectTable m_objects;
    std::unique_ptr<BroadPhase> m_broadPhase;
    FrameParts m_parts;
};

/// A recorded step as its pairs were tested: makes it again in `world`, which stands anywhere afterwards. `asked`: with
/// this broad phase instead of the one of the step. Null for the first recorded step, which cannot be made again, when
/// `asked` is refused, and when stopped. O(the step)
/// @pre the step is recorded; `world` was made from the scene of the record
[[nodiscard]] std::unique_ptr<TestedStep> repeatTested(World& world, History& record, std::uint64_t step,
                                                       const BroadPhaseSettings& asked,
                                                       const std::stop_token& stop = {});

} // namespace broadside
