#include "core/debug/diagnosis/search/contrast.h"

#include "core/debug/diagnosis/search/cut.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kBeam = 6;
constexpr std::size_t kMostFeatures = 3;
constexpr std::size_t kMostConditions = 5; // a feature may have a lower and an upper limit
constexpr double kPriceOfFeature = 14.0;   // bits
constexpr double kPriceOfCondition = 8.2;  // log2 of about 300 conditions
constexpr double kBitsOfFurther = 8.0;     // by a further condition
constexpr double kBitsOfLuck = 10.0;

struct Candidate {
    std::vector<Condition> conditions;
    double bits = 0.0;
    std::vector<char> isOut; // pairs that do not fulfil it, and those that are not looked at
};

/// One more condition on `feature` leaves few enough of them, and no second limit of the same kind.
bool mayAdd(const std::vector<Condition>& conditions, Feature feature)
{
    std::set<Feature> known;
    for (const Condition& one : conditions)
        known.insert(one.feature);
    return known.size() < kMostFeatures || known.contains(feature);
}

class Search {
public:
    Search(std::span<const FeatureRow> rows, std::size_t missed, bool knowsSleep)
        : m_rows(rows)
        , m_missed(missed)
        , m_knowsSleep(knowsSleep)
    {}

    /// The best conjunctions for the pairs that are not in `isOut`, the best one first.
    std::vector<Candidate> run(const std::vector<char>& isOut)
    {
        Candidate nothing{{}, codeLength(tallyOfAll(isOut)), isOut};
        std::vector<Candidate> beam{std::move(nothing)};
        std::vector<Candidate> best;
        for (std::size_t depth = 0; depth < kMostConditions; ++depth) {
            std::vector<Candidate> next;
            for (const Candidate& one : beam)
                refine(one, isOut, next);
            std::ranges::stable_sort(next, {}, &Candidate::bits);
            if (next.size() > kBeam)
                next.resize(kBeam);
            if (next.empty())
                break;
            best.insert(best.end(), next.begin(), next.end());
            beam = std::move(next);
        }
        std::ranges::stable_sort(best, {}, &Candidate::bits);
        return best;
    }
    [[nodiscard]] std::size_t tried() const noexcept { return m_tried; }

private:
    [[nodiscard]] Tally tallyOfAll(const std::vector<char>& isOut) const
    {
        Tally tally;
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (!isOut[i])
                tally.count(false, i < m_missed);
        return tally;
    }
    /// Adds the candidate with one more condition, for each condition that saves enough bits. Pairs that do not fulfil
    /// the candidate count as not lost.
    void refine(const Candidate& candidate, const std::vector<char>& looked, std::vector<Candidate>& refined)
    {
        for (const auto& [feature, group, words] : features()) {
            if (group == FeatureGroup::Reports || group == FeatureGroup::SweepReplay ||
                group == FeatureGroup::TreeReplay || feature == Feature::StrayShare || feature == Feature::HitAge ||
                (feature == Feature::Asleep && !m_knowsSleep))
                continue; // a miss itself changes what is reported; a replay is only about one known fault
            if (!mayAdd(candidate.conditions, feature))
                continue;
            ++m_tried;
            const auto cut = bestCut({m_rows, m_missed, candidate.isOut}, feature);
            if (!cut)
                continue;
            Candidate next{candidate.conditions, 0.0, candidate.isOut};
            next.conditions.push_back(cut->condition);
            Tally tally;
            for (std::size_t i = 0; i < m_rows.size(); ++i) {
                next.isOut[i] = next.isOut[i] || !cut->condition.holds(m_rows[i]) ? 1 : 0;
                if (!looked[i])
                    tally.count(!next.isOut[i], i < m_missed);
            }
            next.bits = codeLength(tally) + kPriceOfCondition * static_cast<double>(next.conditions.size());
            if (next.bits + kBitsOfFurther < candidate.bits)
                refined.push_back(std::move(next));
        }
    }

    std::span<const FeatureRow> m_rows;
    std::size_t m_missed;
    bool m_knowsSleep;
    std::size_t m_tried = 0;
};

/// How unlikely luck is, in bits: that at least `hits` of `drawn` pairs are missed if the share `rate` of all pairs is
/// missed. Source: Chernoff's bound for the hypergeometric distribution, Hoeffding 1963.
double bitsOfLuck(std::uint64_t drawn, std::uint64_t hits, double rate)
{
    if (drawn == 0)
        return 0.0;
    const double share = static_cast<double>(hits) / static_cast<double>(drawn);
    if (share <= rate || rate <= 0.0)
        return 0.0;
    const double wrong = share < 1.0 ? (1.0 - share) * std::log((1.0 - share) / (1.0 - rate)) : 0.0;
    return static_cast<double>(drawn) * (share * std::log(share / rate) + wrong) / std::numbers::ln2;
}

} // namespace

std::optional<Contrast> contrast(Workbench& bench, const std::optional<GameCells>& cells, std::span<const char> isTaken)
{
    const std::vector<FeatureRow>& rows = bench.features(cells);
    std::vector<char> isOut(isTaken.begin(), isTaken.end());
    for (std::size_t i = 0; i < rows.size(); ++i)
        isOut[i] = isOut[i] || bench.overlapping()[i].frame % 2 != 0 ? 1 : 0;
    Search search(rows, bench.missed(), bench.evidence().knowsSleep);
    for (const Candidate& candidate : search.run(isOut)) {
        Tally confirmed;
        Tally all;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (isTaken[i])
                continue;
            const bool holds =
                std::ranges::all_of(candidate.conditions, [&](const Condition& one) { return one.holds(rows[i]); });
            all.count(holds, i < bench.missed());
            if (bench.overlapping()[i].frame % 2 != 0)
                confirmed.count(holds, i < bench.missed());
        }
        const std::uint64_t pairs = confirmed.lost + confirmed.others;
        const std::uint64_t missed = confirmed.explained() + confirmed.unexplained;
        const double rate = pairs > 0 ? static_cast<double>(missed) / static_cast<double>(pairs) : 1.0;
        const double luck = bitsOfLuck(confirmed.lost, confirmed.explained(), rate);
        if (luck - std::log2(static_cast<double>(search.tried())) > kBitsOfLuck)
            return Contrast{candidate.conditions, all,
                            codeLength(all) + kPriceOfFeature +
                                kPriceOfCondition * static_cast<double>(candidate.conditions.size())};
    }
    return std::nullopt;
}

} // namespace broadside::diagnosis
