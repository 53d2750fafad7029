#pragma once

#include "editor/document/atlas_set.h"

#include <string_view>
#include <vector>

namespace broadside {

/// A text in the glyphs of an atlas, in its pixels, from left to right.
struct GlyphLine {
    struct Character {
        const AtlasRegion* region = nullptr; ///< Null: nothing is drawn.
        double x = 0.0;                      ///< Of its left edge.
    };
    std::vector<Character> characters;
    double width = 0.0;
    double height = 0.0; ///< Of the atlas's highest glyph.
};

/// Of a longer text the first 4,096 characters; one that the atlas does not have leaves a gap. @pre atlas.atlas
[[nodiscard]] GlyphLine glyphLineOf(const AtlasSet& atlases, const LoadedAtlas& atlas, std::string_view text);

} // namespace broadside
