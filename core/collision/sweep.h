#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

#include <optional>

namespace broadside {

/// The first fraction, 0..1, of the way `displacement` (metres, world frame) at which a moving shape overlaps a resting
/// one; 0 when it does so from the start, nothing when it never does. The shape does not turn on its way. At the
/// fraction that is returned overlap() says yes, less than kSweepTolerance of the way before it says no; what only
/// grazes, less than half of that deep, does not count.
///
/// For two moving shapes give the displacement of the one relative to the other.
///
/// Cost: O(n * m) box tests in the convex pieces, and a closed form for each two that come near (piece_sweep.h).
[[nodiscard]] std::optional<double> firstContact(const Shape& moving, const Pose& pose, Vec2 displacement,
                                                 const Shape& resting, const Pose& restingPose);

/// Metres, at coordinates up to 1e3; grows with them above.
inline constexpr double kSweepTolerance = 1e-9;
/// The tolerance for a way inside `swept`, metres.
[[nodiscard]] double sweepToleranceFor(const Aabb& swept) noexcept;

} // namespace broadside
