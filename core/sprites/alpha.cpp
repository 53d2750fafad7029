#include "core/sprites/alpha.h"

#include <vector>

namespace broadside {
namespace {

/// The opaque pixels of one row.
struct Run {
    int first = 0;
    int last = -1; ///< Less than `first` when the row has no opaque pixels.
};

Run runOf(const AlphaView& view, int y)
{
    Run run{view.width, -1};
    for (int x = 0; x < view.width; ++x) {
        if (!view.isOpaque(x, y))
            continue;
        run.first = std::min(run.first, x);
        run.last = x;
    }
    return run;
}

/// The corners of the outermost opaque pixels of each row: a convex set that contains these contains all.
std::vector<Vec2> outerCorners(const AlphaView& view)
{
    std::vector<Vec2> corners;
    for (int y = 0; y < view.height; ++y) {
        const Run run = runOf(view, y);
        if (run.last < run.first)
            continue;
        const double left = run.first;
        const double right = run.last + 1.0;
        for (const double edge : {static_cast<double>(y), y + 1.0}) {
            corners.push_back({left, edge});
            corners.push_back({right, edge});
        }
    }
    return corners;
}

} // namespace

std::optional<Aabb> opaqueBox(const AlphaView& view)
{
    Aabb box;
    for (const Vec2 corner : outerCorners(view))
        box = united(box, corner);
    return box.isEmpty() ? std::nullopt : std::optional{box};
}

std::optional<EnclosingCircle> opaqueCircle(const AlphaView& view)
{
    const std::vector<Vec2> corners = outerCorners(view);
    return corners.empty() ? std::nullopt : std::optional{smallestEnclosingCircle(corners)};
}

} // namespace broadside
