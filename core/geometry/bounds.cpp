#include "core/geometry/bounds.h"

#include "core/geometry/compound.h"
#include "core/geometry/shape_numbers.h"

#include <cmath>
#include <type_traits>

namespace broadside {
namespace {

/// Half size of the box around a rotated rectangle. At multiples of 90 degrees the halves keep all their bits.
Vec2 halfOfRectangle(double width, double height, double angle, Vec2 scale) noexcept
{
    const Vec2 half{(width * scale.x) / 2.0, (height * scale.y) / 2.0};
    const Rotation r = rotationOf(angle);
    const double c = std::abs(r.cosine);
    const double s = std::abs(r.sine);
    return {c * half.x + s * half.y, s * half.x + c * half.y};
}

Vec2 halfSizeOf(const Circle& circle, double, Vec2 scale) noexcept
{
    const double radius = circle.radius * scale.x;
    return {radius, radius};
}

Vec2 halfSizeOf(const Box& box, double angle, Vec2 scale) noexcept
{
    return halfOfRectangle(box.width, box.height, angle, scale);
}

Vec2 halfSizeOf(const OrientedBox& box, double angle, Vec2 scale) noexcept
{
    return halfOfRectangle(box.width, box.height, angle, scale);
}

template<class S>
constexpr bool kIsCentred = std::is_same_v<S, Circle> || std::is_same_v<S, Box> || std::is_same_v<S, OrientedBox>;

template<class S>
Aabb boundsOfShape(const S& shape, const Pose& pose) noexcept requires kIsCentred<S>
{
    const Vec2 half = halfSizeOf(shape, pose.angle, pose.scale);
    return {pose.position - half, pose.position + half};
}

/// Whether a kind consists of points, and at most one length, which is a radius around them.
template<FixedShape S>
consteval bool isOfRoundedPoints()
{
    S shape;
    int lengths = 0;
    int points = 0;
    forEachNumber(shape,
                  Overloaded{[&](const ShapeLength&, double) { ++lengths; }, [&](ShapePoint, Vec2) { ++points; }});
    return points > 0 && lengths <= 1;
}

/// Bounds of points, grown by a radius.
template<FixedShape S>
Aabb boundsOfShape(const S& rounded, const Pose& pose) noexcept requires(!kIsCentred<S>)
{
    static_assert(isOfRoundedPoints<S>(), "this kind of shape needs a function of its own here");
    const Placement placement(pose);
    Aabb bounds;
    double radius = 0.0;
    forEachNumber(rounded,
                  Overloaded{[&](const ShapeLength&, double value) { radius = value; },
                             [&](ShapePoint, Vec2 point) { bounds = united(bounds, placement.toWorld(point)); }});
    return grown(bounds, radius * pose.scale.x);
}

Aabb boundsOfShape(const Mesh& mesh, const Pose& pose) noexcept
{
    const Placement placement(pose);
    Aabb bounds;
    for (const std::uint32_t index : mesh.indices) // not over the vertices: unused ones do not belong to the shape
        bounds = united(bounds, placement.toWorld(mesh.vertices[index]));
    return bounds;
}

Aabb boundsOfShape(const Polygon& polygon, const Pose& pose) noexcept
{
    const Placement placement(pose);
    Aabb bounds;
    for (const Vec2 point : polygon.points)
        bounds = united(bounds, placement.toWorld(point));
    return bounds;
}

Aabb boundsOfShape(const Compound& compound, const Pose& pose) noexcept
{
    Aabb bounds;
    for (const CompoundPart& part : compound.parts)
        bounds = united(bounds, boundsOf(part.shape, poseOfPart(part, pose)));
    return bounds;
}

} // namespace

Aabb boundsOf(const Shape& shape, const Pose& pose) noexcept
{
    return std::visit([&pose](const auto& s) { return boundsOfShape(s, pose); }, shape);
}

std::optional<Vec2> centredHalfSize(const Shape& shape, double angle, Vec2 scale) noexcept
{
    return std::visit(
        [&]<class S>(const S& s) -> std::optional<Vec2> {
            if constexpr (kIsCentred<S>)
                return halfSizeOf(s, angle, scale);
            else
                return std::nullopt;
        },
        shape);
}

} // namespace broadside
