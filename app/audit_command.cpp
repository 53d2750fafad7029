#include "app/audit_command.h"

#include "app/open_world.h"
#include "app/output.h"
#include "core/base/text.h"
#include "core/debug/audit.h"

#include <algorithm>
#include <map>

namespace broadside {
namespace {

constexpr std::size_t kMostShown = 20; // lines for people; JSON has all

void printJson(std::ostream& out, const Audit& audit)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.key("missed").beginArray();
    for (const Audit::Miss& miss : audit.missed()) {
        json.beginObject();
        json.member("step", miss.step);
        json.member("a", miss.pair.a.value);
        json.member("b", miss.pair.b.value);
        json.member("cause", nameOf(miss.cause));
        json.endObject();
    }
    json.endArray();
    json.member("falsePositives", audit.falsePositives());
    json.key("tunnelled").beginArray().endArray(); // a frame by itself does not tell where things were before
    json.member("findings", audit.missed().size());
    json.endObject();
    print(out, json);
}

/// "12 larger-than-cells, 3 rounding".
std::string causesOf(const Audit& audit)
{
    std::map<MissCause, std::uint64_t> counts;
    for (const Audit::Miss& miss : audit.missed())
        ++counts[miss.cause];
    std::string text;
    for (const auto& [cause, count] : counts)
        text += (text.empty() ? "" : ", ") + groupedNumber(count) + " " + std::string(nameOf(cause));
    return text;
}

void printText(std::ostream& out, const Audit& audit, const ObjectTable& objects)
{
    printField(out, "Frames", groupedNumber(audit.frames()));
    printField(out, "Missed pairs", groupedNumber(audit.missed().size()));
    printField(out, "Candidates", groupedNumber(audit.candidates()));
    printField(out, "False positives", groupedNumber(audit.falsePositives()));
    if (!audit.missed().empty()) {
        printField(out, "Causes", causesOf(audit));
        out << "\nMissed pairs:\n";
    }
    for (std::size_t i = 0; i < std::min(kMostShown, audit.missed().size()); ++i) {
        const Audit::Miss& miss = audit.missed()[i];
        out << "  step " << miss.step << ": " << nameAndId(objects, miss.pair.a) << " - "
            << nameAndId(objects, miss.pair.b) << ", " << nameOf(miss.cause) << '\n';
    }
    if (audit.missed().size() > kMostShown)
        out << "  and " << groupedNumber(audit.missed().size() - kMostShown) << " more; --json lists all\n";
}

Result<ExitCode> audit(const Arguments& arguments, Console& console)
{
    Audit audit;
    const auto opened = openWorld(arguments, console, {}, [&](const World& world) { audit.observe(world); });
    if (!opened)
        return opened.problem();
    if (arguments.has("--json"))
        printJson(console.out, audit);
    else
        printText(console.out, audit, opened->world.objects());
    return audit.missed().empty() ? ExitCode::Done : ExitCode::Findings;
}

} // namespace

Command auditCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "N", "120", "Audit steps 1 to N too (default 0: only the world as the file has it)"};
    return {{"audit", "SCENE", options},
            "Find the pairs that a broad phase misses, and why",
            "Compares what the broad phase hands out with what a correct algorithm of another kind says, in the world\n"
            "as loaded (step 0) and after each step. A pair that can collide, whose boxes overlap, and that is not\n"
            "handed out is missed, because of: stale (registered where it stood before), outside-grid,\n"
            "partial-last-cell (the table ends before the world does), larger-than-cells (only corners are\n"
            "registered), integer-truncation, rounding or unknown. False positives are candidates whose boxes do not\n"
            "overlap. Exits with 1 when a pair was missed. Tunnelling is not looked for: `tunnelled` is empty.",
            "broadside audit resources/scenes/mixed.broadside --algorithm corner-grid --steps 10",
            audit};
}

} // namespace broadside
