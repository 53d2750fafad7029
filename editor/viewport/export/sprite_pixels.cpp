#include "editor/viewport/export/sprite_pixels.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside {

namespace {

QRgb multiplied(QRgb p, Rgba tint)
{
    return qRgba(qRed(p) * tint.r / 255, qGreen(p) * tint.g / 255, qBlue(p) * tint.b / 255, qAlpha(p));
}

} // namespace

QTransform placeOf(const DisplaySprite& sprite, const PixelView& view)
{
    const Vec2 center = view.toPixel(sprite.center);
    const Vec2 right{sprite.right.x * view.scale(), -sprite.right.y * view.scale()};
    const Vec2 up{sprite.up.x * view.scale(), -sprite.up.y * view.scale()};
    const Vec2 corner = center - right + up;
    return {2.0 * right.x / sprite.width,
            2.0 * right.y / sprite.width,
            -2.0 * up.x / sprite.height,
            -2.0 * up.y / sprite.height,
            corner.x,
            corner.y};
}

double texelsOfPixel(const QTransform& toTexel)
{
    return std::max(std::hypot(toTexel.m11(), toTexel.m12()), std::hypot(toTexel.m21(), toTexel.m22()));
}

QImage tinted(QImage part, Rgba tint)
{
    part.convertTo(QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < part.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(part.scanLine(y));
        for (int x = 0; x < part.width(); ++x) {
            line[x] = multiplied(line[x], tint);
        }
    }
    return part;
}

QImage shrunk(const DisplaySprite& sprite, const QImage& texture, const QTransform& toTexel, const QRect& pixels,
              int samples)
{
    QImage image(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.fill(Qt::transparent);
    const auto texelAt = [&](double x, double y) {
        const int column = sprite.x + std::clamp(static_cast<int>(std::floor(x)), 0, sprite.width - 1);
        const int row = sprite.y + std::clamp(static_cast<int>(std::floor(y)), 0, sprite.height - 1);
        return reinterpret_cast<const QRgb*>(texture.constScanLine(row))[column];
    };
    const auto meanAround = [&](QPointF pixel) {
        int sums[4] = {};
        for (int j = 0; j < samples; ++j)
            for (int i = 0; i < samples; ++i) {
                const QPointF at = toTexel.map(pixel + QPointF((i + 0.5) / samples - 0.5, (j + 0.5) / samples - 0.5));
                const QRgb p = texelAt(at.x(), at.y());
                sums[0] += qRed(p);
                sums[1] += qGreen(p);
                sums[2] += qBlue(p);
                sums[3] += qAlpha(p);
            }
        const int count = samples * samples;
        return qRgba(sums[0] / count, sums[1] / count, sums[2] / count, sums[3] / count);
    };
    for (int y = 0; y < image.height(); ++y) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const QPointF middle(pixels.x() + x + 0.5, pixels.y() + y + 0.5);
            const QPointF texel = toTexel.map(middle);
            if (texel.x() >= 0.0 && texel.x() < sprite.width && texel.y() >= 0.0 && texel.y() < sprite.height)
                line[x] = multiplied(meanAround(middle), sprite.tint);
        }
    }
    return image;
}

} // namespace broadside
