#include "core/debug/diagnosis/search/cut.h"

#include "core/base/decades.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace broadside::diagnosis {
namespace {

/// Counts the pairs for which a condition holds.
struct Side {
    std::uint64_t lost = 0;
    std::uint64_t missed = 0;
    void add(bool isMissed) noexcept
    {
        ++lost;
        missed += isMissed ? 1U : 0U;
    }
};

/// The tally with `lost` pairs on the side that is lost, `missed` of them missed.
Tally tallyOfSide(const Tally& all, std::uint64_t lost, std::uint64_t missed)
{
    Tally tally;
    tally.lost = lost;
    tally.contradicted = lost - missed;
    tally.others = all.others - lost;
    tally.unexplained = all.unexplained - missed;
    return tally;
}

/// The tally while nothing is lost yet.
Tally tallyOf(const std::vector<Labelled>& numbers)
{
    Tally all;
    for (const Labelled& number : numbers)
        all.count(false, number.isMissed);
    return all;
}

} // namespace

double roundestBetween(double low, double high) noexcept
{
    for (double unit = powerOfTen(decadeAbove(std::max(high - low, 1e-300)) + 2); unit > 0.0; unit /= 10.0) {
        const double round = (std::floor(low / unit) + 1.0) * unit;
        if (round > low && round <= high)
            return round;
        if (unit < 1e-12 * std::max(std::abs(low), std::abs(high)))
            break;
    }
    return high;
}

namespace {

/// Keeps the best of the conditions that are offered.
class Offers {
public:
    explicit Offers(const Tally& all)
        : m_all(all)
    {}
    /// Returns whether it is the best one so far.
    bool offer(Condition::Compare compare, double value, std::uint64_t lost, std::uint64_t missed)
    {
        const Tally tally = tallyOfSide(m_all, lost, missed);
        const double bits = codeLength(tally);
        const bool isBest = missed > 0 && (!m_best || bits < m_best->bits);
        if (isBest)
            m_best = Threshold{compare, value, tally, bits};
        return isBest;
    }
    [[nodiscard]] const std::optional<Threshold>& best() const noexcept { return m_best; }

private:
    Tally m_all;
    std::optional<Threshold> m_best;
};

std::optional<Threshold> bestNames(const std::vector<Labelled>& numbers, std::optional<Condition::Compare> side)
{
    std::map<double, Side> pairs;
    std::map<double, Side> either;
    for (const Labelled& number : numbers) {
        if (std::isnan(number.value))
            continue;
        const auto [first, second] = namesOfNumber(number.value);
        pairs[number.value].add(number.isMissed);
        either[first].add(number.isMissed);
        if (second != first)
            either[second].add(number.isMissed);
    }
    Offers offers(tallyOf(numbers));
    for (const auto& [value, counted] : pairs)
        if (side != Condition::Compare::Includes)
            offers.offer(Condition::Compare::Equal, value, counted.lost, counted.missed);
    for (const auto& [value, counted] : either)
        if (side != Condition::Compare::Equal)
            offers.offer(Condition::Compare::Includes, value, counted.lost, counted.missed);
    return offers.best();
}

} // namespace

std::optional<Threshold> bestValue(std::vector<Labelled> numbers)
{
    const Tally all = tallyOf(numbers);
    std::erase_if(numbers, [](const Labelled& number) { return std::isnan(number.value); });
    std::ranges::sort(numbers, {}, &Labelled::value);
    return bestValue(numbers, all);
}

std::optional<Threshold> bestValue(std::span<const Labelled> numbers, const Tally& all)
{
    Offers offers(all);
    for (std::size_t begin = 0; begin < numbers.size();) {
        const double value = numbers[begin].value;
        Side counted;
        for (; begin < numbers.size() && numbers[begin].value == value; ++begin)
            counted.add(numbers[begin].isMissed);
        offers.offer(Condition::Compare::Equal, value, counted.lost, counted.missed);
    }
    return offers.best();
}

std::optional<Threshold> bestThreshold(std::vector<Labelled> numbers, std::optional<Condition::Compare> side)
{
    const Tally all = tallyOf(numbers);
    std::erase_if(numbers, [](const Labelled& number) { return std::isnan(number.value); });
    std::ranges::sort(numbers, {}, &Labelled::value); // equal ones count together
    return bestOfSorted(numbers, all, side);
}

std::optional<Threshold> bestOfSorted(std::span<const Labelled> numbers, const Tally& all,
                                      std::optional<Condition::Compare> side)
{
    using Compare = Condition::Compare;
    Offers offers(all);
    // The lower number of a limit is kept until the best limit is known: rounding costs more than counting.
    std::optional<double> below;
    const auto known = static_cast<std::uint64_t>(numbers.size());
    const auto missed = static_cast<std::uint64_t>(std::ranges::count(numbers, true, &Labelled::isMissed));
    std::uint64_t missedBelow = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double value = numbers[i].value;
        if (i > 0 && value != numbers[i - 1].value) {
            if (side != Compare::AtMost && offers.offer(Compare::AtLeast, value, known - i, missed - missedBelow))
                below = numbers[i - 1].value;
            if (side != Compare::AtLeast && offers.offer(Compare::AtMost, numbers[i - 1].value, i, missedBelow))
                below.reset();
        }
        missedBelow += numbers[i].isMissed ? 1U : 0U;
    }
    std::optional<Threshold> best = offers.best();
    if (best && below)
        best->value = roundestBetween(*below, best->value);
    return best;
}

std::optional<Cut> bestCut(const Columns& columns, Feature feature, std::optional<Condition::Compare> side)
{
    std::vector<Labelled> numbers;
    for (std::size_t i = 0; i < columns.rows.size(); ++i)
        if (!columns.isTaken[i])
            numbers.push_back({columns.rows[i][static_cast<std::size_t>(feature)], i < columns.missed});
    const auto best = isQuantity(feature)                  ? bestThreshold(std::move(numbers), side)
                      : isOf(FeatureGroup::Names, feature) ? bestNames(numbers, side)
                                                           : bestValue(numbers);
    if (!best)
        return std::nullopt;
    return Cut{{feature, best->compare, best->value}, best->tally, best->bits};
}

std::optional<std::vector<Condition>> regionOfMissed(const Columns& columns)
{
    std::vector<Condition> sides{{Feature::OverlapLeft, Condition::Compare::AtLeast, 0.0},
                                 {Feature::OverlapRight, Condition::Compare::AtMost, 0.0},
                                 {Feature::OverlapLow, Condition::Compare::AtLeast, 0.0},
                                 {Feature::OverlapHigh, Condition::Compare::AtMost, 0.0}};
    bool isAny = false;
    for (std::size_t i = 0; i < columns.missed; ++i) {
        if (columns.isTaken[i])
            continue;
        for (Condition& side : sides) {
            const double value = columns.rows[i][static_cast<std::size_t>(side.feature)];
            const bool isLow = side.compare == Condition::Compare::AtLeast;
            side.value = !isAny ? value : isLow ? std::min(side.value, value) : std::max(side.value, value);
        }
        isAny = true;
    }
    if (!isAny)
        return std::nullopt;
    return sides;
}

} // namespace broadside::diagnosis
