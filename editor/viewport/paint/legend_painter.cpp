#include "editor/viewport/paint/legend_painter.h"

#include "core/base/count_text.h"
#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"
#include "editor/session/object_name.h"
#include "editor/viewport/paint/highlight_painter.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/viewport_messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace broadside {
namespace {

constexpr double kCount = 22.0; // At scale 1.

/// Sizes in logical pixels. They grow with the texts of the interface.
struct LegendSizes {
    double scale = 1.0;
    double margin = 10.0;
    double padding = 10.0 * scale;
    double row = 19.0 * scale;
    double sampleWidth = 18.0 * scale;
    double sampleHeight = 10.0 * scale;
    double sampleGap = 7.0 * scale;        // The gap between sample and text.
    double column = 14.0 * scale;          // The gap between two entries of a strip.
    double fold = 18.0 * scale;            // Width of the mark that folds the legend.
    double strip = 26.0 * scale;           // Height of one row with its padding.
    double narrowestStrip = 800.0 * scale; // Width of the view from which the usual entries fit into one row.
    double narrowest = 390.0 * scale;      // Width of the view from which they fit into two rows.
    float text = static_cast<float>(11.0 * scale);

    [[nodiscard]] bool fit(Vec2 viewSize) const noexcept
    {
        return viewSize.x >= narrowest && viewSize.y >= 8.0 * strip;
    }
};

struct Entry {
    Mark mark;
    std::string name;
    std::string count; ///< Empty if there is nothing to count.
    /// Logical pixels at least, at scale 1, so that nothing moves when a small count appears or disappears.
    double countRoom = kCount;
};
using Entries = std::vector<Entry>;

/// Longer names would push the counts out of the view.
std::string shortened(std::string name)
{
    constexpr std::size_t kMostBytes = 20;
    if (name.size() <= kMostBytes)
        return name;
    std::size_t end = kMostBytes;
    // The text must not end inside of a UTF-8 character.
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U)
        --end;
    return name.substr(0, end) + "\xE2\x80\xA6"; // An ellipsis.
}

std::string shownCount(std::uint64_t count)
{
    return localized(QString::fromStdString(groupedNumber(count))).toStdString();
}

std::string wordsOf(const Meaning& meaning)
{
    return QCoreApplication::translate("Legend", meaning.name).toStdString();
}

/// The subject of the counts; empty if there is none.
Message subjectOf(const SceneView& view)
{
    if (view.hover.query)
        return texts::legendQuery();
    if (view.hover.point)
        return texts::legendPoint();
    const auto row = view.objects.rowOf(view.hover.object);
    return row ? Message(shortened(shownName(view.objects.objectOf(*row)).toStdString())) : Message();
}

/// The parts of the structure that the subject has: "its cells", or "cells of Target 7".
std::string ownPartsText(const SceneView& view, StructureKind kind)
{
    const Message subject = subjectOf(view);
    switch (kind) {
    case StructureKind::None:
        return {};
    case StructureKind::Cells:
        break;
    case StructureKind::TreeNodes:
        return translatedUtf8(subject.empty() ? texts::legendItsNodes() : texts::legendNodesOf(subject));
    case StructureKind::Intervals:
        return translatedUtf8(subject.empty() ? texts::legendItsInterval() : texts::legendIntervalOf(subject));
    }
    return translatedUtf8(subject.empty() ? texts::legendItsCells() : texts::legendCellsOf(subject));
}

/// The entry for the registration of the subject: its cells, or other parts of the algorithm's structure if they are
/// shown.
std::optional<Entry> registrationEntry(const SceneView& view)
{
    const HoverInfo& hover = view.hover;
    if (view.cellTable()) {
        // Outside the world cells have no ids to count.
        const bool isOutside = hover.own.count == 0 && hover.lost.count == 0;
        const bool isRegistered = !view.registrations.empty(); // The registered cells have a count of their own.
        const auto touched = hover.cells ? static_cast<std::uint64_t>(hover.cells->count()) : 0;
        return Entry{Mark::HoveredCells, ownPartsText(view, StructureKind::Cells),
                     hover.cells && !isOutside ? shownCount(isRegistered ? touched : hover.own.count) : std::string{}};
    }
    if (!view.structure || view.structure->structure.kind == StructureKind::None)
        return std::nullopt;
    const StructureKind kind = view.structure->structure.kind;
    const bool counted = kind != StructureKind::Intervals && !hover.parts.parts.empty();
    return Entry{Mark::HoveredCells, ownPartsText(view, kind),
                 counted ? shownCount(hover.parts.parts.size()) : std::string{}};
}

