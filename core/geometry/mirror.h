#pragma once

#include "core/geometry/shape.h"

namespace broadside {

/// Which coordinate changes its sign.
enum class Mirror { X, Y };

/// The mirror image about the other axis of the model: exact, and twice the same is the shape itself. Vertices keep
/// their order, and so change their winding. An object shows the mirror image in the world when its angle changes its
/// sign with it.
[[nodiscard]] Shape mirrored(Shape shape, Mirror mirror);

[[nodiscard]] constexpr Vec2 mirrored(Vec2 point, Mirror mirror) noexcept
{
    return mirror == Mirror::X ? Vec2{0.0 - point.x, point.y} : Vec2{point.x, 0.0 - point.y}; // no -0 in files
}

} // namespace broadside
