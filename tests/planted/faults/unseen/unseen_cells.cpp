#include "tests/planted/faults/faults.h"

#include <cmath>
#include <cstdlib>
#include <set>

/// @file
/// Mistakes with cells, tables, borders and searches that were written without knowing what is explained.

namespace broadside::planted {
namespace {

/// Takes a cell as long as the table has room for cells. A cell keeps its place for ever.
class UnseenCellStore {
public:
    explicit UnseenCellStore(std::size_t most)
        : m_most(most)
    {}
    bool has(CellCoord cell)
    {
        if (m_cells.contains({cell.x, cell.y}))
            return true;
        if (m_cells.size() >= m_most)
            return false;
        m_cells.emplace(cell.x, cell.y);
        return true;
    }

private:
    std::size_t m_most;
    std::set<std::pair<std::int64_t, std::int64_t>> m_cells;
};

/// By how much two boxes overlap along an axis; 0: they touch.
double unseenDepth(double lowA, double highA, double lowB, double highB)
{
    return std::min(highA, highB) - std::max(lowA, lowB);
}

const Fault kUnseenCells[] = {
    {"triangle-of-cells", Family::Points, HostKind::Grid, World::Bouncing,
     "The inner loop over the cells of a box begins at the number of the outer one, as in a loop over pairs, and fills "
     "a triangle.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange& range, const Entry&, const Lattice&) {
             return cell.x - range.first.x >= cell.y - range.first.y;
         };
     }},
    {"ring-as-a-diamond", Family::Points, HostKind::RingGrid, World::Space,
     "The cells around that of the centre are chosen by the sum of their distances along x and y, and the corners of "
     "the square are left out.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange& range, const Entry&, const Lattice&) {
             const std::int64_t ring = (range.last.x - range.first.x) / 2;
             const std::int64_t x = cell.x - range.first.x - ring;
             const std::int64_t y = cell.y - range.first.y - ring;
             return std::abs(x) + std::abs(y) <= ring;
         };
     },
     7},
    {"outside-list-alone", Family::Table, HostKind::Grid, World::Space,
     "What is not wholly within the level is kept in a list. The list is tested with itself and the grid with itself, "
     "but never the one with the other.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame& frame) {
             return contains(frame.facts->bounds, a.box) != contains(frame.facts->bounds, b.box);
         });
     }},
    {"cells-never-freed", Family::Capacity, HostKind::Hash, World::Garden,
     "The table has room for 190 cells. A cell that is empty keeps its place, and when all places are taken no new "
     "cell can be made.",
     [](Policy& policy, const Setting&) {
         policy.put = [store = UnseenCellStore(190)](Bucket& bucket, std::size_t entry, CellCoord cell) mutable {
             if (!store.has(cell))
                 return false;
             bucket.entries.push_back(entry);
             return true;
         };
     }},
    {"corner-touch-refused", Family::Borders, HostKind::LooseGrid, World::Stacked,
     "The depths of an overlap along x and y are added, and a sum of zero is taken for apart. Boxes that touch at a "
     "corner are refused, but touching counts.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return unseenDepth(a.box.lo.x, a.box.hi.x, b.box.lo.x, b.box.hi.x) +
                        unseenDepth(a.box.lo.y, a.box.hi.y, b.box.lo.y, b.box.hi.y) <=
                    0.0;
         });
     }},
    {"search-with-the-old-cell-size", Family::Query, HostKind::CentreGrid, World::Platformer,
     "The cell size was changed from 56 to 64 pixels where the grid is filled, and not where it is searched: the "
     "search is off by more the farther it is from the origin.",
     [](Policy& policy, const Setting& setting) {
         policy.pairs.asksWith = [lattice = setting.lattice()](const Entry& asker) {
             constexpr double kOldCell = 56.0;
             const Vec2 at = asker.box.center() - lattice.origin;
             return translated(asker.box, (lattice.cell / kOldCell) * at - at);
         };
     }},
    {"loose-cells-near-by", Family::Query, HostKind::LooseGrid, World::Shooter,
     "The search looks at loose cells whose middle is at most one and a half cells away, whatever the size of their "
     "boxes.",
     [](Policy& policy, const Setting& setting) {
         policy.tree.visits = [far = 1.5 * setting.cell()](const Aabb& cell, const Aabb& query) {
             const Vec2 way = cell.center() - query.center();
             return std::abs(way.x) <= far && std::abs(way.y) <= far;
         };
     }},
};

} // namespace

std::span<const Fault> unseenCellFaults() { return kUnseenCells; }

} // namespace broadside::planted
