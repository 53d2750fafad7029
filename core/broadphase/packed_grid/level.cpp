#include "core/broadphase/packed_grid/level.h"

#include <cmath>

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
/// segments. spare(band, boxes) tells how many more records a band gets.
template<class Spare>
void makeSegments(unsigned runs, BuildScratch& scratch, const Spare& spare)
{
    scratch.segments.clear();
    scratch.limits.clear();
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
        next += spare(band, next - band.firstRecord);
        scratch.limits.push_back(next);
        next += (band.endRow - band.firstRow) * kPadding;
    }
    scratch.records = next;
}

/// The room of a band whose boxes were guessed: for boxes that come from other bands, and some standard deviations for
/// the chance in how boxes are spread in the rows of the last build.
std::uint32_t spareRecords(std::uint32_t boxes, double variance)
{
    constexpr std::uint32_t kMoreBoxes = 24;
    constexpr double kDeviations = 2.5;
    return kMoreBoxes + boxes / 128 + static_cast<std::uint32_t>(kDeviations * std::sqrt(variance));
}

/// Whether no cursor is behind its limit. Without a branch in the loop, the compiler compares several at a time.
bool allWithin(const std::vector<std::uint32_t>& cursors, const std::vector<std::uint32_t>& limits)
{
    std::uint32_t behind = 0;
    for (std::size_t k = 0; k < cursors.size(); ++k)
        behind |= cursors[k] > limits[k] ? 1U : 0U;
    return behind == 0;
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
    m_before.frame = frame;
    frame = chooseCells(all, last);
    m_onLattice.used = false;
    const unsigned workers = std::clamp(all.count() / kBoxesPerThread, 1U, builders.workers);
    const unsigned runs = workers == 1 ? 1 : workers * kRunsPerWorker;
    const Builders here{builders.crew, workers, builders.lanes};
    sendAll(all, here, runs, scratch);
    sortBands(here, runs, scratch);
    m_before.boxes = all.count();
    takeSizes(runs, scratch);
    const std::uint32_t leftOver = collectForNextLevel(all, runs, scratch, scratch.left[turn]);
    count = all.count() - leftOver;
    return leftOver;
}

/// Phases 1 and 2. Boxes that must be rounded are rounded only once if the guess from the last build is good enough.
void Level::sendAll(const BoxSource& all, const Builders& builders, unsigned runs, BuildScratch& scratch)
{
    const bool canGuess = runs == 1 && all.roundsBoxes() && m_before.boxes == all.count();
    m_before.boxes = 0; // if memory runs out, the starts are invalid
    if (!canGuess || !sendGuessed(all, builders, scratch))
        sendCounted(all, builders, runs, scratch);
    placeBands(runs, scratch);
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
    makeSegments(runs, scratch, [](const Band&, std::uint32_t) { return 0U; });
    const Records records = makeRecords(scratch);
    builders.crew.share(builders.workers, runs, [&](unsigned run, unsigned) {
        const auto send = [&](const BoxColumns& boxes, std::uint32_t first) {
            sendToBands(boxes, first, frame, scratch.rowPlaces.data(), records, scratch.runs[run], builders.lanes);
        };
        all.forEachBlock(firstOf(run), firstOf(run + 1), builders.lanes, send);
    });
}

/// Sends the boxes to bands for about as many boxes as were there in the last build, with some room more. Returns false
/// if that is not enough: then the boxes must be counted. A block can exceed its band by its own size, for which there
/// are records at the end.
bool Level::sendGuessed(const BoxSource& all, const Builders& builders, BuildScratch& scratch)
{
    constexpr unsigned kPause = 8;
    if (m_before.pause > 0) {
        --m_before.pause;
        return false;
    }
    startRuns(1, frame.rows, scratch);
    if (!guessRows(scratch.rowCounts[0], scratch.doubts))
        return false;
    makeBands(frame, all.count(), 1, scratch);
    makeSegments(1, scratch, [&](const Band& band, std::uint32_t boxes) {
        return spareRecords(boxes, scratch.doubts[band.firstRow] + scratch.doubts[band.endRow]);
    });
    scratch.records += kRoundedBlock;
    const Records records = makeRecords(scratch);
    BandRun& run = scratch.runs[0];
    bool fits = true;
    all.forEachBlock(0, all.count(), builders.lanes, [&](const BoxColumns& boxes, std::uint32_t first) {
        if (!fits)
            return;
        sendToBands(boxes, first, frame, scratch.rowPlaces.data(), records, run, builders.lanes);
        fits = allWithin(run.cursors, scratch.limits);
    });
    m_before.pause = fits ? 0 : kPause;
    return fits;
}

/// Guesses how many boxes each row gets. The rows are seldom where they were in the last build, because the sample that
/// chooses them has moved: so the boxes of an earlier row are taken to be spread evenly in it. `doubts` gets the
/// variance of the number of boxes below the start of each row and below the end of the last one. Returns false if the
/// rows cannot be compared. The starts are still those of the last build.
bool Level::guessRows(std::vector<std::uint32_t>& counts, std::vector<double>& doubts) const
{
    const CellFrame& before = m_before.frame;
    const bool inPieces = before.rowPieces.used || frame.rowPieces.used;
    if (inPieces && before.rows != frame.rows)
        return false;
    doubts.assign(frame.rows + std::size_t{1}, 0.0);
    std::uint32_t below = 0;
    for (std::uint32_t row = 0; row < frame.rows; ++row) {
        const double end = row + 1;
        const double y = static_cast<double>(frame.originY) + end / static_cast<double>(frame.cellsPerY);
        const double inRows = (y - static_cast<double>(before.originY)) * static_cast<double>(before.cellsPerY);
        const double position = row + 1 == frame.rows ? before.rows : inPieces ? end : std::max(0.0, inRows);
        const std::uint32_t earlier = position < before.rows ? static_cast<std::uint32_t>(position) : before.rows - 1;
        const double share = std::min(position - earlier, 1.0);
        const std::uint32_t* const starts = m_starts.data() + std::size_t{earlier} * before.stride();
        const double boxes = starts[before.columns] - starts[0];
        const std::uint32_t next = starts[0] - earlier * kPadding + static_cast<std::uint32_t>(share * boxes);
        doubts[row + 1] = boxes * share * (1.0 - share);
        counts[row] = next - below;
        below = next;
    }
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
           m_onLattice.boxes.capacity() * sizeof(LatticeBox);
}

std::uint64_t BuildScratch::bytes() const noexcept
{
    std::uint64_t bytes = cells.capacity() * sizeof(cells[0]) + rowPlaces.capacity() * sizeof(rowPlaces[0]) +
                          bands.capacity() * sizeof(bands[0]) + segments.capacity() * sizeof(segments[0]) +
                          limits.capacity() * sizeof(limits[0]) + doubts.capacity() * sizeof(doubts[0]) +
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
