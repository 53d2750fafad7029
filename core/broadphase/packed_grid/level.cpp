#include "core/broadphase/packed_grid/level.h"

namespace broadside::packed {
namespace {

/// Largest number of boxes per band: their places, cells and starts fill the first-level cache, the boxes a part of the
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

/// How many boxes a band should have, out of `count`.
std::uint32_t boxesPerBand(std::uint32_t count)
{
    return std::max(std::clamp(count / kFewBands, kFewestBandBoxes, kBandBoxes), count / kMostBands);
}

/// Divides the rows into bands with about the same number of boxes.
void makeBands(const CellFrame& frame, std::uint32_t count, unsigned runs, BuildScratch& scratch)
{
    const std::uint32_t target = boxesPerBand(count);
    const auto mostRows = static_cast<std::uint32_t>(kMostBandCells / frame.stride());
    scratch.bands.clear();
    scratch.rowPlaces.resize(frame.rows);
    Band band;
    std::uint32_t inBand = 0;
    for (std::uint32_t row = 0; row < frame.rows; ++row) {
        scratch.rowPlaces[row] = {static_cast<std::uint16_t>(scratch.bands.size()),
                                  static_cast<BandCell>((row - band.firstRow) * frame.stride())};
        for (unsigned run = 0; run < runs; ++run)
            inBand += scratch.rowCounts[run][row];
        if (inBand >= target || row + 1 - band.firstRow == mostRows || row + 1 == frame.rows) {
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

/// Computes the ends of segments and the places of bands, after the boxes were sent.
void placeBands(unsigned runs, BuildScratch& scratch)
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

/// Phases 1 and 2. Boxes that must be rounded are rounded only once if the bands of the last build still fit.
void Level::sendAll(const BoxSource& all, const Builders& builders, unsigned runs, BuildScratch& scratch)
{
    const bool canGuess = runs == 1 && all.roundsBoxes();
    if (!canGuess || !sendGuessed(all, builders, scratch))
        sendCounted(all, builders, runs, scratch);
    placeBands(runs, scratch);
    m_before.rows = frame.rows;
    m_before.boxes = all.count();
    if (canGuess)
        m_before.bands.assign(scratch.bands.begin(), scratch.bands.end());
    else
        m_before.bands.clear();
}

/// Counts the boxes of each row before it sends them, in runs over consecutive boxes.
void Level::sendCounted(const BoxSource& all, const Builders& builders, unsigned runs, BuildScratch& scratch)
{
    const auto firstOf = [&](unsigned run) { return firstOfPiece(all.count(), run, runs); };
    startRuns(runs, frame.rows, scratch);
    builders.crew.share(builders.workers, runs, [&](unsigned run, unsigned) {
        all.forEachLowY(firstOf(run), firstOf(run + 1), builders.lanes, [&](const float* y0, std::uint32_t boxes) {
            countRows(y0, boxes, frame, scratch.rowCounts[run].data(), builders.lanes);
        });
    });
    makeBands(frame, all.count(), runs, scratch);
    makeSegments(runs, scratch);
    const Records records = makeRecords(scratch);
    builders.crew.share(builders.workers, runs, [&](unsigned run, unsigned) {
        const auto send = [&](const BoxColumns& boxes, std::uint32_t first) {
            sendToBands(boxes, first, frame, scratch.rowPlaces.data(), records, scratch.runs[run], builders.lanes);
        };
        all.forEachBlock(firstOf(run), firstOf(run + 1), builders.lanes, send);
    });
}

/// Sends the boxes to bands as large as in the last build, with some room more. Returns false if that is not enough:
/// then the boxes must be counted. A block can exceed its band by its own size, for which there are records at the end.
bool Level::sendGuessed(const BoxSource& all, const Builders& builders, BuildScratch& scratch)
{
    constexpr unsigned kPause = 8;
    if (m_before.pause > 0) {
        --m_before.pause;
        return false;
    }
    if (m_before.bands.empty() || m_before.rows != frame.rows || m_before.boxes != all.count() || !guessBands(scratch))
        return false;
    const Records records = makeRecords(scratch);
    BandRun& run = scratch.runs[0];
    bool fits = true;
    all.forEachBlock(0, all.count(), builders.lanes, [&](const BoxColumns& boxes, std::uint32_t first) {
        if (!fits)
            return;
        sendToBands(boxes, first, frame, scratch.rowPlaces.data(), records, run, builders.lanes);
        for (std::size_t b = 0; b < scratch.bands.size(); ++b)
            fits &= run.cursors[b] <= scratch.bands[b].firstRecord + scratch.bands[b].places;
    });
    m_before.pause = fits ? 0 : kPause;
    return fits;
}

/// Takes over the bands of the last build. For now, `places` is the number of boxes for which a band has room. Returns
/// false if the bands would be too large.
bool Level::guessBands(BuildScratch& scratch) const
{
    constexpr std::uint32_t kMoreBoxes = 24;
    startRuns(1, frame.rows, scratch);
    scratch.bands.assign(m_before.bands.begin(), m_before.bands.end());
    scratch.rowPlaces.resize(frame.rows);
    scratch.segments.clear();
    scratch.runs[0].cursors.clear();
    std::uint32_t next = 0;
    for (std::size_t b = 0; b < scratch.bands.size(); ++b) {
        Band& band = scratch.bands[b];
        const std::uint32_t rows = band.endRow - band.firstRow;
        const std::uint32_t boxes = band.places - rows * kPadding;
        if (boxes > 2 * boxesPerBand(m_before.boxes) || std::size_t{rows} * frame.stride() > kMostBandCells)
            return false;
        for (std::uint32_t row = 0; row < rows; ++row)
            scratch.rowPlaces[band.firstRow + row] = {static_cast<std::uint16_t>(b),
                                                      static_cast<BandCell>(row * frame.stride())};
        band.firstRecord = next;
        band.places = boxes + boxes / 128 + kMoreBoxes;
        scratch.segments.push_back({next, next});
        scratch.runs[0].cursors.push_back(next);
        next += band.places + rows * kPadding;
    }
    scratch.records = next + kRoundedBlock;
    return true;
}

Records Level::makeRecords(BuildScratch& scratch)
{
    makeRoom(m_corners.floats, 4 * (std::size_t{scratch.records} + 1));
    makeRoom(m_ids, std::size_t{scratch.records} + 1);
    makeRoom(scratch.cells, scratch.records);
    return {m_corners, m_ids.data(), scratch.cells.data()};
}

/// Phases 3 and 4, band by band. The last record is the padding box.
void Level::sortBands(const Builders& builders, unsigned runs, BuildScratch& scratch)
{
    const std::uint32_t nowhere = scratch.records;
    std::ranges::copy(std::array{kNowhereLow, kNowhereLow, kNowhereHigh, kNowhereHigh}, m_corners.record(nowhere));
    m_ids[nowhere] = 0;
    makeRoom(m_starts, std::size_t{frame.rows} * frame.stride());
    makeRoom(m_rows, frame.rows);
    makeRoom(scratch.sorting, builders.workers);
    const Records records{m_corners, m_ids.data(), scratch.cells.data()};
    const auto bands = static_cast<unsigned>(scratch.bands.size());
    builders.crew.share(builders.workers, bands, [&](unsigned b, unsigned worker) {
        const Band& band = scratch.bands[b];
        const std::span segments(scratch.segments.data() + std::size_t{b} * runs, runs);
        BandScratch& sorting = scratch.sorting[worker];
        std::uint32_t* const starts = m_starts.data() + std::size_t{band.firstRow} * frame.stride();
        sortBand(band, segments, frame.stride(), records, nowhere, starts, sorting);
        gatherBand(band, records, sorting, builders.lanes);
        const RowColumns columns{std::size_t{4} * band.firstRecord - band.firstPlace, band.places};
        std::fill(m_rows.begin() + band.firstRow, m_rows.begin() + band.endRow, columns);
    });
    closeGaps(scratch.bands);
}

/// Boxes that went to the next level left gaps between the bands. Moves the ids from their records to their places.
void Level::closeGaps(std::span<const Band> bands) noexcept
{
    for (const Band& band : bands)
        if (band.firstPlace != band.firstRecord)
            std::copy_n(m_ids.data() + band.firstRecord, band.places, m_ids.data() + band.firstPlace);
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
           m_onLattice.boxes.capacity() * sizeof(LatticeBox) + m_before.bands.capacity() * sizeof(Band);
}

std::uint64_t BuildScratch::bytes() const noexcept
{
    std::uint64_t bytes = cells.capacity() * sizeof(cells[0]) + rowPlaces.capacity() * sizeof(rowPlaces[0]) +
                          bands.capacity() * sizeof(bands[0]) + segments.capacity() * sizeof(segments[0]) +
                          left[0].bytes() + left[1].bytes();
    for (const auto& counts : rowCounts)
        bytes += counts.capacity() * sizeof(counts[0]);
    for (const BandScratch& one : sorting)
        bytes += one.order.capacity() * sizeof(one.order[0]) + one.columns.capacity() * sizeof(one.columns[0]) +
                 one.ids.capacity() * sizeof(one.ids[0]);
    for (const BandRun& run : runs)
        bytes += (run.cursors.capacity() + run.left.capacity()) * sizeof(run.left[0]);
    return bytes;
}

} // namespace broadside::packed
