#pragma once

#include "core/base/message/message.h"
#include "core/geometry/shape.h"
#include "core/levels/tiled/tiled_map.h"
#include "core/math/pose.h"

#include <string>
#include <vector>

namespace broadside::levels::tiled {

/// A shape as Tiled stores it: pixels, y down, degrees clockwise.
struct DrawnPiece {
    TiledForm form = TiledForm::Rectangle;
    Vec2 position;
    Vec2 size;
    double rotation = 0.0;
    std::vector<Vec2> points;
};

/// Converts the scene's metres to pixels.
struct PixelScale {
    double pixelsPerMetre = 1.0;
    double height = 0.0; ///< Height of the map, pixels: the world's y 0 is there.

    [[nodiscard]] Vec2 point(Vec2 world) const noexcept
    {
        return {world.x * pixelsPerMetre, height - world.y * pixelsPerMetre};
    }
    [[nodiscard]] Vec2 vector(Vec2 v) const noexcept { return {v.x * pixelsPerMetre, -v.y * pixelsPerMetre}; }
};

/// The pieces that show a shape: one, or several for compounds and meshes. Differences go to `notes`.
[[nodiscard]] std::vector<DrawnPiece> piecesOf(const Shape& shape, const Pose& pose, const PixelScale& scale,
                                               std::vector<Message>& notes);

} // namespace broadside::levels::tiled
