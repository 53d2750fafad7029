#include "app/run_command.h"

#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/text.h"
#include "core/io/scene_writer.h"

namespace broadside {
namespace {

/// What all steps of a run did together.
struct RunTotals {
    Funnel funnel;
    std::uint64_t hits = 0;
    std::vector<ObjectId> removed;

    void add(const StepReport& report)
    {
        funnel += report.funnel;
        hits += report.hits;
        removed.insert(removed.end(), report.removed.begin(), report.removed.end());
    }
};

void printJson(std::ostream& out, const World& world, const RunTotals& totals)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("steps", world.stepCount());
    json.member("time", world.time());
    json.member("hash", hexadecimal(world.hash()));
    json.member("objects", world.objects().presentCount());
    writeIds(json, "removed", totals.removed);
    json.member("hits", totals.hits);
    writeFunnel(json, totals.funnel);
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const World& world, const RunTotals& totals)
{
    printField(out, "Steps", groupedNumber(world.stepCount()));
    printField(out, "Time", roundedNumber(world.time()) + " s");
    printField(out, "Objects left", groupedNumber(world.objects().presentCount()));
    printField(out, "Removed", objectList(world.objects(), totals.removed));
    printField(out, "Hits", groupedNumber(totals.hits));
    printField(out, "All steps", funnelText(totals.funnel));
    printField(out, "Checks", groupedNumber(totals.funnel.checks));
    printField(out, "State hash", hexadecimal(world.hash()));
}

Result<ExitCode> run(const Arguments& arguments, Console& console)
{
    const auto target = arguments.value("--save");
    if (target)
        if (const auto problem = sceneNameProblem(*target))
            return *problem;
    RunTotals totals;
    const auto opened = openWorld(arguments, console, [&](const StepReport& report) { totals.add(report); });
    if (!opened)
        return opened.problem();
    if (target)
        if (const auto problem = writeTextFile(*target, writeScene(opened->world.toScene(opened->authored))))
            return *problem;
    if (arguments.has("--json"))
        printJson(console.out, opened->world, totals);
    else
        printText(console.out, opened->world, totals);
    return ExitCode::Done;
}

} // namespace

Command runCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "N", "120", "How many steps to run; 0 only loads the world", true};
    options.push_back({"--save", "OUT", "after.broadside",
                       "Write the scene as it stands after the last step; replaces OUT if it exists"});
    return {
        {"run", "SCENE", options},
        "Step a world and say what happened",
        "Steps the world of SCENE and prints what was hit and removed, the funnel summed over all steps, and a hash\n"
        "of the final state: the same scene, steps and shots give the same hash, on every machine.\n"
        "--algorithm, --cell, --dt and --continuous hold for this run; the scene that --save writes keeps its own.",
        "broadside run resources/scenes/cannon.broadside --steps 120 --shoot 1,6,3@1",
        run};
}

} // namespace broadside
