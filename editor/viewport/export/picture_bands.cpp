#include "editor/viewport/export/picture_bands.h"

#include "editor/viewport/export/painter_renderer.h"

#include <QPainter>

#include <algorithm>
#include <cstring>

namespace broadside {

namespace {

constexpr int kTileSide = 8'192;
constexpr int kClipMargin = 8; // Pixels. Content that is clipped at an edge differs a little near the edge.

} // namespace

PictureBands::PictureBands(const DisplayList& list, Camera2D camera, QSize size, GlyphAtlas& atlas)
    : m_list(list)
    , m_camera(camera)
    , m_size(size)
    , m_atlas(atlas)
    , m_isWhole(std::max(size.width(), size.height()) <= kLargestWhole)
{
    m_camera.setViewSize({static_cast<double>(size.width()), static_cast<double>(size.height())});
}

/// Makes the tiles that begin at the next row. Each has room above and to the left of its area, as far as shapes reach
/// beyond it. Qt rounds towards 0, so negative coordinates would be rounded differently.
bool PictureBands::makeTiles()
{
    m_tiles.clear();
    const QRect all({0, 0}, m_size);
    const int side = m_isWhole ? kLargestWhole : kTileSide;
    const int before = m_isWhole ? 0 : kPartReach;
    const int behind = m_isWhole ? 0 : kClipMargin;
    for (int x = 0; x < m_size.width(); x += side) {
        const QRect area = QRect(x, m_next, side, side).intersected(all);
        m_tiles.push_back({area, area.topLeft() - QPoint(before, before),
                           SparseImage(area.size() + QSize(before + behind, before + behind), QImage::Format_RGB32)});
        if (!m_tiles.back().pixels.image().isNull())
            continue;
        if (!m_isWhole)
            return false;
        m_isWhole = false; // Tiles need less address space.
        return makeTiles();
    }
    return true;
}

int PictureBands::drawNext(const GoesOn& goesOn)
{
    if ((m_tiles.empty() || m_next > m_tiles.front().area.bottom()) && !makeTiles())
        return 0;
    const int count = std::min(std::max(kMostPixels / m_size.width(), 1), m_tiles.front().area.bottom() + 1 - m_next);
    for (Tile& tile : m_tiles) {
        if (goesOn && !goesOn())
            return 0;
        drawRows(tile, m_next, count);
    }
    m_next += count;
    return count;
}

void PictureBands::drawRows(Tile& tile, int first, int count)
{
    const QRect rows = QRect(tile.area.x(), first, tile.area.width(), count)
                           .adjusted(-kClipMargin, -kClipMargin, kClipMargin, kClipMargin)
                           .intersected(tile.pixels.image().rect().translated(tile.origin));
    tile.pixels.freeRowsAbove(rows.y() - tile.origin.y());
    QPainter painter(&tile.pixels.image());
    painter.translate(-tile.origin);
    painter.setClipRect(rows);
    if (m_isWhole) {
        drawWithPainter(painter, m_list, m_camera, m_atlas);
        return;
    }
    const Vec2 corner{static_cast<double>(tile.area.x()), static_cast<double>(tile.area.y())};
    const Vec2 sides{static_cast<double>(tile.area.width()), static_cast<double>(tile.area.height())};
    drawPartWithPainter(painter, m_list, m_camera, m_atlas, {corner, corner + sides});
}

void PictureBands::copyRow(int row, QRgb* pixels) const
{
    for (const Tile& tile : m_tiles) {
        const QPoint in = tile.area.topLeft() - tile.origin;
        const auto* from = reinterpret_cast<const QRgb*>(tile.pixels.image().constScanLine(row - tile.origin.y()));
        std::memcpy(pixels + tile.area.x(), from + in.x(), sizeof(QRgb) * static_cast<std::size_t>(tile.area.width()));
    }
}

} // namespace broadside
