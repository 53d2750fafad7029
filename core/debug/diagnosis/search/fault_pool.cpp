#include "core/debug/diagnosis/search/fault_pool.h"

#include "core/base/system/ahead.h"
#include "core/debug/diagnosis/model/hypothesis_parts.h"
#include "core/debug/diagnosis/rotation/rotation_search.h"
#include "core/debug/diagnosis/search/cut.h"
#include "core/debug/diagnosis/search/inferred_rules.h"
#include "core/debug/diagnosis/search/names_of_missed.h"
#include "core/debug/diagnosis/search/partly_times.h"
#include "core/debug/diagnosis/search/recorded_hypotheses.h"
#include "core/debug/diagnosis/search/rule_order.h"
#include "core/debug/diagnosis/search/scoped_sources.h"
#include "core/debug/diagnosis/search/structure_choice.h"
#include "core/debug/diagnosis/search/update_rules.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <map>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kMostOfEach = 8;  // times and shapes that are composed
constexpr std::size_t kMostScoped = 14; // rules that are tried on some objects only
constexpr std::size_t kMostKept = 400;  // hypotheses that may come second
// Each rule is first judged by small samples: a glimpse, then this many pairs of each fate, and this many
// registrations.
constexpr std::size_t kPairsAtFirst = 350;
constexpr std::size_t kRegistrationsAtFirst = 200;
constexpr double kPriceOfAstray = 8.0; // bits: it says less than that they are not registered
constexpr double kPriceOfAskers = 4.0;
constexpr double kBitsOfChance = 12.0; // by which the small sample may mislead

} // namespace

FaultPool::FaultPool(Workbench& bench, const FaultSearchOptions& options, const std::stop_token& stop)
    : m_bench(bench)
    , m_small(bench.evidence(), {kPairsAtFirst, kRegistrationsAtFirst})
    , m_options(options)
    , m_stop(stop)
{}

void FaultPool::fill()
{
    ChosenStructures chosen = chooseStructures(m_bench, tries(Family::Structure), m_stop);
    if (m_stop.stop_requested())
        return;
    m_structures = std::move(chosen.structures);
    m_rightBits = chosen.right.bits;
    m_rightWrong = chosen.right.wrong;
    m_smallRightBits = m_small.judge(chosen.right.hypothesis).bits;
    m_glimpse.emplace(m_bench.evidence(), chosen.right.hypothesis);
    if (const Judged* const right = withoutFault())
        m_laterTest = LaterTest::of(m_bench, *right);
    for (const Judged& one : m_structures)
        keep(one);
    // What does not depend on rules is computed meanwhile.
    const auto cells = cellsFor(m_structures.front().hypothesis.structure, m_bench.evidence());
    const bool triesMechanisms = tries(Family::Mechanism);
    Ahead<Workbench::Features> features(m_options.isParallel && triesMechanisms, [this, cells, triesMechanisms] {
        return triesMechanisms ? m_bench.computedFeatures(cells, m_stop) : Workbench::Features();
    });
    const bool triesRecorded = tries(Family::Geometry) && m_bench.recorded() > 0;
    Ahead<std::vector<Hypothesis>> recorded(m_options.isParallel && triesRecorded, [this, triesRecorded] {
        return triesRecorded ? recordedHypotheses(m_bench, m_structures, m_stop) : std::vector<Hypothesis>();
    });
    const auto tryInTurn = [this](std::initializer_list<void (FaultPool::*)()> parts) {
        for (const auto part : parts)
            if (!m_stop.stop_requested())
                (this->*part)();
    };
    tryInTurn({&FaultPool::trySingleRules, &FaultPool::tryCompositions, &FaultPool::trySources, &FaultPool::tryScopes,
               &FaultPool::tryRotations, &FaultPool::tryInferred, &FaultPool::tryWhens});
    m_rightInGlimpse = {}; // from here on, mechanisms and recorded registrations need the memory
    m_rightInSmall = {};
    m_right = {};
    tryInTurn({&FaultPool::tryPatternCompositions});
    tryRecorded(recorded.take());
    tryInTurn({&FaultPool::tryAsking, &FaultPool::tryTested});
    tell(0.65);
    m_bench.take(features.take());
    tryInTurn({&FaultPool::tryMechanisms});
    std::ranges::stable_sort(m_pool, {}, &Judged::bits);
    if (m_pool.size() > kMostKept)
        m_pool.resize(kMostKept);
}

