#include "core/broadphase/packed_grid/cell_frame.h"

#include "core/base/random.h"

#include <array>
#include <cmath>
#include <span>

namespace broadside::packed {
namespace {

constexpr std::uint32_t kSmallestSample = 64;
constexpr double kMostPerAxis = 60'000.0; // rows have 16-bit numbers of bands, and few need as many

/// Where to look: spread evenly, but not in step with whatever pattern the boxes have.
struct Sample {
    std::array<float, kSample> x;
    std::array<float, kSample> y;
    std::array<float, kSample> width;
    std::array<float, kSample> height;
    std::uint32_t count = 0;
};

void take(const BoxSource& boxes, Sample& sample)
{
    sample.count = std::min(boxes.count(), std::clamp(boxes.count() / 128, kSmallestSample, kSample));
    const std::uint32_t step = boxes.count() / sample.count;
    for (std::uint32_t k = 0; k < sample.count; ++k) {
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

/// Where nearly all of the values lie. Stragglers far outside are left out: they would make the cells of all others
/// too coarse.
Interval extentOf(std::span<const float> values, bool all)
{
    std::array<float, kSample> sorted;
    std::ranges::copy(values, sorted.begin());
    const auto end = sorted.begin() + static_cast<std::ptrdiff_t>(values.size());
    const auto outliers = static_cast<std::ptrdiff_t>(values.size() / 16);
    std::nth_element(sorted.begin(), sorted.begin() + outliers, end);
    const double low = sorted[static_cast<std::size_t>(outliers)];
    const double lowest = *std::min_element(sorted.begin(), sorted.begin() + outliers + 1);
    std::nth_element(sorted.begin() + outliers, end - 1 - outliers, end);
    const double high = *(end - 1 - outliers);
    const double highest = *std::max_element(end - 1 - outliers, end);
    const double usual = high - low;
    const double unseen = all ? 0.0 : usual / 256.0;
    return {std::max(lowest, low - 0.5 * usual) - unseen, std::min(highest, high + 0.5 * usual) + unseen};
}

/// What the model needs to know of the boxes of a level.
struct Crowd {
    double count = 0.0;
    double width = 0.0; ///< Mean.
    double height = 0.0;
    double around = 0.0; ///< Boxes a square metre around a typical box,
    double mean = 0.0;   ///< and over the whole extent.
};

/// How much denser than the mean it is around a typical box: how often two of the sample meet in one of some coarse
/// squares, over how often they would if they were spread evenly.
double crowding(const Sample& sample, const Interval& xs, const Interval& ys)
{
    const auto side = static_cast<std::size_t>(std::sqrt(sample.count));
    std::array<std::uint32_t, kSample> squares{};
    const auto squareOf = [side](double value, const Interval& extent) {
        const double position = (value - extent.lo) / extent.length() * static_cast<double>(side);
        return static_cast<std::size_t>(std::clamp(position, 0.0, static_cast<double>(side - 1)));
    };
    for (std::uint32_t k = 0; k < sample.count; ++k)
        ++squares[squareOf(sample.x[k], xs) + side * squareOf(sample.y[k], ys)];
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
    const double area = std::sqrt(2.0 / (crowd.around * crowd.mean));
    CellSize cells{std::sqrt(area), std::sqrt(area)};
    for (int i = 0; i < 4; ++i) {
        const double height = 4.0 * std::sqrt(crowd.height / (crowd.around * (crowd.width + cells.width)));
        cells.height = std::clamp(height, 0.5 * std::sqrt(area), 8.0 * std::sqrt(area));
        cells.width = area / cells.height;
    }
    return cells;
}

/// Eight-wide tests for a box of the level, where the largest has this side.
double testsPerBox(const Crowd& crowd, const CellSize& cells, double largest)
{
    const double lanes = crowd.around * cells.height / 8.0;
    const double ownRow = std::max(1.0, lanes * (crowd.width + cells.width) + 0.5);
    return ownRow + crowd.height / cells.height * (2.0 + lanes * (largest + crowd.width + cells.width));
}

/// Eight-wide tests for a box that stands on a level of its own and asks this one.
double testsOfAsker(const Crowd& crowd, const CellSize& cells, double side, double largest)
{
    const double rows = 1.0 + (side + largest) / cells.height;
    return 6.0 + rows * (2.0 + crowd.mean * cells.height * (side + largest + cells.width) / 8.0);
}

/// The longest side that boxes of this level should have.
double bestLargest(const Crowd& all, std::span<const float> sizes)
{
    double best = sizes.back();
    double leastTests = std::numeric_limits<double>::infinity();
    for (const double share : {1.0, 0.999, 0.998, 0.995, 0.99, 0.98, 0.95, 0.9, 0.8, 0.65, 0.5}) {
        const auto kept = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sizes.size())));
        const double largest = sizes[kept - 1];
        Crowd crowd = all;
        crowd.around *= share;
        crowd.mean *= share;
        double sum = 0.0;
        for (std::size_t i = 0; i < kept; ++i)
            sum += sizes[i];
        crowd.width = crowd.height = sum / static_cast<double>(kept);
        const CellSize cells = bestCells(crowd);
        double tests = static_cast<double>(kept) * testsPerBox(crowd, cells, largest);
        for (std::size_t i = kept; i < sizes.size(); ++i)
            tests += testsOfAsker(crowd, cells, sizes[i], largest);
        if (tests < leastTests) {
            leastTests = tests;
            best = largest;
        }
    }
    return best;
}

Crowd crowdOf(const Sample& sample, double count, const Interval& xs, const Interval& ys, double largest)
{
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
    crowd.mean = crowd.count / (xs.length() * ys.length());
    crowd.around = crowd.mean * crowding(sample, xs, ys);
    return crowd;
}

/// Never a line or a point: boxes in a row still need a height to divide by.
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

/// How much closer than evenly the values of a sample stand, on average: 1.3 where they are spread evenly. Distances
/// below `size` count as that much.
double closeness(std::span<const float> sorted, double length, double size)
{
    constexpr std::size_t kApart = 4;
    const double even = length * kApart / static_cast<double>(sorted.size());
    double sum = 0.0;
    for (std::size_t i = kApart; i < sorted.size(); ++i)
        sum += even / std::max<double>(size, sorted[i] - sorted[i - kApart]);
    return sum / static_cast<double>(sorted.size() - kApart);
}

/// Cells for boxes of which most crowd in small parts of the extent: see AxisPieces. Changes nothing where they do not.
void makePieces(Sample& sample, const Crowd& crowd, const Interval& xs, const Interval& ys, CellFrame& frame)
{
    constexpr double kSuspicious = 2.0; // found with coarse squares, which costs less than to sort the sample
    constexpr double kCrowded = 128.0;  // cells of one size hold 16 boxes then
    if (sample.count < kSmallestSample || crowd.around < kSuspicious * crowd.mean)
        return;
    const std::span<float> columns(sample.x.data(), sample.count);
    const std::span<float> rows(sample.y.data(), sample.count);
    std::ranges::sort(columns);
    std::ranges::sort(rows);
    const double closer = closeness(columns, xs.length(), crowd.width) * closeness(rows, ys.length(), crowd.height);
    if (closer < kCrowded)
        return;
    Crowd typical = crowd;
    const double mostUseful = 4.0 / (crowd.width * crowd.height); // beyond that, it is pairs that take the time
    typical.around = typical.mean = std::min(crowd.mean * closer, std::max(mostUseful, crowd.mean));
    const CellSize smallest = bestCells(typical);
    const double cells = std::min(2.0 * crowd.count, kMostPerAxis * kMostPerAxis / 16.0);
    const double columnCount = std::sqrt(cells * smallest.height / smallest.width);
    frame.columns = frame.columnPieces.choose(columns, columnCount, smallest.width);
    frame.rows = frame.rowPieces.choose(rows, cells / columnCount, smallest.height);
    frame.aroundX = frame.aroundY = std::numeric_limits<float>::infinity();
}

} // namespace

