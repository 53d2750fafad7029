#include "editor/viewport/legend_painter.h"

#include "core/base/count_text.h"
#include "editor/viewport/highlight_painter.h"
#include "editor/viewport/paint_tools.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace broadside {
namespace {

// Logical pixels.
constexpr double kLegendMargin = 10.0;
constexpr double kLegendPadding = 10.0;
constexpr double kRow = 19.0;
constexpr double kSampleWidth = 18.0;
constexpr double kSampleHeight = 10.0;
constexpr double kSampleGap = 7.0; // Between sample and words.
constexpr double kColumn = 14.0;   // Between two entries of a strip.
constexpr double kCount = 22.0;
constexpr float kLegendTextSize = 11.0F;

struct Entry {
    Mark mark;
    std::string name;
    std::string count;         ///< Empty while there is nothing to count.
    double countRoom = kCount; ///< Logical pixels at least, so that nothing jumps when a small count comes or goes.
};
using Entries = std::vector<Entry>;

/// Where the object under the mouse is registered: its cells, or whatever the algorithm has instead and shows.
std::optional<Entry> ownPlace(const SceneView& view)
{
    const HoverInfo& hover = view.hover;
    if (view.cellTable()) {
        const bool isOutside = hover.own.count == 0 && hover.lost.count == 0; // there cells have no ids to count
        return Entry{Mark::HoveredCells, view.theme[Mark::HoveredCells].name,
                     hover.cells && !isOutside ? groupedNumber(hover.own.count) : std::string{}};
    }
    if (!view.structure || view.structure->structure.kind == StructureKind::None)
        return std::nullopt;
    const StructureKind kind = view.structure->structure.kind;
    const bool counted = kind != StructureKind::Intervals && !hover.parts.parts.empty();
    return Entry{Mark::HoveredCells, nameOfOwnParts(kind),
                 counted ? groupedNumber(hover.parts.parts.size()) : std::string{}};
}

Entries entriesOf(const SceneView& view)
{
    const HoverInfo& hover = view.hover;
    const auto entry = [&](Mark mark, std::size_t count) {
        return Entry{mark, view.theme[mark].name, hover.isEmpty() ? std::string{} : groupedNumber(count)};
    };
    Entries entries{{Mark::Hovered, hover.query ? "query" : view.theme[Mark::Hovered].name, {}, 0.0}};
    if (auto place = ownPlace(view))
        entries.push_back(std::move(*place));
    entries.push_back(entry(Mark::PotentialCollider, hover.candidates.size()));
    entries.push_back(entry(Mark::BoxOverlap, hover.boxOverlaps.size()));
    entries.push_back(entry(Mark::ShapeOverlap, hover.overlaps.size()));
    return entries;
}

/// What is seen of the algorithm itself and of its faults; mostly nothing.
Entries notesOf(const SceneView& view, bool brief)
{
    Entries notes;
    if (view.structure)
        notes.push_back(
            {Mark::Structure, brief ? briefCaptionOf(*view.structure) : captionOf(*view.structure), {}, 0.0});
    if (view.hover.lost.count > 0)
        notes.push_back({Mark::LostCells, view.theme[Mark::LostCells].name, groupedNumber(view.hover.lost.count)});
    if (!view.faulty.empty())
        notes.push_back({Mark::Fault, view.theme[Mark::Fault].name, groupedNumber(view.faulty.size())});
    if (const std::size_t found = view.missed.size() + view.tunnelled.size(); found > 0)
        notes.push_back({Mark::MissedPair,
                         view.tunnelled.empty() ? view.theme[Mark::MissedPair].name
                         : view.missed.empty()  ? "tunnelled"
                                                : "missed or tunnelled",
                         groupedNumber(found)});
    if (view.pair && view.cellTable() && !brief)
        for (const Mark mark : {Mark::PinA, Mark::PinB, Mark::PairCells})
            notes.push_back({mark, view.theme[mark].name, {}, 0.0});
    return notes;
}

/// A rectangle on the screen; y down, as the screen has it.
struct ScreenBox {
    Vec2 topLeft;
    Vec2 size;

