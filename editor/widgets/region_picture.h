#pragma once

#include "editor/document/atlas_set.h"

#include <QIcon>
#include <QImage>

class QPainter;
class QPalette;

namespace broadside {

/// A region as it was drawn: upright, with what was trimmed off it transparent again. Null when its atlas has no
/// picture. May be called on any thread. Cost: its pixels.
[[nodiscard]] QImage pictureOf(const LoadedAtlas& atlas, const AtlasRegion& region);

/// Fitted into a square of so many pixels, in its middle; pixel art that is smaller is enlarged by a whole number.
[[nodiscard]] QImage thumbnailOf(const QImage& picture, int side);

/// What is seen through transparent pixels.
void drawCheckerboard(QPainter& painter, const QRect& area, const QPalette& colors);

/// What a sprite shows at first, for lists and fields; a null icon when there is none.
[[nodiscard]] QIcon iconOf(const AtlasSet& set, const Sprite& sprite, int side);

/// Metres that a region takes where the sprite says nothing of its size.
[[nodiscard]] Vec2 naturalSizeOf(const Atlas& atlas, const AtlasRegion& region);

} // namespace broadside
