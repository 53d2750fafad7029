#include "core/report/finding_report.h"

#include "core/base/text.h"
#include "core/debug/audit/passage_remedy.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/diagnosis/pair_causes.h"
#include "core/debug/diagnosis/texts/explanation_text.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/why/why.h"
#include "core/report/report_messages.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <variant>

namespace broadside::report {
namespace {

/// What was found at the step of the example.
struct AtStep {
    std::optional<ExampleFacts> facts;
    std::optional<MissCause> cause;
    std::string rule; ///< WhyAnswer::rule
    Message remedy;   ///< That of "why".
    std::string code;
    GameCoordinates coordinates;
};

std::string nameAndIdOf(const SceneObject& object)
{
    return displayName(object) + " (" + std::to_string(object.id.value) + ")";
}

ObjectFacts factsOf(const Frame& frame, ObjectIndex row)
{
    ObjectFacts facts;
    const ObjectTable& objects = frame.objects();
    facts.name = nameAndIdOf(objects.objectOf(row));
    facts.box = objects.boundsOf(row);
    const BroadPhase* broadPhase = frame.broadPhase();
    if (!broadPhase)
        return facts;
    CellIds touched = broadPhase->cellsTouchedBy(facts.box, kMostCells);
    CellIds registered = broadPhase->cellsOf(row, kMostCells);
    facts.touched = std::move(touched.ids);
    facts.touchedCount = touched.count;
    facts.registered = std::move(registered.ids);
    facts.registeredCount = registered.count;
    if (const auto* record = dynamic_cast<const RecordedBroadPhase*>(broadPhase))
        if (const Aabb* box = record->registeredBoxOf(row))
            facts.registeredBox = *box;
    return facts;
}

/// What a grid does that registers its objects in all their cells.
constexpr std::string_view kRegistration{
    "firstColumn = floor((left - gridLeft) / cellWidth);   lastColumn = floor((right - gridLeft) / cellWidth);\n"
    "firstRow = floor((low - gridLow) / cellHeight);       lastRow = floor((high - gridLow) / cellHeight);\n"
    "for (row = firstRow; row <= lastRow; ++row)\n"
    "    for (column = firstColumn; column <= lastColumn; ++column)\n"
    "        cell(column, row).add(object);\n"};

/// Keys of a scene that apply the fix; empty for fixes without such keys.
std::string codeOf(const Fix& fix)
{
    if (const auto* use = std::get_if<UseAlgorithm>(&fix))
        return R"("broadPhase": {"algorithm": ")" + std::string(infoOf(use->algorithm).name) + "\"}\n";
    if (const auto* use = std::get_if<UseCellSize>(&fix))
        return R"("broadPhase": {"cellSize": )" + shortestNumber(use->metres) + "}\n";
    if (std::holds_alternative<UseSweptCollision>(fix))
        return "\"step\": {\"continuous\": true}\n";
    std::string lines;
    if (const auto* use = std::get_if<UseFilters>(&fix))
        for (const ObjectFilters& one : *use)
            lines += R"({"id": )" + std::to_string(one.object.value) + R"(, "category": )" +
                     std::to_string(one.category) + R"(, "mask": )" + std::to_string(one.mask) + "}\n";
    return lines;
}

/// One of the two is not in all the cells that it touches.
bool lacksCells(const ExampleFacts& facts)
{
    return facts.hasCells &&
           (facts.a.registeredCount < facts.a.touchedCount || facts.b.registeredCount < facts.b.touchedCount);
}

/// Causes of missed pairs in a recording: those of `known`, or else found in the diagnosis of all its steps.
struct Causes {
    const StepSource& source;
    const PairCauses* known = nullptr;
    std::stop_token stop = {};

