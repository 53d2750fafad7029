#pragma once

#include "core/geometry/shape.h"
#include "core/levels/tiled/tiled_map.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// @file
/// Shapes of Tiled as geometry, in pixels, y down, degrees clockwise; and how they become shapes of a scene.

namespace broadside::levels::tiled {

struct PixelBox {
    Vec2 centre;
    Vec2 size;
    double rotation = 0.0; ///< Degrees clockwise about the centre.
};
struct PixelDisc {
    Vec2 centre;
    double radius = 0.0;
};
struct PixelCapsule {
    Vec2 from;
    Vec2 to;
    double radius = 0.0;
};
struct PixelPolygon {
    std::vector<Vec2> points;
};
struct PixelChain {
    std::vector<Vec2> points;
};
using PixelShape = std::variant<PixelBox, PixelDisc, PixelCapsule, PixelPolygon, PixelChain>;

/// x' = a x + c y + tx, y' = b x + d y + ty.
struct PixelMap {
    double a = 1.0;
    double b = 0.0;
    double c = 0.0;
    double d = 1.0;
    Vec2 shift;

    [[nodiscard]] Vec2 vector(Vec2 v) const noexcept { return {a * v.x + c * v.y, b * v.x + d * v.y}; }
    [[nodiscard]] Vec2 point(Vec2 p) const noexcept { return vector(p) + shift; }
};

/// A shape, and what is different from the one in Tiled; empty: nothing.
struct ShapeAndNote {
    std::optional<PixelShape> shape; ///< Nothing: the object has no area, and no line.
    Message note;
};

/// The shape of an object around its pivot, before its rotation. @pre not a tile object
[[nodiscard]] ShapeAndNote pixelShapeOf(const TiledObject& object);
/// The same after the object's rotation, with its position added. For collision shapes of tiles.
[[nodiscard]] ShapeAndNote placedPixelShapeOf(const TiledObject& object);
/// Keeps the kind of shape where the map allows it: a circle that is stretched becomes a polygon.
[[nodiscard]] ShapeAndNote mapped(const PixelShape& shape, const PixelMap& map);

/// The middle of the shape's box, where the position of its object goes.
[[nodiscard]] Vec2 middleOf(const PixelShape& shape);

/// The part of a scene's shape, in metres, y up, around `origin` (pixels).
struct ScenePart {
    Vec2 offset;
    double angle = 0.0; ///< Degrees counter-clockwise.
    Shape shape;
    Message note; ///< What is different, or why the shape is not valid.
    bool isValid = true;
};
[[nodiscard]] ScenePart scenePartOf(const PixelShape& shape, Vec2 origin, double pixelsPerMetre);

inline constexpr int kEllipsePoints = 32;

} // namespace broadside::levels::tiled
