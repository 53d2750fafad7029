#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"

#include <vector>

namespace broadside {

/// A glyph of a placed text. Device pixels, y down.
struct PlacedGlyph {
    QRect source;  ///< Region in the atlas.
    QPoint target; ///< Top left corner, relative to the snapped anchor (see snapBorder).
};

struct PlacedText {
    QRect plate; ///< The plate around the whole text, relative to the snapped anchor; empty if the text has none.
    QPoint pen;  ///< Start of the pen on the base line, relative to the snapped anchor.
    int pixelSize = 0;
    std::vector<PlacedGlyph> glyphs;
};

/// Lays out one text around its anchor, on the same whole pixels for every backend. Centred texts have the middle of
/// their capitals at the anchor, because that looks centred for numbers. Bytes that are not UTF-8 become U+FFFD. Cost:
/// linear in the text. `out` is overwritten and keeps its memory.
void placeText(const DisplayText& text, GlyphAtlas& atlas, double devicePixelRatio, PlacedText& out);

} // namespace broadside
