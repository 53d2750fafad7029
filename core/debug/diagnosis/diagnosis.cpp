#include "core/debug/diagnosis/diagnosis.h"

#include "core/debug/audit/finding_groups.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/diagnosis/cause_gate.h"
#include "core/debug/diagnosis/evidence_collector.h"
#include "core/debug/diagnosis/fault_example.h"
#include "core/debug/diagnosis/mask_watch.h"
#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/passage_explanation.h"
#include "core/debug/diagnosis/stage_count.h"
#include "core/debug/diagnosis/texts/cause_text.h"
#include "core/debug/diagnosis/texts/fault_text.h"
#include "core/debug/diagnosis/texts/touching_text.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/why/why.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace broadside {
namespace {

using diagnosis::Event;
using diagnosis::Evidence;
using diagnosis::Fault;
using diagnosis::Tally;
using diagnosis::Workbench;

constexpr std::string_view kTouching = "touching";
constexpr double kMostUnexplained = 0.05;
constexpr double kShareOfAudit = 0.4; // of the work, for progress

/// Collects what a diagnosis needs while the audit visits the steps.
class AuditEyes {
public:
    explicit AuditEyes(Diagnosis& diagnosis)
        : m_diagnosis(diagnosis)
    {}

    void look(std::uint64_t step, const Frame& frame, const FrameAudit& audit)
    {
        m_isOwn = knowsArithmetic(frame);
        const auto* record = recordOf(frame.broadPhase());
        m_hasRegistrations = m_hasRegistrations || (record && record->knowsRegistrations());
        const std::uint64_t& masked = m_diagnosis.stages[static_cast<std::size_t>(PairStage::Masked)];
        const std::uint64_t before = masked;
        diagnosis::countStages(frame, audit, m_diagnosis.stages);
        if (m_isOwn && masked != before)
            m_masks.look(step, frame);
        m_statesBefore += m_firstMissed ? 0 : frame.objects().presentCount();
        if (!m_firstMissed && !audit.missed.empty())
            beginAt(step, frame);
        for (const MissedPair& missed : audit.missed) {
            m_diagnosis.names.note(step, frame.objects(), frame.objects().idOf(missed.pair.a));
            m_diagnosis.names.note(step, frame.objects(), frame.objects().idOf(missed.pair.b));
            if (m_isOwn && !m_answers.contains(missed.cause))
                m_answers.emplace(missed.cause, why(frame, missed.pair.a, missed.pair.b));
        }
        m_found += audit.candidates - audit.falsePositives;
    }
    [[nodiscard]] bool isOwn() const noexcept { return m_isOwn; }
    [[nodiscard]] std::uint64_t found() const noexcept { return m_found; }
    /// How many boxes may be kept where registrations, which take more memory than boxes, are not counted.
    [[nodiscard]] std::size_t statesWithin(std::size_t most) const noexcept
    {
        constexpr std::size_t kOfRegistration = 3; // boxes that one of them counts as
        return m_hasRegistrations ? most / kOfRegistration : most;
    }
    /// The steps to diagnose. If not all of them can be kept, they begin shortly before the first missed pair, since a
    /// fault may begin late. Rules that need the whole past of an object are less certain then.
    [[nodiscard]] StepRange stepsOfInterest(StepRange steps, std::size_t mostStates) const noexcept
    {
        constexpr std::uint64_t kMostBefore = 200; // steps in which it has not begun yet
        if (!m_firstMissed || m_statesBefore <= mostStates / 2)
            return steps;
        const std::uint64_t fitting = mostStates / 4 / std::max<std::uint64_t>(m_objectsThen, 1);
        const std::uint64_t before = std::min({kMostBefore, fitting, *m_firstMissed});
        return {std::max(steps.first, *m_firstMissed - before), steps.last};
    }
    [[nodiscard]] const diagnosis::MaskWatch& masks() const noexcept { return m_masks; }
    /// The answer for the first pair with this cause.
    [[nodiscard]] const WhyAnswer& answerOf(MissCause cause) const { return m_answers.at(cause); }

private:
    void beginAt(std::uint64_t step, const Frame& frame)
    {
        m_firstMissed = step;
        m_objectsThen = frame.objects().presentCount();
    }

