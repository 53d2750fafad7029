#include "app/commands/diagnosis_output.h"

#include "app/audit_output.h"
#include "app/messages/answer_messages.h"
#include "app/output.h"
#include "app/reports/diagnosis_report.h"
#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/debug/diagnosis/texts/explanation_text.h"
#include "core/report/report_messages.h"

#include <array>
#include <cmath>
#include <memory>

namespace broadside {
namespace {

// The stages in the order of the path of a pair, as the JSON has them.
constexpr std::array kListedStages{PairStage::NotInFrame,     PairStage::NotRegistered, PairStage::Registration,
                                   PairStage::AfterStructure, PairStage::Masked,        PairStage::BoxSmallerThanShape,
                                   PairStage::NoContact,      PairStage::NoResponse};

void writeParameters(JsonWriter& json, const std::vector<std::pair<std::string, double>>& parameters)
{
    json.key("parameters").beginObject();
    for (const auto& [name, value] : parameters)
        json.member(name, value);
    json.endObject();
}

void writeExplanation(JsonWriter& json, const Explanation& explanation)
{
    json.beginObject();
    json.member("rule", explanation.rule);
    writeMessage(json, "sentence", explanation.sentence);
    writeMessage(json, "remedy", explanation.remedy);
    json.member("cause", explanation.isCause);
    json.member("explains", explanation.explains);
    json.member("against", explanation.against);
    json.member("sampled", explanation.isSampled);
    json.member("sure", explanation.sure);
    json.key("example");
    if (const auto& example = explanation.example) {
        json.beginObject().member("step", example->step).member("a", example->a.value).member("b", example->b.value);
        json.endObject();
    } else {
        json.null();
    }
    json.key("record");
    if (explanation.record.empty())
        json.null();
    else
        json.value(explanation.record.text());
    if (const std::string_view id = explanation.record.id(); !id.empty())
        json.member("recordId", id);
    json.key("rivals").beginArray();
    for (const Message& rival : explanation.rivals)
        json.value(rival.text());
    json.endArray();
    writeParameters(json, explanation.parameters);
    json.endObject();
}

void writeWaste(JsonWriter& json, const Waste& waste)
{
    json.key("waste").beginArray(JsonWriter::Layout::Lines);
    for (const WasteFinding& found : waste.findings) {
        json.beginObject();
        json.member("rule", found.rule);
        writeMessage(json, "sentence", found.sentence);
        writeMessage(json, "remedy", found.remedy);
        json.member("candidates", found.candidates);
        json.member("microseconds", found.microseconds);
        writeParameters(json, found.parameters);
        json.endObject();
    }
    json.endArray();
}

void writeDiagnosis(JsonWriter& json, const Diagnosis& diagnosis, const Waste& waste, const AuditVerdict& verdict)
{
    json.member("missed", diagnosis.missed);
    if (diagnosis.bothAsleep > 0)
        json.member("bothAsleep", diagnosis.bothAsleep);
    json.key("stages").beginObject();
    for (const PairStage stage : kListedStages)
        json.member(nameOf(stage), diagnosis.stages[static_cast<std::size_t>(stage)]);
    json.endObject();
    json.key("explanations").beginArray(JsonWriter::Layout::Lines);
    for (const Explanation& explanation : diagnosis.explanations)
        writeExplanation(json, explanation);
    json.endArray();
    json.key("groups").beginArray(JsonWriter::Layout::Lines);
    for (const DiagnosedGroup& group : diagnosis.groups) {
        json.beginObject().member("a", group.a.value).member("b", group.b.value);
        json.member("first", group.first).member("last", group.last).member("count", group.count).key("rule");
        if (group.rule.empty())
            json.null();
        else
            json.value(group.rule);
        json.endObject();
    }
    json.endArray();
    writeWaste(json, waste);
    writeVerdict(json, verdict);
}

Message stepsText(const DiagnosedGroup& group)
{
    return group.first == group.last ? texts::cliDiagnoseInStep(group.first)
                                     : texts::cliDiagnoseInSteps(group.count, group.first, group.last);
}

void printExplanation(std::ostream& out, const Diagnosis& diagnosis, const Explanation& explanation)
{
    out << '\n'
        << texts::cliDiagnoseExplanation(kindText(explanation), explanation.rule, explanation.sentence).text() << '\n';
    out << "  " << evidenceText(diagnosis, explanation).text() << '\n';
    for (const Message& rival : explanation.rivals)
        out << "  " << texts::reportRival(rival).text() << '\n';
    if (!explanation.remedy.empty())
        out << "  " << texts::cliDiagnoseRemedy(explanation.remedy).text() << '\n';
    if (const auto& example = explanation.example)
        out << "  "
            << texts::cliDiagnoseExample(diagnosis.names.nameAndId(example->step, example->a),
                                         diagnosis.names.nameAndId(example->step, example->b), example->step)
                   .text()
            << '\n';
    if (!explanation.record.empty())
        out << "  " << texts::reportSurer(explanation.record).text() << '\n';
}

void printText(std::ostream& out, const Diagnosis& diagnosis, const AuditVerdict& verdict)
{
    printField(out, texts::cliFieldSteps(), texts::cliDiagnoseSteps(diagnosis.steps.first, diagnosis.steps.last));
    printField(out, texts::cliFieldMissedPairs(), groupedNumber(diagnosis.missed));
    for (const PairStage stage : kListedStages)
        if (const std::uint64_t count = diagnosis.stages[static_cast<std::size_t>(stage)])
            out << "  " << texts::cliDiagnoseStage(count, wordsOf(stage)).text() << '\n';
    printAsleep(out, diagnosis.bothAsleep);
    printVerdict(out, verdict);
    for (const Explanation& explanation : diagnosis.explanations)
        printExplanation(out, diagnosis, explanation);
    if (diagnosis.missed > 0 && diagnosis.explanations.empty())
        out << '\n' << texts::cliDiagnoseUnexplained().text() << '\n';
    if (diagnosis.groups.empty())
        return;
    out << '\n';
    for (std::size_t i = 0; i < std::min(diagnosis.groups.size(), kMostShown); ++i) {
        const DiagnosedGroup& group = diagnosis.groups[i];
        const std::string a = diagnosis.names.nameAndId(group.first, group.a);
        const std::string b = diagnosis.names.nameAndId(group.first, group.b);
        out << (group.rule.empty() ? texts::cliDiagnoseGroup(a, b, stepsText(group))
                                   : texts::cliDiagnoseGroupRule(a, b, stepsText(group), group.rule))
                   .text()
            << '\n';
    }
    if (diagnosis.groups.size() > kMostShown)
        out << texts::cliDiagnoseMore(diagnosis.groups.size() - kMostShown).text() << '\n';
}

/// Prints no times, because they differ from run to run.
void printWaste(std::ostream& out, const Waste& waste)
{
    for (const WasteFinding& found : waste.findings)
        out << '\n'
            << texts::cliDiagnoseWaste(found.rule, found.sentence).text() << "\n  "
            << texts::cliDiagnoseRemedy(found.remedy).text() << '\n';
}

} // namespace

FileAnswer diagnosisAnswer(const std::string& file, StepRange steps, Diagnosis found, Waste wasted, const Scene* scene)
{
    const auto diagnosis = std::make_shared<const Diagnosis>(std::move(found));
    const auto waste = std::make_shared<const Waste>(std::move(wasted));
    FileAnswer answer;
    answer.steps = steps;
    answer.report = diagnosisReport(file, *diagnosis, scene);
    answer.found = answer.report.findings.size();
    answer.missed = diagnosis->missed;
    answer.sum = diagnosis->missed;
    answer.write = [diagnosis, waste](JsonWriter& json, const AuditVerdict& verdict) {
        writeDiagnosis(json, *diagnosis, *waste, verdict);
    };
    answer.print = [diagnosis, waste](std::ostream& out, const AuditVerdict& verdict) {
        printText(out, *diagnosis, verdict);
        printWaste(out, *waste);
    };
    return answer;
}

} // namespace broadside
