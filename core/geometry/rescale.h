#pragma once

#include "core/geometry/shape.h"
#include "core/math/vec2.h"

namespace broadside {

/// The shape with every length and coordinate multiplied, about the model origin: for a change of size that is to be
/// authored, unlike the scale of a pose, which the object keeps beside its shape.
///
/// @pre factors are > 0, and equal where needsUniformScale() says so. What becomes too large is for faultOf() to find.
[[nodiscard]] Shape rescaled(Shape shape, Vec2 factors);

/// The shape with its box, before scale and turn, `size` metres along `axis`; the other side of what needs a uniform
/// scale follows. A shape without an extent there stays as it is. @pre size > 0
[[nodiscard]] Shape resized(const Shape& shape, double Vec2::*axis, double size);

} // namespace broadside
