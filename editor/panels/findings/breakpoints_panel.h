#pragma once

#include "editor/document/focus.h"
#include "editor/session/breakpoint_session.h"
#include "editor/widgets/panel_widget.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace broadside {

class BreakpointEditor;
class LazyRefresh;

/// The breakpoints: on or off, as sentences, how often each fired, and the fields of the current one. New ones come
/// from a menu of kinds and are about what is selected.
class BreakpointsPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    BreakpointsPanel(BreakpointSession& breakpoints, const Focus& focus, QWidget* parent = nullptr);
    ~BreakpointsPanel() override;

    /// Back and on, as buttons.
    void setActions(const QList<QAction*>& actions);
    /// About what is selected: two objects begin to overlap, one is hit; without a selection the menu of kinds opens.
    void addForSelection();

signals:
    void drawRegionWanted();

private:
    QWidget* makeBody();
    QWidget* makeButtons();
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
    QHBoxLayout* m_buttons;
    QToolButton* m_delete;
    QLabel* m_stop;
    QLabel* m_empty;
    QTreeWidget* m_list;
    BreakpointEditor* m_editor;
    LazyRefresh* m_refresh;
    bool m_filling = false;
};

} // namespace broadside
