#pragma once

#include "core/sprites/atlas.h"

#include <QImage>

#include <memory>

namespace broadside {

/// A picture from which renderers draw sprites. Renderers cache their textures by the address of this object.
struct SpriteTexture {
    QImage image; ///< ARGB32_Premultiplied, not null.
    TextureFilter filter = TextureFilter::Nearest;
};

/// Drawn for missing or damaged pictures: a checker that no game would use.
[[nodiscard]] std::shared_ptr<const SpriteTexture> placeholderTexture();

} // namespace broadside
