#include "core/debug/diagnosis/search/fault_search.h"

#include "core/debug/diagnosis/model/hypothesis_parts.h"
#include "core/debug/diagnosis/search/base_faults.h"
#include "core/debug/diagnosis/search/fault_pool.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr double kBitsToSave = 4.0;
constexpr double kBitsOfRivals = 10.0;
constexpr double kBitsOfSecond = 20.0; // that a second fault must save
constexpr double kBitsOfPart = 40.0;   // that each part of a composition must save: some fit by chance

/// Chooses the smallest set of faults that explains most.
class FaultChoice {
public:
    FaultChoice(Workbench& bench, FaultPool& pool, const FaultSearchOptions& options, const std::stop_token& stop)
        : m_bench(bench)
        , m_pool(pool)
        , m_options(options)
        , m_stop(stop)
    {}
    [[nodiscard]] std::vector<Fault> choose();

private:
    [[nodiscard]] std::vector<Judged>::const_iterator bestOfPool() const;
    [[nodiscard]] std::vector<Judged>::const_iterator moreExact(std::vector<Judged>::const_iterator vague) const;
    [[nodiscard]] std::vector<Judged>::const_iterator moreAsRecorded(std::vector<Judged>::const_iterator rule) const;
    [[nodiscard]] bool fits(const Judged& judged) const;
    [[nodiscard]] static bool saysMost(const Judged& base, const Judged& contrast);
    [[nodiscard]] const Judged* namedPart(const Judged& contrast) const;
    [[nodiscard]] std::vector<Fault> first();
    [[nodiscard]] std::optional<Fault> firstAlone();
    [[nodiscard]] std::vector<Fault> bestCouple(double bits) const;
    [[nodiscard]] bool fitTogether(const Judged& a, const Judged& b) const;
    [[nodiscard]] std::vector<Fault> divided(Fault fault);
    [[nodiscard]] Judged withoutNeedless(Judged judged);
    [[nodiscard]] std::optional<Fault> next(const std::vector<char>& taken, double bits);
    [[nodiscard]] bool replacesCovered(std::vector<Fault>& faults) const;
    [[nodiscard]] bool isNeedlessPattern(const Judged& judged) const;
    void addRivals(Fault& fault) const;
    [[nodiscard]] std::optional<Judged> contrastOver(const Judged& base, std::span<const char> taken);

    Workbench& m_bench;
    FaultPool& m_pool;
    const FaultSearchOptions& m_options;
    const std::stop_token& m_stop;
};

std::optional<Judged> FaultChoice::contrastOver(const Judged& base, std::span<const char> taken)
{
    if (!m_pool.tries(Family::Contrast))
        return std::nullopt;
    const auto found = contrast(m_bench, cellsFor(base.hypothesis.structure, m_bench.evidence()), taken);
    if (!found)
        return std::nullopt;
    Hypothesis hypothesis = base.hypothesis;
    hypothesis.conditions = found->conditions;
    hypothesis.price += found->bits - codeLength(found->tally);
    return m_bench.judge(std::move(hypothesis));
}

bool isOfMixedOrder(const Judged& judged)
{
    const auto& conditions = judged.hypothesis.conditions;
    return conditions.size() == 1 && conditions.front().feature == Feature::SweepMixed;
}

/// The structure keeps objects in too few of their cells. The remedy is the same whichever cells these are.
bool leavesCellsOut(const Judged& judged)
{
    constexpr std::array<std::string_view, 4> kRules{"centre-cell-only", "low-corner-cell-only", "corner-cells-only",
                                                     "cells-left-out"};
    return judged.hypothesis.registration.isRight() && judged.hypothesis.conditions.empty() &&
           std::ranges::find(kRules, ruleOf(judged.hypothesis)) != kRules.end();
}

/// In a grid, the point at the centre and the cell of the centre are the same registration, in other words. Likewise a
/// sweep by centres and one whose list has that order, and some patterns of cells where objects are smaller than cells.
bool saysTheSame(const Judged& a, const Judged& b)
{
    constexpr std::string_view kCentres = "sorted-by-centre";
    constexpr std::string_view kCell = "centre-cell-only";
    constexpr std::string_view kPoint = "registered-point";
    const auto ruleA = ruleOf(a.hypothesis);
    const auto ruleB = ruleOf(b.hypothesis);
    const bool areOfCentre = (ruleA == kCell && ruleB == kPoint) || (ruleA == kPoint && ruleB == kCell);
    const bool areOfOrder = (ruleA == kCentres && isOfMixedOrder(b)) || (isOfMixedOrder(a) && ruleB == kCentres);
    const bool areOfCells = leavesCellsOut(a) && leavesCellsOut(b) && a.isWrong == b.isWrong;
    return (areOfCentre || areOfOrder || areOfCells) && a.lost == b.lost;
}

