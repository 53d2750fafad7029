#include "core/collision/sweep.h"

#include "core/collision/overlap.h"
#include "core/collision/piece_sweep.h"
#include "core/collision/solid.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

Pose along(Pose pose, Vec2 displacement) noexcept
{
    pose.position += displacement;
    return pose;
}

} // namespace

double sweepToleranceFor(const Aabb& swept) noexcept
{
    const double farthest =
        std::max({std::abs(swept.lo.x), std::abs(swept.lo.y), std::abs(swept.hi.x), std::abs(swept.hi.y)});
    return std::max(kSweepTolerance, 1e-12 * farthest);
}

std::optional<double> firstContact(const Shape& moving, const Pose& pose, Vec2 displacement, const Shape& resting,
                                   const Pose& restingPose)
{
    const Solid a = solidOf(moving, pose);
    const Solid b = solidOf(resting, restingPose);
    const Aabb swept = united(a.bounds, translated(a.bounds, displacement));
    const double tolerance = sweepToleranceFor(swept);
    if (!overlaps(grown(swept, tolerance), b.bounds))
        return std::nullopt;
    if (overlap(moving, pose, resting, restingPose))
        return 0.0;
    std::optional<double> first;
    for (const Solid::Piece& pieceA : a.pieces) {
        const Aabb sweptBox = grown(united(pieceA.bounds, translated(pieceA.bounds, displacement)), tolerance);
        for (const Solid::Piece& pieceB : b.pieces) {
            if (!overlaps(sweptBox, pieceB.bounds))
                continue;
            const auto fraction = firstTouchOf(pieceA.convex, displacement, pieceB.convex, 0.5 * tolerance);
            if (fraction && (!first || *fraction < *first))
                first = fraction;
        }
    }
    if (!first && overlap(moving, along(pose, displacement), resting, restingPose))
        return 1.0; // the path ends in an overlap that is less deep
    return first;
}

} // namespace broadside
