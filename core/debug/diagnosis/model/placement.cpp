#include "core/debug/diagnosis/model/placement.h"

#include <algorithm>
#include <cmath>

namespace broadside::diagnosis {
namespace {

using PlacedKind = StructureRule::Kind;

std::int64_t apart(const CellRange& a, const CellRange& b)
{
    const std::int64_t x = std::max({a.first.x - b.last.x, b.first.x - a.last.x, std::int64_t{0}});
    const std::int64_t y = std::max({a.first.y - b.last.y, b.first.y - a.last.y, std::int64_t{0}});
    return std::max(x, y);
}

bool share(const KeptCells& a, const KeptCells& b)
{
    if (a.isWhole && b.isWhole)
        return apart(a.around, b.around) == 0;
    const KeptCells& listed = a.isWhole ? b : a;
    const KeptCells& other = a.isWhole ? a : b;
    return std::ranges::any_of(listed.some, [&](CellCoord cell) { return other.has(cell); });
}

bool agreesInCells(const KeptCells& kept, const Registered& recorded)
{
    return kept.around == recorded.cells && kept.count() == recorded.cellCount;
}

bool agreesInBoxes(const Aabb& box, const Aabb& recorded, double margin)
{
    constexpr double kRounding = 1e-5; // relative: the recorded box may be of floats
    const double largest = std::max({std::abs(box.lo.x), std::abs(box.lo.y), std::abs(box.hi.x), std::abs(box.hi.y)});
    const double slack = kRounding * std::max(box.width() + box.height(), 1e-2 * largest);
    const auto isWithin = [&](double excess) { return excess >= -slack && excess <= margin + slack; };
    return isWithin(box.lo.x - recorded.lo.x) && isWithin(box.lo.y - recorded.lo.y) &&
           isWithin(recorded.hi.x - box.hi.x) && isWithin(recorded.hi.y - box.hi.y);
}

bool usesRing(PlacedKind kind)
{
    return kind == PlacedKind::Extents || kind == PlacedKind::Centre || kind == PlacedKind::LowCorner;
}

} // namespace

Placed placed(const StructureRule& structure, const std::optional<Aabb>& box)
{
    Placed object;
    place(structure, box, object);
    return object;
}

void place(const StructureRule& structure, const std::optional<Aabb>& box, Placed& object)
{
    object.box = box;
    object.asked = {};
    if (!box || structure.kind == PlacedKind::Boxes) {
        object.cells = {};
        return;
    }
    keepCells(structure, *box, object.cells);
    if (structure.kind == PlacedKind::CentreAsked)
        object.asked = structure.cells.of(*box);
}

bool meet(const StructureRule& structure, TouchRule touch, const Placed& a, const Placed& b)
{
    if (!a.box || !b.box)
        return false;
    if (structure.kind == PlacedKind::Boxes)
        return overlaps(structure.margin > 0.0 ? grown(*a.box, structure.margin) : *a.box, *b.box, touch);
    if (a.cells.around.isEmpty() || b.cells.around.isEmpty())
        return false;
    if (structure.kind == PlacedKind::CentreLoose)
        return overlaps(*a.box, *b.box, touch);
    if (usesRing(structure.kind) && structure.ring > 0)
        return apart(a.cells.around, b.cells.around) <= structure.ring;
    if (structure.kind != PlacedKind::CentreAsked)
        return share(a.cells, b.cells);
    return apart(a.asked, b.cells.around) == 0 || apart(a.cells.around, b.asked) == 0;
}

bool agrees(const StructureRule& structure, const Placed& object, const Registered& recorded, double margin)
{
    if (!object.box)
        return recorded.kind == Registered::Kind::Nowhere;
    if (recorded.kind == Registered::Kind::Nowhere)
        return structure.kind != PlacedKind::Boxes && object.cells.around.isEmpty();
    if (recorded.kind == Registered::Kind::Box)
        return agreesInBoxes(*object.box, recorded.box, margin);
    return structure.kind != PlacedKind::Boxes && agreesInCells(object.cells, recorded);
}

} // namespace broadside::diagnosis