/// The structure leaves out cells, and all cells of each box would do the same to all pairs and registrations.
bool FaultChoice::isNeedlessPattern(const Judged& judged) const
{
    if (!isPattern(judged.hypothesis.structure))
        return false;
    Hypothesis whole = judged.hypothesis;
    whole.structure.kind = StructureRule::Kind::Extents;
    whole.structure.ring = 0;
    const Judged other = m_bench.judge(std::move(whole));
    return other.lost == judged.lost && other.isWrong == judged.isWrong;
}

void FaultChoice::addRivals(Fault& fault) const
{
    const auto rule = ruleOf(fault.judged.hypothesis);
    for (const Judged& one : m_pool.judged()) {
        if (one.bits > fault.judged.bits + kBitsOfRivals)
            break;
        const auto isKnown = [&](const Judged& other) { return ruleOf(other.hypothesis) == ruleOf(one.hypothesis); };
        // A hypothesis that adds a part to this fault, or that costs more for the same, is no rival.
        const bool isSimple = one.hypothesis.price <= fault.judged.hypothesis.price + kBitsToSave &&
                              !refines(one.hypothesis, fault.judged.hypothesis);
        if (isSimple && ruleOf(one.hypothesis) != rule && !saysTheSame(one, fault.judged) &&
            std::ranges::none_of(fault.rivals, isKnown) && !isNeedlessPattern(one))
            fault.rivals.push_back(one);
    }
}

/// The hypothesis explains almost all missed pairs, and hardly any found pair contradicts it.
bool FaultChoice::fits(const Judged& judged) const
{
    constexpr double kAlmostNone = 0.05;
    constexpr double kFew = 0.1;
    const Tally& tally = judged.tally;
    return static_cast<double>(tally.contradicted) <= kAlmostNone * static_cast<double>(tally.lost) &&
           static_cast<double>(tally.unexplained) <= kFew * static_cast<double>(m_bench.missed());
}

/// A more exact rule than a vague one; else the vague one. A rule is vague if it only says for which objects pairs are
/// missed, or if many found pairs contradict it. The exact rule explains most of the same pairs with far fewer
/// contradictions.
std::vector<Judged>::const_iterator FaultChoice::moreExact(std::vector<Judged>::const_iterator vague) const
{
    constexpr double kMost = 0.6;
    constexpr double kFarFewer = 0.25;
    constexpr double kHardlyAny = 0.01;
    constexpr double kMany = 0.05;
    using Time = TimeRule::Kind;
    const auto isVague = [](const Judged& one) {
        const Time time = one.hypothesis.registration.time.kind;
        return time == Time::Astray || time == Time::LostSince || time == Time::HeldSince;
    };
    const auto share = [](const Judged& one) {
        return static_cast<double>(one.tally.contradicted) /
               static_cast<double>(std::max<std::uint64_t>(one.tally.lost, 1));
    };
    if (m_bench.recorded() > 0 || share(*vague) < (isVague(*vague) ? kHardlyAny : kMany))
        return vague;
    const auto exact = std::ranges::find_if(m_pool.judged(), [&](const Judged& one) {
        return !isVague(one) && !one.hypothesis.isOfNames &&
               static_cast<double>(one.tally.explained()) >= kMost * static_cast<double>(vague->tally.explained()) &&
               share(one) <= kFarFewer * share(*vague);
    });
    return exact == m_pool.judged().end() ? vague : exact;
}

/// A relation of boxes that explains all recorded registrations, instead of a rule that does not; else the rule itself.
/// Registrations are recorded, so they count more than other reported pairs, which are known less well.
std::vector<Judged>::const_iterator FaultChoice::moreAsRecorded(std::vector<Judged>::const_iterator rule) const
{
    constexpr double kMost = 0.8;
    if (rule->wrong <= m_bench.few() || rule->hypothesis.relation)
        return rule;
    const auto related = std::ranges::find_if(m_pool.judged(), [&](const Judged& one) {
        return one.hypothesis.relation && one.hypothesis.isExact && one.wrong == 0 &&
               one.hypothesis.structure == rule->hypothesis.structure &&
               static_cast<double>(one.tally.explained()) >= kMost * static_cast<double>(rule->tally.explained());
    });
    return related == m_pool.judged().end() ? rule : related;
}

