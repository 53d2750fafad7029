#pragma once

#include "editor/document/focus.h"
#include "editor/session/breakpoint_session.h"
#include "editor/widgets/panel_widget.h"

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace broadside {

class BreakpointEditor;
class LazyRefresh;
class ShownWorld;

/// The breakpoints: enabled or not, each as a sentence, how often each fired, and the fields of the current one. New
/// ones are added from a menu of kinds, for the selected objects.
class BreakpointsPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// `travel` are the actions of the buttons that go back and continue. @pre all outlive the panel.
    BreakpointsPanel(BreakpointSession& breakpoints, const Focus& focus, const ShownWorld& shownWorld,
                     const QList<QAction*>& travel, QWidget* parent = nullptr);
    ~BreakpointsPanel() override;

    /// Adds a breakpoint for the selection: one object is hit, or several begin to overlap. Without a selection the
    /// menu of kinds opens.
    void addForSelection();

signals:
    void drawRegionWanted();

private:
    QWidget* makeBody(const QList<QAction*>& travel);
    QWidget* makeButtons(const QList<QAction*>& travel);
    void fillMenu();
    void connectParts();
    void add(Breakpoint::Kind kind);
    void removeCurrent();
    void refresh();
    void fillList();
    void fitRows();
    void showNumbers();
    void showStop();
    void onItemChanged(QTreeWidgetItem* item);
    [[nodiscard]] QString aboutSelection() const;
    [[nodiscard]] QString numberText(std::size_t index) const;
    bool eventFilter(QObject* watched, QEvent* event) override;

    BreakpointSession& m_breakpoints;
    const Focus& m_focus;
    QPushButton* m_add;
    QToolButton* m_delete;
    QLabel* m_stop;
    QLabel* m_empty;
    QTreeWidget* m_list;
    BreakpointEditor* m_editor;
    LazyRefresh* m_refresh;
    bool m_filling = false;
};

} // namespace broadside
