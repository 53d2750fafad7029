#include "app/reports/diagnosis_report.h"

#include "app/messages/answer_messages.h"
#include "app/messages/rule_messages.h"
#include "app/reports/text_places.h"
#include "core/base/count_text.h"
#include "core/base/message/fixed_words.h"
#include "core/debug/diagnosis/diagnosis_rules.h"

#include <algorithm>
#include <map>

namespace broadside {
namespace {

struct Named {
    std::string_view id;
    FixedWords title;
};
constexpr Named kOther{"diagnosis/other", texts::cliRuleDiagnosisOther};
constexpr Named kUnexplained{"diagnosis/unexplained", texts::cliRuleDiagnosisUnexplained};
constexpr Named kUnreadableDiagnosis{"diagnosis/unreadable", texts::cliRuleDiagnosisUnreadable};

CheckReport emptyDiagnosis(const std::string& file)
{
    CheckReport report;
    report.command = "diagnose";
    report.files = {file};
    const auto add = [&](const Named& named, const Message& cause, const Message& remedy) {
        report.rules.push_back({named.id, named.title.message().text(), cause.text(), remedy.text()});
    };
    for (const DiagnosisRule& rule : diagnosisRules())
        add({rule.path, rule.title.english()}, texts::cliRuleDiagnosisExplained(), texts::cliRuleDoItOrRecord());
    add(kOther, texts::cliRuleDiagnosisExplained(), texts::cliRuleDoIt());
    add(kUnexplained, texts::cliRuleDiagnosisUnexplainedCause(), texts::cliRuleDiagnosisUnexplainedRemedy());
    add(kUnreadableDiagnosis, texts::cliRuleDiagnosisUnreadableCause(), texts::cliRuleCorrectIt());
    return report;
}

std::string_view pathOf(const std::string& rule)
{
    const auto known = std::ranges::find(diagnosisRules(), rule, &DiagnosisRule::id);
    return known == diagnosisRules().end() ? kOther.id : known->path;
}

std::string pairText(const Diagnosis& diagnosis, std::uint64_t step, ObjectId a, ObjectId b)
{
    return texts::cliPair(diagnosis.names.nameAndId(step, a), diagnosis.names.nameAndId(step, b)).text();
}

/// Takes the place and the subject from an example.
void describe(CheckFinding& finding, const Diagnosis& diagnosis, const Explanation::Example& example,
              const Scene* scene, TextPlaces& text)
{
    finding.subject = pairText(diagnosis, example.step, example.a, example.b);
    finding.message = texts::cliRuleDiagnosisExample(finding.message, finding.subject, example.step).text();
    const TextPlaces::Place place = text.ofFirst(scene, {example.a, example.b});
    finding.line = place.line;
    finding.column = place.column;
}

CheckFinding findingOf(const Explanation& explanation, const Diagnosis& diagnosis)
{
    CheckFinding finding;
    finding.rule = pathOf(explanation.rule);
    const auto& form = explanation.isSampled ? texts::cliRuleDiagnosisFindingSampled : texts::cliRuleDiagnosisFinding;
    const Message message = form(explanation.sentence, explanation.explains, texts::cliMissedPairs(diagnosis.missed));
    finding.message = (explanation.isCause ? message : texts::cliRuleDiagnosisTendency(message)).text();
    finding.remedy = withoutStop(explanation.remedy.empty() ? explanation.record.text() : explanation.remedy.text());
    finding.messageId = explanation.sentence.id();
    finding.remedyId = explanation.remedy.empty() ? explanation.record.id() : explanation.remedy.id();
    finding.identity = explanation.rule;
    finding.isMissedPair = explanation.symptom == Symptom::MissedPair;
    finding.occurrences = std::max<std::uint64_t>(1, explanation.explains);
    return finding;
}

void addUnexplained(CheckReport& report, const Diagnosis& diagnosis, const Scene* scene, TextPlaces& text)
{
    std::uint64_t count = 0;
    const DiagnosedGroup* first = nullptr;
    for (const DiagnosedGroup& group : diagnosis.groups)
        if (group.rule.empty()) {
            count += group.count;
            first = first ? first : &group;
        }
    if (diagnosis.explanations.empty())
        count = diagnosis.missed; // also those that are only counted
    if (count == 0)
        return;
    CheckFinding finding;
    finding.rule = kUnexplained.id;
    finding.file = report.files.front();
    finding.message = texts::cliRuleDiagnosisNoExplanation(count, texts::cliMissedPairs(diagnosis.missed)).text();
    finding.remedy = texts::cliRuleDiagnosisRecord().text();
    finding.identity = "unexplained";
    finding.isMissedPair = true;
    finding.occurrences = count;
    if (first)
        describe(finding, diagnosis, {first->first, first->a, first->b}, scene, text);
    report.findings.push_back(std::move(finding));
}

} // namespace

CheckReport diagnosisReport(const std::string& file, const Diagnosis& diagnosis, const Scene* scene)
{
    CheckReport report = emptyDiagnosis(file);
    TextPlaces text;
    std::map<std::string, int> seen;
    for (const Explanation& explanation : diagnosis.explanations) {
        CheckFinding finding = findingOf(explanation, diagnosis);
        finding.file = file;
        if (const int before = seen[explanation.rule]++) // two of one rule are two findings
            finding.identity += " " + std::to_string(before + 1);
        if (explanation.example)
            describe(finding, diagnosis, *explanation.example, scene, text);
        report.findings.push_back(std::move(finding));
    }
    addUnexplained(report, diagnosis, scene, text);
    return report;
}

CheckReport unreadableDiagnosis(const std::string& file, const Problem& problem)
{
    CheckReport report = emptyDiagnosis(file);
    report.findings.push_back(unreadableFinding(kUnreadableDiagnosis.id, file, problem));
    return report;
}

} // namespace broadside
