#include "core/debug/diagnosis/search/fault_search.h"

#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/search/candidate_rules.h"
#include "core/debug/diagnosis/search/cut.h"
#include "core/debug/diagnosis/search/registration_contrast.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr double kBitsToSave = 4.0;
constexpr double kBitsOfRivals = 10.0;
constexpr double kBitsOfSecond = 20.0; // that a second fault must save
constexpr double kBitsOfPart = 40.0;   // that each part of a composition must save: some fit by chance
constexpr std::size_t kMostStructures = 4;
constexpr std::size_t kMostOfEach = 8;  // times and shapes that are composed
constexpr std::size_t kMostScoped = 14; // rules that are tried on some objects only
constexpr std::size_t kMostKept = 400;  // hypotheses that may come second
// Each rule is judged by so many pairs of a fate and so many registrations first.
constexpr std::size_t kPairsAtFirst = 350;
constexpr std::size_t kRegistrationsAtFirst = 200;
constexpr double kBitsOfChance = 12.0; // by which the small sample may mislead

std::optional<GameCells> cellsOf(const StructureRule& structure, const Evidence& evidence)
{
    return structure.kind == StructureRule::Kind::Boxes ? evidence.cells : std::optional(structure.cells);
}

/// The hypothesis has all parts of the other one, and adds some.
bool refines(const Hypothesis& hypothesis, const Hypothesis& other)
{
    const RegistrationRule& rule = hypothesis.registration;
    const RegistrationRule& less = other.registration;
    const bool hasTime = less.time == rule.time || less.time.kind == TimeRule::Kind::Now;
    const bool hasX = less.x == rule.x || less.x.kind == AxisRule::Kind::Whole;
    const bool hasY = less.y == rule.y || less.y.kind == AxisRule::Kind::Whole;
    const bool isSameStructure =
        hypothesis.structure.kind == other.structure.kind && hypothesis.structure.ring == other.structure.ring;
    const bool hasConditions = other.conditions.empty() || other.conditions == hypothesis.conditions;
    const bool isOfStructure = less.isRight() && other.conditions.empty();
    return hasTime && hasX && hasY && hasConditions && (isSameStructure || !isOfStructure);
}

/// The structure leaves out some cells of a box, so it is a fault by itself.
bool isPattern(const StructureRule& structure)
{
    using Kind = StructureRule::Kind;
    return structure.kind >= Kind::Corners || (structure.kind == Kind::Centre && structure.ring == 0) ||
           (structure.kind == Kind::LowCorner && structure.ring == 0);
}

/// No object is in both.
bool areDisjoint(const Scope& a, const Scope& b)
{
    using Kind = Scope::Kind;
    const auto isEither = [&](Kind one, Kind other) {
        return (a.kind == one && b.kind == other) || (a.kind == other && b.kind == one);
    };
    return isEither(Kind::Dynamic, Kind::Static) || isEither(Kind::OddIds, Kind::EvenIds) ||
           (isEither(Kind::LongerThan, Kind::ShorterThan) && a.number == b.number) ||
           (a.kind == Kind::Named && b.kind == Kind::Named && a.name != b.name);
}

/// Both can be true of one game: the structure is the same, and no object is registered by two rules. (Rules that are
/// applied one after the other are one composed hypothesis.)
bool areOfOneGame(const Hypothesis& a, const Hypothesis& b)
{
    return a.structure == b.structure && (a.registration.isRight() || b.registration.isRight() ||
                                          areDisjoint(a.registration.scope, b.registration.scope));
}

/// Cells of a point are the cells of a structure that keeps one cell: said as a fault of the structure.
Hypothesis inUsualWords(Hypothesis hypothesis)
{
    RegistrationRule& rule = hypothesis.registration;
    StructureRule& structure = hypothesis.structure;
    const bool isCentre = rule.x.kind == AxisRule::Kind::Centre && rule.y.kind == AxisRule::Kind::Centre;
    if (isCentre && rule.scope.kind == Scope::Kind::All && structure.kind == StructureRule::Kind::Extents &&
        structure.ring == 0) {
        structure.kind = StructureRule::Kind::Centre;
        rule.x = rule.y = {};
    }
    return hypothesis;
}

