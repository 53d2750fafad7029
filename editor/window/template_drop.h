#pragma once

#include "core/scene/scene_object.h"

#include <QObject>
#include <QPointF>

#include <string>

class QAction;

namespace broadside {

class Actions;
class PlacePanel;
class PlaceTool;
class TemplateActions;
class ViewportWidget;

/// Takes templates that are dragged into the world: the Place tool shows and snaps them while they are over it, and one
/// is placed where it is dropped. Then the tool, and what it places, are again what they were.
class TemplateDrop final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        const Actions& actions;
        TemplateActions& templates;
        ViewportWidget& viewport;
        PlaceTool& tool;
        PlacePanel& place;
    };
    /// @pre all outlive this
    explicit TemplateDrop(const Parts& parts);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool begin(const std::string& name);
    void point(QPointF at, Qt::KeyboardModifiers modifiers);
    void drop(QPointF at, Qt::KeyboardModifiers modifiers);
    void end();

    Parts m_parts;
    SceneObject m_before;            // what was placed
    QAction* m_toolBefore = nullptr; // null: nothing is dragged
};

} // namespace broadside
