#include "editor/viewport/paint/seen_structure.h"

#include "core/debug/recorded_broad_phase.h"
#include "editor/document/message_text.h"
#include "editor/viewport/viewport_messages.h"

#include <algorithm>

namespace broadside {
namespace {

int deepest(const Structure& structure)
{
    int depth = 0;
    for (const StructurePart& part : structure.parts)
        depth = std::max(depth, part.depth);
    return depth;
}

Message cellsCaption(const Structure& structure)
{
    const auto coarse = static_cast<std::uint64_t>(
        std::ranges::count_if(structure.parts, [](const StructurePart& part) { return part.depth > 0; }));
    const std::uint64_t count = structure.parts.size();
    return coarse > 0 ? texts::coarseCellsInView(count, coarse) : texts::cellsInView(count);
}

Message nodesCaption(const Structure& structure)
{
    const auto depth = static_cast<std::uint64_t>(deepest(structure));
    const std::uint64_t count = structure.parts.size();
    return depth > 0 ? texts::deepNodesInView(count, depth) : texts::nodesInView(count);
}

Message captionOf(const Structure& structure, bool isRecorded)
{
    switch (structure.kind) {
    case StructureKind::None:
        break;
    case StructureKind::Cells:
        return cellsCaption(structure);
    case StructureKind::TreeNodes:
        return nodesCaption(structure);
    case StructureKind::Intervals:
        return structure.parts.size() <= VisibleStructure::kMostNumbers
                   ? texts::numberedIntervalsInView(structure.parts.size())
                   : texts::intervalsInView(structure.parts.size());
    }
    return isRecorded ? texts::structureUnknown() : texts::structureEveryPair();
}

} // namespace

VisibleStructure visibleStructureOf(const BroadPhase& broadPhase, const Camera2D& camera)
{
    return {algorithmOf(broadPhase), broadPhase.structure(camera.visibleWorld(), VisibleStructure::kMostParts)};
}

std::string captionOf(const VisibleStructure& seen)
{
    const Message algorithm = seen.algorithm ? Message(infoOf(*seen.algorithm).name) : texts::structureRecorded();
    const bool isWhole = seen.structure.complete || seen.structure.kind == StructureKind::None;
    const auto& caption = isWhole ? texts::structureSeen : texts::structureSeenInPart;
    return translatedUtf8(caption(algorithm, captionOf(seen.structure, !seen.algorithm)));
}

std::string briefCaptionOf(const VisibleStructure& seen)
{
    const std::uint64_t count = seen.structure.parts.size();
    const bool isWhole = seen.structure.complete;
    switch (seen.structure.kind) {
    case StructureKind::None:
        break;
    case StructureKind::Cells:
        return translatedUtf8((isWhole ? texts::occupiedCells : texts::occupiedCellsOfMore)(count));
    case StructureKind::TreeNodes:
        return translatedUtf8((isWhole ? texts::treeNodes : texts::treeNodesOfMore)(count));
    case StructureKind::Intervals:
        return translatedUtf8((isWhole ? texts::xIntervals : texts::xIntervalsOfMore)(count));
    }
    return translatedUtf8(texts::structureNone());
}

} // namespace broadside
