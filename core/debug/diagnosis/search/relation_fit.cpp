#include "core/debug/diagnosis/search/relation_fit.h"

#include "core/debug/diagnosis/search/cut.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace broadside::diagnosis {
namespace {

using Numbers = std::vector<double>;

double quantileOf(Numbers numbers, double share)
{
    const auto at = numbers.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(numbers.size() - 1));
    std::ranges::nth_element(numbers, at);
    return *at;
}

double medianOf(Numbers numbers) { return numbers.empty() ? 0.0 : quantileOf(std::move(numbers), 0.5); }

/// The roundest number within the slack.
double snapped(double value, double slack)
{
    return slack > 0.0 ? roundestBetween(value - slack, value + slack) : value;
}

/// There are enough other numbers than the two most frequent ones.
bool areVaried(Numbers numbers, double slack)
{
    constexpr double kFew = 0.05;
    constexpr std::size_t kFewest = 5;
    std::ranges::sort(numbers);
    std::size_t first = 0; // how often the most frequent number occurs, and the second one
    std::size_t second = 0;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i;
        while (end < numbers.size() && numbers[end] - numbers[i] <= 4.0 * slack)
            ++end;
        const std::size_t count = end - i;
        second = std::max(second, std::min(first, count));
        first = std::max(first, count);
        i = end;
    }
    const std::size_t others = numbers.size() - first - second;
    return others >= kFewest && static_cast<double>(others) >= kFew * static_cast<double>(numbers.size());
}

/// The numbers of all samples along an axis.
class AxisNumbers {
public:
    AxisNumbers(std::span<const BoxSample> samples, std::size_t axis)
    {
        const double Vec2::*const along = kAxes[axis];
        const double Vec2::*const across = kAxes[1 - axis];
        for (const BoxSample& one : samples) {
            length.push_back(one.own.hi.*along - one.own.lo.*along);
            other.push_back(one.own.hi.*across - one.own.lo.*across);
            registered.push_back(one.registered.hi.*along - one.registered.lo.*along);
            middle.push_back(one.own.center().*along);
            otherMiddle.push_back(one.own.center().*across);
            registeredMiddle.push_back(one.registered.center().*along);
            slacks.push_back(2.0 * one.slack);
        }
        slack = medianOf(slacks);
    }
    /// The median of the finite numbers `of(i)` of all samples, as round as the slack allows.
    template<class Of>
    [[nodiscard]] double typical(Of of, double slackOfIt) const
    {
        Numbers numbers;
        for (std::size_t i = 0; i < length.size(); ++i)
            if (const double number = of(i); std::isfinite(number))
                numbers.push_back(number);
        return numbers.empty() ? 0.0 : snapped(medianOf(std::move(numbers)), 0.5 * slackOfIt);
    }
    template<class Of>
    [[nodiscard]] bool isVaried(Of of) const
    {
        Numbers numbers;
        for (std::size_t i = 0; i < length.size(); ++i)
            numbers.push_back(of(i));
        return areVaried(std::move(numbers), slack);
    }
    /// Whether the difference is within rounding for almost all samples.
    template<class Of>
    [[nodiscard]] bool isRight(Of difference) const
    {
        std::size_t right = 0;
        for (std::size_t i = 0; i < length.size(); ++i)
            right += std::abs(difference(i)) <= slacks[i] ? 1U : 0U;
        return isAlmostAll(right, length.size());
    }

    Numbers length; ///< Lengths of the own box, like the next one.
    Numbers other;  ///< Along the other axis.
    Numbers registered;
    Numbers middle;
    Numbers otherMiddle;
    Numbers registeredMiddle;
    Numbers slacks;
    double slack = 0.0; ///< A typical one.
};

struct Line {
    double slope = 1.0;
    double added = 0.0;
};

