#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

#include <optional>

namespace broadside {

/// The first fraction, 0..1, of the way `displacement` (metres, world frame) at which a moving shape overlaps a resting
/// one; 0 when it does so from the start, nothing when it never does. The shape does not turn on its way. At the
/// fraction that is returned overlap() says yes, less than kSweepTolerance before it says no (but for grazing, which
/// may count as a hit when the gap stays below the tolerance).
///
/// For two moving shapes give the displacement of the one relative to the other.
///
/// Cost: a few distance queries, more for grazing ways. Source: Mirtich, "Impulse-based dynamic simulation of rigid
/// body systems", 1996 (conservative advancement).
[[nodiscard]] std::optional<double> firstContact(const Shape& moving, const Pose& pose, Vec2 displacement,
                                                 const Shape& resting, const Pose& restingPose);

/// Metres, at coordinates up to 1e3; grows with them above.
inline constexpr double kSweepTolerance = 1e-9;

} // namespace broadside
