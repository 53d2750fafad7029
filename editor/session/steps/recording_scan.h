#pragma once

#include "core/trace/trace_reader.h"
#include "editor/session/jobs/background.h"

#include <functional>

namespace broadside {

/// Looks through a long trace without an index next to the GUI thread; its beginning can be used meanwhile.
class RecordingScan {
public:
    /// `take` gets all that was found, from the event loop: now and then, and at the end. `progressed` is called when
    /// share() has changed, and at the end.
    void start(trace::TraceReader reader, const std::function<void(trace::TraceReader)>& take,
               const std::function<void()>& progressed);
    void cancel() { m_background.cancel(); } ///< What was found so far stays.
    void forget();                           ///< Another trace is shown.
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    [[nodiscard]] double share() const noexcept { return m_share; } ///< Of the file that was looked through, 0..1.

private:
    double m_share = 1.0;
    Background m_background; // last: its end waits for the thread
};

} // namespace broadside
