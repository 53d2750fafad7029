#include "editor/viewport/paint/object_painter.h"

#include "core/scene/drawing_order.h"
#include "editor/document/sprite_bounds.h"
#include "editor/session/object_name.h"
#include "editor/viewport/display/density.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/paint/pair_painter.h"
#include "editor/viewport/paint/shape_painter.h"
#include "editor/viewport/paint/sprite_painter.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace broadside {
namespace {

constexpr double kSmallestShape = 1.0;        // Logical pixels. Smaller objects become density.
constexpr double kSmallestOutline = 5.0;      // Logical pixels. In a smaller object the outline would cover everything.
constexpr double kOutlineOfSprite = 0.55;     // Opacity. The sprite must stay visible below its outline.
constexpr double kSmallestNamedObject = 10.0; // Logical pixels.

/// A kind of object and its layer.
struct Kind {
    Mark mark;
    DisplayLayer layer;
};
// The kinds in the order of drawingRank().
constexpr std::array kDrawingOrder{Kind{Mark::StaticObject, DisplayLayer::Objects},
                                   Kind{Mark::DynamicObject, DisplayLayer::DynamicObjects},
                                   Kind{Mark::Launcher, DisplayLayer::Launchers}};

Meaning faded(Meaning look, double share) noexcept
{
    look.fill.color = faded(look.fill.color, share);
    look.stroke.color = faded(look.stroke.color, share);
    return look;
}

ShapeStyle styleOf(const Meaning& look, double pixelSize) noexcept
{
    if (pixelSize < kSmallestOutline)
        return {Fill{faded(look.stroke.color, 0.85)}, {}};
    return {look.fill, look.stroke};
}

/// Paints the objects of one kind and layer; small ones become density.
class KindPainter {
public:
    KindPainter(const SceneView& view, const Meaning& look, DisplayLayerItems& items, DisplayLayerItems& outlines)
        : m_view(view)
        , m_look(look)
        , m_items(items)
        , m_outline(withOpacity(look.stroke, kOutlineOfSprite))
        , m_painter(m_items)
        , m_outlines(outlines)
        , m_density(view.camera)
        , m_sizes(view.atlases)
    {}

    void paint(ObjectIndex row, const SceneObject& object, SpritePainter& sprites)
    {
        const Aabb& box = m_view.objects.boundsOf(row);
        const double pixelSize = m_view.pixels(std::max(box.width(), box.height()));
        const bool hasSprite = sprites.draws(object);
        if (pixelSize < kSmallestShape && !(hasSprite && isSpriteSeen(row, object))) {
            if (hasSprite || m_view.show.shapes)
                m_density.add(box.center());
        } else if (hasSprite) {
            sprites.add(row, object);
            if (m_view.show.shapes && pixelSize >= kSmallestOutline)
                m_outlines.paint(object.shape, m_view.objects.poseOf(row), {{}, m_outline});
        } else if (m_view.show.shapes) {
            m_painter.paint(object.shape, m_view.objects.poseOf(row), styleOf(m_look, pixelSize));
        }
    }
    /// A sprite can be larger than the shape.
    [[nodiscard]] bool isSpriteSeen(ObjectIndex row, const SceneObject& object)
    {
        const Vec2 size = scaled(m_sizes.of(object), m_view.objects.poseOf(row).scale);
        return m_view.pixels(std::max(size.x, size.y)) >= kSmallestShape;
    }
    void paintDensity() const { m_density.paint(m_look.stroke.color, m_items); }

private:
    const SceneView& m_view;
    Meaning m_look;
    DisplayLayerItems& m_items;
    Stroke m_outline; // The outline over a sprite.
    ShapePainter m_painter;
    ShapePainter m_outlines;
    Density m_density;
    SpriteSizes m_sizes;
};

/// Objects are scattered in memory. Prefetching them this number of rows ahead hides the delay.
constexpr std::size_t kRowsAhead = 16;

void fetch(const SceneObject& object) noexcept
{
    __builtin_prefetch(&object.visible);
    __builtin_prefetch(&object.kind);
    __builtin_prefetch(&object.components);
}

/// Layers of the scene beyond this number are drawn together with the last one.
constexpr std::size_t kMostLayers = 1'024;

/// Paints each object with its kind and its layer, from the bottom up.
class StackPainter {
public:
    StackPainter(const SceneView& view, const TableLayers& layers, DisplayList& list)
        : m_layers(layers)
        , m_sprites(view, layers, list)
    {
        const std::size_t count = std::min(layers.count(), kMostLayers);
        list.upperObjects.resize((count - 1) * kDrawingOrder.size());
        m_painters.reserve(count * kDrawingOrder.size());
        for (std::size_t layer = 0; layer < count; ++layer)
            for (std::size_t kind = 0; kind < kDrawingOrder.size(); ++kind)
                m_painters.emplace_back(view, faded(view.theme[kDrawingOrder[kind].mark], layers.opacityAt(layer)),
                                        layer == 0 ? list[kDrawingOrder[kind].layer]
                                                   : list.upperObjects[(layer - 1) * kDrawingOrder.size() + kind],
                                        list[DisplayLayer::Sprites]);
    }
    void paint(ObjectIndex row, const SceneObject& object)
    {
        const std::size_t layer = std::min(m_layers.rankOf(row), kMostLayers - 1);
        m_painters[layer * kDrawingOrder.size() + static_cast<std::size_t>(drawingRank(object))].paint(row, object,
                                                                                                       m_sprites);
    }
    void finish()
    {
        m_sprites.finish();
        for (const KindPainter& painter : m_painters)
            painter.paintDensity();
    }

private:
    const TableLayers& m_layers;
    std::vector<KindPainter> m_painters;
    SpritePainter m_sprites;
};

/// Paints shapes and sprites in one loop, because loading the objects from memory takes longer than everything else.
void paintShapes(const SceneView& view, DisplayList& list)
{
    const TableLayers layers(view.objects, view.layers);
    StackPainter painter(view, layers, list);
    std::vector<ObjectIndex> sorted; // Stays empty if the order of the file is that of the rows.
    if (!view.objects.isInFileOrder()) {
        sorted.assign(view.visible.begin(), view.visible.end());
        std::ranges::sort(sorted, {}, [&](ObjectIndex row) { return view.objects.placeOf(row); });
    }
    const std::span<const ObjectIndex> rows = sorted.empty() ? view.visible : std::span<const ObjectIndex>(sorted);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i + kRowsAhead < rows.size())
            fetch(view.objects.objectOf(rows[i + kRowsAhead]));
        if (layers.isVisible(rows[i]))
            painter.paint(rows[i], view.objects.objectOf(rows[i]));
    }
    painter.finish();
}

