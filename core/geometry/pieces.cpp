#include "core/geometry/pieces.h"

#include "core/geometry/bounds.h"
#include "core/geometry/compound.h"
#include "core/geometry/orientation.h"
#include "core/geometry/triangulation.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace broadside {
namespace {

using Corners = std::array<Vec2, 4>;

Corners cornersOf(const Aabb& box) noexcept { return {box.lo, {box.hi.x, box.lo.y}, box.hi, {box.lo.x, box.hi.y}}; }

Corners cornersOf(const OrientedBox& box, const Pose& pose) noexcept
{
    const Vec2 half{(box.width * pose.scale.x) / 2.0, (box.height * pose.scale.y) / 2.0};
    const Rotation r = rotationOf(pose.angle);
    const auto corner = [&](double x, double y) { return pose.position + rotated({x, y}, r); };
    return {corner(-half.x, -half.y), corner(half.x, -half.y), corner(half.x, half.y), corner(-half.x, half.y)};
}

ConvexPiece trianglePiece(Vec2 a, Vec2 b, Vec2 c) noexcept
{
    if (orientation(a, b, c) < 0)
        std::swap(b, c);
    return {{a, b, c}, 3, 0.0};
}

std::vector<Vec2> toWorld(const std::vector<Vec2>& points, const Pose& pose)
{
    const Placement placement(pose);
    std::vector<Vec2> world;
    world.reserve(points.size());
    for (const Vec2 point : points)
        world.push_back(placement.toWorld(point));
    return world;
}

void appendTriangles(const std::vector<Vec2>& world, const std::vector<std::uint32_t>& indices,
                     std::vector<ConvexPiece>& pieces)
{
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3)
        pieces.push_back(trianglePiece(world[indices[i]], world[indices[i + 1]], world[indices[i + 2]]));
}

struct SinglePiece {
    const Pose& pose;
    using Piece = std::optional<ConvexPiece>;

    Piece operator()(const Circle& circle) const
    {
        return ConvexPiece{{pose.position}, 1, circle.radius * pose.scale.x};
    }
    Piece operator()(const Box& box) const { return ConvexPiece{cornersOf(boundsOf(box, pose)), 4, 0.0}; }
    Piece operator()(const OrientedBox& box) const { return ConvexPiece{cornersOf(box, pose), 4, 0.0}; }
    Piece operator()(const Capsule& capsule) const
    {
        const Placement placement(pose);
        const Vec2 from = placement.toWorld(capsule.from);
        const Vec2 to = placement.toWorld(capsule.to);
        const auto count = static_cast<std::uint8_t>(from == to ? 1 : 2);
        return ConvexPiece{{from, to}, count, capsule.radius * pose.scale.x};
    }
    Piece operator()(const Mesh& /*mesh*/) const { return std::nullopt; }
    Piece operator()(const Polygon& /*polygon*/) const { return std::nullopt; }
    Piece operator()(const Compound& /*compound*/) const { return std::nullopt; }
};

struct PieceAppender {
    const Pose& pose;
    std::vector<ConvexPiece>& pieces;

    void operator()(const auto& single) const { pieces.push_back(*SinglePiece{pose}(single)); }
    void operator()(const Mesh& mesh) const { appendTriangles(toWorld(mesh.vertices, pose), mesh.indices, pieces); }
    void operator()(const Polygon& polygon) const
    {
        // Triangulated in model space, so that the triangles do not depend on the pose.
        appendTriangles(toWorld(polygon.points, pose), triangulated(polygon.points), pieces);
    }
    void operator()(const Compound& compound) const
    {
        for (const CompoundPart& part : compound.parts)
            appendPieces(part.shape, poseOfPart(part, pose), pieces);
    }
};

struct OutlineAppender {
    const Pose& pose;
    std::vector<std::vector<Vec2>>& loops;

    void operator()(const auto& single) const
    {
        if (const auto piece = SinglePiece{pose}(single); !piece->isDisc())
            appendOutline(*piece, loops.emplace_back());
    }
    void operator()(const Mesh& mesh) const
    {
        const std::vector<Vec2> world = toWorld(mesh.vertices, pose);
        for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
            loops.push_back({world[mesh.indices[i]], world[mesh.indices[i + 1]], world[mesh.indices[i + 2]]});
    }
    void operator()(const Polygon& polygon) const { loops.push_back(toWorld(polygon.points, pose)); }
    void operator()(const Compound& compound) const
    {
        for (const CompoundPart& part : compound.parts)
            appendOutlines(part.shape, poseOfPart(part, pose), loops);
    }
};

/// Appends an arc around a corner, from the end of the side `before` it to the start of the side `after` it.
void appendRound(Vec2 corner, double radius, Vec2 before, Vec2 after, std::vector<Vec2>& loop)
{
    const double first = std::atan2(before.y, before.x);
    double swept = std::atan2(after.y, after.x) - first;
    swept += swept < 0.0 ? 2.0 * std::numbers::pi : 0.0;
    const int sides = std::max(1, static_cast<int>(std::ceil(swept / (0.5 * std::numbers::pi) * kSidesOfQuarter)));
    for (int i = 0; i <= sides; ++i) {
        const double at = first + swept * i / sides;
        // Outward, because corners are counter-clockwise.
        loop.push_back(corner + radius * Vec2{std::sin(at), -std::cos(at)});
    }
}

} // namespace

void appendOutline(const ConvexPiece& piece, std::vector<Vec2>& loop)
{
    if (!piece.isRounded()) {
        loop.insert(loop.end(), piece.points().begin(), piece.points().end());
        return;
    }
    for (std::size_t i = 0; i < piece.count; ++i) {
        const Vec2 corner = piece.corners[i];
        const Vec2 before = piece.corners[(i + piece.count - 1) % piece.count];
        appendRound(corner, piece.radius, corner - before, piece.corners[(i + 1) % piece.count] - corner, loop);
    }
}

std::optional<ConvexPiece> singlePieceOf(const Shape& shape, const Pose& pose) noexcept
{
    return std::visit(SinglePiece{pose}, shape);
}

void appendPieces(const Shape& shape, const Pose& pose, std::vector<ConvexPiece>& pieces)
{
    std::visit(PieceAppender{pose, pieces}, shape);
}

void appendOutlines(const Shape& shape, const Pose& pose, std::vector<std::vector<Vec2>>& loops)
{
    std::visit(OutlineAppender{pose, loops}, shape);
}

} // namespace broadside
