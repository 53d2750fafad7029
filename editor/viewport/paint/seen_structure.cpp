#include "editor/viewport/paint/seen_structure.h"

#include "core/base/count_text.h"
#include "core/debug/recorded_broad_phase.h"

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

std::string cellsCaption(const Structure& structure)
{
    const auto coarse =
        std::ranges::count_if(structure.parts, [](const StructurePart& part) { return part.depth > 0; });
    std::string text = countOf(structure.parts.size(), "occupied cell") + " in view";
    if (coarse > 0)
        text +=
            ", " + groupedNumber(static_cast<std::uint64_t>(coarse)) + " of them coarser (dashed), for large objects";
    return text;
}

std::string nodesCaption(const Structure& structure)
{
    const int depth = deepest(structure);
    return countOf(structure.parts.size(), "node") + " in view, depth 0" +
           (depth > 0 ? " to " + std::to_string(depth) + ", the deeper the fainter" : "");
}

} // namespace

VisibleStructure visibleStructureOf(const BroadPhase& broadPhase, const Camera2D& camera)
{
    return {algorithmOf(broadPhase), broadPhase.structure(camera.visibleWorld(), VisibleStructure::kMostParts)};
}

std::string captionOf(const VisibleStructure& seen)
{
    const Structure& structure = seen.structure;
    std::string text = (seen.algorithm ? std::string(infoOf(*seen.algorithm).name) : std::string("as recorded")) + ": ";
    switch (structure.kind) {
    case StructureKind::None:
        return text + (seen.algorithm ? "no structure, every pair is a candidate" : "no structure is known");
    case StructureKind::Cells:
        text += cellsCaption(structure);
        break;
    case StructureKind::TreeNodes:
        text += nodesCaption(structure);
        break;
    case StructureKind::Intervals:
        text += countOf(structure.parts.size(), "x interval") + " in view, stronger where more overlap";
        break;
    }
    return structure.complete ? text : text + "; not all, zoom in for the rest";
}

std::string briefCaptionOf(const VisibleStructure& seen)
{
    const std::uint64_t count = seen.structure.parts.size();
    const std::string more = seen.structure.complete ? "" : " of more";
    switch (seen.structure.kind) {
    case StructureKind::None:
        return "no structure";
    case StructureKind::Cells:
        return countOf(count, "occupied cell") + more;
    case StructureKind::TreeNodes:
        return countOf(count, "tree node") + more;
    case StructureKind::Intervals:
        return countOf(count, "x interval") + more;
    }
    return {};
}

const char* nameOfOwnParts(StructureKind kind) noexcept
{
    switch (kind) {
    case StructureKind::None:
        break;
    case StructureKind::Cells:
        return "its cells";
    case StructureKind::TreeNodes:
        return "its nodes";
    case StructureKind::Intervals:
        return "its interval";
    }
    return "";
}

} // namespace broadside
