#pragma once

#include "core/scene/component_table.h"
#include "editor/panels/properties/object_editor.h"

#include <QObject>

class QAction;
class QMenu;

namespace broadside {

class ActionRegistry;

/// Two submenus for the context menu of the list of objects: components that can be added to the selected objects, and
/// components that can be removed from them. Each is filled when it opens. Each entry is one undo step for all objects.
class ComponentActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this, which belongs to `parent`.
    ComponentActions(ActionRegistry& actions, const SceneDocument& document, ObjectEdits& edits, const Focus& focus,
                     QWidget& parent);

    [[nodiscard]] QAction* addMenu() const;
    [[nodiscard]] QAction* removeMenu() const;

private:
    void fillAddMenu();
    void fillRemoveMenu();
    void add(const ComponentType& type);
    void remove(const std::string& type);

    ObjectEditor m_editor;
    QMenu* m_add;
    QMenu* m_remove;
};

} // namespace broadside
