#include "core/collision/convex.h"
#include "core/collision/queries.h"
#include "core/geometry/segment.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

/// Directions whose sine is below this count as parallel.
constexpr double kParallel = 1e-14;

/// A ray that starts outside meets the boundary first, so it is only tested against sides and discs.
class RayCaster {
public:
    /// @pre from != to
    RayCaster(Vec2 from, Vec2 to) noexcept
        : m_from(from)
        , m_to(to)
        , m_length(distance(from, to))
        , m_direction((1.0 / m_length) * (to - from))
        , m_piece{{{from, to}, 2, 0.0}, {}}
    {
        m_piece.bounds = boundsOfPiece(m_piece.convex);
    }

    void meet(const Solid::Piece& piece) noexcept
    {
        const double slack = slackOf(piece.bounds, m_piece.bounds);
        if (!overlaps(grown(piece.bounds, slack), grown(m_piece.bounds, slack)))
            return;
        const ConvexPiece& convex = piece.convex;
        if (convex.radius > 0.0 || convex.isDisc()) // rounded corners are discs
            for (const Vec2 corner : convex.points())
                meetDisc(corner, convex.radius, slack);
        if (convex.isDisc())
            return;
        const std::size_t sides = convex.count == 2 && !convex.isRounded() ? 1 : convex.count;
        for (std::size_t i = 0; i < sides; ++i) {
            const Vec2 from = convex.corners[i];
            const Vec2 to = convex.corners[(i + 1) % convex.count];
            const Vec2 outward = convex.isRounded() ? convex.radius * normalized(-perpendicular(to - from)) : Vec2{};
            meetSide(from + outward, to + outward, slack);
        }
    }

    [[nodiscard]] std::optional<RayHit> hit() const noexcept
    {
        if (!m_found)
            return std::nullopt;
        const double fraction = std::clamp(m_at / m_length, 0.0, 1.0);
        return RayHit{fraction, fraction < 1.0 ? m_from + m_at * m_direction : m_to, m_normal};
    }

private:
    void meetDisc(Vec2 center, double radius, double slack) noexcept
    {
        if (distanceToSegment(center, m_from, m_to) > radius + slack)
            return;
        const Vec2 toCenter = center - m_from;
        const double across = std::abs(cross(m_direction, toCenter));
        const double halfChord = std::sqrt(std::max(0.0, (radius - across) * (radius + across)));
        const double at = std::clamp(dot(m_direction, toCenter) - halfChord, 0.0, m_length);
        const Vec2 normal = normalized(at * m_direction - toCenter);
        consider(at, normal, dot(normal, m_direction), slack);
    }

    /// A side of a counter-clockwise outline: its outer side is on the right.
    void meetSide(Vec2 a, Vec2 b, double slack) noexcept
    {
        const Vec2 along = normalized(b - a);
        const double facing = cross(m_direction, along); // the outer normal's component along the ray
        if (facing > kParallel)
            return; // seen from behind; if the ray only touches its end, it meets the neighbour, too
        const Solid::Piece side{{{a, b}, 2, 0.0}, united(Aabb{a, a}, b)};
        if (!overlap(side, m_piece, false))
            return;
        const double first = std::min(dot(a - m_from, m_direction), dot(b - m_from, m_direction));
        const double last = std::max(dot(a - m_from, m_direction), dot(b - m_from, m_direction));
        if (facing >= -kParallel) {
            consider(std::clamp(first, 0.0, m_length), -m_direction, facing, slack);
            return;
        }
        const double crossing = std::clamp(cross(a - m_from, along) / facing, first, last);
        consider(std::clamp(crossing, 0.0, m_length), {along.y, -along.x}, facing, slack);
    }

    /// If the ray meets two sides in their common corner, the side that faces it more gives the normal.
    void consider(double at, Vec2 normal, double facing, double slack) noexcept
    {
        const bool tie = m_found && std::abs(at - m_at) <= slack;
        if (m_found && (tie ? facing >= m_facing : at > m_at))
            return;
        m_found = true;
        m_at = at;
        m_normal = normal;
        m_facing = facing;
    }

    Vec2 m_from;
    Vec2 m_to;
    double m_length;
    Vec2 m_direction;
    Solid::Piece m_piece; ///< The ray as a segment.
    bool m_found = false;
    double m_at = 0.0; ///< Metres from the start.
    Vec2 m_normal;
    double m_facing = 0.0;
};

} // namespace

std::optional<RayHit> castRay(const Solid& solid, Vec2 from, Vec2 to)
{
    if (containsPoint(solid, from))
        return RayHit{0.0, from, {}};
    if (!(distanceSquared(from, to) > 0.0))
        return std::nullopt;
    RayCaster caster(from, to);
    for (const Solid::Piece& piece : solid.pieces)
        caster.meet(piece);
    return caster.hit();
}

} // namespace broadside