Entries entriesOf(const SceneView& view)
{
    const HoverInfo& hover = view.hover;
    const auto entry = [&](Mark mark, std::size_t count) {
        return Entry{mark, wordsOf(view.theme[mark]), hover.isEmpty() ? std::string{} : shownCount(count)};
    };
    const std::string subject = translatedUtf8(subjectOf(view));
    const bool isPinned = !hover.object.isNull() && hover.object == view.pins[0] && view.pins[1].isNull();
    const auto row = view.objects.indexOf(hover.object);
    const bool isHypothetical = row && !view.objects.filterOf(*row).dynamic && !hover.candidates.empty();
    Entries entries{{Mark::Hovered,
                     subject.empty() ? wordsOf(view.theme[Mark::Hovered])
                     : isPinned      ? translatedUtf8(texts::legendPinned(subject))
                     // The funnel of the world has no pairs of static objects.
                     : isHypothetical ? translatedUtf8(texts::legendIfItMoved(subjectOf(view)))
                                      : subject,
                     {},
                     0.0}};
    if (auto place = registrationEntry(view))
        entries.push_back(std::move(*place));
    entries.push_back(entry(Mark::PotentialCollider, hover.candidates.size()));
    if (!hover.knowsCandidates)
        entries.back().count = translatedUtf8(texts::legendNotRecorded());
    entries.push_back(entry(Mark::BoxOverlap, hover.boxOverlaps.size()));
    entries.push_back(entry(Mark::ShapeOverlap, hover.overlaps.size()));
    return entries;
}

/// Entries for the structure of the algorithm, faults, findings and registrations. Usually empty.
Entries notesOf(const SceneView& view, bool brief)
{
    Entries notes;
    if (view.structure)
        notes.push_back(
            {Mark::Structure, brief ? briefCaptionOf(*view.structure) : captionOf(*view.structure), {}, 0.0});
    if (view.hover.lost.count > 0)
        notes.push_back({Mark::LostCells, wordsOf(view.theme[Mark::LostCells]), shownCount(view.hover.lost.count)});
    if (!view.faulty.empty())
        notes.push_back({Mark::Fault, wordsOf(view.theme[Mark::Fault]), shownCount(view.faulty.size())});
    if (const std::size_t found = view.missed.size() + view.passages.size(); found > 0)
        notes.push_back({Mark::MissedPair,
                         view.passages.empty() ? wordsOf(view.theme[Mark::MissedPair])
                         : view.missed.empty() ? translatedUtf8(texts::legendTunnelled())
                                               : translatedUtf8(texts::legendMissedOrTunnelled()),
                         shownCount(found)});
    if (!view.registrations.empty()) {
        notes.push_back({Mark::Hovered, translatedUtf8(texts::legendWhereItIs()), {}, 0.0});
        const bool isCounted = !view.hover.object.isNull() && view.hover.own.count > 0;
        notes.push_back({Mark::Registered, wordsOf(view.theme[Mark::Registered]),
                         isCounted ? translatedUtf8(texts::cellCount(view.hover.own.count)) : std::string{}, 0.0});
    }
    if (view.pair && view.cellTable() && !brief)
        for (const Mark mark : {Mark::PinA, Mark::PinB, Mark::PairCells})
            notes.push_back({mark, wordsOf(view.theme[mark]), {}, 0.0});
    return notes;
}

/// A rectangle on the screen; y down.
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

/// The place of the hovered point or object on the screen. Nothing for an object that fills the view.
std::optional<ScreenBox> hoveredScreenBox(const SceneView& view)
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

std::string textOf(const Entry& entry)
{
    return entry.count.empty() ? entry.name : translatedUtf8(texts::reason(entry.name, entry.count));
}

/// Width of the sample and the text, with room for a count, so that nothing moves when small counts change.
double widthOf(const Entry& entry, const LegendSizes& sizes)
{
    const double name = approximateTextWidth(entry.name, sizes.text);
    const double whole = approximateTextWidth(textOf(entry), sizes.text);
    return sizes.sampleWidth + sizes.sampleGap + std::max(name + sizes.scale * entry.countRoom, whole);
}

void paintWords(const SceneView& view, const std::string& words, Vec2 leftMiddle, const LegendSizes& sizes,
                DisplayLayerItems& items)
{
    DisplayText text;
    text.position = view.camera.toWorld(leftMiddle + Vec2{0.0, 0.5 * sizes.text + 1.0});
    text.text = words;
    text.size = sizes.text;
    text.color = view.theme.text;
    text.anchor = TextAnchor::BottomLeft;
    items.texts.push_back(std::move(text));
}

