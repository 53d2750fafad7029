#include "editor/viewport/display/label_places.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace broadside {
namespace {

// Logical pixels.
constexpr std::array kGaps{3.0, 12.0, 28.0, 50.0, 80.0, 120.0}; // Between a label and its target.
constexpr double kFarthestWithoutLine = 12.0;
constexpr double kViewEdge = 2.0; // Between a label and the edge of the view.

/// The lower left corners of labels at this distance from the target, the best one first.
std::array<Vec2, 10> cornersAround(const Aabb& target, Vec2 size, double gap, LabelPlaces::Side first)
{
    const double above = target.hi.y + gap;
    const double below = target.lo.y - gap - size.y;
    const double left = target.lo.x - gap - size.x;
    const double right = target.hi.x + gap;
    const Vec2 middle = target.center() - 0.5 * size;
    const double atLeft = target.lo.x;           // Flush with the left side of the target.
    const double atRight = target.hi.x - size.x; // Flush with its right side.
    const double atTop = target.hi.y - size.y;
    const double atBottom = target.lo.y;
    if (first == LabelPlaces::Side::Below)
        return {{{middle.x, below},
                 {middle.x, above},
                 {right, middle.y},
                 {left, middle.y},
                 {atLeft, below},
                 {atRight, below},
                 {atLeft, above},
                 {atRight, above},
                 {right, atTop},
                 {left, atTop}}};
    return {{{atLeft, above},
             {atRight, above},
             {atLeft, below},
             {atRight, below},
             {left, atTop},
             {right, atTop},
             {left, atBottom},
             {right, atBottom},
             {middle.x, above},
             {middle.x, below}}};
}

/// A place on the nearest side of the view, for a target that leaves no room around it.
Aabb movedInto(const Aabb& view, Vec2 corner, Vec2 size)
{
    const Vec2 lo{std::clamp(corner.x, view.lo.x, std::max(view.lo.x, view.hi.x - size.x)),
                  std::clamp(corner.y, view.lo.y, std::max(view.lo.y, view.hi.y - size.y))};
    return {lo, lo + size};
}

} // namespace

std::size_t LabelPlaces::coveredBy(const Aabb& place) const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_clear, [&](const Aabb& box) { return overlaps(box, place); }));
}

LabelPlaces::Place LabelPlaces::take(const Aabb& target, Vec2 size, Side first)
{
    const double metre = 1.0 / m_camera.pixelsPerMetre(); // Metres for a pixel.
    const Aabb view = grown(m_camera.visibleWorld(), -kViewEdge * metre);
    const Aabb seen = overlaps(target, view) ? intersection(target, view) : target;
    const Vec2 extent = size * metre;
    std::optional<Place> best;
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (const double gap : kGaps)
        for (const Vec2 corner : cornersAround(seen, extent, gap * metre, first)) {
            const Aabb box{corner, corner + extent};
            const std::size_t covered = least > 0 && contains(view, box) ? coveredBy(box) : least;
            if (covered >= least)
                continue;
            least = covered;
            best = Place{box, gap > kFarthestWithoutLine};
        }
    if (!best)
        best = Place{movedInto(view, cornersAround(seen, extent, 0.0, first).front(), extent), true};
    keepClear(best->box);
    return *best;
}

} // namespace broadside
