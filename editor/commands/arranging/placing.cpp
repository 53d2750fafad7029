#include "editor/commands/arranging/placing.h"

#include "core/geometry/bounds.h"
#include "core/geometry/rescale.h"
#include "core/geometry/validation.h"
#include "editor/commands/arranging/arrange.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

/// The largest factors that do not exceed `size`.
std::optional<Vec2> factorsToFit(const SceneObject& object, Vec2 size)
{
    if (const auto both = factorsToMatch(object.shape, object.pose, size, SizeMatch::Both))
        return both;
    const auto width = factorsToMatch(object.shape, object.pose, size, SizeMatch::Width);
    const auto height = factorsToMatch(object.shape, object.pose, size, SizeMatch::Height);
    return width && height && height->x < width->x ? height : width;
}

std::optional<Shape> fitted(const SceneObject& object, Vec2 size)
{
    if (std::holds_alternative<Box>(object.shape) && object.pose == Pose{})
        return Box{size.x, size.y}; // Avoids the rounding of factors.
    const auto factors = factorsToFit(object, size);
    return factors ? std::optional(rescaled(object.shape, *factors)) : std::nullopt;
}

/// Position of the origin so that the box, which is relative to it, begins at `from` and extends towards `to`.
double originFor(double lo, double hi, double from, double to) { return from - (to < from ? hi : lo); }

} // namespace

std::vector<Vec2> rowAlong(Vec2 from, Vec2 to, double step, std::size_t most)
{
    constexpr double kRounding = 1e-9; // In steps.
    const Vec2 along = normalized(to - from) * step;
    const double steps = std::floor(distance(from, to) / step + kRounding);
    const double count = std::min(steps + 1.0, static_cast<double>(most));
    std::vector<Vec2> row;
    for (double i = 0.0; i < count; i += 1.0)
        row.push_back(from + along * i);
    return row;
}

void scatterInDisc(Random& random, Vec2 center, double radius, std::size_t count,
                   const std::function<bool(Vec2)>& takes)
{
    constexpr std::size_t kDartsPerPoint = 30;
    std::size_t taken = 0;
    for (std::size_t dart = 0; dart < kDartsPerPoint * count && taken < count;) {
        const Vec2 by{random.between(-radius, radius), random.between(-radius, radius)};
        if (lengthSquared(by) > radius * radius)
            continue; // The place is outside the disc, in a corner of the square: it is not counted.
        ++dart;
        taken += takes(center + by) ? 1U : 0U;
    }
}

std::optional<SceneObject> sizedBetween(const SceneObject& object, Vec2 from, Vec2 to)
{
    SceneObject sized = object;
    sized.pose.position = {};
    const Aabb own = boundsOf(sized.shape, sized.pose);
    const Vec2 size{to.x == from.x ? own.width() : std::abs(to.x - from.x),
                    to.y == from.y ? own.height() : std::abs(to.y - from.y)};
    std::optional<Shape> shape = fitted(sized, size);
    if (!shape || faultOf(*shape))
        return std::nullopt;
    sized.shape = std::move(*shape);
    const Aabb box = boundsOf(sized.shape, sized.pose);
    sized.pose.position = {originFor(box.lo.x, box.hi.x, from.x, to.x), originFor(box.lo.y, box.hi.y, from.y, to.y)};
    return sized;
}

} // namespace broadside
