#include "core/collision/piece_sweep.h"

#include "core/collision/projection.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

/// The fraction at which a point comes within `reach` of another. Computed along and across the path, without
/// cancellation on long paths.
double fractionWithinReach(Vec2 from, Vec2 displacement, Vec2 target, double reach) noexcept
{
    const double pathLength = length(displacement);
    const Vec2 along = normalized(displacement);
    const double aside = cross(along, target - from);
    if (!(std::abs(aside) <= reach) || !(pathLength > 0.0))
        return kNever;
    const double at = dot(along, target - from) - std::sqrt(reach * reach - aside * aside);
    if (at < 0.0)
        return kNever;
    return at / pathLength;
}

/// The fraction at which a point comes within `reach` of a side, from the half plane that `outward` points into.
double fractionWithinReachOfSide(Vec2 from, Vec2 displacement, Vec2 a, Vec2 b, Vec2 outward, double reach) noexcept
{
    const double speed = -dot(outward, displacement);
    const double gap = dot(outward, from - a) - reach;
    if (!(speed > 0.0) || gap < 0.0)
        return kNever;
    const double fraction = gap / speed;
    const Vec2 along = b - a;
    const double foot = dot(from + fraction * displacement - a, along);
    if (foot < 0.0 || foot > lengthSquared(along))
        return kNever;
    return fraction;
}

/// The fraction at which a point comes within `reach` of the core of a piece.
double ofPoint(Vec2 center, Vec2 displacement, const ConvexPiece& other, double reach) noexcept
{
    double first = kNever;
    for (std::size_t i = 0; i < other.count; ++i) {
        const Vec2 a = other.corners[i];
        const Vec2 b = other.corners[(i + 1) % other.count];
        first = std::min(first, fractionWithinReach(center, displacement, a, reach));
        const Vec2 outward = normalized(-perpendicular(b - a));
        if (outward != Vec2{})
            first = std::min(first, fractionWithinReachOfSide(center, displacement, a, b, outward, reach));
    }
    return first;
}

/// The first contact is always between a corner of one core and a corner or a side of the other.
double ofRounded(const ConvexPiece& moving, Vec2 displacement, const ConvexPiece& resting, double depth) noexcept
{
    const double reach = moving.radius + resting.radius - depth;
    double first = kNever;
    for (const Vec2 corner : moving.points())
        first = std::min(first, ofPoint(corner, displacement, resting, reach));
    for (const Vec2 corner : resting.points())
        first = std::min(first, ofPoint(corner, -displacement, moving, reach));
    return first;
}

double ofDisc(const ConvexPiece& disc, Vec2 displacement, const ConvexPiece& other, double depth) noexcept
{
    return ofPoint(disc.corners[0], displacement, other, disc.radius + other.radius - depth);
}

/// The time during which two intervals overlap on every axis added so far.
class CommonTime {
public:
    explicit CommonTime(double depth)
        : m_depth(depth)
    {}

    /// The overlap begins when the near ends are `depth` deep and ends when the far ends are 2 * `depth` apart. Without
    /// this allowance a segment, which has no thickness across, would leave before it is deep enough.
    void add(const Interval& moving, double speed, const Interval& resting) noexcept
    {
        const double toEnter = (speed > 0.0 ? resting.lo - moving.hi : moving.lo - resting.hi) + m_depth;
        const double toLeave = (speed > 0.0 ? resting.hi - moving.lo : moving.hi - resting.lo) + 2.0 * m_depth;
        const double pace = std::abs(speed);
        if (pace > 0.0) {
            m_enter = std::max(m_enter, toEnter / pace);
            m_leave = std::min(m_leave, toLeave / pace);
        } else if (toEnter > 0.0 || resting.lo - moving.hi + m_depth > 0.0) {
            m_leave = -kNever;
        }
    }

    [[nodiscard]] double first() const noexcept
    {
        if (m_enter < 0.0 || m_enter > m_leave)
            return kNever;
        return m_enter;
    }

private:
    double m_depth;
    double m_enter = -kNever;
    double m_leave = kNever;
};

double polygonSweep(const ConvexPiece& a, Vec2 displacement, const ConvexPiece& b, double depth) noexcept
{
    CommonTime time(depth);
    const auto ask = [&](Vec2 axis, Vec2 origin) {
        time.add(projected(a, axis, origin), dot(axis, displacement), projected(b, axis, origin));
    };
    for (const ConvexPiece* owner : {&a, &b}) {
        for (std::size_t i = 0; i < owner->count; ++i) {
            const Vec2 from = owner->corners[i];
            const Vec2 along = normalized(owner->corners[(i + 1) % owner->count] - from);
            if (along == Vec2{})
                continue;
            ask(perpendicular(along), from);
            if (owner->count == 2) // only the axis along them separates two segments in line
                ask(along, from);
        }
    }
    return time.first();
}

} // namespace

std::optional<double> firstTouchOf(const ConvexPiece& moving, Vec2 displacement, const ConvexPiece& resting,
                                   double depth) noexcept
{
    const bool isRounded = moving.isRounded() || resting.isRounded();
    const double first = isRounded              ? ofRounded(moving, displacement, resting, depth)
                         : moving.radius > 0.0  ? ofDisc(moving, displacement, resting, depth)
                         : resting.radius > 0.0 ? ofDisc(resting, -displacement, moving, depth)
                                                : polygonSweep(moving, displacement, resting, depth);
    return first <= 1.0 ? std::optional(first) : std::nullopt;
}

} // namespace broadside
