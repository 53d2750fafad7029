#include "core/broadphase/algorithm.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

constexpr std::array kAlgorithms{
    AlgorithmInfo{Algorithm::Grid, "grid", "Uniform grid over the world: objects that share a cell are candidates",
                  true, true, StructureKind::Cells},
    AlgorithmInfo{Algorithm::HashedGrid, "hashed-grid", "The uniform grid without borders: cells are found by hashing",
                  true, true, StructureKind::Cells},
    AlgorithmInfo{Algorithm::PackedGrid, "packed-grid", "The fastest here: packed rows of cells that size themselves",
                  false, true, StructureKind::Cells},
    AlgorithmInfo{Algorithm::BruteForce, "brute-force", "Every pair is a candidate: slow, and right by definition",
                  false, true, StructureKind::None},
    AlgorithmInfo{Algorithm::Quadtree, "quadtree", "Squares divided in four where objects crowd", false, true,
                  StructureKind::TreeNodes},
    AlgorithmInfo{Algorithm::SweepAndPrune, "sweep-and-prune",
                  "Sorted along x: objects whose x intervals overlap are candidates", false, true,
                  StructureKind::Intervals},
    AlgorithmInfo{Algorithm::AabbTree, "aabb-tree", "A balanced tree of boxes", false, true, StructureKind::TreeNodes},
    AlgorithmInfo{Algorithm::CornerGrid, "corner-grid",
                  "Textbook grid that registers four corners only: misses what spans three cells", true, true,
                  StructureKind::Cells},
    AlgorithmInfo{Algorithm::RangeGrid, "range-grid", "Textbook grid in whole pixels: misses what truncation cuts off",
                  true, true, StructureKind::Cells},
    AlgorithmInfo{Algorithm::BucketGrid, "bucket-grid",
                  "Textbook grid of buckets: faults in a partial last row and outside the world", true, true,
                  StructureKind::Cells},
};

} // namespace

std::span<const AlgorithmInfo> algorithms() noexcept { return kAlgorithms; }

const AlgorithmInfo& infoOf(Algorithm algorithm) noexcept { return kAlgorithms[static_cast<std::size_t>(algorithm)]; }

std::optional<Algorithm> algorithmNamed(std::string_view name) noexcept
{
    const auto found = std::ranges::find(kAlgorithms, name, &AlgorithmInfo::name);
    return found == kAlgorithms.end() ? std::nullopt : std::optional{found->algorithm};
}

} // namespace broadside
