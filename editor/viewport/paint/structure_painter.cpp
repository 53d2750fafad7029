#include "editor/viewport/paint/structure_painter.h"

#include "editor/document/message_text.h"
#include "editor/viewport/display/density.h"
#include "editor/viewport/paint/interval_painter.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/viewport_messages.h"

#include <algorithm>

namespace broadside {
namespace {

// Logical pixels.
constexpr double kSmallestOutlined = 5.0;
constexpr double kSmallestPart = 2.0; // Smaller parts become density.
constexpr double kPartLabelRoom = 64.0;
constexpr float kLabelSize = 10.5F;

/// The look of a part. It depends only on the depth of the part.
struct PartStyle {
    Fill fill;
    Stroke stroke;
    double inset = 0.0; ///< Logical pixels.
};

Fill structureFill(const Meaning& look, double share)
{
    Fill fill = look.fill;
    fill.color.a = static_cast<std::uint8_t>(std::min(255.0, look.fill.color.a * share));
    return fill;
}

PartStyle styleOfNode(const Meaning& look, const StructurePart& part)
{
    constexpr double kFaintest = 0.5;
    const double depth = part.depth;
    PartStyle style;
    style.stroke = withOpacity(look.stroke, std::max(kFaintest, 1.0 - 0.08 * depth));
    style.stroke.width = static_cast<float>(std::max(1.0, 2.5 - 0.4 * depth));
    style.stroke.pattern = part.dynamic ? LinePattern::Dashed : LinePattern::Solid;
    if (part.objects > 0)
        style.fill = structureFill(look, std::min(2.5, 0.5 + 0.3 * depth));
    return style;
}

PartStyle styleOfCell(const Meaning& look, const StructurePart& part)
{
    constexpr int kMostInset = 4; // Limit of the levels that are drawn inside their borders.
    PartStyle style{structureFill(look, 1.0), look.stroke, 2.0 * std::min(part.depth, kMostInset)};
    style.stroke.pattern = part.depth > 0 ? LinePattern::Dashed : LinePattern::Solid;
    return style;
}

void paintLabel(const SceneView& view, const Aabb& box, std::string words, Rgba color, DisplayLayerItems& items)
{
    const Aabb seen = intersection(box, view.camera.visibleWorld());
    if (seen.isEmpty() || view.pixels(seen.width()) < kPartLabelRoom || view.pixels(seen.height()) < 2.0 * kLabelSize)
        return;
    DisplayText text;
    text.position = {seen.lo.x, seen.hi.y};
    text.offset = {5.0, -5.0};
    text.text = std::move(words);
    text.size = kLabelSize;
    text.color = color;
    text.background = view.theme.plate;
    text.anchor = TextAnchor::TopLeft;
    items.texts.push_back(std::move(text));
}

std::string levelWords(const StructurePart& part)
{
    return translatedUtf8(texts::levelLabel(static_cast<std::uint64_t>(part.depth), part.objects));
}

class PartPainter {
public:
    PartPainter(const SceneView& view, DisplayLayerItems& items)
        : m_view(view)
        , m_items(items)
        , m_density(view.camera)
    {}

    void paint(const StructurePart& part, const PartStyle& style)
    {
        const double side = m_view.pixels(std::max(part.box.width(), part.box.height()));
        if (side < kSmallestPart) {
            if (part.objects > 0)
                m_density.add(part.box.center());
            return;
        }
        const Aabb seen =
            visiblePart(m_view, grown(part.box, -m_view.metres(side > 8.0 * style.inset ? style.inset : 0.0)));
        if (side < kSmallestOutlined)
            m_items.boxes.push_back({seen, Fill{faded(style.stroke.color, 0.3)}, {}});
        else
            m_items.boxes.push_back({seen, strengthenedFill(style, side), weakenedStroke(style.stroke, side)});
    }
    void finish() { m_density.paint(faded(m_view.theme[Mark::Structure].stroke.color, 0.5), m_items); }

private:
    /// Many small parts must not distract from the objects in them.
    static Stroke weakenedStroke(Stroke stroke, double side)
    {
        if (side >= kWhole)
            return stroke;
        stroke.width = std::min(stroke.width, 1.0F);
        return withOpacity(stroke, std::max(0.3, side / kWhole));
    }
    /// A fill that compensates for fainter lines.
    static Fill strengthenedFill(const PartStyle& style, double side)
    {
        constexpr double kMost = 0.3;
        const double share = kMost * (1.0 - side / kWhole);
        if (style.fill.color.a == 0 || share * 255.0 <= style.fill.color.a)
            return style.fill;
        return Fill{faded(style.stroke.color, share)};
    }

