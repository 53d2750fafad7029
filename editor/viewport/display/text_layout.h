#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"

#include <vector>

namespace broadside {

/// A glyph of a placed text. Device pixels, y down.
struct PlacedGlyph {
    QRect source;  ///< In the atlas.
    QPoint target; ///< Top left, from the snapped anchor (see snapBorder).
};

struct PlacedText {
    QRect plate; ///< Around the whole text, from the snapped anchor; empty when the text has no plate.
    QPoint pen;  ///< Where the pen starts on the base line, from the snapped anchor.
    int pixelSize = 0;
    std::vector<PlacedGlyph> glyphs;
};

/// Lays one text out around its anchor: the same whole pixels for every backend. Centred texts stand with the middle of
/// their capitals on the anchor, because that is what looks centred for numbers. Bytes that are not UTF-8 become
/// U+FFFD. Cost: linear in the text. `out` is overwritten and keeps its memory.
void placeText(const DisplayText& text, GlyphAtlas& atlas, double devicePixelRatio, PlacedText& out);

} // namespace broadside
