#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/pixel_rules.h"

#include <QImage>
#include <QRect>
#include <QTransform>

namespace broadside {

/// The transformation from texels of the source to device pixels.
[[nodiscard]] QTransform placeOf(const DisplaySprite& sprite, const PixelView& view);

/// Number of texels per pixel, on the axis where it is greater.
[[nodiscard]] double texelsOfPixel(const QTransform& toTexel);

/// Multiplies the colours and keeps the alpha. No composition mode of QPainter does this for translucent pictures.
[[nodiscard]] QImage tinted(QImage part, Rgba tint);

/// Draws a sprite with several texels per pixel: each pixel is the mean of its texels. `toTexel` maps pixels to texels
/// of the source.
[[nodiscard]] QImage shrunk(const DisplaySprite& sprite, const QImage& texture, const QTransform& toTexel,
                            const QRect& pixels, int samples);

} // namespace broadside
