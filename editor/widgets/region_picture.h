#pragma once

#include "editor/document/atlas_set.h"

#include <QIcon>
#include <QImage>

class QPainter;
class QPalette;

namespace broadside {

/// The picture of a region as it was drawn: upright, with its trimmed transparent margin restored. Null when its atlas
/// has no picture. May be called on any thread. Cost: O(pixels).
[[nodiscard]] QImage pictureOf(const LoadedAtlas& atlas, const AtlasRegion& region);

/// The picture scaled to fit into a square of `side` pixels, centred. Smaller pictures are enlarged by a whole number,
/// for pixel art.
[[nodiscard]] QImage thumbnailOf(const QImage& picture, int side);

/// The background that shows through transparent pixels.
void drawCheckerboard(QPainter& painter, const QRect& area, const QPalette& colors);

/// The first picture of a sprite, for lists and fields; a null icon when there is none.
[[nodiscard]] QIcon iconOf(const AtlasSet& set, const Sprite& sprite, int side);

/// Size of a region in metres when the sprite sets no size.
[[nodiscard]] Vec2 naturalSizeOf(const Atlas& atlas, const AtlasRegion& region);

} // namespace broadside
