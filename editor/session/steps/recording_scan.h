#pragma once

#include "core/trace/trace_reader.h"
#include "editor/session/jobs/background.h"

#include <functional>

namespace broadside {

/// Scans a long trace without an index in a background thread; the scanned part can be used meanwhile.
class RecordingScan {
public:
    /// `take` gets everything that was found, from the event loop, from time to time and at the end. `progressed` is
    /// called when share() has changed, and at the end.
    void start(trace::TraceReader reader, const std::function<void(trace::TraceReader)>& take,
               const std::function<void()>& progressed);
    void cancel() { m_background.cancel(); } ///< Frames that were found so far stay.
    void forget();                           ///< Another trace is shown.
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    [[nodiscard]] double share() const noexcept { return m_share; } ///< Scanned share of the file, 0..1.

private:
    double m_share = 1.0;
    Background m_background; // Declared last: its destructor waits for the thread.
};

} // namespace broadside
