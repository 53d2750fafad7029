#include "core/collision/solid.h"

#include "core/geometry/compound.h"
#include "core/geometry/orientation.h"

#include <algorithm>

namespace broadside {
namespace {

class SolidBuilder {
public:
    SolidBuilder(const Pose& pose, Solid& solid)
        : m_pose(pose)
        , m_solid(solid)
    {}

    void operator()(const auto& convexOnes) const
    {
        std::vector<ConvexPiece> pieces;
        appendPieces(convexOnes, m_pose, pieces);
        std::ranges::for_each(pieces, [this](const ConvexPiece& piece) { append(piece); });
    }
    void operator()(const Polygon& polygon) const
    {
        std::vector<std::vector<Vec2>> loops;
        appendOutlines(polygon, m_pose, loops);
        Solid::Ring ring{std::move(loops.front()), {}};
        if (!isCounterClockwise(ring.points))
            std::ranges::reverse(ring.points);
        for (std::size_t i = 0; i < ring.points.size(); ++i) {
            append({{ring.points[i], ring.points[(i + 1) % ring.points.size()]}, 2, 0.0});
            ring.bounds = united(ring.bounds, ring.points[i]);
        }
        m_solid.rings.push_back(std::move(ring));
    }
    void operator()(const Compound& compound) const
    {
        for (const CompoundPart& part : compound.parts)
            std::visit(SolidBuilder(poseOfPart(part, m_pose), m_solid), part.shape);
    }

private:
    void append(const ConvexPiece& piece) const
    {
        m_solid.pieces.push_back({piece, boundsOfPiece(piece)});
        m_solid.bounds = united(m_solid.bounds, m_solid.pieces.back().bounds);
    }

    Pose m_pose;
    Solid& m_solid;
};

} // namespace

Solid solidOf(const Shape& shape, const Pose& pose)
{
    Solid solid;
    std::visit(SolidBuilder(pose, solid), shape);
    return solid;
}

Aabb boundsOfPiece(const ConvexPiece& piece) noexcept
{
    Aabb bounds;
    for (const Vec2 point : piece.points())
        bounds = united(bounds, point);
    return grown(bounds, piece.radius);
}

bool isInside(const Solid::Ring& ring, Vec2 point) noexcept
{
    if (!contains(ring.bounds, point))
        return false;
    bool inside = false;
    Vec2 a = ring.points.back();
    for (const Vec2 b : ring.points) {
        if ((a.y > point.y) != (b.y > point.y) && (cross(b - a, point - a) > 0.0) == (b.y > a.y))
            inside = !inside;
        a = b;
    }
    return inside;
}

} // namespace broadside
