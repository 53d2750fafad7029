#include "app/commands/audit_command.h"

#include "app/audit_output.h"
#include "app/commands/check_output.h"
#include "app/commands/trace_commands.h"
#include "app/open_world.h"
#include "app/output.h"
#include "core/base/count_text.h"
#include "core/debug/audit/audit.h"
#include "core/debug/why/remedy_trial.h"

#include <optional>
#include <string>

namespace broadside {
namespace {

void writeTrial(JsonWriter& json, const RemedyTrial& trial)
{
    json.key("tried").beginArray();
    json.beginObject();
    json.member("remedy", "swept");
    json.member("left", trial.leftWhenSwept);
    json.endObject();
    if (trial.shorter) {
        json.beginObject();
        json.member("remedy", "shorter-steps");
        json.member("dt", trial.shorter->dt);
        json.member("left", trial.shorter->left);
        json.endObject();
    }
    json.endArray();
}

void printJson(std::ostream& out, const Audit& audit, const AuditVerdict& verdict,
               const std::optional<RemedyTrial>& trial)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    writeMissed(json, audit.misses());
    json.member("falsePositives", audit.falsePositives());
    writePassages(json, audit.passages());
    if (trial)
        writeTrial(json, *trial);
    writeHidden(json, {}); // Always empty: boxes are computed from the shapes.
    json.member("findings", audit.findings());
    writeVerdict(json, verdict);
    json.endObject();
    print(out, json);
}

/// "12 larger-than-cells, 3 rounding".
std::string causesText(const Audit& audit)
{
    std::string text;
    for (const auto& [cause, count] : causesOf(audit.missed()))
        text += (text.empty() ? "" : ", ") + groupedNumber(count) + " " + std::string(broadside::nameOf(cause));
    return text;
}

void printText(std::ostream& out, const Audit& audit, const AuditVerdict& verdict, const FoundName& nameOf,
               const std::optional<RemedyTrial>& trial)
{
    printField(out, "Frames", groupedNumber(audit.frames()));
    printField(out, "Missed pairs", groupedNumber(audit.misses().count()));
    printField(out, "Candidates", groupedNumber(audit.candidates()));
    printField(out, "False positives", groupedNumber(audit.falsePositives()));
    printField(out, "Tunnelled", groupedNumber(audit.passages().size()));
    printVerdict(out, verdict);
    if (!audit.missed().empty()) {
        printField(out, "Causes", causesText(audit));
        printMissed(out, audit.misses(), nameOf);
    }
    if (trial)
        printPassages(out, audit.passages(), nameOf,
                      [&](const Passage& passed, double dt, const std::string& object, const std::string& through) {
                          return triedRemedyFor(passed, dt, object, through, *trial);
                      });
}

/// Tries remedies for objects that tunnelled; nothing if none did.
Result<std::optional<RemedyTrial>> trialFor(const PlannedRun& plan, const Audit& audit)
{
    if (audit.passages().empty())
        return std::optional<RemedyTrial>{};
    auto trial = tryRemedies(plan.scene, {plan.steps, plan.shots}, audit.passages());
    if (!trial)
        return trial.problem();
    return std::optional{*trial};
}

Result<ExitCode> audit(const Arguments& arguments, Console& console)
{
    if (isRecording(arguments.operands().front()))
        return auditRecording(arguments, console);
    Audit audit;
    const auto plan = planRun(arguments, console);
    if (!plan)
        return concludeUnreadable(arguments, console, plan.problem());
    const auto world = worldAfter(
        *plan, console, {}, [&](const World& now, const StepReport* report) { audit.observe(now, report); },
        [&](const World& tested) { audit.observeTested(tested); });
    if (!world)
        return concludeUnreadable(arguments, console, world.problem());
    const ObjectTable& objects = world->objects();
    // All objects keep their rows.
    const FoundName nameOf = [&](std::uint64_t, ObjectId id) { return nameAndId(objects, id); };
    const auto verdict =
        concludeAudit(arguments, console, {audit.misses(), audit.passages(), {}}, nameOf, &plan->authored);
    if (!verdict)
        return verdict.problem();
    const auto trial = trialFor(*plan, audit);
    if (!trial)
        return trial.problem();
    if (arguments.has("--json"))
        printJson(console.out, audit, *verdict, *trial);
    else
        printText(console.out, audit, *verdict, nameOf, *trial);
    return verdict->exitCode();
}

} // namespace

Command auditCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "N", "120",
                       "Audit steps 1 to N too (default 0: only the world as the file has it). Of a recording: "
                       "its frames up to step N (default: all)"};
    addTableOptions(options);
    addCheckOptions(options);
    return {
        {"audit", "SCENE", options},
        "Find the pairs that a broad phase misses, and why, and what tunnels",
        "Compares what the broad phase reports with what a correct algorithm of another kind says, in the world\n"
        "as loaded (step 0) and after each step. A pair that can collide, whose boxes overlap, and that is not\n"
        "reported is missed, because of: stale (registered with bounds that are not its own), outside-grid,\n"
        "partial-last-cell (the table ends before the world does), larger-than-cells (only corners are\n"
        "registered), not-registered, integer-truncation, rounding or unknown. False positives are candidates\n"
        "whose boxes do not overlap. Of each step: what passed through what that it can collide with, in one go,\n"
        "so that the two overlap neither before nor after it (tunnelling). Of recordings also: boxes that are\n"
        "smaller than their shapes, so that shapes overlap and boxes do not. Exits with 1 when anything was found.\n"
        "In JSON each missed pair has the `stage` at which it was lost, too: notRegistered, registration (the cells\n"
        "or boxes that the broad phase keeps for the two do not meet) or afterStructure.\n"
        "SCENE may also be a trace (*.bstrace) of your game: then its own candidates are audited, frame by\n"
        "frame, with its own convention of touching; what tunnels is concluded from two frames that follow one "
        "another, as if\n"
        "everything went straight between them. Or, with --algorithm, one of Broadside's on the same boxes, "
        "which\n"
        "is the only way for a table (*.csv, *.tsv).\n"
        "For servers that build and test: --junit and --sarif write what was found, each pair once for each cause; "
        "with\n"
        "--baseline only what is not accepted yet counts, and exits with 1.",
        "broadside audit resources/scenes/mixed.broadside --algorithm corner-grid --steps 10",
        audit};
}

} // namespace broadside
