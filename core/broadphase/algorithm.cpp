#include "core/broadphase/algorithm.h"

#include "core/broadphase/aabb_tree.h"
#include "core/broadphase/broad_phase_messages.h"
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
                  .summary = &texts::algorithmGridSummary,
                  .structure = StructureKind::Cells,
                  .usesCellSize = true,
                  .hasDenseCells = true,
                  .cost = &texts::algorithmGridCost,
                  .use = &texts::algorithmGridUse,
                  .make = makeGrid<Grid::Storage::Table>},
    AlgorithmInfo{.algorithm = Algorithm::HashedGrid,
                  .name = "hashed-grid",
                  .summary = &texts::algorithmHashedGridSummary,
                  .structure = StructureKind::Cells,
                  .usesCellSize = true,
                  .cost = &texts::algorithmHashedGridCost,
                  .use = &texts::algorithmHashedGridUse,
                  .make = makeGrid<Grid::Storage::Hashed>},
    AlgorithmInfo{.algorithm = Algorithm::PackedGrid,
                  .name = "packed-grid",
                  .summary = &texts::algorithmPackedGridSummary,
                  .structure = StructureKind::Cells,
                  .judge = Algorithm::AabbTree,
                  .hasSlowJudge = true,
                  .cost = &texts::algorithmPackedGridCost,
                  .use = &texts::algorithmPackedGridUse,
                  .make = makePlain<PackedGrid>},
    AlgorithmInfo{.algorithm = Algorithm::BruteForce,
                  .name = "brute-force",
                  .summary = &texts::algorithmBruteForceSummary,
                  .structure = StructureKind::None,
                  .reportsEveryPair = true,
                  .cost = &texts::algorithmBruteForceCost,
                  .use = &texts::algorithmBruteForceUse,
                  .make = makePlain<BruteForce>},
    AlgorithmInfo{.algorithm = Algorithm::Quadtree,
                  .name = "quadtree",
                  .summary = &texts::algorithmQuadtreeSummary,
                  .structure = StructureKind::TreeNodes,
                  .answersAsInPairs = false,
                  .cost = &texts::algorithmQuadtreeCost,
                  .use = &texts::algorithmQuadtreeUse,
                  .make = makePlain<Quadtree>},
    AlgorithmInfo{.algorithm = Algorithm::SweepAndPrune,
                  .name = "sweep-and-prune",
                  .summary = &texts::algorithmSweepAndPruneSummary,
                  .structure = StructureKind::Intervals,
                  .cost = &texts::algorithmSweepAndPruneCost,
                  .use = &texts::algorithmSweepAndPruneUse,
                  .make = makePlain<SweepAndPrune>},
    AlgorithmInfo{.algorithm = Algorithm::AabbTree,
                  .name = "aabb-tree",
                  .summary = &texts::algorithmAabbTreeSummary,
                  .structure = StructureKind::TreeNodes,
                  .cost = &texts::algorithmAabbTreeCost,
                  .use = &texts::algorithmAabbTreeUse,
                  .make = makePlain<AabbTree>},
    AlgorithmInfo{.algorithm = Algorithm::CornerGrid,
                  .name = "corner-grid",
                  .summary = &texts::algorithmCornerGridSummary,
                  .structure = StructureKind::Cells,
                  .usesCellSize = true,
                  .hasDenseCells = true,
                  .answersAsInPairs = false,
                  .registersEndsOnly = true,
                  .cost = &texts::algorithmCornerGridCost,
                  .use = &texts::algorithmCornerGridUse,
                  .faults = &texts::algorithmCornerGridFaults,
                  .make = makeTextbook<CornerGrid>},
    AlgorithmInfo{.algorithm = Algorithm::RangeGrid,
                  .name = "range-grid",
                  .summary = &texts::algorithmRangeGridSummary,
                  .structure = StructureKind::Cells,
                  .usesCellSize = true,
                  .hasDenseCells = true,
                  .answersAsInPairs = false,
                  .cost = &texts::algorithmRangeGridCost,
                  .use = &texts::algorithmRangeGridUse,
                  .faults = &texts::algorithmRangeGridFaults,
                  .make = makeTextbook<RangeGrid>},
    AlgorithmInfo{.algorithm = Algorithm::BucketGrid,
                  .name = "bucket-grid",
                  .summary = &texts::algorithmBucketGridSummary,
                  .structure = StructureKind::Cells,
                  .usesCellSize = true,
                  .hasDenseCells = true,
                  .answersAsInPairs = false,
                  .registersEndsOnly = true,
                  .cost = &texts::algorithmBucketGridCost,
                  .use = &texts::algorithmBucketGridUse,
                  .faults = &texts::algorithmBucketGridFaults,
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
