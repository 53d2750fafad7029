#include "core/debug/diagnosis/search/state_conditions.h"

#include "core/debug/diagnosis/search/cut.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <utility>

namespace broadside::diagnosis {
namespace {

using Term = std::vector<StateCondition>;
using Allowed = bool (*)(StateFeature);

constexpr std::size_t kMostInCommon = 3;
constexpr std::size_t kSidesOfRegion = 4;
constexpr std::size_t kMostTerms = 3;
constexpr std::size_t kMostInAlternative = 2;
constexpr double kPriceOfCommon = 8.0; // bits: one of some 250
constexpr double kBitsByCommon = 8.0;
constexpr double kPriceOfRest = 2.0; // more than the divisor and the remainder
constexpr double kMostInexact = 0.02;
constexpr double kMostRight = 0.1; // of what fulfils the conditions

bool isAny(StateFeature) { return true; }

bool isOfPlace(StateFeature feature)
{
    const StateGroup group = infoOf(feature).group;
    return group == StateGroup::BoxPlace || group == StateGroup::CellPlace || group == StateGroup::CellInBox;
}

bool isOfCells(StateFeature feature) { return isOf(StateGroup::CellPlace, feature); }

bool isOfMotion(StateFeature feature) { return isOf(StateGroup::Motion, feature); }

struct Offer {
    StateCondition condition;
    Tally tally;
    double bits = 0.0; ///< Bits with the price of the condition.
};

double numberOf(const StateRow& row, const StateCondition& one) { return row[static_cast<std::size_t>(one.feature)]; }

/// Rounds an upper limit up to the roundest number that selects the same rows.
void roundUp(StateCondition& condition, const std::vector<Labelled>& numbers)
{
    if (condition.compare != Condition::Compare::AtMost)
        return;
    double next = std::numeric_limits<double>::infinity();
    for (const Labelled& number : numbers)
        if (number.value > condition.value)
            next = std::min(next, number.value);
    if (std::isfinite(next))
        condition.value = -roundestBetween(-next, -condition.value) + 0.0; // no negative zero
}

/// Numbers with the same remainder.
struct SameRest {
    std::uint64_t all = 0;
    std::uint64_t wrong = 0;
    std::set<double> wrongNumbers;
};

/// The remainder that best tells wrong rows from right ones. Few different numbers have one by chance. `all`: the tally
/// of all rows, while nothing is lost.
std::optional<Offer> bestRest(StateFeature feature, const std::vector<Labelled>& numbers, const Tally& all)
{
    constexpr unsigned kMostDivisor = 24;
    constexpr std::size_t kFewestNumbers = 5;
    std::optional<Offer> best;
    for (unsigned divisor = 2; divisor <= kMostDivisor; ++divisor) {
        std::vector<SameRest> rests(divisor);
        for (const Labelled& number : numbers) {
            const double rest = number.value - std::floor(number.value / divisor) * divisor;
            SameRest& same = rests[std::min(static_cast<std::size_t>(rest), rests.size() - 1)];
            ++same.all;
            same.wrong += number.isMissed ? 1U : 0U;
            if (number.isMissed && same.wrongNumbers.size() < kFewestNumbers)
                same.wrongNumbers.insert(number.value);
        }
        for (std::size_t rest = 0; rest < rests.size(); ++rest) {
            const SameRest& same = rests[rest];
            if (same.wrongNumbers.size() < kFewestNumbers)
                continue;
            Tally tally = all;
            tally.lost = same.all;
            tally.contradicted = same.all - same.wrong;
            tally.others = all.others - same.all;
            tally.unexplained = all.unexplained - same.wrong;
            const double bits = codeLength(tally) + kPriceOfCommon + 2.0 * std::log2(divisor) + kPriceOfRest;
            if (!best || bits < best->bits)
                best = Offer{{feature, Condition::Compare::Equal, static_cast<double>(rest), divisor}, tally, bits};
        }
    }
    return best;
}

/// Labels, whose numbers of a feature are sorted only once: conditions are chosen again and again for some of the rows.
class SortedLabels {
public:
    /// The labels must outlive it.
    explicit SortedLabels(const StateLabels& labels)
        : m_labels(labels)
        , m_orders(kStateFeatures)
    {}
    [[nodiscard]] const StateLabels& labels() const noexcept { return m_labels; }
    [[nodiscard]] std::size_t size() const noexcept { return m_labels.rows.size(); }
    [[nodiscard]] bool isWrong(std::size_t row) const { return m_labels.isWrong[row] != 0; }

