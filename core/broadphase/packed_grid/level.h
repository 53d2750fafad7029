#pragma once

#include "core/broadphase/packed_grid/band_sort.h"
#include "core/broadphase/packed_grid/lattice.h"
#include "core/broadphase/packed_grid/parallel.h"

namespace broadside::packed {

/// The threads and instructions with which a level is built.
struct Builders {
    Crew& crew;
    unsigned workers = 1;
    Lanes lanes = Lanes::Portable;
};

/// Memory that is only needed to build levels. It is kept, so that nothing is allocated once the arrays are large
/// enough.
struct BuildScratch {
    LongArray<BandCell> cells; ///< Indexed by record.
    std::uint32_t records = 0;
    std::vector<std::vector<std::uint32_t>> rowCounts; ///< The row counts of each run.
    std::vector<RowPlace> rowPlaces;
    std::vector<Band> bands;
    std::vector<Segment> segments;     ///< The segment of band b and run r has the index b * runs + r.
    std::vector<std::uint32_t> limits; ///< The end of the room for the records of each band.
    std::vector<double> doubts;        ///< How far off a guess may be at the start of each row: see Level::guessRows().
    std::vector<BandRun> runs;
    std::vector<BandScratch> sorting; ///< One for each worker.
    std::array<BoxStore, 2> left;     ///< Boxes for the next level; the two alternate.

    [[nodiscard]] std::uint64_t bytes() const noexcept;
};

/// Boxes of about the same size, sorted by cell: the cells of a row from the left, the rows from the bottom.
///
/// A box has a place: its index in that order, including padding. Padding (kPadding) is between the rows, so that eight
/// boxes can be loaded from any place. `starts` has one entry per cell, and one for the end of each row.
class Level {
public:
    CellFrame frame;
    std::uint32_t count = 0;
    float widest = 0.0F;         ///< At least the true width of every box,
    float tallest = 0.0F;        ///< and the true height.
    FloatBox bounds = kNoBounds; ///< Bounds of all boxes that build() was given.

    /// The area of the boxes of this level: the part of `bounds` in which the frame takes boxes.
    [[nodiscard]] FloatBox taken() const noexcept;

    /// Takes the boxes of this level; the others are written to scratch.left[turn]. Returns the number of these others.
    std::uint32_t build(const BoxSource& all, bool last, const Builders& builders, BuildScratch& scratch,
                        std::size_t turn);

    [[nodiscard]] const std::uint32_t* startsOf(std::uint32_t row) const noexcept
    {
        return m_starts.data() + std::size_t{row} * frame.stride();
    }
    [[nodiscard]] std::uint32_t startOf(std::uint32_t row, std::uint32_t column) const noexcept
    {
        return startsOf(row)[column];
    }
    [[nodiscard]] std::uint32_t rowBegin(std::uint32_t row) const noexcept { return startOf(row, 0); }
    [[nodiscard]] std::uint32_t rowEnd(std::uint32_t row) const noexcept { return startOf(row, frame.columns); }
    /// Boxes by place; valid for the places of one row and its padding.
    [[nodiscard]] BoxColumns columnsOf(std::uint32_t row) const noexcept
    {
        const RowColumns& at = m_rows[row];
        const float* const x0 = m_corners.floats.data() + at.first;
        return {x0, x0 + at.step, x0 + 2 * at.step, x0 + 3 * at.step, m_ids.data(), count, 0};
    }
    /// Puts the boxes on a lattice, too, if it is fine enough to help; valid until the next build. For a level that
    /// other indexes search. Cost: O(count), 8 bytes per box. @pre widestLanes() is Wide
    void makeLattice();
    [[nodiscard]] const LatticeBoxes& onLattice() const noexcept { return m_onLattice; }
    [[nodiscard]] std::uint64_t bytes() const noexcept;

private:
    /// The columns of the band of a row: where x0 would begin if its first place were 0, and the distance from one
    /// column to the next.
    struct RowColumns {
        std::size_t first = 0;
        std::size_t step = 0;
    };

    /// The last build, from which the next one guesses. Its starts are in m_starts.
    struct Before {
        CellFrame frame;
        std::uint32_t boxes = 0; ///< Number of boxes that build() was given; 0: there is nothing to guess from.
        unsigned pause = 0;      ///< So many builds do not guess, because a guess was wrong.
    };

    void sendAll(const BoxSource& all, const Builders& builders, unsigned runs, BuildScratch& scratch);
    void sendCounted(const BoxSource& all, const Builders& builders, unsigned runs, BuildScratch& scratch);
    [[nodiscard]] bool sendGuessed(const BoxSource& all, const Builders& builders, BuildScratch& scratch);
    [[nodiscard]] bool guessRows(std::vector<std::uint32_t>& counts, std::vector<double>& doubts) const;
    [[nodiscard]] Records makeRecords(BuildScratch& scratch);
    void sortBands(const Builders& builders, unsigned runs, BuildScratch& scratch);
    void closeGaps(std::span<const Band> bands) noexcept;
    void takeSizes(unsigned runs, const BuildScratch& scratch);

    Corners m_corners;
    LongArray<ObjectIndex> m_ids; // by record until the boxes are sorted, then by place
    LongArray<std::uint32_t> m_starts;
    std::vector<RowColumns> m_rows;
    LatticeBoxes m_onLattice;
    Before m_before;
};

} // namespace broadside::packed
