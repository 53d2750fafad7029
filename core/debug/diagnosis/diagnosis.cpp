#include "core/debug/diagnosis/diagnosis.h"

#include "core/debug/audit/finding_groups.h"
#include "core/debug/diagnosis/cause_gate.h"
#include "core/debug/diagnosis/diagnosis_audit.h"
#include "core/debug/diagnosis/evidence_collector.h"
#include "core/debug/diagnosis/fault_example.h"
#include "core/debug/diagnosis/messages/diagnosis_messages.h"
#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/passage_explanation.h"
#include "core/debug/diagnosis/search/centre_cells.h"
#include "core/debug/diagnosis/texts/cause_text.h"
#include "core/debug/diagnosis/texts/fault_text.h"
#include "core/debug/diagnosis/texts/touching_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace broadside {
namespace {

using diagnosis::Event;
using diagnosis::Evidence;
using diagnosis::Fault;
using diagnosis::Tally;
using diagnosis::Workbench;

constexpr std::string_view kTouching = "touching";
constexpr std::string_view kAllMissed = "all-missed";
constexpr double kMostUnexplained = 0.05;
constexpr double kShareOfAudit = 0.4; // of the work, for progress

/// How many boxes may be kept where registrations, which take more memory than boxes, are not counted.
std::size_t statesWithin(std::size_t most, const DiagnosisAudit& audit)
{
    constexpr std::size_t kOfRegistration = 3; // boxes that one of them counts as
    return audit.knowsRegistrations ? most / kOfRegistration : most;
}

/// The steps to diagnose. If not all of them can be kept, they begin shortly before the first missed pair, since a
/// fault may begin late. Rules that need the whole past of an object are less certain then.
StepRange stepsOfInterest(const DiagnosisAudit& audit, std::size_t mostStates)
{
    constexpr std::uint64_t kMostBefore = 200; // steps in which it has not begun yet
    if (!audit.firstMissed || audit.statesBefore <= mostStates / 2)
        return audit.steps;
    const std::uint64_t fitting = mostStates / 4 / std::max<std::uint64_t>(audit.objectsThen, 1);
    const std::uint64_t before = std::min({kMostBefore, fitting, *audit.firstMissed});
    return {std::max(audit.steps.first, *audit.firstMissed - before), audit.steps.last};
}

/// One explanation for each cause, then passages, then masks.
void explainByCauses(Diagnosis& diagnosis, const DiagnosisAudit& audit, const StepSource& source)
{
    for (const CauseFindings& group : groupFindings(audit.missed.listed, {})) {
        Explanation explanation;
        explanation.rule = nameOf(group.cause);
        explanation.sentence = diagnosis::sentenceOf(group.cause);
        explanation.remedy = audit.own.answers.at(group.cause).remedy;
        explanation.isCause = group.cause != MissCause::Unknown;
        explanation.explains = group.count;
        explanation.found = audit.found;
        explanation.sure = explanation.isCause ? 1.0 : 0.0;
        explanation.example = Explanation::Example{group.first, group.pairs.front().a, group.pairs.front().b};
        for (const PairFindings& pair : group.pairs)
            diagnosis.groups.push_back({pair.a, pair.b, pair.first(), pair.last(), pair.count, explanation.rule});
        diagnosis.explanations.push_back(std::move(explanation));
    }
    std::ranges::stable_sort(diagnosis.explanations, std::greater<>{}, &Explanation::explains);
    diagnosis::explainPassages(diagnosis, audit.own.passages, source);
    audit.own.masks.explain(diagnosis);
    std::ranges::stable_sort(diagnosis.groups, {}, &DiagnosedGroup::first);
}

/// Projects a count in a sample to all.
std::uint64_t scaled(std::uint64_t count, std::uint64_t sample, std::uint64_t all)
{
    return sample == 0 ? 0
                       : static_cast<std::uint64_t>(std::llround(static_cast<double>(count) * static_cast<double>(all) /
                                                                 static_cast<double>(sample)));
}

/// The fault also explains the missed pairs whose overlap is within rounding, and hardly any found pair of this kind
/// contradicts it. If a few other pairs are all that it rests on, touching is the simpler reason.
bool explainsMarginal(const Fault& fault, const Workbench& bench)
{
    if (fault.isContrast || !bench.leavesOutMarginal())
        return false;
    Workbench marginal(bench.evidence(), {.marginal = Workbench::Marginal::Alone});
    const Tally tally = marginal.judge(fault.judged.hypothesis).tally;
    const double missed = static_cast<double>(tally.explained() + tally.unexplained);
    constexpr double kFew = 0.25; // of the other missed pairs
    constexpr std::size_t kMany = 32;
    if (missed > kFew * static_cast<double>(bench.missed()) && bench.missed() < kMany)
        return false;
    return static_cast<double>(tally.unexplained) <= kMostUnexplained * missed &&
           static_cast<double>(tally.contradicted) <= diagnosis::kMostAgainstCause * static_cast<double>(tally.lost);
}

/// Many missed pairs overlap within rounding, and touching is not what all missed pairs have in common: others are
/// missed, too, or pairs that touch are found.
bool mayBeOtherThanTouching(const diagnosis::Evidence& evidence, const Workbench& bench)
{
    constexpr double kFew = 0.05;
    const auto marginal = [&](diagnosis::Fate fate) {
        return static_cast<double>(std::ranges::count_if(
            evidence.events, [fate](const Event& event) { return event.isMarginal && event.fate == fate; }));
    };
    const double missed = marginal(diagnosis::Fate::Missed);
    const double found = marginal(diagnosis::Fate::Found);
    const auto others = static_cast<double>(bench.missed());
    return bench.leavesOutMarginal() && missed > kFew * others && (others > 0.0 || found > kFew * missed);
}

/// All missed pairs only touch, and hardly any found pair touches in the same way.
bool isTouchingOnly(const diagnosis::Evidence& evidence)
{
    constexpr double kHardlyAny = 0.005; // of the missed pairs
    const diagnosis::Touching touching = diagnosis::touchingOf(evidence);
    const auto missed = static_cast<double>(evidence.countOf(diagnosis::Fate::Missed));
    return static_cast<double>(touching.missed) >= missed &&
           static_cast<double>(touching.against) <= kHardlyAny * missed;
}

/// The first fault explains almost all missed pairs, those within rounding among them, and hardly any found pair
/// contradicts it. Touching does not explain as many without more contradictions.
bool explainAll(const std::vector<Fault>& faults, const Workbench& bench)
{
    constexpr std::string_view kShallow = "shallow-skipped"; // touching, in other words
    if (faults.empty() || diagnosis::isRefutedByItself(faults.front()) ||
        diagnosis::ruleOf(faults.front().judged.hypothesis) == kShallow)
        return false;
    const Tally& tally = faults.front().whole().tally;
    const diagnosis::Touching touching = diagnosis::touchingOf(bench.evidence());
    if (touching.missed >= tally.explained() && touching.against <= tally.contradicted)
        return false;
    return static_cast<double>(tally.unexplained) <= kMostUnexplained * static_cast<double>(bench.missed()) &&
           static_cast<double>(tally.contradicted) <= diagnosis::kMostAgainstCause * static_cast<double>(tally.lost);
}

/// Makes explanations of the faults that were found in a game's recording. It sorts the missed pairs of the audit.
class GameExplainer {
public:
    GameExplainer(Diagnosis& diagnosis, DiagnosisAudit& audit, Workbench& bench)
        : m_diagnosis(diagnosis)
        , m_audit(audit)
        , m_bench(bench)
    {}

