#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/pixel_rules.h"

#include <QImage>
#include <QRect>
#include <QTransform>

namespace broadside {

/// Where texels of the source lie, in device pixels.
[[nodiscard]] QTransform placeOf(const DisplaySprite& sprite, const PixelView& view);

/// Texels of one pixel, on the axis on which they are more.
[[nodiscard]] double texelsOfPixel(const QTransform& toTexel);

/// Multiplies the colours and leaves the alpha as it is: no composition mode does that where a picture is translucent.
[[nodiscard]] QImage tinted(QImage part, Rgba tint);

/// A sprite that has several texels in a pixel: each is their mean. `toTexel` leads from pixels into the source.
[[nodiscard]] QImage shrunk(const DisplaySprite& sprite, const QImage& texture, const QTransform& toTexel,
                            const QRect& pixels, int samples);

} // namespace broadside