/// The hypothesis with one of its faults only, for each of them. One entry where it has one fault.
std::vector<Hypothesis> partsOf(const Hypothesis& hypothesis)
{
    const RegistrationRule& rule = hypothesis.registration;
    Hypothesis right = hypothesis;
    right.registration = {};
    right.conditions.clear();
    if (isPattern(right.structure))
        right.structure = {StructureRule::Kind::Extents, 0, StructureRule::Outside::Endless, right.structure.cells};
    std::vector<Hypothesis> parts;
    const auto add = [&](auto&& change) {
        parts.push_back(right);
        change(parts.back());
    };
    if (rule.time.kind != TimeRule::Kind::Now)
        add([&](Hypothesis& part) { part.registration = {rule.time, {}, {}, rule.scope, rule.recorded}; });
    if (rule.x.kind != AxisRule::Kind::Whole || rule.y.kind != AxisRule::Kind::Whole)
        add([&](Hypothesis& part) { part.registration = {{}, rule.x, rule.y, rule.scope}; });
    if (isPattern(hypothesis.structure))
        add([&](Hypothesis& part) { part.structure = hypothesis.structure; });
    if (!hypothesis.conditions.empty())
        add([&](Hypothesis& part) { part.conditions = hypothesis.conditions; });
    return parts;
}

/// The hypothesis without one of its faults.
Hypothesis without(const Hypothesis& hypothesis, const Hypothesis& part)
{
    Hypothesis less = hypothesis;
    if (part.registration.time.kind != TimeRule::Kind::Now) {
        less.registration.time = {};
        less.registration.recorded = {};
    } else if (!part.registration.isRight()) {
        less.registration.x = less.registration.y = {};
    } else if (!part.conditions.empty()) {
        less.conditions.clear();
    } else {
        less.structure = {StructureRule::Kind::Extents, 0, StructureRule::Outside::Endless, less.structure.cells};
    }
    return less;
}

/// Objects are registered late or not at all, and otherwise right: a wrong box would be used for both, registering and
/// asking. What is only measured has to tell which objects it is about.
bool isOfTimeAlone(const Hypothesis& hypothesis)
{
    const RegistrationRule& rule = hypothesis.registration;
    const bool isWhole = rule.x.kind == AxisRule::Kind::Whole && rule.y.kind == AxisRule::Kind::Whole;
    const bool tellsWhich = rule.time.kind != TimeRule::Kind::AsRecorded || !hypothesis.common.empty();
    return rule.time.kind != TimeRule::Kind::Now && isWhole && tellsWhich && !isPattern(hypothesis.structure);
}

class FaultSearch {
public:
    FaultSearch(Workbench& bench, const FaultSearchOptions& options, const std::stop_token& stop)
        : m_bench(bench)
        , m_small(bench.evidence(), {kPairsAtFirst, kRegistrationsAtFirst})
        , m_options(options)
        , m_stop(stop)
    {}

    std::vector<Fault> run()
    {
        if (m_bench.missed() == 0)
            return {};
        chooseStructures();
        trySingleRules();
        tryCompositions();
        tryScopes();
        tryPatternCompositions();
        tryRecorded();
        tryAsking();
        tryMechanisms();
        std::ranges::stable_sort(m_pool, {}, &Judged::bits);
        if (m_pool.size() > kMostKept)
            m_pool.resize(kMostKept);
        return m_stop.stop_requested() ? std::vector<Fault>{} : choose();
    }

private:
    [[nodiscard]] bool tries(Family family) const { return m_options.without != family; }
    void tell(double share) const
    {
        if (m_options.tell)
            m_options.tell(share);
    }
    void chooseStructures();
    void tryPatterns();
    void trySingleRules();
    void tryCompositions();
    void tryScopes();
    void tryPatternCompositions();
    void tryRecorded();
    std::size_t tryRecordedOf(const Judged& structure, Misplacements misplacements, bool ofCells, std::size_t known);
    void tryAsking();
    void tryMechanisms();
    void tryMechanismsBehindRecorded();
    void tryRule(const RegistrationRule& rule, double price);
    [[nodiscard]] bool isRefuted(const Judged& judged) const;
    void keep(Judged judged);
    [[nodiscard]] std::vector<Fault> choose();
    [[nodiscard]] std::vector<Judged>::const_iterator bestOfPool() const;
    [[nodiscard]] bool fits(const Judged& judged) const;
    [[nodiscard]] std::vector<Fault> first();
    [[nodiscard]] std::optional<Fault> firstAlone();
    [[nodiscard]] std::vector<Fault> bestCouple(double bits) const;
    [[nodiscard]] bool fitTogether(const Judged& a, const Judged& b) const;
    [[nodiscard]] std::vector<Fault> divided(Fault fault);
    [[nodiscard]] Judged withoutNeedless(Judged judged);
    [[nodiscard]] std::optional<Fault> next(const std::vector<char>& taken, double bits);
    void addRivals(Fault& fault) const;
    [[nodiscard]] std::optional<Judged> mechanismOver(const Judged& base, std::span<const char> taken,
                                                      const Mechanism& mechanism);
    [[nodiscard]] std::optional<Judged> regionOver(const Judged& base, std::span<const char> taken);
    [[nodiscard]] std::optional<Judged> contrastOver(const Judged& base, std::span<const char> taken);