    Diagnosis& m_diagnosis;
    bool m_isOwn = false;
    bool m_hasRegistrations = false;
    std::uint64_t m_found = 0;
    std::uint64_t m_objectsThen = 0;            // in m_firstMissed
    std::uint64_t m_statesBefore = 0;           // objects in all steps up to m_firstMissed
    std::optional<std::uint64_t> m_firstMissed; // step
    std::map<MissCause, WhyAnswer> m_answers;
    diagnosis::MaskWatch m_masks;
};

/// One explanation for each cause, then passages, then masks.
void explainByCauses(Diagnosis& diagnosis, const AuditedSteps& audited, const AuditEyes& eyes, const StepSource& source)
{
    for (const CauseFindings& group : groupFindings(audited.missed.listed, {})) {
        Explanation explanation;
        explanation.rule = nameOf(group.cause);
        explanation.sentence = diagnosis::sentenceOf(group.cause);
        explanation.remedy = eyes.answerOf(group.cause).remedy;
        explanation.isCause = group.cause != MissCause::Unknown;
        explanation.explains = group.count;
        explanation.found = eyes.found();
        explanation.sure = explanation.isCause ? 1.0 : 0.0;
        explanation.example = Explanation::Example{group.first, group.pairs.front().a, group.pairs.front().b};
        for (const PairFindings& pair : group.pairs)
            diagnosis.groups.push_back({pair.a, pair.b, pair.first(), pair.last(), pair.count, explanation.rule});
        diagnosis.explanations.push_back(std::move(explanation));
    }
    std::ranges::stable_sort(diagnosis.explanations, std::greater<>{}, &Explanation::explains);
    diagnosis::explainPassages(diagnosis, audited.passages, source);
    eyes.masks().explain(diagnosis);
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
/// contradicts it. If there are many such pairs, touching is the simpler reason.
bool explainsMarginal(const Fault& fault, const Workbench& bench)
{
    if (fault.isContrast || !bench.leavesOutMarginal())
        return false;
    Workbench marginal(bench.evidence(), {.onlyMarginal = true});
    const Tally tally = marginal.judge(fault.judged.hypothesis).tally;
    const double missed = static_cast<double>(tally.explained() + tally.unexplained);
    constexpr double kFew = 0.25; // of the other missed pairs
    if (missed > kFew * static_cast<double>(bench.missed()))
        return false;
    return static_cast<double>(tally.unexplained) <= kMostUnexplained * missed &&
           static_cast<double>(tally.contradicted) <= diagnosis::kMostAgainstCause * static_cast<double>(tally.lost);
}

/// Makes explanations of the faults that were found in a game's recording.
class GameExplainer {
public:
    GameExplainer(Diagnosis& diagnosis, const AuditedSteps& audited, Workbench& bench, std::uint64_t found)
        : m_diagnosis(diagnosis)
        , m_audited(audited)
        , m_bench(bench)
        , m_allFound(found)
    {}

    void explain(const std::vector<Fault>& faults)
    {
        if (faults.empty() || diagnosis::isRefutedByItself(faults.front()) ||
            !explainsMarginal(faults.front(), m_bench))
            explainMarginal(!faults.empty());
        std::vector<char> together(m_bench.overlapping().size());
        for (const Fault& fault : faults)
            for (std::size_t i = 0; diagnosis::mayBeCause(fault, m_bench) && i < together.size(); ++i)
                together[i] = together[i] || fault.whole().lost[i] ? 1 : 0;
        const Tally all = m_bench.tallyOf(together);
        const double sampled = static_cast<double>(m_bench.missed() + m_sampledMarginal);
        const double left = static_cast<double>(all.unexplained + (m_isTouchingCause ? 0 : m_sampledMarginal));
        const bool isEnough = left <= kMostUnexplained * sampled;
        std::vector<char> told(m_bench.missed());
        for (const Fault& fault : faults) {
            if (diagnosis::isRefutedByItself(fault))
                continue;
            const bool isNews = tell(fault, told) > kMostUnexplained * sampled;
            add(fault, isEnough && isNews);
            if (m_ruleOfRest.empty() && m_sampledMarginal == 0 && fault.judged.tally.unexplained == 0)
                m_ruleOfRest = diagnosis::ruleOf(fault.judged.hypothesis);
        }
        placeTouching();
        group();
    }

private:
    void explainMarginal(bool hasFaults);
    void placeTouching();
    /// Marks the missed pairs that the fault explains. Returns how many of them were not marked before.
    [[nodiscard]] static double tell(const Fault& fault, std::vector<char>& told);
    void add(const Fault& fault, bool isEnough);
    void group();
    [[nodiscard]] Explanation::Example pairOf(const Event& event) const;

    Diagnosis& m_diagnosis;
    const AuditedSteps& m_audited;
    Workbench& m_bench;
    std::uint64_t m_allFound;
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
void GameExplainer::explainMarginal(bool hasFaults)
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
    explanation.found = m_allFound;
    explanation.isSampled = sample != m_diagnosis.missed;
    const auto lost = static_cast<double>(touching.missed + touching.against);
    // What some pairs that touch have in common may have another reason than that they touch.
    explanation.isCause =
        static_cast<double>(touching.against) <= diagnosis::kMostAgainstCause * lost && !touching.isOfSome;
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

double GameExplainer::tell(const Fault& fault, std::vector<char>& told)
{
    double news = 0.0;
    for (std::size_t i = 0; i < told.size(); ++i) {
        const bool isNew = fault.judged.lost[i] != 0 && told[i] == 0;
        news += isNew ? 1.0 : 0.0;
        told[i] = isNew ? 1 : told[i];
    }
    return news;
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
    explanation.sure =
        static_cast<double>(tally.explained()) / static_cast<double>(std::max<std::uint64_t>(tally.lost, 1));
    explanation.isCause = isEnough && diagnosis::mayBeCause(fault, m_bench);
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
    std::map<IdPair, DiagnosedGroup> groups;
    for (const Audit::Miss& miss : m_audited.missed.listed) {
        auto [at, isNew] =
            groups.try_emplace(miss.pair, DiagnosedGroup{miss.pair.a, miss.pair.b, miss.step, miss.step, 0, {}});
        at->second.last = miss.step;
        ++at->second.count;
        if (!isNew)
            continue;
        const auto rule = m_ruleOf.find(miss.pair);
        at->second.rule = rule == m_ruleOf.end() ? m_ruleOfRest : rule->second;
    }
    for (auto& [pair, group] : groups)
        m_diagnosis.groups.push_back(std::move(group));
    std::ranges::stable_sort(m_diagnosis.groups, {}, &DiagnosedGroup::first);
}

} // namespace

Result<Diagnosis> diagnose(const StepSource& source, StepRange steps, const DiagnosisOptions& options,
                           const std::stop_token& stop)
{
    Diagnosis diagnosis;
    AuditEyes eyes(diagnosis);
    const auto tell = [&](double share) {
        if (options.tell)
            options.tell(share);
    };
    AuditOptions auditing;
    const double count = static_cast<double>(steps.last - steps.first) + 1.0;
    auditing.look = [&](std::uint64_t step, const Frame& frame, const FrameAudit& audit) {
        eyes.look(step, frame, audit);
        if (frame.parts().faults)
            diagnosis.faults.add(*frame.parts().faults);
        tell(kShareOfAudit * (static_cast<double>(step - steps.first) + 1.0) / count);
    };
    const AuditedSteps audited = auditSteps(source, steps, auditing, stop);
    diagnosis.steps = audited.steps;
    diagnosis.missed = audited.missed.count();
    diagnosis.bothAsleep = audited.bothAsleep;
    diagnosis.problem = audited.problem;
    tell(kShareOfAudit);
    if (stop.stop_requested())
        return diagnosis;
    if (eyes.isOwn())
        explainByCauses(diagnosis, audited, eyes, source);
    if (eyes.isOwn() || diagnosis.missed == 0)
        return diagnosis;
    const std::size_t states = eyes.statesWithin(options.states);
    const StepRange shown = eyes.stepsOfInterest(audited.steps, states);
    const auto evidence = diagnosis::collectEvidence(source, shown, {.states = states}, stop);
    if (!evidence)
        return evidence.problem();
    Workbench bench(*evidence);
    diagnosis::FaultSearchOptions search;
    search.without = options.without;
    search.tell = [&](double share) { tell(kShareOfAudit + (1.0 - kShareOfAudit) * share); };
    GameExplainer(diagnosis, audited, bench, eyes.found()).explain(diagnosis::findFaults(bench, search, stop));
    return diagnosis;
}

} // namespace broadside