/// The rule contradicts recorded registrations: more of them are wrong than without a fault.
bool FaultPool::isRefuted(const Judged& judged) const
{
    return !judged.hypothesis.registration.isRight() && judged.wrong > m_rightWrong + m_bench.few();
}

void FaultPool::keep(Judged judged)
{
    const Tally& tally = judged.tally;
    const bool says = tally.explained() * tally.others > tally.unexplained * tally.lost; // more than the rest
    if (says && !ruleOf(judged.hypothesis).empty() && !isRefuted(judged))
        m_pool.push_back(std::move(judged));
}

/// In the small sample, the hypothesis is at most a little worse than no fault at all, and than the best hypotheses of
/// the same rule.
bool FaultPool::isPromising(const Hypothesis& hypothesis, double estimate)
{
    constexpr std::size_t kMostOfRule = 24;
    if (estimate > m_smallRightBits + kBitsOfChance)
        return false;
    std::vector<double>& best = m_estimates[ruleOf(hypothesis)];
    if (best.size() == kMostOfRule && estimate > best.back() + kBitsOfChance)
        return false;
    best.insert(std::ranges::upper_bound(best, estimate), estimate);
    if (best.size() > kMostOfRule)
        best.pop_back();
    return true;
}

FaultPool::Part FaultPool::partOf(const Scope& scope, const When& when, double price) const
{
    return {scope, when, price, m_glimpse->bench().statesIn(scope, when), {}, {}};
}

/// The places without a fault. They are computed when first asked for.
const std::vector<Placed>& FaultPool::rightIn(const StructureRule& structure, const Workbench& bench,
                                              RightPlaces& known)
{
    const auto found = std::ranges::find_if(known, [&](const auto& one) { return one.first == structure; });
    if (found != known.end())
        return found->second;
    known.emplace_back(structure, bench.placedRight(structure));
    return known.back().second;
}

/// The best structure without a fault; null if each has one.
const Judged* FaultPool::withoutFault() const
{
    const auto right =
        std::ranges::find_if(m_structures, [](const Judged& one) { return ruleOf(one.hypothesis).empty(); });
    return right == m_structures.end() ? nullptr : &*right;
}

/// The best structure without a fault; if each has one, the best of all.
StructureRule FaultPool::rightStructure() const
{
    const Judged* const right = withoutFault();
    return (right ? *right : m_structures.front()).hypothesis.structure;
}

