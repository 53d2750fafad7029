#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

/// @file
/// Further mistakes with cells and pairs, for tuning.

namespace broadside::planted {
namespace {

double longSide(const Entry& entry) { return std::max(entry.box.width(), entry.box.height()); }

/// Only the cell of one place reports a pair.
void reportInCellOf(Policy& policy, const Setting& setting, Vec2 (*place)(const Aabb& a, const Aabb& b))
{
    refuse(policy, [lattice = setting.lattice(), cellOf = policy.cellOf, place](const Entry& a, const Entry& b,
                                                                                const GameFrame&) {
        const CellCoord owner = cellOf(place(a.box, b.box), lattice);
        const auto isIn = [&](const Entry& entry) {
            const CellCoord low = cellOf(entry.box.lo, lattice);
            const CellCoord high = cellOf(entry.box.hi, lattice);
            return low.x <= owner.x && owner.x <= high.x && low.y <= owner.y && owner.y <= high.y;
        };
        return !isIn(a) || !isIn(b);
    });
}

const Fault kFurtherPairs[] = {
    // ---- Cells
    {"loops-half-open", Family::Points, HostKind::Grid, World::Shooter,
     "The loops over rows and columns end before the last one, and an object within one cell is in none.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange& range, const Entry&, const Lattice&) {
             return cell.x < range.last.x && cell.y < range.last.y;
         };
     }},
    {"columns-half-open", Family::Points, HostKind::Hash, World::Bouncing,
     "The loop over the columns ends before the last one where there are several.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange& range, const Entry&, const Lattice&) {
             return cell.x < range.last.x || range.first.x == range.last.x;
         };
     }},
    {"product-of-zero", Family::Table, HostKind::Hash, World::Bouncing,
     "The key of a cell is its column times its row, and zero means that there is no cell.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange&, const Entry&, const Lattice&) {
             return cell.x != 0 && cell.y != 0;
         };
     }},
    {"every-fifth-diagonal", Family::Table, HostKind::Grid, World::Platformer,
     "Cells on every fifth diagonal share a lock that is never free, and nothing is put into them.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange&, const Entry&, const Lattice&) {
             return (cell.x + cell.y) % 5 != 0;
         };
     }},
    {"larger-than-three-cells-out", Family::Size, HostKind::Hash, World::Bouncing,
     "Objects larger than three cells are not put into the table.",
     [](Policy& policy, const Setting& setting) {
         policy.takes = [cell = 3 * setting.cell()](CellCoord, const CellRange&, const Entry& entry, const Lattice&) {
             return longSide(entry) <= cell;
         };
     }},
    {"large-ones-apart", Family::Query, HostKind::Grid, World::Bouncing,
     "Large objects are in a list of their own: all others are tested with it, but not large ones with each other.",
     [](Policy& policy, const Setting& setting) {
         refuse(policy, [cell = setting.cell()](const Entry& a, const Entry& b, const GameFrame&) {
             return longSide(a) > cell && longSide(b) > cell;
         });
     }},
    {"ring-along-x-only", Family::Query, HostKind::CentreGrid, World::Swarm,
     "The search looks at the cells at the left and at the right.",
     [](Policy& policy, const Setting&) {
         policy.looksAt = [](CellCoord offset, const Entry&) { return offset.y == 0; };
     }},
    {"asks-half-a-cell-aside", Family::Query, HostKind::CentreGrid, World::Warehouse,
     "The search begins at the cell of a point that is half a cell to the right of the object.",
     [](Policy& policy, const Setting& setting) {
         policy.pairs.asksWith = [by = 0.5 * setting.cell()](const Entry& asker) {
             return translated(asker.box, {by, 0.0});
         };
         refuse(policy,
                [](const Entry& asker, const Entry& other, const GameFrame&) { return other.body.id < asker.body.id; });
     }},
    {"owner-of-the-minima", Family::PairKeys, HostKind::Grid, World::Bouncing,
     "A pair is reported by the cell of the smaller left and the smaller low side, so that it is reported once.",
     [](Policy& policy, const Setting& setting) {
         reportInCellOf(policy, setting, [](const Aabb& a, const Aabb& b) {
             return Vec2{std::min(a.lo.x, b.lo.x), std::min(a.lo.y, b.lo.y)};
         });
     }},
    {"owner-between-the-centres", Family::PairKeys, HostKind::Hash, World::Garden,
     "A pair is reported by the cell in the middle between the two centres, so that it is reported once.",
     [](Policy& policy, const Setting& setting) {
         reportInCellOf(policy, setting, [](const Aabb& a, const Aabb& b) { return 0.5 * (a.center() + b.center()); });
     }},
    // ---- Queries
    {"query-less-a-skin", Family::Query, HostKind::Quadtree, World::Swarm,
     "The box of the query is a sixth of a cell smaller on each side, and only the lower id asks.",
     [](Policy& policy, const Setting& setting) {
         policy.pairs.asksWith = [by = setting.cell() / 6](const Entry& asker) {
             const Vec2 half{std::max(0.0, 0.5 * asker.box.width() - by), std::max(0.0, 0.5 * asker.box.height() - by)};
             const Vec2 centre = asker.box.center();
             return Aabb{centre - half, centre + half};
         };
         refuse(policy,
                [](const Entry& asker, const Entry& other, const GameFrame&) { return other.body.id < asker.body.id; });
     }},
    {"asks-every-third-turn", Family::Query, HostKind::Grid, World::Swarm,
     "An object asks in every third step, by its id; a pair is found when one of the two asks.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asks = [](const Entry& asker, const GameFrame& frame) {
             return (asker.body.id + frame.step) % 3 == 0;
         };
     }},
    {"far-along-x-skipped", Family::Query, HostKind::Sweep, World::Bouncing,
     "A quick test passes over objects whose centres are more than a cell apart along x.",
     [](Policy& policy, const Setting& setting) {
         refuse(policy, [far = setting.cell()](const Entry& a, const Entry& b, const GameFrame&) {
             return std::abs(a.box.center().x - b.box.center().x) > far;
         });
     }},
    {"ends-at-the-first-static", Family::Query, HostKind::Hash, World::Platformer,
     "The search of an object ends when it has found a static one.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [asking = std::uint64_t{0}, step = std::uint64_t{0},
                         isDone = false](const Entry& asker, const Entry& other, const GameFrame& frame) mutable {
             if (asking != asker.body.id || step != frame.step)
                 isDone = false;
             asking = asker.body.id;
             step = frame.step;
             const bool was = isDone;
             isDone = isDone || !isDynamic(other.body);
             return was || other.body.id < asker.body.id;
         });
     }},
    {"seventh-step-sorts", Family::Sorting, HostKind::Sweep, World::Swarm, "The list is sorted in every seventh step.",
     [](Policy& policy, const Setting&) {
         policy.sweep.sorts = [](const GameFrame& frame) { return frame.step % 7 == 0; };
     }},
    {"three-places-a-step", Family::Sorting, HostKind::Sweep, World::Space,
     "The sort moves each entry by three places in a step.",
     [](Policy& policy, const Setting&) { policy.sweep.moves = 3; }},
    // ---- Keys and marks
    {"found-once-by-anyone", Family::PairKeys, HostKind::Grid, World::Bouncing,
     "An object that was found is marked for the rest of the step, not for the rest of the search.",
     [](Policy& policy, const Setting&) { policy.pairs.key = [](std::uint64_t, std::uint64_t high) { return high; }; }},
    {"marks-for-three-steps", Family::PairKeys, HostKind::Grid, World::Bouncing,
     "The marks of tested pairs are cleared in every third step.",
     [](Policy& policy, const Setting&) {
         policy.pairs.clears = [](const GameFrame& frame) { return frame.step % 3 == 0; };
     }},
    {"multiple-in-ten-bits", Family::PairKeys, HostKind::Hash, World::Swarm,
     "The key of a pair is 31 times one id plus the other, in a table of 1,024 bits.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return (31 * low + high) % 1'024; };
     }},
    {"found-marks-kept", Family::PairKeys, HostKind::Grid, World::Swarm,
     "The mark by whom an object was found last is never cleared.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [finder = std::unordered_map<std::uint64_t, std::uint64_t>()](
                            const Entry& asker, const Entry& other, const GameFrame&) mutable {
             const auto [mark, isNew] = finder.try_emplace(other.body.id, asker.body.id);
             const bool isKnown = !isNew && mark->second == asker.body.id;
             mark->second = asker.body.id;
             return isKnown || other.body.id < asker.body.id;
         });
     }},
    {"found-in-every-fifth-step", Family::Caps, HostKind::Grid, World::Swarm,
     "New pairs are looked for in every fifth step; those that are known are kept until they part.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [known = std::unordered_set<std::uint64_t>()](const Entry& a, const Entry& b,
                                                                      const GameFrame& frame) mutable {
             if (!overlaps(a.box, b.box)) {
                 known.erase(keyOf(a, b));
                 return false;
             }
             if (frame.step % 5 == 0)
                 known.insert(keyOf(a, b));
             return !known.contains(keyOf(a, b));
         });
     }},
    {"given-up-after-forty-steps", Family::Filters, HostKind::Hash, World::Warehouse,
     "A pair that has been reported for forty steps is taken for a stack that is at rest, and no longer reported.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [steps = std::unordered_map<std::uint64_t, std::pair<std::uint64_t, int>>()](
                            const Entry& a, const Entry& b, const GameFrame& frame) mutable {
             if (!overlaps(a.box, b.box))
                 return false;
             auto& [last, count] = steps[keyOf(a, b)];
             if (last == frame.step)
                 return count > 40;
             count = last + 1 == frame.step ? count + 1 : 1;
             last = frame.step;
             return count > 40;
         });
     }},
};

} // namespace

std::span<const Fault> furtherPairFaults() { return kFurtherPairs; }

} // namespace broadside::planted
