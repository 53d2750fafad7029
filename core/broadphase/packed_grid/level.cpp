#include "core/broadphase/packed_grid/level.h"

namespace broadside::packed {
namespace {

/// Largest number of boxes per band: their places, tags and starts fill the first-level cache, the boxes a part of the
/// second-level one. Smaller worlds also have several bands, because sorting a band takes memory for its boxes.
constexpr std::uint32_t kBandBoxes = 4096;
constexpr std::uint32_t kFewestBandBoxes = 512;
constexpr std::uint32_t kFewBands = 4;
constexpr std::uint32_t kMostBands = 4096;
/// Several runs per worker, so that the others need not wait for a delayed one.
constexpr unsigned kRunsPerWorker = 4;

void startRuns(unsigned runs, std::uint32_t rows, BuildScratch& scratch)
{
    makeRoom(scratch.rowCounts, runs);
    makeRoom(scratch.runs, runs);
    for (unsigned run = 0; run < runs; ++run) {
        scratch.rowCounts[run].assign(rows, 0);
        scratch.runs[run].left.clear();
        scratch.runs[run].widest = scratch.runs[run].tallest = 0.0F;
        scratch.runs[run].bounds = kNoBounds;
    }
}

/// Divides the rows into bands with about the same number of boxes.
void makeBands(std::uint32_t rows, std::uint32_t count, unsigned runs, BuildScratch& scratch)
{
    const std::uint32_t target =
        std::max(std::clamp(count / kFewBands, kFewestBandBoxes, kBandBoxes), count / kMostBands);
    scratch.bands.clear();
    scratch.bandOfRow.resize(rows);
    Band band;
    std::uint32_t inBand = 0;
    for (std::uint32_t row = 0; row < rows; ++row) {
        scratch.bandOfRow[row] = static_cast<std::uint16_t>(scratch.bands.size());
        for (unsigned run = 0; run < runs; ++run)
            inBand += scratch.rowCounts[run][row];
        if (inBand >= target || row + 1 == rows) {
            band.endRow = row + 1;
            scratch.bands.push_back(band);
            band.firstRow = row + 1;
            inBand = 0;
        }
    }
}

/// Gives each band its part of the records, and each run a segment of it. The boxes from run r are behind those from
/// run r - 1, so that the order is that of a single run. Boxes that go to the next level leave gaps at the ends of
/// segments.
void makeSegments(unsigned runs, BuildScratch& scratch)
{
    scratch.segments.clear();
    for (unsigned run = 0; run < runs; ++run)
        scratch.runs[run].cursors.clear();
    std::uint32_t next = 0;
    for (Band& band : scratch.bands) {
        band.firstRecord = next;
        for (unsigned run = 0; run < runs; ++run) {
            scratch.segments.push_back({next, next});
            scratch.runs[run].cursors.push_back(next);
            for (std::uint32_t row = band.firstRow; row < band.endRow; ++row)
                next += scratch.rowCounts[run][row];
        }
        next += (band.endRow - band.firstRow) * kPadding;
    }
    scratch.records = next;
}

/// Computes the ends of segments and the places of bands, after the boxes were sent. Returns the number of places.
std::uint32_t placeBands(unsigned runs, BuildScratch& scratch)
{
    std::uint32_t place = 0;
    for (std::size_t b = 0; b < scratch.bands.size(); ++b) {
        Band& band = scratch.bands[b];
        band.firstPlace = place;
        place += (band.endRow - band.firstRow) * kPadding;
        for (unsigned run = 0; run < runs; ++run) {
            Segment& segment = scratch.segments[b * runs + run];
            segment.end = scratch.runs[run].cursors[b];
            place += segment.end - segment.first;
        }
        band.places = place - band.firstPlace;
    }
    return place;
}

std::uint32_t collectForNextLevel(const BoxSource& all, unsigned runs, const BuildScratch& scratch, BoxStore& left)
{
    std::size_t count = 0;
    for (unsigned run = 0; run < runs; ++run)
        count += scratch.runs[run].left.size();
    left.makeRoom(count);
    std::uint32_t next = 0;
    for (unsigned run = 0; run < runs; ++run)
        for (const std::uint32_t i : scratch.runs[run].left)
            left.set(next++, all.box(i), all.id(i));
    return next;
}

} // namespace

std::uint32_t Level::build(const BoxSource& all, bool last, const Builders& builders, BuildScratch& scratch,
                           std::size_t turn)
{
    frame = chooseCells(all, last);
    m_onLattice.used = false;
    const unsigned workers = std::clamp(all.count() / kBoxesPerThread, 1U, builders.workers);
    const unsigned runs = workers == 1 ? 1 : workers * kRunsPerWorker;
    const Builders here{builders.crew, workers, builders.lanes};
    sendAll(all, here, runs, scratch);
    sortBands(here, runs, scratch);
    takeSizes(runs, scratch);
    const std::uint32_t leftOver = collectForNextLevel(all, runs, scratch, scratch.left[turn]);
    count = all.count() - leftOver;
    return leftOver;
}

/// Phases 1 and 2, in runs over consecutive boxes.
void Level::sendAll(const BoxSource& all, const Builders& builders, unsigned runs, BuildScratch& scratch)
{
    const auto firstOf = [&](unsigned run) { return firstOfPiece(all.count(), run, runs); };
    startRuns(runs, frame.rows, scratch);
    builders.crew.share(builders.workers, runs, [&](unsigned run, unsigned) {
        all.forEachLowY(firstOf(run), firstOf(run + 1), builders.lanes, [&](const float* y0, std::uint32_t boxes) {
            countRows(y0, boxes, frame, scratch.rowCounts[run].data(), builders.lanes);
        });
    });
    makeBands(frame.rows, all.count(), runs, scratch);
    makeSegments(runs, scratch);

    makeRoom(m_corners.floats, 4 * (std::size_t{scratch.records} + 1));
    makeRoom(scratch.tags, std::size_t{scratch.records} + 1);
    builders.crew.share(builders.workers, runs, [&](unsigned run, unsigned) {
        const auto send = [&](const BoxColumns& boxes, std::uint32_t first) {
            sendToBands(boxes, first, frame, scratch.bandOfRow.data(), m_corners, scratch.tags, scratch.runs[run],
                        builders.lanes);
        };
        all.forEachBlock(firstOf(run), firstOf(run + 1), builders.lanes, send);
    });
}

/// Phases 3 and 4, band by band. The last record is the padding box.
void Level::sortBands(const Builders& builders, unsigned runs, BuildScratch& scratch)
{
    const std::uint32_t nowhere = scratch.records;
    std::ranges::copy(std::array{kNowhereLow, kNowhereLow, kNowhereHigh, kNowhereHigh}, m_corners.record(nowhere));
    makeRoom(m_ids, placeBands(runs, scratch));
    makeRoom(m_starts, std::size_t{frame.rows} * frame.stride());
    makeRoom(m_rows, frame.rows);
    makeRoom(scratch.sorting, builders.workers);
    const auto bands = static_cast<unsigned>(scratch.bands.size());
    builders.crew.share(builders.workers, bands, [&](unsigned b, unsigned worker) {
        const Band& band = scratch.bands[b];
        const std::span segments(scratch.segments.data() + std::size_t{b} * runs, runs);
        BandScratch& sorting = scratch.sorting[worker];
        sortBand(band, segments, frame.stride(), scratch.tags, m_corners, nowhere, m_starts.data(), sorting);
        gatherBand(band, scratch.tags, m_corners, m_ids.data(), sorting, builders.lanes);
        const RowColumns columns{std::size_t{4} * band.firstRecord - band.firstPlace, band.places};
        std::fill(m_rows.begin() + band.firstRow, m_rows.begin() + band.endRow, columns);
    });
}

void Level::takeSizes(unsigned runs, const BuildScratch& scratch)
{
    widest = tallest = 0.0F;
    bounds = kNoBounds;
    for (unsigned run = 0; run < runs; ++run) {
        widest = std::max(widest, scratch.runs[run].widest);
        tallest = std::max(tallest, scratch.runs[run].tallest);
        bounds = united(bounds, scratch.runs[run].bounds);
    }
    widest = upperBoundOfDifference(widest);
    tallest = upperBoundOfDifference(tallest);
}

void Level::makeLattice()
{
    if (count == 0 || frame.takesAll || frame.columnPieces.used)
        return;
    const Lattice lattice(frame, bounds, widest, tallest);
    if (!lattice.isFineFor(frame))
        return;
    m_onLattice.lattice = lattice;
    makeRoom(m_onLattice.boxes, rowEnd(frame.rows - 1) + kPadding);
    for (std::uint32_t row = 0; row < frame.rows; ++row)
        putOnLatticeWide(columnsOf(row), rowBegin(row), rowEnd(row), m_onLattice);
    m_onLattice.used = true;
}

FloatBox Level::taken() const noexcept
{
    if (frame.takesAll || frame.columnPieces.used)
        return bounds;
    const float right = frame.originX + (static_cast<float>(frame.columns) + frame.aroundX) / frame.cellsPerX;
    const float top = frame.originY + (static_cast<float>(frame.rows) + frame.aroundY) / frame.cellsPerY;
    return {std::max(bounds.x0, frame.originX - frame.aroundX / frame.cellsPerX),
            std::max(bounds.y0, frame.originY - frame.aroundY / frame.cellsPerY), std::min(bounds.x1, right),
            std::min(bounds.y1, top)};
}

std::uint64_t Level::bytes() const noexcept
{
    return m_corners.floats.capacity() * sizeof(float) + m_ids.capacity() * sizeof(m_ids[0]) +
           m_starts.capacity() * sizeof(m_starts[0]) + m_rows.capacity() * sizeof(m_rows[0]) +
           m_onLattice.boxes.capacity() * sizeof(LatticeBox);
}

std::uint64_t BuildScratch::bytes() const noexcept
{
    std::uint64_t bytes = tags.capacity() * sizeof(tags[0]) + bandOfRow.capacity() * sizeof(bandOfRow[0]) +
                          bands.capacity() * sizeof(bands[0]) + segments.capacity() * sizeof(segments[0]) +
                          left[0].bytes() + left[1].bytes();
    for (const auto& counts : rowCounts)
        bytes += counts.capacity() * sizeof(counts[0]);
    for (const BandScratch& one : sorting)
        bytes += one.order.capacity() * sizeof(one.order[0]) + one.columns.capacity() * sizeof(one.columns[0]);
    for (const BandRun& run : runs)
        bytes += (run.cursors.capacity() + run.left.capacity()) * sizeof(run.left[0]);
    return bytes;
}

} // namespace broadside::packed
