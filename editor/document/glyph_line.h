#pragma once

#include "editor/document/atlas_set.h"

#include <string_view>
#include <vector>

namespace broadside {

/// A text as glyphs of an atlas, from left to right. Lengths are in pixels of the atlas.
struct GlyphLine {
    struct Character {
        const AtlasRegion* region = nullptr; ///< Null: nothing is drawn.
        double x = 0.0;                      ///< Left edge.
    };
    std::vector<Character> characters;
    double width = 0.0;
    double height = 0.0; ///< Height of the atlas's highest glyph.
};

/// Uses the first 4,096 characters of a text; a character that the atlas does not have leaves a gap. @pre atlas.atlas
[[nodiscard]] GlyphLine glyphLineOf(const AtlasSet& atlases, const LoadedAtlas& atlas, std::string_view text);

} // namespace broadside
