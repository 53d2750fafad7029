#include "core/collision/sweep.h"

#include "core/collision/overlap.h"
#include "core/collision/queries.h"
#include "core/geometry/bounds.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

constexpr int kMostSteps = 1'000;

Pose along(const Pose& pose, Vec2 displacement, double fraction) noexcept
{
    Pose moved = pose;
    moved.position += fraction * displacement;
    return moved;
}

double toleranceFor(const Aabb& swept) noexcept
{
    const double farthest =
        std::max({std::abs(swept.lo.x), std::abs(swept.lo.y), std::abs(swept.hi.x), std::abs(swept.hi.y)});
    return std::max(kSweepTolerance, 1e-12 * farthest);
}

} // namespace

std::optional<double> firstContact(const Shape& moving, const Pose& pose, Vec2 displacement, const Shape& resting,
                                   const Pose& restingPose)
{
    const Aabb start = boundsOf(moving, pose);
    const Aabb swept = united(start, translated(start, displacement));
    if (!overlaps(grown(swept, toleranceFor(swept)), boundsOf(resting, restingPose)))
        return std::nullopt;
    const double way = length(displacement);
    const double tolerance = toleranceFor(swept);

    double fraction = 0.0;
    for (int i = 0; i < kMostSteps; ++i) {
        const double gap = distanceBetween(moving, along(pose, displacement, fraction), resting, restingPose);
        if (gap == 0.0)
            return fraction;
        if (fraction >= 1.0 || way == 0.0)
            return std::nullopt;
        // No point of the shape gets nearer than by the way it goes. Half the tolerance more ends the approach in an
        // overlap.
        fraction = std::min(1.0, fraction + (gap + 0.5 * tolerance) / way);
    }
    return fraction; // a gap below the tolerance all along: grazing
}

} // namespace broadside
