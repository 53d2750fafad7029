#pragma once

#include "core/broadphase/packed_grid/nearest.h"
#include "core/broadphase/packed_grid/scan.h"

#include <memory>
#include <span>
#include <vector>

namespace broadside::packed {

/// The packed grid: finds every overlapping pair of float boxes exactly once.
///
/// Boxes are on levels, each with cells chosen for the sizes of its boxes (cell_frame.h); most worlds need one level.
/// On its level a box is in ONE cell, and cells are packed in one array (band_sort.h). Each box looks only forward
/// (scan.h), so no pair is found twice and no duplicates must be removed. A box of a coarse level searches the finer
/// ones.
///
/// Boundary  boxes are closed: touching counts.
/// Order     depends only on the boxes: not on the lanes, the number of threads, or earlier builds.
/// Cost      build and pairs O(n + cells + compared), no allocation once the arrays are large enough. Memory: about
///           26 bytes per box, 2 of them only for building, in addition to the boxes that it is given.
/// Threads   const functions may run at the same time. Small worlds are built on the calling thread alone.
class PackedIndex {
public:
    /// `crew` builds, on up to `threads` threads. With one crew for all work of a frame, its threads are woken only
    /// once. @pre `lanes` is not wider than widestLanes(); threads > 0; `crew` is not null
    explicit PackedIndex(Lanes lanes = widestLanes(), unsigned threads = 1, SharedCrew crew = std::make_shared<Crew>())
        : m_lanes(lanes)
        , m_threads(threads)
        , m_crew(std::move(crew))
    {}

    /// From now on another crew builds. Changes no result. @pre threads > 0; `crew` is not null
    void useThreads(const SharedCrew& crew, unsigned threads)
    {
        m_threads = threads;
        m_crew = crew;
    }

    /// Replaces the boxes. @pre all finite, lo <= hi
    void build(const BoxSource& boxes);
    /// Makes searches by another index cheaper: useful for objects that rest while others move. Changes no result.
    /// Cost: a tenth of build(); takes 8 bytes per box, and releases the memory that only building needs.
    void prepareForSearches();

    /// A part of the work of finding pairs. Pieces may be done in any order and at the same time; their results, one
    /// after the other, are the whole result.
    struct Piece {
        std::uint32_t askers = 0; ///< Level of the query boxes,
        std::uint32_t asked = 0;  ///< and level that they search; equal: pairs within the level.
        std::uint32_t firstRow = 0;
        std::uint32_t endRow = 0;
    };
    /// Pieces of at least about `boxes` boxes. Together they find all pairs of a box of this index and a box of
    /// `other`; if `other` is this index, all pairs within it.
    [[nodiscard]] std::vector<Piece> pieces(const PackedIndex& other, std::uint32_t boxes) const;
    /// Finds the pairs of one piece; `other` must be that of pieces().
    void pairs(const Piece& piece, const PackedIndex& other, PairOutput& output) const;

    /// All pairs within this index, on this thread.
    void pairs(PairOutput& output) const;
    /// All pairs of a box of this index and one of another, on this thread.
    void pairsWith(const PackedIndex& other, PairOutput& output) const;
    /// All boxes that overlap `box`.
    void overlapping(const FloatBox& box, IdOutput& output) const;
    /// The box nearest to a point. @pre both finite
    [[nodiscard]] NearestBox nearest(float x, float y) const;

    /// Bounds of all boxes; kNoBounds when there are none.
    [[nodiscard]] FloatBox bounds() const noexcept { return m_levelCount == 0 ? kNoBounds : m_levels.front().bounds; }
    [[nodiscard]] std::uint32_t count() const noexcept { return m_count; }
    [[nodiscard]] std::span<const Level> levels() const noexcept { return {m_levels.data(), m_levelCount}; }
    [[nodiscard]] Lanes lanes() const noexcept { return m_lanes; }
    [[nodiscard]] std::uint64_t bytes() const noexcept;

private:
    static constexpr std::size_t kMostLevels = 5;

    Lanes m_lanes;
    unsigned m_threads;
    std::uint32_t m_count = 0;
    std::size_t m_levelCount = 0;
    std::vector<Level> m_levels; // never shortened, so that memory is used again
    BuildScratch m_scratch;
    SharedCrew m_crew;
};

} // namespace broadside::packed
