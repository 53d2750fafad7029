#include "editor/widgets/picture_shape.h"

#include "core/geometry/placed_shape.h"
#include "core/math/pixel_mapping.h"
#include "editor/commands/arranging/vertices.h"

#include <utility>

namespace broadside {
namespace {

/// The mapping of the picture without mirroring, centred on the model origin.
PixelMapping around(Vec2 pixels, Vec2 size) { return {pixels, {}, {-0.5 * size, 0.5 * size}}; }

} // namespace

PicturePlace PicturePlace::of(const Atlas& atlas, const AtlasRegion& region, const Sprite& sprite)
{
    const PixelSize whole = region.size();
    const Vec2 pixels{static_cast<double>(whole.width), static_cast<double>(whole.height)};
    const Vec2 natural = (1.0 / atlas.pixelsPerMetre) * pixels;
    return {pixels, sprite.size == Vec2{} ? natural : sprite.size, sprite.offset, sprite.mirrorX, sprite.mirrorY};
}

Vec2 PicturePlace::toModel(Vec2 pixel) const noexcept
{
    return m_center + scaled(around(m_pixels, m_size).toModel(pixel), m_sign);
}

Vec2 PicturePlace::toPixel(Vec2 model) const noexcept
{
    return around(m_pixels, m_size).toPixel(scaled(model - m_center, m_sign));
}

Aabb boxInModel(const PicturePlace& place, const Aabb& pixels)
{
    const Vec2 corner = place.toModel(pixels.lo);
    return united(Aabb{corner, corner}, place.toModel(pixels.hi));
}

Aabb boxInPixels(const PicturePlace& place, const Aabb& model)
{
    const Vec2 corner = place.toPixel(model.lo);
    return united(Aabb{corner, corner}, place.toPixel(model.hi));
}

namespace {

/// A shape, or the part of a compound that has only one part, which is not rotated.
struct Placed {
    const Shape* shape;
    Vec2 offset;
};

Placed placedOf(const Shape& shape)
{
    const auto* compound = std::get_if<Compound>(&shape);
    if (!compound || compound->parts.size() != 1 || compound->parts.front().angle != 0.0)
        return {&shape, {}};
    return {&compound->parts.front().shape, compound->parts.front().offset};
}

} // namespace

PixelForm formOf(const Shape& shape, const PicturePlace& place)
{
    const Placed placed = placedOf(shape);
    PixelForm form;
    const auto takeBox = [&](double width, double height) {
        const Vec2 half{0.5 * width, 0.5 * height};
        form.kind = PixelForm::Kind::Box;
        form.box = boxInPixels(place, {placed.offset - half, placed.offset + half});
    };
    if (const auto* circle = std::get_if<Circle>(placed.shape)) {
        form.kind = PixelForm::Kind::Disc;
        form.center = place.toPixel(placed.offset);
        form.radius = circle->radius / place.pixelSize().x;
    } else if (const auto* box = std::get_if<Box>(placed.shape)) {
        takeBox(box->width, box->height);
    } else if (const auto* turning = std::get_if<OrientedBox>(placed.shape)) {
        takeBox(turning->width, turning->height);
    } else if (&shape == placed.shape) {
        for (const Vec2 vertex : verticesOf(shape))
            form.points.push_back(place.toPixel(vertex));
        form.kind = form.points.empty() ? PixelForm::Kind::None : PixelForm::Kind::Points;
    }
    return form;
}

Shape withForm(const Shape& shape, const PixelForm& form, const PicturePlace& place)
{
    switch (form.kind) {
    case PixelForm::Kind::Disc:
        return shapeOfDisc(place.toModel(form.center), form.radius * place.pixelSize().x);
    case PixelForm::Kind::Box: {
        const Aabb box = boxInModel(place, form.box);
        if (std::holds_alternative<OrientedBox>(*placedOf(shape).shape))
            return movedBy(OrientedBox{box.width(), box.height()}, box.center());
        return shapeOfBox(box);
    }
    case PixelForm::Kind::Points: {
        std::vector<Vec2> points;
        for (const Vec2 point : form.points)
            points.push_back(place.toModel(point));
        return withVertices(shape, points);
    }
    case PixelForm::Kind::None:
        break;
    }
    return shape;
}

Shape shapeOfOutline(const std::vector<std::vector<Vec2>>& polygons, const PicturePlace& place)
{
    std::vector<CompoundPart> parts;
    for (const std::vector<Vec2>& polygon : polygons) {
        Polygon part;
        for (const Vec2 point : polygon)
            part.points.push_back(place.toModel(point));
        parts.push_back({{}, 0.0, std::move(part)});
    }
    if (parts.size() == 1)
        return std::move(parts.front().shape);
    return Compound{std::move(parts)};
}

AlphaBytes::AlphaBytes(const QImage& picture)
    : m_width(picture.width())
    , m_height(picture.height())
{
    const QImage alpha = picture.convertToFormat(QImage::Format_Alpha8);
    m_bytes.reserve(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height));
    for (int y = 0; y < m_height; ++y) {
        const uchar* line = alpha.constScanLine(y);
        m_bytes.insert(m_bytes.end(), line, line + m_width);
    }
}

} // namespace broadside
