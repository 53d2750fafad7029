#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// @file
/// A part of a display list as the graphics card takes it: one array per kind of item, the layers one after another.
/// Positions are floats RELATIVE to an origin in double, which the camera must be near to: at 1e7 m one float step is 1
/// m.

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

/// Its cells stand row by row in GlBatches::cells.
struct GlRaster {
    float left, bottom, right, top;
    float originX, originY, side;
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

/// A glyph, or a plate: then the source is one point of full coverage.
struct GlGlyph {
    float anchorX, anchorY;
    float targetX, targetY, targetWidth, targetHeight; ///< Device pixels from the snapped anchor, y down.
    float sourceX, sourceY, sourceWidth, sourceHeight; ///< Texels.
    Rgba color;
};

/// A part of a texture, in texels, on the parallelogram of the two arms.
struct GlSprite {
    float x, y;
    float rightX, rightY, upX, upY; ///< Metres.
    float sourceX, sourceY, sourceWidth, sourceHeight;
    Rgba tint;
};

/// Where a layer's items lie in the arrays.
struct GlSpan {
    std::size_t first = 0;
    std::size_t count = 0;
};

/// Sprites of one texture, one after the other.
struct GlSpriteRun {
    std::uint32_t texture = 0; ///< Of DisplayList::textures.
    GlSpan span;
};

struct GlLayer {
    GlSpan corners;
    /// Fills and outlines are drawn one after the other: of each only from the first to the last that has one, because
    /// a hundred thousand small objects have no outline.
    GlSpan boxFills;
    GlSpan boxOutlines;
    GlSpan rasters;
    GlSpan discFills;
    GlSpan discOutlines;
    GlSpan spriteRuns; ///< Of GlBatches::spriteRuns.
    GlSpan lines;
    GlSpan glyphs;
};

struct GlBatches {
    Vec2 origin;
    std::vector<GlCorner> corners;
    std::vector<GlBox> boxes;
    std::vector<GlRaster> rasters;
    std::vector<Rgba> cells; ///< Of all rasters.
    std::vector<GlDisc> discs;
    std::vector<GlSprite> sprites;
    std::vector<GlSpriteRun> spriteRuns;
    std::vector<GlLine> lines;
    std::vector<GlGlyph> glyphs;
    std::vector<GlLayer> layers; ///< Those of the part, from the bottom up.
    GlLayer focus;               ///< What the mask leaves clear; of DisplayPart::Focus.
};

/// Overwrites `out` and keeps its memory. Items that nothing can be seen of are left out. Where the atlas runs full on
/// the way it begins another generation, and glyphs that were placed before, here or of other parts, are to be placed
/// anew. Cost: linear in the part.
void buildBatches(const DisplayList& list, DisplayPart part, Vec2 origin, double devicePixelRatio, GlyphAtlas& atlas,
                  GlBatches& out);

} // namespace broadside
