#pragma once

#include "editor/commands/arranging/order_objects.h"
#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"

#include <QList>
#include <QObject>

#include <optional>

class QAction;
class QMenu;

namespace broadside {

class ActionRegistry;

/// Actions on the selected objects: groups, layers, hidden and locked objects, and their order.
class LevelActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    LevelActions(ActionRegistry& actions, SceneDocument& document, ObjectEdits& edits, Focus& focus);

    void showAvailable(); ///< To be called when the selection or the objects changed.

private:
    void addGroups(ActionRegistry& actions);
    void addOrder(ActionRegistry& actions);
    void addHidden(ActionRegistry& actions);
    void order(Reorder reorder);
    void fillLayers();
    void addNewLayer(std::size_t listed);
    void moveToNewLayer();
    void toggleVisible();
    void toggleLocked();

    QAction* m_group = nullptr;
    QAction* m_ungroup = nullptr;
    QList<QAction*> m_reorder;
    QList<QAction*> m_hideAndLock;
    SceneDocument& m_document;
    ObjectEdits& m_edits;
    Focus& m_focus;
    QMenu* m_layers = nullptr; // filled whenever it opens
    struct Shown {
        std::size_t there = 0; ///< At most 2, which also means more.
        bool live = false;
        bool grouped = false;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::optional<Shown> m_shown; // the state for which the actions were last enabled
};

} // namespace broadside