void paintBoxes(const SceneView& view, DisplayLayerItems& items)
{
    const Stroke stroke{view.theme.cellId, 1.0F, LinePattern::Dotted};
    for (const ObjectIndex row : view.visible) {
        const Aabb& box = view.objects.boundsOf(row);
        if (view.pixels(std::max(box.width(), box.height())) >= kSmallestShape)
            items.boxes.push_back({box, {}, stroke});
    }
}

/// Writes names above objects, or below them at the upper edge of the view. A name that would cover another name, a
/// handle or the letter of a pinned object is moved or left out.
class NamePainter {
public:
    NamePainter(const SceneView& view, DisplayLayerItems& items)
        : m_view(view)
        , m_items(items)
        , m_seen(view.camera.visibleWorld())
        , m_marks(placesOfHandles(view))
    {
        for (const PinLetter& pin : pinLetters(view))
            m_marks.push_back(pin.place.box);
    }

    /// Names keep a distance from objects of few pixels, so that their neighbours stay visible.
    void paint(ObjectIndex row, float size, Rgba plate)
    {
        const Aabb& box = m_view.objects.boundsOf(row);
        const double gap = 4.0 + std::max(0.0, 12.0 - 0.5 * m_view.pixels(box.height()));
        const double room = m_view.metres(gap + size + 4.0);
        const bool above = box.hi.y + room <= m_seen.hi.y;
        DisplayText text;
        text.text = shownName(m_view.objects.objectOf(row)).toStdString();
        text.size = size;
        text.color = m_view.theme.text;
        text.background = plate;
        const Vec2 below{box.center().x, std::max(box.lo.y, m_seen.lo.y + room)};
        const double step = gap + 0.5 * size;
        text.position = above ? Vec2{box.center().x, box.hi.y} : below;
        text.offset = {0.0, above ? step : -step};
        if (above && isOnMark(text)) {
            text.position = below;
            text.offset = {0.0, -step - kHandleRoom};
        }
        if (reserve(text))
            m_items.texts.push_back(std::move(text));
    }

private:
    [[nodiscard]] Aabb placeOf(const DisplayText& text) const
    {
        const Vec2 half{0.5 * m_view.metres(approximateTextWidth(text.text, text.size)),
                        0.5 * m_view.metres(text.size)};
        const Vec2 middle = text.position + m_view.metres(1.0) * text.offset;
        return {middle - half, middle + half};
    }
    [[nodiscard]] bool isOnMark(const DisplayText& text) const
    {
        return std::ranges::any_of(m_marks, [place = placeOf(text)](const Aabb& h) { return overlaps(place, h); });
    }
    bool reserve(const DisplayText& text)
    {
        const Aabb place = placeOf(text);
        if (m_taken.size() >= kMostNames || isOnMark(text) ||
            std::ranges::any_of(m_taken, [&](const Aabb& other) { return overlaps(place, other); }))
            return false;
        m_taken.push_back(place);
        return true;
    }

    static constexpr std::size_t kMostNames = 500; // More names cannot be read.
    static constexpr double kHandleRoom = 7.0;     // Logical pixels: half the side of a handle, with a margin.

    const SceneView& m_view;
    DisplayLayerItems& m_items;
    Aabb m_seen;
    std::vector<Aabb> m_marks;
    std::vector<Aabb> m_taken; // Places of names.
};

} // namespace

Mark markOf(const SceneObject& object) noexcept
{
    return kDrawingOrder[static_cast<std::size_t>(drawingRank(object))].mark;
}

void paintObjects(const SceneView& view, DisplayList& list)
{
    if (view.show.shapes || view.show.sprites)
        paintShapes(view, list);
    if (view.show.boxes)
        paintBoxes(view, list[DisplayLayer::Sprites]);
}

void paintNames(const SceneView& view, DisplayLayerItems& items)
{
    NamePainter painter(view, items);
    if (const auto hovered = view.objects.indexOf(view.hover.object))
        painter.paint(*hovered, 12.0F, view.theme.plate);
    if (!view.show.labels)
        return;
    const Rgba faint = faded(view.theme.plate, 0.6);
    const TableLayers layers(view.objects, view.layers);
    for (const ObjectIndex row : view.visible) {
        const Aabb& box = view.objects.boundsOf(row);
        if (layers.isVisible(row) && view.objects.idOf(row) != view.hover.object &&
            view.pixels(std::max(box.width(), box.height())) > kSmallestNamedObject)
            painter.paint(row, 10.5F, faint);
    }
}

} // namespace broadside
