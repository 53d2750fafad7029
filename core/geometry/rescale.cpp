#include "core/geometry/rescale.h"

#include "core/base/overloaded.h"
#include "core/geometry/bounds.h"

namespace broadside {
namespace {

template<class Rectangle>
Rectangle rescaledRectangle(const Rectangle& box, Vec2 factors)
{
    return {box.width * factors.x, box.height * factors.y};
}

void rescale(std::vector<Vec2>& points, Vec2 factors)
{
    for (Vec2& point : points)
        point = scaled(point, factors);
}

Compound rescaledCompound(Compound compound, Vec2 factors)
{
    for (CompoundPart& part : compound.parts) {
        part.offset = scaled(part.offset, factors);
        part.shape = rescaled(part.shape, factors);
    }
    return compound;
}

} // namespace

Shape rescaled(const Shape& shape, Vec2 factors)
{
    return std::visit(Overloaded{
                          [&](const Circle& circle) -> Shape { return Circle{circle.radius * factors.x}; },
                          [&](const Box& box) -> Shape { return rescaledRectangle(box, factors); },
                          [&](const OrientedBox& box) -> Shape { return rescaledRectangle(box, factors); },
                          [&](Mesh mesh) -> Shape {
                              rescale(mesh.vertices, factors);
                              return mesh;
                          },
                          [&](Polygon polygon) -> Shape {
                              rescale(polygon.points, factors);
                              return polygon;
                          },
                          [&](const Compound& compound) -> Shape { return rescaledCompound(compound, factors); },
                      },
                      shape);
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
