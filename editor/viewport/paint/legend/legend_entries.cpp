#include "editor/viewport/paint/legend/legend_entries.h"

#include "core/base/count_text.h"
#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"
#include "editor/session/object_name.h"
#include "editor/viewport/paint/audit_painter.h"
#include "editor/viewport/viewport_messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace broadside {
namespace {

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

/// What the counts are about. Empty without counts.
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
std::optional<LegendEntry> registrationEntry(const SceneView& view)
{
    const HoverInfo& hover = view.hover;
    if (view.cellTable()) {
        // Outside the world cells have no ids to count.
        const bool isOutside = hover.own.count == 0 && hover.lost.count == 0;
        const bool isRegistered = !view.registrations.empty(); // The registered cells have a count of their own.
        const auto touched = hover.cells ? static_cast<std::uint64_t>(hover.cells->count()) : 0;
        return LegendEntry{Mark::HoveredCells, ownPartsText(view, StructureKind::Cells),
                           hover.cells && !isOutside ? shownCount(isRegistered ? touched : hover.own.count)
                                                     : std::string{}};
    }
    if (!view.structure || view.structure->structure.kind == StructureKind::None)
        return std::nullopt;
    const StructureKind kind = view.structure->structure.kind;
    const bool counted = kind != StructureKind::Intervals && !hover.parts.parts.empty();
    return LegendEntry{Mark::HoveredCells, ownPartsText(view, kind),
                       counted ? shownCount(hover.parts.parts.size()) : std::string{}};
}

} // namespace

std::string LegendEntry::text() const { return count.empty() ? name : translatedUtf8(texts::reason(name, count)); }

LegendEntries legendEntries(const SceneView& view)
{
    const HoverInfo& hover = view.hover;
    const auto entry = [&](Mark mark, std::size_t count) {
        return LegendEntry{mark, wordsOf(view.theme[mark]), hover.isEmpty() ? std::string{} : shownCount(count)};
    };
    const std::string subject = translatedUtf8(subjectOf(view));
    const bool isPinned = !hover.object.isNull() && hover.object == view.pins[0] && view.pins[1].isNull();
    const auto row = view.objects.indexOf(hover.object);
    const bool isHypothetical = row && !view.objects.filterOf(*row).dynamic && !hover.candidates.empty();
    std::string hovered = subject.empty() ? wordsOf(view.theme[Mark::Hovered])
                          : isPinned      ? translatedUtf8(texts::legendPinned(subject))
                          // The funnel of the world has no pairs of static objects.
                          : isHypothetical ? translatedUtf8(texts::legendIfItMoved(subjectOf(view)))
                                           : subject;
    // Another entry is for where it is registered.
    const bool isElsewhere = std::ranges::count(view.registrations, hover.object, &Registration::object) > 0;
    if (row && isElsewhere)
        hovered = translatedUtf8(texts::reason(hovered, translatedUtf8(texts::legendWhereItIs())));
    LegendEntries entries{{Mark::Hovered, std::move(hovered), {}, 0.0}};
    if (auto place = registrationEntry(view))
        entries.push_back(std::move(*place));
    entries.push_back(entry(Mark::PotentialCollider, hover.candidates.size()));
    if (!hover.knowsCandidates)
        entries.back().count = translatedUtf8(texts::legendNotRecorded());
    entries.push_back(entry(Mark::BoxOverlap, hover.boxOverlaps.size()));
    entries.push_back(entry(Mark::ShapeOverlap, hover.overlaps.size()));
    return entries;
}

LegendEntries legendNotes(const SceneView& view, bool brief, bool hasPins)
{
    LegendEntries notes;
    if (view.structure)
        notes.push_back(
            {Mark::Structure, brief ? briefCaptionOf(*view.structure) : captionOf(*view.structure), {}, 0.0});
    if (view.hover.lost.count > 0)
        notes.push_back({Mark::LostCells, wordsOf(view.theme[Mark::LostCells]), shownCount(view.hover.lost.count)});
    if (!view.faulty.empty())
        notes.push_back({Mark::Fault, wordsOf(view.theme[Mark::Fault]), shownCount(view.faulty.size())});
    const std::size_t missed = missedCount(view);
    if (const std::size_t found = missed + view.passages.size(); found > 0)
        notes.push_back({Mark::MissedPair,
                         view.passages.empty() ? wordsOf(view.theme[Mark::MissedPair])
                         : missed == 0         ? translatedUtf8(texts::legendTunnelled())
                                               : translatedUtf8(texts::legendMissedOrTunnelled()),
                         shownCount(found)});
    if (!view.registrations.empty()) {
        const bool isCounted = !view.hover.object.isNull() && view.hover.own.count > 0;
        notes.push_back({Mark::Registered, wordsOf(view.theme[Mark::Registered]),
                         isCounted ? translatedUtf8(texts::cellCount(view.hover.own.count)) : std::string{}, 0.0});
    }
    if (view.pair && view.cellTable() && hasPins)
        for (const Mark mark : {Mark::PinA, Mark::PinB, Mark::PairCells})
            notes.push_back({mark, wordsOf(view.theme[mark]), {}, 0.0});
    return notes;
}

bool hasLegendLists(const SceneView& view) noexcept
{
    return !view.faulty.empty() || !view.missed.empty() || !view.passages.empty();
}

} // namespace broadside
