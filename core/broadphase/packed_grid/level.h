#pragma once

#include "core/broadphase/packed_grid/band_sort.h"

namespace broadside::packed {

/// Memory that building a level needs and the built level does not. Kept, so that nothing is allocated once warm.
struct BuildScratch {
    BandRecords records;
    std::vector<std::vector<std::uint32_t>> rowCounts; ///< Per run.
    std::vector<std::uint16_t> bandOfRow;
    std::vector<Band> bands;
    std::vector<Segment> segments; ///< Of band b and run r: b * runs + r.
    std::vector<BandRun> runs;
    std::vector<std::vector<std::uint32_t>> orders; ///< Per run.
    std::array<BoxStore, 2> left;                   ///< Boxes for the next level, in turns.

    [[nodiscard]] std::uint64_t bytes() const noexcept;
};

/// Boxes of about the same size, sorted by cell, cells of a row one after the other, rows from below.
///
/// Between the rows stands padding (kPadding), so that eight boxes can be loaded at any place. `starts` has one entry
/// a cell and one for the end of each row.
struct Level {
    CellFrame frame;
    BoxStore boxes;
    std::vector<std::uint32_t> starts;
    std::uint32_t count = 0;
    float widest = 0.0F;  ///< At least the true width of every box,
    float tallest = 0.0F; ///< and the true height.

    /// Takes the boxes that belong here; the others are written to scratch.left[turn]. Returns how many are left.
    std::uint32_t build(const BoxColumns& all, bool last, Lanes lanes, unsigned threads, BuildScratch& scratch,
                        std::size_t turn);

    [[nodiscard]] std::uint32_t startOf(std::uint32_t row, std::uint32_t column) const noexcept
    {
        return starts[std::size_t{row} * frame.stride() + column];
    }
    [[nodiscard]] std::uint32_t rowBegin(std::uint32_t row) const noexcept { return startOf(row, 0); }
    [[nodiscard]] std::uint32_t rowEnd(std::uint32_t row) const noexcept { return startOf(row, frame.columns); }
    [[nodiscard]] std::uint64_t bytes() const noexcept { return boxes.bytes() + starts.capacity() * sizeof(starts[0]); }
};

} // namespace broadside::packed
