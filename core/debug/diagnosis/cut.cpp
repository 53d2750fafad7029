#include "core/debug/diagnosis/cut.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace broadside::diagnosis {
namespace {

struct Number {
    double value = 0.0;
    bool isMissed = false;
};

/// Those that are known, and how many are not.
struct Numbers {
    std::vector<Number> known; // ascending
    Tally unknown;
};

Numbers numbersOf(const Columns& columns, Feature feature)
{
    Numbers numbers;
    for (std::size_t i = 0; i < columns.rows.size(); ++i) {
        if (columns.isTaken[i])
            continue;
        const double value = columns.rows[i][static_cast<std::size_t>(feature)];
        if (std::isnan(value))
            numbers.unknown.count(false, i < columns.missed);
        else
            numbers.known.push_back({value, i < columns.missed});
    }
    std::ranges::stable_sort(numbers.known, {}, &Number::value);
    return numbers;
}

/// Pairs that a condition holds for.
struct Side {
    std::uint64_t lost = 0;
    std::uint64_t missed = 0;
    void add(bool isMissed) noexcept
    {
        ++lost;
        missed += isMissed ? 1U : 0U;
    }
};

/// With `lost` pairs on the side that is lost, `missed` of them missed.
Tally tallyOfSide(const Tally& all, std::uint64_t lost, std::uint64_t missed)
{
    Tally tally;
    tally.lost = lost;
    tally.contradicted = lost - missed;
    tally.others = all.others - lost;
    tally.unexplained = all.unexplained - missed;
    return tally;
}

} // namespace

double roundestBetween(double low, double high) noexcept
{
    for (double unit = std::pow(10.0, std::ceil(std::log10(std::max(high - low, 1e-300)) + 2.0)); unit > 0.0;
         unit /= 10.0) {
        const double round = (std::floor(low / unit) + 1.0) * unit;
        if (round > low && round <= high)
            return round;
        if (unit < 1e-12 * std::max(std::abs(low), std::abs(high)))
            break;
    }
    return high;
}

std::optional<Cut> bestCut(const Columns& columns, Feature feature, std::optional<Condition::Compare> side)
{
    const Numbers numbers = numbersOf(columns, feature);
    Tally all = numbers.unknown; // nothing is lost yet
    for (const Number& number : numbers.known)
        all.count(false, number.isMissed);
    std::optional<Cut> best;
    const auto offer = [&](const Condition& condition, std::uint64_t lost, std::uint64_t missed) {
        const Tally tally = tallyOfSide(all, lost, missed);
        const double bits = codeLength(tally);
        const bool isAllowed = !side || *side == condition.compare;
        if (isAllowed && missed > 0 && (!best || bits < best->bits))
            best = Cut{condition, tally, bits};
    };
    if (!isQuantity(feature)) {
        std::map<double, Side> pairs;
        std::map<double, Side> either;
        for (const Number& number : numbers.known) {
            const auto [first, second] = namesOfNumber(number.value);
            pairs[number.value].add(number.isMissed);
            either[first].add(number.isMissed);
            if (second != first)
                either[second].add(number.isMissed);
        }
        for (const auto& [value, counted] : pairs)
            offer({feature, Condition::Compare::Equal, value}, counted.lost, counted.missed);
        for (const auto& [value, counted] : either)
            offer({feature, Condition::Compare::Includes, value}, counted.lost, counted.missed);
        return best;
    }
    std::uint64_t knownMissed = 0;
    for (const Number& number : numbers.known)
        knownMissed += number.isMissed ? 1U : 0U;
    std::uint64_t below = 0;
    std::uint64_t missedBelow = 0;
    const std::size_t count = numbers.known.size();
    for (std::size_t i = 0; i < count; ++i) {
        const double value = numbers.known[i].value;
        if (i > 0 && value != numbers.known[i - 1].value) {
            const double border = roundestBetween(numbers.known[i - 1].value, value);
            offer({feature, Condition::Compare::AtLeast, border}, count - below, knownMissed - missedBelow);
            offer({feature, Condition::Compare::AtMost, numbers.known[i - 1].value}, below, missedBelow);
        }
        ++below;
        missedBelow += numbers.known[i].isMissed ? 1U : 0U;
    }
    return best;
}

} // namespace broadside::diagnosis
