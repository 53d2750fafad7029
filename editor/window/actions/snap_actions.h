#pragma once

#include "editor/tools/snap_lines.h"
#include "editor/tools/snapper.h"
#include "editor/window/layout/settings.h"

#include <QObject>
#include <QString>

#include <array>

class QAction;

namespace broadside {

class ActionRegistry;
class ViewportWidget;

/// What pointer tools keep to, as actions: checked as the settings say, remembered, and the grid shown in the world.
class SnapActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    SnapActions(ActionRegistry& actions, Settings settings, Snapper& snapper, ViewportWidget& viewport,
                QWidget& window);

    void reread(); ///< What is remembered: another window may have changed it.

private:
    void addActions(ActionRegistry& actions);
    void apply(const SnapSettings& snapping);
    void askForSteps();

    QAction* m_snapping = nullptr;
    std::array<QAction*, kSnapSources> m_sources{}; // by SnapSource
    Settings m_settings;
    Snapper& m_snapper;
    ViewportWidget& m_viewport;
    QWidget& m_window;
};

/// The submenu of View, which the button of the toolbar shows, too; by its object name.
inline const QString kSnapMenu = QStringLiteral("snapMenu");

} // namespace broadside
