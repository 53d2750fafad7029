#include "tests/planted/faults/faults.h"

#include <cstdlib>

/// @file
/// Which cells of a box an object is put into, and how coordinates become cells.

namespace broadside::planted {
namespace {

bool isEnd(std::int64_t at, std::int64_t first, std::int64_t last) { return at == first || at == last; }

CellCoord floorCell(Vec2 point, const Lattice& lattice) { return CellPolicy{}.cellOf(point, lattice); }

/// Takes only cells of which this is true: the cell, counted from the first of its range, and the range.
template<class Condition>
void takeOnly(Policy& policy, Condition condition)
{
    policy.takes = [condition](CellCoord cell, const CellRange& range, const Entry&, const Lattice&) {
        return condition(CellCoord{cell.x - range.first.x, cell.y - range.first.y}, range);
    };
}

/// Takes only cells with one of these points of the box: each from 0, the low side, to 1, the high side.
void takePoints(Policy& policy, std::vector<Vec2> points)
{
    policy.takes = [points = std::move(points)](CellCoord cell, const CellRange&, const Entry& entry,
                                                const Lattice& lattice) {
        for (const Vec2 point : points) {
            const Vec2 size{entry.box.width(), entry.box.height()};
            if (floorCell(entry.box.lo + scaled(size, point), lattice) == cell)
                return true;
        }
        return false;
    };
}

/// The cell of each side of a box by its own rule: left, low, right, high, in cells from the origin.
template<class Low, class High>
void rangeBy(Policy& policy, Low low, High high)
{
    policy.range = [low, high](const Aabb& box, const Lattice& lattice) {
        const auto cell = [&](auto rule, double x, double origin) {
            return static_cast<std::int64_t>(rule((x - origin) / lattice.cell));
        };
        return CellRange{{cell(low, box.lo.x, lattice.origin.x), cell(low, box.lo.y, lattice.origin.y)},
                         {cell(high, box.hi.x, lattice.origin.x), cell(high, box.hi.y, lattice.origin.y)}};
    };
}

double downTo(double x) { return std::floor(x); }

constexpr Family kPointFamily = Family::Points;
constexpr Family kIntegers = Family::Integers;
constexpr Family kBorders = Family::Borders;
constexpr HostKind kGrid = HostKind::Grid;
constexpr HostKind kHash = HostKind::Hash;

const Fault kCellFaults[] = {
    {"corners-only", kPointFamily, kGrid, World::Bouncing,
     "Only the cells of the four corners are filled, so that a large box has gaps between them.",
     [](Policy& policy, const Setting&) {
         takeOnly(policy, [](CellCoord at, const CellRange& range) {
             return isEnd(at.x, 0, range.columns() - 1) && isEnd(at.y, 0, range.rows() - 1);
         });
     }},
    {"two-corners", kPointFamily, kHash, World::Shooter,
     "Only the cells of the first and of the opposite corner are filled.",
     [](Policy& policy, const Setting&) {
         takePoints(policy, {{0, 0}, {1, 1}});
     }},
    {"first-corner", kPointFamily, kHash, World::Garden, "An object is in the cell of its first corner alone.",
     [](Policy& policy, const Setting&) {
         takePoints(policy, {{0, 0}});
     }},
    {"centre-cell-only", kPointFamily, kGrid, World::Swarm,
     "An object is in the cell of its centre alone, and pairs are only looked for within a cell.",
     [](Policy& policy, const Setting&) {
         takePoints(policy, {{0.5, 0.5}});
     }},
    {"five-points", kPointFamily, kGrid, World::Garden,
     "The cells of the centre and of the middles of the four sides are filled, not those of the corners.",
     [](Policy& policy, const Setting&) {
         takePoints(policy, {{0.5, 0.5}, {0, 0.5}, {1, 0.5}, {0.5, 0}, {0.5, 1}});
     }},
    {"outline-only", kPointFamily, kHash, World::Bouncing,
     "The cells along the outline are filled, and a small object within a large one shares no cell with it.",
     [](Policy& policy, const Setting&) {
         takeOnly(policy, [](CellCoord at, const CellRange& range) {
             return isEnd(at.x, 0, range.columns() - 1) || isEnd(at.y, 0, range.rows() - 1);
         });
     }},
    {"last-column-left-out", kPointFamily, kGrid, World::Space,
     "The loop over the columns of a box ends one column too early when there are several.",
     [](Policy& policy, const Setting&) {
         takeOnly(policy, [](CellCoord at, const CellRange& range) { return at.x == 0 || at.x < range.columns() - 1; });
     }},
    {"first-row-left-out", kPointFamily, kHash, World::Platformer,
     "The loop over the rows of a box begins one row too late when there are several.",
     [](Policy& policy, const Setting&) {
         takeOnly(policy, [](CellCoord at, const CellRange& range) { return at.y > 0 || range.rows() == 1; });
     }},
    {"four-cells-at-most", kPointFamily, kGrid, World::Bouncing,
     "An object has room for four cells, and the others of a large box are dropped.",
     [](Policy& policy, const Setting&) {
         takeOnly(policy, [](CellCoord at, const CellRange& range) { return at.y * range.columns() + at.x < 4; });
     }},
    {"three-columns-at-most", kPointFamily, kHash, World::Warehouse, "A box fills three columns of cells at most.",
     [](Policy& policy, const Setting&) { takeOnly(policy, [](CellCoord at, const CellRange&) { return at.x < 3; }); }},
    {"diagonal-only", kPointFamily, kGrid, World::Garden,
     "The cells are collected along the diagonal of the box, as for a ray.",
     [](Policy& policy, const Setting&) {
         takePoints(policy, {{0, 0}, {0.2, 0.2}, {0.4, 0.4}, {0.5, 0.5}, {0.6, 0.6}, {0.8, 0.8}, {1, 1}});
     }},
    {"circle-cells", kPointFamily, kHash, World::Bouncing,
     "Only cells whose centre is within the circle in the box are filled, and the cell of the centre.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange&, const Entry& entry, const Lattice& lattice) {
             const Vec2 middle = entry.box.center();
             const Vec2 at = lattice.origin +
                             lattice.cell * Vec2{static_cast<double>(cell.x) + 0.5, static_cast<double>(cell.y) + 0.5};
             const double radius = 0.5 * std::max(entry.box.width(), entry.box.height());
             return floorCell(middle, lattice) == cell || distance(at, middle) <= radius;
         };
     }},
    {"rows-and-columns-swapped", kPointFamily, kGrid, World::Shooter,
     "The loop over the cells of a box takes the number of columns for the number of rows.",
     [](Policy& policy, const Setting&) {
         policy.range = [](const Aabb& box, const Lattice& lattice) {
             const CellRange range{floorCell(box.lo, lattice), floorCell(box.hi, lattice)};
             return CellRange{range.first, {range.first.x + range.rows() - 1, range.first.y + range.columns() - 1}};
         };
     }},
    {"leading-edge-only", kPointFamily, kHash, World::Shooter,
     "Of a moving object only the cells at the side to which it flies are filled.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange& range, const Entry& entry, const Lattice&) {
             const double way = entry.body.velocity.x;
             return way == 0.0 || cell.x == (way > 0.0 ? range.last.x : range.first.x);
         };
     }},
    // ---- Integers
    {"cells-from-width", kIntegers, kGrid, World::Warehouse,
     "The number of columns is the width divided by the cell size plus one, wherever in its first cell the box begins.",
     [](Policy& policy, const Setting&) {
         policy.range = [](const Aabb& box, const Lattice& lattice) {
             const CellCoord first = floorCell(box.lo, lattice);
             return CellRange{first,
                              {first.x + static_cast<std::int64_t>(box.width() / lattice.cell),
                               first.y + static_cast<std::int64_t>(box.height() / lattice.cell)}};
         };
     }},
    {"low-side-rounded-up", kIntegers, kHash, World::Shooter,
     "The low side is rounded to the nearest cell instead of down, the high side is rounded down.",
     [](Policy& policy, const Setting&) {
         policy.range = [](const Aabb& box, const Lattice& lattice) {
             const CellCoord last = floorCell(box.hi, lattice);
             const auto round = [&](double x) { return std::llround(x / lattice.cell); };
             return CellRange{
                 {std::min<std::int64_t>(round(box.lo.x), last.x), std::min<std::int64_t>(round(box.lo.y), last.y)},
                 last};
         };
     }},
    {"whole-pixels", kIntegers, HostKind::Sweep, World::Shooter,
     "Place and size are whole numbers: the place is cut and so is the size, and both together lose up to two pixels.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body&, const GameFrame&) {
             const Vec2 low{std::floor(box.lo.x), std::floor(box.lo.y)};
             return Aabb{low, low + Vec2{std::floor(box.width()), std::floor(box.height())}};
         });
     }},
    {"last-pixel", kIntegers, kHash, World::Stacked,
     "The high side is the last pixel of the sprite: place plus size minus one.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body&, const GameFrame&) {
             return Aabb{box.lo, box.hi - Vec2{1.0, 1.0}};
         });
     }},
    {"coordinates-of-a-byte", kIntegers, kHash, World::Swarm,
     "The number of a cell has four bits and wraps at eight: a box across that border gets no cell at all.",
     [](Policy& policy, const Setting&) {
         policy.cellOf = [](Vec2 point, const Lattice& lattice) {
             const CellCoord cell = floorCell(point, lattice);
             const auto wrapped = [](std::int64_t x) { return ((x + 8) & 15) - 8; };
             return CellCoord{wrapped(cell.x), wrapped(cell.y)};
         };
     }},
    {"high-side-truncated", kIntegers, kHash, World::Bouncing,
     "For negative numbers one is taken off the cell of the high side twice.",
     [](Policy& policy, const Setting&) {
         rangeBy(policy, downTo, [](double x) { return x < 0.0 ? std::floor(x) - 1.0 : std::trunc(x); });
     }},
    {"whole-metres-inside", kIntegers, kGrid, World::Warehouse,
     "The box is kept in whole metres that lie inside of it.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body&, const GameFrame&) {
             return Aabb{{std::ceil(box.lo.x), std::ceil(box.lo.y)},
                         {std::max(std::ceil(box.lo.x), std::floor(box.hi.x)),
                          std::max(std::ceil(box.lo.y), std::floor(box.hi.y))}};
         });
     }},
    // ---- Borders
    {"open-high-side", kBorders, kGrid, World::Stacked,
     "A box that ends on the border of a cell is not put into the cell behind it, though touching counts.",
     [](Policy& policy, const Setting&) { rangeBy(policy, downTo, [](double x) { return std::ceil(x) - 1.0; }); }},
    {"skin-taken-off", kBorders, HostKind::Sweep, World::Stacked,
     "Each box is made smaller by a thousandth so that neighbours do not touch, but the game counts touching.",
     [](Policy& policy, const Setting& setting) {
         change(policy, [skin = 0.001 * setting.cell()](const Aabb& box, const Body&, const GameFrame&) {
             return grown(box, -skin);
         });
     }},
    {"touching-refused", kBorders, kHash, World::Stacked,
     "The quick test before the pair is reported takes less than where it should take less or equal.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& asker, const Entry& other, const GameFrame&) {
             return !overlaps(asker.box, other.box, TouchRule::HalfOpen);
         });
     }},
    {"sweep-ends-at-touch", kBorders, HostKind::Sweep, World::Stacked,
     "The sweep ends an interval where the next one begins at the same place.",
     [](Policy& policy, const Setting&) {
         policy.sweep.ends = [](const Entry& active, const Entry& current) {
             return active.box.hi.x <= current.box.lo.x;
         };
     }},
    {"nodes-half-open", kBorders, HostKind::Quadtree, World::Stacked,
     "A query that only touches a node does not go into it, but the object that it touches lies at that border.",
     [](Policy& policy, const Setting&) {
         policy.tree.visits = [](const Aabb& node, const Aabb& query) {
             return overlaps(node, query, TouchRule::HalfOpen);
         };
     }},
    {"loose-cells-half-open", kBorders, HostKind::LooseGrid, World::Stacked,
     "A loose cell that only touches the asker's box is passed over.",
     [](Policy& policy, const Setting&) {
         policy.tree.visits = [](const Aabb& cell, const Aabb& query) {
             return overlaps(cell, query, TouchRule::HalfOpen);
         };
     }},
};

} // namespace

std::span<const Fault> cellFaults() { return kCellFaults; }

} // namespace broadside::planted
