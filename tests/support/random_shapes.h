#pragma once

#include "core/base/random.h"
#include "core/geometry/shape.h"
#include "core/math/angle.h"
#include "core/math/pose.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

/// @file
/// Valid shapes and poses by the seed, for tests of geometry, broad phases and files.

namespace broadside::testing {

inline constexpr int kShapeKinds = static_cast<int>(std::variant_size_v<Shape>);

/// "circle" ... "compound", in the order of the variant.
[[nodiscard]] inline const char* nameOfKind(int kind)
{
    constexpr std::array kNames{"circle", "box", "oriented-box", "mesh", "polygon", "compound"};
    return kNames.at(static_cast<std::size_t>(kind));
}

/// About 0.1 to 2 m; one in eight is a hundred times thinner.
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
    if (random.below(6) == 0) // a sliver
        mesh.vertices[2] = 0.5 * (mesh.vertices[0] + mesh.vertices[1]);
    return mesh;
}

/// A star around the origin (every triangle origin, point, next point lies in it), so simple whatever the radii; mostly
/// concave; either winding.
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

[[nodiscard]] inline Shape randomShape(Random& random, int kind, int depth = 0)
{
    switch (kind) {
    case 0:
        return Circle{0.5 * randomSize(random)};
    case 1:
        return Box{randomSize(random), randomSize(random)};
    case 2:
        return OrientedBox{randomSize(random), randomSize(random)};
    case 3:
        return randomMesh(random);
    case 4:
        return randomPolygon(random);
    default:
        break;
    }
    Compound compound;
    const auto count = 1 + random.below(3);
    const std::uint64_t kinds = depth < 2 ? kShapeKinds : kShapeKinds - 1;
    for (std::uint64_t i = 0; i < count; ++i)
        compound.parts.push_back({randomPoint(random, 1.0), random.between(-360.0, 360.0),
                                  randomShape(random, static_cast<int>(random.below(kinds)), depth + 1)});
    return compound;
}

/// Any turn, quarter turns often; scale 0.5 to 2, uniform where it must be; within 2 m of `center`.
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
