#include "app/audit_command.h"

#include "app/audit_output.h"
#include "app/check_output.h"
#include "app/open_world.h"
#include "app/output.h"
#include "app/trace_commands.h"
#include "core/base/count_text.h"
#include "core/debug/audit.h"

namespace broadside {
namespace {

void printJson(std::ostream& out, const Audit& audit, const AuditVerdict& verdict)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    writeMissed(json, audit.misses());
    json.member("falsePositives", audit.falsePositives());
    writeTunnelled(json, audit.tunnelled());
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
        text += (text.empty() ? "" : ", ") + groupedNumber(count) + " " + std::string(nameOf(cause));
    return text;
}

void printText(std::ostream& out, const Audit& audit, const AuditVerdict& verdict, const ObjectTable& objects)
{
    printField(out, "Frames", groupedNumber(audit.frames()));
    printField(out, "Missed pairs", groupedNumber(audit.misses().count()));
    printField(out, "Candidates", groupedNumber(audit.candidates()));
    printField(out, "False positives", groupedNumber(audit.falsePositives()));
    printField(out, "Tunnelled", groupedNumber(audit.tunnelled().size()));
    printVerdict(out, verdict);
    if (!audit.missed().empty()) {
        printField(out, "Causes", causesText(audit));
        printMissed(out, audit.misses(), objects);
    }
    if (!audit.tunnelled().empty())
        printTunnelled(out, audit.tunnelled(), objects, remedyFor);
}

Result<ExitCode> audit(const Arguments& arguments, Console& console)
{
    if (isRecording(arguments.operands().front()))
        return auditRecording(arguments, console);
    Audit audit;
    const auto opened = openWorld(arguments, console, {},
                                  [&](const World& world, const StepReport* report) { audit.observe(world, report); });
    if (!opened)
        return concludeUnreadable(arguments, console, opened.problem());
    const ObjectTable& objects = opened->world.objects();
    const auto verdict =
        concludeAudit(arguments, console, audit.misses(), audit.tunnelled(), objects, &opened->authored);
    if (!verdict)
        return verdict.problem();
    if (arguments.has("--json"))
        printJson(console.out, audit, *verdict);
    else
        printText(console.out, audit, *verdict, objects);
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
        "Compares what the broad phase hands out with what a correct algorithm of another kind says, in the world\n"
        "as loaded (step 0) and after each step. A pair that can collide, whose boxes overlap, and that is not\n"
        "handed out is missed, because of: stale (registered where it stood before), outside-grid,\n"
        "partial-last-cell (the table ends before the world does), larger-than-cells (only corners are\n"
        "registered), integer-truncation, rounding or unknown. False positives are candidates whose boxes do not\n"
        "overlap. Of each step: what passed through what that it can collide with, in one go, so that the two overlap\n"
        "neither before nor after it (tunnelling). Exits with 1 when anything was found.\n"
        "SCENE may also be a trace (*.bstrace) of somebody else's game: then its own candidates are audited, frame by\n"
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
