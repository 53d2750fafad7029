#include "app/audit_output.h"

#include "app/audit_report.h"
#include "app/check_output.h"
#include "app/output.h"
#include "core/base/text.h"

#include <algorithm>

namespace broadside {

void writeMissed(JsonWriter& json, std::span<const Audit::Miss> missed)
{
    json.key("missed").beginArray();
    for (const Audit::Miss& miss : missed) {
        json.beginObject();
        json.member("step", miss.step);
        json.member("a", miss.pair.a.value);
        json.member("b", miss.pair.b.value);
        json.member("cause", nameOf(miss.cause));
        json.endObject();
    }
    json.endArray();
}

std::map<MissCause, std::uint64_t> causesOf(std::span<const Audit::Miss> missed)
{
    std::map<MissCause, std::uint64_t> counts;
    for (const Audit::Miss& miss : missed)
        ++counts[miss.cause];
    return counts;
}

void printMissed(std::ostream& out, std::span<const Audit::Miss> missed, const ObjectTable& objects)
{
    out << "\nMissed pairs:\n";
    for (const Audit::Miss& miss : missed.first(std::min(kMostShown, missed.size())))
        out << "  step " << miss.step << ": " << nameAndId(objects, miss.pair.a) << " - "
            << nameAndId(objects, miss.pair.b) << ", " << nameOf(miss.cause) << '\n';
    printRest(out, missed.size());
}

Result<AuditVerdict> concludeAudit(const Arguments& arguments, Console& console, std::span<const Audit::Miss> missed,
                                   std::span<const Audit::Passage> tunnelled, const ObjectTable& objects,
                                   const Scene* scene)
{
    AuditVerdict verdict;
    verdict.fresh = missed.size() + tunnelled.size();
    if (!wantsCheckReport(arguments))
        return verdict;
    CheckReport report = auditReport(arguments.operands().front(), missed, tunnelled, objects, scene);
    if (const auto problem = concludeChecks(arguments, console, report))
        return *problem;
    verdict.hasBaseline = arguments.has("--baseline") || arguments.has("--write-baseline");
    for (const CheckFinding& finding : report.findings)
        verdict.accepted += finding.isAccepted ? finding.occurrences : 0;
    verdict.fresh -= verdict.accepted;
    return verdict;
}

Problem concludeUnreadable(const Arguments& arguments, Console& console, const Problem& problem)
{
    if (!wantsCheckReport(arguments) || problem.file.empty())
        return problem;
    CheckReport report = unreadableAudit(arguments.operands().front(), problem);
    if (const auto failure = concludeChecks(arguments, console, report)) {
        console.say(problem);
        return *failure;
    }
    return problem;
}

void writeVerdict(JsonWriter& json, const AuditVerdict& verdict)
{
    if (!verdict.hasBaseline)
        return;
    json.member("accepted", verdict.accepted);
    json.member("new", verdict.fresh);
}

void printVerdict(std::ostream& out, const AuditVerdict& verdict)
{
    if (!verdict.hasBaseline)
        return;
    printField(out, "Accepted", groupedNumber(verdict.accepted));
    printField(out, "New", groupedNumber(verdict.fresh));
}

void printRest(std::ostream& out, std::size_t count)
{
    if (count > kMostShown)
        out << "  and " << groupedNumber(count - kMostShown) << " more; --json lists all\n";
}

} // namespace broadside
