#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// @file
/// A part of a display list in the form for the graphics card: one array per type of item, the layers one after
/// another. Positions are floats RELATIVE to an origin in double. The camera must be near the origin: at 1e7 m one
/// float step is 1 m.

namespace broadside {

namespace gl_flags {
inline constexpr std::uint32_t kHatched = 4; // The two bits below hold the LinePattern.
inline constexpr std::uint32_t kAlongX = 8;
inline constexpr std::uint32_t kAlongY = 16;
} // namespace gl_flags

struct GlBox {
    float left, bottom, right, top;
    Rgba fill;
    Rgba stroke;
    float width;
    std::uint32_t flags;
};

/// Its cells are in GlBatches::cells, row by row.
struct GlRaster {
    float left, bottom, right, top;
    float originX, originY, width, height;
    std::uint32_t columns, rows;
    std::uint32_t firstCell;
};

struct GlDisc {
    float x, y, radius;
    float width;
    Rgba fill;
    Rgba stroke;
    std::uint32_t flags;
};

struct GlLine {
    float fromX, fromY, toX, toY;
    Rgba color;
    float width;
    std::uint32_t flags;
};

struct GlCorner {
    float x, y;
    Rgba fill;
    std::uint32_t flags;
};

/// A glyph, or a plate. The source of a plate is one point of full coverage.
struct GlGlyph {
    float anchorX, anchorY;
    float targetX, targetY, targetWidth, targetHeight; ///< Device pixels from the snapped anchor, y down.
    float sourceX, sourceY, sourceWidth, sourceHeight; ///< Texels.
    Rgba color;
};

/// A part of a texture, in texels, on the parallelogram that the two arms span.
struct GlSprite {
    float x, y;
    float rightX, rightY, upX, upY; ///< Metres.
    float sourceX, sourceY, sourceWidth, sourceHeight;
    Rgba tint;
};

/// Position of a layer's items in an array.
struct GlSpan {
    std::size_t first = 0;
    std::size_t count = 0;
};

/// Consecutive sprites with the same texture.
struct GlSpriteRun {
    std::uint32_t texture = 0; ///< Index into DisplayList::textures.
    GlSpan span;
};

struct GlLayer {
    GlSpan corners;
    /// Fills and outlines are drawn one after the other. Each span covers the items from the first to the last one with
    /// a fill (or an outline), because a hundred thousand small objects have no outline.
    GlSpan boxFills;
    GlSpan boxOutlines;
    GlSpan rasters;
    GlSpan discFills;
    GlSpan discOutlines;
    GlSpan spriteRuns; ///< Span in GlBatches::spriteRuns.
    GlSpan lines;
    GlSpan glyphs;
};

struct GlBatches {
    Vec2 origin;
    std::vector<GlCorner> corners;
    std::vector<GlBox> boxes;
    std::vector<GlRaster> rasters;
    std::vector<Rgba> cells; ///< Cells of all rasters.
    std::vector<GlDisc> discs;
    std::vector<GlSprite> sprites;
    std::vector<GlSpriteRun> spriteRuns;
    std::vector<GlLine> lines;
    std::vector<GlGlyph> glyphs;
    std::vector<GlLayer> layers; ///< Layers of the part, from the bottom up.
    GlLayer focus;               ///< Clear areas of the focus mask; only in DisplayPart::Focus.
};

/// Overwrites `out` and keeps its memory. Leaves out items that cannot be seen. If the atlas becomes full, it begins
/// another generation: glyphs that were placed before, in this part or in others, must then be placed again. Cost:
/// linear in the part.
void buildBatches(const DisplayList& list, DisplayPart part, Vec2 origin, double devicePixelRatio, GlyphAtlas& atlas,
                  GlBatches& out);

} // namespace broadside
