#pragma once

#include "core/base/long_array.h"
#include "core/broadphase/packed_grid/cell_frame.h"
#include "core/broadphase/packed_grid/lanes.h"

#include <array>
#include <span>
#include <vector>

/// @file
/// The phases that sort boxes by cell: a counting sort in two steps, so that each step works in the cache. Rows are
/// grouped into bands of a few thousand boxes.
///
///   1 count      the boxes in each row, from y0 alone                              O(n), 4 bytes read per box
///   2 band       boxes and their cells to the bands of their rows                  O(n), 16 read, 22 written
///   3 sort       each band by cell: count, prefix sum, scatter of places           O(n + cells), in the cache
///   4 gather     the boxes of a band in that order, as columns, over its records   O(n), in the cache
///
/// Each phase is stable, so boxes of a cell keep the order in which they were given.
/// Source: Knuth, TAOCP 3, algorithm 5.2D (counting sort); Satish et al., "Fast sort on CPUs and GPUs", SIGMOD 2010
/// (first by the high part of the key, buckets that fit the cache); the cells: Green, "Particle simulation using CUDA",
/// 2010 (sorted by cell instead of linked).

namespace broadside::packed {

/// Makes a list longer, never shorter, with a little to spare. That is enough when a frame needs slightly more than the
/// one before; a list that grows by itself would double its memory.
template<class List>
void makeRoom(List& list, std::size_t count)
{
    if (list.size() >= count)
        return;
    list.reserve(count + count / 256);
    list.resize(count);
}

/// Padding after every row: boxes that a vector load may read, and that overlap nothing.
inline constexpr std::uint32_t kPadding = 8;

/// Corners of the padding box: it overlaps no finite box.
inline constexpr float kNowhereLow = std::numeric_limits<float>::infinity();
inline constexpr float kNowhereHigh = -std::numeric_limits<float>::infinity();

/// Where the boxes of a row go.
struct RowPlace {
    std::uint16_t band = 0;
    std::uint16_t firstCell = 0; ///< First cell of the row, counted from the first cell of its band.
};
/// A cell of a band: in the table of starts, counted from the start of the band's first cell.
using BandCell = std::uint16_t;
inline constexpr std::size_t kMostBandCells = std::size_t{std::numeric_limits<BandCell>::max()} + 1;

/// Memory for the corners of boxes, four floats per box. Every band has its own part of it. First, its boxes are there
/// as records x0 y0 x1 y1, in the order in which they came; then as columns, sorted: all x0, all y0, all x1, all y1. So
/// the sort needs no second array, and it writes where it has just read.
struct Corners {
    LongArray<float> floats;

    [[nodiscard]] float* record(std::size_t i) noexcept { return floats.data() + 4 * i; }
    [[nodiscard]] const float* record(std::size_t i) const noexcept { return floats.data() + 4 * i; }
};

/// Boxes on their way through the sort, by record. The ids of a band are sorted in the same place, too.
struct Records {
    Corners& corners;
    ObjectIndex* ids = nullptr;
    BandCell* cells = nullptr;
};

/// The result of one run over some of the boxes.
struct BandRun {
    std::vector<std::uint32_t> cursors; ///< The position of the next record of each band.
    std::vector<std::uint32_t> left;    ///< Positions of the boxes that go to the next level.
    float widest = 0.0F;                ///< Largest rounded x1 - x0 of the other boxes,
    float tallest = 0.0F;               ///< and largest rounded y1 - y0.
    FloatBox bounds = kNoBounds;        ///< Bounds of all boxes, including those in `left`.
};

/// Phase 1: adds to `counts` the number of boxes with these y0 in each row.
void countRows(const float* y0, std::uint32_t count, const CellFrame& frame, std::uint32_t* counts, Lanes lanes);

/// Phase 2: writes boxes to their bands; `first` is the position of the first one among all boxes. No corner is -0
/// afterwards: the scans rely on it.
void sendToBands(const BoxColumns& boxes, std::uint32_t first, const CellFrame& frame, const RowPlace* places,
                 const Records& records, BandRun& run, Lanes lanes);

/// A range of records.
struct Segment {
    std::uint32_t first = 0;
    std::uint32_t end = 0;
};

/// Some rows, their places among all sorted boxes (including padding), and the band's part of the corners.
struct Band {
    std::uint32_t firstRow = 0;
    std::uint32_t endRow = 0;
    std::uint32_t firstPlace = 0;
    std::uint32_t places = 0;
    std::uint32_t firstRecord = 0; ///< The part has room for as many records as places.
};

/// Memory for phases 3 and 4.
struct BandScratch {
    std::vector<std::uint32_t> order; ///< The record that goes to each place of the band.
    std::vector<float> columns;       ///< The sorted columns, before they replace the records.
    std::vector<ObjectIndex> ids;     ///< The same for the ids.
};

/// Phase 3: fills `starts`, those of the band's rows, and the order, in which padding is the record `nowhere`. The
/// records of a band are in segments, one per run of phase 2. The corners are only prefetched.
void sortBand(const Band& band, std::span<const Segment> segments, std::uint32_t stride, const Records& records,
              std::uint32_t nowhere, std::uint32_t* starts, BandScratch& scratch);

/// Phase 4: puts the boxes and ids of a band in order, from the band's first record on. @pre the record `nowhere`
/// exists
void gatherBand(const Band& band, const Records& records, BandScratch& scratch, Lanes lanes);

} // namespace broadside::packed