    void explain(const std::vector<Fault>& found)
    {
        std::vector<Fault> faults;
        for (const Fault& fault : found)
            if (!diagnosis::isOutdone(fault, found, m_bench))
                faults.push_back(fault);
        if (faults.size() == 1 && found.size() > 1)
            faults.front().withOthers.reset();
        std::vector<char> together(m_bench.overlapping().size());
        bool hasCause = false;
        for (const Fault& fault : faults) {
            if (!diagnosis::mayBeCause(fault, m_bench))
                continue;
            hasCause = true;
            for (std::size_t i = 0; i < together.size(); ++i)
                together[i] = together[i] || fault.whole().lost[i] ? 1 : 0;
        }
        if (faults.empty() || diagnosis::isRefutedByItself(faults.front()) ||
            !explainsMarginal(faults.front(), m_bench))
            explainMarginal(!faults.empty(), hasCause);
        const Tally all = m_bench.tallyOf(together);
        const double sampled = static_cast<double>(m_bench.missed() + m_sampledMarginal);
        const double left = static_cast<double>(all.unexplained + (m_isTouchingCause ? 0 : m_sampledMarginal));
        const bool isEnough = left <= kMostUnexplained * sampled;
        std::vector<char> told(m_bench.missed());
        for (const Fault& fault : faults) {
            if (diagnosis::isRefutedByItself(fault))
                continue;
            const double news = newsOf(fault, told);
            if (isOutweighed(fault, news))
                continue;
            tell(fault, told);
            const bool isNews = news > kMostUnexplained * sampled;
            add(fault, isEnough && isNews);
            if (m_ruleOfRest.empty() && m_sampledMarginal == 0 && fault.judged.tally.unexplained == 0)
                m_ruleOfRest = diagnosis::ruleOf(fault.judged.hypothesis);
        }
        placeTouching();
        group();
    }

private:
    void explainMarginal(bool hasFaults, bool hasCause);
    void placeTouching();
    /// How many missed pairs the fault explains that are not marked.
    [[nodiscard]] static double newsOf(const Fault& fault, const std::vector<char>& told);
    /// The fault adds too little to what was told before it for the found pairs that contradict it.
    [[nodiscard]] bool isOutweighed(const Fault& fault, double news) const;
    /// Marks the missed pairs that the fault explains.
    static void tell(const Fault& fault, std::vector<char>& told);
    void add(const Fault& fault, bool isEnough);
    void group();
    [[nodiscard]] Explanation::Example pairOf(const Event& event) const;
    [[nodiscard]] double shareMissed(const Tally& tally, std::uint64_t against) const;

