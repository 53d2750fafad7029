#pragma once

#include "editor/commands/fix_proof.h"
#include "editor/panels/findings/audit_view.h"
#include "editor/panels/findings/explanation_view.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/widgets/panel_widget.h"

#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;
class QSplitter;

namespace broadside {

class LazyRefresh;

/// What is wrong, in one click: the explanations of all recorded steps, above the audit, which lists each finding.
class DiagnosisPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    DiagnosisPanel(const ExplanationView::Parts& parts, RunAudit& audit, FixProof& proof, QWidget* parent = nullptr);

signals:
    void frameRequested(); ///< Asks to show the selection in the viewport.
    void explanationReportWanted(const broadside::Explanation& explanation);      ///< Asks to write a report about it.
    void findingReportWanted(const broadside::Finding& finding);                  ///< The same.
    void reduced(const std::shared_ptr<const broadside::ReducedFinding>& result); ///< See AuditView.

private:
    QWidget* makeBody();
    QWidget* makeProgress();
    void connectParts();
    void onDiagnosisChanged();
    void refresh();
    [[nodiscard]] bool isAuditUsed() const;
    /// The scene has other settings by now than the diagnosed steps.
    [[nodiscard]] bool isOutdated() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] static QString foundBesides(const Diagnosis& diagnosis);
    [[nodiscard]] QString foundText(const Diagnosis& diagnosis) const;

    ExplanationView::Parts m_parts;
    const RunAudit& m_auditJob;
    const FixProof& m_proof;
    QPushButton* m_diagnose;
    QPushButton* m_repeat;
    QLabel* m_summary;
    QWidget* m_progressRow;
    QProgressBar* m_progress;
    QTimer m_beforeProgress;
    QSplitter* m_splitter;
    ExplanationView* m_explanations;
    AuditView* m_audit;
    LazyRefresh* m_refresh;
};

} // namespace broadside
