#include "editor/viewport/paint/hit_painter.h"

#include "editor/viewport/paint/paint_tools.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace broadside {
namespace {

constexpr int kRays = 10;
// Logical pixels. Limits of half the size of the hit object, from which the burst gets its size.
constexpr double kSmallestHit = 7.0;
constexpr double kLargest = 60.0;

void paintBurst(const SceneView& view, const RecentHit& hit, DisplayLayerItems& items)
{
    const double half =
        std::clamp(view.pixels(0.5 * std::max(hit.box.width(), hit.box.height())), kSmallestHit, kLargest);
    const double inner = view.metres(half * (0.25 + 0.9 * hit.age));
    const double outer = view.metres(half * (0.8 + 0.6 * hit.age));
    const Meaning& look = view.theme[Mark::ShapeOverlap];
    const Stroke stroke{faded(look.stroke.color, 1.0 - hit.age), 3.0F};
    const Vec2 center = hit.box.center();
    for (int i = 0; i < kRays; ++i) {
        const double angle = (i + 0.25) * 2.0 * std::numbers::pi / kRays;
        const Vec2 direction{std::cos(angle), std::sin(angle)};
        const double length = i % 2 == 0 ? 1.0 : 0.8;
        items.lines.push_back({center + inner * direction, center + (length * outer) * direction, stroke});
    }
}

} // namespace

void paintHits(const SceneView& view, DisplayLayerItems& items)
{
    const Aabb seen = view.camera.visibleWorld();
    for (const RecentHit& hit : view.hits)
        if (overlaps(hit.box, seen))
            paintBurst(view, hit, items);
}

} // namespace broadside