/// Fits the line by least squares to the points that are on it already. Its numbers are as round as the slack allows.
Line improvedLine(const Line& line, const Numbers& from, const Numbers& to, const Numbers& slacks)
{
    double count = 0.0;
    double sumX = 0.0;
    double sumY = 0.0;
    double least = 1e300;
    double most = -1e300;
    const auto isOn = [&](std::size_t i) {
        return std::abs(line.slope * from[i] + line.added - to[i]) <= 4.0 * slacks[i];
    };
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (!isOn(i))
            continue;
        count += 1.0;
        sumX += from[i];
        sumY += to[i];
        least = std::min(least, from[i]);
        most = std::max(most, from[i]);
    }
    if (count < 3.0 || most <= least)
        return line;
    double squares = 0.0;
    double products = 0.0;
    for (std::size_t i = 0; i < from.size(); ++i)
        if (isOn(i)) {
            squares += (from[i] - sumX / count) * (from[i] - sumX / count);
            products += (from[i] - sumX / count) * (to[i] - sumY / count);
        }
    const double slack = medianOf(slacks);
    Line best;
    best.slope = snapped(products / squares, 0.25 * slack / (most - least));
    best.added = snapped((sumY - best.slope * sumX) / count, 0.25 * slack);
    return best;
}

/// The line with most points on it, of some lines through two points that are far apart.
std::optional<Line> lineThrough(const Numbers& from, const Numbers& to, const Numbers& slacks)
{
    constexpr std::size_t kTries = 25;
    constexpr double kFar = 50.0; // slacks
    if (from.size() < 3)
        return std::nullopt;
    std::vector<std::size_t> order(from.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return from[i]; });
    std::optional<Line> best;
    std::size_t most = 0;
    for (std::size_t attempt = 0; attempt < kTries; ++attempt) {
        const std::size_t low = order[attempt * (from.size() / 2) / kTries];
        const std::size_t high = order[from.size() - 1 - (attempt * (from.size() / 2)) / kTries];
        const double span = from[high] - from[low];
        if (span <= kFar * std::max(slacks[low], slacks[high]))
            continue;
        Line line{(to[high] - to[low]) / span, 0.0};
        line.added = to[low] - line.slope * from[low];
        std::size_t on = 0;
        for (std::size_t i = 0; i < from.size(); ++i)
            on += std::abs(line.slope * from[i] + line.added - to[i]) <= 4.0 * slacks[i] ? 1U : 0U;
        if (on > most) {
            most = on;
            best = line;
        }
    }
    return best ? std::optional(improvedLine(*best, from, to, slacks)) : std::nullopt;
}

/// The limit at which some lengths are cut, if `added` is added afterwards.
double limitOf(const AxisNumbers& axis, double added, bool isAtMost)
{
    const auto cut = [&](std::size_t i) {
        const double rest = axis.registered[i] - added;
        const bool isCut = isAtMost ? rest < axis.length[i] - axis.slacks[i] : rest > axis.length[i] + axis.slacks[i];
        return isCut ? rest : std::numeric_limits<double>::quiet_NaN();
    };
    return axis.typical(cut, axis.slack);
}

std::vector<SizeRelation> candidateSizes(const AxisNumbers& axis)
{
    using Kind = SizeRelation::Kind;
    const auto added = [&](Kind kind) {
        const SizeRelation plain{kind, 0.0, 0.0};
        return axis.typical([&](std::size_t i) { return axis.registered[i] - plain.of(axis.length[i], axis.other[i]); },
                            axis.slack);
    };
    const double typicalLength = std::max(medianOf(axis.length), axis.slack);
    const double factor =
        axis.typical([&](std::size_t i) { return axis.registered[i] / axis.length[i]; }, axis.slack / typicalLength);
    std::vector<SizeRelation> sizes{{Kind::Own, 0.0, 0.0},
                                    {Kind::Fixed, 0.0, added(Kind::Fixed)},
                                    {Kind::Own, 0.0, added(Kind::Own)},
                                    {Kind::Scaled, factor, 0.0},
                                    {Kind::Other, 0.0, 0.0},
                                    {Kind::Shorter, 0.0, 0.0},
                                    {Kind::Longer, 0.0, 0.0},
                                    {Kind::AtMost, limitOf(axis, 0.0, true), 0.0},
                                    {Kind::AtLeast, limitOf(axis, 0.0, false), 0.0},
                                    {Kind::Other, 0.0, added(Kind::Other)},
                                    {Kind::Shorter, 0.0, added(Kind::Shorter)},
                                    {Kind::Longer, 0.0, added(Kind::Longer)}};
    if (const auto line = lineThrough(axis.length, axis.registered, axis.slacks))
        sizes.push_back({Kind::Scaled, line->slope, line->added});
    Numbers excesses;
    for (std::size_t i = 0; i < axis.length.size(); ++i)
        excesses.push_back(axis.registered[i] - axis.length[i]);
    const double margin = snapped(quantileOf(std::move(excesses), 0.97), 0.5 * axis.slack);
    sizes.push_back({Kind::AtMost, limitOf(axis, margin, true), margin});
    return sizes;
}

