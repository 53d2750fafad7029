#pragma once

#include "core/geometry/pieces.h"
#include "editor/viewport/display/display_list.h"

#include <vector>

namespace broadside {

struct ShapeStyle {
    Fill fill;
    Stroke stroke;
};

/// Converts posed shapes into items: discs for circles, boxes for boxes, triangles with an outline for all others.
/// Reuses its working memory for each shape.
class ShapePainter {
public:
    explicit ShapePainter(DisplayLayerItems& items)
        : m_items(items)
    {}
    void paint(const Shape& shape, const Pose& pose, const ShapeStyle& style);

private:
    void paintPiece(const ConvexPiece& piece, const ShapeStyle& style);
    void paintLoop(std::span<const Vec2> loop, const Stroke& stroke);

    DisplayLayerItems& m_items;
    std::vector<ConvexPiece> m_pieces;
    std::vector<Vec2> m_outline; // Outline of the last piece that is not a disc.
    std::vector<std::vector<Vec2>> m_loops;
};

} // namespace broadside
