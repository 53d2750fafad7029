#pragma once

#include "editor/tools/tool.h"

#include <optional>
#include <vector>

/// @file
/// The places of a selection's handles, and the effect of dragging one: arithmetic, no state. World frame, metres;
/// offsets and hits in logical pixels, y up.

namespace broadside {

struct TransformHandle {
    enum class Kind { Size, Turn, Pivot };
    Kind kind = Kind::Size;
    int x = 0; ///< The side of a size handle: -1 left, 1 right, 0 between them.
    int y = 0; ///< -1 bottom, 1 top, 0 between them.
    Vec2 position;
    Vec2 offset;
    friend bool operator==(const TransformHandle&, const TransformHandle&) = default;
};

/// Eight size handles around the box; those between the corners are left out where there is no room. One handle above
/// it for rotation. The pivot; without one, its handle is next to the rotation handle, and the pivot is the middle of
/// the box.
[[nodiscard]] std::vector<TransformHandle> handlesOf(const Aabb& box, const std::optional<Vec2>& pivot,
                                                     double metresPerPixel);

/// The nearest handle within 6 pixels on both axes.
[[nodiscard]] std::optional<TransformHandle> handleAt(const std::vector<TransformHandle>& handles, Vec2 world,
                                                      double metresPerPixel);

[[nodiscard]] PointerShape pointerShapeOf(const TransformHandle& handle) noexcept;

/// The edge or corner of a box that a size handle moves; the middle on an axis that it does not change.
[[nodiscard]] Vec2 heldCorner(const Aabb& box, const TransformHandle& handle) noexcept;

/// The arguments of scaledAbout().
struct Sizing {
    Vec2 anchor;
    Vec2 factors{1.0, 1.0};
};

/// The sizing that moves the dragged edge or corner to a point. The opposite side stays, or `middle` if it is given.
/// Sides do not become shorter than `least`, and the box is not flipped. With `keepsProportions` both factors are
/// equal: for a corner the larger one, or the one of the `leading` axis. @pre the box has width and height
enum class LeadingAxis { Larger, X, Y };
[[nodiscard]] Sizing sizingTo(const Aabb& box, const TransformHandle& handle, Vec2 to,
                              const std::optional<Vec2>& middle, bool keepsProportions, double least,
                              LeadingAxis leading = LeadingAxis::Larger);
[[nodiscard]] Aabb sized(const Aabb& box, const Sizing& sizing) noexcept;

/// Angle of the rotation about the pivot from one point to another, in degrees, in (-180, 180]. It is rounded to tenths
/// of a degree, or with `inSteps` so that `angle` becomes a multiple of 15.
[[nodiscard]] double rotationBetween(Vec2 pivot, Vec2 from, Vec2 to, double angle, bool inSteps);

} // namespace broadside