/// Does what tryRule() does, for each part. The places of objects by the rule are computed once for all parts.
void FaultPool::tryParts(const RegistrationRule& rule, double price, std::vector<Part>& parts)
{
    std::vector<double> best(parts.size(), 1e300);
    Workbench::Boxes fewestBoxes;
    for (const Judged& base : m_structures) {
        const StructureRule& structure = base.hypothesis.structure;
        if (isPattern(structure) || m_stop.stop_requested())
            continue;
        const auto cells = cellsFor(structure, m_bench.evidence());
        const Workbench& first = m_glimpse->bench();
        fewestBoxes = first.boxesBy(rule, cells);
        const auto fewest = first.placedBy(structure, fewestBoxes);
        std::optional<std::vector<Placed>> few;
        std::optional<std::vector<Placed>> all;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            Part& part = parts[i];
            Hypothesis hypothesis{structure, rule, {}, base.hypothesis.price + price + part.price};
            hypothesis.registration.scope = part.scope;
            hypothesis.registration.when = part.when;
            const Judged glimpse = m_glimpse->bench().judgeWhere(
                hypothesis, fewest, rightIn(structure, first, m_rightInGlimpse), part.isInGlimpse);
            if (m_glimpse->isHopeless(glimpse)) {
                best[i] = std::min(best[i], m_smallRightBits + m_glimpse->projected(glimpse, kPairsAtFirst));
                continue;
            }
            if (!few)
                few = m_small.placedBy(structure, m_small.boxesBy(rule, cells));
            if (part.isInSmall.empty())
                part.isInSmall = m_small.statesIn(part.scope, part.when);
            const double estimate =
                m_small.judgeWhere(hypothesis, *few, rightIn(structure, m_small, m_rightInSmall), part.isInSmall).bits;
            best[i] = std::min(best[i], estimate);
            if (!isPromising(hypothesis, estimate))
                continue;
            if (!all)
                all = m_bench.placedBy(structure, m_bench.boxesBy(rule, cells));
            if (part.isIn.empty())
                part.isIn = m_bench.statesIn(part.scope, part.when);
            keep(m_bench.judgeWhere(std::move(hypothesis), *all, rightIn(structure, m_bench, m_right), part.isIn));
        }
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        RegistrationRule restricted = rule;
        restricted.scope = parts[i].scope;
        restricted.when = parts[i].when;
        m_rules.push_back({restricted, price + parts[i].price});
        m_bitsOfRules.push_back(best[i]);
        if (m_laterTest && !fewestBoxes.empty())
            m_laterTest->offer(m_rules.back(), m_glimpse->onlyIn(parts[i].isInGlimpse, fewestBoxes), *m_glimpse);
    }
}

/// Tries the rule in each structure. A hypothesis that is not promising in the small sample is not judged further.
void FaultPool::tryRule(const RegistrationRule& rule, double price)
{
    if (m_stop.stop_requested())
        return;
    std::optional<Workbench::Boxes> fewest; // most rules do not ask for cells: the same in each structure
    std::optional<Workbench::Boxes> few;
    std::optional<Workbench::Boxes> boxes;
    const bool needsCells = rule.time.needsCells();
    double best = 1e300;
    for (const Judged& structure : m_structures) {
        if (isPattern(structure.hypothesis.structure))
            continue; // it is a fault by itself; see tryPatternCompositions()
        const auto cells = cellsFor(structure.hypothesis.structure, m_bench.evidence());
        const Hypothesis hypothesis{structure.hypothesis.structure, rule, {}, structure.hypothesis.price + price};
        if (!fewest || needsCells)
            fewest = m_glimpse->bench().boxesBy(rule, cells);
        const Judged glimpse = m_glimpse->bench().judge(hypothesis, *fewest);
        if (m_glimpse->isHopeless(glimpse)) {
            best = std::min(best, m_smallRightBits + m_glimpse->projected(glimpse, kPairsAtFirst));
            continue;
        }
        if (!few || needsCells)
            few = m_small.boxesBy(rule, cells);
        const double estimate = m_small.judge(hypothesis, *few).bits;
        best = std::min(best, estimate);
        if (!isPromising(hypothesis, estimate))
            continue;
        if (!boxes || needsCells)
            boxes = m_bench.boxesBy(rule, cells);
        keep(m_bench.judge(hypothesis, *boxes));
    }
    if (m_laterTest && fewest)
        m_laterTest->offer({rule, price}, *fewest, *m_glimpse);
    m_rules.push_back({rule, price});
    m_bitsOfRules.push_back(best);
}

