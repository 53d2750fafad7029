#pragma once

#include "core/math/aabb.h"

namespace broadside {

/// A part of a picture, in fractions of its width and height: u to the right, v DOWN, both from 0 at the upper left
/// corner.
struct TextureRegion {
    double minU = 0.0;
    double minV = 0.0;
    double width = 1.0;  ///< > 0.
    double height = 1.0; ///< > 0.
    friend constexpr bool operator==(const TextureRegion&, const TextureRegion&) = default;
};

/// Maps the pixels of a picture to a rectangle of model space (metres, y up), and back. Pixels count from the upper
/// left corner, y down; whole numbers are the upper left corners of pixels. Pixels outside the region map to points
/// outside the rectangle.
class PixelMapping {
public:
    /// `region` is the part of the picture that `model` shows. @pre the picture (pixels), the region and the model
    /// rectangle have sizes > 0.
    constexpr PixelMapping(Vec2 imageSize, const TextureRegion& region, const Aabb& model) noexcept
        : m_imageSize(imageSize)
        , m_region(region)
        , m_model(model)
    {}

    [[nodiscard]] constexpr Vec2 toModel(Vec2 pixel) const noexcept
    {
        const double u = pixel.x / m_imageSize.x;
        const double v = pixel.y / m_imageSize.y;
        return {m_model.lo.x + (u - m_region.minU) / m_region.width * m_model.width(),
                m_model.hi.y - (v - m_region.minV) / m_region.height * m_model.height()};
    }
    [[nodiscard]] constexpr Vec2 toPixel(Vec2 model) const noexcept
    {
        const double u = m_region.minU + (model.x - m_model.lo.x) / m_model.width() * m_region.width;
        const double v = m_region.minV + (m_model.hi.y - model.y) / m_model.height() * m_region.height;
        return {u * m_imageSize.x, v * m_imageSize.y};
    }

private:
    Vec2 m_imageSize;
    TextureRegion m_region;
    Aabb m_model;
};

} // namespace broadside
