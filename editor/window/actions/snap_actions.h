#pragma once

#include "editor/tools/snapper.h"
#include "editor/window/layout/settings.h"

#include <QObject>

class QMenu;

namespace broadside {

class Actions;
class ViewportWidget;

/// What pointer tools keep to, as actions: checked as the settings say, remembered, and the grid shown in the world.
class SnapActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    SnapActions(const Actions& actions, Settings settings, Snapper& snapper, ViewportWidget& viewport, QWidget& window);

    void reread(); ///< What is remembered: another window may have changed it.

private:
    void apply(const SnapSettings& snapping);
    void askForSteps();

    const Actions& m_actions;
    Settings m_settings;
    Snapper& m_snapper;
    ViewportWidget& m_viewport;
    QWidget& m_window;
};

/// The submenu of View, which the button of the toolbar shows, too; by its object name.
inline const QString kSnapMenu = QStringLiteral("snapMenu");
void fillSnapMenu(QMenu& menu, const Actions& actions);

} // namespace broadside
