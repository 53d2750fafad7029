#pragma once

#include "editor/commands/gesture_edit.h"
#include "editor/document/focus.h"
#include "editor/tools/snapper.h"
#include "editor/tools/transform_handles.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// Sizes and turns what is selected by handles around it; part of the Select tool.
///
/// Size      drag one of the eight: the opposite side stays, with Alt the pivot. Shift keeps proportions, and so does
///           everything as soon as one of the objects cannot be stretched (circles, compounds, what is turned by other
///           than quarters). The held edge snaps.
/// Turn      drag the round one: about the pivot, in tenths of a degree; with Shift in steps of 15 degrees, of the
/// angle
///           itself for a single object.
/// Pivot     the middle of the box, until it is dragged elsewhere; it follows the object selected last, until something
///           else is selected or a double click puts it back.
///
/// Locked objects are left alone. One undo step a gesture; Esc leaves none. What would go beyond the limits of a file
/// stops there. When somebody else edits, the gesture ends where it is.
class Transformer {
    Q_DECLARE_TR_FUNCTIONS(Transformer)
public:
    static constexpr std::size_t kMostObjects = 10'000; ///< Of more there are no handles: each move looks at all.

    /// @pre all outlive this.
    Transformer(ObjectEdits& edits, const Focus& focus, const Snapper& snapper);

    /// True when the press was on a handle: then what follows is ours.
    bool press(const PointerEvent& event);
    void move(const PointerEvent& event);
    void release(const PointerEvent& event);
    void cancel();
    void leave() { m_hovered.reset(); }
    [[nodiscard]] bool isBusy() const { return m_gesture.has_value(); }
    [[nodiscard]] ObjectId held() const; ///< See Tool.

    /// Handles, guide lines and the numbers of what goes on.
    void addTo(ToolOverlay& overlay) const;
    /// Of the handle under the pointer, or of what goes on; empty without.
    [[nodiscard]] QString hint() const;
    [[nodiscard]] static QString textOfSize(const Aabb& box); ///< "2 x 1 m".
    /// The same of what is selected, with the angle of a single object; empty without a selection.
    [[nodiscard]] QString sizeText() const;

private:
    struct Gesture {
        TransformHandle handle;
        Vec2 from; // world frame, metres
        Aabb box;  // around the objects
        Vec2 pivot;
        std::shared_ptr<GestureEdit> edit; // null for the pivot
        Vec2 screen = {};                  // of the press
        bool isDragged = false;            // far enough
        bool stretches = true;
        Snap snap = {};
        Vec2 at = {}; // the pointer
        QString text = {};
    };
    /// In the model space of an object, so that it moves and turns with it.
    struct Pivot {
        ObjectId of;
        Vec2 model;
    };

    [[nodiscard]] std::vector<ObjectPtr> objects() const;
    [[nodiscard]] std::vector<TransformHandle> handles() const;
    [[nodiscard]] std::optional<Vec2> pivot() const;
    void setPivot(Vec2 world);
    void size(const PointerEvent& event);
    void turn(const PointerEvent& event);
    void movePivot(const PointerEvent& event);
    [[nodiscard]] Sizing snappedSizing(const PointerEvent& event);
    [[nodiscard]] std::vector<ObjectPtr> mended(std::vector<ObjectPtr> after, bool keepsMiddle) const;
    void replace(const QString& verb, const std::vector<ObjectPtr>& after);

    ObjectEdits& m_edits;
    const Focus& m_focus;
    const Snapper& m_snapper;
    std::optional<Gesture> m_gesture;
    std::optional<TransformHandle> m_hovered;
    std::optional<Pivot> m_pivot;
    std::optional<Pivot> m_pivotBefore; // the gesture
    double m_metresPerPixel = 0.01;
};

} // namespace broadside
