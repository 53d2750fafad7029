#include "core/debug/diagnosis/diagnosis.h"

#include "core/debug/audit/finding_groups.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/diagnosis/cause_text.h"
#include "core/debug/diagnosis/evidence_collector.h"
#include "core/debug/diagnosis/fault_text.h"
#include "core/debug/diagnosis/mask_watch.h"
#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/passage_explanation.h"
#include "core/debug/diagnosis/stage_count.h"
#include "core/debug/diagnosis/touching_text.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/why/why.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
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
constexpr double kMostAgainst = 0.05;
constexpr double kMostWrong = 0.02;           // of the recorded registrations
constexpr double kMostWrongOfDeviating = 0.1; // of those that are not as they should be
constexpr double kShareOfAudit = 0.4;         // of the work, for progress

/// The cause of each pair is known exactly: the algorithm is Broadside's.
bool hasOwnArithmetic(const Frame& frame)
{
    const auto* record = recordOf(frame.broadPhase());
    return frame.broadPhase() && (!record || record->published());
}

/// Collects what a diagnosis needs while the audit visits the steps.
class AuditEyes {
public:
    explicit AuditEyes(Diagnosis& diagnosis)
        : m_diagnosis(diagnosis)
    {}

    void look(std::uint64_t step, const Frame& frame, const FrameAudit& audit)
    {
        m_isOwn = hasOwnArithmetic(frame);
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

/// Numbers of pairs that contain a chosen object.
struct PairsOf {
    std::size_t missed = 0;
    std::size_t found = 0;
};

template<class Chosen>
PairsOf pairsOf(const Workbench& bench, Chosen isChosen)
{
    PairsOf pairs;
    const Evidence& evidence = bench.evidence();
    for (const Event& event : bench.overlapping())
        if (isChosen(evidence.tracks[event.a]) || isChosen(evidence.tracks[event.b]))
            ++(event.fate == diagnosis::Fate::Missed ? pairs.missed : pairs.found);
    return pairs;
}

bool isHardlyFound(const PairsOf& pairs)
{
    constexpr double kHardlyAny = 0.02;
    return static_cast<double>(pairs.found) <= kHardlyAny * static_cast<double>(pairs.missed);
}

/// Almost all missed pairs contain an object of one name, and hardly any pair with such an object is found.
bool isOfOneName(const Workbench& bench)
{
    constexpr double kAll = 0.95;
    const std::size_t names = bench.evidence().names.size();
    for (std::uint32_t name = 0; names > 1 && name < names; ++name) {
        const PairsOf pairs = pairsOf(bench, [&](const diagnosis::Track& track) { return track.name == name; });
        if (static_cast<double>(pairs.missed) >= kAll * static_cast<double>(bench.missed()) && isHardlyFound(pairs))
            return true;
    }
    return false;
}

/// Recorded registrations speak for or against the fault.
bool isToldByRegistrations(const Fault& fault, const Workbench& bench)
{
    return bench.evidence().knowsRegistrations() && fault.judged.hypothesis.asking != diagnosis::Asking::Tested;
}

/// Hardly any pair of some objects is found, and no registrations are recorded. Then these objects may be registered
/// elsewhere or not at all, or a filter may leave out their pairs: the recording does not tell which.
bool isAmbiguous(const Fault& fault, const Workbench& bench)
{
    if (isToldByRegistrations(fault, bench))
        return false;
    const diagnosis::Scope& scope = fault.judged.hypothesis.registration.scope;
    const bool isScoped = scope.kind != diagnosis::Scope::Kind::All;
    return (isScoped &&
            isHardlyFound(pairsOf(bench, [&](const diagnosis::Track& track) { return scope.holds(track); }))) ||
           isOfOneName(bench);
}

/// The fault only describes where objects are registered, as the recording says.
bool isMeasured(const Fault& fault)
{
    return fault.judged.hypothesis.registration.time.kind == diagnosis::TimeRule::Kind::AsRecorded;
}

/// It counts each pair once, since several frames of one pair say little more than one frame. Pairs of a single frame
/// are too few in any case: whatever happened there may be the reason.
bool explainsManyPairs(const Fault& fault, const Workbench& bench)
{
    constexpr std::size_t kFewPairs = 8;
    std::set<std::pair<diagnosis::TrackIndex, diagnosis::TrackIndex>> pairs;
    std::set<diagnosis::FrameIndex> frames;
    for (std::size_t i = 0; i < bench.missed(); ++i)
        if (fault.judged.lost[i]) {
            pairs.emplace(bench.overlapping()[i].a, bench.overlapping()[i].b);
            frames.insert(bench.overlapping()[i].frame);
        }
    return pairs.size() >= kFewPairs && frames.size() > 1;
}

/// Where registrations are not recorded, many rules predict the same pairs. So a cause needs more pairs, and fewer of
/// them may speak against it. It must also be a single rule: a rule of time together with a rule of place fits nearly
/// anything.
bool isFirmEnough(const Fault& fault, const Workbench& bench)
{
    constexpr double kMostAgainstThen = 0.01;
    if (isToldByRegistrations(fault, bench))
        return true;
    if (fault.withOthers)
        return false; // two rules together fit nearly anything, too
    const Tally& tally = fault.whole().tally;
    const diagnosis::RegistrationRule& rule = fault.judged.hypothesis.registration;
    const bool isWhole =
        rule.x.kind == diagnosis::AxisRule::Kind::Whole && rule.y.kind == diagnosis::AxisRule::Kind::Whole;
    if (!isWhole && rule.time.kind != diagnosis::TimeRule::Kind::Now)
        return false;
    return static_cast<double>(tally.contradicted) <= kMostAgainstThen * static_cast<double>(tally.lost) &&
           explainsManyPairs(fault, bench);
}

/// Some frame has fewer reported pairs than the limit. If not, the number of pairs may be constant for another reason.
bool isSometimesBelow(const diagnosis::Condition& limit, const Evidence& evidence)
{
    return std::ranges::any_of(evidence.frames, [&](const diagnosis::FrameFacts& frame) {
        return frame.isSampled && static_cast<double>(frame.reported.size()) < limit.value;
    });
}

/// A limit can only be a cause if almost all missed pairs occur where exactly the limit is reached, since a game with a
/// limit never reports more.
bool isReached(const Fault& fault, Workbench& bench)
{
    using diagnosis::Feature;
    constexpr double kAlmostAll = 0.95;
    const diagnosis::Hypothesis& hypothesis = fault.judged.hypothesis;
    if (hypothesis.conditions.size() != 1)
        return true;
    const diagnosis::Condition& limit = hypothesis.conditions.front();
    if (!isOf(diagnosis::FeatureGroup::Reports, limit.feature))
        return true;
    const bool isOfFrame = limit.feature == Feature::Reported || limit.feature == Feature::ReportedBefore;
    if (isOfFrame && !isSometimesBelow(limit, bench.evidence()))
        return false;
    const Feature counted = limit.feature == Feature::ReportedBefore ? Feature::Reported : limit.feature;
    const bool hasCells = hypothesis.structure.kind != diagnosis::StructureRule::Kind::Boxes;
    const auto& rows = bench.features(hasCells ? std::optional(hypothesis.structure.cells) : bench.evidence().cells);
    std::size_t lost = 0;
    std::size_t exact = 0;
    for (std::size_t i = 0; i < bench.missed(); ++i) {
        lost += fault.judged.lost[i] ? 1U : 0U;
        exact += fault.judged.lost[i] && rows[i][static_cast<std::size_t>(counted)] == limit.value ? 1U : 0U;
    }
    return static_cast<double>(exact) >= kAlmostAll * static_cast<double>(lost);
}

/// A fault that only describes recorded places is a cause only if conditions say exactly for which objects it holds. If
/// the places follow no pattern either, these conditions must be a name, static or dynamic, an age, a jump or the begin
/// of a motion.
bool tellsWhich(const Fault& fault)
{
    using Feature = diagnosis::StateFeature;
    const diagnosis::Hypothesis& hypothesis = fault.judged.hypothesis;
    if (!isMeasured(fault))
        return true;
    const auto isReason = [](const diagnosis::StateCondition& one) {
        return one.feature == Feature::Name || one.feature == Feature::IsStatic || one.feature == Feature::Age ||
               one.feature == Feature::JumpAge || one.feature == Feature::MoveAge;
    };
    const bool hasOrder = hypothesis.manner != diagnosis::Manner::Elsewhere || hypothesis.relation;
    const auto isOfReasons = [&](const std::vector<diagnosis::StateCondition>& term) {
        return std::ranges::all_of(term, isReason);
    };
    return hypothesis.isExact && (hasOrder || std::ranges::all_of(hypothesis.common, isOfReasons));
}

/// If no registrations are recorded, other rules predict the same pairs. A pair that is reported late may have objects
/// that are registered late. Objects of certain kinds may be registered elsewhere instead of being skipped. Wrong cells
/// may come from a wrong box as well as from the structure. And a leaf that is kept too long finds as little as one
/// that searches with the box of its object.
bool isInterchangeable(const Fault& fault, const Workbench& bench)
{
    const diagnosis::Hypothesis& hypothesis = fault.judged.hypothesis;
    if (isToldByRegistrations(fault, bench))
        return false;
    if (!hypothesis.conditions.empty()) {
        const diagnosis::Feature feature = hypothesis.conditions.front().feature;
        return feature == diagnosis::Feature::PairAge || feature == diagnosis::Feature::Names ||
               feature == diagnosis::Feature::NamesApart || feature == diagnosis::Feature::SameName ||
               feature == diagnosis::Feature::SameNameGroup || feature == diagnosis::Feature::OtherNameGroup ||
               feature == diagnosis::Feature::OneStatic || feature == diagnosis::Feature::NearestReported ||
               feature == diagnosis::Feature::StrayShare || feature == diagnosis::Feature::AskedTightApart;
    }
    using Time = diagnosis::TimeRule::Kind;
    const Time time = hypothesis.registration.time.kind;
    if (time == Time::Astray || time == Time::LostSince || time == Time::HeldSince || time == Time::AfterJump)
        return true; // they say where objects are not, or something of each object
    const diagnosis::StructureRule& structure = hypothesis.structure;
    return (structure.kind != diagnosis::StructureRule::Kind::Boxes || structure.margin > 0.0) &&
           diagnosis::familyOf(hypothesis) == diagnosis::Family::Geometry;
}

/// The fault follows from the recorded leaves of a dynamic tree. They are larger than their objects, so registrations
/// do not test it.
bool isOfRecordedLeaves(const Fault& fault)
{
    const std::string_view rule = diagnosis::ruleOf(fault.judged.hypothesis);
    return rule == "leaf-not-asked" || rule == "tree-not-refitted" || rule == "tree-stack-limit";
}

/// The fault predicts the recorded registrations, and also almost all of the wrong ones. The second test is needed if
/// few objects are registered wrongly: then a rule with a wrong number still fits the many others.
bool isAsRecorded(const Fault& fault, Workbench& bench)
{
    const diagnosis::Judged& whole = fault.whole();
    if (isOfRecordedLeaves(fault))
        return true;
    if (static_cast<double>(whole.wrong) > kMostWrong * static_cast<double>(bench.recorded()))
        return false;
    diagnosis::Hypothesis right = whole.hypothesis;
    if (whole.wrong == 0 || right.registration.isRight())
        return true;
    right.registration = {};
    const std::size_t deviating = bench.judge(std::move(right)).wrong;
    return static_cast<double>(whole.wrong) <= kMostWrongOfDeviating * static_cast<double>(deviating);
}

/// The fault is no contrast and has no rival, and hardly any found pair or recorded registration contradicts it.
bool mayBeCause(const Fault& fault, Workbench& bench)
{
    const Tally& tally = fault.whole().tally;
    return !fault.isContrast && !fault.judged.hypothesis.isOfNames && fault.rivals.empty() &&
           isAsRecorded(fault, bench) && !isAmbiguous(fault, bench) && isFirmEnough(fault, bench) &&
           tellsWhich(fault) && !isInterchangeable(fault, bench) && isReached(fault, bench) &&
           static_cast<double>(tally.contradicted) <= kMostAgainst * static_cast<double>(tally.lost);
}

/// More pairs contradict the fault than it explains. For a fault that explains almost all missed pairs, more than twice
/// as many.
bool isRefutedByItself(const Fault& fault)
{
    const Tally& tally = fault.judged.tally;
    constexpr std::uint64_t kAlmostAll = 20; // unexplained: one in so many
    const bool isOfAll = !fault.isContrast && tally.unexplained * kAlmostAll <= tally.explained();
    return (isOfAll ? 2 : 1) * tally.explained() < tally.contradicted;
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
           static_cast<double>(tally.contradicted) <= kMostAgainst * static_cast<double>(tally.lost);
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
        if (faults.empty() || isRefutedByItself(faults.front()) || !explainsMarginal(faults.front(), m_bench))
            explainMarginal(!faults.empty());
        std::vector<char> together(m_bench.overlapping().size());
        for (const Fault& fault : faults)
            for (std::size_t i = 0; mayBeCause(fault, m_bench) && i < together.size(); ++i)
                together[i] = together[i] || fault.whole().lost[i] ? 1 : 0;
        const Tally all = m_bench.tallyOf(together);
        const double sampled = static_cast<double>(m_bench.missed() + m_sampledMarginal);
        const double left = static_cast<double>(all.unexplained + (m_isTouchingCause ? 0 : m_sampledMarginal));
        const bool isEnough = left <= kMostUnexplained * sampled;
        std::vector<char> told(m_bench.missed());
        for (const Fault& fault : faults) {
            if (isRefutedByItself(fault))
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
    [[nodiscard]] Explanation::Example exampleOf(std::size_t event) const;

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

Explanation::Example GameExplainer::exampleOf(std::size_t event) const
{
    const Event& one = m_bench.overlapping()[event];
    const Evidence& evidence = m_bench.evidence();
    return {evidence.frames[one.frame].step, evidence.tracks[one.a].id, evidence.tracks[one.b].id};
}

/// Explains missed pairs that touch, or overlap only by the last bits of their coordinates. Their own coordinates show
/// why, without statistics.
void GameExplainer::explainMarginal(bool hasFaults)
{
    constexpr std::uint64_t kFew = 8; // which another fault may lose as well
    const Evidence& evidence = m_bench.evidence();
    const auto isLost = [](const Event& event) { return event.isMarginal && event.fate == diagnosis::Fate::Missed; };
    const auto first = std::ranges::find_if(evidence.events, isLost);
    if (first == evidence.events.end() || !m_bench.leavesOutMarginal())
        return; // most of them are reported: touching is not why
    const auto marginal = static_cast<std::uint64_t>(std::ranges::count_if(evidence.events, isLost));
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
    explanation.isCause = static_cast<double>(touching.against) <= kMostAgainst * lost && !touching.isOfSome;
    explanation.sure = static_cast<double>(touching.missed) / lost;
    m_isTouchingCause = explanation.isCause;
    if (explanation.isCause)
        explanation.remedy = touching.remedy;
    explanation.example = Explanation::Example{evidence.frames[first->frame].step, evidence.tracks[first->a].id,
                                               evidence.tracks[first->b].id};
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
    explanation.isCause = isEnough && mayBeCause(fault, m_bench);
    if (explanation.isCause || !fault.rivals.empty() || isMeasured(fault))
        explanation.remedy = text.remedy;
    if (!explanation.isCause)
        explanation.record = diagnosis::whatToRecord(evidence);
    explanation.parameters = text.parameters;
    for (const diagnosis::Judged& rival : fault.rivals)
        explanation.rivals.push_back(textOf(rival.hypothesis, evidence).sentence);
    for (std::size_t i = 0; i < m_bench.missed(); ++i) {
        if (!fault.judged.lost[i])
            continue;
        const Explanation::Example example = exampleOf(i);
        m_ruleOf.emplace(IdPair{example.a, example.b}, explanation.rule);
        if (!explanation.example || example.step < explanation.example->step)
            explanation.example = example;
    }
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
