#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/session/jobs/heat_map.h"
#include "editor/session/stage.h"
#include "editor/viewport/show_flags.h"

#include <QObject>

#include <memory>

class QAction;
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
        const ObjectEdits& edits;
        const Focus& focus;
        const Stage& stage;
        HeatMap& heat;
        ViewportWidget& viewport;
        Minimap& minimap;
        PointerKeys& pointerKeys;
        QWidget& window;
    };
    /// @pre all outlive this
    explicit ViewActions(const Parts& parts);
    ~ViewActions() override;

    void showAvailable(); ///< To be called when the selection or the objects changed.

signals:
    void pointerKeysChanged();

private:
    void addWhere();
    void addZoom();
    void addPans(QMenu& menu);
    void addShow();
    void setFlag(bool ShowFlags::*flag, bool on);

    Parts m_parts;
    QAction* m_frameSelection = nullptr;
    std::unique_ptr<StructureSwitch> m_structure;
};

} // namespace broadside