    /// The known numbers of the feature, of the rows in `isIn`, ascending.
    [[nodiscard]] std::vector<Labelled> numbersOf(StateFeature feature, const std::vector<char>& isIn) const
    {
        const std::vector<std::uint32_t>& order = orderOf(feature);
        std::vector<Labelled> numbers;
        numbers.reserve(order.size());
        for (const std::uint32_t row : order)
            if (isIn[row])
                numbers.push_back({m_labels.rows[row][static_cast<std::size_t>(feature)], isWrong(row)});
        return numbers;
    }

private:
    const std::vector<std::uint32_t>& orderOf(StateFeature feature) const
    {
        auto& order = m_orders[static_cast<std::size_t>(feature)];
        if (order)
            return *order;
        std::vector<std::pair<double, std::uint32_t>> known;
        for (std::size_t i = 0; i < size(); ++i)
            if (const double number = m_labels.rows[i][static_cast<std::size_t>(feature)]; !std::isnan(number))
                known.emplace_back(number, static_cast<std::uint32_t>(i));
        std::ranges::sort(known);
        order.emplace();
        order->reserve(known.size());
        for (const auto& [number, row] : known)
            order->push_back(row);
        return *order;
    }

    const StateLabels& m_labels;
    mutable std::vector<std::optional<std::vector<std::uint32_t>>> m_orders; // rows with known numbers, by feature
};

/// The condition on this feature that best tells wrong rows from right ones, among the rows in `isIn`.
std::optional<Offer> bestOf(StateFeature feature, const SortedLabels& labels, const std::vector<char>& isIn)
{
    const std::vector<Labelled> numbers = labels.numbersOf(feature, isIn);
    Tally all;
    for (std::size_t i = 0; i < labels.size(); ++i)
        all.count(false, labels.isWrong(i));
    const auto byRest = isCounted(feature) ? bestRest(feature, numbers, all) : std::nullopt;
    if (infoOf(feature).scale == StateScale::Count)
        return byRest;
    Tally open; // without what earlier conditions have left out
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (isIn[i])
            open.count(false, labels.isWrong(i));
    const auto found = isQuantity(feature) ? bestOfSorted(numbers, open) : bestValue(numbers, open);
    if (!found)
        return byRest;
    Offer offer{{feature, found->compare, found->value}, found->tally, 0.0};
    roundUp(offer.condition, numbers);
    offer.tally.others += all.others - open.others;
    offer.tally.unexplained += all.unexplained - open.unexplained;
    offer.bits = codeLength(offer.tally) + kPriceOfCommon;
    return byRest && byRest->bits < offer.bits ? byRest : offer;
}

/// The best condition on each feature, the best one first. Equally good ones are in the order of the table.
std::vector<Offer> offersOf(const SortedLabels& labels, const std::vector<char>& isIn, Allowed isAllowed)
{
    std::vector<Offer> offers;
    for (const StateFeatureInfo& info : stateFeatures())
        if (isAllowed(info.feature))
            if (auto offer = bestOf(info.feature, labels, isIn))
                offers.push_back(*offer);
    std::ranges::stable_sort(offers, {}, &Offer::bits);
    return offers;
}

void narrow(std::vector<char>& isIn, const StateLabels& labels, const StateCondition& condition)
{
    for (std::size_t i = 0; i < isIn.size(); ++i)
        isIn[i] = isIn[i] && condition.holds(numberOf(labels.rows[i], condition)) ? 1 : 0;
}

/// The conditions have hardly any exceptions. Further conditions would only describe these.
bool isExactly(const Tally& tally)
{
    return tally.lost > 0 &&
           static_cast<double>(tally.contradicted) <= kMostInexact * static_cast<double>(tally.lost) &&
           static_cast<double>(tally.unexplained) <= kMostInexact * static_cast<double>(tally.explained());
}

bool isPure(const Tally& tally, double mostRight)
{
    return static_cast<double>(tally.contradicted) <= mostRight * static_cast<double>(tally.lost);
}

Tally tallyOfLost(const StateLabels& labels, const std::vector<char>& isLost)
{
    Tally tally;
    for (std::size_t i = 0; i < isLost.size(); ++i)
        tally.count(isLost[i] != 0, labels.isWrong[i] != 0);
    return tally;
}

/// Conditions that hold together: the given one, if any, and then the best ones one after the other.
struct Chain {
    Term term;
    Tally tally;
    double bits = 0.0;
    std::vector<char> isIn; ///< Rows that fulfil them.
};

Chain chainOf(const SortedLabels& labels, const Offer* first, std::size_t most, Allowed isAllowed)
{
    Chain chain;
    chain.isIn.assign(labels.size(), 1);
    for (std::size_t i = 0; i < labels.size(); ++i)
        chain.tally.count(false, labels.isWrong(i));
    chain.bits = codeLength(chain.tally);
    while (chain.term.size() < most && !isExactly(chain.tally)) {
        const double price = kPriceOfCommon * static_cast<double>(chain.term.size());
        const bool isGiven = chain.term.empty() && first != nullptr;
        const std::vector<Offer> offers =
            isGiven ? std::vector<Offer>{*first} : offersOf(labels, chain.isIn, isAllowed);
        if (offers.empty() || offers.front().bits + kBitsByCommon >= chain.bits - price)
            break;
        const Offer& next = offers.front();
        chain.term.push_back(next.condition);
        chain.tally = next.tally;
        chain.bits = next.bits + price;
        narrow(chain.isIn, labels.labels(), next.condition);
    }
    return chain;
}

StateChoice choiceOf(Chain chain)
{
    StateChoice choice{{}, chain.tally, chain.bits, 1.0, isExactly(chain.tally)};
    if (!chain.term.empty())
        choice.terms.push_back(std::move(chain.term));
    return choice;
}

/// Chooses terms one after the other, each for the rows that do not fulfil the terms before.
StateChoice alternativesOf(const StateLabels& labels, Allowed isAllowed)
{
    StateChoice choice;
    StateLabels left = labels;
    while (choice.terms.size() < kMostTerms) {
        Chain chain = chainOf(SortedLabels(left), nullptr, kMostInAlternative, isAllowed);
        if (chain.term.empty() || !isPure(chain.tally, kMostInexact))
            break;
        choice.terms.push_back(std::move(chain.term));
        StateLabels rest;
        for (std::size_t i = 0; i < left.rows.size(); ++i)
            if (!chain.isIn[i])
                rest.add(left.rows[i], left.isWrong[i] != 0);
        left = std::move(rest);
    }
    return choice;
}

/// An evenly spread part of the rows, so that the longer searches stay short.
StateLabels partOf(const StateLabels& labels)
{
    constexpr std::size_t kMostOfPart = 3'000;
    const std::size_t every = labels.rows.size() / kMostOfPart + 1;
    StateLabels part;
    for (std::size_t i = 0; i < labels.rows.size(); i += every)
        part.add(labels.rows[i], labels.isWrong[i] != 0);
    return part;
}

std::vector<char> rowsOf(const StateLabels& labels, const Term& term)
{
    std::vector<char> isIn(labels.rows.size(), 1);
    for (const StateCondition& one : term)
        narrow(isIn, labels, one);
    return isIn;
}

/// Fits the number of this condition again, with all rows for which only this condition decides.
void refit(StateChoice& choice, std::size_t term, std::size_t condition, const SortedLabels& sorted)
{
    StateCondition& one = choice.terms[term][condition];
    if (one.compare == Condition::Compare::Equal)
        return;
    const StateLabels& labels = sorted.labels();
    Term others = choice.terms[term];
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(condition));
    std::vector<char> isOpen = rowsOf(labels, others);
    for (std::size_t other = 0; other < choice.terms.size(); ++other)
        if (other != term)
            for (std::size_t i = 0; const char isLost : rowsOf(labels, choice.terms[other]))
                isOpen[i++] &= isLost ? 0 : 1;
    if (const auto offer = bestOf(one.feature, sorted, isOpen); offer && offer->condition.compare == one.compare)
        one = offer->condition;
}

/// Fits a choice that was made for a part of the rows to all rows, and measures it with them.
void measureAll(StateChoice& choice, const SortedLabels& sorted)
{
    const StateLabels& labels = sorted.labels();
    std::vector<char> isLost(labels.rows.size(), 0);
    double price = kPriceOfCommon * static_cast<double>(choice.terms.empty() ? 0 : choice.terms.size() - 1);
    for (std::size_t term = 0; term < choice.terms.size(); ++term) {
        for (std::size_t condition = 0; condition < choice.terms[term].size(); ++condition)
            refit(choice, term, condition, sorted);
        price += kPriceOfCommon * static_cast<double>(choice.terms[term].size());
    }
    for (const Term& term : choice.terms)
        for (std::size_t i = 0; const char isIn : rowsOf(labels, term))
            isLost[i++] |= isIn;
    choice.tally = tallyOfLost(labels, isLost);
    choice.bits = codeLength(choice.tally) + price;
    choice.isExact = isExactly(choice.tally);
}

/// Replaces a limit of the size by the kind, static or dynamic, if that tells the wrong rows about as well: the sizes
/// of both kinds often only happen to differ.
void preferKind(StateChoice& choice, const StateLabels& labels)
{
    constexpr double kAsGood = 4.0; // bits
    for (Term& term : choice.terms)
        for (StateCondition& one : term) {
            if (one.feature != StateFeature::Side)
                continue;
            const StateCondition bySize = one;
            for (const double isStatic : {0.0, 1.0}) {
                one = {StateFeature::IsStatic, Condition::Compare::Equal, isStatic};
                std::vector<char> isLost(labels.rows.size(), 0);
                for (const Term& any : choice.terms)
                    for (std::size_t i = 0; const char isIn : rowsOf(labels, any))
                        isLost[i++] |= isIn;
                const Tally tally = tallyOfLost(labels, isLost);
                if (codeLength(tally) <= codeLength(choice.tally) + kAsGood) {
                    choice.tally = tally;
                    break;
                }
                one = bySize;
            }
        }
}

/// The share of wrong rows that fulfil a term. Rows with unknown numbers are left out, such as the age of an object
/// that was present in the first frame.
double shareOf(const std::vector<Term>& terms, const StateLabels& labels)
{
    const auto isKnown = [&](const StateRow& row) {
        return std::ranges::all_of(terms, [&](const Term& term) {
            return std::ranges::none_of(term,
                                        [&](const StateCondition& one) { return std::isnan(numberOf(row, one)); });
        });
    };
    const auto holdsFor = [&](const StateRow& row) {
        return std::ranges::any_of(terms, [&](const Term& term) {
            return std::ranges::all_of(term, [&](const StateCondition& one) { return one.holds(numberOf(row, one)); });
        });
    };
    std::size_t told = 0;
    std::size_t others = 0;
    for (std::size_t i = 0; i < labels.rows.size(); ++i)
        if (labels.isWrong[i] && holdsFor(labels.rows[i]))
            ++told;
        else if (labels.isWrong[i] && isKnown(labels.rows[i]))
            ++others;
    return told == 0 ? 0.0 : static_cast<double>(told) / static_cast<double>(told + others);
}

} // namespace

