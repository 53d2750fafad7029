#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

/// @file
/// Further mistakes with tables, cells that are full, borders, whole numbers, trees and sorting, for tuning.

namespace broadside::planted {
namespace {

/// Refuses an entry if the bucket already holds `most` entries of its kind: static ones, or dynamic ones.
auto atMostOf(bool areDynamic, int most)
{
    return [areDynamic, most](CellPolicy& policy) {
        policy.takes = [areDynamic, most, step = std::uint64_t{0}, counts = std::unordered_map<std::uint64_t, int>()](
                           CellCoord cell, const CellRange&, const Entry& entry, const Lattice&) mutable {
            if (entry.since != step)
                counts.clear();
            step = entry.since;
            const auto key = static_cast<std::uint64_t>(cell.x) << 32 ^ static_cast<std::uint64_t>(cell.y);
            return isDynamic(entry.body) != areDynamic || ++counts[key] <= most;
        };
    };
}

const Fault kFurtherStructures[] = {
    // ---- Tables
    {"low-rows-lost", Family::Table, HostKind::Grid, World::Space,
     "Two is taken from the number of a row for a border that was removed; what is below zero is dropped.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange&, const Entry&, const Lattice&) { return cell.y >= 2; };
     }},
    {"third-columns-locked", Family::Table, HostKind::Hash, World::Swarm,
     "Every third column belongs to a thread that was never started.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange&, const Entry&, const Lattice&) {
             return (cell.x % 3 + 3) % 3 != 1;
         };
     }},
    {"seventh-places-reserved", Family::Table, HostKind::Grid, World::Warehouse,
     "Every seventh place of the table, counted row by row, is reserved and takes nothing.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange&, const Entry&, const Lattice& lattice) {
             return (cell.y * lattice.columns + cell.x) % 7 != 3;
         };
     }},
    {"both-odd-cells", Family::Table, HostKind::Grid, World::Platformer,
     "A table of half the resolution was copied over: cells with odd column and odd row stay empty.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange&, const Entry&, const Lattice&) {
             return cell.x % 2 == 0 || cell.y % 2 == 0;
         };
     }},
    // ---- Cells that are full
    {"two-newest-in-a-cell", Family::Capacity, HostKind::CentreGrid, World::Swarm,
     "A cell is a ring of two places: a third object takes the place of the oldest.",
     [](Policy& policy, const Setting&) {
         policy.put = [](Bucket& bucket, std::size_t entry, CellCoord) {
             if (bucket.entries.size() == 2)
                 bucket.entries.erase(bucket.entries.begin());
             bucket.entries.push_back(entry);
             return true;
         };
     }},
    {"two-static-in-a-cell", Family::Capacity, HostKind::Grid, World::Platformer,
     "A cell has room for two static objects and any number of dynamic ones.",
     [](Policy& policy, const Setting&) { atMostOf(false, 2)(policy); }},
    {"three-dynamic-in-a-cell", Family::Capacity, HostKind::Hash, World::Bouncing,
     "A cell has room for three dynamic objects.", [](Policy& policy, const Setting&) { atMostOf(true, 3)(policy); }},
    {"seven-in-a-bucket", Family::Capacity, HostKind::Hash, World::Garden,
     "A bucket of the hash has seven places, for all of its cells.",
     [](Policy& policy, const Setting&) {
         policy.put = [](Bucket& bucket, std::size_t entry, CellCoord) {
             if (bucket.entries.size() >= 7)
                 return false;
             bucket.entries.push_back(entry);
             return true;
         };
     }},
    // ---- Borders and whole numbers
    {"touch-along-y-refused", Family::Borders, HostKind::Sweep, World::Stacked,
     "Along x boxes that touch overlap, but along y they do not.",
     [](Policy& policy, const Setting&) {
         policy.sweep.meets = [](const Entry& a, const Entry& b) {
             return a.box.lo.y < b.box.hi.y && b.box.lo.y < a.box.hi.y;
         };
     }},
    {"even-pixels", Family::Integers, HostKind::Sweep, World::Shooter,
     "The level is drawn at half size, and boxes are kept in its pixels: both corners are rounded down to even "
     "numbers.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body&, const GameFrame&) {
             const auto even = [](double number) { return 2.0 * std::floor(0.5 * number); };
             return Aabb{{even(box.lo.x), even(box.lo.y)}, {even(box.hi.x), even(box.hi.y)}};
         });
     }},
    {"sizes-of-whole-halves", Family::Integers, HostKind::Quadtree, World::Platformer,
     "Half the width and half the height are whole numbers of pixels, rounded down.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body&, const GameFrame&) {
             const Vec2 half{std::floor(0.5 * box.width()), std::floor(0.5 * box.height())};
             return Aabb{box.center() - half, box.center() + half};
         });
     }},
    {"half-metres-down", Family::Integers, HostKind::Hash, World::Garden,
     "Places are rounded down to half a metre; sizes stay as they are.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body&, const GameFrame&) {
             const Vec2 low{0.5 * std::floor(2.0 * box.lo.x), 0.5 * std::floor(2.0 * box.lo.y)};
             return translated(box, low - box.lo);
         });
     }},
    // ---- Trees
    {"path-of-the-centre", Family::Trees, HostKind::Quadtree, World::Swarm,
     "A search goes down only to the child with the middle of the box.",
     [](Policy& policy, const Setting&) {
         policy.tree.visits = [](const Aabb& node, const Aabb& query) { return contains(node, query.center()); };
     }},
    {"three-levels-searched", Family::Trees, HostKind::Quadtree, World::Bouncing,
     "A search goes down three levels, since the tree was that deep once.",
     [](Policy& policy, const Setting& setting) {
         policy.tree.visits = [least = setting.world->bounds.width() / 9](const Aabb& node, const Aabb& query) {
             return node.width() > least && overlaps(node, query);
         };
     }},
    {"nodes-inside-the-query", Family::Trees, HostKind::Quadtree, World::Warehouse,
     "A search goes down to children that hold all of the box, or a corner of them.",
     [](Policy& policy, const Setting&) {
         policy.tree.visits = [](const Aabb& node, const Aabb& query) {
             return contains(node, query.lo) || contains(node, query.hi);
         };
     }},
    {"resting-pairs-dropped", Family::Trees, HostKind::FatTree, World::Warehouse,
     "A pair is dropped when both of its objects rest, and is not found again until a leaf changes.",
     [](Policy& policy, const Setting&) {
         policy.tree.keepsPair = [](const Aabb& a, const Aabb& b, const Entry& first, const Entry& second) {
             return overlaps(a, b) && !(isAtRest(first.body) && isAtRest(second.body));
         };
     }},
    {"leaf-left-by-its-low-corner", Family::Trees, HostKind::FatTree, World::Bouncing,
     "A leaf changes only when the low corner of the object has left it.",
     [](Policy& policy, const Setting&) {
         policy.tree.stays = [](const Aabb& fat, const Entry& entry) { return contains(fat, entry.box.lo); };
     }},
    // ---- Sorting
    {"sorted-by-the-right-side", Family::Sorting, HostKind::Sweep, World::Bouncing,
     "The list is sorted by the right sides, and a search ends at the first left side beyond its own right side.",
     [](Policy& policy, const Setting&) {
         policy.sweep.key = [](const Entry& entry) { return entry.box.hi.x; };
         policy.sweep.goesOnTo = [](const Entry& asker, const Entry& next, std::size_t) {
             return next.box.lo.x <= asker.box.hi.x;
         };
     }},
    {"three-apart-end-it", Family::Sorting, HostKind::Sweep, World::Shooter,
     "A search ends at the third object that is apart along y.",
     [](Policy& policy, const Setting&) {
         policy.sweep.goesOnTo = [apart = 0](const Entry& asker, const Entry& next, std::size_t nth) mutable {
             if (nth == 1)
                 apart = 0;
             apart += asker.box.lo.y > next.box.hi.y || next.box.lo.y > asker.box.hi.y ? 1 : 0;
             return apart < 3 && next.box.lo.x <= asker.box.hi.x;
         };
     }},
    {"nearly-sorted-is-sorted", Family::Sorting, HostKind::Sweep, World::Swarm,
     "The sort leaves two entries as they are if they are out of order by less than a third of a cell.",
     [](Policy& policy, const Setting& setting) { policy.sweep.tie = setting.cell() / 3; }},
};

} // namespace

std::span<const Fault> furtherStructureFaults() { return kFurtherStructures; }

} // namespace broadside::planted
