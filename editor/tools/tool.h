#pragma once

#include "core/base/object_id.h"
#include "core/math/aabb.h"
#include "core/math/vec2.h"
#include "core/scene/scene_object.h"

#include <QString>

#include <optional>
#include <vector>

namespace broadside {

/// A pointer event as tools see it: no QEvent, no widget, so that tests drive tools directly. Left button only; panning
/// and zooming are the viewport's.
struct PointerEvent {
    Vec2 world;   ///< World frame, metres.
    Vec2 screen;  ///< Viewport, logical pixels, y down.
    ObjectId hit; ///< Topmost object under the pointer, or null.
    bool shift = false;
    bool control = false;
    bool alt = false;
    double metresPerPixel = 0.01;
};

/// What a tool wants to be seen while it works: plain data for the scene painter.
struct ToolOverlay {
    struct Label {
        Vec2 position; ///< World frame, metres.
        QString text;
        friend bool operator==(const Label&, const Label&) = default;
    };
    std::optional<Aabb> rubberBand;
    std::vector<ObjectPtr> ghosts; ///< Objects that would be placed here.
    std::vector<Vec2> path;        ///< Predicted path, world frame, metres.
    std::optional<std::pair<Vec2, Vec2>> arrow;
    std::vector<Label> labels;

    friend bool operator==(const ToolOverlay&, const ToolOverlay&) = default; ///< Ghosts: the same ones.
};

/// A mode of the pointer: a small state machine.
class Tool {
public:
    static constexpr double kDragDistance = 4.0; ///< Logical pixels before a press becomes a drag.

    virtual ~Tool() = default;
    virtual void press(const PointerEvent& event) = 0;
    virtual void move(const PointerEvent& event) = 0; ///< With and without the button.
    virtual void release(const PointerEvent& event) = 0;
    virtual void cancel() = 0; ///< Esc, or another tool is chosen: everything as before the press, no undo step.
    virtual void leave() {}    ///< The pointer left the viewport.
    [[nodiscard]] virtual bool isBusy() const = 0; ///< Between press and release, or while something stays until Esc.
    [[nodiscard]] virtual ToolOverlay overlay() const { return {}; }
    [[nodiscard]] virtual QString hint() const = 0; ///< One line for the status bar: what the pointer does now.
};

} // namespace broadside
