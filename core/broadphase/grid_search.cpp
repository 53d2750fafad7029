#include "core/broadphase/grid_search.h"

#include "core/broadphase/segment_cells.h"
#include "core/geometry/segment.h"

#include <algorithm>

namespace broadside {
namespace {

double countOf(const CellRange& cells) noexcept
{
    return static_cast<double>(cells.columns()) * static_cast<double>(cells.rows());
}

/// Goes through the columns of a level. Objects in a larger cell may not be in the ray's cells, so each is tested.
void appendAlongOnLevel(const GridLevels& levels, const SegmentCells& path, int shift, const CellIndex& index,
                        std::vector<ObjectIndex>& candidates)
{
    const CellRange& around = path.around();
    const CellRange onPath = levels.onLevel(around, shift);
    for (std::int64_t x = onPath.first.x; x <= onPath.last.x; ++x) {
        // The outer columns reach to the ends of the path, because border cells of a table hold all objects beyond it.
        const std::int64_t first = x == onPath.first.x ? around.first.x : x << shift;
        const std::int64_t last = x == onPath.last.x ? around.last.x : ((x + 1) << shift) - 1;
        // Only the part of the path in this column: a steep ray has many rows, a flat one few.
        const CellRange cells = path.inColumns(first, last);
        if (cells.isEmpty())
            continue;
        const CellRange column = levels.onLevel(cells, shift);
        // Entries may belong to other cells (hashing, larger cells), so the cells of the object decide.
        for (std::int64_t y = column.first.y; y <= column.last.y; ++y)
            for (const CellIndex::Registration there : index.objectsNear({x, y}))
                if (path.meet(levels.cellsOf(there.object())))
                    candidates.push_back(there.object());
    }
}

} // namespace

void appendAlong(const GridLevels& levels, Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates)
{
    // Twice the slack: no object whose box SegmentTest meets may be missed.
    const SegmentCells path(levels.layout(), from, to, 2.0 * SegmentTest(from, to).slack());
    const CellRange& around = path.around();
    const double walked = static_cast<double>(around.columns()) + static_cast<double>(around.rows());
    // Fewer objects than cells: going through the objects is cheaper.
    if (walked > static_cast<double>(levels.objects().size())) {
        levels.objects().forEach([&](ObjectIndex other) {
            if (path.meet(levels.cellsOf(other)))
                candidates.push_back(other);
        });
        return;
    }
    const auto before = static_cast<std::ptrdiff_t>(candidates.size());
    for (std::size_t shift = 0; shift < levels.levels().size(); ++shift)
        for (const CellIndex* index : {&levels.levels()[shift].statics, &levels.levels()[shift].dynamics})
            if (!index->isEmpty())
                appendAlongOnLevel(levels, path, static_cast<int>(shift), *index, candidates);
    std::sort(candidates.begin() + before, candidates.end()); // an object may be in several of the cells
    candidates.erase(std::unique(candidates.begin() + before, candidates.end()), candidates.end());
}

void searchNearestIn(const GridLevels& levels, const Aabb& from, NearestSearch& search)
{
    // `seen` is the square of the last round; objects in it were looked at then.
    CellRange seen{{0, 0}, {-1, -1}};
    std::uint64_t left = levels.objects().count();
    const auto look = [&](ObjectIndex other) {
        if (!intersection(seen, levels.cellsOf(other)).isEmpty())
            return;
        --left;
        if (distance(from, levels.objects().boxOf(other)) <= search.reach())
            search.look(other);
    };
    // The squares begin small and double, because the nearest object is usually near.
    for (double radius = 0.5 * levels.layout().cellSize();; radius *= 2.0) {
        const CellRange cells = levels.layout().cellsOf(grown(from, radius));
        // More cells than objects: look at all the objects that are left, and the search ends.
        if (countOf(cells) > static_cast<double>(levels.objects().size())) {
            levels.objects().forEach(look);
            return;
        }
        levels.forEachSharing(cells, &GridLevels::Level::statics, look);
        levels.forEachSharing(cells, &GridLevels::Level::dynamics, look);
        constexpr double kRounded = 1.0 - 1e-12; // a box exactly at distance `radius` may be rounded to either side
        // Objects outside this square are farther away than `radius`.
        if (left == 0 || search.reach() < kRounded * radius)
            return;
        seen = cells;
    }
}

} // namespace broadside
