#include "app/audit_output.h"

#include "app/commands/check_output.h"
#include "app/output.h"
#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/debug/audit/finding.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

void writePassage(JsonWriter& json, const Audit::Passage& passage)
{
    const Tunnelling& tunnelling = passage.tunnelling;
    json.beginObject();
    json.member("step", passage.step);
    json.member("object", tunnelling.object.value);
    json.member("through", tunnelling.through.value);
    json.member("fraction", tunnelling.fraction);
    json.member("place", std::span<const double>(std::array{tunnelling.place.x, tunnelling.place.y}));
    json.member("speed", speedOf(tunnelling, passage.dt));
    json.member("way", tunnelling.way);
    json.member("inside", tunnelling.inside);
    json.member("seen", tunnelling.wasSeen);
    json.endObject();
}

/// The passage that needs the shortest step, or the thickest wall, to be seen.
const Audit::Passage& worstOf(std::span<const Audit::Passage> tunnelled)
{
    return *std::ranges::min_element(tunnelled, {}, [](const Audit::Passage& passage) {
        return passage.dt * passage.tunnelling.inside / passage.tunnelling.way;
    });
}

} // namespace

void writeMissed(JsonWriter& json, const Audit::Misses& missed)
{
    json.key("missed").beginArray();
    for (const Audit::Miss& miss : missed.listed) {
        json.beginObject();
        json.member("step", miss.step);
        json.member("a", miss.pair.a.value);
        json.member("b", miss.pair.b.value);
        json.member("cause", nameOf(miss.cause));
        json.member("stage", nameOf(miss.stage));
        json.endObject();
    }
    json.endArray();
    if (missed.unlisted > 0)
        json.member("unlisted", missed.unlisted);
}

std::map<MissCause, std::uint64_t> causesOf(std::span<const Audit::Miss> missed)
{
    std::map<MissCause, std::uint64_t> counts;
    for (const Audit::Miss& miss : missed)
        ++counts[miss.cause];
    return counts;
}

void printMissed(std::ostream& out, const Audit::Misses& missed, const FoundName& nameOf)
{
    out << "\nMissed pairs:\n";
    for (const Audit::Miss& miss : std::span(missed.listed).first(std::min(kMostShown, missed.listed.size())))
        out << "  step " << miss.step << ": " << nameOf(miss.step, miss.pair.a) << " - "
            << nameOf(miss.step, miss.pair.b) << ", " << broadside::nameOf(miss.cause) << '\n';
    printRest(out, missed.count());
}

void writeTunnelled(JsonWriter& json, std::span<const Audit::Passage> tunnelled)
{
    json.key("tunnelled").beginArray();
    for (const Audit::Passage& passage : tunnelled)
        writePassage(json, passage);
    json.endArray();
}

void printTunnelled(std::ostream& out, std::span<const Audit::Passage> tunnelled, const FoundName& nameOf,
                    const PassageRemedy& remedy)
{
    out << "\nTunnelled:\n";
    for (std::size_t i = 0; i < std::min(kMostShown, tunnelled.size()); ++i) {
        const auto& [step, dt, passed] = tunnelled[i];
        out << "  step " << step << ": " << nameOf(step, passed.object) << " through " << nameOf(step, passed.through)
            << " at (" << roundedNumber(passed.place.x) << ", " << roundedNumber(passed.place.y) << ") m, with "
            << roundedNumber(speedOf(passed, dt)) << " m/s\n";
    }
    printRest(out, tunnelled.size());
    const auto& [step, dt, worst] = worstOf(tunnelled);
    out << "\nIn step " << step << ' ' << remedy(worst, dt, nameOf(step, worst.object), nameOf(step, worst.through))
        << '\n';
}

void writeHidden(JsonWriter& json, std::span<const Audit::Hidden> hidden)
{
    json.key("boxSmallerThanShape").beginArray();
    for (const Audit::Hidden& one : hidden) {
        json.beginObject();
        json.member("step", one.step);
        json.member("a", one.pair.a.value);
        json.member("b", one.pair.b.value);
        json.endObject();
    }
    json.endArray();
}

void printHidden(std::ostream& out, std::span<const Audit::Hidden> hidden, const FoundName& nameOf)
{
    if (hidden.empty())
        return;
    out << "\nShapes overlap, and boxes that are smaller than them do not:\n";
    for (const Audit::Hidden& one : hidden.first(std::min(kMostShown, hidden.size())))
        out << "  step " << one.step << ": " << nameOf(one.step, one.pair.a) << " - " << nameOf(one.step, one.pair.b)
            << '\n';
    printRest(out, hidden.size());
    out << remedyForSmallBox() << '\n';
}

Result<AuditVerdict> concludeAudit(const Arguments& arguments, Console& console, const AuditFindings& found,
                                   const FoundName& nameOf, const Scene* scene)
{
    AuditVerdict verdict;
    verdict.fresh = found.count();
    if (!wantsCheckReport(arguments))
        return verdict;
    CheckReport report = auditReport(arguments.operands().front(), found, nameOf, scene);
    if (const auto problem = concludeChecks(arguments, console, report))
        return *problem;
    verdict.hasBaseline = hasBaseline(arguments);
    for (const CheckFinding& finding : report.findings)
        verdict.accepted += finding.isAccepted ? finding.occurrences : 0;
    verdict.fresh -= verdict.accepted;
    return verdict;
}

Problem concludeUnreadable(const Arguments& arguments, Console& console, const Problem& problem,
                           CheckReport (*reportOf)(const std::string& file, const Problem& problem))
{
    if (!wantsCheckReport(arguments) || problem.file.empty())
        return problem;
    CheckReport report = reportOf(arguments.operands().front(), problem);
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
