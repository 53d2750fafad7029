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

/// When the grid of snapping is shown in the world.
enum class SnapGridShown : std::uint8_t { WhileSnapping, Always, Never };

/// Actions for snapping: what pointer tools snap to, remembered in the settings, and the grid that is shown in the
/// world.
class SnapActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    SnapActions(ActionRegistry& actions, Settings settings, Snapper& snapper, ViewportWidget& viewport,
                QWidget& window);

    void setGridShown(SnapGridShown shown);
    void reread(); ///< Reads the settings again, because another window may have changed them.

signals:
    void scaleEntered(double pixelsPerMetre);

private:
    void addActions(ActionRegistry& actions);
    void apply(const SnapSettings& snapping);
    void askForSteps();

    QAction* m_snapping = nullptr;
    SnapGridShown m_gridShown = SnapGridShown::WhileSnapping;
    std::array<QAction*, kSnapSources> m_sources{}; // indexed by SnapSource
    Settings m_settings;
    Snapper& m_snapper;
    ViewportWidget& m_viewport;
    QWidget& m_window;
};

/// Object name of the submenu of View, which the tool bar also shows.
inline const QString kSnapMenu = QStringLiteral("snapMenu");

} // namespace broadside
