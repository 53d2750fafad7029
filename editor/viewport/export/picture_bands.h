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

/// A picture, band by band from the top: memory is bounded by a band, however large the picture is.
///
/// Up to kLargestWhole pixels a side the pixels are those that a painter draws at once, to the last bit. Larger ones
/// are beyond what Qt's painters count to and are put together from tiles: where lines are blended, a tile may round
/// some levels up or down.
/// Cost: a walk over the list for each tile that a band crosses.
class PictureBands {
public:
    static constexpr int kLargestWhole = 32'000; ///< Qt's painters count up to 32,767.
    static constexpr int kMostPixels = 1 << 24;  ///< Of a band, or one row.

    /// The camera's view size is replaced by the size. @pre list and atlas outlive this; both sides are above 0
    PictureBands(const DisplayList& list, Camera2D camera, QSize size, GlyphAtlas& atlas);

    /// Asked between tiles, because a band of a wide picture takes its time.
    using GoesOn = std::function<bool()>;
    /// Draws the next rows, and gives how many they are. 0: there is no memory for them, or `goesOn` said no; then this
    /// is of no more use. @pre rows are left
    [[nodiscard]] int drawNext(const GoesOn& goesOn = {});
    /// Rows that were drawn so far.
    [[nodiscard]] int drawn() const noexcept { return m_next; }
    /// One of the rows that drawNext() drew last: writes the width of the picture in pixels, 0xffRRGGBB.
    void copyRow(int row, QRgb* pixels) const;

private:
    struct Tile {
        QRect area;    ///< Of the picture.
        QPoint origin; ///< Pixel of the picture that is at the upper left of the image.
        SparseImage pixels;
    };

    [[nodiscard]] bool makeTiles();
    void drawRows(Tile& tile, int first, int count);

    const DisplayList& m_list;
    Camera2D m_camera;
    QSize m_size;
    GlyphAtlas& m_atlas;
    bool m_isWhole;
    std::vector<Tile> m_tiles; // side by side
    int m_next = 0;
};

} // namespace broadside