/// A sample and its meaning with the count. `leftMiddle` is the left end of the entry's middle line.
void paintEntry(const SceneView& view, const Entry& entry, Vec2 leftMiddle, const LegendSizes& sizes,
                DisplayLayerItems& items)
{
    const Meaning& look = view.theme[entry.mark];
    const ScreenBox sample{leftMiddle - Vec2{0.0, 0.5 * sizes.sampleHeight}, {sizes.sampleWidth, sizes.sampleHeight}};
    items.boxes.push_back({inWorld(view.camera, sample), look.fill, look.stroke});
    paintWords(view, textOf(entry), leftMiddle + Vec2{sizes.sampleWidth + sizes.sampleGap, 0.0}, sizes, items);
}

double widthOf(const Entries& row, const LegendSizes& sizes)
{
    double width = 2.0 * sizes.padding - sizes.column;
    for (const Entry& entry : row)
        width += widthOf(entry, sizes) + sizes.column;
    return width;
}

void paintPlate(const SceneView& view, const ScreenBox& box, DisplayLayerItems& items)
{
    items.boxes.push_back({inWorld(view.camera, box), Fill{view.theme.plate},
                           Stroke{faded(view.theme[Mark::WorldFrame].stroke.color, 0.5), 1.0F}});
}

/// Puts the entries into rows of this width. The first entry may be added to the last row if `joins`.
void addRows(std::vector<Entries>& rows, const Entries& entries, double width, bool joins, const LegendSizes& sizes)
{
    for (const Entry& entry : entries) {
        if (std::exchange(joins, true) && !rows.empty()) {
            Entries longer = rows.back();
            longer.push_back(entry);
            if (widthOf(longer, sizes) <= width) {
                rows.back() = std::move(longer);
                continue;
            }
        }
        rows.push_back({entry});
    }
}

/// True if some of its numbers open lists.
bool hasLists(const SceneView& view) noexcept
{
    return !view.faulty.empty() || !view.missed.empty() || !view.passages.empty();
}

struct PlacedEntry {
    Entry entry;
    Vec2 leftMiddle;
};

struct LegendLayout {
    LegendSizes sizes;
    ScreenBox strip;
    std::optional<ScreenBox> fold; ///< Where a click folds or unfolds the legend.
    std::vector<PlacedEntry> entries;
};

/// What is left of a legend that is folded: its name, in the same corner.
LegendLayout foldedLayoutOf(const SceneView& view, const LegendSizes& sizes)
{
    const double name = approximateTextWidth(translatedUtf8(texts::legendName()), sizes.text);
    const Vec2 size{sizes.padding + name + sizes.fold, sizes.strip};
    const ScreenBox strip{{view.camera.viewSize().x - sizes.margin - size.x, sizes.margin}, size};
    return {sizes, strip, strip, {}};
}

/// Nothing if the view is too small.
std::optional<LegendLayout> legendLayoutOf(const SceneView& view)
{
    const Vec2 viewSize = view.camera.viewSize();
    const LegendSizes sizes{view.theme.textScale};
    if (!sizes.fit(viewSize))
        return std::nullopt;
    if (!view.show.legend)
        return foldedLayoutOf(view, sizes);
    const double foldRoom = view.foldsLegend ? sizes.fold : 0.0;
    const double room = viewSize.x - 2.0 * sizes.margin - foldRoom;
    std::vector<Entries> rows;
    addRows(rows, entriesOf(view), room, true, sizes);
    Entries notes = notesOf(view, false);
    if (widthOf(notes, sizes) > room)
        notes = notesOf(view, true);
    // In a narrow view, separate rows would cover the world. In a wide view, the usual entries would move.
    addRows(rows, notes, room, rows.size() > 1, sizes);
    double width = 0.0;
    for (const Entries& row : rows)
        width = std::max(width, widthOf(row, sizes));
    width += foldRoom;
    const double height = sizes.strip + sizes.row * static_cast<double>(rows.size() - 1);
    LegendLayout layout{sizes, {{viewSize.x - sizes.margin - width, sizes.margin}, {width, height}}, {}, {}};
    const auto fold = [&] {
        return ScreenBox{layout.strip.topLeft + Vec2{width - sizes.fold, 0.0}, {sizes.fold, sizes.strip}};
    };
    if (const auto looked = hoveredScreenBox(view)) {
        // What can be clicked must not move away from the pointer.
        const bool comesToFold = view.foldsLegend && fold().isNear(*looked, 4.0 * sizes.fold);
        const bool isToBeClicked = view.hover.point && (hasLists(view) || comesToFold);
        if (!isToBeClicked && layout.strip.isNear(*looked, sizes.margin))
            layout.strip.topLeft.y = viewSize.y - sizes.margin - height;
    }
    if (view.foldsLegend)
        layout.fold = fold();
    Vec2 at = layout.strip.topLeft + Vec2{sizes.padding, 0.5 * sizes.strip};
    for (Entries& row : rows) {
        double x = at.x;
        for (Entry& entry : row) {
            const double entryWidth = widthOf(entry, sizes);
            layout.entries.push_back({std::move(entry), {x, at.y}});
            x += entryWidth + sizes.column;
        }
        at.y += sizes.row;
    }
    return layout;
}

