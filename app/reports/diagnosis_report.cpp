#include "app/reports/diagnosis_report.h"

#include "app/reports/text_places.h"
#include "core/base/count_text.h"
#include "core/debug/diagnosis/diagnosis_rules.h"

#include <algorithm>
#include <map>

namespace broadside {
namespace {

struct Named {
    std::string_view id;
    std::string_view title;
};
constexpr Named kOther{"diagnosis/other", "Another fault"};
constexpr Named kUnexplained{"diagnosis/unexplained", "Missed pairs without an explanation"};
constexpr Named kUnreadableDiagnosis{"diagnosis/unreadable", "Could not be diagnosed"};

CheckReport emptyDiagnosis(const std::string& file)
{
    CheckReport report;
    report.command = "diagnose";
    report.files = {file};
    const auto add = [&](const Named& named, std::string cause, std::string remedy) {
        report.rules.push_back({named.id, std::string(named.title), std::move(cause), std::move(remedy)});
    };
    for (const DiagnosisRule& rule : diagnosisRules())
        add({rule.path, rule.title.english()},
            "Missed pairs are explained by one fault of the broad phase; the message describes it.",
            "Do what the message says. If it is a tendency, record what the message names, and diagnose again.");
    add(kOther, "Missed pairs are explained by one fault of the broad phase; the message describes it.",
        "Do what the message says.");
    add(kUnexplained, "Pairs are missed, no known fault explains them, and nothing sets them apart from found pairs.",
        "Record where objects are registered, and diagnose again; or audit the file, and look at one of the pairs.");
    add(kUnreadableDiagnosis, "The file cannot be read, or it has no candidates to explain.",
        "Correct what the message names.");
    return report;
}

std::string_view pathOf(const std::string& rule)
{
    const auto known = std::ranges::find(diagnosisRules(), rule, &DiagnosisRule::id);
    return known == diagnosisRules().end() ? kOther.id : known->path;
}

std::string pairText(const Diagnosis& diagnosis, std::uint64_t step, ObjectId a, ObjectId b)
{
    return diagnosis.names.nameAndId(step, a) + " - " + diagnosis.names.nameAndId(step, b);
}

/// Takes the place and the subject from an example.
void describe(CheckFinding& finding, const Diagnosis& diagnosis, const Explanation::Example& example,
              const Scene* scene, TextPlaces& text)
{
    finding.subject = pairText(diagnosis, example.step, example.a, example.b);
    finding.message += "; for example " + finding.subject + " in step " + groupedNumber(example.step);
    const TextPlaces::Place place = text.ofFirst(scene, {example.a, example.b});
    finding.line = place.line;
    finding.column = place.column;
}

CheckFinding findingOf(const Explanation& explanation, const Diagnosis& diagnosis)
{
    CheckFinding finding;
    finding.rule = pathOf(explanation.rule);
    finding.message = (explanation.isCause ? "" : "Tendency, not certain: ") + explanation.sentence.text() +
                      " It explains " + (explanation.isSampled ? "about " : "") + groupedNumber(explanation.explains) +
                      " of " + countOf(diagnosis.missed, "missed pair");
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
    finding.message = groupedNumber(count) + " of " + countOf(diagnosis.missed, "missed pair") +
                      (count == 1 ? " has" : " have") + " no explanation";
    finding.remedy = "Record where objects are registered, and diagnose again";
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
