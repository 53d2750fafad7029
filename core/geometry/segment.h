#pragma once

#include "core/math/aabb.h"

namespace broadside {

/// Whether two closed segments have a point in common. Exact, as orientation() is.
[[nodiscard]] bool segmentsMeet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) noexcept;

/// From a point to the closed segment a..b, metres.
[[nodiscard]] double distanceToSegment(Vec2 point, Vec2 a, Vec2 b) noexcept;

/// Which boxes a closed segment (a ray, from one point to another) meets.
///
/// Boxes are taken larger by slack() on every side, and that is decided exactly: a box that the segment touches is
/// never missed, one that is farther away than 2 * slack() never met, and whoever asks about a larger box gets yes at
/// least as often. A segment without length is a point.
class SegmentTest {
public:
    /// @pre finite
    SegmentTest(Vec2 from, Vec2 to) noexcept;

    [[nodiscard]] bool meets(const Aabb& box) const noexcept;

    /// Metres: 1e-12 * max(1, largest coordinate), the band of overlap.h.
    [[nodiscard]] double slack() const noexcept { return m_slack; }
    /// Around the segment, grown by twice the slack: every box that the segment meets overlaps it.
    [[nodiscard]] Aabb bounds() const noexcept { return grown(m_around, 2.0 * m_slack); }

private:
    Vec2 m_from;
    Vec2 m_to;
    Aabb m_around;
    double m_slack;
};

} // namespace broadside
