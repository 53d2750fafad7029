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

void Density::add(Vec2 point)
{
    const double x = std::floor((point.x - m_origin.x) / m_side);
    const double y = std::floor((point.y - m_origin.y) / m_side);
    if (!(x >= 0.0 && y >= 0.0 && x < static_cast<double>(m_columns) && y < static_cast<double>(m_rows)))
        return;
    if (m_counts.empty())
        m_counts.resize(m_columns * m_rows);
    ++m_counts[static_cast<std::size_t>(y) * m_columns + static_cast<std::size_t>(x)];
}

void Density::paint(Rgba color, DisplayLayerItems& items) const
{
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        if (m_counts[i] == 0)
            continue;
        const std::size_t row = i / m_columns;
        const std::size_t column = i % m_columns;
        const Vec2 lo = m_origin + Vec2{static_cast<double>(column), static_cast<double>(row)} * m_side;
        const double share = std::min(1.0, 0.35 + 0.2 * m_counts[i]);
        items.boxes.push_back({{lo, lo + Vec2{m_side, m_side}}, Fill{faded(color, share)}, {}});
    }
}

} // namespace broadside
