#pragma once

#include "core/debug/audit/finding.h"
#include "core/debug/audit/finding_groups.h"
#include "editor/commands/fix_proof.h"
#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/finding_reduction.h"
#include "editor/session/jobs/fix_tester.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/jobs/run_diagnosis.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <set>
#include <tuple>

class QCheckBox;
class QLabel;
class QModelIndex;
class QPushButton;
class QTreeView;

namespace broadside {

class FindingsModel;
class HelpLink;
class LazyRefresh;

/// Missed pairs and passages, step by step. A click on a finding shows its step and its two objects. A finding can be
/// fixed, and reduced to the smallest scene that shows it.
class AuditView final : public QWidget {
    Q_OBJECT
public:
    /// @pre all outlive the view.
    AuditView(SceneDocument& document, ObjectEdits& edits, Focus& focus, StepSession& session, RunAudit& audit,
              const RunDiagnosis& diagnosis, FixProof& proof, QWidget* parent = nullptr);

    /// The buttons that start an audit. The panel may place them elsewhere.
    [[nodiscard]] QWidget* controls() const noexcept { return m_controls; }
    [[nodiscard]] bool isListEmpty() const; ///< Then it is hidden.

signals:
    void frameRequested();                                ///< Asks to show the selection in the viewport.
    void reportWanted(const broadside::Finding& finding); ///< Asks to write a report about it.
    void reduced(const std::shared_ptr<const broadside::ReducedFinding>& result); ///< The reduction has made a scene.

protected:
    bool event(QEvent* event) override;

private:
    void makeBody();
    QWidget* makeReductionRow();
    void connectParts();
    void refresh();
    void showSummary();
    void showList();
    void fitHeight();
    [[nodiscard]] QString summaryOf(StepRange steps) const;
    void listFindings();
    void showProof();
    void restoreOpenRows();
    [[nodiscard]] QString adviceOf(const Finding& finding) const;
    [[nodiscard]] std::optional<Finding> current() const;
    void goTo();
    void showButtons();
    void reduceCurrent();
    void showReduced(const std::shared_ptr<const ReducedFinding>& result);
    [[nodiscard]] QString nameOf(std::uint64_t step, ObjectId id) const;
    [[nodiscard]] QString countsText() const;
    [[nodiscard]] bool knowsRegistrations() const;
    [[nodiscard]] bool isOfGame() const;
    [[nodiscard]] QString explanationOf(const CauseFindings& group) const;

    SceneDocument& m_document;
    ObjectEdits& m_edits;
    Focus& m_focus;
    StepSession& m_session;
    RunAudit& m_audit;
    const RunDiagnosis& m_diagnosis;
    FixProof& m_proof;
    FindingReduction m_reduction;
    FixTester* m_tester;
    QWidget* m_controls;
    QPushButton* m_now;
    QCheckBox* m_every;
    QPushButton* m_fix;
    QPushButton* m_reduce;
    QPushButton* m_report;
    HelpLink* m_help;
    QLabel* m_summary;
    QLabel* m_proofText;
    QLabel* m_trialText; // the effect of the fix on the recorded steps
    QWidget* m_reductionRow;
    QLabel* m_reductionText;
    FindingsModel* m_model;
    QTreeView* m_list;
    bool m_isStale = true; // whether the list has to be filled again
    /// Identifies a row by kind, cause and pair. An explanation has null ids. Explanations are expanded at first, pairs
    /// collapsed.
    using RowKey = std::tuple<Finding::Kind, MissCause, ObjectId, ObjectId>;
    [[nodiscard]] RowKey keyOf(const QModelIndex& index) const;
    std::set<RowKey> m_toggled; // explanations that the user collapsed, pairs that the user expanded
    LazyRefresh* m_refresh;
};

} // namespace broadside
