#include "core/geometry/placed_shape.h"

#include "core/geometry/bounds.h"
#include "core/geometry/rescale.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"

#include <utility>

namespace broadside {

Shape movedBy(Shape shape, Vec2 offset)
{
    if (offset == Vec2{})
        return shape;
    if (kindOf(shape).isCentred)
        return Compound{{CompoundPart{offset, 0.0, std::move(shape)}}};
    forEachNumber(shape,
                  Overloaded{[](const ShapeLength&, double&) {}, [&](ShapePoint, Vec2& point) { point += offset; },
                             [&](CompoundPart& part) { part.offset += offset; }});
    const auto* compound = std::get_if<Compound>(&shape);
    const bool isPlain = compound && compound->parts.size() == 1 && compound->parts.front().offset == Vec2{} &&
                         compound->parts.front().angle == 0.0;
    return isPlain ? Shape(compound->parts.front().shape) : shape;
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
