#pragma once

#include "core/debug/step_source.h"
#include "core/trace/trace_reader.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace broadside::trace {

/// A trace as steps that can be gone to: they are called by the game's own numbers, or, where those do not rise from
/// frame to frame or leave most numbers out, by those of the frames, from 0 on.
///
/// Frames are read with a RecordingWalk. Copies share the bytes, O(frames). One that nobody grows may be read by any
/// thread.
class Recording final : public StepSource {
public:
    explicit Recording(TraceReader reader);

    [[nodiscard]] const TraceReader& reader() const noexcept { return m_reader; }
    [[nodiscard]] const TraceInfo& info() const noexcept { return m_reader.info(); }
    [[nodiscard]] bool isEmpty() const noexcept { return frameCount() == 0; }
    [[nodiscard]] bool countsFrames() const noexcept { return m_countsFrames; } ///< The game's numbers are of no use.
    /// Seconds. @pre frame < frameCount()
    [[nodiscard]] double timeOf(std::size_t frame) const noexcept { return m_reader.frames()[frame].time; }

    // StepSource
    [[nodiscard]] Knowledge knows() const noexcept override { return {}; }
    [[nodiscard]] std::size_t frameCount() const noexcept override { return m_reader.frames().size(); }
    [[nodiscard]] std::uint64_t stepOf(std::size_t frame) const noexcept override;
    [[nodiscard]] std::size_t frameOf(std::uint64_t step) const noexcept override;
    /// Since the frame before, or what the game says.
    [[nodiscard]] double dtOf(std::size_t frame) const noexcept override;
    /// There is only one future.
    [[nodiscard]] std::uint64_t markOf(std::size_t frame) const noexcept override { return stepOf(frame) + 1; }
    [[nodiscard]] std::size_t blockSize() const noexcept override { return kUsualBlock; }
    /// Passages as passage_watch.h concludes them.
    [[nodiscard]] Result<std::unique_ptr<StepWalk>> walk(WalkDepth depth = WalkDepth::All) const override;

    /// Looks for frames that came since. True when there are any.
    bool grow();
    /// What somebody has read on of the same trace. @pre it has this one's frames, and perhaps more
    void take(TraceReader reader);

private:
    void judgeNumbers(std::size_t from);

    TraceReader m_reader;
    bool m_countsFrames = false;
};

} // namespace broadside::trace
