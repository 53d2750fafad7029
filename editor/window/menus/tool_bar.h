#pragma once

#include "editor/window/layout/settings.h"

#include <QToolBar>

#include <vector>

class QMenu;

namespace broadside {

class ActionRegistry;

/// Buttons for tools, simulation, undo and view. A menu chooses the buttons, which are remembered. A right click opens
/// this menu, too.
class ToolBar final : public QToolBar {
    Q_OBJECT
public:
    /// Widgets between the buttons. The bar takes ownership.
    struct Fields {
        QWidget& stride;  ///< Its place is next to the buttons of the simulation.
        QWidget& readout; ///< Its place is behind all buttons.
    };
    struct Menus {
        QMenu& choices;      ///< Chooses the buttons; filled when it opens.
        QMenu& shownChoices; ///< The same menu, as shown by the window.
        QMenu& snapping;     ///< The menu of the button for snapping.
    };
    /// @pre all outlive the bar; all features have added their actions
    ToolBar(const ActionRegistry& actions, const Menus& menus, const Settings& settings, const Fields& fields);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void addGroup(const QList<QAction*>& actions, QWidget* field = nullptr);
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
};

} // namespace broadside
