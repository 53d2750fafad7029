#pragma once

#include "core/debug/why.h"
#include "editor/document/focus.h"
#include "editor/session/pair_passages.h"
#include "editor/session/run_audit.h"
#include "editor/session/stage.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <optional>

namespace broadside {

/// Why do the two pinned objects collide, or not, at the moment that is shown? One answer for panel and viewport,
/// computed when it is first asked for after a change.
class PairInquiry final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this object.
    PairInquiry(const Stage& stage, const StepSession& session, const Focus& focus, QObject* parent = nullptr);

    /// Knows then, too, what it found of the two. @pre outlives this object.
    void setAudit(const RunAudit& audit);
    /// What passed through what in a recording is searched beside the GUI thread.
    [[nodiscard]] PairPassages& passages() const noexcept { return *m_passages; }
    /// Nothing unless two objects are pinned that this moment, or one before it, knows, and there is a broad phase.
    [[nodiscard]] const std::optional<WhyAnswer>& answer() const;

signals:
    void changed(); ///< Pins, or the moment: ask again.

private:
    void onStepped(const StepReport& report);
    void watchAnew();
    void invalidate();
    [[nodiscard]] std::optional<WhyAnswer> ask() const;

    const Stage& m_stage;
    const StepSession& m_session;
    const Focus& m_focus;
    const RunAudit* m_audit = nullptr;
    PairPassages* m_passages;
    std::optional<PairWatch> m_watch; // of the steps up to now
    mutable std::optional<WhyAnswer> m_answer;
    mutable bool m_isFresh = false;
};

} // namespace broadside
