#pragma once

#include "core/geometry/shape.h"

namespace broadside {

/// The coordinate that changes its sign.
enum class Mirror { X, Y };

/// The mirror image about the other axis of the model. Exact: mirroring twice gives the same shape. Vertices keep their
/// order, so their winding changes. To mirror an object in the world, change the sign of its angle, too.
[[nodiscard]] Shape mirrored(Shape shape, Mirror mirror);

[[nodiscard]] constexpr Vec2 mirrored(Vec2 point, Mirror mirror) noexcept
{
    return mirror == Mirror::X ? Vec2{0.0 - point.x, point.y} : Vec2{point.x, 0.0 - point.y}; // no -0 in files
}

} // namespace broadside
