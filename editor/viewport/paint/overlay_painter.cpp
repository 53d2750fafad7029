#include "editor/viewport/paint/overlay_painter.h"

#include "editor/viewport/paint/object_painter.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/paint/shape_painter.h"
#include "editor/viewport/paint/sprite_painter.h"

#include <algorithm>

namespace broadside {
namespace {

constexpr double kToolArrowHead = 11.0; // Logical pixels.
constexpr double kHandle = 4.5;         // Half a side, logical pixels.

void paintGhosts(const SceneView& view, DisplayList& list)
{
    DisplayLayerItems& items = list[DisplayLayer::Tools];
    ShapePainter painter(items);
    SpritePainter sprites(view, list);
    for (const ObjectPtr& ghost : view.tool.ghosts) {
        const Meaning& look = view.theme[markOf(*ghost)];
        const Stroke outline{look.stroke.color, 1.5F, LinePattern::Dashed};
        if (!sprites.draws(*ghost)) {
            painter.paint(ghost->shape, ghost->pose, {Fill{faded(look.fill.color, 0.5)}, outline});
            continue;
        }
        // A ghost that replaces an object is opaque. A ghost of a new object is translucent.
        const bool replacedObject = !ghost->id.isNull() && ghost->id == view.tool.replacedObject;
        sprites.addLoose(*ghost, replacedObject ? 1.0 : 0.6, items);
        painter.paint(ghost->shape, ghost->pose, {{}, outline});
    }
}

void paintPath(const SceneView& view, DisplayLayerItems& items)
{
    constexpr double kDotDistance = 9.0; // Logical pixels along the path.
    constexpr double kDotRadius = 1.75;
    constexpr std::size_t kMostDots = 4'096; // A very fast shot must not use much memory.
    const std::vector<Vec2>& path = view.tool.path;
    const Aabb seen = grown(view.camera.visibleWorld(), view.metres(kDotRadius));
    const double distanceOfDots = view.metres(kDotDistance);
    double next = distanceOfDots; // Metres to the next dot.
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

/// Places the text above and to the right of the pointer, or on the other side if it would leave the view.
void placeNextToPointer(const SceneView& view, Vec2 position, DisplayText& text)
{
    constexpr double kClear = 14.0; // Logical pixels between pointer and text.
    const Vec2 screen = view.camera.toScreen(position);
    const bool isLeft = screen.x + kClear + approximateTextWidth(text.text, text.size) > view.camera.viewSize().x;
    const bool isBelow = screen.y < 2.0 * kClear + text.size;
    text.position = position;
    text.offset = {isLeft ? -kClear : kClear, isBelow ? -kClear : kClear};
    text.anchor = isBelow ? (isLeft ? TextAnchor::TopRight : TextAnchor::TopLeft)
                          : (isLeft ? TextAnchor::BottomRight : TextAnchor::BottomLeft);
}

void paintLabels(const SceneView& view, DisplayLayerItems& items)
{
    for (const ToolOverlay::Label& label : view.tool.labels) {
        DisplayText text;
        text.text = label.text.toStdString();
        text.size = 12.0F;
        text.color = view.theme.text;
        text.background = view.theme.plate;
        placeNextToPointer(view, label.position, text);
        items.texts.push_back(std::move(text));
        if (label.isFault)
            items.discs.push_back({label.position, view.metres(kHandle), {}, view.theme[Mark::Fault].stroke});
    }
}

/// A short line across each end of a gap.
void paintEnds(const SceneView& view, const ToolOverlay::Line& line, const Stroke& stroke, DisplayLayerItems& items)
{
    const Vec2 side = perpendicular(normalized(line.to - line.from)) * view.metres(kHandle);
    items.lines.push_back({line.from - side, line.from + side, stroke});
    items.lines.push_back({line.to - side, line.to + side, stroke});
}

void paintLines(const SceneView& view, DisplayLayerItems& items)
{
    using LineKind = ToolOverlay::Line::Kind;
    for (const ToolOverlay::Line& line : view.tool.lines) {
        Stroke stroke{view.theme.text, 1.5F};
        if (line.kind == LineKind::Guide)
            stroke = {view.theme.text, 1.0F, LinePattern::Dashed};
        else if (line.kind == LineKind::Fault)
            stroke = {view.theme[Mark::Fault].stroke.color, 3.0F};
        items.lines.push_back({line.from, line.to, stroke});
        if (line.kind == LineKind::Gap)
            paintEnds(view, line, stroke, items);
    }
}

void paintHandle(const SceneView& view, const ToolOverlay::Handle& handle, DisplayLayerItems& items)
{
    const double half = view.metres(kHandle);
    const Stroke edge{view.theme.text, 1.5F};
    const Fill fill{handle.isChosen ? view.theme.text : view.theme.background};
    const Vec2 at = handle.position + handle.offset * view.metres(1.0);
    switch (handle.kind) {
    case ToolOverlay::Handle::Kind::Square:
        items.boxes.push_back({grown(Aabb{at, at}, half), fill, edge});
        break;
    case ToolOverlay::Handle::Kind::Round:
        items.discs.push_back({at, half, fill, edge});
        break;
    case ToolOverlay::Handle::Kind::Pivot:
        items.discs.push_back({at, half, {}, edge});
        items.lines.push_back({{at.x - 2.0 * half, at.y}, {at.x + 2.0 * half, at.y}, edge});
        items.lines.push_back({{at.x, at.y - 2.0 * half}, {at.x, at.y + 2.0 * half}, edge});
        break;
    }
}

} // namespace

void paintToolOverlay(const SceneView& view, DisplayList& list)
{
    DisplayLayerItems& items = list[DisplayLayer::Tools];
    if (view.tool.rubberBand)
        items.boxes.push_back({*view.tool.rubberBand, Fill{faded(view.theme.text, 0.1)},
                               Stroke{view.theme.text, 1.0F, LinePattern::Dashed}});
    paintGhosts(view, list);
    paintPath(view, items);
    if (view.tool.arrow)
        paintArrow(view.tool.arrow->first, view.tool.arrow->second, Stroke{view.theme.text, 2.0F},
                   view.metres(kToolArrowHead), items);
    if (view.tool.brush)
        items.discs.push_back({view.tool.brush->center, view.tool.brush->radius, Fill{faded(view.theme.text, 0.06)},
                               Stroke{view.theme.text, 1.5F, LinePattern::Dashed}});
    paintLines(view, items);
    for (const ToolOverlay::Handle& handle : view.tool.handles)
        paintHandle(view, handle, items);
    paintLabels(view, items);
}

} // namespace broadside