/// A small angle that points to where the legend goes: up to fold it, down to unfold it.
void paintFold(const SceneView& view, const LegendLayout& layout, DisplayLayerItems& items)
{
    const LegendSizes& sizes = layout.sizes;
    const double half = 4.0 * sizes.scale;
    const double sign = view.show.legend ? -1.0 : 1.0; // y down
    const Vec2 right = layout.fold->topLeft + Vec2{layout.fold->size.x, 0.5 * sizes.strip};
    const Vec2 tip = right + Vec2{-0.5 * sizes.fold - 1.0, 0.5 * sign * half};
    for (const double side : {-1.0, 1.0})
        items.lines.push_back({view.camera.toWorld(tip), view.camera.toWorld(tip + Vec2{side * half, -sign * half}),
                               Stroke{view.theme.text, 1.5F}});
}

} // namespace

void paintLegend(const SceneView& view, DisplayLayerItems& items)
{
    const std::optional<LegendLayout> layout = legendLayoutOf(view);
    if (!layout)
        return;
    paintPlate(view, layout->strip, items);
    for (const PlacedEntry& placed : layout->entries)
        paintEntry(view, placed.entry, placed.leftMiddle, layout->sizes, items);
    if (!view.show.legend)
        paintWords(view, translatedUtf8(texts::legendName()),
                   layout->strip.topLeft + Vec2{layout->sizes.padding, 0.5 * layout->sizes.strip}, layout->sizes,
                   items);
    if (layout->fold)
        paintFold(view, *layout, items);
}

std::optional<LegendPart> legendPartAt(const SceneView& view, Vec2 screen)
{
    const bool isShown = view.foldsLegend || (view.show.legend && hasLists(view));
    const std::optional<LegendLayout> layout = isShown ? legendLayoutOf(view) : std::nullopt;
    if (!layout)
        return std::nullopt;
    if (layout->fold && layout->fold->isNear({screen, {}}, 0.0))
        return LegendPart{};
    for (const auto& [entry, leftMiddle] : layout->entries) {
        const Vec2 from = screen - leftMiddle;
        const bool isList = entry.mark == Mark::Fault || entry.mark == Mark::MissedPair;
        if (isList && from.x >= 0.0 && from.x <= widthOf(entry, layout->sizes) &&
            std::abs(from.y) <= 0.5 * layout->sizes.row)
            return LegendPart{entry.mark};
    }
    return std::nullopt;
}

double legendReserve(const SceneView& view)
{
    if (!view.show.legend)
        return 0.0;
    const HoverInfo nothing; // the world must not depend on where the pointer is
    SceneView still{view.objects, view.world,     view.camera, view.theme,   view.visible,   view.broadPhase,
                    nothing,      view.selection, view.tool,   view.show,    view.structure, view.faulty,
                    view.pins,    view.pair,      view.missed, view.passages};
    still.foldsLegend = view.foldsLegend;
    const std::optional<LegendLayout> layout = legendLayoutOf(still);
    return layout ? layout->strip.size.y + 2.0 * layout->sizes.margin : 0.0;
}

double legendReserve(Vec2 viewSize, const ShowFlags& show, double textScale) noexcept
{
    const LegendSizes sizes{textScale};
    if (!sizes.fit(viewSize))
        return 0.0;
    const int more = (viewSize.x < sizes.narrowestStrip ? 1 : 0) + (show.structure ? 1 : 0);
    return sizes.strip + more * sizes.row + 2.0 * sizes.margin;
}

} // namespace broadside
