#include "core/broadphase/packed_grid/cell_frame.h"

#include "core/base/random.h"

#include <array>
#include <cmath>
#include <span>

namespace broadside::packed {
namespace {

constexpr std::uint32_t kSmallestSample = 64;
/// A row's band has a 16-bit number, and so has each cell of a band; few worlds need more rows or columns.
constexpr double kMostPerAxis = 60'000.0;

/// The sampled boxes: spread evenly over the list, but not in step with any pattern in it.
struct Sample {
    std::array<float, kSample> x;
    std::array<float, kSample> y;
    std::array<float, kSample> width;
    std::array<float, kSample> height;
    std::uint32_t count = 0;
};

void take(const BoxSource& boxes, Sample& sample)
{
    // A sample, because the choice of cells must cost little compared with the sort.
    sample.count = std::min(boxes.count(), std::clamp(boxes.count() / 128, kSmallestSample, kSample));
    const std::uint32_t step = boxes.count() / sample.count;
    for (std::uint32_t k = 0; k < sample.count; ++k) {
        // Random within each step against patterns; with a fixed seed, so that the same boxes give the same cells.
        const auto i = k * step + static_cast<std::uint32_t>(Random(k).below(step));
        const FloatBox box = boxes.box(i);
        sample.x[k] = box.x0;
        sample.y[k] = box.y0;
        sample.width[k] = box.x1 - box.x0;
        sample.height[k] = box.y1 - box.y0;
    }
}

struct Interval {
    double lo = 0.0;
    double hi = 0.0;
    [[nodiscard]] double length() const { return hi - lo; }
};

/// The interval of nearly all values. A few values far outside are ignored, because they would make the cells of all
/// other boxes too coarse.
Interval extentOf(std::span<const float> values, bool all)
{
    std::array<float, kSample> sorted;
    std::ranges::copy(values, sorted.begin());
    const auto end = sorted.begin() + static_cast<std::ptrdiff_t>(values.size());
    // A sixteenth of the values at each end may be far outside; selecting them is faster than sorting.
    const auto outliers = static_cast<std::ptrdiff_t>(values.size() / 16);
    std::nth_element(sorted.begin(), sorted.begin() + outliers, end);
    const double low = sorted[static_cast<std::size_t>(outliers)];
    const double lowest = *std::min_element(sorted.begin(), sorted.begin() + outliers + 1);
    std::nth_element(sorted.begin() + outliers, end - 1 - outliers, end);
    const double high = *(end - 1 - outliers);
    const double highest = *std::max_element(end - 1 - outliers, end);
    // They only widen the interval by at most half of its usual length. A sample does not see the outermost values, so
    // some room is added.
    const double usual = high - low;
    const double unseen = all ? 0.0 : usual / 256.0;
    return {std::max(lowest, low - 0.5 * usual) - unseen, std::min(highest, high + 0.5 * usual) + unseen};
}

/// The properties of a level's boxes that the model uses.
struct Crowd {
    double count = 0.0;
    double width = 0.0; ///< Mean width and, below, mean height.
    double height = 0.0;
    double around = 0.0; ///< Boxes per square metre around a typical box,
    double mean = 0.0;   ///< and over the whole extent.
};

/// How much denser than the mean it is around a typical box: how often two sampled boxes are in the same coarse square,
/// divided by how often they would be there if they were spread evenly.
double crowding(const Sample& sample, const Interval& xs, const Interval& ys)
{
    // One square for each sampled box: about one box per square if they are spread evenly.
    const auto side = static_cast<std::size_t>(std::sqrt(sample.count));
    std::array<std::uint32_t, kSample> squares{};
    const auto squareOf = [side](double value, const Interval& extent) {
        const double position = (value - extent.lo) / extent.length() * static_cast<double>(side);
        return static_cast<std::size_t>(std::clamp(position, 0.0, static_cast<double>(side - 1)));
    };
    for (std::uint32_t k = 0; k < sample.count; ++k)
        ++squares[squareOf(sample.x[k], xs) + side * squareOf(sample.y[k], ys)];
    // Pairs in the same square measure the density where the boxes are, not where the area is.
    double meetings = 0.0;
    for (const std::uint32_t square : squares)
        meetings += static_cast<double>(square) * (square - (square > 0 ? 1.0 : 0.0));
    const double count = sample.count;
    return std::max(1.0, meetings * static_cast<double>(side * side) / std::max(1.0, count * (count - 1.0)));
}

struct CellSize {
    double width = 1.0;
    double height = 1.0;
};

CellSize bestCells(const Crowd& crowd)
{
    // See chooseCells(). Width and height depend on each other, so both are improved in a few rounds.
    const double area = std::sqrt(2.0 / (crowd.around * crowd.mean));
    CellSize cells{std::sqrt(area), std::sqrt(area)};
    for (int i = 0; i < 4; ++i) {
        const double height = 4.0 * std::sqrt(crowd.height / (crowd.around * (crowd.width + cells.width)));
        cells.height = std::clamp(height, 0.5 * std::sqrt(area), 8.0 * std::sqrt(area));
        cells.width = area / cells.height;
    }
    return cells;
}

/// Eight-wide tests per box of the level, if its largest box has this side.
double testsPerBox(const Crowd& crowd, const CellSize& cells, double largest)
{
    const double lanes = crowd.around * cells.height / 8.0;
    const double ownRow = std::max(1.0, lanes * (crowd.width + cells.width) + 0.5);
    return ownRow + crowd.height / cells.height * (2.0 + lanes * (largest + crowd.width + cells.width));
}

/// Eight-wide tests of a box on a level of its own that searches this level.
double testsPerQuery(const Crowd& crowd, const CellSize& cells, double side, double largest)
{
    const double rows = 1.0 + (side + largest) / cells.height;
    return 6.0 + rows * (2.0 + crowd.mean * cells.height * (side + largest + cells.width) / 8.0);
}

/// The longest side that boxes of this level should have.
double bestLargest(const Crowd& all, std::span<const float> sizes)
{
    // Tries how many of the larger boxes should go to the next level.
    double best = sizes.back();
    double leastTests = std::numeric_limits<double>::infinity();
    for (const double share : {1.0, 0.999, 0.998, 0.995, 0.99, 0.98, 0.95, 0.9, 0.8, 0.65, 0.5}) {
        const auto kept = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sizes.size())));
        const double largest = sizes[kept - 1];
        // The smaller boxes alone are less dense, and smaller on average.
        Crowd crowd = all;
        crowd.around *= share;
        crowd.mean *= share;
        double sum = 0.0;
        for (std::size_t i = 0; i < kept; ++i)
            sum += sizes[i];
        crowd.width = crowd.height = sum / static_cast<double>(kept);
        // Boxes that stay are tested with each other; larger ones search this level from their own level.
        const CellSize cells = bestCells(crowd);
        double tests = static_cast<double>(kept) * testsPerBox(crowd, cells, largest);
        for (std::size_t i = kept; i < sizes.size(); ++i)
            tests += testsPerQuery(crowd, cells, sizes[i], largest);
        if (tests < leastTests) {
            leastTests = tests;
            best = largest;
        }
    }
    return best;
}

