#pragma once

#include "core/trace/recording.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// The figures of a recording's steps, for charts. Counted in a background thread, frame by frame.
class RecordingFigures {
public:
    /// Both are called from the event loop: `changed` when more figures are known, `ended` when a count has ended.
    RecordingFigures(std::function<void()> changed, std::function<void()> ended);

    /// Whether a recording with this many frames has frames to count, and no count is running.
    [[nodiscard]] bool wantMore(std::size_t frames) const noexcept;
    /// Counts the frames that are not known yet. @pre wantMore()
    void count(std::shared_ptr<const trace::Recording> recording);
    void forget(); ///< Another recording is shown.
    /// Nothing when the frame was not counted yet.
    [[nodiscard]] std::optional<StepFigures> of(std::size_t frame) const;

private:
    void take(const std::vector<StepFigures>& counted);

    std::function<void()> m_changed;
    std::function<void()> m_ended;
    std::vector<StepFigures> m_figures; // Figures of the first frames.
    Background m_background;            // Declared last: its destructor waits for the thread.
};

} // namespace broadside
