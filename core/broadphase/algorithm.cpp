#include "core/broadphase/algorithm.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

constexpr std::array kAlgorithms{
    AlgorithmInfo{Algorithm::Grid, "grid", "Uniform grid over the world: objects that share a cell are candidates",
                  true, true, StructureKind::Cells, "update O(n + cells), pairs O(n + pairs that share a cell)",
                  "for objects of similar size in a world of known size", ""},
    AlgorithmInfo{Algorithm::HashedGrid, "hashed-grid", "The uniform grid without borders: cells are found by hashing",
                  true, true, StructureKind::Cells, "update O(n), pairs O(n + pairs that share a cell)",
                  "for worlds without borders, or far larger than what stands in them", ""},
    AlgorithmInfo{Algorithm::PackedGrid, "packed-grid", "The fastest here: packed rows of cells that size themselves",
                  false, true, StructureKind::Cells, "update O(n), pairs O(n + pairs whose boxes overlap)",
                  "when speed is all that counts", ""},
    AlgorithmInfo{Algorithm::BruteForce, "brute-force", "Every pair is a candidate: slow, and right by definition",
                  false, true, StructureKind::None, "update nothing, pairs O(n^2)",
                  "for fewer than about 50 objects, and to check the others", ""},
    AlgorithmInfo{Algorithm::Quadtree, "quadtree", "Squares divided in four where objects crowd", false, true,
                  StructureKind::TreeNodes, "update O(n log n), pairs O(n log n + candidates)",
                  "for objects that crowd in places; many that straddle the middle lines make it slow", ""},
    AlgorithmInfo{Algorithm::SweepAndPrune, "sweep-and-prune",
                  "Sorted along x: objects whose x intervals overlap are candidates", false, true,
                  StructureKind::Intervals, "update O(n log n), pairs O(n + pairs whose x intervals overlap)",
                  "for worlds that are wide and low; one narrow column makes it brute force", ""},
    AlgorithmInfo{Algorithm::AabbTree, "aabb-tree", "A balanced tree of boxes", false, true, StructureKind::TreeNodes,
                  "update O(m log m), pairs O(m log n + pairs whose boxes overlap)",
                  "for objects of very different sizes, in worlds without borders", ""},
    AlgorithmInfo{Algorithm::CornerGrid, "corner-grid",
                  "Textbook grid that registers four corners only: misses what spans three cells", true, true,
                  StructureKind::Cells, "update O(n), pairs O(n + pairs that share a bucket)",
                  "to see what the grid of a book misses; choose grid to get it right",
                  "misses what spans three or more cells or lies outside the world; a static object that moved is "
                  "still found where it stood before"},
    AlgorithmInfo{Algorithm::RangeGrid, "range-grid", "Textbook grid in whole pixels: misses what truncation cuts off",
                  true, true, StructureKind::Cells,
                  "update O(n + registrations), pairs O(n + pairs that share a bucket)",
                  "to see what whole pixels miss; choose grid to get it right",
                  "misses what touches, or overlaps by less than a pixel, at a cell border, and what lies outside; a "
                  "static object that moved is still found where it stood before"},
    AlgorithmInfo{Algorithm::BucketGrid, "bucket-grid",
                  "Textbook grid of buckets: faults in a partial last row and outside the world", true, true,
                  StructureKind::Cells, "update O(n), pairs O(n + pairs that share a bucket)",
                  "to see what the grid of a blog misses; choose grid to get it right",
                  "has no buckets for a partial last row and for what lies outside, where the original crashes; misses "
                  "what spans three or more cells; a partial last column adds false candidates; a static object that "
                  "moved is still found where it stood before"},
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
