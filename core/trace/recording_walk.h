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

/// The result of looking for a readable frame.
struct Arrival {
    std::optional<std::size_t> frame; ///< Nothing: no frame in that direction can be read.
    std::optional<Problem> problem;   ///< Problem of the first unreadable frame.
};
enum class Direction : std::uint8_t { Forward, Back };

/// Walks over the steps of its own copy of a recording. Several threads must not use one walk at once.
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
    /// Goes to a frame. If the frame is damaged, returns where; the walk is then at no frame. @pre frame <
    /// recording().frameCount()
    [[nodiscard]] std::optional<Problem> goTo(std::size_t frame);
    /// The same, but if the frame is damaged, goes to the next readable one in that direction. Frames that only store
    /// changes count as damaged, too, up to the next keyframe. O(damaged parts between keyframes)
    [[nodiscard]] Arrival goToReadable(std::size_t frame, Direction direction, const std::stop_token& stop);
    [[nodiscard]] std::optional<std::size_t> frameNumber() const noexcept { return m_at; } ///< Nothing: at no frame.
    [[nodiscard]] TraceWorld& world() noexcept { return m_world; }
    [[nodiscard]] const TraceWorld& world() const noexcept { return m_world; }

    // @pre the walk is at a frame
    [[nodiscard]] std::uint64_t step() const noexcept { return m_recording.stepOf(*m_at); }
    /// The frame with the step's number, and with the recorded candidates, if there are any. Valid until the next
    /// goTo().
    [[nodiscard]] Frame frame()
    {
        return m_world.frame([this] { return m_recording.leavesOutSleepers(); });
    }
    /// Timings that the game recorded; 0 for the others.
    [[nodiscard]] StepTimings timings() const;
    /// The same, with NaN for timings that the game did not record.
    [[nodiscard]] StepTimings recordedTimings() const;

private:
    Recording m_recording;
    TraceWorld m_world;
    std::optional<std::size_t> m_at;
};

/// Makes reports of steps, like those of a simulation, by comparing each frame with the one before.
class RecordingReports {
public:
    /// The report of the walk's frame. What began and ended refers to the frame before, if that was the last one given
    /// to report() or look(); otherwise all overlaps are in `stayed`. O(candidates and their shape tests)
    [[nodiscard]] StepReport report(RecordingWalk& walk);
    /// Only stores the overlaps of the walk's frame.
    void look(RecordingWalk& walk) { static_cast<void>(report(walk)); }
    [[nodiscard]] bool knows(std::size_t frame) const noexcept { return m_frame == frame; }

private:
    std::vector<IdPair> m_overlaps; // ascending
    std::optional<std::size_t> m_frame;
};

} // namespace broadside::trace