    Workbench& m_bench;
    Workbench m_small; // a part of the same evidence: most rules fail there already
    const FaultSearchOptions& m_options;
    const std::stop_token& m_stop;
    std::vector<Judged> m_structures; // with right registrations; best first
    std::vector<Priced<TimeRule>> m_times;
    std::vector<Priced<AxisRules>> m_axes;
    std::vector<Priced<RegistrationRule>> m_rules; // single ones and compositions, in the order of their bits
    std::vector<double> m_bitsOfRules;
    std::vector<Judged> m_pool;
    double m_rightBits = 0.0;      // without any fault
    std::size_t m_rightWrong = 0;  // recorded registrations that are wrong then
    double m_smallRightBits = 0.0; // the same in the small sample
};

void FaultSearch::chooseStructures()
{
    const Evidence& evidence = m_bench.evidence();
    for (const Priced<StructureRule>& one : candidateStructures(evidence)) {
        if (m_stop.stop_requested())
            return;
        if (one.rule.isFaulty() && !tries(Family::Structure))
            continue;
        m_structures.push_back(m_bench.judge({one.rule, {}, {}, one.price}));
    }
    if (!evidence.cells && !evidence.knowsBoxes && tries(Family::Structure))
        tryPatterns();
    std::ranges::stable_sort(m_structures, {}, &Judged::bits);
    const auto right =
        std::ranges::find_if(m_structures, [](const Judged& one) { return ruleOf(one.hypothesis).empty(); });
    m_rightBits = right->bits;
    m_rightWrong = right->wrong;
    m_smallRightBits = m_small.judge(right->hypothesis).bits;
    const Judged best = *right;
    // Wrong registrations must not hide the usual structure: all cells of a box, whatever is outside of the table.
    std::vector<Judged> usual;
    std::size_t margins = 0; // neighbouring ones would crowd out other structures
    std::erase_if(m_structures,
                  [&](const Judged& one) { return one.hypothesis.structure.margin > 0.0 && ++margins > 1; });
    const std::size_t most = kMostStructures + std::min<std::size_t>(margins, 1);
    for (std::size_t i = most; i < m_structures.size() && evidence.cells; ++i)
        if (m_structures[i].hypothesis.structure.kind == StructureRule::Kind::Extents &&
            m_structures[i].hypothesis.structure.ring == 0)
            usual.push_back(m_structures[i]);
    if (m_structures.size() > most)
        m_structures.resize(most);
    m_structures.insert(m_structures.end(), usual.begin(), usual.end());
    if (std::ranges::all_of(m_structures, [](const Judged& one) { return !ruleOf(one.hypothesis).empty(); }))
        m_structures.push_back(best);
    for (const Judged& one : m_structures)
        keep(one);
}

