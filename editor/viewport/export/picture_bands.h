#pragma once

#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"
#include "editor/viewport/export/sparse_image.h"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <functional>
#include <vector>

namespace broadside {

/// Draws a picture band by band, from the top. Memory is bounded by a band, for any size of the picture.
///
/// Up to kLargestWhole pixels per side, every pixel is exactly the one that a painter draws in one go. Larger pictures
/// exceed the coordinates of Qt's painters and are put together from tiles. There, blended lines can differ by some
/// levels because of rounding.
/// Cost: one pass over the list for each tile that a band crosses.
class PictureBands {
public:
    static constexpr int kLargestWhole = 32'000; ///< Coordinates of Qt's painters end at 32,767.
    static constexpr int kMostPixels = 1 << 24;  ///< Limit for a band, unless one row has more.

    /// `size` replaces the camera's view size. @pre list and atlas outlive this; both sides are above 0
    PictureBands(const DisplayList& list, Camera2D camera, QSize size, GlyphAtlas& atlas);

    /// Called between tiles, because a band of a wide picture takes noticeable time. Return false to stop.
    using GoesOn = std::function<bool()>;
    /// Draws the next rows and returns their number. 0: there is not enough memory, or `goesOn` returned false; do not
    /// use this object again. @pre rows are left
    [[nodiscard]] int drawNext(const GoesOn& goesOn = {});
    /// Number of rows drawn so far.
    [[nodiscard]] int drawn() const noexcept { return m_next; }
    /// Copies one of the rows of the last drawNext(): the width of the picture in pixels, 0xffRRGGBB.
    void copyRow(int row, QRgb* pixels) const;

private:
    struct Tile {
        QRect area;    ///< Area of the picture.
        QPoint origin; ///< Pixel of the picture at the upper left corner of the image.
        SparseImage pixels;
    };

    [[nodiscard]] bool makeTiles();
    void drawRows(Tile& tile, int first, int count);

    const DisplayList& m_list;
    Camera2D m_camera;
    QSize m_size;
    GlyphAtlas& m_atlas;
    bool m_isWhole;
    std::vector<Tile> m_tiles; // Tiles from left to right.
    int m_next = 0;
};

} // namespace broadside