void FaultPool::trySingleRules()
{
    const Evidence& evidence = m_bench.evidence();
    if (tries(Family::Time)) {
        const std::vector<Priced<TimeRule>> times = candidateTimes(evidence);
        for (const Priced<TimeRule>& one : times)
            tryRule({one.rule, {}, {}, {}}, one.price);
        tell(0.2);
        if (m_stop.stop_requested())
            return;
        m_times = bestOf(times, m_bitsOfRules, kMostOfEach);
        for (const Priced<RegistrationRule>& one : updateRules(m_bench, rightStructure())) {
            tryRule(one.rule, one.price);
            if (one.rule.scope.kind == Scope::Kind::All)
                m_learnt.push_back({one.rule.time, one.price});
        }
        m_times.insert(m_times.end(), m_learnt.begin(), m_learnt.end());
        for (const Priced<TimeRule>& one : partlyTimes(m_bench, rightStructure()))
            tryRule({one.rule, {}, {}, {}}, one.price);
        // These rules are not composed with others: a correct tree keeps boxes as well, so together with a wrong size
        // they fit any fat box.
        if (m_bench.recorded() > 0)
            for (const Priced<TimeRule>& one :
                 renewalRules(evidence, m_structures.front().hypothesis.structure, m_bench.margin()))
                tryRule({one.rule, {}, {}, {}}, one.price);
    }
    if (tries(Family::Geometry)) {
        const std::size_t before = m_bitsOfRules.size();
        std::vector<Priced<AxisRules>> axes = candidateAxes(evidence);
        for (const Priced<AxisRules>& one : axes)
            tryRule({{}, one.rule.x, one.rule.y, {}}, one.price);
        if (m_stop.stop_requested())
            return;
        const std::vector<double> bits(m_bitsOfRules.begin() + static_cast<std::ptrdiff_t>(before),
                                       m_bitsOfRules.end());
        m_axes = bestOf(axes, bits, kMostOfEach);
    }
    tell(0.35);
}

void FaultPool::tryCompositions()
{
    for (const Priced<TimeRule>& time : m_times)
        for (const Priced<AxisRules>& axes : m_axes)
            tryRule({time.rule, axes.rule.x, axes.rule.y, {}}, time.price + axes.price);
    tell(0.4);
}

/// Tries the rules that explain the recorded registrations of some objects, even if they explain no missed pairs when
/// they hold for all objects.
void FaultPool::trySources()
{
    std::vector<Hypothesis> bases; // they differ only in how boxes meet: the same rules fit all of them
    for (const Judged& one : m_structures)
        if (ruleOf(one.hypothesis).empty())
            bases.push_back(one.hypothesis);
    if (bases.empty())
        return;
    for (const Priced<RegistrationRule>& one : scopedSources(m_bench, bases.front().structure, m_rules, m_stop))
        for (const Hypothesis& base : bases)
            if (!m_stop.stop_requested())
                keep(m_bench.judge({base.structure, one.rule, {}, base.price + one.price}));
}

void FaultPool::tryScopes()
{
    const auto inOrder = bestOf(m_rules, m_bitsOfRules, m_rules.size());
    const auto isSingle = [](const Priced<RegistrationRule>& one) {
        return one.rule.isWhole() || one.rule.time.kind == TimeRule::Kind::Now;
    };
    std::vector<Priced<RegistrationRule>> singles;
    std::vector<Priced<RegistrationRule>> composed;
    std::ranges::partition_copy(inOrder, std::back_inserter(singles), std::back_inserter(composed), isSingle);
    auto best = variedOf(singles, kMostScoped);
    const auto further = variedOf(composed, kMostScoped / 2);
    best.insert(best.end(), further.begin(), further.end());
    if (tries(Family::Time)) // nothing is explained by these for all objects, but much for some
        for (const TimeRule::Kind kind : {TimeRule::Kind::Never, TimeRule::Kind::Astray})
            if (kind == TimeRule::Kind::Never || m_bench.recorded() == 0)
                best.push_back({{{kind}, {}, {}, {}}, kind == TimeRule::Kind::Never ? 4.0 : kPriceOfAstray});
    if (tries(Family::Geometry)) // likewise
        for (const AxisRule::Kind kind : {AxisRule::Kind::CornerAtCentre, AxisRule::Kind::CentreAtCorner})
            for (const bool isOfY : {false, true}) // feet and heads are not at the corner
                best.push_back({{{}, {isOfY ? AxisRule::Kind::Whole : kind, 0.0}, {kind, 0.0}, {}}, isOfY ? 5.0 : 4.0});
    std::vector<Part> parts;
    for (const Priced<Scope>& scope : candidateScopes(m_bench.evidence()))
        parts.push_back(partOf(scope.rule, {}, scope.price));
    for (const Priced<RegistrationRule>& rule : best)
        tryParts(rule.rule, rule.price, parts);
    tell(0.5);
}

