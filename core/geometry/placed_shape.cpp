#include "core/geometry/placed_shape.h"

#include "core/geometry/bounds.h"
#include "core/geometry/rescale.h"

#include <utility>

namespace broadside {

Shape movedBy(Shape shape, Vec2 offset)
{
    if (offset == Vec2{})
        return shape;
    if (auto* mesh = std::get_if<Mesh>(&shape)) {
        for (Vec2& vertex : mesh->vertices)
            vertex += offset;
        return shape;
    }
    if (auto* polygon = std::get_if<Polygon>(&shape)) {
        for (Vec2& point : polygon->points)
            point += offset;
        return shape;
    }
    if (auto* compound = std::get_if<Compound>(&shape)) {
        for (CompoundPart& part : compound->parts)
            part.offset += offset;
        const bool isPlain = compound->parts.size() == 1 && compound->parts.front().offset == Vec2{} &&
                             compound->parts.front().angle == 0.0;
        return isPlain ? Shape(compound->parts.front().shape) : shape;
    }
    return Compound{{CompoundPart{offset, 0.0, std::move(shape)}}};
}

Shape rescaledAbout(const Shape& shape, Vec2 center, double factor)
{
    return movedBy(rescaled(shape, {factor, factor}), center - factor * center);
}

Shape shrunk(const Shape& shape, double percent)
{
    return rescaledAbout(shape, boundsOf(shape, {}).center(), 1.0 - percent / 100.0);
}

Shape shapeOfBox(const Aabb& box) { return movedBy(Box{box.width(), box.height()}, box.center()); }

Shape shapeOfDisc(Vec2 center, double radius) { return movedBy(Circle{radius}, center); }

} // namespace broadside
