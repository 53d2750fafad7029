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

/// What the steps of a recording come to, for charts: counted next to the GUI thread, one frame after the other.
class RecordingFigures {
public:
    /// From the event loop: `changed` when more are known, `ended` when a count has ended.
    RecordingFigures(std::function<void()> changed, std::function<void()> ended);

    /// Whether a recording of so many frames has some to count, and nothing is being counted.
    [[nodiscard]] bool wantMore(std::size_t frames) const noexcept;
    /// Counts the frames that are not known so far. @pre wantMore()
    void count(std::shared_ptr<const trace::Recording> recording);
    void forget(); ///< Another recording is shown.
    /// Nothing where it was not counted yet.
    [[nodiscard]] std::optional<StepFigures> of(std::size_t frame) const;

private:
    void take(const std::vector<StepFigures>& counted);

    std::function<void()> m_changed;
    std::function<void()> m_ended;
    std::vector<StepFigures> m_figures; // of the first frames
    Background m_background;            // last: its end waits for the thread
};

} // namespace broadside
