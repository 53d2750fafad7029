#pragma once

#include "core/base/message/message_form.h"
#include "editor/document/focus.h"
#include "editor/session/hover.h"
#include "editor/session/shown_world.h"
#include "editor/widgets/panel_widget.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace broadside {

class LazyRefresh;

/// What the broad phase knows about the object or the point that was last under the mouse: its cells, its candidates,
/// and how far each candidate gets in the funnel. It stays when the mouse leaves the world, so that the rows can be
/// clicked, which selects. It is then updated after each edit and step.
class InspectorPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    InspectorPanel(Focus& focus, const ShownWorld& shownWorld, const Hover& hover, QWidget* parent = nullptr);

private:
    QWidget* makeBody();
    void onHoverChanged();
    void onStageChanged();
    void refresh();
    void showSubject();
    void addGroup(const texts::Form<texts::Count>& title, const QString& tip, const std::vector<ObjectId>& ids);
    void addRow(QTreeWidgetItem& group, ObjectId id);
    void addUnknownCandidates();
    void showIdsOfEqualNames();
    void onItemClicked(QTreeWidgetItem* item);
    [[nodiscard]] QString whyUnknown() const; ///< Why the candidates are unknown.
    [[nodiscard]] QString cellsText() const;
    [[nodiscard]] bool isShownAsIfItMoved() const;
    [[nodiscard]] QString ownText() const; ///< The text about the cells or parts alone.
    [[nodiscard]] QString partsText() const;
    [[nodiscard]] QString queryText(const QueryFinding& query) const;
    [[nodiscard]] QString nameOf(ObjectId id) const;

    Focus& m_focus;
    const ShownWorld& m_shownWorld;
    const Hover& m_hover;
    HoverInfo m_info; // the last answer that was not empty
    QLabel* m_note;
    QLabel* m_subject;
    QLabel* m_cells;
    QTreeWidget* m_list;
    LazyRefresh* m_refresh;
};

} // namespace broadside