    void tell(const Frame& frame, ObjectIndex a, ObjectIndex b, WhyAnswer& answer) const
    {
        if (!answer.cause || !isRecorded(frame) || knowsArithmetic(frame))
            return;
        if (known)
            return known->tell(frame, a, b, answer);
        if (const auto made = pairCausesIn(source, frame.objects().presentCount(), stop))
            made->tell(frame, a, b, answer);
    }
};

void examine(const Frame& frame, const Explanation::Example& pair, const Causes& causes, AtStep& found)
{
    const auto a = frame.objects().indexOf(pair.a);
    const auto b = frame.objects().indexOf(pair.b);
    if (!a || !b)
        return;
    WhyAnswer answer = why(frame, *a, *b);
    causes.tell(frame, *a, *b, answer);
    ExampleFacts facts;
    facts.pair = pair;
    facts.a = factsOf(frame, *a);
    facts.b = factsOf(frame, *b);
    facts.hasCells = frame.cellTable().has_value();
    facts.candidate = answer.candidate;
    facts.boxOverlap = answer.boxOverlap;
    facts.overlap = answer.overlap;
    facts.why = answer.sentence;
    found.facts = std::move(facts);
    found.cause = answer.cause;
    found.rule = answer.rule;
    found.remedy = answer.remedy;
    found.code = codeOf(answer.fix);
    const bool isGame = dynamic_cast<const RecordedBroadPhase*>(frame.broadPhase()) != nullptr;
    if (isGame && answer.cause && lacksCells(*found.facts))
        found.code = std::string(kRegistration);
}

Result<AtStep> look(const StepSource& source, const Explanation::Example& pair, Symptom symptom,
                    const std::stop_token& stop, const PairCauses* known = nullptr)
{
    const Causes causes{source, known, stop};
    const auto walk = source.walk();
    if (!walk)
        return walk.problem();
    AtStep found;
    found.coordinates = (*walk)->coordinates();
    const std::size_t frame = source.frameOf(pair.step);
    if (symptom == Symptom::Passage) { // the paths end where the objects are after the step
        if (auto problem = (*walk)->goTo(frame))
            return *std::move(problem);
        examine((*walk)->frame(), pair, causes, found);
        found.coordinates = (*walk)->coordinates();
        return found;
    }
    const auto take = [&](const Frame& tested) {
        examine(tested, pair, causes, found);
        found.coordinates = (*walk)->coordinates();
    };
    if (auto problem = (*walk)->look(frame, take, {}, stop))
        return *std::move(problem);
    return found;
}

std::optional<Finding> findingOf(const Explanation::Example& pair, Symptom symptom, const AtStep& found)
{
    const IdPair ids = pair.a < pair.b ? IdPair{pair.a, pair.b} : IdPair{pair.b, pair.a};
    if (symptom == Symptom::MissedPair && found.cause)
        return Finding{Finding::Kind::MissedPair, pair.step, ids.a, ids.b, *found.cause};
    if (symptom == Symptom::Passage)
        return Finding{Finding::Kind::Passage, pair.step, pair.a, pair.b, MissCause::Unknown};
    return std::nullopt;
}

std::string codeFor(const StepSource& source, Symptom symptom, const AtStep& found)
{
    return symptom == Symptom::Passage && source.rerun() ? codeOf(UseSweptCollision{}) : found.code;
}

void addPairs(const Diagnosis& diagnosis, const Explanation& explanation, FindingReport& report)
{
    if (explanation.symptom != Symptom::MissedPair)
        return;
    for (const DiagnosedGroup& group : diagnosis.groups) {
        if (group.rule != explanation.rule)
            continue;
        if (report.pairs.size() == kMostPairs) {
            ++report.morePairs;
            continue;
        }
        const auto nameOf = [&](ObjectId id) { return diagnosis.names.nameAndId(group.first, id); };
        report.pairs.push_back({nameOf(group.a), nameOf(group.b), group.first, group.last, group.count});
    }
}

Problem goneAt(std::uint64_t step)
{
    Problem problem;
    problem.message = texts::reportPairGone(step);
    problem.remedy = texts::reportAuditAgain();
    return problem;
}

/// The passage of a finding; it has the numbers of the sentence and of the remedy.
std::optional<FoundPassage> passageOf(const StepSource& source, const Finding& finding, const std::stop_token& stop)
{
    const AuditedSteps audited = auditSteps(source, {finding.step, finding.step}, {}, stop);
    for (const FoundPassage& found : audited.passages)
        if (found.passage.object == finding.a && found.passage.through == finding.b)
            return found;
    return std::nullopt;
}

void tell(const StepSource& source, const Finding& finding, const AtStep& found, const std::stop_token& stop,
          FindingReport& report)
{
    const ExampleFacts& facts = *found.facts;
    switch (finding.kind) {
    case Finding::Kind::MissedPair:
        report.rule = found.rule.empty() ? std::string(nameOf(found.cause.value_or(finding.cause))) : found.rule;
        report.kind = texts::reportMissedPair();
        report.sentence = facts.why;
        report.remedy = found.remedy;
        return;
    case Finding::Kind::Passage:
        report.rule = nameOf(finding.kind);
        report.kind = texts::reportPassage();
        report.sentence = texts::reportPassedThrough(facts.a.name, facts.b.name, finding.step);
        if (const auto passage = passageOf(source, finding, stop))
            report.remedy =
                (source.rerun() ? remedyFor : remedyInGame)(passage->passage, passage->dt, facts.a.name, facts.b.name);
        return;
    case Finding::Kind::BoxSmallerThanShape:
        report.rule = nameOf(finding.kind);
        report.kind = texts::reportSmallBox();
        report.sentence = texts::reportBoxesApart(facts.a.name, facts.b.name, finding.step);
        report.remedy = remedyForSmallBox();
        return;
    }
}

/// All findings of an audit, in the order of the command audit.
std::vector<Finding> findingsOf(const AuditedSteps& audited)
{
    std::vector<Finding> findings;
    for (const Audit::Miss& miss : audited.missed.listed)
        findings.push_back({Finding::Kind::MissedPair, miss.step, miss.pair.a, miss.pair.b, miss.cause});
    for (const FoundPassage& found : audited.passages)
        findings.push_back({Finding::Kind::Passage, found.step, found.passage.object, found.passage.through, {}});
    for (const Audit::Hidden& hidden : audited.hidden)
        findings.push_back({Finding::Kind::BoxSmallerThanShape, hidden.step, hidden.pair.a, hidden.pair.b, {}});
    return findings;
}

Result<ChosenFinding> chosenOfAudit(const StepSource& source, StepRange steps, std::uint64_t number,
                                    const Diagnosis& diagnosis, const std::stop_token& stop)
{
    const AuditedSteps audited = auditSteps(source, steps, {}, stop);
    const std::vector<Finding> findings = findingsOf(audited);
    ChosenFinding chosen{std::nullopt, findings.size(), audited.problem ? audited.problem : diagnosis.problem};
    if (number > findings.size())
        return chosen;
    auto report = reportOf(source, diagnosis.steps, findings[number - 1], stop);
    if (!report)
        return report.problem();
    report->missed = diagnosis.missed;
    report->stages = diagnosis.stages;
    chosen.report = std::move(*report);
    return chosen;
}

} // namespace

