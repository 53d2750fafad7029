#include "core/debug/diagnosis/structure_rule.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace broadside::diagnosis {
namespace {

CellRange inTable(const StructureRule& structure, CellRange range)
{
    const GameCells& cells = structure.cells;
    if (structure.outside == StructureRule::Outside::Endless || cells.columns == 0 || cells.rows == 0)
        return range;
    if (structure.outside == StructureRule::Outside::Dropped)
        return intersection(range, {{0, 0}, {cells.columns - 1, cells.rows - 1}});
    const auto clamp = [&](CellCoord cell) {
        return CellCoord{std::clamp<std::int64_t>(cell.x, 0, cells.columns - 1),
                         std::clamp<std::int64_t>(cell.y, 0, cells.rows - 1)};
    };
    return {clamp(range.first), clamp(range.last)};
}

CellRange pointCell(const StructureRule& structure, Vec2 point)
{
    const CellCoord cell = structure.cells.at(point);
    return inTable(structure, {cell, cell});
}

/// The cells in which an object with this box is registered, gaps included.
CellRange cellsOf(const StructureRule& structure, const Aabb& box)
{
    switch (structure.kind) {
    case StructureRule::Kind::Centre:
    case StructureRule::Kind::CentreAsked:
        return pointCell(structure, box.center());
    case StructureRule::Kind::LowCorner:
        return pointCell(structure, box.lo);
    default:
        return inTable(structure, structure.cells.of(box));
    }
}

std::int64_t apart(const CellRange& a, const CellRange& b)
{
    const std::int64_t x = std::max({a.first.x - b.last.x, b.first.x - a.last.x, std::int64_t{0}});
    const std::int64_t y = std::max({a.first.y - b.last.y, b.first.y - a.last.y, std::int64_t{0}});
    return std::max(x, y);
}

std::array<CellCoord, 4> corners(const CellRange& range)
{
    return {range.first, CellCoord{range.last.x, range.first.y}, CellCoord{range.first.x, range.last.y}, range.last};
}

bool shareCorner(const CellRange& a, const CellRange& b)
{
    const auto ofB = corners(b);
    return std::ranges::any_of(corners(a), [&](CellCoord cell) { return std::ranges::find(ofB, cell) != ofB.end(); });
}

std::int64_t expectedCount(const StructureRule& structure, const CellRange& range)
{
    if (structure.kind != StructureRule::Kind::Corners)
        return range.count();
    return std::min<std::int64_t>(range.columns(), 2) * std::min<std::int64_t>(range.rows(), 2);
}

bool agreesInCells(const StructureRule& structure, const Aabb& box, const Registered& recorded)
{
    const CellRange range = cellsOf(structure, box);
    return recorded.kind == Registered::Kind::Cells
               ? range == recorded.cells && expectedCount(structure, range) == recorded.cellCount
               : range.isEmpty();
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

} // namespace

bool meet(const StructureRule& structure, TouchRule touch, const std::optional<Aabb>& a, const std::optional<Aabb>& b)
{
    if (!a || !b)
        return false;
    if (structure.kind == StructureRule::Kind::Boxes)
        return overlaps(*a, *b, touch);
    const CellRange ofA = cellsOf(structure, *a);
    const CellRange ofB = cellsOf(structure, *b);
    if (ofA.isEmpty() || ofB.isEmpty())
        return false;
    if (structure.kind == StructureRule::Kind::Corners)
        return shareCorner(ofA, ofB);
    if (structure.kind != StructureRule::Kind::CentreAsked)
        return apart(ofA, ofB) <= structure.ring;
    return apart(inTable(structure, structure.cells.of(*a)), ofB) == 0 ||
           apart(ofA, inTable(structure, structure.cells.of(*b))) == 0;
}

bool agrees(const StructureRule& structure, const std::optional<Aabb>& box, const Registered& recorded, double margin)
{
    if (!box || recorded.kind == Registered::Kind::Nowhere)
        return !box && recorded.kind == Registered::Kind::Nowhere;
    if (recorded.kind == Registered::Kind::Box)
        return agreesInBoxes(*box, recorded.box, margin);
    return structure.kind == StructureRule::Kind::Boxes || agreesInCells(structure, *box, recorded);
}

double priceOf(const StructureRule& structure) noexcept
{
    constexpr std::array kPrices{0.0, 2.0, 4.0, 5.0, 5.0, 6.0}; // by Kind
    const double outside = structure.outside == StructureRule::Outside::Endless ? 0.0 : 2.0;
    return kPrices[static_cast<std::size_t>(structure.kind)] + static_cast<double>(structure.ring) + outside;
}

} // namespace broadside::diagnosis
