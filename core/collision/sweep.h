#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

#include <optional>

namespace broadside {

/// The first fraction, 0..1, of the path `displacement` (metres, world frame) at which a moving shape overlaps a
/// resting one; 0 when they overlap at the start, empty when they never do. The shape does not rotate on its path. At
/// the returned fraction overlap() is true; less than kSweepTolerance earlier on the path it is false. Shapes that only
/// graze, less than half of that deep, do not count.
///
/// For two moving shapes pass the displacement of one relative to the other.
///
/// Cost: O(n * m) box tests in the convex pieces, and a closed formula for each pair that comes near (piece_sweep.h).
[[nodiscard]] std::optional<double> firstContact(const Shape& moving, const Pose& pose, Vec2 displacement,
                                                 const Shape& resting, const Pose& restingPose);

/// Metres, at coordinates up to 1e3; larger in proportion above.
inline constexpr double kSweepTolerance = 1e-9;
/// The tolerance for a path inside `swept`, metres.
[[nodiscard]] double sweepToleranceFor(const Aabb& swept) noexcept;

} // namespace broadside
