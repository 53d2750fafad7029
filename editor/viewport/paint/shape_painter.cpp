#include "editor/viewport/paint/shape_painter.h"

#include "core/geometry/bounds.h"

namespace broadside {

void ShapePainter::paint(const Shape& shape, const Pose& pose, const ShapeStyle& style)
{
    if (std::holds_alternative<Box>(shape)) {
        m_items.boxes.push_back({boundsOf(shape, pose), style.fill, style.stroke});
        return;
    }
    if (const auto single = singlePieceOf(shape, pose)) {
        paintPiece(*single, style);
        if (!single->isDisc())
            paintLoop(single->isRounded() ? m_outline : single->points(), style.stroke);
        return;
    }
    m_pieces.clear();
    m_loops.clear();
    appendPieces(shape, pose, m_pieces);
    appendOutlines(shape, pose, m_loops);
    for (const ConvexPiece& piece : m_pieces)
        paintPiece(piece, style);
    for (const std::vector<Vec2>& loop : m_loops)
        paintLoop(loop, style.stroke);
}

void ShapePainter::paintPiece(const ConvexPiece& piece, const ShapeStyle& style)
{
    if (piece.isDisc()) {
        m_items.discs.push_back({piece.corners[0], piece.radius, style.fill, style.stroke});
        return;
    }
    m_outline.clear();
    appendOutline(piece, m_outline);
    if (style.fill.color.a == 0)
        return;
    for (std::size_t i = 2; i < m_outline.size(); ++i)
        m_items.triangles.push_back({m_outline[0], m_outline[i - 1], m_outline[i], style.fill});
}

void ShapePainter::paintLoop(std::span<const Vec2> loop, const Stroke& stroke)
{
    if (stroke.width <= 0.0F)
        return;
    for (std::size_t i = 0; i < loop.size(); ++i)
        m_items.lines.push_back({loop[i], loop[(i + 1) % loop.size()], stroke});
}

} // namespace broadside
