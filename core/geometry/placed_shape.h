#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"

/// @file
/// Shapes that stand elsewhere than around their model origin. A circle or a box cannot say that: away from the origin
/// it is a compound of one part, and one that comes back is the plain shape again.

namespace broadside {

/// The shape somewhere else in its model space.
[[nodiscard]] Shape movedBy(Shape shape, Vec2 offset);

/// With all lengths multiplied about `center`, which stays where it is. @pre factor > 0
[[nodiscard]] Shape rescaledAbout(const Shape& shape, Vec2 center, double factor);

/// Smaller by so many percent on each axis, about the middle of its bounds: hits feel right when the bounding shape is
/// a little smaller than the picture. @pre percent < 100
[[nodiscard]] Shape shrunk(const Shape& shape, double percent);

/// An axis-aligned box of the model space. @pre width and height > 0
[[nodiscard]] Shape shapeOfBox(const Aabb& box);
/// @pre radius > 0
[[nodiscard]] Shape shapeOfDisc(Vec2 center, double radius);

} // namespace broadside
