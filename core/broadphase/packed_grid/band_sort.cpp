#include "core/broadphase/packed_grid/band_sort.h"

#include "core/broadphase/packed_grid/band_sort_wide.h"

#include <utility>

namespace broadside::packed {
namespace {

void countRowsPlain(const BoxColumns& boxes, std::uint32_t first, std::uint32_t last, const CellFrame& frame,
                    std::uint32_t* counts)
{
    for (std::uint32_t i = first; i < last; ++i)
        ++counts[frame.rowOf(boxes.y0[i])];
}

void sendPlain(const BoxColumns& boxes, std::uint32_t first, std::uint32_t last, const CellFrame& frame,
               const std::uint16_t* bandOfRow, BandRecords& records, BandRun& run)
{
    const std::uint32_t stride = frame.stride();
    for (std::uint32_t i = first; i < last; ++i) {
        const FloatBox box = boxes.box(i);
        if (!frame.takes(box)) {
            run.left.push_back(i);
            continue;
        }
        run.widest = std::max(run.widest, box.x1 - box.x0);
        run.tallest = std::max(run.tallest, box.y1 - box.y0);
        const std::uint32_t row = frame.rowOf(box.y0);
        const std::uint32_t record = run.cursors[bandOfRow[row]]++;
        records.boxes[record] = {box.x0, box.y0, box.x1, box.y1};
        records.tags[record] = {row * stride + frame.columnOf(box.x0), boxes.id(i)};
    }
}

void gatherPlain(std::uint32_t place, std::span<const std::uint32_t> order, const BandRecords& records,
                 BoxStore& sorted)
{
    for (const std::uint32_t record : order) {
        const std::array<float, 4>& box = records.boxes[record];
        sorted.set(place++, {box[0], box[1], box[2], box[3]}, records.tags[record].id);
    }
}

} // namespace

void countRows(const BoxColumns& boxes, std::uint32_t first, std::uint32_t last, const CellFrame& frame,
               std::uint32_t* counts, Lanes lanes)
{
    if (lanes == Lanes::Wide)
        first = countRowsWide(boxes, first, last, frame, counts);
    countRowsPlain(boxes, first, last, frame, counts);
}

void sendToBands(const BoxColumns& boxes, std::uint32_t first, std::uint32_t last, const CellFrame& frame,
                 const std::uint16_t* bandOfRow, BandRecords& records, BandRun& run, Lanes lanes)
{
    if (lanes == Lanes::Wide)
        first = sendToBandsWide(boxes, first, last, frame, bandOfRow, records, run);
    sendPlain(boxes, first, last, frame, bandOfRow, records, run);
}

// Counts stand one place to the right of their cell. Their sums are then where the cells begin, and scattering carries
// each on to where its cell ends, which is where the next one begins: no second table is needed.
void sortBand(const Band& band, std::span<const Segment> segments, std::uint32_t stride, const std::vector<Tag>& tags,
              std::uint32_t nowhere, std::uint32_t* starts, std::vector<std::uint32_t>& order)
{
    if (order.size() < band.places)
        order.resize(band.places);
    const std::size_t firstCell = std::size_t{band.firstRow} * stride;
    const std::size_t endCell = std::size_t{band.endRow} * stride;
    std::fill(starts + firstCell, starts + endCell, 0);
    for (const Segment& segment : segments)
        for (std::uint32_t record = segment.first; record < segment.end; ++record)
            ++starts[tags[record].cell + 1];

    std::uint32_t place = band.firstPlace;
    for (std::size_t row = firstCell; row < endCell; row += stride) {
        starts[row] = place;
        for (std::size_t cell = row + 1; cell < row + stride; ++cell)
            place += std::exchange(starts[cell], place);
        std::fill_n(order.begin() + (place - band.firstPlace), kPadding, nowhere);
        place += kPadding;
    }
    for (const Segment& segment : segments)
        for (std::uint32_t record = segment.first; record < segment.end; ++record)
            order[starts[tags[record].cell + 1]++ - band.firstPlace] = record;
}

void gatherBand(const Band& band, std::span<const std::uint32_t> order, const BandRecords& records, BoxStore& sorted,
                Lanes lanes)
{
    order = order.first(band.places);
    std::uint32_t done = 0;
    if (lanes == Lanes::Wide)
        done = gatherBandWide(band.firstPlace, order, records, sorted);
    gatherPlain(band.firstPlace + done, order.subspan(done), records, sorted);
}

} // namespace broadside::packed
