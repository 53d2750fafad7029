#include "core/geometry/bounds.h"

#include "core/geometry/compound.h"

#include <cmath>

namespace broadside {
namespace {

Aabb aroundCenter(Vec2 center, Vec2 half) noexcept { return {center - half, center + half}; }

/// The box that encloses a turned rectangle. With cosine and sine of 0 and 1 no bit of the halves is lost.
Aabb aroundRectangle(double width, double height, const Pose& pose) noexcept
{
    const Vec2 half{(width * pose.scale.x) / 2.0, (height * pose.scale.y) / 2.0};
    const Rotation r = rotationOf(pose.angle);
    const double c = std::abs(r.cosine);
    const double s = std::abs(r.sine);
    return aroundCenter(pose.position, {c * half.x + s * half.y, s * half.x + c * half.y});
}

Aabb boundsOfShape(const Circle& circle, const Pose& pose) noexcept
{
    const double radius = circle.radius * pose.scale.x;
    return aroundCenter(pose.position, {radius, radius});
}

Aabb boundsOfShape(const Box& box, const Pose& pose) noexcept { return aroundRectangle(box.width, box.height, pose); }

Aabb boundsOfShape(const OrientedBox& box, const Pose& pose) noexcept
{
    return aroundRectangle(box.width, box.height, pose);
}

Aabb boundsOfShape(const Mesh& mesh, const Pose& pose) noexcept
{
    const Placement placement(pose);
    Aabb bounds;
    for (const std::uint32_t index :
         mesh.indices) // not the vertices: one that no triangle uses is no part of the shape
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

} // namespace broadside
