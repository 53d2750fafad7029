#pragma once

#include "editor/tools/tool.h"

#include <optional>
#include <vector>

/// @file
/// Where the handles of a selection stand, and what it means to drag one: arithmetic, no state. World frame, metres;
/// offsets and hits in logical pixels, y up.

namespace broadside {

struct TransformHandle {
    enum class Kind { Size, Turn, Pivot };
    Kind kind = Kind::Size;
    int x = 0; ///< Of a size handle: -1 left, 1 right, 0 between them.
    int y = 0; ///< -1 bottom, 1 top.
    Vec2 position;
    Vec2 offset;
    friend bool operator==(const TransformHandle&, const TransformHandle&) = default;
};

/// Eight around the box, of which those between the corners are left out where there is no room; one above it that
/// turns; the pivot, or beside the turning one the place where it waits as long as it is the middle of the box.
[[nodiscard]] std::vector<TransformHandle> handlesOf(const Aabb& box, const std::optional<Vec2>& pivot,
                                                     double metresPerPixel);

/// The nearest one within 6 pixels on both axes.
[[nodiscard]] std::optional<TransformHandle> handleAt(const std::vector<TransformHandle>& handles, Vec2 world,
                                                      double metresPerPixel);

[[nodiscard]] PointerShape pointerShapeOf(const TransformHandle& handle) noexcept;

/// The edge, or the corner, of a box that a size handle holds; on an axis that it does not hold, the middle.
[[nodiscard]] Vec2 heldCorner(const Aabb& box, const TransformHandle& handle) noexcept;

/// See scaledAbout().
struct Sizing {
    Vec2 anchor;
    Vec2 factors{1.0, 1.0};
};

/// What brings the held edge or corner to a point. The opposite side stays, or `middle` where that is given. Nothing
/// becomes narrower than `least`, nor turns about. With `keepsProportions` both factors are the same: of a corner the
/// larger one, or that of the `leading` axis. @pre the box has width and height
enum class LeadingAxis { Larger, X, Y };
[[nodiscard]] Sizing sizingTo(const Aabb& box, const TransformHandle& handle, Vec2 to,
                              const std::optional<Vec2>& middle, bool keepsProportions, double least,
                              LeadingAxis leading = LeadingAxis::Larger);
[[nodiscard]] Aabb sized(const Aabb& box, const Sizing& sizing) noexcept;

/// By how many degrees a turn from one point to another about the pivot goes, in (-180, 180]; in tenths of a degree, or
/// with `inSteps` such that `angle` becomes a multiple of 15.
[[nodiscard]] double turnBetween(Vec2 pivot, Vec2 from, Vec2 to, double angle, bool inSteps);

} // namespace broadside
