#include "core/geometry/rescale.h"

#include "core/geometry/bounds.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"

namespace broadside {
namespace {

void rescale(Shape& shape, Vec2 factors)
{
    forEachNumber(shape, Overloaded{[&](const ShapeLength& length, double& value) {
                                        value *= length.along == Along::Y ? factors.y : factors.x;
                                    },
                                    [&](ShapePoint, Vec2& point) { point = scaled(point, factors); },
                                    [&](CompoundPart& part) {
                                        part.offset = scaled(part.offset, factors);
                                        rescale(part.shape, factors);
                                    }});
}

} // namespace

Shape rescaled(Shape shape, Vec2 factors)
{
    rescale(shape, factors);
    return shape;
}

Shape resized(const Shape& shape, double Vec2::*axis, double size)
{
    const auto withSide = [&](auto box) -> Shape {
        (axis == &Vec2::x ? box.width : box.height) = size;
        return box;
    };
    if (const auto* box = std::get_if<Box>(&shape))
        return withSide(*box);
    if (const auto* box = std::get_if<OrientedBox>(&shape))
        return withSide(*box);
    const Aabb bounds = boundsOf(shape, {});
    const double extent = axis == &Vec2::x ? bounds.width() : bounds.height();
    if (extent <= 0.0)
        return shape;
    const double factor = size / extent;
    Vec2 factors{1.0, 1.0};
    factors.*axis = factor;
    return rescaled(shape, needsUniformScale(shape) ? Vec2{factor, factor} : factors);
}

} // namespace broadside
