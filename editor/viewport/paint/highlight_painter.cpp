#include "editor/viewport/paint/highlight_painter.h"

#include "editor/viewport/display/density.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/paint/shape_painter.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

namespace broadside {
namespace {

constexpr double kSmallestMark = 6.0;     // Logical pixels. Smaller objects get a frame of this size.
constexpr double kFillOverPicture = 0.25; // Share of the fill's opacity.
/// Up to this number, small frames can be told apart. More of them, such as the candidates of brute force, become
/// density.
constexpr std::size_t kMostFrames = 2'000;

/// The objects of a list that are visible.
class SeenRows {
public:
    explicit SeenRows(const SceneView& view)
        : m_view(view)
        , m_seen(view.camera.visibleWorld())
    {}

    [[nodiscard]] std::optional<ObjectIndex> rowOf(ObjectId id) const
    {
        const auto row = m_view.objects.indexOf(id);
        return row && overlaps(m_view.objects.boundsOf(*row), m_seen) ? row : std::nullopt;
    }
    [[nodiscard]] std::vector<ObjectIndex> rowsOf(std::span<const ObjectId> ids) const
    {
        std::vector<ObjectIndex> rows;
        for (const ObjectId id : ids)
            if (const auto row = rowOf(id))
                rows.push_back(*row);
        return rows;
    }
    [[nodiscard]] bool isSmall(ObjectIndex row) const
    {
        const Aabb& box = m_view.objects.boundsOf(row);
        return m_view.pixels(std::max(box.width(), box.height())) < kSmallestMark;
    }
    /// Calls `paint(row)` for each row. If there are many small ones, they become density of that colour.
    template<class Paint>
    void paintEach(const std::vector<ObjectIndex>& rows, Rgba color, DisplayLayerItems& items, Paint&& paint) const
    {
        const auto small = std::ranges::count_if(rows, [this](ObjectIndex row) { return isSmall(row); });
        const bool areMany = static_cast<std::size_t>(small) > kMostFrames;
        Density density(m_view.camera, kSmallestMark);
        for (const ObjectIndex row : rows)
            if (areMany && isSmall(row))
                density.add(m_view.objects.boundsOf(row).center());
            else
                paint(row);
        density.paint(color, items);
    }

private:
    const SceneView& m_view;
    Aabb m_seen;
};

class HighlightPainter {
public:
    HighlightPainter(const SceneView& view, DisplayLayerItems& items)
        : m_view(view)
        , m_items(items)
        , m_shapes(items)
        , m_seen(view)
    {}

    void paint(ObjectId id, const Meaning& look)
    {
        if (const auto row = m_seen.rowOf(id))
            paintRow(*row, look);
    }

    void paintAll(const std::vector<ObjectId>& ids, const Meaning& look)
    {
        m_seen.paintEach(m_seen.rowsOf(ids), look.stroke.color, m_items, [&](ObjectIndex row) { paintRow(row, look); });
    }

private:
    void paintRow(ObjectIndex row, const Meaning& look)
    {
        const Aabb& box = m_view.objects.boundsOf(row);
        if (m_seen.isSmall(row))
            m_items.boxes.push_back({atLeast(box, m_view.metres(kSmallestMark)), look.fill, look.stroke});
        else
            m_shapes.paint(m_view.objects.shapeOf(row), m_view.objects.poseOf(row), {fillOf(row, look), look.stroke});
    }

    /// A sprite stays visible below its mark.
    [[nodiscard]] Fill fillOf(ObjectIndex row, const Meaning& look) const
    {
        const auto& sprite = m_view.objects.objectOf(row).sprite;
        const bool showsPicture = m_view.atlases && m_view.show.sprites && !sprite.isEmpty() && !sprite->isBlank();
        return showsPicture ? Fill{faded(look.fill.color, kFillOverPicture), look.fill.hatched} : look.fill;
    }

    const SceneView& m_view;
    DisplayLayerItems& m_items;
    ShapePainter m_shapes;
    SeenRows m_seen;
};

/// The box of an object with another shape: its cells and box overlaps are computed from the box.
void paintOwnBox(const SceneView& view, ObjectId id, Rgba color, DisplayLayerItems& items)
{
    const auto row = view.objects.indexOf(id);
    if (!row || std::holds_alternative<Box>(view.objects.shapeOf(*row)))
        return;
    items.boxes.push_back({view.objects.boundsOf(*row), {}, Stroke{color, 1.0F, LinePattern::Dashed}});
}

/// A cross where the pointer is over no object.
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

namespace {

/// Opacity of the marks of selected objects, 0..1. It is lower if marks would cover much of the selected objects.
double shareOfMarks(const SceneView& view, std::span<const ObjectIndex> rows)
{
    constexpr double kMostCovered = 0.04; // Share of the view that is covered by lines as wide as those of the marks.
    constexpr double kFaintest = 0.12;
    const Vec2 size = view.camera.viewSize();
    const Aabb seen = view.camera.visibleWorld();
    double covered = 0.0; // Pixels.
    for (const ObjectIndex row : rows) {
        const Aabb box = intersection(view.objects.boundsOf(row), seen);
        covered += 2.0 * std::max(8.0, view.pixels(std::min(box.width() + box.height(), 16.0 * view.metres(8.0))));
    }
    const double most = kMostCovered * size.x * size.y;
    return covered <= most ? 1.0 : std::max(kFaintest, most / covered);
}

/// The selected objects that are visible, and the box around all selected objects.
struct SelectedRows {
    std::vector<ObjectIndex> seen;
    Aabb all;
};

SelectedRows selectedRows(const SceneView& view)
{
    SelectedRows rows;
    const Aabb seen = view.camera.visibleWorld();
    for (const ObjectId id : view.selection) {
        const auto row = view.objects.indexOf(id);
        if (!row)
            continue;
        const Aabb& box = view.objects.boundsOf(*row);
        rows.all = united(rows.all, box);
        if (overlaps(box, seen))
            rows.seen.push_back(*row);
    }
    return rows;
}

} // namespace

void paintSelection(const SceneView& view, DisplayLayerItems& items)
{
    constexpr double kGap = 4.0;
    const Stroke stroke{view.theme.text, 2.0F};
    const SeenRows seen(view);
    const SelectedRows rows = selectedRows(view);
    const double share = shareOfMarks(view, rows.seen);
    const Rgba faint = faded(stroke.color, share);
    if (share < 1.0)
        items.boxes.push_back({visiblePart(view, grown(rows.all, view.metres(kGap))), {}, stroke});
    seen.paintEach(rows.seen, faint, items, [&](ObjectIndex row) {
        const Aabb box = grown(view.objects.boundsOf(row), view.metres(share < 1.0 ? 0.5 * kGap : kGap));
        if (share < 1.0)
            items.boxes.push_back({box, {}, Stroke{faint, 1.0F}});
        else
            paintCornerMarks(box, std::min(view.metres(8.0), 0.3 * std::min(box.width(), box.height())), stroke, items);
    });
}

} // namespace broadside