FindingReport reportOf(const StepSource& source, const Diagnosis& diagnosis, const Explanation& explanation,
                       const std::stop_token& stop)
{
    FindingReport report;
    report.rule = explanation.rule;
    report.symptom = explanation.symptom;
    report.isExplanation = true;
    report.isCause = explanation.isCause;
    report.kind = kindText(explanation);
    report.sentence = explanation.sentence;
    report.remedy = explanation.remedy;
    report.evidence = evidenceText(diagnosis, explanation);
    report.record = explanation.record;
    report.rivals = explanation.rivals;
    report.parameters = explanation.parameters;
    report.explains = explanation.explains;
    report.against = explanation.against;
    report.sure = explanation.sure;
    report.steps = diagnosis.steps;
    report.missed = diagnosis.missed;
    report.stages = diagnosis.stages;
    addPairs(diagnosis, explanation, report);
    if (!explanation.example)
        return report;
    const PairCauses causes(diagnosis);
    if (auto found = look(source, *explanation.example, explanation.symptom, stop, &causes)) {
        report.code = codeFor(source, explanation.symptom, *found);
        report.finding = findingOf(*explanation.example, explanation.symptom, *found);
        report.example = std::move(found->facts);
        report.coordinates = found->coordinates;
    }
    return report;
}

Result<FindingReport> reportOf(const StepSource& source, StepRange steps, const Finding& finding,
                               const std::stop_token& stop)
{
    FindingReport report;
    report.symptom = finding.kind == Finding::Kind::Passage ? Symptom::Passage : Symptom::MissedPair;
    report.steps = steps;
    auto found = look(source, {finding.step, finding.a, finding.b}, report.symptom, stop);
    if (!found)
        return found.problem();
    if (!found->facts)
        return goneAt(finding.step);
    tell(source, finding, *found, stop, report);
    report.code = codeFor(source, report.symptom, *found);
    const ExampleFacts& facts = *found->facts;
    report.pairs.push_back({facts.a.name, facts.b.name, finding.step, finding.step, 1});
    report.finding = finding;
    report.coordinates = found->coordinates;
    report.example = std::move(found->facts);
    return report;
}

Result<FindingReport> answerReportOf(const StepSource& source, const Explanation::Example& pair,
                                     const std::stop_token& stop)
{
    FindingReport report;
    report.symptom = Symptom::MissedPair; // looks at the step as the broad phase tested it
    auto found = look(source, pair, report.symptom, stop);
    if (!found)
        return found.problem();
    if (!found->facts)
        return goneAt(pair.step);
    report.rule = !found->rule.empty() ? found->rule
                  : found->cause       ? std::string(nameOf(*found->cause))
                                       : std::string(found->facts->why.id());
    report.kind = texts::reportAnswer();
    report.sentence = found->facts->why;
    report.remedy = found->remedy;
    report.code = found->code;
    report.missed = found->cause ? 1 : 0;
    report.steps = {pair.step, pair.step};
    report.finding = findingOf(pair, report.symptom, *found);
    report.coordinates = found->coordinates;
    report.example = std::move(found->facts);
    return report;
}

Result<ChosenFinding> chosenFinding(const StepSource& source, StepRange steps, std::uint64_t number,
                                    const std::stop_token& stop)
{
    const auto diagnosis = diagnose(source, steps, {}, stop);
    if (!diagnosis)
        return diagnosis.problem();
    const std::vector<Explanation>& explanations = diagnosis->explanations;
    if (explanations.empty())
        return chosenOfAudit(source, steps, number, *diagnosis, stop);
    ChosenFinding chosen{std::nullopt, explanations.size(), diagnosis->problem};
    if (number <= explanations.size())
        chosen.report = reportOf(source, *diagnosis, explanations[number - 1], stop);
    return chosen;
}

} // namespace broadside::report