bool isRightSize(const SizeRelation& size, const AxisNumbers& axis)
{
    return axis.isRight([&](std::size_t i) { return axis.registered[i] - size.of(axis.length[i], axis.other[i]); });
}

/// The numbers are `from` plus multiples of this step, for almost all of them. The step is the least difference between
/// two of them, and a few times the slack at least. No value if they are not, or if there are too few different ones.
std::optional<double> stepOf(Numbers numbers, double from, double slack)
{
    constexpr std::size_t kFewest = 6;
    constexpr double kLeast = 20.0; // slacks
    for (double& number : numbers)
        number -= from;
    Numbers sorted = numbers;
    std::ranges::sort(sorted);
    double step = std::numeric_limits<double>::infinity();
    std::size_t different = 1;
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (const double gap = sorted[i] - sorted[i - 1]; gap > kLeast * slack) {
            step = std::min(step, gap);
            ++different;
        }
    if (different < kFewest || sorted.empty() || 3 * different > sorted.size())
        return std::nullopt;
    const double far = sorted.back() - sorted.front();
    step = far / std::round(far / step);
    const auto fitting = std::ranges::count_if(
        numbers, [&](double one) { return std::abs(std::remainder(one - sorted.front(), step)) <= 2.0 * slack; });
    return isAlmostAll(static_cast<std::size_t>(fitting), numbers.size())
               ? std::optional(snapped(step, 0.1 * slack * step / far))
               : std::nullopt;
}

/// Relations of places that are kept in steps, or that are off by whole steps.
void addSteps(std::vector<PlaceRelation>& places, const AxisNumbers& axis)
{
    using Kind = PlaceRelation::Kind;
    if (axis.registeredMiddle.empty())
        return;
    const double least = *std::ranges::min_element(axis.registeredMiddle);
    if (const auto step = stepOf(axis.registeredMiddle, least, axis.slack)) {
        places.push_back({Kind::InSteps, *step, least});
        places.push_back({Kind::InStepsBelow, *step, least});
    }
    Numbers shifts;
    for (std::size_t i = 0; i < axis.middle.size(); ++i)
        shifts.push_back(axis.registeredMiddle[i] - axis.middle[i]);
    double step = 0.0; // the smallest shift beyond rounding; 0: none
    for (const double shift : shifts)
        if (std::abs(shift) > 20.0 * axis.slack && (step == 0.0 || std::abs(shift) < step))
            step = std::abs(shift);
    const auto isMultiple = [&](double shift) { return std::abs(std::remainder(shift, step)) <= 2.0 * axis.slack; };
    const auto movedBy = [&](double steps) {
        return static_cast<std::size_t>(
            std::ranges::count_if(shifts, [&](double shift) { return std::abs(shift) > steps * step; }));
    };
    const auto up =
        static_cast<std::size_t>(std::ranges::count_if(shifts, [&](double shift) { return shift > 0.5 * step; }));
    // One step for all is a shift.
    const std::size_t other = std::max(movedBy(1.5), std::min(up, movedBy(0.5) - up));
    if (step > 0.0 && 4 * movedBy(0.5) >= shifts.size() && 20 * other >= movedBy(0.5) &&
        isAlmostAll(static_cast<std::size_t>(std::ranges::count_if(shifts, isMultiple)), shifts.size()))
        places.push_back({Kind::ByMultiples, snapped(step, axis.slack), 0.0});
}

/// The samples have enough different sizes to tell this relation from others.
bool isTested(const SizeRelation& size, const AxisNumbers& axis)
{
    using Kind = SizeRelation::Kind;
    if (size.isOwn())
        return true;
    const SizeRelation plain{size.kind, size.number, 0.0};
    if (size.kind == Kind::Other || size.kind == Kind::Shorter || size.kind == Kind::Longer)
        return axis.isVaried([&](std::size_t i) { return plain.of(axis.length[i], axis.other[i]); });
    return axis.isVaried([&](std::size_t i) { return axis.length[i]; });
}

