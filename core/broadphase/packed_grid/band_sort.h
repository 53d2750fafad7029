#pragma once

#include "core/base/long_array.h"
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
///   4 gather     the boxes of a band in that order, as columns, over its records    O(n), in the cache
///
/// Each is stable, so the order of boxes within a cell is that in which they were given.
/// Source: Knuth, TAOCP 3, algorithm 5.2D (counting sort); Satish et al., "Fast sort on CPUs and GPUs", SIGMOD 2010
/// (first by the high part of the key, buckets that fit the cache); the cells: Green, "Particle simulation using CUDA",
/// 2010 (sorted by cell instead of linked).

namespace broadside::packed {

/// Makes a list longer, never shorter. A list that grows by itself doubles its memory when a frame needs a little more
/// than the one before; a sixteenth to spare is enough for that.
template<class List>
void makeRoom(List& list, std::size_t count)
{
    if (list.size() >= count)
        return;
    list.reserve(count + count / 16);
    list.resize(count);
}

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

/// Memory for the corners of boxes, four floats a box. Every band has a part of its own, in which its boxes stand first
/// as records x0 y0 x1 y1, in the order in which they came, and then as columns, sorted: all x0, all y0, all x1,
/// all y1. So sorting needs no second memory, and writes where it has just read.
struct Corners {
    LongArray<float> floats;

    [[nodiscard]] float* record(std::size_t i) noexcept { return floats.data() + 4 * i; }
    [[nodiscard]] const float* record(std::size_t i) const noexcept { return floats.data() + 4 * i; }
};

/// What one run over some of the boxes finds.
struct BandRun {
    std::vector<std::uint32_t> cursors; ///< Per band: where its next record goes.
    std::vector<std::uint32_t> left;    ///< Places of the boxes that stand on the next level.
    float widest = 0.0F;                ///< Largest rounded x1 - x0 of the others,
    float tallest = 0.0F;               ///< and y1 - y0.
    FloatBox bounds = kNoBounds;        ///< Of all, those that are left as well.
};

/// Phase 1: adds to `counts` how many of the boxes with these y0 are in each row.
void countRows(const float* y0, std::uint32_t count, const CellFrame& frame, std::uint32_t* counts, Lanes lanes);

/// Phase 2: sends boxes to their bands; the first of them is in place `first` of all.
void sendToBands(const BoxColumns& boxes, std::uint32_t first, const CellFrame& frame, const std::uint16_t* bandOfRow,
                 Corners& corners, LongArray<Tag>& tags, BandRun& run, Lanes lanes);

/// Some of the records.
struct Segment {
    std::uint32_t first = 0;
    std::uint32_t end = 0;
};

/// Some rows, where their boxes stand among all sorted ones, padding counted, and the band's part of the corners.
struct Band {
    std::uint32_t firstRow = 0;
    std::uint32_t endRow = 0;
    std::uint32_t firstPlace = 0;
    std::uint32_t places = 0;
    std::uint32_t firstRecord = 0; ///< There is room for as many records as places.
};

/// What phases 3 and 4 work with.
struct BandScratch {
    std::vector<std::uint32_t> order; ///< For each place of the band the record that goes there.
    std::vector<float> columns;       ///< The sorted columns, before they replace the records.
};

/// Phase 3: fills the starts of the band's rows and the order, in which padding is the record `nowhere`. The records of
/// a band lie in segments, one a run of phase 2; the corners are only fetched.
void sortBand(const Band& band, std::span<const Segment> segments, std::uint32_t stride, const LongArray<Tag>& tags,
              const Corners& corners, std::uint32_t nowhere, std::uint32_t* starts, BandScratch& scratch);

/// Phase 4: the boxes and ids of a band to their places. @pre the record `nowhere` exists
void gatherBand(const Band& band, const LongArray<Tag>& tags, Corners& corners, ObjectIndex* ids, BandScratch& scratch,
                Lanes lanes);

} // namespace broadside::packed
