#include "tests/planted/faults.h"

#include <array>

/// @file
/// Which cells of a box an object is put into, and how coordinates become cells.

namespace broadside::planted {
namespace {

bool isFirstOrLast(std::int64_t at, std::int64_t first, std::int64_t last) { return at == first || at == last; }

const Fault kFaults[] = {
    {"corners-only", Family::Points, HostKind::Grid, World::Bouncing,
     "Only the cells of the four corners are filled, so a large box has gaps between them.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange& range, const Entry&, const Lattice&) {
             return isFirstOrLast(cell.x, range.first.x, range.last.x) &&
                    isFirstOrLast(cell.y, range.first.y, range.last.y);
         };
     }},
    {"two-corners", Family::Points, HostKind::Hash, World::Shooter,
     "Only the cells of the first and of the opposite corner are filled.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange& range, const Entry&, const Lattice&) {
             return cell == range.first || cell == range.last;
         };
     }},
    {"first-corner", Family::Points, HostKind::Hash, World::Garden,
     "An object is in the cell of its first corner alone.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange& range, const Entry&, const Lattice&) {
             return cell == range.first;
         };
     }},
};

} // namespace

std::span<const Fault> cellFaults() { return kFaults; }

} // namespace broadside::planted
