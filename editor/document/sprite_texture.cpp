#include "editor/document/sprite_texture.h"

#include <utility>

namespace broadside {
namespace {

constexpr int kCheckerSide = 4; // Side of a square, in pixels.

} // namespace

std::shared_ptr<const SpriteTexture> placeholderTexture()
{
    QImage image(4 * kCheckerSide, 4 * kCheckerSide, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, (x / kCheckerSide + y / kCheckerSide) % 2 == 0 ? 0xffd6409f : 0xff2b2b33);
    return std::make_shared<const SpriteTexture>(SpriteTexture{std::move(image), TextureFilter::Nearest});
}

} // namespace broadside