/// Tries wrong boxes of objects that rotate. They are composed only with rules that recorded registrations tell,
/// because they hold for a part of the objects already.
void FaultPool::tryRotations()
{
    if (!tries(Family::Geometry) || m_stop.stop_requested())
        return;
    const std::size_t before = m_rules.size();
    for (const Priced<RegistrationRule>& one : rotationRules(m_bench, rightStructure()))
        tryRule(one.rule, one.price);
    const std::size_t end = m_learnt.empty() ? before : m_rules.size();
    for (std::size_t i = before; i < end; ++i)
        for (const Priced<TimeRule>& time : m_learnt) {
            RegistrationRule both = m_rules[i].rule;
            both.time = time.rule;
            tryRule(both, m_rules[i].price + time.price);
        }
    m_rules.resize(before);
    m_bitsOfRules.resize(before);
}

/// Without recorded registrations, infers from reported pairs where objects are registered, and from which frame on.
void FaultPool::tryInferred()
{
    if (m_bench.recorded() > 0)
        return;
    const Evidence& evidence = m_bench.evidence();
    if (tries(Family::Geometry))
        for (const Priced<RegistrationRule>& one : mappedRules(evidence, candidateScopes(evidence), m_stop))
            tryRule(one.rule, one.price);
    if (!tries(Family::Time))
        return;
    if (const auto lost = lostSince(evidence))
        tryRule({lost->rule, {}, {}, {}}, lost->price);
    if (const auto held = heldSince(evidence, rightStructure()))
        tryRule({held->rule, {}, {}, {}}, held->price);
}

/// Tries rules that hold only at some times.
void FaultPool::tryWhens()
{
    constexpr std::size_t kMostRules = 6;
    if (m_bench.recorded() > 0)
        return; // then registration_contrast.h finds the conditions of wrong registrations
    std::vector<Priced<RegistrationRule>> single;
    for (const Priced<RegistrationRule>& one : bestOf(m_rules, m_bitsOfRules, m_rules.size())) {
        if ((one.rule.isWhole() || one.rule.time.kind == TimeRule::Kind::Now) && !hasOwnTimes(one.rule.time.kind))
            single.push_back(one);
    }
    std::vector<Priced<RegistrationRule>> best = variedOf(single, kMostRules);
    if (tries(Family::Time))
        best.push_back({{{TimeRule::Kind::Astray}, {}, {}, {}}, kPriceOfAstray});
    for (std::size_t i = best.size(); i-- > 0;)
        if (best[i].rule.time.kind == TimeRule::Kind::Astray) { // it may also be registered nowhere at some times
            best.push_back(best[i]);
            best.back().rule.time.kind = TimeRule::Kind::Never;
            best.back().price -= kPriceOfAstray - 4.0;
        }
    if (tries(Family::Geometry)) // these are wrong for all objects, but may be right for some
        for (const double by : {-1.0, 1.0})
            best.push_back({{{}, {AxisRule::Kind::BySize, by}, {}, {}}, 5.0});
    std::vector<Scope> scopes;
    std::vector<Part> parts;
    for (const Priced<RegistrationRule>& one : best) {
        if (scopes.empty() || scopes.front() != one.rule.scope) {
            scopes = {one.rule.scope};
            parts.clear();
            for (const Priced<When>& when : candidateWhens(m_bench.evidence()))
                parts.push_back(partOf(one.rule.scope, when.rule, when.price));
        }
        RegistrationRule rule = one.rule;
        rule.scope = {};
        tryParts(rule, one.price, parts);
    }
}

