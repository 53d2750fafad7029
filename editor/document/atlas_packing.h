#pragma once

#include "core/base/problem.h"
#include "core/sprites/atlas.h"

#include <QImage>

#include <span>
#include <string>
#include <vector>

namespace broadside {

/// What the space between packed pictures contains, so that smooth drawing never mixes neighbours.
enum class AtlasEdges : std::uint8_t {
    Repeat, ///< The edge pixels of each picture: for pictures that fit together without a seam.
    Clear,  ///< Transparent pixels.
};

struct AtlasOptions {
    std::int32_t border = 2; ///< Pixels around every picture.
    AtlasEdges edges = AtlasEdges::Repeat;
    std::int32_t mostSide = 2'048; ///< Largest side of an atlas, in pixels.
    double pixelsPerMetre = 64.0;
    TextureFilter filter = TextureFilter::Nearest;
};

struct NamedPicture {
    std::string name; ///< Becomes the name of its region.
    QImage image;     ///< Not null.
};

/// An atlas whose picture has no path yet.
struct PackedAtlas {
    Atlas atlas;
    QImage picture; ///< ARGB32_Premultiplied
};

/// Packs pictures into as many atlases as needed; regions are in the order of the pictures. Refused: no pictures, a
/// name that is empty or given twice, a picture that does not fit into an atlas of its own, more regions than the
/// limit.
[[nodiscard]] Result<std::vector<PackedAtlas>> packAtlases(std::span<const NamedPicture> pictures,
                                                           const AtlasOptions& options);

} // namespace broadside
