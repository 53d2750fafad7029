#pragma once

#include "editor/window/layout/settings.h"

#include <QToolBar>

#include <vector>

class QMenu;

namespace broadside {

class ActionRegistry;

/// Tools, simulation, undo and view as buttons. Which of them are shown is chosen in a menu, which the right button
/// opens, too; it is remembered.
class ToolBar final : public QToolBar {
    Q_OBJECT
public:
    /// Shown next to buttons. The bar takes them over.
    struct Fields {
        QWidget& stride;  ///< Next to the buttons of the simulation.
        QWidget& readout; ///< Behind all buttons.
    };
    struct Menus {
        QMenu& choices;      ///< Which buttons are shown; is filled when it opens.
        QMenu& shownChoices; ///< The same, as the window shows it.
        QMenu& snapping;     ///< Of the button that switches snapping.
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
    std::vector<QList<QAction*>> m_groups;
    QList<QAction*> m_order; // of all buttons, with what ends each group: where one that comes back belongs
};

} // namespace broadside
