#pragma once

#include "core/debug/audit/finding.h"
#include "core/debug/why/remedy.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <cstdint>
#include <optional>

namespace broadside {

class ObjectEdits;
class SceneDocument;

/// Applies a fix, makes the step of the finding again with it, and reports whether the finding is gone. The simulation
/// goes back to the step before the finding and continues from there with the fix; the steps that were recorded without
/// it become the discarded future. Undoing the fix discards its proof.
class FixProof final : public QObject {
    Q_OBJECT
public:
    enum class Verdict {
        Trying, ///< The step is being made, or audited.
        Mended,
        StillThere,
    };
    /// @pre all outlive this object.
    FixProof(SceneDocument& document, ObjectEdits& edits, StepSession& session, RunAudit& audit,
             QObject* parent = nullptr);

    /// One undo step. No proof is made when the step before the finding is not recorded any more.
    void apply(const Finding& finding, const Fix& fix);
    void forget(); ///< Forgets the proof; the fix stays applied.

    /// The finding that the last fix should end; nothing without a fix.
    [[nodiscard]] const std::optional<Finding>& finding() const noexcept { return m_finding; }
    [[nodiscard]] Verdict verdict() const noexcept { return m_verdict; }
    /// The result for the finding, as a sentence. @pre finding()
    [[nodiscard]] QString text() const;

signals:
    void changed();

private:
    [[nodiscard]] bool goBeforeFinding(std::uint64_t step);
    void onStepped(const StepReport& report);
    void audit();
    void judge();
    void onDocumentChanged();
    void onRecordChanged();
    [[nodiscard]] bool isStillThere() const;

    SceneDocument& m_document;
    ObjectEdits& m_edits;
    StepSession& m_session;
    RunAudit& m_audit;
    std::optional<Finding> m_finding;
    Fix m_fix;
    Verdict m_verdict = Verdict::Trying;
    bool m_isAudited = false; // The audit of the new step was started.
    std::uint64_t m_mark = 0; // Mark of the step that was judged.
};

} // namespace broadside
