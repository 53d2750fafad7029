#pragma once

#include "editor/window/layout/dock_layouts.h"
#include "editor/window/layout/panel_focus.h"

#include <QObject>

class QAction;
class QWidget;

namespace broadside {

class ActionRegistry;

/// The panels, their two layouts, and how much of the window and the screen the world gets.
class LayoutActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        const PanelDocks& docks;
        DockLayouts& layouts;
        QWidget& window;
    };
    /// @pre all outlive this
    explicit LayoutActions(const Parts& parts);

    void hidePanelsWithTab(QWidget& world); ///< Only in the world of a page; elsewhere Tab goes to the next field.

private:
    void addLayouts();
    void addWindow();
    void addFocus();
    void moveFocus(FocusStep step);
    void showCurrent();

    Parts m_parts;
    QAction* m_layout = nullptr;
    QAction* m_debug = nullptr;
    QAction* m_hidePanels = nullptr;
    QAction* m_fullScreen = nullptr;
};

} // namespace broadside
