#include "core/geometry/segment.h"

#include "core/geometry/orientation.h"

#include <algorithm>
#include <cmath>

namespace broadside {

bool segmentsMeet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) noexcept
{
    const auto boxOf = [](Vec2 p, Vec2 q) { return united(Aabb{p, p}, q); };
    if (!overlaps(boxOf(a, b), boxOf(c, d)))
        return false;
    // With overlapping boxes, segments meet unless one lies strictly on one side of the other, also when in line.
    return orientation(a, b, c) * orientation(a, b, d) <= 0 && orientation(c, d, a) * orientation(c, d, b) <= 0;
}

double distanceToSegment(Vec2 point, Vec2 a, Vec2 b) noexcept
{
    const Vec2 along = b - a;
    const double at = dot(point - a, along);
    const double end = dot(along, along);
    if (at <= 0.0)
        return distance(a, point);
    if (at >= end)
        return distance(b, point);
    return std::abs(cross(along, point - a)) / std::sqrt(end);
}

SegmentTest::SegmentTest(Vec2 from, Vec2 to) noexcept
    : m_from(from)
    , m_to(to)
    , m_around(united(Aabb{from, from}, to))
    , m_slack(1e-12 * std::max({1.0, std::abs(from.x), std::abs(from.y), std::abs(to.x), std::abs(to.y)}))
{}

bool SegmentTest::meets(const Aabb& box) const noexcept
{
    const Aabb g = grown(box, m_slack);
    if (!overlaps(g, m_around))
        return false;
    // Their boxes overlap, so only the line can separate them: compare the two corners farthest on its sides.
    const bool rises = (m_from.x <= m_to.x) == (m_from.y <= m_to.y);
    const Vec2 left = rises ? Vec2{g.lo.x, g.hi.y} : g.lo;
    const Vec2 right = rises ? Vec2{g.hi.x, g.lo.y} : g.hi;
    return orientation(m_from, m_to, left) * orientation(m_from, m_to, right) <= 0;
}

} // namespace broadside
