#include "core/geometry/mirror.h"

#include "core/base/overloaded.h"

namespace broadside {
namespace {

void mirrorAll(std::vector<Vec2>& points, Mirror mirror)
{
    for (Vec2& point : points)
        point = mirrored(point, mirror);
}

Compound mirroredCompound(Compound compound, Mirror mirror)
{
    for (CompoundPart& part : compound.parts) {
        part.offset = mirrored(part.offset, mirror);
        part.angle = part.angle == 0.0 ? 0.0 : -part.angle; // no -0 in files
        part.shape = mirrored(part.shape, mirror);
    }
    return compound;
}

} // namespace

Shape mirrored(const Shape& shape, Mirror mirror)
{
    return std::visit(Overloaded{
                          [&](Mesh mesh) -> Shape {
                              mirrorAll(mesh.vertices, mirror);
                              return mesh;
                          },
                          [&](Polygon polygon) -> Shape {
                              mirrorAll(polygon.points, mirror);
                              return polygon;
                          },
                          [&](const Compound& compound) -> Shape { return mirroredCompound(compound, mirror); },
                          [](const auto& symmetric) -> Shape { return symmetric; },
                      },
                      shape);
}

} // namespace broadside
