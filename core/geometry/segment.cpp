#include "core/geometry/segment.h"

#include "core/geometry/orientation.h"

#include <algorithm>
#include <cmath>

namespace broadside {

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
    // Then only the line itself can part the two, and the corners farthest to its sides tell.
    const bool rises = (m_from.x <= m_to.x) == (m_from.y <= m_to.y);
    const Vec2 left = rises ? Vec2{g.lo.x, g.hi.y} : g.lo;
    const Vec2 right = rises ? Vec2{g.hi.x, g.lo.y} : g.hi;
    return orientation(m_from, m_to, left) * orientation(m_from, m_to, right) <= 0;
}

} // namespace broadside
