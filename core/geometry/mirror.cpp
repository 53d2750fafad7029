#include "core/geometry/mirror.h"

#include "core/geometry/shape_numbers.h"

namespace broadside {
namespace {

void mirror(Shape& shape, Mirror by)
{
    forEachNumber(shape, Overloaded{[](const ShapeLength&, double&) {}, // lengths do not change
                                    [by](ShapePoint, Vec2& point) { point = mirrored(point, by); },
                                    [by](CompoundPart& part) {
                                        part.offset = mirrored(part.offset, by);
                                        part.angle = part.angle == 0.0 ? 0.0 : -part.angle; // no -0 in files
                                        mirror(part.shape, by);
                                    }});
}

} // namespace

Shape mirrored(Shape shape, Mirror by)
{
    mirror(shape, by);
    return shape;
}

} // namespace broadside
