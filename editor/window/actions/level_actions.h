#pragma once

#include "editor/commands/arranging/order_objects.h"
#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"

#include <QObject>

class QMenu;

namespace broadside {

class ActionRegistry;

/// Actions on the selected objects: groups, layers, hidden and locked objects, and their order.
class LevelActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    LevelActions(ActionRegistry& actions, SceneDocument& document, ObjectEdits& edits, Focus& focus);

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

    SceneDocument& m_document;
    ObjectEdits& m_edits;
    Focus& m_focus;
    QMenu* m_layers = nullptr; // filled whenever it opens
};

} // namespace broadside
