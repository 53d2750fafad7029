#include "core/debug/diagnosis/search/askings.h"

#include "core/debug/diagnosis/model/hypothesis_parts.h"
#include "core/debug/diagnosis/search/update_rules.h"

#include <algorithm>
#include <utility>

namespace broadside::diagnosis {

std::vector<Hypothesis> registeredAsRecorded(const Workbench& bench, const Judged& base,
                                             std::span<const Priced<RegistrationRule>> rules,
                                             const std::stop_token& stop)
{
    constexpr std::size_t kMost = 6;
    constexpr std::size_t kTimesFewer = 10;
    if (base.wrong <= bench.few())
        return {};
    const StructureRule& structure = base.hypothesis.structure;
    std::vector<std::pair<std::size_t, const Priced<RegistrationRule>*>> fitting;
    for (const Priced<RegistrationRule>& one : rules) {
        const bool isOfSides =
            one.rule.time.kind == TimeRule::Kind::Now && one.rule.rotation.isRight() && !one.rule.isWhole();
        if (!isOfSides || stop.stop_requested())
            continue;
        const auto boxes = bench.boxesBy(one.rule, cellsFor(structure, bench.evidence()));
        const std::size_t wrong = bench.countWrong(structure, one.rule, boxes);
        if (wrong * kTimesFewer <= base.wrong)
            fitting.emplace_back(wrong, &one);
    }
    std::ranges::stable_sort(fitting, {}, [](const auto& one) { return one.first; });
    std::vector<Hypothesis> best;
    for (std::size_t i = 0; i < std::min(fitting.size(), kMost); ++i)
        best.push_back({structure, fitting[i].second->rule, {}, base.hypothesis.price + fitting[i].second->price});
    return best;
}

std::vector<Hypothesis> truncatedCells(const Evidence& evidence, const Hypothesis& right)
{
    constexpr double kPrice = 9.0;
    const auto cells = cellsFor(right.structure, evidence);
    const auto isNegative = [](const Track& track) {
        return std::ranges::any_of(track.boxes, [](const Aabb& box) { return box.lo.x < 0.0 || box.lo.y < 0.0; });
    };
    if (!cells || std::ranges::none_of(evidence.tracks, isNegative))
        return {};
    std::vector<Hypothesis> hypotheses;
    for (const Searcher searcher :
         {Searcher::Either, Searcher::LowerId, Searcher::HigherId, Searcher::LowerIdOfAll, Searcher::HigherIdOfAll}) {
        Hypothesis& one = hypotheses.emplace_back(right);
        one.registration.x = {AxisRule::Kind::Truncated, cells->size.x};
        one.registration.y = {AxisRule::Kind::Truncated, cells->size.y};
        one.asking = Asking::Own;
        one.searcher = searcher;
        one.price += kPrice;
    }
    return hypotheses;
}

Glimpse::Glimpse(const Evidence& evidence, const Hypothesis& right)
    : m_bench(evidence, {kPairs, kPairs})
    , m_right(m_bench.judge(right))
    , m_own(m_bench.boxesBy({}, std::nullopt))
{}

Workbench::Boxes Glimpse::onlyIn(std::span<const char> isIn, const Workbench::Boxes& boxes) const
{
    Workbench::Boxes some(m_own);
    for (std::size_t i = 0; i < some.size(); ++i)
        if (isIn[i])
            some[i] = boxes[i];
    return some;
}

bool Glimpse::isHopeless(const Judged& judged) const
{
    constexpr double kBitsOfChance = 20.0; // by which so few pairs may mislead
    constexpr std::size_t kFewest = 30;    // one missed pair in so many must be explained
    const Tally& tally = judged.tally;
    const bool explainsSome = kFewest * tally.explained() > tally.explained() + tally.unexplained;
    return judged.bits > m_right.bits + kBitsOfChance || (!explainsSome && judged.wrong >= m_right.wrong);
}

double Glimpse::projected(const Judged& judged, std::size_t pairs) const
{
    const double times = static_cast<double>(pairs) / static_cast<double>(kPairs);
    const double more = judged.hypothesis.price - m_right.hypothesis.price;
    return more + times * (judged.bits - m_right.bits - more);
}

std::optional<LaterTest> LaterTest::of(const Workbench& bench, const Judged& right)
{
    constexpr double kFew = 0.05;
    if (bench.recorded() == 0 || static_cast<double>(right.wrong) > kFew * static_cast<double>(bench.recorded()) ||
        right.tally.explained() > right.tally.unexplained)
        return std::nullopt;
    return LaterTest(right.hypothesis);
}

void LaterTest::offer(const Priced<RegistrationRule>& rule, const Workbench::Boxes& boxes, Glimpse& glimpse)
{
    constexpr double kPriceOfTest = 4.0;
    if (isLearnt(rule.rule.time))
        return; // from where objects are registered, which is right
    Hypothesis hypothesis{m_right.structure, rule.rule, {}, m_right.price + rule.price + kPriceOfTest, false,
                          Asking::Tested};
    if (!glimpse.isHopeless(glimpse.bench().judge(hypothesis, boxes)))
        m_kept.push_back(std::move(hypothesis));
}

} // namespace broadside::diagnosis
