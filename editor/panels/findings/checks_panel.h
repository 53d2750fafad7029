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

/// What is likely to be a mistake in the level, by check. A row leads to its objects; many can be fixed with a button,
/// a whole heading at once. The scene is checked anew after each edit while the panel is open.
class ChecksPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    ChecksPanel(SceneDocument& document, ObjectEdits& edits, TemplateEdits& templates, Focus& focus,
                const SimulationSession& session, QWidget* parent = nullptr);

    [[nodiscard]] const LevelReview& review() const noexcept { return m_review; }

signals:
    void frameRequested();                           ///< The selection is to be seen.
    void fieldRequested(const QString& key);         ///< Of the selected object, by its key in files.
    void templateRequested(const std::string& name); ///< It is to be seen where templates are.

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeBody();
    void refresh();
    void showSummary();
    void showCount();
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
    LevelReview m_review;
    QLabel* m_summary;
    QTreeWidget* m_list;
    QPushButton* m_fix;
    LevelReport m_listed;
    LazyRefresh* m_refresh;
};

} // namespace broadside