StateChoice chooseConditions(const StateLabels& labels)
{
    constexpr std::size_t kOtherFirst = 5;
    const SortedLabels all(labels);
    StateChoice best = choiceOf(chainOf(all, nullptr, kMostInCommon, isAny));
    const bool isAnyWrong = best.tally.explained() + best.tally.unexplained > 0;
    if (isAnyWrong && !best.isExact) {
        const StateLabels some = partOf(labels);
        const SortedLabels part(some);
        const auto offer = [&](StateChoice other) {
            measureAll(other, all);
            if (other.isExact && (!best.isExact || other.bits < best.bits))
                best = std::move(other);
        };
        const std::vector<Offer> offers = offersOf(part, std::vector<char>(part.size(), 1), isAny);
        for (std::size_t i = 1; i < std::min(offers.size(), kOtherFirst + 1); ++i)
            offer(choiceOf(chainOf(part, &offers[i], kMostInAlternative, isAny)));
        for (const Allowed ofRegion : {isOfCells, isOfPlace})
            offer(choiceOf(chainOf(part, nullptr, kSidesOfRegion, ofRegion)));
        offer(alternativesOf(some, isOfPlace));
        offer(alternativesOf(some, isOfMotion));
    }
    preferKind(best, labels);
    if (!isPure(best.tally, kMostRight))
        best.terms.clear(); // they save bits, but as a sentence they would be wrong
    if (!best.terms.empty())
        best.share = shareOf(best.terms, labels);
    return best;
}

} // namespace broadside::diagnosis
