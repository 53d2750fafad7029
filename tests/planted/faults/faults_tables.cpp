#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <array>

/// @file
/// Tables of cells that are too small or have holes, and cells that are full.

namespace broadside::planted {
namespace {

using Place = std::optional<CellCoord>;

CellCoord clamped(CellCoord cell, const Lattice& lattice) { return *CellPolicy{}.table(cell, lattice); }

/// Cells of which this is true are lost. The others are kept in the nearest cell of the table.
template<class Condition>
void loseCells(Policy& policy, Condition condition)
{
    policy.table = [condition](CellCoord cell, const Lattice& lattice) {
        return condition(cell, lattice) ? Place() : Place(clamped(cell, lattice));
    };
}

bool isOutside(CellCoord cell, const Lattice& lattice)
{
    return cell.x < 0 || cell.y < 0 || cell.x >= lattice.columns || cell.y >= lattice.rows;
}

/// A bucket takes an entry only if this is true.
template<class Condition>
void putOnlyIf(Policy& policy, Condition condition)
{
    policy.put = [condition](Bucket& bucket, std::size_t entry, CellCoord cell) {
        if (!condition(bucket, entry, cell))
            return false;
        bucket.entries.push_back(entry);
        return true;
    };
}

/// Buckets of a small hash table, as most tutorials compute them.
std::uint64_t smallKey(CellCoord cell, std::uint64_t size)
{
    return (static_cast<std::uint64_t>(cell.x) * 31 + static_cast<std::uint64_t>(cell.y) * 17) % size;
}

constexpr Family kTable = Family::Table;
constexpr Family kCapacity = Family::Capacity;
constexpr HostKind kGridHost = HostKind::Grid;

const Fault kTableFaults[] = {
    {"last-column-missing", kTable, kGridHost, World::Space,
     "The number of columns is one too small, and what is in the last one is lost.",
     [](Policy& policy, const Setting&) {
         loseCells(policy, [](CellCoord cell, const Lattice& lattice) { return cell.x >= lattice.columns - 1; });
     }},
    {"last-row-missing", kTable, HostKind::LooseGrid, World::Stacked,
     "The number of rows is rounded down, and objects in the last one are in no cell.",
     [](Policy& policy, const Setting&) {
         loseCells(policy, [](CellCoord cell, const Lattice& lattice) { return cell.y >= lattice.rows - 1; });
     }},
    {"outside-lost", kTable, kGridHost, World::Warehouse,
     "Objects outside the level are in no cell, and the pool is outside.",
     [](Policy& policy, const Setting&) { loseCells(policy, isOutside); }},
    {"negative-lost", kTable, HostKind::Hash, World::Bouncing,
     "Cells are counted from the origin without sign, and those with negative numbers are passed over.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange&, const Entry&, const Lattice&) {
             return cell.x >= 0 && cell.y >= 0;
         };
     }},
    {"one-region-missing", kTable, kGridHost, World::Swarm,
     "One chunk of the level was not loaded, and its cells do not exist.",
     [](Policy& policy, const Setting&) {
         loseCells(policy, [](CellCoord cell, const Lattice& lattice) {
             return cell.x * 3 / lattice.columns == 1 && cell.y * 3 / lattice.rows == 2;
         });
     }},
    {"rows-for-columns", kTable, kGridHost, World::Platformer,
     "The table is as wide as it should be high: columns and rows are swapped when it is made.",
     [](Policy& policy, const Setting&) {
         loseCells(policy, [](CellCoord cell, const Lattice& lattice) { return cell.x >= lattice.rows; });
     }},
    {"size-of-the-first-level", kTable, HostKind::CentreGrid, World::Shooter,
     "The table is as large as the first level, and this level is larger.",
     [](Policy& policy, const Setting&) {
         loseCells(policy, [](CellCoord cell, const Lattice& lattice) {
             return 3 * cell.x >= 2 * lattice.columns || 3 * cell.y >= 2 * lattice.rows;
         });
     }},
    {"sticking-out-lost", kTable, kGridHost, World::Bouncing,
     "An object that sticks out of the level is neither taken as inside nor as outside.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord, const CellRange& range, const Entry&, const Lattice& lattice) {
             return !isOutside(range.first, lattice) && !isOutside(range.last, lattice);
         };
     }},
    {"stride-too-small", kTable, kGridHost, World::Garden,
     "The table has one place less in each row than there are columns, and the end of the table is cut off.",
     [](Policy& policy, const Setting&) {
         loseCells(policy, [](CellCoord cell, const Lattice& lattice) {
             const CellCoord inside = clamped(cell, lattice);
             return inside.y * lattice.columns + inside.x >= (lattice.columns - 2) * lattice.rows;
         });
     }},
    {"border-as-sentinel", kTable, HostKind::RingGrid, World::Space,
     "The outermost cells are kept empty as a border for the search, and objects in them are lost.",
     [](Policy& policy, const Setting&) {
         loseCells(policy, [](CellCoord cell, const Lattice& lattice) {
             return cell.x <= 0 || cell.y <= 0 || cell.x >= lattice.columns - 1 || cell.y >= lattice.rows - 1;
         });
     }},
    {"grid-follows-the-camera", kTable, HostKind::Hash, World::Platformer,
     "Only objects near the camera are put into cells.",
     [](Policy& policy, const Setting&) {
         policy.drops = [](const Body& body, const GameFrame& frame) { return !overlaps(body.box, frame.view); };
         policy.registers = [](const Body& body, const Entry*, const GameFrame& frame) {
             return overlaps(body.box, frame.view);
         };
     }},
    {"odd-rows-overwritten", kTable, kGridHost, World::Swarm,
     "The pointer to every fifth row is overwritten by the next row's, and what is put there is not found.",
     [](Policy& policy, const Setting&) {
         loseCells(policy, [](CellCoord cell, const Lattice&) { return cell.y % 5 == 4; });
     }},
    // ---- Capacity
    {"four-in-a-cell", kCapacity, kGridHost, World::Swarm, "A cell has room for four objects, and others are dropped.",
     [](Policy& policy, const Setting&) {
         putOnlyIf(policy, [](const Bucket& bucket, std::size_t, CellCoord) { return bucket.entries.size() < 4; });
     }},
    {"newest-overwrites", kCapacity, HostKind::CentreGrid, World::Warehouse,
     "A cell is a ring of five places, and the sixth object overwrites the first.",
     [](Policy& policy, const Setting&) {
         policy.put = [](Bucket& bucket, std::size_t entry, CellCoord) {
             constexpr std::size_t kPlaces = 5;
             if (bucket.entries.size() == kPlaces)
                 bucket.entries.erase(bucket.entries.begin());
             bucket.entries.push_back(entry);
             return true;
         };
     }},
    {"first-keeps-the-slot", kCapacity, HostKind::Hash, World::Garden,
     "The hash table is too small: the first cell keeps the slot, and another cell with that slot is dropped.",
     [](Policy& policy, const Setting&) {
         policy.key = [](CellCoord cell, const Lattice&) { return smallKey(cell, 127); };
         putOnlyIf(policy, [](const Bucket& bucket, std::size_t, CellCoord cell) { return bucket.cell == cell; });
     }},
    {"newest-cell-takes-the-slot", kCapacity, HostKind::Hash, World::Shooter,
     "The hash table is too small: a cell with the slot of another one empties it.",
     [](Policy& policy, const Setting&) {
         policy.key = [](CellCoord cell, const Lattice&) { return smallKey(cell, 199); };
         policy.put = [](Bucket& bucket, std::size_t entry, CellCoord cell) {
             if (!(bucket.cell == cell))
                 bucket.entries.clear();
             bucket.cell = cell;
             bucket.entries.push_back(entry);
             return true;
         };
     }},
    {"one-in-a-cell", kCapacity, HostKind::Grid, World::Bouncing, "A cell holds one object, the last one that came.",
     [](Policy& policy, const Setting&) {
         policy.put = [](Bucket& bucket, std::size_t entry, CellCoord) {
             bucket.entries.assign(1, entry);
             return true;
         };
     }},
    {"pool-of-links-empty", kCapacity, HostKind::Hash, World::Platformer,
     "There are 420 links for objects in cells, and what comes after is dropped.",
     [](Policy& policy, const Setting&) {
         policy.put = [left = std::ptrdiff_t{0}](Bucket& bucket, std::size_t entry, CellCoord) mutable {
             constexpr std::ptrdiff_t kLinks = 420;
             if (entry == 0 && bucket.entries.empty())
                 left = kLinks;
             if (left <= 0)
                 return false;
             --left;
             bucket.entries.push_back(entry);
             return true;
         };
     }},
    {"count-of-three-bits", kCapacity, HostKind::LooseGrid, World::Warehouse,
     "The number of objects in a cell has three bits, and the eighth object makes it zero.",
     [](Policy& policy, const Setting&) {
         policy.put = [](Bucket& bucket, std::size_t entry, CellCoord) {
             constexpr std::size_t kLimit = 8;
             bucket.entries.push_back(entry);
             if (bucket.entries.size() == kLimit)
                 bucket.entries.clear();
             return true;
         };
     }},
    {"leaves-are-full", kCapacity, HostKind::LooseTree, World::Swarm,
     "At the deepest level a node takes one object, and the next one is dropped.",
     [](Policy& policy, const Setting&) { policy.tree.perLeaf = 1; }},
    {"first-three-of-a-cell", kCapacity, kGridHost, World::Warehouse,
     "The search looks at the first three objects of a cell.",
     [](Policy& policy, const Setting&) { policy.perCell = 3; }},
};

} // namespace

std::span<const Fault> tableFaults() { return kTableFaults; }

} // namespace broadside::planted
