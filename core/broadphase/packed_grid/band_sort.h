#pragma once

#include "core/broadphase/packed_grid/cell_frame.h"
#include "core/broadphase/packed_grid/lanes.h"

#include <array>
#include <span>
#include <vector>

/// @file
/// The phases that bring boxes into the order of their cells: a counting sort in two steps, so that each step works
/// in the cache. Rows are gathered into bands of a few thousand boxes.
///
///   1 count      how many boxes each row has, from y0 alone                         O(n), 4 bytes read a box
///   2 band       boxes and their cells to the bands that their rows belong to       O(n), 16 read, 24 written
///   3 sort       each band in itself by cell: count, prefix sum, scatter of places  O(n + cells), in the cache
///   4 gather     the boxes of a band in that order, as columns                      O(n), in the cache
///
/// Each is stable, so the order of boxes within a cell is that in which they were given.
/// Source: Knuth, TAOCP 3, algorithm 5.2D (counting sort); Satish et al., "Fast sort on CPUs and GPUs", SIGMOD 2010
/// (first by the high part of the key, buckets that fit the cache); the cells: Green, "Particle simulation using CUDA",
/// 2010 (sorted by cell instead of linked).

namespace broadside::packed {

/// Boxes that a vector load may read, and that overlap nothing, after every row.
inline constexpr std::uint32_t kPadding = 8;

/// The box that stands in padding: it overlaps no finite box.
inline constexpr float kNowhereLow = std::numeric_limits<float>::infinity();
inline constexpr float kNowhereHigh = -std::numeric_limits<float>::infinity();

/// A box on its way: its cell in the table of starts, and whose it is.
struct Tag {
    std::uint32_t cell = 0;
    ObjectIndex id = 0;
};

/// Boxes by band.
struct BandRecords {
    std::vector<std::array<float, 4>> boxes; ///< x0, y0, x1, y1
    std::vector<Tag> tags;
};

/// What one run over some of the boxes finds.
struct BandRun {
    std::vector<std::uint32_t> cursors; ///< Per band: where its next box goes.
    std::vector<std::uint32_t> left;    ///< Places of the boxes that stand on the next level.
    float widest = 0.0F;                ///< Largest rounded x1 - x0 of the others,
    float tallest = 0.0F;               ///< and y1 - y0.
};

/// Phase 1: adds to `counts` how many of the boxes in places first..last-1 are in each row.
void countRows(const BoxColumns& boxes, std::uint32_t first, std::uint32_t last, const CellFrame& frame,
               std::uint32_t* counts, Lanes lanes);

/// Phase 2: sends boxes first..last-1 to their bands.
void sendToBands(const BoxColumns& boxes, std::uint32_t first, std::uint32_t last, const CellFrame& frame,
                 const std::uint16_t* bandOfRow, BandRecords& records, BandRun& run, Lanes lanes);

/// Some of the records.
struct Segment {
    std::uint32_t first = 0;
    std::uint32_t end = 0;
};

/// Some rows, and the places of their boxes in the sorted columns, padding counted.
struct Band {
    std::uint32_t firstRow = 0;
    std::uint32_t endRow = 0;
    std::uint32_t firstPlace = 0;
    std::uint32_t places = 0;
};

/// Phase 3: fills the starts of the band's rows and lists for each place the record that goes there, `nowhere` for
/// padding. The records of a band lie in segments, one a run of phase 2. `order` is scratch memory.
void sortBand(const Band& band, std::span<const Segment> segments, std::uint32_t stride, const std::vector<Tag>& tags,
              std::uint32_t nowhere, std::uint32_t* starts, std::vector<std::uint32_t>& order);

/// Phase 4: the records of a band to their places. @pre the record `nowhere` exists
void gatherBand(const Band& band, std::span<const std::uint32_t> order, const BandRecords& records, BoxStore& sorted,
                Lanes lanes);

} // namespace broadside::packed