std::vector<PlaceRelation> candidatePlaces(const AxisNumbers& axis)
{
    using Kind = PlaceRelation::Kind;
    const double shift =
        axis.typical([&](std::size_t i) { return axis.registeredMiddle[i] - axis.middle[i]; }, axis.slack);
    const double typicalLength = std::max(medianOf(axis.length), axis.slack);
    const double share =
        axis.typical([&](std::size_t i) { return (axis.registeredMiddle[i] - axis.middle[i]) / axis.length[i]; },
                     axis.slack / typicalLength);
    const double corner =
        axis.typical([&](std::size_t i) { return axis.registeredMiddle[i] - 0.5 * axis.registered[i]; }, axis.slack);
    std::vector<PlaceRelation> places{
        {Kind::Own, 0.0, 0.0},      {Kind::LowKept, 0.0, 0.0}, {Kind::HighKept, 0.0, 0.0}, {Kind::Shifted, 0.0, shift},
        {Kind::BySize, share, 0.0}, {Kind::Other, 0.0, 0.0},   {Kind::LowAt, 0.0, corner}};
    if (const auto line = lineThrough(axis.middle, axis.registeredMiddle, axis.slacks))
        places.push_back({Kind::Mapped, line->slope, line->added});
    addSteps(places, axis);
    return places;
}

double misplacedBy(const PlaceRelation& place, const AxisNumbers& axis, std::size_t i)
{
    using Kind = PlaceRelation::Kind;
    const double shift = axis.registeredMiddle[i] - axis.middle[i];
    const double shrunk = 0.5 * (axis.registered[i] - axis.length[i]);
    switch (place.kind) {
    case Kind::LowKept:
        return shift - shrunk;
    case Kind::HighKept:
        return shift + shrunk;
    case Kind::Shifted:
        return shift - place.added;
    case Kind::BySize:
        return shift - place.number * axis.length[i];
    case Kind::LowAt:
        return axis.registeredMiddle[i] - 0.5 * axis.registered[i] - place.added;
    case Kind::Other:
        return axis.registeredMiddle[i] - axis.otherMiddle[i];
    case Kind::Mapped:
        return axis.registeredMiddle[i] - place.number * axis.middle[i] - place.added;
    case Kind::InSteps:
        return axis.registeredMiddle[i] - place.added -
               place.number * std::round((axis.middle[i] - place.added) / place.number);
    case Kind::InStepsBelow:
        return axis.registeredMiddle[i] - place.added -
               place.number * std::floor((axis.middle[i] - place.added) / place.number);
    case Kind::ByMultiples:
        return std::remainder(shift, place.number);
    default:
        return shift;
    }
}

bool isRightPlace(const PlaceRelation& place, const AxisNumbers& axis)
{
    return axis.isRight([&](std::size_t i) { return misplacedBy(place, axis, i); });
}

bool isTestedPlace(const PlaceRelation& place, const AxisNumbers& axis)
{
    using Kind = PlaceRelation::Kind;
    switch (place.kind) {
    case Kind::Own:
        return true;
    case Kind::LowKept:
    case Kind::HighKept:
        return axis.isVaried([&](std::size_t i) { return axis.registered[i] - axis.length[i]; }) ||
               !axis.isRight([&](std::size_t i) { return axis.registered[i] - axis.length[i]; });
    case Kind::BySize:
        return axis.isVaried([&](std::size_t i) { return axis.length[i]; });
    default:
        return axis.isVaried([&](std::size_t i) { return axis.middle[i]; });
    }
}

/// For each frame, the median of the numbers of its samples. NaN for a frame without samples.
std::vector<double> mediansOfFrames(std::span<const BoxSample> samples, const Numbers& numbers, std::size_t frames)
{
    std::vector<double> medians(frames, std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; i < samples.size();) {
        std::size_t end = i;
        while (end < samples.size() && samples[end].frame == samples[i].frame)
            ++end;
        medians[samples[i].frame] = medianOf(Numbers(numbers.begin() + static_cast<std::ptrdiff_t>(i),
                                                     numbers.begin() + static_cast<std::ptrdiff_t>(end)));
        i = end;
    }
    return medians;
}

