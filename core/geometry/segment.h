#pragma once

#include "core/math/aabb.h"

namespace broadside {

/// Whether two closed segments have a point in common. As exact as orientation().
[[nodiscard]] bool segmentsMeet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) noexcept;

/// Distance from a point to the closed segment a..b, metres.
[[nodiscard]] double distanceToSegment(Vec2 point, Vec2 a, Vec2 b) noexcept;

/// Tests which boxes a closed segment (a ray, from one point to another) meets.
///
/// Boxes are grown by slack() on every side, and the test of the grown box is exact. So a box that the segment touches
/// is never missed, and a box farther away than 2 * slack() is never met. If a box is met, every larger box around it
/// is met, too. A segment of length 0 is a point.
class SegmentTest {
public:
    /// @pre finite
    SegmentTest(Vec2 from, Vec2 to) noexcept;

    [[nodiscard]] bool meets(const Aabb& box) const noexcept;

    /// Metres: 1e-12 * max(1, largest coordinate), the tolerance of overlap.h.
    [[nodiscard]] double slack() const noexcept { return m_slack; }
    /// The box around the segment, grown by twice the slack: it overlaps every box that the segment meets.
    [[nodiscard]] Aabb bounds() const noexcept { return grown(m_around, 2.0 * m_slack); }

private:
    Vec2 m_from;
    Vec2 m_to;
    Aabb m_around;
    double m_slack;
};

} // namespace broadside