Crowd crowdOf(const Sample& sample, double count, const Interval& xs, const Interval& ys, double largest)
{
    // Boxes with a longer side belong to another level.
    Crowd crowd;
    double kept = 0.0;
    for (std::uint32_t k = 0; k < sample.count; ++k) {
        if (static_cast<double>(std::max(sample.width[k], sample.height[k])) > largest)
            continue;
        crowd.width += static_cast<double>(sample.width[k]);
        crowd.height += static_cast<double>(sample.height[k]);
        kept += 1.0;
    }
    crowd.width /= kept;
    crowd.height /= kept;
    crowd.count = count * kept / sample.count;
    // Densities of all boxes that belong here, not only of those in the sample.
    crowd.mean = crowd.count / (xs.length() * ys.length());
    crowd.around = crowd.mean * crowding(sample, xs, ys);
    return crowd;
}

/// Never a line or a point: the model divides by both lengths.
void widen(Interval& extent, double other, double size)
{
    constexpr double kTiny = 0x1p-100;
    const double least = std::max({other / kMostPerAxis, size, std::abs(extent.lo) * 0x1p-20, kTiny});
    if (extent.length() < least)
        extent.hi = extent.lo + least;
}

std::uint32_t cellCount(double length, double cell)
{
    return static_cast<std::uint32_t>(std::min(length / cell, kMostPerAxis)) + 1;
}

/// How much closer together the values of a sample are than if they were spread evenly, on average; 1.3 if they are
/// spread evenly. Distances below `size` count as `size`.
double closeness(std::span<const float> sorted, double length, double size)
{
    constexpr std::size_t kApart = 4;
    const double even = length * kApart / static_cast<double>(sorted.size());
    double sum = 0.0;
    for (std::size_t i = kApart; i < sorted.size(); ++i)
        sum += even / std::max<double>(size, sorted[i] - sorted[i - kApart]);
    return sum / static_cast<double>(sorted.size() - kApart);
}