/// Tries structures that leave out cells together with the best rules, only if registrations are recorded. Without
/// them, too much fits by chance.
void FaultPool::tryPatternCompositions()
{
    constexpr std::size_t kMostRules = 24;
    if (m_bench.recorded() == 0)
        return;
    const auto inOrder = bestOf(m_rules, m_bitsOfRules, m_rules.size());
    auto best = variedOf(inOrder, kMostRules);
    std::vector<Priced<RegistrationRule>> ofTime;
    std::ranges::copy_if(inOrder, std::back_inserter(ofTime), [](const Priced<RegistrationRule>& one) {
        return one.rule.x.kind == AxisRule::Kind::Whole && one.rule.y.kind == AxisRule::Kind::Whole;
    });
    std::ranges::copy(variedOf(ofTime, kMostRules), std::back_inserter(best));
    for (const Judged& structure : m_structures) {
        if (!isPattern(structure.hypothesis.structure))
            continue;
        for (const Priced<RegistrationRule>& one : best)
            if (!m_stop.stop_requested())
                keep(m_bench.judge(
                    {structure.hypothesis.structure, one.rule, {}, structure.hypothesis.price + one.price}));
    }
}

void FaultPool::tryRecorded(std::vector<Hypothesis> hypotheses)
{
    for (Hypothesis& one : hypotheses)
        if (!m_stop.stop_requested())
            keep(m_bench.judge(std::move(one)));
}

/// Tries the best rules once more for games in which each object searches for others with its current box.
void FaultPool::tryAsking()
{
    constexpr std::size_t kMost = 60;
    if (m_bench.recorded() == 0) { // others cannot be told from a filter of pairs
        if (const Judged* const right = withoutFault(); right && tries(Family::Geometry))
            tryRecorded(truncatedCells(m_bench.evidence(), right->hypothesis));
        return;
    }
    std::ranges::stable_sort(m_pool, {}, &Judged::bits);
    std::vector<Hypothesis> best;
    for (const Judged& one : m_pool)
        if (best.size() < kMost && isOfTimeAlone(one.hypothesis))
            best.push_back(one.hypothesis);
    if (const Judged* const right = withoutFault())
        std::ranges::move(registeredAsRecorded(m_bench, *right, m_rules, m_stop), std::back_inserter(best));
    struct Searching {
        NameSet names; // empty: all objects search
        Searcher searcher = Searcher::Either;
    };
    std::vector<Searching> ways{{}, {{}, Searcher::LowerId}, {{}, Searcher::HigherId}};
    for (NameSet& names : likelySearchingNames(m_bench.evidence()))
        ways.push_back({std::move(names)});
    for (Hypothesis& hypothesis : best) {
        const auto boxes = m_bench.boxesBy(hypothesis.registration, cellsFor(hypothesis.structure, m_bench.evidence()));
        hypothesis.asking = Asking::Own;
        for (const Searching& way : ways) {
            if (m_stop.stop_requested())
                return;
            Hypothesis one = hypothesis;
            one.askers = way.names;
            one.searcher = way.searcher;
            const bool isOfAll = way.names.empty() && way.searcher == Searcher::Either;
            one.price += kPriceOfOwnAsking + (isOfAll ? 0.0 : kPriceOfAskers);
            keep(m_bench.judge(std::move(one), boxes));
        }
    }
}

/// Tries the rules that may be those of a later test of the pairs.
void FaultPool::tryTested()
{
    if (!m_laterTest)
        return;
    for (const Hypothesis& one : m_laterTest->hypotheses())
        if (!m_stop.stop_requested() && m_small.judge(one).bits <= m_smallRightBits + kBitsOfChance)
            keep(m_bench.judge(one));
}

std::optional<Judged> FaultPool::mechanismOver(const Judged& base, std::span<const char> taken,
                                               const Mechanism& mechanism)
{
    // If registrations are recorded, the places of objects need not be inferred from their partners.
    const bool isKnownPlace = m_bench.recorded() > 0 && isOf(FeatureGroup::InferredPlace, mechanism.feature);
    if (isKnownPlace || (isOfSweep(mechanism.feature) && m_bench.evidence().isNoSweep()))
        return std::nullopt;
    const auto cells = cellsFor(base.hypothesis.structure, m_bench.evidence());
    const auto cut = bestCut({m_bench.features(cells), m_bench.missed(), taken}, mechanism.feature, mechanism.side);
    if (!cut)
        return std::nullopt;
    return m_bench.judgeWith(base, {cut->condition}, mechanism.price);
}

