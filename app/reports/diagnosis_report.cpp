#include "app/reports/diagnosis_report.h"

#include "app/reports/text_places.h"
#include "core/base/count_text.h"

#include <algorithm>
#include <array>
#include <map>

namespace broadside {
namespace {

struct Named {
    std::string_view id;
    std::string_view title;
};
constexpr std::string_view kPrefix = "diagnosis/";
constexpr Named kOther{"diagnosis/other", "Another fault"};
constexpr Named kUnexplained{"diagnosis/unexplained", "Missed pairs without an explanation"};
constexpr Named kUnreadableDiagnosis{"diagnosis/unreadable", "Could not be diagnosed"};
// First the causes of Broadside's own algorithms, then the faults of games.
constexpr std::array kFaults{Named{"diagnosis/stale", "Stale registration"},
                             Named{"diagnosis/outside-grid", "Outside the grid"},
                             Named{"diagnosis/partial-last-cell", "Row or column left out of the table"},
                             Named{"diagnosis/larger-than-cells", "Larger than the registered cells"},
                             Named{"diagnosis/not-registered", "Not registered"},
                             Named{"diagnosis/integer-truncation", "Coordinates cut to integers"},
                             Named{"diagnosis/rounding", "Rounding"},
                             Named{"diagnosis/unknown", "Unknown cause"},
                             Named{"diagnosis/late-registration", "Registered late"},
                             Named{"diagnosis/early-registration", "Registered ahead"},
                             Named{"diagnosis/registered-once", "Registered once and never again"},
                             Named{"diagnosis/conditional-update", "Registered again under a condition only"},
                             Named{"diagnosis/periodic-update", "Registered again in some steps only"},
                             Named{"diagnosis/added-late", "Added late"},
                             Named{"diagnosis/never-registered", "Never registered"},
                             Named{"diagnosis/resting-unregistered", "Resting objects not registered"},
                             Named{"diagnosis/registration-limit", "Limit of registered objects"},
                             Named{"diagnosis/reused-id", "Id used by two objects"},
                             Named{"diagnosis/registered-point", "Registered at a point"},
                             Named{"diagnosis/registered-size", "Registered with another size"},
                             Named{"diagnosis/registered-shifted", "Registered at another place"},
                             Named{"diagnosis/outside-table", "Outside the table"},
                             Named{"diagnosis/centre-cell-only", "Cell of the centre only"},
                             Named{"diagnosis/larger-than-ring", "Larger than the searched ring"},
                             Named{"diagnosis/centre-registered", "Registered by the centre"},
                             Named{"diagnosis/low-corner-cell-only", "Cell of the low corner only"},
                             Named{"diagnosis/corner-cells-only", "Cells of the corners only"},
                             Named{"diagnosis/cells-of-object-limit", "Limit of cells of an object"},
                             Named{"diagnosis/cells-left-out", "Cells left out"},
                             Named{"diagnosis/new-pair-delayed", "New pairs reported late"},
                             Named{"diagnosis/both-resting", "Pairs of resting objects"},
                             Named{"diagnosis/one-resting", "Pairs with a resting object"},
                             Named{"diagnosis/query-radius", "Search radius too small"},
                             Named{"diagnosis/region-left-out", "Region left out"},
                             Named{"diagnosis/cell-capacity", "Limit of objects in a cell"},
                             Named{"diagnosis/sweep-window", "Window of the sweep"},
                             Named{"diagnosis/sweep-ends-early", "Sweep ends early"},
                             Named{"diagnosis/id-bits", "Ids cut to a few bits"},
                             Named{"diagnosis/pair-key", "Pairs with the same key"},
                             Named{"diagnosis/names-skipped", "Pairs of certain names skipped"},
                             Named{"diagnosis/same-name-skipped", "Pairs of the same name skipped"},
                             Named{"diagnosis/pair-limit", "Limit of pairs in a step"},
                             Named{"diagnosis/partner-limit", "Limit of partners of an object"},
                             Named{"diagnosis/registered-elsewhere", "Registered elsewhere"},
                             Named{"diagnosis/sorted-by-centre", "Sorted by centres"},
                             Named{"diagnosis/one-sided-test", "Compared one way only"},
                             Named{"diagnosis/tested-once", "Tested once and never again"},
                             Named{"diagnosis/neighbours-not-searched", "Neighbouring cells not searched"},
                             Named{"diagnosis/touching", "Touching boxes"},
                             Named{"diagnosis/tunnelling", "Passed through"},
                             Named{"diagnosis/masks-differ", "Kept apart by masks"},
                             Named{"diagnosis/contrast", "What missed pairs have in common"}};

CheckReport emptyDiagnosis(const std::string& file)
{
    CheckReport report;
    report.command = "diagnose";
    report.files = {file};
    const auto add = [&](const Named& named, std::string cause, std::string remedy) {
        report.rules.push_back({named.id, std::string(named.title), std::move(cause), std::move(remedy)});
    };
    for (const Named& fault : kFaults)
        add(fault, "Missed pairs are explained by one fault of the broad phase; the message describes it.",
            "Do what the message says. If it is a tendency, record what the message names, and diagnose again.");
    add(kOther, "Missed pairs are explained by one fault of the broad phase; the message describes it.",
        "Do what the message says.");
    add(kUnexplained, "Pairs are missed, no known fault explains them, and nothing sets them apart from found pairs.",
        "Record where objects are registered, and diagnose again; or audit the file, and look at one of the pairs.");
    add(kUnreadableDiagnosis, "The file cannot be read, or it has no candidates to explain.",
        "Mend what the message names.");
    return report;
}

std::string_view idOf(const std::string& rule)
{
    const auto isIt = [&](const Named& fault) { return fault.id.substr(kPrefix.size()) == rule; };
    const auto found = std::ranges::find_if(kFaults, isIt);
    return found == kFaults.end() ? kOther.id : found->id;
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
    finding.rule = idOf(explanation.rule);
    finding.message = (explanation.isCause ? "" : "Tendency, not certain: ") + explanation.sentence + " It explains " +
                      (explanation.isSampled ? "about " : "") + groupedNumber(explanation.explains) + " of " +
                      countOf(diagnosis.missed, "missed pair");
    finding.remedy = withoutStop(explanation.remedy.empty() ? explanation.record : explanation.remedy);
    finding.identity = explanation.rule;
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