/// The best hypothesis. One that takes wrong registrations from the recording fits them exactly, but a rule that
/// predicts almost all of them says more.
std::vector<Judged>::const_iterator FaultChoice::bestOfPool() const
{
    constexpr double kFew = 0.02;
    constexpr double kFewOfExact = 0.06; // pairs that a rule leaves over against which nothing speaks
    constexpr double kMostBits = 200.0;
    const auto isMeasured = [](const Judged& one) {
        return one.hypothesis.registration.time.kind == TimeRule::Kind::AsRecorded;
    };
    if (m_pool.judged().empty())
        return m_pool.judged().end();
    if (!isMeasured(m_pool.judged().front()))
        return moreAsRecorded(moreExact(m_pool.judged().begin()));
    const auto predicts = [&](const Judged& one) {
        const Tally& tally = one.tally;
        const double left = one.wrong == 0 && tally.contradicted == 0 ? kFewOfExact : kFew;
        return !isMeasured(one) && one.hypothesis.conditions.empty() &&
               one.bits <= m_pool.judged().front().bits + kMostBits &&
               static_cast<double>(one.wrong) <= kFew * static_cast<double>(m_bench.recorded()) &&
               static_cast<double>(tally.contradicted) <= kFew * static_cast<double>(tally.lost) &&
               static_cast<double>(tally.unexplained) <= left * static_cast<double>(m_bench.missed());
    };
    const auto predicting = std::ranges::find_if(m_pool.judged(), predicts);
    return predicting == m_pool.judged().end() ? m_pool.judged().begin() : predicting;
}

/// The faulty structure already explains most of what the contrast explains.
bool FaultChoice::saysMost(const Judged& base, const Judged& contrast)
{
    constexpr double kMost = 0.6;
    constexpr double kFew = 0.05;
    return !ruleOf(base.hypothesis).empty() &&
           static_cast<double>(base.tally.contradicted) <= kFew * static_cast<double>(base.tally.lost) &&
           static_cast<double>(base.tally.explained()) >= kMost * static_cast<double>(contrast.tally.explained());
}

/// A named fault that is one of the conditions of the contrast and saves most of its bits. Further conditions only
/// describe the pairs of this recording, but the name tells what the game does.
const Judged* FaultChoice::namedPart(const Judged& contrast) const
{
    constexpr double kMost = 0.6;
    const auto isPart = [&](const Judged& one) {
        return one.hypothesis.conditions.size() == 1 && !one.hypothesis.isOfNames &&
               one.hypothesis.registration.isRight() &&
               std::ranges::any_of(contrast.hypothesis.conditions, [&](const Condition& condition) {
                   return condition.feature == one.hypothesis.conditions.front().feature;
               });
    };
    const auto part = std::ranges::find_if(m_pool.judged(), isPart);
    const double saved = m_pool.rightBits() - contrast.bits;
    return part != m_pool.judged().end() && m_pool.rightBits() - part->bits >= kMost * saved ? &*part : nullptr;
}

std::optional<Fault> FaultChoice::firstAlone()
{
    std::optional<Fault> fault;
    const auto best = bestOfPool();
    if (best != m_pool.judged().end() && best->bits + kBitsToSave < m_pool.rightBits())
        fault = Fault{*best, false, {}};
    // If registrations are recorded, they show a structure that leaves out cells. Such a structure is a fault by
    // itself, not a part of another one. Nor is one that loses more found pairs than missed ones.
    const auto base = std::ranges::find_if(m_pool.structures(), [&](const Judged& one) {
        return one.tally.contradicted <= one.tally.explained() &&
               (m_bench.recorded() == 0 || !isPattern(one.hypothesis.structure));
    });
    if (base == m_pool.structures().end())
        return fault;
    const auto set = contrastOver(*base, base->lost);
    if (set && set->bits + kBitsToSave < (fault ? fault->judged.bits : m_pool.rightBits())) {
        // A named fault says more than a contrast, unless it has a number of its own for each object.
        const auto time = fault ? fault->judged.hypothesis.registration.time.kind : TimeRule::Kind::Now;
        const bool isOfEach = time == TimeRule::Kind::LostSince || time == TimeRule::Kind::HeldSince;
        const bool isNamed = fault && ((fits(fault->judged) && !isOfEach) || saysMost(*base, *set));
        if (isNamed)
            fault = Fault{fault->judged, false, {*set}};
        else if (const Judged* part = namedPart(*set))
            fault = Fault{*part, false, {*set}};
        else
            fault = Fault{*set, true, {}};
    }
    if (fault && !fault->isContrast)
        addRivals(*fault);
    return fault;
}

