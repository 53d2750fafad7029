#include "tests/planted/faults/faults.h"

#include <cstdlib>
#include <map>
#include <memory>
#include <set>
#include <unordered_set>

/// @file
/// More mistakes with cells: which are filled, borders, tables with holes, and lists that are full.

namespace broadside::planted {
namespace {

CellCoord cellAt(Vec2 point, const Lattice& lattice) { return CellPolicy{}.cellOf(point, lattice); }

using CellKey = std::pair<std::int64_t, std::int64_t>;
CellKey cellKey(CellCoord cell) { return {cell.x, cell.y}; }

/// The cells that dynamic objects touch, step by step.
struct MovingCells {
    std::set<CellKey> first;  ///< In the first step.
    std::set<CellKey> now;    ///< In this step.
    std::set<CellKey> lately; ///< Since the start, and left again.
    std::uint64_t step = 0;
    bool hasBegun = false;

    void see(const GameFrame& frame, const Lattice& lattice)
    {
        if (hasBegun && step == frame.step)
            return;
        step = frame.step;
        const std::set<CellKey> before = std::exchange(now, {});
        for (const Body& body : frame.bodies)
            if (isDynamic(body))
                forEach(body.box, lattice, [&](CellCoord cell) { now.insert(cellKey(cell)); });
        for (const CellKey& cell : before)
            if (!now.contains(cell))
                lately.insert(cell);
        if (!std::exchange(hasBegun, true))
            first = now;
    }
    template<class Visit>
    static void forEach(const Aabb& box, const Lattice& lattice, Visit visit)
    {
        const CellCoord low = cellAt(box.lo, lattice);
        const CellCoord high = cellAt(box.hi, lattice);
        for (std::int64_t y = low.y; y <= high.y; ++y)
            for (std::int64_t x = low.x; x <= high.x; ++x)
                visit(CellCoord{x, y});
    }
};

/// Static objects are taken only into cells of which this is true.
template<class Condition>
void wallsOnlyWhere(Policy& policy, const Setting& setting, Condition condition)
{
    const auto cells = std::make_shared<MovingCells>();
    policy.registers = [cells, lattice = setting.lattice()](const Body&, const Entry*, const GameFrame& frame) {
        cells->see(frame, lattice);
        return true;
    };
    policy.takes = [cells, condition](CellCoord cell, const CellRange&, const Entry& entry, const Lattice&) {
        return isDynamic(entry.body) || condition(*cells, cellKey(cell));
    };
}

/// Counts the objects that came into a cell, and not those that left it.
class EntryCounts {
public:
    explicit EntryCounts(std::size_t limit)
        : m_limit(limit)
    {}
    bool takes(CellCoord at, std::size_t entry)
    {
        m_step += entry < m_last ? 1U : 0U; // entries come in the same order in each step
        m_last = entry;
        Cell& cell = m_cells[cellKey(at)];
        if (cell.step != m_step) {
            cell.before = cell.step + 1 == m_step ? cell.now : std::set<std::size_t>();
            cell.now.clear();
            cell.step = m_step;
        }
        if (!cell.before.contains(entry) && ++cell.count > m_limit)
            return false;
        cell.now.insert(entry);
        return true;
    }

private:
    struct Cell {
        std::set<std::size_t> before;
        std::set<std::size_t> now;
        std::uint64_t step = 0;
        std::size_t count = 0;
    };
    std::size_t m_limit;
    std::uint64_t m_step = 1;
    std::size_t m_last = 0;
    std::map<CellKey, Cell> m_cells;
};

void onlyLowerIdAsks(Policy& policy)
{
    refuse(policy,
           [](const Entry& asker, const Entry& other, const GameFrame&) { return other.body.id < asker.body.id; });
}

/// How far two boxes overlap, along the axis on which it is less.
double depthOf(const Aabb& a, const Aabb& b)
{
    return std::min(std::min(a.hi.x, b.hi.x) - std::max(a.lo.x, b.lo.x),
                    std::min(a.hi.y, b.hi.y) - std::max(a.lo.y, b.lo.y));
}

const Fault kMoreCells[] = {
    {"cells-of-the-feet", Family::Points, HostKind::Hash, World::Shooter,
     "Only the cells along the lower side of a box are filled, as for walking on tiles.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange& range, const Entry&, const Lattice&) {
             return cell.y == range.last.y;
         };
     }},
    {"cross-of-five-cells", Family::Points, HostKind::Grid, World::Bouncing,
     "The cell of the centre and the four beside it are filled, and barges reach farther.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange&, const Entry& entry, const Lattice& lattice) {
             const CellCoord middle = cellAt(entry.box.center(), lattice);
             return std::abs(cell.x - middle.x) + std::abs(cell.y - middle.y) <= 1;
         };
     }},
    {"every-second-cell", Family::Points, HostKind::Hash, World::Bouncing,
     "To save memory a large box fills every second of its cells like a chess board.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange& range, const Entry&, const Lattice&) {
             constexpr std::int64_t kLarge = 4;
             return range.count() <= kLarge || ((cell.x + cell.y) & 1) == 0;
         };
     }},
    // ---- Borders
    {"slop-in-the-broad-phase", Family::Borders, HostKind::Grid, World::Platformer,
     "Overlaps up to 1.5 pixels are thrown away, which is the solver's tolerance, and feet sink in by one pixel.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& asker, const Entry& other, const GameFrame&) {
             constexpr double kSlop = 1.5;
             return depthOf(asker.box, other.box) < kSlop;
         });
     }},
    {"far-border-outside", Family::Borders, HostKind::Quadtree, World::Stacked,
     "What reaches the far border of the level counts as outside and is not put into the tree.",
     [](Policy& policy, const Setting& setting) {
         policy.tree.root = [by = 0.001 * setting.cell()](const Aabb& bounds, const GameFrame&) {
             return Aabb{bounds.lo, bounds.hi - Vec2{by, by}};
         };
         policy.tree.keepsOutside = [](const Aabb&, const Entry&) { return false; };
     }},
    {"query-without-skin", Family::Borders, HostKind::Quadtree, World::Stacked,
     "The box of the query is a quarter of a pixel smaller so that neighbours are not caught, but touching counts.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asksWith = [](const Entry& asker) {
             constexpr double kSkin = 0.25;
             return grown(asker.box, -kSkin);
         };
     }},
    // ---- Table
    {"cells-made-by-moving-ones", Family::Table, HostKind::Hash, World::Platformer,
     "Loading the level puts static objects only into cells that exist, and only moving objects make cells.",
     [](Policy& policy, const Setting& setting) {
         wallsOnlyWhere(policy, setting,
                        [](const MovingCells& cells, const CellKey& cell) { return cells.first.contains(cell); });
     }},
    {"cell-deleted-with-its-walls", Family::Table, HostKind::Grid, World::Shooter,
     "When the last moving object leaves a cell, the cell is deleted, and the static ones in it are lost for ever.",
     [](Policy& policy, const Setting& setting) {
         wallsOnlyWhere(policy, setting,
                        [](const MovingCells& cells, const CellKey& cell) { return !cells.lately.contains(cell); });
     }},
    // ---- Capacity
    {"list-of-large-ones", Family::Capacity, HostKind::Grid, World::Bouncing,
     "What would fill more than six cells is put on a list of large objects, which no search looks at.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord, const CellRange& range, const Entry&, const Lattice&) {
             constexpr std::int64_t kMost = 6;
             return range.count() <= kMost;
         };
     }},
    {"places-for-objects", Family::Capacity, HostKind::CentreGrid, World::Shooter,
     "The array of objects has 112 places, and objects in higher slots are not put into the grid.",
     [](Policy& policy, const Setting&) {
         policy.registers = [](const Body& body, const Entry*, const GameFrame&) {
             constexpr std::size_t kPlaces = 112;
             return body.slot < kPlaces;
         };
     }},
    {"result-of-eight", Family::Capacity, HostKind::Hash, World::Warehouse,
     "The result of a search has eight places; an object in two cells takes two, and the asker itself some.",
     [](Policy& policy, const Setting&) {
         policy.perQuery = 8;
         onlyLowerIdAsks(policy);
     }},
    {"copied-too-little", Family::Capacity, HostKind::Hash, World::Swarm,
     "When the list of a cell grows from four places, one of the four objects is copied: bytes were meant.",
     [](Policy& policy, const Setting&) {
         policy.put = [](Bucket& bucket, std::size_t entry, CellCoord) {
             constexpr std::size_t kPlaces = 4;
             if (bucket.entries.size() == kPlaces)
                 bucket.entries.resize(1);
             bucket.entries.push_back(entry);
             return true;
         };
     }},
    {"leavers-not-counted-off", Family::Capacity, HostKind::Grid, World::Swarm,
     "A cell counts who comes in and not who leaves, and after 24 it takes no one for the rest of the game.",
     [](Policy& policy, const Setting&) {
         policy.put = [counts = EntryCounts(24)](Bucket& bucket, std::size_t entry, CellCoord cell) mutable {
             if (!counts.takes(cell, entry))
                 return false;
             bucket.entries.push_back(entry);
             return true;
         };
     }},
};

} // namespace

std::span<const Fault> moreCellFaults() { return kMoreCells; }

} // namespace broadside::planted
