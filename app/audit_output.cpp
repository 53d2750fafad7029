#include "app/audit_output.h"

#include "app/commands/check_output.h"
#include "app/messages/answer_messages.h"
#include "app/output.h"
#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/debug/audit/finding.h"
#include "core/debug/diagnosis/texts/cause_text.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

void writePassage(JsonWriter& json, const FoundPassage& found)
{
    const Passage& passage = found.passage;
    json.beginObject();
    json.member("step", found.step);
    json.member("object", passage.object.value);
    json.member("through", passage.through.value);
    json.member("fraction", passage.fraction);
    json.member("place", std::span<const double>(std::array{passage.place.x, passage.place.y}));
    json.member("speed", speedOf(passage, found.dt));
    json.member("way", passage.pathLength);
    json.member("inside", passage.inside);
    json.member("seen", passage.wasSeen);
    json.endObject();
}

/// The passage that needs the shortest step, or the thickest wall, to be seen.
const FoundPassage& worstOf(std::span<const FoundPassage> passages)
{
    return *std::ranges::min_element(passages, {}, [](const FoundPassage& passage) {
        return passage.dt * passage.passage.inside / passage.passage.pathLength;
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
        json.member("id", diagnosis::sentenceOf(miss.cause).id());
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
    out << '\n' << texts::cliAuditMissed().text() << '\n';
    for (const Audit::Miss& miss : std::span(missed.listed).first(std::min(kMostShown, missed.listed.size())))
        out << "  "
            << texts::cliAuditMissedRow(miss.step, nameOf(miss.step, miss.pair.a), nameOf(miss.step, miss.pair.b),
                                        broadside::nameOf(miss.cause))
                   .text()
            << '\n';
    printRest(out, missed.count());
}

void writePassages(JsonWriter& json, std::span<const FoundPassage> passages)
{
    json.key("tunnelled").beginArray();
    for (const FoundPassage& passage : passages)
        writePassage(json, passage);
    json.endArray();
}

void printPassages(std::ostream& out, std::span<const FoundPassage> passages, const FoundName& nameOf,
                   const PassageRemedy& remedy)
{
    out << '\n' << texts::cliAuditTunnelled().text() << '\n';
    for (std::size_t i = 0; i < std::min(kMostShown, passages.size()); ++i) {
        const auto& [step, dt, passed] = passages[i];
        out << "  "
            << texts::cliAuditTunnelledRow(step, nameOf(step, passed.object), nameOf(step, passed.through),
                                           passed.place.x, passed.place.y, speedOf(passed, dt))
                   .text()
            << '\n';
    }
    printRest(out, passages.size());
    const auto& [step, dt, worst] = worstOf(passages);
    out << '\n'
        << texts::cliAuditInStep(step, remedy(worst, dt, nameOf(step, worst.object), nameOf(step, worst.through)))
               .text()
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
    out << '\n' << texts::cliAuditHidden().text() << '\n';
    for (const Audit::Hidden& one : hidden.first(std::min(kMostShown, hidden.size())))
        out << "  "
            << texts::cliAuditHiddenRow(one.step, nameOf(one.step, one.pair.a), nameOf(one.step, one.pair.b)).text()
            << '\n';
    printRest(out, hidden.size());
    out << remedyForSmallBox().text() << '\n';
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
    if (verdict.hasBaseline) {
        json.member("accepted", verdict.accepted);
        json.member("new", verdict.fresh);
    }
    if (verdict.hasRules)
        json.member("ignored", verdict.ignored);
}

void printVerdict(std::ostream& out, const AuditVerdict& verdict)
{
    if (verdict.hasBaseline) {
        printField(out, texts::cliFieldAccepted(), groupedNumber(verdict.accepted));
        printField(out, texts::cliFieldNew(), groupedNumber(verdict.fresh));
    }
    if (verdict.hasRules)
        printField(out, texts::cliFieldIgnored(), groupedNumber(verdict.ignored));
}

void printAsleep(std::ostream& out, std::uint64_t pairs)
{
    if (pairs > 0)
        printField(out, texts::cliFieldBothAsleep(), texts::cliAuditAsleep(pairs));
}

void printRest(std::ostream& out, std::size_t count)
{
    if (count > kMostShown)
        out << "  " << texts::cliAndMoreInJson(count - kMostShown).text() << '\n';
}

} // namespace broadside
