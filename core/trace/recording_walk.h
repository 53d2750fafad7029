#pragma once

#include "core/base/problem.h"
#include "core/debug/frame.h"
#include "core/dynamics/step_report.h"
#include "core/trace/recording.h"
#include "core/trace/trace_world.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace broadside::trace {

/// Where a way ended that goes past frames which cannot be read.
struct Arrival {
    std::optional<std::size_t> frame; ///< Nothing: no frame on that way can be read.
    std::optional<Problem> problem;   ///< Of the first frame that cannot.
};
enum class Way : std::uint8_t { On, Back };

/// One step after another of a recording of its own. Not for several threads at once.
class RecordingWalk {
public:
    explicit RecordingWalk(Recording recording)
        : m_recording(std::move(recording))
        , m_world(m_recording.reader())
    {}
    RecordingWalk(const RecordingWalk&) = delete;
    RecordingWalk& operator=(const RecordingWalk&) = delete;

    [[nodiscard]] Recording& recording() noexcept { return m_recording; }
    [[nodiscard]] const Recording& recording() const noexcept { return m_recording; }
    /// When the frame is damaged, says where; then it stands nowhere. @pre frame < recording().frameCount()
    [[nodiscard]] std::optional<Problem> goTo(std::size_t frame);
    /// The same, but where the frame is damaged, to the next one on that way that is not. Frames that only say what
    /// changed are as good as damaged from there to the next keyframe. O(damaged pieces between keyframes)
    [[nodiscard]] Arrival goToReadable(std::size_t frame, Way way, const std::stop_token& stop);
    [[nodiscard]] std::optional<std::size_t> frameNumber() const noexcept { return m_at; } ///< Nothing: nowhere.
    [[nodiscard]] TraceWorld& world() noexcept { return m_world; }
    [[nodiscard]] const TraceWorld& world() const noexcept { return m_world; }

    // @pre it stands somewhere
    [[nodiscard]] std::uint64_t step() const noexcept { return m_recording.stepOf(*m_at); }
    /// With the candidates that were recorded, if any were, and the step's number. Good until the next goTo().
    [[nodiscard]] Frame frame() { return m_world.frame(); }
    /// As far as the game has said what it measured; 0 where it has not.
    [[nodiscard]] StepTimings timings() const;
    /// The same, and NaN where it has not.
    [[nodiscard]] StepTimings recordedTimings() const;

private:
    Recording m_recording;
    TraceWorld m_world;
    std::optional<std::size_t> m_at;
};

/// Makes reports of steps, as those of a simulation are, by comparing each with the one before.
class RecordingReports {
public:
    /// Of the frame where the walk stands: what began and ended since the frame before, where that was the last that
    /// was reported or looked at; else everything stayed. O(candidates and their shape tests)
    [[nodiscard]] StepReport report(RecordingWalk& walk);
    /// Only remembers what overlaps there.
    void look(RecordingWalk& walk) { static_cast<void>(report(walk)); }
    [[nodiscard]] bool knows(std::size_t frame) const noexcept { return m_frame == frame; }

private:
    std::vector<IdPair> m_overlaps; // ascending
    std::optional<std::size_t> m_frame;
};

} // namespace broadside::trace