    static constexpr double kWhole = 40.0; // Logical pixels. Parts of at least this size have their full style.

    const SceneView& m_view;
    DisplayLayerItems& m_items;
    Density m_density;
};

void paintNodes(const SceneView& view, const Structure& structure, DisplayLayerItems& items)
{
    PartPainter painter(view, items);
    for (const StructurePart& part : structure.parts)
        painter.paint(part, styleOfNode(view.theme[Mark::Structure], part));
    painter.finish();
}

void paintOccupiedCells(const SceneView& view, const Structure& structure, DisplayLayerItems& items)
{
    constexpr std::size_t kMostLabels = 200; // More labels cannot be read.
    PartPainter painter(view, items);
    for (const StructurePart& part : structure.parts) {
        painter.paint(part, styleOfCell(view.theme[Mark::Structure], part));
        if (part.depth > 0 && items.texts.size() < kMostLabels)
            paintLabel(view, part.box, levelWords(part), view.theme.cellId, items);
    }
    painter.finish();
}

void paintOwnNodes(const SceneView& view, const Structure& own, DisplayList& list)
{
    const Meaning& look = view.theme[Mark::HoveredCells];
    for (const StructurePart& part : own.parts) {
        const bool last = &part == &own.parts.back();
        list[DisplayLayer::Cells].boxes.push_back(
            {visiblePart(view, part.box), last ? look.fill : Fill{}, Stroke{look.stroke.color, last ? 2.5F : 1.5F}});
    }
    if (own.parts.empty())
        return;
    const StructurePart& last = own.parts.back();
    paintLabel(view, last.box, translatedUtf8(texts::depthLabel(static_cast<std::uint64_t>(last.depth), last.objects)),
               view.theme.text, list[DisplayLayer::Labels]);
}

void paintOwnCells(const SceneView& view, const Structure& own, DisplayList& list)
{
    const Meaning& look = view.theme[Mark::HoveredCells];
    for (const StructurePart& part : own.parts) {
        list[DisplayLayer::Cells].boxes.push_back({visiblePart(view, part.box), {}, Stroke{look.stroke.color, 2.5F}});
        if (part.depth > 0)
            paintLabel(view, part.box, levelWords(part), view.theme.text, list[DisplayLayer::Labels]);
    }
}

} // namespace

void paintStructure(const SceneView& view, DisplayLayerItems& items)
{
    if (!view.structure)
        return;
    const Structure& structure = view.structure->structure;
    switch (structure.kind) {
    case StructureKind::None:
        break;
    case StructureKind::Cells:
        paintOccupiedCells(view, structure, items);
        break;
    case StructureKind::TreeNodes:
        paintNodes(view, structure, items);
        break;
    case StructureKind::Intervals:
        paintIntervals(view, structure.parts, items);
        break;
    }
}

void paintHoveredParts(const SceneView& view, DisplayList& list)
{
    if (!view.structure)
        return;
    const Structure& own = view.hover.parts;
    switch (own.kind) {
    case StructureKind::None:
        break;
    case StructureKind::Cells:
        paintOwnCells(view, own, list);
        break;
    case StructureKind::TreeNodes:
        paintOwnNodes(view, own, list);
        break;
    case StructureKind::Intervals:
        paintOwnIntervals(view, own.parts, list);
        break;
    }
}

} // namespace broadside
