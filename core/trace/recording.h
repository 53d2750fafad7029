#pragma once

#include "core/debug/step_source.h"
#include "core/trace/sleeper_pairs.h"
#include "core/trace/trace_reader.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace broadside::trace {

/// A trace as a source of steps. Steps have the game's own numbers. If these do not ascend from frame to frame, or
/// leave out most numbers, steps have the numbers of the frames, from 0 on.
///
/// Frames are read with a RecordingWalk. Copies share the bytes, O(frames). Several threads may read a recording while
/// no thread changes it.
class Recording final : public StepSource {
public:
    explicit Recording(TraceReader reader);

    [[nodiscard]] const TraceReader& reader() const noexcept { return m_reader; }
    [[nodiscard]] const TraceInfo& info() const noexcept { return m_reader.info(); }
    [[nodiscard]] bool isEmpty() const noexcept { return frameCount() == 0; }
    [[nodiscard]] bool countsFrames() const noexcept { return m_countsFrames; } ///< The game's numbers cannot be used.
    /// Seconds. @pre frame < frameCount()
    [[nodiscard]] double timeOf(std::size_t frame) const noexcept { return m_reader.frames()[frame].time; }

    /// Whether the game leaves out pairs of two sleeping objects. The first call may read all frames.
    [[nodiscard]] bool leavesOutSleepers() const { return m_sleepers->areLeftOut(m_reader); }

    // StepSource
    [[nodiscard]] Knowledge knows() const noexcept override { return {}; }
    [[nodiscard]] std::size_t frameCount() const noexcept override { return m_reader.frames().size(); }
    [[nodiscard]] std::uint64_t stepOf(std::size_t frame) const noexcept override;
    [[nodiscard]] std::size_t frameOf(std::uint64_t step) const noexcept override;
    /// The time since the frame before; if that is no valid step, the game's dt, and if that is unknown, 1/60 s.
    [[nodiscard]] double dtOf(std::size_t frame) const noexcept override;
    /// A recording has only one future, so the step is enough.
    [[nodiscard]] std::uint64_t markOf(std::size_t frame) const noexcept override { return stepOf(frame) + 1; }
    [[nodiscard]] std::size_t blockSize() const noexcept override { return kUsualBlock; }
    /// Passages are those of passage_watch.h.
    [[nodiscard]] Result<std::unique_ptr<StepWalk>> walk(WalkDepth depth = WalkDepth::All) const override;

    /// Looks for new frames. True if there are any.
    bool grow();
    /// Replaces the reader by one that has read further in the same trace. @pre it has all frames of this recording
    void take(TraceReader reader);

private:
    void checkStepNumbers(std::size_t from);

    TraceReader m_reader;
    bool m_countsFrames = false;
    std::shared_ptr<SleeperPairs> m_sleepers; ///< Never null; copies share it.
};

} // namespace broadside::trace
