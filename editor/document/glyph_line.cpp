#include "editor/document/glyph_line.h"

#include "core/base/utf8.h"

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMostGlyphs = 4'096; // Characters of one text.
constexpr double kSpaceShare = 0.5;        // Width of a missing character, as a share of the line's height.

} // namespace

GlyphLine glyphLineOf(const AtlasSet& atlases, const LoadedAtlas& atlas, std::string_view text)
{
    GlyphLine line;
    for (const AtlasRegion& region : atlas.atlas->regions)
        if (region.glyph != 0)
            line.height = std::max(line.height, static_cast<double>(region.size().height));
    while (!text.empty() && line.characters.size() < kMostGlyphs) {
        const std::size_t length = std::max<std::size_t>(1, utf8CharacterLength(text));
        const AtlasRegion* const region = atlases.glyph(atlas, firstCharacter(text));
        text.remove_prefix(length);
        line.characters.push_back({region, line.width});
        if (!region)
            line.width += kSpaceShare * line.height;
        else
            line.width += region->advance > 0.0 ? region->advance : static_cast<double>(region->size().width);
    }
    return line;
}

} // namespace broadside