/// What a game may leave out of the cells of a box is too much to try with all sizes: only with those of the best
/// structures, and of the best ones that leave out nothing (pairs that are apart tell their size).
void FaultSearch::tryPatterns()
{
    constexpr std::size_t kMostSizes = 3; // of either kind
    std::vector<std::size_t> order(m_structures.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return m_structures[i].bits; });
    std::vector<Priced<GameCells>> sizes;
    const auto addBest = [&](auto&& isOne) {
        std::size_t added = 0;
        for (const std::size_t i : order) {
            const StructureRule& rule = m_structures[i].hypothesis.structure;
            const bool isKnown = std::ranges::any_of(
                sizes, [&](const Priced<GameCells>& size) { return size.rule.size == rule.cells.size; });
            if (added == kMostSizes || rule.kind == StructureRule::Kind::Boxes || isKnown || !isOne(rule))
                continue;
            ++added;
            sizes.push_back({rule.cells, m_structures[i].hypothesis.price - priceOf(rule)});
        }
    };
    addBest([](const StructureRule& rule) { return rule.isFaulty(); });
    addBest([](const StructureRule& rule) { return !rule.isFaulty(); });
    for (const Priced<GameCells>& size : sizes)
        for (const Priced<StructureRule>& one : patternStructures(size.rule, size.price))
            if (!m_stop.stop_requested())
                m_structures.push_back(m_bench.judge({one.rule, {}, {}, one.price}));
}

/// It makes more recorded registrations wrong than right.
bool FaultSearch::isRefuted(const Judged& judged) const
{
    constexpr double kFew = 0.01;
    const auto few = static_cast<std::size_t>(kFew * static_cast<double>(m_bench.recorded()));
    return !judged.hypothesis.registration.isRight() && judged.wrong > m_rightWrong + few;
}

void FaultSearch::keep(Judged judged)
{
    const Tally& tally = judged.tally;
    const bool says = tally.explained() * tally.others > tally.unexplained * tally.lost; // more than the rest
    if (says && !ruleOf(judged.hypothesis).empty() && !isRefuted(judged))
        m_pool.push_back(std::move(judged));
}

/// The rule in each structure. What says less in the small sample than no fault at all is not looked at further.
void FaultSearch::tryRule(const RegistrationRule& rule, double price)
{
    if (m_stop.stop_requested())
        return;
    std::optional<Workbench::Boxes> few; // most rules do not ask for cells: the same in each structure
    std::optional<Workbench::Boxes> boxes;
    const bool needsCells = rule.time.kind == TimeRule::Kind::CellChanged;
    double best = 1e300;
    for (const Judged& structure : m_structures) {
        if (isPattern(structure.hypothesis.structure))
            continue; // what it leaves out is fault enough; see tryPatternCompositions()
        const auto cells = cellsOf(structure.hypothesis.structure, m_bench.evidence());
        const Hypothesis hypothesis{structure.hypothesis.structure, rule, {}, structure.hypothesis.price + price};
        if (!few || needsCells)
            few = m_small.boxesBy(rule, cells);
        const double estimate = m_small.judge(hypothesis, *few).bits;
        best = std::min(best, estimate);
        if (estimate > m_smallRightBits + kBitsOfChance)
            continue;
        if (!boxes || needsCells)
            boxes = m_bench.boxesBy(rule, cells);
        keep(m_bench.judge(hypothesis, *boxes));
    }
    m_rules.push_back({rule, price});
    m_bitsOfRules.push_back(best);
}

/// The first so many, in the order of their bits.
template<class Rule>
std::vector<Rule> bestOf(const std::vector<Rule>& rules, const std::vector<double>& bits, std::size_t most)
{
    std::vector<std::size_t> order(rules.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return bits[i]; });
    std::vector<Rule> best;
    for (std::size_t i = 0; i < std::min(most, order.size()); ++i)
        best.push_back(rules[order[i]]);
    return best;
}

