#pragma once

#include "editor/session/jobs/heat_map.h"
#include "editor/session/shown_world.h"
#include "editor/viewport/show_flags.h"
#include "editor/window/layout/settings.h"

#include <QObject>

#include <functional>
#include <memory>

class QMenu;
class QWidget;

namespace broadside {

class ActionRegistry;
class Minimap;
class PointerKeys;
class StructureSwitch;
class ViewportWidget;

/// Which part of the world is visible, and what is drawn of it.
class ViewActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        const ShownWorld& shownWorld;
        HeatMap& heat;
        ViewportWidget& viewport;
        Minimap& minimap;
        PointerKeys& pointerKeys;
        QWidget& window;
        std::function<QString()> noCellsReason;     ///< Why there are no cells to colour; empty: there are.
        std::function<QString()> noStructureReason; ///< Why no structure can be shown; empty: one can.
        Settings settings;
    };
    /// @pre all outlive this
    explicit ViewActions(const Parts& parts);
    ~ViewActions() override;

signals:
    void pointerKeysChanged();

private:
    void addWhere();
    void addZoom();
    void addPans(QMenu& menu);
    void addShow();
    void rememberLegend();
    void addGridChoice();
    void fillGridChoice();
    void setFlag(bool ShowFlags::*flag, bool on);

    Parts m_parts;
    std::unique_ptr<StructureSwitch> m_structure;
    QMenu* m_gridChoice = nullptr; ///< Which grid of a recording is shown; hidden unless there are several.
};

} // namespace broadside
