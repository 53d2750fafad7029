#include "editor/tools/transform_handles.h"

#include "core/math/angle.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

// Logical pixels.
constexpr double kOutward = 8.0; // distance from the box, so that a small box can still be dragged itself
constexpr double kTurnAbove = 30.0;
constexpr double kPivotBeside = 18.0;
constexpr double kRoomBetween = 28.0; // the least length of a side with a handle between its corners
constexpr double kHit = 6.0;

double edgeOf(double lo, double hi, int side) noexcept { return side == 0 ? 0.5 * lo + 0.5 * hi : side > 0 ? hi : lo; }

double factorTo(double from, double to, double anchor, double size, double least)
{
    if (from == anchor)
        return 1.0; // the pivot lies on the dragged edge
    return std::max((to - anchor) / (from - anchor), least / size);
}

void addSizeHandle(std::vector<TransformHandle>& handles, const Aabb& box, int x, int y)
{
    handles.push_back({.kind = TransformHandle::Kind::Size,
                       .x = x,
                       .y = y,
                       .position = {edgeOf(box.lo.x, box.hi.x, x), edgeOf(box.lo.y, box.hi.y, y)},
                       .offset = {kOutward * x, kOutward * y}});
}

} // namespace

std::vector<TransformHandle> handlesOf(const Aabb& box, const std::optional<Vec2>& pivot, double metresPerPixel)
{
    const double room = kRoomBetween * metresPerPixel;
    std::vector<TransformHandle> handles;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
            if ((x != 0 && y != 0) || (x != 0 && box.height() >= room) || (y != 0 && box.width() >= room))
                addSizeHandle(handles, box, x, y);
    const Vec2 top{box.center().x, box.hi.y};
    using Kind = TransformHandle::Kind;
    handles.push_back({.kind = Kind::Turn, .position = top, .offset = {0.0, kTurnAbove}});
    if (pivot)
        handles.push_back({.kind = Kind::Pivot, .position = *pivot, .offset = {}});
    else
        handles.push_back({.kind = Kind::Pivot, .position = top, .offset = {kPivotBeside, kTurnAbove}});
    return handles;
}

std::optional<TransformHandle> handleAt(const std::vector<TransformHandle>& handles, Vec2 world, double metresPerPixel)
{
    std::optional<TransformHandle> nearest;
    double least = kHit * metresPerPixel;
    for (const TransformHandle& handle : handles) {
        const Vec2 by = world - (handle.position + handle.offset * metresPerPixel);
        const double away = std::max(std::abs(by.x), std::abs(by.y));
        if (away <= least && (!nearest || away < least)) {
            nearest = handle;
            least = away;
        }
    }
    return nearest;
}

PointerShape pointerShapeOf(const TransformHandle& handle) noexcept
{
    switch (handle.kind) {
    case TransformHandle::Kind::Turn:
        return PointerShape::Turn;
    case TransformHandle::Kind::Pivot:
        return PointerShape::Move;
    case TransformHandle::Kind::Size:
        break;
    }
    if (handle.y == 0)
        return PointerShape::SizeX;
    if (handle.x == 0)
        return PointerShape::SizeY;
    return handle.x == handle.y ? PointerShape::SizeUpRight : PointerShape::SizeUpLeft;
}

Vec2 heldCorner(const Aabb& box, const TransformHandle& handle) noexcept
{
    return {edgeOf(box.lo.x, box.hi.x, handle.x), edgeOf(box.lo.y, box.hi.y, handle.y)};
}

Sizing sizingTo(const Aabb& box, const TransformHandle& handle, Vec2 to, const std::optional<Vec2>& middle,
                bool keepsProportions, double least, LeadingAxis leading)
{
    const Vec2 opposite{edgeOf(box.lo.x, box.hi.x, -handle.x), edgeOf(box.lo.y, box.hi.y, -handle.y)};
    Sizing sizing{middle.value_or(opposite)};
    const Vec2 held = heldCorner(box, handle);
    if (handle.x != 0)
        sizing.factors.x = factorTo(held.x, to.x, sizing.anchor.x, box.width(), least);
    if (handle.y != 0)
        sizing.factors.y = factorTo(held.y, to.y, sizing.anchor.y, box.height(), least);
    if (!keepsProportions)
        return sizing;
    const Vec2 factors = sizing.factors;
    double both = std::max(factors.x, factors.y);
    if (handle.y == 0 || leading == LeadingAxis::X)
        both = factors.x;
    else if (handle.x == 0 || leading == LeadingAxis::Y)
        both = factors.y;
    sizing.factors = {both, both};
    return sizing;
}

Aabb sized(const Aabb& box, const Sizing& sizing) noexcept
{
    return {sizing.anchor + scaled(box.lo - sizing.anchor, sizing.factors),
            sizing.anchor + scaled(box.hi - sizing.anchor, sizing.factors)};
}

double rotationBetween(Vec2 pivot, Vec2 from, Vec2 to, double angle, bool inSteps)
{
    constexpr double kStep = 15.0;
    constexpr double kTenths = 10.0;
    if (from == pivot || to == pivot)
        return 0.0;
    const double turn = angleOf(to - pivot) - angleOf(from - pivot);
    const double by =
        inSteps ? std::round((angle + turn) / kStep) * kStep - angle : std::round(turn * kTenths) / kTenths;
    const double wrapped = wrappedDegrees(by);
    return wrapped > 180.0 ? wrapped - 360.0 : wrapped;
}

} // namespace broadside
