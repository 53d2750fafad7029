#include "editor/viewport/density.h"

#include "editor/viewport/paint_tools.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

constexpr double kSquare = 2.0; // Logical pixels.

} // namespace

Density::Density(const Camera2D& camera)
    : m_side(kSquare / camera.pixelsPerMetre())
{
    const Aabb seen = camera.visibleWorld();
    m_origin = {std::floor(seen.lo.x / m_side) * m_side, std::floor(seen.lo.y / m_side) * m_side};
    m_columns = static_cast<std::size_t>(camera.viewSize().x / kSquare) + 2;
    m_rows = static_cast<std::size_t>(camera.viewSize().y / kSquare) + 2;
}

void Density::add(Vec2 point, Rgba color)
{
    const double x = std::floor((point.x - m_origin.x) / m_side);
    const double y = std::floor((point.y - m_origin.y) / m_side);
    if (!(x >= 0.0 && y >= 0.0 && x < static_cast<double>(m_columns) && y < static_cast<double>(m_rows)))
        return;
    if (m_squares.empty())
        m_squares.resize(m_columns * m_rows);
    Square& square = m_squares[static_cast<std::size_t>(y) * m_columns + static_cast<std::size_t>(x)];
    ++square.count;
    // Boyer and Moore, "A fast majority vote algorithm", 1981: no count per colour is needed.
    if (square.votes == 0)
        square.color = color;
    square.votes += square.color == color ? 1 : -1;
}

void Density::paint(DisplayLayerItems& items) const
{
    for (std::size_t i = 0; i < m_squares.size(); ++i) {
        const Square& square = m_squares[i];
        if (square.count == 0)
            continue;
        const Vec2 lo =
            m_origin + Vec2{static_cast<double>(i % m_columns), static_cast<double>(i / m_columns)} * m_side;
        const double share = std::min(1.0, 0.35 + 0.2 * square.count);
        items.boxes.push_back({{lo, lo + Vec2{m_side, m_side}}, Fill{faded(square.color, share)}, {}});
    }
}

} // namespace broadside
