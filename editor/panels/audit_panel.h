#pragma once

#include "core/debug/finding.h"
#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/session/finding_reduction.h"
#include "editor/session/run_audit.h"

#include <QDockWidget>

#include <memory>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace broadside {

class LazyRefresh;

/// Does the broad phase keep its promise? Missed pairs and tunnelling, step by step; a row leads to its moment and to
/// the two that it is about, can be fixed, and made into the smallest scene that shows it.
class AuditPanel final : public QDockWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    AuditPanel(SceneDocument& document, ObjectEdits& edits, Focus& focus, StepSession& session, RunAudit& audit,
               QWidget* parent = nullptr);

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
    void addRow(const Finding& finding, const QString& what, const QString& tip);
    [[nodiscard]] const Finding* current() const;
    void goTo();
    void showButtons();
    void reduceCurrent();
    void showReduced(const std::shared_ptr<const ReducedFinding>& result);
    [[nodiscard]] QString nameOf(ObjectId id) const;

    SceneDocument& m_document;
    ObjectEdits& m_edits;
    Focus& m_focus;
    StepSession& m_session;
    RunAudit& m_audit;
    FindingReduction m_reduction;
    QPushButton* m_now;
    QCheckBox* m_every;
    QPushButton* m_fix;
    QPushButton* m_reduce;
    QLabel* m_summary;
    QWidget* m_reductionRow;
    QLabel* m_reductionText;
    QTreeWidget* m_list;
    std::vector<Finding> m_rows; // of the list
    LazyRefresh* m_refresh;
};

} // namespace broadside