    [[nodiscard]] bool isNear(const ScreenBox& other, double reach) const noexcept
    {
        return overlaps(grown({topLeft, topLeft + size}, reach), Aabb{other.topLeft, other.topLeft + other.size});
    }
};

Aabb inWorld(const Camera2D& camera, const ScreenBox& box)
{
    return {camera.toWorld({box.topLeft.x, box.topLeft.y + box.size.y}),
            camera.toWorld({box.topLeft.x + box.size.x, box.topLeft.y})};
}

/// What is looked at, on the screen: the point, or the object unless it fills the view.
std::optional<ScreenBox> lookedAt(const SceneView& view)
{
    if (view.hover.point)
        return ScreenBox{view.camera.toScreen(*view.hover.point), {}};
    const auto row = view.objects.indexOf(view.hover.object);
    if (!row)
        return std::nullopt;
    const Aabb& box = view.objects.boundsOf(*row);
    const Vec2 topLeft = view.camera.toScreen({box.lo.x, box.hi.y});
    const Vec2 size = view.camera.toScreen({box.hi.x, box.lo.y}) - topLeft;
    if (size.x > 0.5 * view.camera.viewSize().x || size.y > 0.5 * view.camera.viewSize().y)
        return std::nullopt;
    return ScreenBox{topLeft, size};
}

std::string countText(const Entry& entry) { return entry.count.empty() ? std::string{} : ": " + entry.count; }

/// Sample and words, with room for a count, so that nothing moves as small counts change.
double widthOf(const Entry& entry)
{
    const double count = approximateTextWidth(countText(entry), kLegendTextSize);
    return kSampleWidth + kSampleGap + approximateTextWidth(entry.name, kLegendTextSize) +
           std::max(entry.countRoom, count);
}

/// A sample and its meaning with the count, beginning at the left end of the entry's middle line.
void paintEntry(const SceneView& view, const Entry& entry, Vec2 leftMiddle, DisplayLayerItems& items)
{
    const Meaning& look = view.theme[entry.mark];
    const ScreenBox sample{leftMiddle - Vec2{0.0, 0.5 * kSampleHeight}, {kSampleWidth, kSampleHeight}};
    items.boxes.push_back({inWorld(view.camera, sample), look.fill, look.stroke});
    DisplayText text;
    text.position = view.camera.toWorld(leftMiddle + Vec2{kSampleWidth + kSampleGap, 0.5 * kLegendTextSize + 1.0});
    text.text = entry.name + countText(entry);
    text.size = kLegendTextSize;
    text.color = view.theme.text;
    text.anchor = TextAnchor::BottomLeft;
    items.texts.push_back(std::move(text));
}

double widthOf(const Entries& row)
{
    double width = 2.0 * kLegendPadding - kColumn;
    for (const Entry& entry : row)
        width += widthOf(entry) + kColumn;
    return width;
}

constexpr double kStripHeight = 26.0;         // Of one row.
constexpr double kNarrowestStripView = 780.0; // A strip with the usual words fits into this,
constexpr double kNarrowestView = 390.0;      // and one of two rows into this.

bool hasLegend(Vec2 viewSize) noexcept { return viewSize.x >= kNarrowestView && viewSize.y >= 8.0 * kStripHeight; }

void paintPlate(const SceneView& view, const ScreenBox& box, DisplayLayerItems& items)
{
    items.boxes.push_back({inWorld(view.camera, box), Fill{view.theme.plate},
                           Stroke{faded(view.theme[Mark::WorldFrame].stroke.color, 0.5), 1.0F}});
}

void paintRow(const SceneView& view, const Entries& row, Vec2 leftMiddle, DisplayLayerItems& items)
{
    for (const Entry& entry : row) {
        paintEntry(view, entry, leftMiddle, items);
        leftMiddle.x += widthOf(entry) + kColumn;
    }
}

/// One row, or as many as the width wants.
std::vector<Entries> rowsOf(const Entries& entries, double width)
{
    std::vector<Entries> rows;
    for (const Entry& entry : entries) {
        if (!rows.empty()) {
            Entries longer = rows.back();
            longer.push_back(entry);
            if (widthOf(longer) <= width) {
                rows.back() = std::move(longer);
                continue;
            }
        }
        rows.push_back({entry});
    }
    return rows;
}

} // namespace

void paintLegend(const SceneView& view, DisplayLayerItems& items)
{
    const Vec2 viewSize = view.camera.viewSize();
    if (!hasLegend(viewSize))
        return;
    const double room = viewSize.x - 2.0 * kLegendMargin;
    std::vector<Entries> rows = rowsOf(entriesOf(view), room);
    Entries notes = notesOf(view, false);
    if (widthOf(notes) > room)
        notes = notesOf(view, true);
    std::ranges::move(rowsOf(notes, room), std::back_inserter(rows));
    double width = 0.0;
    for (const Entries& row : rows)
        width = std::max(width, widthOf(row));
    const double height = kStripHeight + kRow * static_cast<double>(rows.size() - 1);
    ScreenBox strip{{viewSize.x - kLegendMargin - width, kLegendMargin}, {width, height}};
    if (const auto looked = lookedAt(view); looked && strip.isNear(*looked, kLegendMargin))
        strip.topLeft.y = viewSize.y - kLegendMargin - height;
    paintPlate(view, strip, items);
    Vec2 at = strip.topLeft + Vec2{kLegendPadding, 0.5 * kStripHeight};
    for (const Entries& row : rows) {
        paintRow(view, row, at, items);
        at.y += kRow;
    }
}

double legendReserve(Vec2 viewSize, const ShowFlags& show) noexcept
{
    if (!hasLegend(viewSize))
        return 0.0;
    const int more = (viewSize.x < kNarrowestStripView ? 1 : 0) + (show.structure ? 1 : 0);
    return kStripHeight + more * kRow + 2.0 * kLegendMargin;
}

} // namespace broadside
