#include "editor/commands/arranging/arrange.h"

#include "core/geometry/bounds.h"
#include "core/geometry/shape_kinds.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace broadside {
namespace {

using Axis = double Vec2::*;

Axis axisOf(Alignment alignment)
{
    switch (alignment) {
    case Alignment::Left:
    case Alignment::CentreX:
    case Alignment::Right:
        return &Vec2::x;
    case Alignment::Top:
    case Alignment::CentreY:
    case Alignment::Bottom:
        break;
    }
    return &Vec2::y;
}

Axis axisOf(Distribution distribution)
{
    return distribution == Distribution::CentresX || distribution == Distribution::GapsX ? &Vec2::x : &Vec2::y;
}

bool isByGaps(Distribution distribution)
{
    return distribution == Distribution::GapsX || distribution == Distribution::GapsY;
}

std::vector<std::size_t> inOrder(std::span<const Aabb> boxes, Axis axis)
{
    std::vector<std::size_t> order(boxes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return boxes[i].center().*axis; });
    return order;
}

/// Smaller distances are rounding errors, which add up along the row of boxes.
double roundingOf(std::span<const Aabb> boxes, Axis axis)
{
    double largest = 0.0;
    for (const Aabb& box : boxes)
        largest = std::max({largest, std::abs(box.lo.*axis), std::abs(box.hi.*axis)});
    return 4.0 * std::numeric_limits<double>::epsilon() * static_cast<double>(boxes.size()) * largest;
}

/// Centres at equal distances between the first and the last.
std::vector<double> equalSteps(std::span<const Aabb> boxes, const std::vector<std::size_t>& order, Axis axis)
{
    const double from = boxes[order.front()].center().*axis;
    const double to = boxes[order.back()].center().*axis;
    const auto steps = static_cast<double>(order.size() - 1);
    std::vector<double> centres;
    for (std::size_t i = 0; i < order.size(); ++i)
        centres.push_back(from + (to - from) * (static_cast<double>(i) / steps));
    return centres;
}

std::vector<double> equalGaps(std::span<const Aabb> boxes, const std::vector<std::size_t>& order, Axis axis)
{
    const auto sizeOf = [&](std::size_t place) { return boxes[place].hi.*axis - boxes[place].lo.*axis; };
    double room = boxes[order.back()].lo.*axis - boxes[order.front()].hi.*axis;
    for (std::size_t i = 1; i + 1 < order.size(); ++i)
        room -= sizeOf(order[i]);
    const double gap = room / static_cast<double>(order.size() - 1);
    std::vector<double> centres;
    double edge = boxes[order.front()].lo.*axis;
    for (const std::size_t place : order) {
        centres.push_back(edge + 0.5 * sizeOf(place));
        edge += sizeOf(place) + gap;
    }
    return centres;
}

/// Whether the axes of the model are parallel to those of the world; an odd multiple of 90 degrees exchanges them.
enum class Turn { Upright, Quarter, Other };
Turn turnOf(double angle)
{
    if (std::fmod(angle, 180.0) == 0.0)
        return Turn::Upright;
    return std::fmod(angle, 90.0) == 0.0 ? Turn::Quarter : Turn::Other;
}

/// Exactly 1 when both are equal except for rounding.
double ratio(double wanted, double now)
{
    return std::abs(wanted - now) <= 4.0 * std::numeric_limits<double>::epsilon() * now ? 1.0 : wanted / now;
}

/// Factors for a shape that keeps its proportions.
std::optional<Vec2> uniformFactors(Vec2 factors, SizeMatch match)
{
    constexpr double kSameProportions = 1e-9;
    switch (match) {
    case SizeMatch::Width:
        return Vec2{factors.x, factors.x};
    case SizeMatch::Height:
        return Vec2{factors.y, factors.y};
    case SizeMatch::Both:
        break;
    }
    if (std::abs(factors.x - factors.y) > kSameProportions * factors.x)
        return std::nullopt;
    return Vec2{factors.x, factors.x};
}

} // namespace

double lineOf(const Aabb& box, Alignment alignment) noexcept
{
    const Axis axis = axisOf(alignment);
    switch (alignment) {
    case Alignment::Left:
    case Alignment::Bottom:
        return box.lo.*axis;
    case Alignment::Right:
    case Alignment::Top:
        return box.hi.*axis;
    case Alignment::CentreX:
    case Alignment::CentreY:
        break;
    }
    return box.center().*axis;
}

Vec2 offsetTo(double line, const Aabb& box, Alignment alignment) noexcept
{
    Vec2 offset;
    offset.*axisOf(alignment) = line - lineOf(box, alignment);
    return offset;
}

std::vector<Vec2> alignOffsets(std::span<const Aabb> boxes, Alignment alignment)
{
    Aabb all;
    for (const Aabb& box : boxes)
        all = united(all, box);
    std::vector<Vec2> offsets;
    offsets.reserve(boxes.size());
    for (const Aabb& box : boxes)
        offsets.push_back(offsetTo(lineOf(all, alignment), box, alignment));
    return offsets;
}

Outermost outermostOf(std::span<const Aabb> boxes, Distribution distribution)
{
    const std::vector<std::size_t> order = inOrder(boxes, axisOf(distribution));
    return {order.front(), order.back()};
}

std::vector<Vec2> distributeOffsets(std::span<const Aabb> boxes, Distribution distribution)
{
    std::vector<Vec2> offsets(boxes.size());
    if (boxes.size() < 3)
        return offsets;
    const Axis axis = axisOf(distribution);
    const std::vector<std::size_t> order = inOrder(boxes, axis);
    const std::vector<double> centres =
        isByGaps(distribution) ? equalGaps(boxes, order, axis) : equalSteps(boxes, order, axis);
    const double rounding = roundingOf(boxes, axis);
    for (std::size_t i = 1; i + 1 < order.size(); ++i)
        if (const double by = centres[i] - boxes[order[i]].center().*axis; std::abs(by) > rounding)
            offsets[order[i]].*axis = by;
    return offsets;
}

std::optional<Vec2> factorsToMatch(const Shape& shape, const Pose& pose, Vec2 size, SizeMatch match)
{
    const Aabb box = boundsOf(shape, pose);
    if (!(box.width() > 0.0 && box.height() > 0.0 && size.x > 0.0 && size.y > 0.0))
        return std::nullopt;
    const Vec2 factors{ratio(size.x, box.width()), ratio(size.y, box.height())};
    const Turn turn = turnOf(pose.angle);
    if (needsUniformScale(shape) || turn == Turn::Other)
        return uniformFactors(factors, match);
    const Vec2 inWorld{match == SizeMatch::Height ? 1.0 : factors.x, match == SizeMatch::Width ? 1.0 : factors.y};
    return turn == Turn::Upright ? inWorld : Vec2{inWorld.y, inWorld.x};
}

} // namespace broadside
