#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"

/// @file
/// Shapes that are not centred on their model origin. A circle or a box has no place of its own: away from the origin
/// it becomes a compound of one part. Moved back to the origin, it becomes the plain shape again.

namespace broadside {

/// Moves the shape in its model space.
[[nodiscard]] Shape movedBy(Shape shape, Vec2 offset);

/// Multiplies all lengths about `center`, which does not move. @pre factor > 0
[[nodiscard]] Shape rescaledAbout(const Shape& shape, Vec2 center, double factor);

/// The shape, smaller by `percent` on each axis about the centre of its bounds: hits feel right when the bounding shape
/// is a little smaller than the picture. @pre percent < 100
[[nodiscard]] Shape shrunk(const Shape& shape, double percent);

/// An axis-aligned box in model space. @pre width and height > 0
[[nodiscard]] Shape shapeOfBox(const Aabb& box);
/// A disc in model space. @pre radius > 0
[[nodiscard]] Shape shapeOfDisc(Vec2 center, double radius);

} // namespace broadside
