#include "editor/viewport/overlay_painter.h"

#include "editor/viewport/object_painter.h"
#include "editor/viewport/paint_tools.h"
#include "editor/viewport/shape_painter.h"

#include <algorithm>

namespace broadside {
namespace {

constexpr double kHead = 11.0; // Logical pixels.

void paintGhosts(const SceneView& view, DisplayLayerItems& items)
{
    ShapePainter painter(items);
    for (const ObjectPtr& ghost : view.tool.ghosts) {
        const Meaning& look = view.theme[markOf(*ghost)];
        painter.paint(ghost->shape, ghost->pose,
                      {Fill{faded(look.fill.color, 0.5)}, Stroke{look.stroke.color, 1.5F, LinePattern::Dashed}});
    }
}

void paintPath(const SceneView& view, DisplayLayerItems& items)
{
    constexpr double kDotDistance = 9.0; // Logical pixels along the path.
    constexpr double kDotRadius = 1.75;
    constexpr std::size_t kMostDots = 4'096; // A shot at enormous speed must not cost memory.
    const std::vector<Vec2>& path = view.tool.path;
    const Aabb seen = grown(view.camera.visibleWorld(), view.metres(kDotRadius));
    const double distanceOfDots = view.metres(kDotDistance);
    double next = distanceOfDots; // metres left to the next dot
    std::size_t dots = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const double leg = distance(path[i - 1], path[i]);
        const double share = static_cast<double>(i) / static_cast<double>(path.size());
        const Fill fill{faded(view.theme.text, 1.0 - 0.7 * share)};
        for (; next <= leg && dots < kMostDots; next += distanceOfDots, ++dots) {
            const Vec2 at = path[i - 1] + (path[i] - path[i - 1]) * (next / leg);
            if (contains(seen, at))
                items.discs.push_back({at, view.metres(kDotRadius), fill, {}});
        }
        next -= leg;
        if (dots == kMostDots)
            return;
    }
}

void paintLabels(const SceneView& view, DisplayLayerItems& items)
{
    for (const ToolOverlay::Label& label : view.tool.labels) {
        DisplayText text;
        text.position = label.position;
        text.offset = {14.0, 14.0}; // clear of the pointer
        text.text = label.text.toStdString();
        text.size = 12.0F;
        text.color = view.theme.text;
        text.background = view.theme.plate;
        text.anchor = TextAnchor::BottomLeft;
        items.texts.push_back(std::move(text));
    }
}

} // namespace

void paintToolOverlay(const SceneView& view, DisplayLayerItems& items)
{
    if (view.tool.rubberBand)
        items.boxes.push_back({*view.tool.rubberBand, Fill{faded(view.theme.text, 0.1)},
                               Stroke{view.theme.text, 1.0F, LinePattern::Dashed}});
    paintGhosts(view, items);
    paintPath(view, items);
    if (view.tool.arrow)
        paintArrow(view.tool.arrow->first, view.tool.arrow->second, Stroke{view.theme.text, 2.0F}, view.metres(kHead),
                   items);
    paintLabels(view, items);
}

} // namespace broadside
