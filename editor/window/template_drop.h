#pragma once

#include "core/scene/scene_object.h"

#include <QObject>
#include <QPointF>

class QMimeData;

namespace broadside {

class AssetActions;
class Panels;
class PlaceTool;
class TemplateActions;
class Tool;
class ToolActions;
class ViewportWidget;

/// Accepts templates, and pictures from the Assets panel, that are dragged into the world. While they are over it the
/// Place tool shows and snaps them; a drop places one. Afterwards the former tool is active again, and the Place tool
/// has its former object again.
class TemplateDrop final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ToolActions& tools;
        TemplateActions& templates;
        ViewportWidget& viewport;
        PlaceTool& tool;
        Panels& panels;
        AssetActions& assets;
    };
    /// @pre all outlive this
    explicit TemplateDrop(const Parts& parts);

    /// True while something is dragged over the world: the Place tool is active only for that time.
    [[nodiscard]] bool isUnderWay() const noexcept { return m_toolBefore != nullptr; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool begin(const QMimeData& data);
    void point(QPointF at, Qt::KeyboardModifiers modifiers);
    void drop(QPointF at, Qt::KeyboardModifiers modifiers);
    void end();

    Parts m_parts;
    SceneObject m_before;         // the object of the Place tool before the drag
    Tool* m_toolBefore = nullptr; // null: nothing is dragged
};

} // namespace broadside