    Diagnosis& m_diagnosis;
    DiagnosisAudit& m_audit;
    Workbench& m_bench;
    std::uint64_t m_sampledMarginal = 0; // missed pairs of the sample that only touch
    std::uint64_t m_marginal = 0;        // concluded for all pairs
    bool m_isTouchingCause = false;
    std::map<IdPair, std::string> m_ruleOf; // of pairs that an explanation covers
    std::string m_ruleOfRest;               // of pairs outside of the sample: one fault explains the whole sample
};

Explanation::Example GameExplainer::pairOf(const Event& event) const
{
    const Evidence& evidence = m_bench.evidence();
    return {evidence.frames[event.frame].step, evidence.tracks[event.a].id, evidence.tracks[event.b].id};
}

/// Explains missed pairs that touch, or overlap only by the last bits of their coordinates. Their own coordinates show
/// why, without statistics.
void GameExplainer::explainMarginal(bool hasFaults, bool hasCause)
{
    constexpr std::uint64_t kFew = 8; // which another fault may lose as well
    const Evidence& evidence = m_bench.evidence();
    const auto isLost = [](const Event& event) { return event.isMarginal && event.fate == diagnosis::Fate::Missed; };
    const auto marginal = static_cast<std::uint64_t>(std::ranges::count_if(evidence.events, isLost));
    if (marginal == 0 || !m_bench.leavesOutMarginal())
        return; // most of them are reported: touching is not why
    m_sampledMarginal = marginal;
    const std::uint64_t sample = m_bench.missed() + marginal;
    m_marginal = scaled(marginal, sample, m_diagnosis.missed);
    if (hasFaults && marginal < kFew)
        return;
    Explanation explanation;
    const diagnosis::Touching touching = diagnosis::touchingOf(evidence);
    explanation.rule = touching.rule;
    explanation.sentence = touching.sentence;
    explanation.explains = scaled(touching.missed, sample, m_diagnosis.missed);
    explanation.against = touching.against;
    explanation.found = m_audit.found;
    explanation.isSampled = sample != m_diagnosis.missed;
    const auto lost = static_cast<double>(touching.missed + touching.against);
    // What some pairs that touch have in common may have another reason than that they touch. And an unknown fault that
    // loses other pairs may lose these, too.
    const bool isOnlyFault = m_bench.missed() == 0 || hasCause;
    explanation.isCause = static_cast<double>(touching.against) <= diagnosis::kMostAgainstCause * lost &&
                          !touching.isOfSome && isOnlyFault;
    explanation.sure = static_cast<double>(touching.missed) / lost;
    m_isTouchingCause = explanation.isCause;
    if (explanation.isCause) {
        explanation.remedy = touching.remedy;
        for (const Event& event : evidence.events)
            if (isLost(event))
                m_ruleOf.emplace(IdPair{evidence.tracks[event.a].id, evidence.tracks[event.b].id}, touching.rule);
        if (m_bench.missed() == 0 && touching.missed == marginal)
            m_ruleOfRest = touching.rule;
    }
    if (touching.example)
        explanation.example = pairOf(*touching.example);
    m_diagnosis.explanations.push_back(std::move(explanation));
}

/// Moves the explanation of touching pairs behind the faults that explain more.
void GameExplainer::placeTouching()
{
    auto& all = m_diagnosis.explanations;
    if (all.empty() || all.front().rule != kTouching)
        return;
    const auto explainsMore = [&](const Explanation& one) { return one.explains > all.front().explains; };
    const auto behind = std::find_if_not(all.begin() + 1, all.end(), explainsMore);
    std::rotate(all.begin(), all.begin() + 1, behind);
}

double GameExplainer::newsOf(const Fault& fault, const std::vector<char>& told)
{
    double news = 0.0;
    for (std::size_t i = 0; i < told.size(); ++i)
        news += fault.judged.lost[i] != 0 && told[i] == 0 ? 1.0 : 0.0;
    return news;
}

bool GameExplainer::isOutweighed(const Fault& fault, double news) const
{
    constexpr double kLeastForOneAgainst = 3.0; // new missed pairs
    const std::uint64_t against = std::min(fault.judged.tally.contradicted, fault.whole().tally.contradicted);
    return !m_diagnosis.explanations.empty() && news < kLeastForOneAgainst * static_cast<double>(against);
}

void GameExplainer::tell(const Fault& fault, std::vector<char>& told)
{
    for (std::size_t i = 0; i < told.size(); ++i)
        told[i] = fault.judged.lost[i] != 0 ? 1 : told[i];
}

/// The share of the pairs that it calls lost that are missed. Fewer of the found pairs than of the missed ones were
/// looked at.
double GameExplainer::shareMissed(const Tally& tally, std::uint64_t against) const
{
    const Evidence& evidence = m_bench.evidence();
    const double missed = evidence.weightOf(diagnosis::Fate::Missed) * static_cast<double>(tally.explained());
    const double found = evidence.weightOf(diagnosis::Fate::Found) * static_cast<double>(against);
    return missed + found > 0.0 ? missed / (missed + found) : 0.0;
}

void GameExplainer::add(const Fault& fault, bool isEnough)
{
    const Evidence& evidence = m_bench.evidence();
    const Tally& tally = fault.judged.tally;
    const auto text = textOf(fault.judged.hypothesis, evidence);
    const std::uint64_t missed = m_diagnosis.missed - std::min(m_marginal, m_diagnosis.missed);
    Explanation explanation;
    explanation.rule = diagnosis::ruleOf(fault.judged.hypothesis);
    explanation.family = diagnosis::familyOf(fault.judged.hypothesis);
    explanation.sentence = text.sentence;
    explanation.explains = scaled(tally.explained(), m_bench.missed(), missed);
    // Where two faults act together, a pair that speaks against one of them may be found because of the other one.
    explanation.against = std::min(tally.contradicted, fault.whole().tally.contradicted);
    explanation.found = m_bench.overlapping().size() - m_bench.missed();
    explanation.isSampled = m_bench.missed() != missed;
    explanation.sure = shareMissed(tally, explanation.against);
    explanation.isCause =
        isEnough && diagnosis::mayBeCause(fault, m_bench) && explanation.sure >= 1.0 - diagnosis::kMostAgainstCause;
    if (explanation.isCause || !fault.rivals.empty() || diagnosis::isMeasured(fault))
        explanation.remedy = text.remedy;
    if (!explanation.isCause)
        explanation.record = diagnosis::whatToRecord(evidence);
    explanation.parameters = text.parameters;
    for (const diagnosis::Judged& rival : fault.rivals)
        explanation.rivals.push_back(textOf(rival.hypothesis, evidence).sentence);
    for (std::size_t i = 0; i < m_bench.missed(); ++i) {
        if (!fault.judged.lost[i])
            continue;
        const Explanation::Example lost = pairOf(m_bench.overlapping()[i]);
        m_ruleOf.emplace(IdPair{lost.a, lost.b}, explanation.rule);
    }
    if (const auto example = diagnosis::exampleOf(fault, m_bench))
        explanation.example = pairOf(m_bench.overlapping()[*example]);
    m_diagnosis.explanations.push_back(std::move(explanation));
}

void GameExplainer::group()
{
    std::vector<Audit::Miss>& missed = m_audit.missed.listed; // sorted in place: there may be a million of them
    const auto byPair = [](const Audit::Miss& one) { return std::pair{one.pair, one.step}; };
    std::ranges::sort(missed, {}, byPair);
    std::size_t pairs = 0;
    for (std::size_t i = 0; i < missed.size(); ++i)
        pairs += i == 0 || missed[i].pair != missed[i - 1].pair ? 1U : 0U;
    m_diagnosis.groups.reserve(m_diagnosis.groups.size() + pairs);
    for (std::size_t i = 0; i < missed.size();) {
        const Audit::Miss& first = missed[i];
        DiagnosedGroup group{first.pair.a, first.pair.b, first.step, first.step, 0, {}};
        for (; i < missed.size() && missed[i].pair == first.pair; ++i, ++group.count)
            group.last = missed[i].step;
        const auto rule = m_ruleOf.find(first.pair);
        group.rule = rule == m_ruleOf.end() ? m_ruleOfRest : rule->second;
        m_diagnosis.groups.push_back(std::move(group));
    }
    std::ranges::sort(m_diagnosis.groups, {}, [](const DiagnosedGroup& group) {
        return std::tuple{group.first, group.a, group.b};
    });
}

/// No fault explains the missed pairs, but the structure has almost all of them together.
void explainAfterStructure(Diagnosis& diagnosis)
{
    const std::uint64_t count = diagnosis.stages[static_cast<std::size_t>(PairStage::AfterStructure)];
    if (static_cast<double>(count) < (1.0 - kMostUnexplained) * static_cast<double>(diagnosis.missed))
        return;
    Explanation explanation;
    explanation.rule = kLostAfterStructure;
    explanation.sentence = texts::diagnosisAfterStructure();
    explanation.remedy = texts::diagnosisCheckAfterStructure();
    explanation.explains = count;
    const DiagnosedGroup& first = diagnosis.groups.front();
    explanation.example = {first.first, first.a, first.b};
    for (DiagnosedGroup& group : diagnosis.groups)
        group.rule = kLostAfterStructure;
    diagnosis.explanations.push_back(std::move(explanation));
}

/// No overlapping pair was found that the missed ones could be compared with.
void explainAllMissed(Diagnosis& diagnosis)
{
    Explanation explanation;
    explanation.rule = kAllMissed;
    explanation.sentence = texts::diagnosisAllMissed();
    explanation.explains = diagnosis.missed;
    explanation.sure = 1.0;
    explanation.record = texts::diagnosisRecordTested();
    if (!diagnosis.groups.empty()) {
        const DiagnosedGroup& first = diagnosis.groups.front();
        explanation.example = {first.first, first.a, first.b};
    }
    for (DiagnosedGroup& group : diagnosis.groups)
        group.rule = kAllMissed;
    diagnosis.explanations.push_back(std::move(explanation));
}

} // namespace

