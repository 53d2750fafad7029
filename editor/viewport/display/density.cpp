#include "editor/viewport/display/density.h"

#include "editor/viewport/paint/paint_tools.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kStrengths = 5; // Strengths for 0, 1, 2... objects; the last is also for all greater counts.

} // namespace

Density::Density(const Camera2D& camera, double square)
    : m_side(square / camera.pixelsPerMetre())
    , m_perMetre(camera.pixelsPerMetre() / square)
{
    const Aabb seen = camera.visibleWorld();
    m_origin = {std::floor(seen.lo.x / m_side) * m_side, std::floor(seen.lo.y / m_side) * m_side};
    m_columns = static_cast<std::size_t>(camera.viewSize().x / square) + 2;
    m_rows = static_cast<std::size_t>(camera.viewSize().y / square) + 2;
}

void Density::add(Vec2 point)
{
    const double x = (point.x - m_origin.x) * m_perMetre;
    const double y = (point.y - m_origin.y) * m_perMetre;
    if (!(x >= 0.0 && y >= 0.0 && x < static_cast<double>(m_columns) && y < static_cast<double>(m_rows)))
        return;
    if (m_counts.empty())
        m_counts.resize(m_columns * m_rows);
    const auto column = static_cast<std::size_t>(x);
    const auto row = static_cast<std::size_t>(y);
    std::uint8_t& count = m_counts[row * m_columns + column];
    count = count < kStrengths - 1 ? count + 1U : count;
    m_usedColumns.take(column);
    m_usedRows.take(row);
}

void Density::paint(Rgba color, DisplayLayerItems& items) const
{
    if (m_counts.empty())
        return;
    std::array<Rgba, kStrengths> colors{};
    for (std::size_t i = 0; i < kStrengths; ++i)
        colors[i] = i == 0 ? faded(color, 0.0) : faded(color, 0.35 + 0.2 * static_cast<double>(i));
    DisplayRaster raster;
    raster.side = {m_side, m_side};
    raster.columns = m_usedColumns.count();
    raster.rows = m_usedRows.count();
    raster.origin =
        m_origin + m_side * Vec2{static_cast<double>(m_usedColumns.first), static_cast<double>(m_usedRows.first)};
    raster.box = {raster.origin,
                  raster.origin + m_side * Vec2{static_cast<double>(raster.columns), static_cast<double>(raster.rows)}};
    raster.cells.reserve(raster.columns * raster.rows);
    for (std::size_t row = m_usedRows.first; row <= m_usedRows.last; ++row)
        for (std::size_t column = m_usedColumns.first; column <= m_usedColumns.last; ++column)
            raster.cells.push_back(colors[m_counts[row * m_columns + column]]);
    items.rasters.push_back(std::move(raster));
}

} // namespace broadside
