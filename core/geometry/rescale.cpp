#include "core/geometry/rescale.h"

#include "core/base/overloaded.h"

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

} // namespace broadside
