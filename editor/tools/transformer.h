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

/// Sizes and rotates the selection with handles around it; part of the Select tool.
///
/// Size      Drag one of the eight square handles: the opposite side stays, or the pivot with Alt. Shift keeps the
///           proportions. They are also kept when one of the objects cannot be stretched (circles, compounds, and
///           shapes rotated by an angle that is not a multiple of 90 degrees). The dragged edge snaps.
/// Turn      Drag the round handle: rotates about the pivot, in tenths of a degree. With Shift in steps of 15 degrees;
///           for a single object its angle becomes a multiple of 15.
/// Pivot     The middle of the box until it is dragged elsewhere. It then moves with the object selected last, until
///           another object is selected last or a double click resets it.
///
/// Locked objects stay unchanged. One undo step for each gesture; Esc leaves none. A gesture stops at the limits of a
/// scene file. When another edit is made, the gesture ends where it is.
class Transformer {
    Q_DECLARE_TR_FUNCTIONS(Transformer)
public:
    /// More objects have no handles: each move of the pointer looks at all of the objects.
    static constexpr std::size_t kMostObjects = 10'000;

    /// @pre all outlive this.
    Transformer(ObjectEdits& edits, const Focus& focus, const Snapper& snapper);

    /// True when the press took a handle: the events until the release then belong to this class.
    bool press(const PointerEvent& event);
    void move(const PointerEvent& event);
    void release(const PointerEvent& event);
    void cancel();
    void leave() { m_hovered.reset(); }
    [[nodiscard]] bool isBusy() const { return m_gesture.has_value(); }
    [[nodiscard]] ObjectId held() const; ///< See Tool.

    /// Adds handles, guide lines and the numbers of the gesture.
    void addTo(ToolOverlay& overlay) const;
    /// The hint of the gesture, or of the handle under the pointer; empty without either.
    [[nodiscard]] QString hint() const;
    [[nodiscard]] static QString textOfSize(const Aabb& box); ///< "2 x 1 m".
    /// Size of the selection, with the angle of a single object; empty without a selection.
    [[nodiscard]] QString sizeText() const;

private:
    struct Gesture {
        TransformHandle handle;
        Vec2 from; // world frame, metres
        Aabb box;  // around the objects
        Vec2 pivot;
        std::shared_ptr<GestureEdit> edit; // null when the pivot is dragged
        Vec2 screen = {};                  // place of the press
        bool isDragged = false;            // the pointer has moved by kDragDistance
        bool stretches = true;
        Snap snap = {};
        Vec2 at = {}; // place of the pointer
        QString text = {};
    };
    /// A point in the model space of an object, so that it moves and rotates with it.
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
    void replace(const QString& pattern, const std::vector<ObjectPtr>& after);

    ObjectEdits& m_edits;
    const Focus& m_focus;
    const Snapper& m_snapper;
    std::optional<Gesture> m_gesture;
    std::optional<TransformHandle> m_hovered;
    std::optional<Pivot> m_pivot;
    std::optional<Pivot> m_pivotBefore; // m_pivot before the gesture
    double m_metresPerPixel = 0.01;
};

} // namespace broadside
