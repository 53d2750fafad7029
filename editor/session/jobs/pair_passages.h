#pragma once

#include "core/debug/audit/audit.h"
#include "editor/document/focus.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

namespace broadside {

/// The recorded steps in which one pinned object passed through the other. Searched in a background thread; later
/// searches cover only new steps. A simulation is searched only while it does not run.
class PairPassages final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this object.
    PairPassages(const StepSession& session, const Focus& focus, QObject* parent = nullptr);

    /// The passages in the steps searched so far, ascending.
    [[nodiscard]] const std::vector<FoundPassage>& found() const noexcept { return m_found; }
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    [[nodiscard]] double share() const noexcept { return m_share; } ///< Share of the search that is done, 0..1.
    [[nodiscard]] bool wasCancelled() const noexcept { return m_isCancelled; }
    void cancel(); ///< Nothing is searched until other objects are pinned.

signals:
    void changed();

private:
    void restartSearch();
    void searchOn();
    void search();
    [[nodiscard]] bool isContinued() const;
    void take(std::vector<FoundPassage> found);

    const StepSession& m_session;
    const Focus& m_focus;
    Focus::Pins m_pins;
    std::vector<FoundPassage> m_found;
    std::optional<std::uint64_t> m_last; // Last searched step.
    std::uint64_t m_mark = 0;            // Mark of that step: distinguishes it from the same step of another future.
    double m_share = 0.0;
    bool m_isCancelled = false;
    Background m_background; // Declared last: its destructor waits for the thread.
};

} // namespace broadside