Result<Diagnosis> explainAudit(DiagnosisAudit audit, const StepSource& source, const DiagnosisOptions& options,
                               const std::stop_token& stop)
{
    Diagnosis diagnosis;
    diagnosis.steps = audit.steps;
    diagnosis.missed = audit.missed.count();
    diagnosis.byStep = std::move(audit.byStep);
    diagnosis.bothAsleep = audit.bothAsleep;
    diagnosis.stages = audit.stages;
    diagnosis.names = std::move(audit.names);
    diagnosis.problem = std::move(audit.problem);
    diagnosis.faults = audit.faults;
    if (audit.isOwn)
        explainByCauses(diagnosis, audit, source);
    if (audit.isOwn || diagnosis.missed == 0)
        return diagnosis;
    const std::size_t states = statesWithin(options.states, audit);
    auto evidence = diagnosis::collectEvidence(source, stepsOfInterest(audit, states), {.states = states}, stop);
    if (!evidence)
        return evidence.problem();
    if (const auto cells = diagnosis::likelyCentreCells(*evidence))
        evidence->cells = cells;
    const bool isTouching = isTouchingOnly(*evidence);
    Workbench bench(*evidence,
                    {.marginal = isTouching ? Workbench::Marginal::LeftOut : Workbench::Marginal::IfReported});
    diagnosis::FaultSearchOptions search{
        .without = options.without, .tell = options.tell, .isParallel = options.isParallel};
    if (!isTouching && mayBeOtherThanTouching(*evidence, bench)) {
        constexpr double kHalf = 0.5; // of the work
        const auto tellFrom = [&options](double begin) {
            return [&options, begin](double share) {
                if (options.tell)
                    options.tell(begin + kHalf * share);
            };
        };
        search.tell = tellFrom(0.0);
        Workbench all(*evidence, {.marginal = Workbench::Marginal::Counted});
        if (const std::vector<Fault> faults = diagnosis::findFaults(all, search, stop); explainAll(faults, all)) {
            GameExplainer(diagnosis, audit, all).explain(faults);
            return diagnosis;
        }
        search.tell = tellFrom(kHalf);
    }
    GameExplainer(diagnosis, audit, bench).explain(diagnosis::findFaults(bench, search, stop));
    if (diagnosis.explanations.empty() && audit.found == 0)
        explainAllMissed(diagnosis);
    else if (diagnosis.explanations.empty() && audit.knowsRegistrations && !diagnosis.groups.empty() &&
             !stop.stop_requested())
        explainAfterStructure(diagnosis);
    return diagnosis;
}

Result<Diagnosis> diagnose(const StepSource& source, StepRange steps, const DiagnosisOptions& options,
                           const std::stop_token& stop)
{
    const auto tell = [&](double share) {
        if (options.tell)
            options.tell(share);
    };
    DiagnosisAudit audit = auditForDiagnosis(
        source, steps, [&](double share) { tell(kShareOfAudit * share); }, stop);
    tell(kShareOfAudit);
    if (stop.stop_requested())
        return Diagnosis{};
    DiagnosisOptions explaining = options;
    explaining.tell = [&](double share) { tell(kShareOfAudit + (1.0 - kShareOfAudit) * share); };
    return explainAudit(std::move(audit), source, explaining, stop);
}

} // namespace broadside