float notBelowTrue(float roundedDifference) noexcept
{
    // Rounding takes at most half a step away, so the next float up is enough.
    return std::nextafter(roundedDifference, std::numeric_limits<float>::infinity());
}

CellFrame chooseCells(const BoxSource& boxes, bool last)
{
    CellFrame frame;
    frame.takesAll = last;
    if (boxes.count() == 0)
        return frame;
    Sample sample;
    take(boxes, sample);
    const bool all = sample.count == boxes.count();
    std::array<float, kSample> sides;
    for (std::uint32_t k = 0; k < sample.count; ++k)
        sides[k] = std::max(sample.width[k], sample.height[k]);
    const std::span<float> sizes(sides.data(), sample.count);
    std::ranges::sort(sizes);

    Interval xs = extentOf({sample.x.data(), sample.count}, all);
    Interval ys = extentOf({sample.y.data(), sample.count}, all);
    const double median = sizes[sizes.size() / 2];
    const double xLength = xs.length();
    widen(xs, ys.length(), median);
    widen(ys, xLength, median);

    const double everything = std::numeric_limits<double>::infinity();
    const double largest = last ? everything : bestLargest(crowdOf(sample, boxes.count(), xs, ys, everything), sizes);
    const Crowd crowd = crowdOf(sample, boxes.count(), xs, ys, largest);
    CellSize cells = bestCells(crowd);
    const double most = 2.0 * boxes.count() + 64.0;
    while ((xs.length() / cells.width + 1.0) * (ys.length() / cells.height + 2.0) > most) {
        cells.width *= 1.25;
        cells.height *= xs.length() < cells.width ? 1.25 : 1.0;
    }
    frame.columns = cellCount(xs.length(), cells.width);
    frame.rows = cellCount(ys.length(), cells.height);
    frame.originX = static_cast<float>(xs.lo);
    frame.originY = static_cast<float>(ys.lo);
    frame.cellsPerX = static_cast<float>(static_cast<double>(frame.columns) / (xs.length() * (1.0 + 0x1p-20)));
    frame.cellsPerY = static_cast<float>(static_cast<double>(frame.rows) / (ys.length() * (1.0 + 0x1p-20)));
    // The sample does not show where the last few lie; a level of their own would have to be asked by all others.
    constexpr float kAround = 1.0F / 16.0F;
    frame.aroundX = kAround * static_cast<float>(frame.columns);
    frame.aroundY = kAround * static_cast<float>(frame.rows);
    makePieces(sample, crowd, xs, ys, frame);
    frame.largest = static_cast<float>(largest * 1.25); // so that sizes that differ by rounding alone stay together
    return frame;
}

} // namespace broadside::packed
