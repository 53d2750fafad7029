#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

#include <optional>

/// @file
/// One shape gets to the other side of another although the narrow phase finds that they overlap: too late, so that the
/// way out leads on, not back.
///
/// The side on which a shape is: the direction of its shortest way out of the other, which is where a response pushes
/// it. Outside, the direction at the place where the two touch first, or last.

namespace broadside {

/// Fractions of a straight path, 0..1.
struct Crossing {
    double begin = 0.0;  ///< Where the two touch first; 0 when they overlap from the start.
    double middle = 0.0; ///< Where the way out changes to the other side.
};

/// Whether a shape that moves straight and does not rotate changes sides. Frames and units as in overlap.h; for two
/// moving shapes give the displacement of the one relative to the other.
///
/// Nothing for what
/// - stays on one side, or comes back to it: it bounces, rests, or slides along;
/// - goes round a corner: the two sides are less than 110 degrees apart;
/// - only grazes: nowhere on the way is it deeper inside than a twentieth of the stretch on which they overlap;
/// - is pressed through slowly: at the start it is more than half as deep inside as in the middle;
/// - trembles where both sides are as near: it moves less than a tenth of the depth.
/// Of a shape that is not convex, the last stretch on which the two overlap is looked at.
///
/// Cost: two to three contacts, more only where the sides differ, or a shape is not convex.
[[nodiscard]] std::optional<Crossing> crossingOf(const Shape& moving, const Pose& pose, Vec2 displacement,
                                                 const Shape& resting, const Pose& restingPose);

} // namespace broadside
