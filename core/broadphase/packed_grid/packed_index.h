#pragma once

#include "core/broadphase/packed_grid/nearest.h"
#include "core/broadphase/packed_grid/scan.h"

#include <memory>
#include <span>
#include <vector>

namespace broadside::packed {

/// The packed grid: finds every overlapping pair of float boxes exactly once.
///
/// Boxes stand on levels, each with cells chosen for the sizes that stand there (cell_frame.h); most worlds need one.
/// On each level a box stands in ONE cell, cells lie packed in one array (band_sort.h), and each box looks only forward
/// (scan.h), so nothing is found twice and nothing has to be sorted out. A box of a coarse level asks the finer ones.
///
/// Boundary  boxes are closed: touching counts.
/// Order     depends on the boxes alone: not on the lanes, nor on the number of threads, nor on earlier builds.
/// Cost      build and pairs O(n + cells + compared), no allocation once warm. Memory: about 32 bytes a box, 8 of
///           them only needed while building, beside the boxes that it is given.
/// Threads   const functions may run beside each other. Small worlds are built on the calling thread alone.
class PackedIndex {
public:
    /// `crew`: who builds, on up to that many threads. One crew for all that a frame does one after the other is woken
    /// once. @pre `lanes` is not wider than widestLanes(); threads > 0; there is a crew
    explicit PackedIndex(Lanes lanes = widestLanes(), unsigned threads = 1, SharedCrew crew = std::make_shared<Crew>())
        : m_lanes(lanes)
        , m_threads(threads)
        , m_crew(std::move(crew))
    {}

    /// Takes these boxes instead of what was there. @pre all finite, lo <= hi
    void build(const BoxSource& boxes);
    /// Makes what was built cheaper to be asked by another index: worth it for one that stands while others move.
    /// Changes no answer. Cost: a tenth of build(); 8 bytes a box, for which what only building needs is given back.
    void expectAskers();

    /// Part of the work of finding pairs. Pieces may be worked on in any order and beside each other; what they find,
    /// one after the other, is the result.
    struct Piece {
        std::uint32_t askers = 0; ///< Level whose boxes ask,
        std::uint32_t asked = 0;  ///< and level that is asked; the same: pairs within the level.
        std::uint32_t firstRow = 0;
        std::uint32_t endRow = 0;
    };
    /// Pieces of at least about `boxes` boxes that together find all pairs of a box of this index and a box of `other`;
    /// where that is this one: all pairs within it.
    [[nodiscard]] std::vector<Piece> pieces(const PackedIndex& other, std::uint32_t boxes) const;
    /// What one piece finds; `other` is what pieces() was given.
    void pairs(const Piece& piece, const PackedIndex& other, PairOutput& output) const;

    /// All pairs within this index, on this thread.
    void pairs(PairOutput& output) const;
    /// All pairs of a box of this index and one of another, on this thread.
    void pairsWith(const PackedIndex& other, PairOutput& output) const;
    /// All boxes that overlap this one.
    void overlapping(const FloatBox& box, IdOutput& output) const;
    /// The box nearest to a point. @pre both finite
    [[nodiscard]] NearestBox nearest(float x, float y) const;

    /// Of all boxes; kNoBounds where there are none.
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
    std::vector<Level> m_levels; // never fewer than were ever needed, for their memory
    BuildScratch m_scratch;
    SharedCrew m_crew;
};

} // namespace broadside::packed
