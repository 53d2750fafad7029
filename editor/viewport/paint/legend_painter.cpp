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

// Logical pixels.
constexpr double kLegendMargin = 10.0;
constexpr double kLegendPadding = 10.0;
constexpr double kRow = 19.0;
constexpr double kSampleWidth = 18.0;
constexpr double kSampleHeight = 10.0;
constexpr double kSampleGap = 7.0; // The gap between sample and text.
constexpr double kColumn = 14.0;   // The gap between two entries of a strip.
constexpr double kCount = 22.0;
constexpr float kLegendTextSize = 11.0F;

struct Entry {
    Mark mark;
    std::string name;
    std::string count; ///< Empty if there is nothing to count.
    /// Logical pixels at least, so that nothing moves when a small count appears or disappears.
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
double widthOf(const Entry& entry)
{
    const double name = approximateTextWidth(entry.name, kLegendTextSize);
    const double whole = approximateTextWidth(textOf(entry), kLegendTextSize);
    return kSampleWidth + kSampleGap + std::max(name + entry.countRoom, whole);
}

/// A sample and its meaning with the count. `leftMiddle` is the left end of the entry's middle line.
void paintEntry(const SceneView& view, const Entry& entry, Vec2 leftMiddle, DisplayLayerItems& items)
{
    const Meaning& look = view.theme[entry.mark];
    const ScreenBox sample{leftMiddle - Vec2{0.0, 0.5 * kSampleHeight}, {kSampleWidth, kSampleHeight}};
    items.boxes.push_back({inWorld(view.camera, sample), look.fill, look.stroke});
    DisplayText text;
    text.position = view.camera.toWorld(leftMiddle + Vec2{kSampleWidth + kSampleGap, 0.5 * kLegendTextSize + 1.0});
    text.text = textOf(entry);
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

constexpr double kStripHeight = 26.0;         // Height of one row.
constexpr double kNarrowestStripView = 780.0; // Width of the view from which the usual entries fit into one row.
constexpr double kNarrowestView = 390.0;      // Width of the view from which they fit into two rows.

bool hasLegend(Vec2 viewSize) noexcept { return viewSize.x >= kNarrowestView && viewSize.y >= 8.0 * kStripHeight; }

void paintPlate(const SceneView& view, const ScreenBox& box, DisplayLayerItems& items)
{
    items.boxes.push_back({inWorld(view.camera, box), Fill{view.theme.plate},
                           Stroke{faded(view.theme[Mark::WorldFrame].stroke.color, 0.5), 1.0F}});
}

/// Puts the entries into rows of this width. The first entry may be added to the last row if `joins`.
void addRows(std::vector<Entries>& rows, const Entries& entries, double width, bool joins)
{
    for (const Entry& entry : entries) {
        if (std::exchange(joins, true) && !rows.empty()) {
            Entries longer = rows.back();
            longer.push_back(entry);
            if (widthOf(longer) <= width) {
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
    ScreenBox strip;
    std::vector<PlacedEntry> entries;
};

/// Nothing if the view is too small.
std::optional<LegendLayout> legendLayoutOf(const SceneView& view)
{
    const Vec2 viewSize = view.camera.viewSize();
    if (!hasLegend(viewSize))
        return std::nullopt;
    const double room = viewSize.x - 2.0 * kLegendMargin;
    std::vector<Entries> rows;
    addRows(rows, entriesOf(view), room, true);
    Entries notes = notesOf(view, false);
    if (widthOf(notes) > room)
        notes = notesOf(view, true);
    // In a narrow view, separate rows would cover the world. In a wide view, the usual entries would move.
    addRows(rows, notes, room, rows.size() > 1);
    double width = 0.0;
    for (const Entries& row : rows)
        width = std::max(width, widthOf(row));
    const double height = kStripHeight + kRow * static_cast<double>(rows.size() - 1);
    LegendLayout layout{{{viewSize.x - kLegendMargin - width, kLegendMargin}, {width, height}}, {}};
    const bool isToBeClicked = view.hover.point && hasLists(view); // The legend must not move away from the pointer.
    if (const auto looked = hoveredScreenBox(view);
        looked && !isToBeClicked && layout.strip.isNear(*looked, kLegendMargin))
        layout.strip.topLeft.y = viewSize.y - kLegendMargin - height;
    Vec2 at = layout.strip.topLeft + Vec2{kLegendPadding, 0.5 * kStripHeight};
    for (Entries& row : rows) {
        double x = at.x;
        for (Entry& entry : row) {
            const double entryWidth = widthOf(entry);
            layout.entries.push_back({std::move(entry), {x, at.y}});
            x += entryWidth + kColumn;
        }
        at.y += kRow;
    }
    return layout;
}

} // namespace

void paintLegend(const SceneView& view, DisplayLayerItems& items)
{
    const std::optional<LegendLayout> layout = legendLayoutOf(view);
    if (!layout)
        return;
    paintPlate(view, layout->strip, items);
    for (const PlacedEntry& placed : layout->entries)
        paintEntry(view, placed.entry, placed.leftMiddle, items);
}

std::optional<Mark> legendListAt(const SceneView& view, Vec2 screen)
{
    const std::optional<LegendLayout> layout = view.show.legend && hasLists(view) ? legendLayoutOf(view) : std::nullopt;
    if (!layout)
        return std::nullopt;
    for (const auto& [entry, leftMiddle] : layout->entries) {
        const Vec2 from = screen - leftMiddle;
        const bool isList = entry.mark == Mark::Fault || entry.mark == Mark::MissedPair;
        if (isList && from.x >= 0.0 && from.x <= widthOf(entry) && std::abs(from.y) <= 0.5 * kRow)
            return entry.mark;
    }
    return std::nullopt;
}

double legendReserve(Vec2 viewSize, const ShowFlags& show) noexcept
{
    if (!hasLegend(viewSize))
        return 0.0;
    const int more = (viewSize.x < kNarrowestStripView ? 1 : 0) + (show.structure ? 1 : 0);
    return kStripHeight + more * kRow + 2.0 * kLegendMargin;
}

} // namespace broadside