void FaultSearch::trySingleRules()
{
    const Evidence& evidence = m_bench.evidence();
    if (tries(Family::Time)) {
        std::vector<Priced<TimeRule>> times = candidateTimes(evidence);
        for (const Priced<TimeRule>& one : times)
            tryRule({one.rule, {}, {}, {}}, one.price);
        tell(0.3);
        if (m_stop.stop_requested())
            return;
        m_times = bestOf(times, m_bitsOfRules, kMostOfEach);
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
    tell(0.5);
}

void FaultSearch::tryCompositions()
{
    for (const Priced<TimeRule>& time : m_times)
        for (const Priced<AxisRules>& axes : m_axes)
            tryRule({time.rule, axes.rule.x, axes.rule.y, {}}, time.price + axes.price);
    tell(0.6);
}

/// The first rules in this order, of each kind at most two: neighbouring numbers would crowd out other kinds.
std::vector<Priced<RegistrationRule>> variedOf(const std::vector<Priced<RegistrationRule>>& rules, std::size_t most)
{
    constexpr int kMostOfKind = 2;
    std::map<std::array<int, 3>, int> counts;
    std::vector<Priced<RegistrationRule>> varied;
    for (const Priced<RegistrationRule>& one : rules) {
        const std::array kinds{static_cast<int>(one.rule.time.kind), static_cast<int>(one.rule.x.kind),
                               static_cast<int>(one.rule.y.kind)};
        if (varied.size() < most && ++counts[kinds] <= kMostOfKind)
            varied.push_back(one);
    }
    return varied;
}

void FaultSearch::tryScopes()
{
    const auto inOrder = bestOf(m_rules, m_bitsOfRules, m_rules.size());
    const auto isSingle = [](const Priced<RegistrationRule>& one) {
        const bool isWhole = one.rule.x.kind == AxisRule::Kind::Whole && one.rule.y.kind == AxisRule::Kind::Whole;
        return isWhole || one.rule.time.kind == TimeRule::Kind::Now;
    };
    std::vector<Priced<RegistrationRule>> singles;
    std::vector<Priced<RegistrationRule>> composed;
    std::ranges::partition_copy(inOrder, std::back_inserter(singles), std::back_inserter(composed), isSingle);
    auto best = variedOf(singles, kMostScoped);
    const auto further = variedOf(composed, kMostScoped / 2);
    best.insert(best.end(), further.begin(), further.end());
    if (tries(Family::Time)) // says nothing of all objects, and much of some
        best.push_back({{{TimeRule::Kind::Never, 0.0, 0.0}, {}, {}, {}}, 4.0});
    if (tries(Family::Geometry)) // likewise
        for (const AxisRule::Kind kind : {AxisRule::Kind::CornerAtCentre, AxisRule::Kind::CentreAtCorner})
            best.push_back({{{}, {kind, 0.0}, {kind, 0.0}, {}}, 4.0});
    const auto scopes = candidateScopes(m_bench.evidence());
    for (const Priced<RegistrationRule>& rule : best)
        for (const Priced<Scope>& scope : scopes) {
            RegistrationRule scoped = rule.rule;
            scoped.scope = scope.rule;
            tryRule(scoped, rule.price + scope.price);
        }
    tell(0.8);
}

/// Structures that leave out cells, with the best rules. Only where registrations are recorded: without them, too much
/// fits by chance.
void FaultSearch::tryPatternCompositions()
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

/// Some objects are where the recording says, and no rule tells why. Which ones they are, and where, has to be told,
/// which costs bits: less than a wrong registration, and more than a rule that predicts it.
void FaultSearch::tryRecorded()
{
    if (m_bench.recorded() == 0 || !tries(Family::Geometry))
        return;
    for (const Judged& structure : m_structures) {
        if (!ruleOf(structure.hypothesis).empty() && structure.tally.lost > 0)
            continue; // it loses pairs wherever objects are
        const bool hasCells = structure.hypothesis.structure.kind != StructureRule::Kind::Boxes;
        std::size_t incomplete = 0; // registrations
        for (const auto& [misplacements, ofCells] :
             {std::pair{Misplacements::missing(), false}, std::pair{Misplacements::incomplete(), false},
              std::pair{Misplacements::incomplete(), hasCells},
              std::pair{Misplacements::missingOrIncomplete(), hasCells}, std::pair{Misplacements::earlier(), false},
              std::pair{Misplacements::displaced(), false}})
            if (const std::size_t wrong = tryRecordedOf(structure, misplacements, ofCells, incomplete);
                misplacements == Misplacements::incomplete())
                incomplete = wrong;
    }
}

/// Returns how many registrations are misplaced so. Nothing is tried where that are only as many as `known`.
std::size_t FaultSearch::tryRecordedOf(const Judged& structure, Misplacements misplacements, bool ofCells,
                                       std::size_t known)
{
    constexpr double kPriceOfRecord = 12.0;
    constexpr double kBitsOfPlace = 2.0; // that tell where an object is that is registered elsewhere
    constexpr double kBitsOfOrder = 1.0; // the same where there is an order in it
    constexpr double kMostBits = 3.0;    // for each that is wrong
    if (m_stop.stop_requested())
        return 0;
    const RegistrationContrast contrast = contrastOf(m_bench, structure.hypothesis.structure, misplacements, ofCells);
    if (contrast.wrong == 0 || (misplacements == Misplacements::displaced() && contrast.wrong == known))
        return contrast.wrong;
    const double wrong = static_cast<double>(contrast.wrong);
    const bool isTold = ofCells || contrast.manner == Manner::Missing;
    const double place = isTold ? 0.0 : contrast.manner == Manner::Elsewhere ? kBitsOfPlace : kBitsOfOrder;
    const double bits = std::min(contrast.bits + place * wrong, kMostBits * wrong);
    Hypothesis hypothesis = structure.hypothesis;
    hypothesis.registration.time.kind = TimeRule::Kind::AsRecorded;
    hypothesis.registration.recorded = misplacements;
    hypothesis.common = contrast.conditions;
    hypothesis.manner = contrast.manner;
    hypothesis.isExact = contrast.isExact;
    hypothesis.price += kPriceOfRecord + bits;
    keep(m_bench.judge(std::move(hypothesis)));
    return contrast.wrong;
}

/// The best wrong registrations once more, for games in which each object looks for others with the box that it has.
void FaultSearch::tryAsking()
{
    constexpr std::size_t kMost = 60;
    constexpr double kPriceOfAsking = 3.0;
    if (m_bench.recorded() == 0)
        return; // it cannot be told from a filter of pairs
    std::ranges::stable_sort(m_pool, {}, &Judged::bits);
    std::vector<Hypothesis> best;
    for (const Judged& one : m_pool)
        if (best.size() < kMost && isOfTimeAlone(one.hypothesis))
            best.push_back(one.hypothesis);
    for (Hypothesis& hypothesis : best) {
        if (m_stop.stop_requested())
            return;
        hypothesis.asking = Asking::Own;
        hypothesis.price += kPriceOfAsking;
        keep(m_bench.judge(std::move(hypothesis)));
    }
}

std::optional<Judged> FaultSearch::mechanismOver(const Judged& base, std::span<const char> taken,
                                                 const Mechanism& mechanism)
{
    const auto cells = cellsOf(base.hypothesis.structure, m_bench.evidence());
    const auto cut = bestCut({m_bench.features(cells), m_bench.missed(), taken}, mechanism.feature, mechanism.side);
    if (!cut)
        return std::nullopt;
    Hypothesis hypothesis = base.hypothesis;
    hypothesis.conditions = {cut->condition};
    hypothesis.price += mechanism.price;
    return m_bench.judge(std::move(hypothesis));
}

void FaultSearch::tryMechanisms()
{
    if (!tries(Family::Mechanism))
        return;
    for (const Judged& structure : m_structures)
        for (const Mechanism& mechanism : mechanisms())
            if (auto judged = mechanismOver(structure, structure.lost, mechanism))
                keep(std::move(*judged));
    for (const Judged& structure : m_structures)
        if (auto judged = regionOver(structure, structure.lost))
            keep(std::move(*judged));
    tryMechanismsBehindRecorded();
    tell(0.9);
}

/// What becomes of pairs that meet where they are recorded to be: wrong registrations are another fault.
void FaultSearch::tryMechanismsBehindRecorded()
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

/// The smallest region in which all missed pairs overlap.
std::optional<Judged> FaultSearch::regionOver(const Judged& base, std::span<const char> taken)
{
    constexpr double kBitsOfRegion = 24.0;
    const auto& rows = m_bench.features(cellsOf(base.hypothesis.structure, m_bench.evidence()));
    std::vector<Condition> sides{{Feature::OverlapLeft, Condition::Compare::AtLeast, 0.0},
                                 {Feature::OverlapRight, Condition::Compare::AtMost, 0.0},
                                 {Feature::OverlapLow, Condition::Compare::AtLeast, 0.0},
                                 {Feature::OverlapHigh, Condition::Compare::AtMost, 0.0}};
    bool isAny = false;
    for (std::size_t i = 0; i < m_bench.missed(); ++i) {
        if (taken[i])
            continue;
        for (Condition& side : sides) {
            const double value = rows[i][static_cast<std::size_t>(side.feature)];
            const bool isLow = side.compare == Condition::Compare::AtLeast;
            side.value = !isAny ? value : isLow ? std::min(side.value, value) : std::max(side.value, value);
        }
        isAny = true;
    }
    if (!isAny)
        return std::nullopt;
    Hypothesis hypothesis = base.hypothesis;
    hypothesis.conditions = std::move(sides);
    hypothesis.price += kBitsOfRegion;
    return m_bench.judge(std::move(hypothesis));
}

std::optional<Judged> FaultSearch::contrastOver(const Judged& base, std::span<const char> taken)
{
    if (!tries(Family::Contrast))
        return std::nullopt;
    const auto found = contrast(m_bench, cellsOf(base.hypothesis.structure, m_bench.evidence()), taken);
    if (!found)
        return std::nullopt;
    Hypothesis hypothesis = base.hypothesis;
    hypothesis.conditions = found->conditions;
    hypothesis.price += found->bits - codeLength(found->tally);
    return m_bench.judge(std::move(hypothesis));
}

void FaultSearch::addRivals(Fault& fault) const
{
    const auto rule = ruleOf(fault.judged.hypothesis);
    for (const Judged& one : m_pool) {
        if (one.bits > fault.judged.bits + kBitsOfRivals)
            break;
        const auto isKnown = [&](const Judged& other) { return ruleOf(other.hypothesis) == ruleOf(one.hypothesis); };
        // What adds a part to another fault, or costs more for the same, is no rival.
        const bool isSimple = one.hypothesis.price <= fault.judged.hypothesis.price + kBitsToSave &&
                              !refines(one.hypothesis, fault.judged.hypothesis);
        if (isSimple && ruleOf(one.hypothesis) != rule && std::ranges::none_of(fault.rivals, isKnown))
            fault.rivals.push_back(one);
    }
}

/// It explains almost all missed pairs, and hardly a found one contradicts it.
bool FaultSearch::fits(const Judged& judged) const
{
    constexpr double kAlmostNone = 0.05;
    const Tally& tally = judged.tally;
    return static_cast<double>(tally.contradicted) <= kAlmostNone * static_cast<double>(tally.lost) &&
           static_cast<double>(tally.unexplained) <= kAlmostNone * static_cast<double>(m_bench.missed());
}

/// What is only measured tells each wrong registration exactly. A rule that predicts almost all of them says more.
std::vector<Judged>::const_iterator FaultSearch::bestOfPool() const
{
    constexpr double kFew = 0.02;
    constexpr double kMostBits = 200.0;
    const auto isMeasured = [](const Judged& one) {
        return one.hypothesis.registration.time.kind == TimeRule::Kind::AsRecorded;
    };
    if (m_pool.empty() || !isMeasured(m_pool.front()))
        return m_pool.begin();
    const auto predicts = [&](const Judged& one) {
        const Tally& tally = one.tally;
        return !isMeasured(one) && one.hypothesis.conditions.empty() && one.bits <= m_pool.front().bits + kMostBits &&
               static_cast<double>(one.wrong) <= kFew * static_cast<double>(m_bench.recorded()) &&
               static_cast<double>(tally.contradicted) <= kFew * static_cast<double>(tally.lost) &&
               static_cast<double>(tally.unexplained) <= kFew * static_cast<double>(m_bench.missed());
    };
    const auto predicting = std::ranges::find_if(m_pool, predicts);
    return predicting == m_pool.end() ? m_pool.begin() : predicting;
}

std::optional<Fault> FaultSearch::firstAlone()
{
    std::optional<Fault> fault;
    const auto best = bestOfPool();
    if (best != m_pool.end() && best->bits + kBitsToSave < m_rightBits)
        fault = Fault{*best, false, {}};
    // Recorded registrations tell a structure that leaves out cells: it is a fault by itself, and not a part of
    // another.
    const auto base = std::ranges::find_if(m_structures, [&](const Judged& one) {
        return m_bench.recorded() == 0 || !isPattern(one.hypothesis.structure);
    });
    const auto set = contrastOver(*base, base->lost);
    if (set && set->bits + kBitsToSave < (fault ? fault->judged.bits : m_rightBits)) {
        const bool isNamed = fault && fits(fault->judged); // a name says more than what pairs have in common
        fault = isNamed ? Fault{fault->judged, false, {*set}} : Fault{*set, true, {}};
    }
    if (fault && !fault->isContrast)
        addRivals(*fault);
    return fault;
}

/// Hardly a found pair contradicts the two, and each explains pairs that the other one does not.
bool FaultSearch::fitTogether(const Judged& a, const Judged& b) const
{
    constexpr double kFew = 0.05;
    const Tally both = m_bench.together(a, b).tally;
    const double news = kFew * static_cast<double>(m_bench.missed());
    const auto added = [&](const Judged& one) { return static_cast<double>(both.explained() - one.tally.explained()); };
    return static_cast<double>(both.contradicted) <= kFew * static_cast<double>(both.lost) && added(a) >= news &&
           added(b) >= news;
}

/// Two faults that say more together than the best one alone: each of them is contradicted by the other one's pairs.
std::vector<Fault> FaultSearch::bestCouple(double bits) const
{
    constexpr std::size_t kMostCandidates = 150;
    constexpr int kMostOfRule = 6;
    std::vector<const Judged*> candidates;
    std::map<std::string_view, int> counts;
    for (const Judged& one : m_pool)
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

/// Without the parts that save few bits: among so many compositions some fit by chance.
Judged FaultSearch::withoutNeedless(Judged judged)
{
    for (const Hypothesis& part : partsOf(judged.hypothesis)) {
        Judged less = m_bench.judge(without(judged.hypothesis, part));
        if (!ruleOf(less.hypothesis).empty() && less.bits <= judged.bits + kBitsOfPart)
            judged = std::move(less);
    }
    return judged;
}

/// One fault for each part of the hypothesis.
std::vector<Fault> FaultSearch::divided(Fault fault)
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
    if (faults.size() < 2)
        return {std::move(fault)};
    std::ranges::stable_sort(faults, {}, [](const Fault& one) { return one.judged.bits; });
    faults.front().rivals = std::move(fault.rivals);
    return faults;
}

std::vector<Fault> FaultSearch::first()
{
    auto alone = firstAlone();
    auto couple = bestCouple(alone ? alone->judged.bits : m_rightBits);
    if (!couple.empty())
        return couple;
    if (!alone)
        return {};
    return alone->isContrast ? std::vector{std::move(*alone)} : divided(std::move(*alone));
}

/// What explains most of the pairs that are not taken.
std::optional<Fault> FaultSearch::next(const std::vector<char>& taken, double bits)
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
    for (const Judged& one : m_pool)
        offer(one, one.hypothesis.price, false);
    const Judged& base = m_structures.front();
    if (tries(Family::Mechanism))
        for (const Mechanism& mechanism : mechanisms())
            if (const auto judged = mechanismOver(base, taken, mechanism))
                offer(*judged, judged->hypothesis.price, false);
    if (const auto set = contrastOver(base, taken))
        offer(*set, set->hypothesis.price, true);
    return best;
}

std::vector<Fault> FaultSearch::choose()
{
    std::vector<Fault> faults = first();
    std::vector<char> taken(m_bench.overlapping().size());
    const auto take = [&](const Fault& fault) {
        const std::vector<char>& lost = fault.whole().lost;
        for (std::size_t i = 0; i < taken.size(); ++i)
            taken[i] = taken[i] || lost[i] ? 1 : 0;
    };
    std::ranges::for_each(faults, take);
    while (!faults.empty() && faults.size() < m_options.most && !m_stop.stop_requested()) {
        auto fault = next(taken, codeLength(m_bench.tallyOf(taken)));
        if (!fault)
            break;
        take(*fault);
        faults.push_back(std::move(*fault));
    }
    tell(1.0);
    return faults;
}

} // namespace

std::vector<Fault> findFaults(Workbench& bench, const FaultSearchOptions& options, const std::stop_token& stop)
{
    return FaultSearch(bench, options, stop).run();
}

} // namespace broadside::diagnosis
