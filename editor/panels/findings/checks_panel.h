#pragma once

#include "editor/commands/object_edits.h"
#include "editor/commands/templates/template_edits.h"
#include "editor/document/focus.h"
#include "editor/session/jobs/level_review.h"
#include "editor/widgets/panel_widget.h"

#include <array>
#include <span>
#include <string>
#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace broadside {

class LazyRefresh;
class StepSession;

/// Likely mistakes in the level, by check. A click on a finding shows its objects. Many findings can be fixed with a
/// button, also all of one check.
class ChecksPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    ChecksPanel(SceneDocument& document, ObjectEdits& edits, TemplateEdits& templates, Focus& focus,
                const StepSession& steps, const LevelReview& review, QWidget* parent = nullptr);

    /// The title of the panel with the number of warnings: "Checks (3)".
    [[nodiscard]] static QString titleFor(const LevelReview& review);

signals:
    void frameRequested(); ///< Asks to show the selection in the viewport.
    /// Asks to show a field of the selected object, by its key in scene files.
    void fieldRequested(const QString& key);
    void templateRequested(const std::string& name); ///< Asks to show the template in the panel of templates.

private:
    QWidget* makeBody();
    void refresh();
    void showSummary();
    void listFindings();
    void addHeading(LevelCheck check, std::span<const LevelFinding> findings);
    [[nodiscard]] std::span<const LevelFinding> current() const;
    [[nodiscard]] Fix fix() const;
    void goTo();
    void showFix();

    SceneDocument& m_document;
    ObjectEdits& m_edits;
    TemplateEdits& m_templates;
    Focus& m_focus;
    const LevelReview& m_review;
    QLabel* m_summary;
    QTreeWidget* m_list;
    QPushButton* m_fix;
    LevelReport m_listed;
    LazyRefresh* m_refresh;
};

} // namespace broadside
