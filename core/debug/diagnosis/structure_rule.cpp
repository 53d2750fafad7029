#include "core/debug/diagnosis/structure_rule.h"

#include "core/debug/diagnosis/cell_pattern.h"

#include <algorithm>
#include <cmath>

namespace broadside::diagnosis {
namespace {

using Kind = StructureRule::Kind;

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

bool agreesInCells(const StructureRule& structure, const Aabb& box, const Registered& recorded)
{
    const KeptCells kept = keptCells(structure, box);
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

bool usesRing(Kind kind) { return kind == Kind::Extents || kind == Kind::Centre || kind == Kind::LowCorner; }

} // namespace

bool meet(const StructureRule& structure, TouchRule touch, const std::optional<Aabb>& a, const std::optional<Aabb>& b)
{
    if (!a || !b)
        return false;
    if (structure.kind == Kind::Boxes)
        return overlaps(*a, *b, touch);
    const KeptCells ofA = keptCells(structure, *a);
    const KeptCells ofB = keptCells(structure, *b);
    if (ofA.around.isEmpty() || ofB.around.isEmpty())
        return false;
    if (usesRing(structure.kind))
        return apart(ofA.around, ofB.around) <= structure.ring;
    if (structure.kind != Kind::CentreAsked)
        return share(ofA, ofB);
    const auto asked = [&](const Aabb& box) { return structure.cells.of(box); };
    return apart(asked(*a), ofB.around) == 0 || apart(ofA.around, asked(*b)) == 0;
}

bool agrees(const StructureRule& structure, const std::optional<Aabb>& box, const Registered& recorded, double margin)
{
    if (!box)
        return recorded.kind == Registered::Kind::Nowhere;
    if (recorded.kind == Registered::Kind::Nowhere)
        return structure.kind != Kind::Boxes && keptCells(structure, *box).around.isEmpty();
    if (recorded.kind == Registered::Kind::Box)
        return agreesInBoxes(*box, recorded.box, margin);
    return structure.kind != Kind::Boxes && agreesInCells(structure, *box, recorded);
}

double priceOf(const StructureRule& structure) noexcept
{
    constexpr double kPattern = 6.0; // bits
    const double outside = structure.outside == StructureRule::Outside::Endless ? 0.0 : 2.0;
    const double ring = static_cast<double>(structure.ring);
    switch (structure.kind) {
    case Kind::Boxes:
        return 0.0;
    case Kind::Extents:
        return 2.0 + ring + outside;
    case Kind::Centre:
        return 4.0 + ring + outside;
    default:
        return kPattern + ring + outside;
    }
}

} // namespace broadside::diagnosis
