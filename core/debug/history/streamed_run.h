#pragma once

#include "core/debug/history/run_plan.h"
#include "core/debug/step_source.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace broadside {

/// The steps of a scene, which each walk makes itself and does not keep: for work that goes through a run once, of any
/// length. A walk that goes back begins again with the scene. A RecordedRun is better where many steps are visited in
/// any order.
class StreamedRun final : public StepSource {
public:
    /// Shown the world as loaded, without a report, and after each step. A walk that begins again shows nothing twice.
    using Observer = std::function<void(const World& world, const StepReport* report)>;

    /// Frames 0 to `steps`; frame 0 is the scene as loaded. @pre inputs ascend by step
    StreamedRun(Scene scene, std::uint64_t steps, std::vector<TimedInput> inputs, Observer observe = {});

    [[nodiscard]] Knowledge knows() const noexcept override { return {.events = true, .keepsIds = true}; }
    [[nodiscard]] std::size_t frameCount() const noexcept override { return m_parts->steps + 1; }
    [[nodiscard]] std::uint64_t stepOf(std::size_t frame) const noexcept override { return frame; }
    [[nodiscard]] std::size_t frameOf(std::uint64_t step) const noexcept override;
    [[nodiscard]] double dtOf(std::size_t frame) const noexcept override;
    [[nodiscard]] std::uint64_t markOf(std::size_t /*frame*/) const noexcept override { return 0; } // one future only
    [[nodiscard]] std::size_t blockSize() const noexcept override { return frameCount(); }
    [[nodiscard]] Result<std::unique_ptr<StepWalk>> walk(WalkDepth depth = WalkDepth::All) const override;

    /// What all walks share.
    struct Parts {
        Scene scene;
        std::uint64_t steps = 0;
        std::vector<TimedInput> inputs;
        Observer observe;
        std::mutex observing;
        std::uint64_t observed = 0; ///< Number of frames that were observed. Guarded by `observing`.
    };

private:
    std::shared_ptr<Parts> m_parts; // never null
};

} // namespace broadside
