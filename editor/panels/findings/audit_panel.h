#pragma once

#include "core/debug/audit/finding.h"
#include "editor/commands/fix_proof.h"
#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/finding_reduction.h"
#include "editor/session/jobs/fix_tester.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/widgets/panel_widget.h"

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
class LazyRefresh;

/// Does the broad phase keep its promise? Missed pairs and tunnelling, step by step; a row leads to its moment and to
/// the two that it is about, can be fixed, and made into the smallest scene that shows it.
class AuditPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    AuditPanel(SceneDocument& document, ObjectEdits& edits, Focus& focus, StepSession& session, RunAudit& audit,
               FixProof& proof, QWidget* parent = nullptr);

signals:
    void frameRequested();                                                        ///< The selection is to be seen.
    void reduced(const std::shared_ptr<const broadside::ReducedFinding>& result); ///< It has a scene.

private:
    QWidget* makeBody();
    QWidget* makeReductionRow();
    void connectParts();
    void refresh();
    void showSummary();
    [[nodiscard]] bool isMute() const;
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
    [[nodiscard]] QString hiddenText() const;
    [[nodiscard]] bool knowsRegistrations() const;

    SceneDocument& m_document;
    ObjectEdits& m_edits;
    Focus& m_focus;
    StepSession& m_session;
    RunAudit& m_audit;
    FixProof& m_proof;
    FindingReduction m_reduction;
    FixTester* m_tester;
    QPushButton* m_now;
    QCheckBox* m_every;
    QPushButton* m_fix;
    QPushButton* m_reduce;
    QLabel* m_summary;
    QLabel* m_proofText;
    QLabel* m_trialText; // what the fix would change
    QWidget* m_reductionRow;
    QLabel* m_reductionText;
    FindingsModel* m_model;
    QTreeView* m_list;
    bool m_isStale = true; // the list
    /// Rows by their kind, cause and pair; explanations, which are open at first, by null ids.
    using RowKey = std::tuple<Finding::Kind, MissCause, ObjectId, ObjectId>;
    [[nodiscard]] RowKey keyOf(const QModelIndex& index) const;
    std::set<RowKey> m_toggled; // explanations that were closed, pairs that were opened
    LazyRefresh* m_refresh;
};

} // namespace broadside
