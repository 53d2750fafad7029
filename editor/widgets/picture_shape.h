#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/sprites/alpha.h"
#include "core/sprites/atlas.h"
#include "core/sprites/sprite.h"

#include <QImage>

#include <cstdint>
#include <vector>

namespace broadside {

/// The place of a sprite's picture, and so of each pixel, in model space. Pixel coordinates begin at the upper left
/// corner of the picture, y down, before mirroring: a mirrored sprite shows pixel (0, 0) on its right.
class PicturePlace {
public:
    /// @pre both sizes > 0
    PicturePlace(Vec2 pixels, Vec2 size, Vec2 center, bool mirrorX, bool mirrorY) noexcept
        : m_pixels(pixels)
        , m_size(size)
        , m_center(center)
        , m_sign{mirrorX ? -1.0 : 1.0, mirrorY ? -1.0 : 1.0}
    {}
    [[nodiscard]] static PicturePlace of(const Atlas& atlas, const AtlasRegion& region, const Sprite& sprite);

    [[nodiscard]] Vec2 pixels() const noexcept { return m_pixels; } ///< Width and height of the picture.
    [[nodiscard]] Vec2 toModel(Vec2 pixel) const noexcept;
    [[nodiscard]] Vec2 toPixel(Vec2 model) const noexcept;
    /// Size of a pixel in metres, on each axis, > 0.
    [[nodiscard]] Vec2 pixelSize() const noexcept { return {m_size.x / m_pixels.x, m_size.y / m_pixels.y}; }

private:
    Vec2 m_pixels;
    Vec2 m_size;
    Vec2 m_center;
    Vec2 m_sign;
};

/// Converts a box from pixels to model space, and back.
[[nodiscard]] Aabb boxInModel(const PicturePlace& place, const Aabb& pixels);
[[nodiscard]] Aabb boxInPixels(const PicturePlace& place, const Aabb& model);

/// A shape as it is edited over its picture, in pixels. Discs and boxes may be the only part of a compound.
struct PixelForm {
    enum class Kind : std::uint8_t {
        None, ///< Compounds of several parts, or with a rotated part: shown, but not editable.
        Disc,
        Box,
        Points, ///< The vertices of a polygon or a mesh.
    };
    Kind kind = Kind::None;
    Vec2 center;
    double radius = 0.0;      ///< Measured along x, where pixels are not square.
    Aabb box;                 ///< lo is the upper left corner.
    std::vector<Vec2> points; ///< The vertices, in the order of verticesOf().
    friend bool operator==(const PixelForm&, const PixelForm&) = default;
};
[[nodiscard]] PixelForm formOf(const Shape& shape, const PicturePlace& place);
/// The shape with that form. The result may be invalid: check it with faultOf(). @pre form.kind is that of
/// formOf(shape)
[[nodiscard]] Shape withForm(const Shape& shape, const PixelForm& form, const PicturePlace& place);

/// Makes a shape from polygons in pixels: a polygon, or a compound of several. @pre at least one
[[nodiscard]] Shape shapeOfOutline(const std::vector<std::vector<Vec2>>& polygons, const PicturePlace& place);

/// A copy of the alpha channel of a picture.
class AlphaBytes {
public:
    explicit AlphaBytes(const QImage& picture);
    [[nodiscard]] AlphaView view() const noexcept { return {m_width, m_height, m_bytes, kOpaque}; }

private:
    static constexpr std::uint8_t kOpaque = 128;
    int m_width;
    int m_height;
    std::vector<std::uint8_t> m_bytes;
};

} // namespace broadside
