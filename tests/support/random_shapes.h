#pragma once

#include "core/base/random.h"
#include "core/geometry/shape.h"
#include "core/geometry/shape_kinds.h"
#include "core/math/angle.h"
#include "core/math/pose.h"

#include <algorithm>
#include <cmath>
#include <numbers>

/// @file
/// Valid random shapes and poses, for tests of geometry, broad phases and files. They depend on the seed only.

namespace broadside::testing {

inline constexpr int kShapeKinds = static_cast<int>(std::variant_size_v<Shape>);

/// The name of a kind, by its row in the table of kinds.
[[nodiscard]] inline const char* nameOfKind(int kind)
{
    return shapeKinds()[static_cast<std::size_t>(kind)].name.data();
}

/// About 0.1 to 2 m; one in eight is a hundred times smaller.
[[nodiscard]] inline double randomSize(Random& random)
{
    return random.below(8) == 0 ? random.between(0.001, 0.02) : random.between(0.1, 2.0);
}

[[nodiscard]] inline Vec2 randomPoint(Random& random, double reach)
{
    return {random.between(-reach, reach), random.between(-reach, reach)};
}

[[nodiscard]] inline Mesh randomMesh(Random& random)
{
    Mesh mesh;
    const auto triangles = static_cast<std::uint32_t>(1 + random.below(3));
    for (std::uint32_t i = 0; i < 3 * triangles; ++i) {
        mesh.vertices.push_back(randomPoint(random, 1.0));
        mesh.indices.push_back(i);
    }
    if (random.below(6) == 0) // a degenerate triangle
        mesh.vertices[2] = 0.5 * (mesh.vertices[0] + mesh.vertices[1]);
    return mesh;
}

/// A star around the origin: each triangle of the origin, a point and the next point lies inside. So the polygon is
/// simple for all radii. Most are concave; both windings occur.
[[nodiscard]] inline Polygon randomPolygon(Random& random)
{
    Polygon polygon;
    const auto count = static_cast<int>(3 + random.below(6));
    for (int i = 0; i < count; ++i) {
        const double turn = 2.0 * std::numbers::pi * (i + random.between(-0.2, 0.2)) / count;
        const double radius = random.between(0.2, 1.2);
        polygon.points.push_back({radius * std::cos(turn), radius * std::sin(turn)});
    }
    if (random.below(2) == 0)
        std::ranges::reverse(polygon.points);
    return polygon;
}

/// One in eight is a circle: both ends are the same point.
[[nodiscard]] inline Capsule randomCapsule(Random& random)
{
    const Vec2 from = randomPoint(random, 1.0);
    return {from, random.below(8) == 0 ? from : randomPoint(random, 1.0), 0.5 * randomSize(random)};
}

[[nodiscard]] inline Shape randomShape(Random& random, int kind, int depth = 0);

[[nodiscard]] inline Compound randomCompound(Random& random, int depth)
{
    Compound compound;
    const auto count = 1 + random.below(3);
    for (std::uint64_t i = 0; i < count; ++i) {
        const Vec2 offset = randomPoint(random, 1.0);
        const double angle = random.between(-360.0, 360.0);
        Shape part = randomShape(random, static_cast<int>(random.below(kShapeKinds)), depth + 1);
        compound.parts.push_back({offset, angle, std::move(part)});
    }
    return compound;
}

/// `kind`: a row of the table of kinds. A compound inside three others is a circle instead.
[[nodiscard]] inline Shape randomShape(Random& random, int kind, int depth)
{
    struct OfKind {
        Random& random;
        int depth;
        Shape operator()(const Circle&) const { return Circle{0.5 * randomSize(random)}; }
        Shape operator()(const Box&) const { return Box{randomSize(random), randomSize(random)}; }
        Shape operator()(const OrientedBox&) const { return OrientedBox{randomSize(random), randomSize(random)}; }
        Shape operator()(const Capsule&) const { return randomCapsule(random); }
        Shape operator()(const Mesh&) const { return randomMesh(random); }
        Shape operator()(const Polygon&) const { return randomPolygon(random); }
        Shape operator()(const Compound&) const
        {
            return depth < 3 ? Shape(randomCompound(random, depth)) : Shape(Circle{0.5 * randomSize(random)});
        }
    };
    return std::visit(OfKind{random, depth}, shapeKinds()[static_cast<std::size_t>(kind)].typical());
}

/// Any angle, often a multiple of 45 degrees; scale 0.5 to 2, uniform if the shape needs that; each coordinate within 2
/// m of `center`.
[[nodiscard]] inline Pose randomPose(Random& random, const Shape& shape, Vec2 center)
{
    Pose pose;
    pose.position = center + randomPoint(random, 2.0);
    pose.angle = random.below(3) == 0 ? 45.0 * static_cast<double>(random.below(9)) : random.between(-400.0, 400.0);
    if (random.below(2) == 0) {
        const double s = random.between(0.5, 2.0);
        pose.scale = {s, needsUniformScale(shape) ? s : random.between(0.5, 2.0)};
    }
    return pose;
}

} // namespace broadside::testing
