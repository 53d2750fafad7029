#include "editor/viewport/highlight_painter.h"

#include "editor/viewport/density.h"
#include "editor/viewport/paint_tools.h"
#include "editor/viewport/shape_painter.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace broadside {
namespace {

constexpr double kSmallestMark = 6.0; // Logical pixels: smaller objects get a frame of this size.
/// So many frames can be told from each other; more of them, as brute force hands out, become density.
constexpr std::size_t kMostFrames = 2'000;

class HighlightPainter {
public:
    HighlightPainter(const SceneView& view, DisplayLayerItems& items)
        : m_view(view)
        , m_items(items)
        , m_shapes(items)
        , m_seen(view.camera.visibleWorld())
    {}

    void paint(ObjectId id, const Meaning& look)
    {
        if (const auto row = seenRow(id))
            paintRow(*row, look);
    }

    void paintAll(const std::vector<ObjectId>& ids, const Meaning& look)
    {
        std::vector<ObjectIndex> rows;
        for (const ObjectId id : ids)
            if (const auto row = seenRow(id))
                rows.push_back(*row);
        const auto small = std::ranges::count_if(rows, [this](ObjectIndex row) { return isSmall(row); });
        const bool areMany = static_cast<std::size_t>(small) > kMostFrames;
        Density density(m_view.camera, kSmallestMark);
        for (const ObjectIndex row : rows)
            if (areMany && isSmall(row))
                density.add(m_view.objects.boundsOf(row).center());
            else
                paintRow(row, look);
        density.paint(look.stroke.color, m_items);
    }

private:
    [[nodiscard]] std::optional<ObjectIndex> seenRow(ObjectId id) const
    {
        const auto row = m_view.objects.indexOf(id);
        return row && overlaps(m_view.objects.boundsOf(*row), m_seen) ? row : std::nullopt;
    }
    [[nodiscard]] bool isSmall(ObjectIndex row) const
    {
        const Aabb& box = m_view.objects.boundsOf(row);
        return m_view.pixels(std::max(box.width(), box.height())) < kSmallestMark;
    }
    void paintRow(ObjectIndex row, const Meaning& look)
    {
        const Aabb& box = m_view.objects.boundsOf(row);
        if (isSmall(row))
            m_items.boxes.push_back({atLeast(box, m_view.metres(kSmallestMark)), look.fill, look.stroke});
        else
            m_shapes.paint(m_view.objects.shapeOf(row), m_view.objects.poseOf(row), {look.fill, look.stroke});
    }

    const SceneView& m_view;
    DisplayLayerItems& m_items;
    ShapePainter m_shapes;
    Aabb m_seen;
};

/// The box of an object whose shape is another: cells and box overlaps come from it.
void paintOwnBox(const SceneView& view, ObjectId id, Rgba color, DisplayLayerItems& items)
{
    const auto row = view.objects.indexOf(id);
    if (!row || std::holds_alternative<Box>(view.objects.shapeOf(*row)))
        return;
    items.boxes.push_back({view.objects.boundsOf(*row), {}, Stroke{color, 1.0F, LinePattern::Dashed}});
}

/// A cross where the pointer stands on empty ground.
void paintPoint(const SceneView& view, Vec2 point, DisplayLayerItems& items)
{
    const double arm = view.metres(6.0);
    const Stroke stroke{view.theme[Mark::Hovered].stroke.color, 1.5F};
    items.lines.push_back({point - Vec2{arm, 0.0}, point + Vec2{arm, 0.0}, stroke});
    items.lines.push_back({point - Vec2{0.0, arm}, point + Vec2{0.0, arm}, stroke});
}

void paintCornerMarks(const Aabb& box, double arm, const Stroke& stroke, DisplayLayerItems& items)
{
    const std::array corners{box.lo, Vec2{box.hi.x, box.lo.y}, box.hi, Vec2{box.lo.x, box.hi.y}};
    for (const Vec2 corner : corners) {
        const double inwardX = corner.x == box.lo.x ? arm : -arm;
        const double inwardY = corner.y == box.lo.y ? arm : -arm;
        items.lines.push_back({corner, corner + Vec2{inwardX, 0.0}, stroke});
        items.lines.push_back({corner, corner + Vec2{0.0, inwardY}, stroke});
    }
}

} // namespace

Mark markOf(HoverState state) noexcept
{
    switch (state) {
    case HoverState::Candidate:
        break;
    case HoverState::BoxOverlap:
        return Mark::BoxOverlap;
    case HoverState::Overlap:
        return Mark::ShapeOverlap;
    }
    return Mark::PotentialCollider;
}

void paintHighlights(const SceneView& view, DisplayLayerItems& items)
{
    HighlightPainter painter(view, items);
    for (const HoverState state : {HoverState::Candidate, HoverState::BoxOverlap, HoverState::Overlap}) {
        const Meaning& look = view.theme[markOf(state)];
        const std::vector<ObjectId> ids = objectsWith(view.hover, state);
        painter.paintAll(ids, look);
        if (state == HoverState::BoxOverlap)
            for (const ObjectId id : ids)
                paintOwnBox(view, id, look.stroke.color, items);
    }
    if (!view.hover.object.isNull()) {
        painter.paint(view.hover.object, view.theme[Mark::Hovered]);
        paintOwnBox(view, view.hover.object, view.theme[Mark::Hovered].stroke.color, items);
    } else if (view.hover.point) {
        paintPoint(view, *view.hover.point, items);
    }
}

void paintSelection(const SceneView& view, DisplayLayerItems& items)
{
    constexpr double kGap = 4.0;
    const Aabb seen = view.camera.visibleWorld();
    const Stroke stroke{view.theme.text, 2.0F};
    for (const ObjectId id : view.selection) {
        const auto row = view.objects.indexOf(id);
        if (!row || !overlaps(view.objects.boundsOf(*row), seen))
            continue;
        const Aabb box = grown(view.objects.boundsOf(*row), view.metres(kGap));
        const double arm = std::min(view.metres(8.0), 0.3 * std::min(box.width(), box.height()));
        paintCornerMarks(box, arm, stroke, items);
    }
}

} // namespace broadside