/// The typical difference of the registered middles of two objects of a frame, divided by the difference of their own
/// ones.
double slopeWithinFrames(std::span<const BoxSample> samples, const AxisNumbers& axis)
{
    constexpr double kFar = 50.0; // slacks
    Numbers slopes;
    double farthest = 0.0;
    for (std::size_t i = 1; i < samples.size(); ++i) {
        const double span = axis.middle[i] - axis.middle[i - 1];
        if (samples[i].frame != samples[i - 1].frame || std::abs(span) <= kFar * axis.slacks[i])
            continue;
        slopes.push_back((axis.registeredMiddle[i] - axis.registeredMiddle[i - 1]) / span);
        farthest = std::max(farthest, std::abs(span));
    }
    return slopes.empty() ? 1.0 : snapped(medianOf(std::move(slopes)), axis.slack / farthest);
}

/// Enough samples share a frame with others to test numbers that differ from frame to frame.
bool areTestedByFrames(std::span<const BoxSample> samples)
{
    constexpr std::size_t kFewest = 40; // samples that are not the first ones of their frames
    constexpr double kShare = 0.4;
    std::size_t others = 0;
    for (std::size_t i = 1; i < samples.size(); ++i)
        others += samples[i].frame == samples[i - 1].frame ? 1U : 0U;
    return others >= kFewest && static_cast<double>(others) >= kShare * static_cast<double>(samples.size());
}

} // namespace

bool fits(const SizeRelation& size, std::span<const BoxSample> samples, std::size_t axis)
{
    return isRightSize(size, AxisNumbers(samples, axis));
}

bool fits(const PlaceRelation& place, std::span<const BoxSample> samples, std::size_t axis)
{
    return isRightPlace(place, AxisNumbers(samples, axis));
}

std::vector<SizeRelation> fittingSizes(std::span<const BoxSample> samples, std::size_t axis)
{
    const AxisNumbers numbers(samples, axis);
    std::vector<SizeRelation> sizes = candidateSizes(numbers);
    std::erase_if(sizes,
                  [&](const SizeRelation& one) { return !isRightSize(one, numbers) || !isTested(one, numbers); });
    return sizes;
}

std::vector<PlaceRelation> fittingPlaces(std::span<const BoxSample> samples, std::size_t axis)
{
    const AxisNumbers numbers(samples, axis);
    std::vector<PlaceRelation> places = candidatePlaces(numbers);
    std::erase_if(
        places, [&](const PlaceRelation& one) { return !isRightPlace(one, numbers) || !isTestedPlace(one, numbers); });
    return places;
}

bool areTurned(std::span<const BoxSample> samples)
{
    std::size_t right = 0;
    std::size_t moved = 0;
    Numbers motions;
    for (const BoxSample& one : samples) {
        const Vec2 own = one.own.center();
        const Vec2 registered = one.registered.center();
        motions.push_back(length(own));
        right += std::abs(length(own) - length(registered)) <= 2.0 * one.slack ? 1U : 0U;
        moved += distance(own, registered) > 20.0 * one.slack ? 1U : 0U;
    }
    return !samples.empty() && isAlmostAll(right, samples.size()) && 2 * moved >= samples.size() &&
           areVaried(std::move(motions), samples.front().slack);
}

std::optional<OfFrames> fittingOfFrames(std::span<const BoxSample> samples, std::size_t frames)
{
    using Kind = PlaceRelation::Kind;
    if (!areTestedByFrames(samples))
        return std::nullopt;
    const std::array axes{AxisNumbers(samples, 0), AxisNumbers(samples, 1)};
    const std::array slopes{slopeWithinFrames(samples, axes[0]), slopeWithinFrames(samples, axes[1])};
    OfFrames fit;
    fit.added.resize(frames);
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
        const AxisNumbers& numbers = axes[axis];
        const double slope = slopes[axis];
        Numbers added;
        for (std::size_t i = 0; i < samples.size(); ++i)
            added.push_back(numbers.registeredMiddle[i] - slope * numbers.middle[i]);
        const Numbers medians = mediansOfFrames(samples, added, frames);
        if (!numbers.isRight([&](std::size_t i) { return added[i] - medians[samples[i].frame]; }) ||
            !numbers.isVaried([&](std::size_t i) { return numbers.middle[i]; }))
            return std::nullopt;
        fit.places[axis] =
            slope == 1.0 ? PlaceRelation{Kind::Shifted, 0.0, 0.0} : PlaceRelation{Kind::Mapped, slope, 0.0};
        for (std::size_t frame = 0; frame < frames; ++frame)
            fit.added[frame].*kAxes[axis] = medians[frame];
    }
    return fit;
}

} // namespace broadside::diagnosis
