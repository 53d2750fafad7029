#include "core/broadphase/packed_grid/band_sort.h"

#include "core/broadphase/packed_grid/band_sort_wide.h"

#include <utility>

namespace broadside::packed {
namespace {

/// -0 becomes +0.
FloatBox withoutMinusZero(const FloatBox& box) { return {box.x0 + 0.0F, box.y0 + 0.0F, box.x1 + 0.0F, box.y1 + 0.0F}; }

void countRowsPlain(const float* y0, std::uint32_t i, std::uint32_t count, const CellFrame& frame,
                    std::uint32_t* counts)
{
    for (; i < count; ++i)
        ++counts[frame.rowOf(y0[i])];
}

void sendPlain(const BoxColumns& boxes, std::uint32_t i, std::uint32_t first, const CellFrame& frame,
               const RowPlace* places, const Records& records, BandRun& run)
{
    for (; i < boxes.count; ++i) {
        const FloatBox box = withoutMinusZero(boxes.box(i));
        run.bounds = united(run.bounds, box);
        if (!frame.takes(box)) {
            run.left.push_back(first + i);
            continue;
        }
        run.widest = std::max(run.widest, box.x1 - box.x0);
        run.tallest = std::max(run.tallest, box.y1 - box.y0);
        const RowPlace place = places[frame.rowOf(box.y0)];
        const std::uint32_t record = run.cursors[place.band]++;
        std::ranges::copy(std::array{box.x0, box.y0, box.x1, box.y1}, records.corners.record(record));
        records.cells[record] = static_cast<BandCell>(place.firstCell + frame.columnOf(box.x0));
        records.ids[record] = boxes.id(i);
    }
}

void gatherPlain(const Band& band, std::uint32_t done, const Records& records, BandScratch& scratch)
{
    for (; done < band.places; ++done) {
        const std::uint32_t record = scratch.order[done];
        for (std::size_t corner = 0; corner < 4; ++corner)
            scratch.columns[corner * band.places + done] = records.corners.record(record)[corner];
        scratch.ids[done] = records.ids[record];
    }
}

} // namespace

void countRows(const float* y0, std::uint32_t count, const CellFrame& frame, std::uint32_t* counts, Lanes lanes)
{
    const std::uint32_t done = lanes == Lanes::Wide ? countRowsWide(y0, count, frame, counts) : 0;
    countRowsPlain(y0, done, count, frame, counts);
}

void sendToBands(const BoxColumns& boxes, std::uint32_t first, const CellFrame& frame, const RowPlace* places,
                 const Records& records, BandRun& run, Lanes lanes)
{
    const std::uint32_t done = lanes == Lanes::Wide ? sendToBandsWide(boxes, first, frame, places, records, run) : 0;
    sendPlain(boxes, done, first, frame, places, records, run);
}

// Counts are stored one place to the right of their cell, so their sums are the starts of the cells. Scattering moves
// each start to the end of its cell, which is the start of the next cell: no second table is needed.
void sortBand(const Band& band, std::span<const Segment> segments, std::uint32_t stride, const Records& records,
              std::uint32_t nowhere, std::uint32_t* starts, BandScratch& scratch)
{
    makeRoom(scratch.order, band.places);
    std::uint32_t* const order = scratch.order.data();
    const BandCell* const cellOf = records.cells;
    const std::size_t cells = std::size_t{band.endRow - band.firstRow} * stride;
    std::fill_n(starts, cells, 0);
    for (const Segment& segment : segments)
        for (std::uint32_t record = segment.first; record < segment.end; ++record) {
            ++starts[cellOf[record] + 1];
            fetch(records.corners.record(record)); // for phase 4, which reads them in another order
        }

    std::uint32_t place = band.firstPlace;
    for (std::size_t row = 0; row < cells; row += stride) {
        starts[row] = place;
        for (std::size_t cell = row + 1; cell < row + stride; ++cell)
            place += std::exchange(starts[cell], place);
        std::fill_n(order + (place - band.firstPlace), kPadding, nowhere);
        place += kPadding;
    }
    for (const Segment& segment : segments)
        for (std::uint32_t record = segment.first; record < segment.end; ++record)
            order[starts[cellOf[record] + 1]++ - band.firstPlace] = record;
}

void gatherBand(const Band& band, const Records& records, BandScratch& scratch, Lanes lanes)
{
    const std::size_t floats = std::size_t{4} * band.places;
    makeRoom(scratch.columns, floats);
    makeRoom(scratch.ids, band.places);
    const std::uint32_t done = lanes == Lanes::Wide ? gatherBandWide(band, records, scratch) : 0;
    gatherPlain(band, done, records, scratch);
    std::copy_n(scratch.columns.data(), floats, records.corners.record(band.firstRecord));
    std::copy_n(scratch.ids.data(), band.places, records.ids + band.firstRecord);
}

} // namespace broadside::packed
