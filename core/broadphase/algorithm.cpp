#include "core/broadphase/algorithm.h"

#include "core/broadphase/aabb_tree.h"
#include "core/broadphase/brute_force.h"
#include "core/broadphase/grid.h"
#include "core/broadphase/packed_grid.h"
#include "core/broadphase/quadtree.h"
#include "core/broadphase/sweep_and_prune.h"
#include "core/broadphase/textbook/bucket_grid.h"
#include "core/broadphase/textbook/corner_grid.h"
#include "core/broadphase/textbook/range_grid.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

using Made = std::unique_ptr<BroadPhase>;

template<class Plain>
Made makePlain(const BroadPhaseSpace&)
{
    return std::make_unique<Plain>();
}
template<class Variant>
Made makeTextbook(const BroadPhaseSpace& space)
{
    return std::make_unique<Variant>(space.worldWidth, space.worldHeight, space.cellSize);
}
template<Grid::Storage storage>
Made makeGrid(const BroadPhaseSpace& space)
{
    return std::make_unique<Grid>(GridLayout(space.worldWidth, space.worldHeight, space.cellSize), storage);
}

constexpr std::array kAlgorithms{
    AlgorithmInfo{.algorithm = Algorithm::Grid,
                  .name = "grid",
                  .summary = "Uniform grid over the world: objects that share a cell are candidates",
                  .structure = StructureKind::Cells,
                  .usesCellSize = true,
                  .hasDenseCells = true,
                  .cost = "update O(n + cells), pairs O(n + pairs that share a cell)",
                  .use = "for objects of similar size in a world of known size",
                  .make = makeGrid<Grid::Storage::Table>},
    AlgorithmInfo{.algorithm = Algorithm::HashedGrid,
                  .name = "hashed-grid",
                  .summary = "The uniform grid without borders: cells are found by hashing",
                  .structure = StructureKind::Cells,
                  .usesCellSize = true,
                  .cost = "update O(n), pairs O(n + pairs that share a cell)",
                  .use = "for worlds without borders, or far larger than the area of the objects",
                  .make = makeGrid<Grid::Storage::Hashed>},
    AlgorithmInfo{.algorithm = Algorithm::PackedGrid,
                  .name = "packed-grid",
                  .summary = "The fastest here: packed rows of cells that size themselves",
                  .structure = StructureKind::Cells,
                  .judge = Algorithm::AabbTree,
                  .hasSlowJudge = true,
                  .cost = "update O(n), pairs O(n + pairs whose boxes overlap)",
                  .use = "when speed is all that counts",
                  .make = makePlain<PackedGrid>},
    AlgorithmInfo{.algorithm = Algorithm::BruteForce,
                  .name = "brute-force",
                  .summary = "Every pair is a candidate: slow, and right by definition",
                  .structure = StructureKind::None,
                  .reportsEveryPair = true,
                  .cost = "update nothing, pairs O(n^2)",
                  .use = "for fewer than about 50 objects, and to check the others",
                  .make = makePlain<BruteForce>},
    AlgorithmInfo{.algorithm = Algorithm::Quadtree,
                  .name = "quadtree",
                  .summary = "Squares divided in four where objects crowd",
                  .structure = StructureKind::TreeNodes,
                  .answersAsInPairs = false,
                  .cost = "update O(n log n), pairs O(n log n + candidates)",
                  .use = "for objects that crowd in places; many that straddle the middle lines make it slow",
                  .make = makePlain<Quadtree>},
    AlgorithmInfo{.algorithm = Algorithm::SweepAndPrune,
                  .name = "sweep-and-prune",
                  .summary = "Sorted along x: objects whose x intervals overlap are candidates",
                  .structure = StructureKind::Intervals,
                  .cost = "update O(n log n), pairs O(n + pairs whose x intervals overlap)",
                  .use = "for worlds that are wide and low; one narrow column makes it brute force",
                  .make = makePlain<SweepAndPrune>},
    AlgorithmInfo{.algorithm = Algorithm::AabbTree,
                  .name = "aabb-tree",
                  .summary = "A balanced tree of boxes",
                  .structure = StructureKind::TreeNodes,
                  .cost = "update O(m log m), pairs O(m log n + pairs whose boxes overlap)",
                  .use = "for objects of very different sizes, in worlds without borders",
                  .make = makePlain<AabbTree>},
    AlgorithmInfo{.algorithm = Algorithm::CornerGrid,
                  .name = "corner-grid",
                  .summary = "Textbook grid that registers four corners only: misses what spans three cells",
                  .structure = StructureKind::Cells,
                  .usesCellSize = true,
                  .hasDenseCells = true,
                  .answersAsInPairs = false,
                  .registersEndsOnly = true,
                  .cost = "update O(n), pairs O(n + pairs that share a bucket)",
                  .use = "to see what the grid of a book misses; choose grid to get it right",
                  .faults = "misses what spans three or more cells or lies outside the world; a static object that "
                            "moved is still found where it stood before",
                  .make = makeTextbook<CornerGrid>},
    AlgorithmInfo{.algorithm = Algorithm::RangeGrid,
                  .name = "range-grid",
                  .summary = "Textbook grid in whole pixels: misses what truncation cuts off",
                  .structure = StructureKind::Cells,
                  .usesCellSize = true,
                  .hasDenseCells = true,
                  .answersAsInPairs = false,
                  .cost = "update O(n + registrations), pairs O(n + pairs that share a bucket)",
                  .use = "to see what whole pixels miss; choose grid to get it right",
                  .faults = "misses what touches, or overlaps by less than a pixel, at a cell border, and what lies "
                            "outside; a static object that moved is still found where it stood before",
                  .make = makeTextbook<RangeGrid>},
    AlgorithmInfo{.algorithm = Algorithm::BucketGrid,
                  .name = "bucket-grid",
                  .summary = "Textbook grid of buckets: faults in a partial last row and outside the world",
                  .structure = StructureKind::Cells,
                  .usesCellSize = true,
                  .hasDenseCells = true,
                  .answersAsInPairs = false,
                  .registersEndsOnly = true,
                  .cost = "update O(n), pairs O(n + pairs that share a bucket)",
                  .use = "to see what the grid of a blog misses; choose grid to get it right",
                  .faults = "has no buckets for a partial last row and for what lies outside, where the original "
                            "crashes; misses what spans three or more cells; a partial last column adds false "
                            "candidates; a static object that moved is still found where it stood before",
                  .make = makeTextbook<BucketGrid>},
};

} // namespace

std::span<const AlgorithmInfo> algorithms() noexcept { return kAlgorithms; }

const AlgorithmInfo& infoOf(Algorithm algorithm) noexcept
{
    return *std::ranges::find(kAlgorithms, algorithm, &AlgorithmInfo::algorithm);
}

std::optional<Algorithm> algorithmNamed(std::string_view name) noexcept
{
    const auto found = std::ranges::find(kAlgorithms, name, &AlgorithmInfo::name);
    return found == kAlgorithms.end() ? std::nullopt : std::optional{found->algorithm};
}

} // namespace broadside