void FaultPool::tryMechanisms()
{
    if (!tries(Family::Mechanism))
        return;
    for (const Judged& structure : m_structures) { // the features of its cells are computed once
        for (const Mechanism& mechanism : mechanisms())
            if (auto judged = mechanismOver(structure, structure.lost, mechanism))
                keep(std::move(*judged));
        if (auto judged = regionOver(structure, structure.lost))
            keep(std::move(*judged));
    }
    tryMechanismsBehindRecorded();
    tryMechanismsOfNames();
    tell(0.8);
}

/// Tries mechanisms on the pairs that meet at their recorded places: wrong registrations are another fault.
void FaultPool::tryMechanismsBehindRecorded()
{
    if (m_bench.recorded() == 0)
        return;
    const Judged& structure = m_structures.front();
    Hypothesis recorded = structure.hypothesis;
    recorded.registration.time.kind = TimeRule::Kind::AsRecorded;
    recorded.registration.recorded = Misplacements::all();
    const std::vector<char> lost = m_bench.judge(std::move(recorded)).lost;
    for (const Mechanism& mechanism : mechanisms())
        if (auto judged = mechanismOver(structure, lost, mechanism))
            keep(std::move(*judged));
}

/// Tries mechanisms that concern only pairs of certain names. They are kept if the mechanism alone and the names alone
/// explain much less.
void FaultPool::tryMechanismsOfNames()
{
    constexpr double kBitsOfNames = 40.0;
    const std::size_t names = m_bench.evidence().names.size();
    const Judged base = m_structures.front();
    const auto cells = cellsFor(base.hypothesis.structure, m_bench.evidence());
    const std::vector<FeatureRow>& rows = m_bench.features(cells);
    const auto scope = names > 1 ? namesOfMissed(m_bench, base, rows) : std::nullopt;
    if (!scope)
        return;
    std::vector<char> isOut(base.lost);
    for (std::size_t i = 0; i < isOut.size(); ++i)
        isOut[i] = isOut[i] || !scope->holds(rows[i]) ? 1 : 0;
    Hypothesis alone = base.hypothesis;
    alone.conditions = {*scope};
    const double bitsOfScope = m_bench.judge(alone).bits;
    const double price = 3.0 + 2.0 * std::log2(static_cast<double>(names));
    for (const Mechanism& mechanism : mechanisms()) {
        if (!isQuantity(mechanism.feature) || mechanism.feature == Feature::SameName ||
            mechanism.feature == Feature::SameNameGroup || mechanism.feature == Feature::OtherNameGroup ||
            (isOfSweep(mechanism.feature) && m_bench.evidence().isNoSweep()))
            continue;
        const auto cut = bestCut({rows, m_bench.missed(), isOut}, mechanism.feature, mechanism.side);
        const auto unscoped = mechanismOver(base, base.lost, mechanism);
        if (!cut || !unscoped)
            continue;
        Judged judged = m_bench.judgeWith(base, {cut->condition, *scope}, mechanism.price + price);
        judged.hypothesis.isOfNames = true;
        if (judged.bits + kBitsOfNames < std::min(unscoped->bits, bitsOfScope))
            keep(std::move(judged));
    }
}

/// The hypothesis that all pairs in the smallest region around the missed ones are lost.
std::optional<Judged> FaultPool::regionOver(const Judged& base, std::span<const char> taken)
{
    constexpr double kBitsOfRegion = 24.0;
    const auto& rows = m_bench.features(cellsFor(base.hypothesis.structure, m_bench.evidence()));
    std::optional<std::vector<Condition>> sides = regionOfMissed({rows, m_bench.missed(), taken});
    if (!sides)
        return std::nullopt;
    return m_bench.judgeWith(base, *std::move(sides), kBitsOfRegion);
}

} // namespace broadside::diagnosis
