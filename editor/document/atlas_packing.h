#pragma once

#include "core/base/problem.h"
#include "core/sprites/atlas.h"

#include <QImage>

#include <span>
#include <string>
#include <vector>

namespace broadside {

/// What stands between pictures that were packed, so that none bleeds into its neighbour when it is drawn smoothly.
enum class AtlasEdges : std::uint8_t {
    Repeat, ///< Their own edge pixels: for pictures that are to fit together without a seam.
    Clear,  ///< Transparent pixels.
};

struct AtlasOptions {
    std::int32_t border = 2; ///< Pixels around every picture.
    AtlasEdges edges = AtlasEdges::Repeat;
    std::int32_t mostSide = 2'048; ///< Of an atlas.
    double pixelsPerMetre = 64.0;
    TextureFilter filter = TextureFilter::Nearest;
};

struct NamedPicture {
    std::string name; ///< Of its region.
    QImage image;     ///< Not null.
};

/// An atlas whose picture has no path yet.
struct PackedAtlas {
    Atlas atlas;
    QImage picture; ///< ARGB32_Premultiplied
};

/// As many atlases as it takes; regions stand in the order of the pictures. Refused: no pictures, a name that is empty
/// or given twice, a picture that has no room on an atlas of its own, more regions than the limit.
[[nodiscard]] Result<std::vector<PackedAtlas>> packAtlases(std::span<const NamedPicture> pictures,
                                                           const AtlasOptions& options);

} // namespace broadside
