#pragma once

#include "core/geometry/shape.h"
#include "core/math/vec2.h"

namespace broadside {

/// Multiplies every length and coordinate of the shape, about the model origin. For an authored change of size; the
/// scale of a pose is different: the object keeps it apart from its shape.
///
/// @pre factors are > 0, and equal where needsUniformScale() is true. The result may be too large; faultOf() finds
/// that.
[[nodiscard]] Shape rescaled(Shape shape, Vec2 factors);

/// Resizes the shape so that its box, before scale and rotation, is `size` metres along `axis`. The other side changes,
/// too, if the shape needs a uniform scale. A shape without an extent along `axis` does not change. @pre size > 0
[[nodiscard]] Shape resized(const Shape& shape, double Vec2::*axis, double size);

} // namespace broadside