/// Hardly any found pair contradicts the two faults, and each explains pairs that the other one does not.
bool FaultChoice::fitTogether(const Judged& a, const Judged& b) const
{
    constexpr double kFew = 0.05;
    const Tally both = m_bench.together(a, b).tally;
    const double news = kFew * static_cast<double>(m_bench.missed());
    const auto added = [&](const Judged& one) { return static_cast<double>(both.explained() - one.tally.explained()); };
    return static_cast<double>(both.contradicted) <= kFew * static_cast<double>(both.lost) && added(a) >= news &&
           added(b) >= news;
}

/// The best two faults that together save more bits than the best one alone. Alone, each leaves the other one's pairs
/// unexplained.
std::vector<Fault> FaultChoice::bestCouple(double bits) const
{
    constexpr std::size_t kMostCandidates = 90;
    constexpr int kMostOfRule = 6;
    std::vector<const Judged*> candidates;
    std::map<std::string_view, int> counts;
    for (const Judged& one : m_pool.judged())
        if (one.tally.explained() > one.tally.contradicted && candidates.size() < kMostCandidates &&
            ++counts[ruleOf(one.hypothesis)] <= kMostOfRule)
            candidates.push_back(&one);
    std::pair<const Judged*, const Judged*> best{};
    double least = bits - kBitsOfSecond;
    for (std::size_t i = 0; i < candidates.size() && !m_stop.stop_requested(); ++i)
        for (std::size_t j = i + 1; j < candidates.size(); ++j) {
            const Judged& a = *candidates[i];
            const Judged& b = *candidates[j];
            if (ruleOf(a.hypothesis) == ruleOf(b.hypothesis) || !areOfOneGame(a.hypothesis, b.hypothesis))
                continue;
            if (const double both = m_bench.bitsTogether(a, b); both < least && fitTogether(a, b)) {
                least = both;
                best = {&a, &b};
            }
        }
    if (!best.first)
        return {};
    if (best.second->tally.explained() > best.first->tally.explained())
        std::swap(best.first, best.second);
    const Judged both = m_bench.together(*best.first, *best.second);
    return {Fault{*best.first, false, {}, both}, Fault{*best.second, false, {}, both}};
}

/// The hypothesis without the parts that save few bits: of many compositions, some fit by chance.
Judged FaultChoice::withoutNeedless(Judged judged)
{
    for (const Hypothesis& part : partsOf(judged.hypothesis)) {
        Judged less = m_bench.judge(without(judged.hypothesis, part));
        if (!ruleOf(less.hypothesis).empty() && less.bits <= judged.bits + kBitsOfPart)
            judged = std::move(less);
    }
    return judged;
}

/// The part explains almost all missed pairs that the whole explains, and few found pairs contradict it.
bool explainsAsMuch(const Judged& part, const Judged& whole)
{
    constexpr double kAlmostAll = 0.95;
    constexpr double kFew = 0.05;
    return static_cast<double>(part.tally.explained()) >= kAlmostAll * static_cast<double>(whole.tally.explained()) &&
           static_cast<double>(part.tally.contradicted) <= kFew * static_cast<double>(part.tally.lost);
}

/// One fault for each part of the hypothesis.
std::vector<Fault> FaultChoice::divided(Fault fault)
{
    if (m_bench.recorded() == 0)
        return {std::move(fault)}; // the parts cannot be told apart
    fault.judged = withoutNeedless(std::move(fault.judged));
    fault.judged.hypothesis = inUsualWords(std::move(fault.judged.hypothesis));
    const std::vector<Hypothesis> parts = partsOf(fault.judged.hypothesis);
    std::vector<Fault> faults;
    for (const Hypothesis& part : parts) {
        Judged alone = m_bench.judge(part);
        if (parts.size() > 1 && alone.tally.explained() > alone.tally.contradicted)
            faults.push_back(Fault{std::move(alone), false, {}, fault.judged});
    }
    std::ranges::stable_sort(faults, {}, [](const Fault& one) { return one.judged.bits; });
    if (!faults.empty() && explainsAsMuch(faults.front().judged, fault.judged))
        faults.resize(1); // the other parts say how the game registers objects without losing pairs
    else if (faults.size() < 2)
        return {std::move(fault)};
    std::erase_if(fault.rivals, [&](const Judged& rival) { // the same fault, with another part
        return refines(rival.hypothesis, faults.front().judged.hypothesis);
    });
    faults.front().rivals = std::move(fault.rivals);
    return faults;
}

std::vector<Fault> FaultChoice::first()
{
    auto alone = firstAlone();
    auto couple = bestCouple(alone ? alone->judged.bits : m_pool.rightBits());
    if (!couple.empty())
        return couple;
    if (!alone)
        return {};
    return alone->isContrast ? std::vector{std::move(*alone)} : divided(std::move(*alone));
}

