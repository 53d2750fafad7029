#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

#include <optional>

/// @file
/// A shape gets to the other side of another although the narrow phase finds that they overlap. It finds this too late:
/// the shortest way out leads on, not back.
///
/// The side of a shape is the direction of its shortest way out of the other, because a response pushes it there.
/// Outside the other, it is the direction at the place where the two first or last touch.

namespace broadside {

/// Fractions of a straight path, 0..1.
struct Crossing {
    double begin = 0.0;  ///< The two first touch here; 0 if they overlap from the start.
    double middle = 0.0; ///< The way out changes to the other side here.
};

/// The crossing of a shape that moves straight without rotating, if it changes sides. Frames and units as in overlap.h.
/// For two moving shapes, give the displacement relative to the other shape.
///
/// No value if the moving shape
/// - stays on one side, or comes back to it: it bounces, rests, or slides along;
/// - goes round a corner: the two sides are less than 110 degrees apart;
/// - only grazes: it is nowhere deeper inside than a twentieth of the stretch on which they overlap;
/// - is pressed through slowly: at the start it is more than half as deep inside as in the middle;
/// - trembles where both sides are equally near: it moves less than a tenth of the depth.
/// For a shape that is not convex, the last stretch on which the two overlap is examined.
///
/// Cost: two to three contacts; more only if the sides differ or a shape is not convex.
[[nodiscard]] std::optional<Crossing> crossingOf(const Shape& moving, const Pose& pose, Vec2 displacement,
                                                 const Shape& resting, const Pose& restingPose);

} // namespace broadside
