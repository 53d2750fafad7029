#pragma once

#include "editor/window/layout/settings.h"

#include <QToolBar>

#include <vector>

class QMenu;

namespace broadside {

class ActionRegistry;

/// Buttons for tools, simulation, undo and view. A menu chooses the buttons, which are remembered. A right click opens
/// this menu, too. Some buttons have a text, as long as the bar has room for all.
class ToolBar final : public QToolBar {
    Q_OBJECT
public:
    /// Widgets between the buttons. The bar takes ownership.
    struct Fields {
        QWidget& stride;  ///< Its place is next to the buttons of the simulation.
        QWidget& readout; ///< Its place is behind the stride: what a narrow bar leaves out is at its end.
    };
    struct Menus {
        QMenu& choices;      ///< Chooses the buttons; filled when it opens.
        QMenu& shownChoices; ///< The same menu, as shown by the window.
        QMenu& snapping;     ///< The menu of the button for snapping.
    };
    /// @pre all outlive the bar; all features have added their actions
    ToolBar(const ActionRegistry& actions, const Menus& menus, const Settings& settings, const Fields& fields);

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void addGroup(const QList<QAction*>& actions, const QList<QWidget*>& fields = {});
    void fitTexts();
    void showTexts(bool shown);
    void showChosen();
    void fillChoices();
    void choose(QAction& action, bool shown);
    void setShown(QAction& action, bool shown);

    Settings m_settings;
    const Menus m_menus;
    QAction* const m_snapping; // its button has a menu
    std::vector<QList<QAction*>> m_groups;
    // All buttons, and the separators that end groups: shows where a hidden button returns.
    QList<QAction*> m_order;
    QList<QAction*> m_withText; // their buttons have a text where there is room
    int m_textWidth = 0;        // logical pixels that these texts took when they were last shown
    bool m_hasTexts = true;
};

} // namespace broadside