/// The next fault: the hypothesis that saves most bits for the pairs that are not taken.
std::optional<Fault> FaultChoice::next(const std::vector<char>& taken, double bits)
{
    std::optional<Fault> best;
    double least = bits - kBitsToSave;
    const auto offer = [&](const Judged& judged, double price, bool isContrast) {
        std::vector<char> both(taken);
        for (std::size_t i = 0; i < both.size(); ++i)
            both[i] = both[i] || judged.lost[i] ? 1 : 0;
        const double together = price + codeLength(m_bench.tallyOf(both));
        if (together < least) {
            least = together;
            best = Fault{judged, isContrast, {}};
        }
    };
    for (const Judged& one : m_pool.judged())
        offer(one, one.hypothesis.price, false);
    const Judged& base = m_pool.structures().front();
    if (m_pool.tries(Family::Mechanism))
        for (const Mechanism& mechanism : mechanisms())
            if (const auto judged = m_pool.mechanismOver(base, taken, mechanism))
                offer(*judged, judged->hypothesis.price, false);
    if (const auto set = contrastOver(base, taken))
        offer(*set, set->hypothesis.price, true);
    return best;
}

/// A filter of pairs explains almost all missed pairs that another filter explains, and more, and better.
bool covers(const Judged& filter, const Judged& other)
{
    constexpr double kAlmostAll = 0.98;
    constexpr double kHardlyAny = 0.01;
    if (!filter.hypothesis.registration.isRight() || !other.hypothesis.registration.isRight())
        return false; // where objects are registered is another question
    std::size_t shared = 0;
    for (std::size_t i = 0; i < filter.lost.size() && i < filter.tally.explained() + filter.tally.unexplained; ++i)
        shared += filter.lost[i] && other.lost[i] ? 1U : 0U; // missed pairs come first
    const auto explained = static_cast<double>(other.tally.explained());
    return filter.bits<other.bits&& static_cast<double>(shared) >=
                       kAlmostAll * explained&& static_cast<double>(filter.tally.explained())>
               explained &&
           static_cast<double>(filter.tally.contradicted) <= kHardlyAny * static_cast<double>(filter.tally.lost);
}

/// If the last fault covers one of a couple, it takes its place. A couple is chosen for what both explain together, and
/// may contain a filter that leaves out by chance what the other one explains, too.
bool FaultChoice::replacesCovered(std::vector<Fault>& faults) const
{
    if (faults.size() < 3 || faults.back().isContrast)
        return false;
    const auto isCovered = [&](const Fault& one) { return one.withOthers && covers(faults.back().judged, one.judged); };
    const auto covered = std::find_if(faults.begin(), faults.end() - 1, isCovered);
    if (covered == faults.end() - 1)
        return false;
    faults.erase(covered);
    Fault& filter = faults.back();
    for (Fault& other : faults)
        if (other.withOthers) {
            other.withOthers = m_bench.together(other.judged, filter.judged);
            filter.withOthers = other.withOthers;
        }
    std::ranges::stable_sort(faults, std::greater<>{}, [](const Fault& one) { return one.judged.tally.explained(); });
    return true;
}

std::vector<Fault> FaultChoice::choose()
{
    std::vector<Fault> faults = first();
    std::vector<char> taken(m_bench.overlapping().size());
    const auto take = [&](const Fault& fault) {
        const std::vector<char>& lost = fault.whole().lost;
        for (std::size_t i = 0; i < taken.size(); ++i)
            taken[i] = taken[i] || lost[i] ? 1 : 0;
    };
    std::ranges::for_each(faults, take);
    bool mayReplace = true;
    while (!faults.empty() && faults.size() < m_options.most && !m_stop.stop_requested()) {
        auto fault = next(taken, codeLength(m_bench.tallyOf(taken)));
        if (!fault)
            break;
        take(*fault);
        faults.push_back(std::move(*fault));
        if (mayReplace && replacesCovered(faults)) {
            mayReplace = false; // once is enough, and ends
            std::ranges::fill(taken, 0);
            std::ranges::for_each(faults, take);
        }
    }
    return faults;
}

} // namespace

std::vector<Fault> findFaults(Workbench& bench, const FaultSearchOptions& options, const std::stop_token& stop)
{
    if (bench.missed() == 0)
        return {};
    FaultPool pool(bench, options, stop);
    pool.fill();
    if (stop.stop_requested())
        return {};
    std::vector<Fault> faults =
        withBasesApart(FaultChoice(bench, pool, options, stop).choose(), pool.structures(), bench);
    if (options.tell)
        options.tell(0.95); // the sentences come next
    return faults;
}

} // namespace broadside::diagnosis