/// Makes cells for boxes that are mostly crowded in small parts of the extent: see AxisPieces. Otherwise changes
/// nothing.
void makePieces(Sample& sample, const Crowd& crowd, const Interval& xs, const Interval& ys, CellFrame& frame)
{
    constexpr double kSuspicious = 2.0; // from coarse squares, which cost less than sorting the sample
    constexpr double kCrowded = 128.0;  // then cells of one size would hold 16 boxes
    if (sample.count < kSmallestSample || crowd.around < kSuspicious * crowd.mean)
        return;
    // Now look more closely, along each axis: pieces make every cell lookup slower, so they must be worth it.
    const std::span<float> columns(sample.x.data(), sample.count);
    const std::span<float> rows(sample.y.data(), sample.count);
    std::ranges::sort(columns);
    std::ranges::sort(rows);
    const double closer = closeness(columns, xs.length(), crowd.width) * closeness(rows, ys.length(), crowd.height);
    if (closer < kCrowded)
        return;
    // The cells are made for a typical box in a crowd.
    Crowd typical = crowd;
    // With higher densities, the pairs take most of the time.
    const double mostUseful = 4.0 / (crowd.width * crowd.height);
    typical.around = typical.mean = std::min(crowd.mean * closer, std::max(mostUseful, crowd.mean));
    const CellSize smallest = bestCells(typical);
    // About two cells per box, divided between the axes in the proportions of the best cell.
    const double cells = std::min(2.0 * crowd.count, kMostPerAxis * kMostPerAxis / 16.0);
    const double columnCount = std::min(std::sqrt(cells * smallest.height / smallest.width), kMostPerAxis);
    frame.columns = frame.columnPieces.choose(columns, columnCount, smallest.width);
    frame.rows = frame.rowPieces.choose(rows, cells / columnCount, smallest.height);
    // Boxes outside the pieces are in the border cells, at any distance.
    frame.aroundX = frame.aroundY = std::numeric_limits<float>::infinity();
}

} // namespace

float upperBoundOfDifference(float roundedDifference) noexcept
{
    // Rounding errors are at most half a step, so the next float is large enough.
    return std::nextafter(roundedDifference, std::numeric_limits<float>::infinity());
}

CellFrame chooseCells(const BoxSource& boxes, bool last)
{
    CellFrame frame;
    frame.takesAll = last;
    if (boxes.count() == 0)
        return frame;
    // The sample: all boxes of a small level, some of a large one.
    Sample sample;
    take(boxes, sample);
    const bool all = sample.count == boxes.count();
    std::array<float, kSample> sides;
    for (std::uint32_t k = 0; k < sample.count; ++k)
        sides[k] = std::max(sample.width[k], sample.height[k]);
    const std::span<float> sizes(sides.data(), sample.count);
    std::ranges::sort(sizes);

    // The extent, so that cells are where the boxes are, and never flat (widen()).
    Interval xs = extentOf({sample.x.data(), sample.count}, all);
    Interval ys = extentOf({sample.y.data(), sample.count}, all);
    const double median = sizes[sizes.size() / 2];
    const double xLength = xs.length();
    widen(xs, ys.length(), median);
    widen(ys, xLength, median);

    // The boxes that are too large for this level are found first, because they would distort the choice of cells.
    const double everything = std::numeric_limits<double>::infinity();
    const double largest = last ? everything : bestLargest(crowdOf(sample, boxes.count(), xs, ys, everything), sizes);
    const Crowd crowd = crowdOf(sample, boxes.count(), xs, ys, largest);
    CellSize cells = bestCells(crowd);
    // Larger cells if there would be more than two per box: clearing the table of starts costs time, too.
    const double most = 2.0 * boxes.count() + 64.0;
    while ((xs.length() / cells.width + 1.0) * (ys.length() / cells.height + 2.0) > most) {
        cells.width *= 1.25;
        cells.height *= xs.length() < cells.width ? 1.25 : 1.0;
    }
    frame.columns = cellCount(xs.length(), cells.width);
    frame.rows = cellCount(ys.length(), cells.height);
    // A little fewer cells per metre than fit, so that no value of the extent is behind the last cell.
    frame.originX = static_cast<float>(xs.lo);
    frame.originY = static_cast<float>(ys.lo);
    frame.cellsPerX = static_cast<float>(static_cast<double>(frame.columns) / (xs.length() * (1.0 + 0x1p-20)));
    frame.cellsPerY = static_cast<float>(static_cast<double>(frame.rows) / (ys.length() * (1.0 + 0x1p-20)));
    // The sample does not show the last few boxes outside. On a level of their own, they would have to be searched by
    // all others.
    constexpr float kAround = 1.0F / 16.0F;
    frame.aroundX = kAround * static_cast<float>(frame.columns);
    frame.aroundY = kAround * static_cast<float>(frame.rows);
    makePieces(sample, crowd, xs, ys, frame);
    frame.largest = static_cast<float>(largest * 1.25); // so that sizes that differ only by rounding stay together
    return frame;
}

} // namespace broadside::packed
