#pragma once

#include "core/sprites/atlas.h"

#include <QImage>

#include <memory>

namespace broadside {

/// What backends draw sprites from. One object is one texture: backends keep what they made of it by its address.
struct SpriteTexture {
    QImage image; ///< ARGB32_Premultiplied, not null.
    TextureFilter filter = TextureFilter::Nearest;
};

/// For what is missing or damaged: a checker that no game would draw.
[[nodiscard]] std::shared_ptr<const SpriteTexture> placeholderTexture();

} // namespace broadside
