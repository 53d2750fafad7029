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

/// A pointer event for tools: no QEvent, no widget, so that tests can drive tools directly. Left button only; the
/// viewport handles panning and zooming.
struct PointerEvent {
    Vec2 world;   ///< World frame, metres.
    Vec2 screen;  ///< Viewport, logical pixels, y down.
    ObjectId hit; ///< Topmost object under the pointer, or null.
    bool shift = false;
    bool control = false;
    bool alt = false;
    double metresPerPixel = 0.01;
    bool isDouble = false; ///< The press is the second one of a double click.
};

/// Keys that a tool can use while the viewport has the focus.
enum class ToolKey { Enter, Delete, Backspace, Left, Right, Up, Down };

/// The look of the pointer. Diagonals are named by direction: up to the right, up to the left.
enum class PointerShape { Arrow, Cross, Move, SizeX, SizeY, SizeUpRight, SizeUpLeft, Turn };

/// What a tool shows while it works: plain data for the scene painter.
struct ToolOverlay {
    struct Label {
        Vec2 position; ///< World frame, metres.
        QString text;
        bool isFault = false; ///< The text explains an error.
        friend bool operator==(const Label&, const Label&) = default;
    };
    /// A handle to drag; its size does not depend on the zoom.
    struct Handle {
        enum class Kind { Square, Round, Pivot };
        Vec2 position; ///< World frame, metres.
        Kind kind = Kind::Square;
        bool isChosen = false;
        Vec2 offset = {}; ///< Logical pixels, x right, y UP.
        friend bool operator==(const Handle&, const Handle&) = default;
    };
    struct Line {
        enum class Kind { Guide, Gap, Outline, Fault }; ///< A gap line has marked ends.
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
    /// A highlighted guide.
    struct StrongGuide {
        Guide guide;
        /// The guide of the scene that it replaces in the drawing; nothing for a new one.
        std::optional<Guide> replacedGuide = {};
        friend bool operator==(const StrongGuide&, const StrongGuide&) = default;
    };
    std::optional<Aabb> rubberBand;
    std::vector<ObjectPtr> ghosts; ///< Previews of objects that would be placed.
    ObjectId replacedObject; ///< An object that is not drawn, because a ghost with its id is drawn instead; null: none.
    std::vector<Vec2> path;  ///< Predicted path, world frame, metres.
    std::optional<std::pair<Vec2, Vec2>> arrow;
    std::vector<Label> labels;
    std::vector<Line> lines;
    std::vector<Handle> handles;
    std::optional<Disc> brush;
    std::optional<StrongGuide> guide;
    bool labelsGuides = false;           ///< Guides are always drawn, each with its coordinate.
    std::optional<PointerShape> pointer; ///< Nothing: the viewport chooses the pointer.

    friend bool operator==(const ToolOverlay&, const ToolOverlay&) = default; ///< Ghosts are compared by address.
};

/// A mode of the pointer: a small state machine.
class Tool {
public:
    /// Logical pixels that the pointer moves before a press becomes a drag.
    static constexpr double kDragDistance = 4.0;

    virtual ~Tool() = default;
    virtual void press(const PointerEvent& event) = 0;
    virtual void move(const PointerEvent& event) = 0; ///< Called with and without the button.
    virtual void release(const PointerEvent& event) = 0;
    /// Esc, or another tool is chosen: restores the state before the press, without an undo step.
    virtual void cancel() = 0;
    virtual void leave() {} ///< The pointer left the viewport.
    /// Whether key() would do something now; then shortcuts with this key do not apply.
    [[nodiscard]] virtual bool takes(ToolKey) const { return false; }
    virtual void key(ToolKey, bool /*shift*/) {}
    /// What the debugger is asked about while the pointer is there; without point and object, nothing.
    struct Asked {
        std::optional<Vec2> point; ///< World frame, metres.
        ObjectId object;           ///< Null: the question is about the point.
    };
    [[nodiscard]] virtual Asked asked(const PointerEvent& event) const { return {event.world, event.hit}; }
    /// The object that is dragged, sized or edited between press and release. It counts as the object under the
    /// pointer, even when others lie there. Of several objects, the pressed one. Null: none.
    [[nodiscard]] virtual ObjectId held() const { return {}; }
    /// True between press and release, or while something stays until Esc.
    [[nodiscard]] virtual bool isBusy() const = 0;
    [[nodiscard]] virtual ToolOverlay overlay() const { return {}; }
    [[nodiscard]] virtual QString hint() const = 0; ///< One line for the status bar: what the pointer does now.
    /// More about the hint where the line has no room for it; shown as its tooltip. Empty: the hint says all.
    [[nodiscard]] virtual QString hintDetails() const { return {}; }
};

} // namespace broadside
