#pragma once

#include "core/base/object_id.h"
#include "core/math/aabb.h"
#include "core/math/vec2.h"
#include "core/scene/guides.h"
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
    bool isDouble = false; ///< Of a press: the second one of a double click.
};

/// Keys that a tool can have a use for while the world has the focus.
enum class ToolKey { Enter, Delete, Backspace, Left, Right, Up, Down };

/// How the pointer looks where it can do something. Diagonals by the way they go: up to the right, up to the left.
enum class PointerShape { Arrow, Cross, Move, SizeX, SizeY, SizeUpRight, SizeUpLeft, Turn };

/// What a tool wants to be seen while it works: plain data for the scene painter.
struct ToolOverlay {
    struct Label {
        Vec2 position; ///< World frame, metres.
        QString text;
        bool isFault = false; ///< Says why something cannot be.
        friend bool operator==(const Label&, const Label&) = default;
    };
    /// Something to take hold of, of the same size at any zoom.
    struct Handle {
        enum class Kind { Square, Round, Pivot };
        Vec2 position; ///< World frame, metres.
        Kind kind = Kind::Square;
        bool isChosen = false;
        Vec2 offset = {}; ///< Logical pixels, x right, y UP.
        friend bool operator==(const Handle&, const Handle&) = default;
    };
    struct Line {
        enum class Kind { Guide, Gap, Outline, Fault }; ///< A gap has ends that say from where to where.
        Vec2 from;                                      ///< World frame, metres.
        Vec2 to;
        Kind kind = Kind::Outline;
        friend bool operator==(const Line&, const Line&) = default;
    };
    struct Disc {
        Vec2 center;         ///< World frame, metres.
        double radius = 0.0; ///< Metres.
        friend bool operator==(const Disc&, const Disc&) = default;
    };
    /// A guide that is shown stronger than the others.
    struct StrongGuide {
        Guide guide;
        std::optional<Guide> insteadOf = {}; ///< One of the scene's that is not drawn; nothing: it is a new one.
        friend bool operator==(const StrongGuide&, const StrongGuide&) = default;
    };
    std::optional<Aabb> rubberBand;
    std::vector<ObjectPtr> ghosts; ///< Objects that would be placed here.
    ObjectId standsIn;             ///< One that is not drawn, because a ghost of its id is seen instead; null: none.
    std::vector<Vec2> path;        ///< Predicted path, world frame, metres.
    std::optional<std::pair<Vec2, Vec2>> arrow;
    std::vector<Label> labels;
    std::vector<Line> lines;
    std::vector<Handle> handles;
    std::optional<Disc> brush;
    std::optional<StrongGuide> guide;
    bool namesGuides = false;            ///< Guides are seen whatever else is, and each says where it is.
    std::optional<PointerShape> pointer; ///< Nothing: the viewport chooses.

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
    /// Whether key() would do something now: then no shortcut gets the key.
    [[nodiscard]] virtual bool takes(ToolKey) const { return false; }
    virtual void key(ToolKey, bool /*shift*/) {}
    /// What the debugger answers for while the pointer is there; nothing at all: not now.
    struct Asked {
        std::optional<Vec2> point; ///< World frame, metres.
        ObjectId object;           ///< Null: the point itself.
    };
    [[nodiscard]] virtual Asked asked(const PointerEvent& event) const { return {event.world, event.hit}; }
    /// The object that is dragged, sized or edited between press and release: it counts as the one under the pointer,
    /// whatever it passes. Of several objects the one that was pressed. Null: none.
    [[nodiscard]] virtual ObjectId held() const { return {}; }
    [[nodiscard]] virtual bool isBusy() const = 0; ///< Between press and release, or while something stays until Esc.
    [[nodiscard]] virtual ToolOverlay overlay() const { return {}; }
    [[nodiscard]] virtual QString hint() const = 0; ///< One line for the status bar: what the pointer does now.
};

} // namespace broadside
