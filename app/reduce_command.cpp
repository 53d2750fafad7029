#include "app/reduce_command.h"

#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/text.h"
#include "core/debug/reduce.h"
#include "core/io/scene_writer.h"

namespace broadside {
namespace {

void writeFinding(JsonWriter& json, const Finding& finding)
{
    const bool isMiss = finding.kind == Finding::Kind::MissedPair;
    json.beginObject();
    json.member("kind", nameOf(finding.kind));
    json.member("step", finding.step);
    json.member(isMiss ? "a" : "object", finding.a.value);
    json.member(isMiss ? "b" : "through", finding.b.value);
    if (isMiss)
        json.member("cause", nameOf(finding.cause));
    json.endObject();
}

/// Without a reduction there is no finding, and all objects are left.
void printJson(std::ostream& out, std::size_t objects, const Reduction* reduction)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("objects", objects);
    json.key("finding");
    if (reduction) {
        writeFinding(json, reduction->finding);
        json.member("runs", reduction->runs);
        json.member("complete", reduction->complete);
    } else {
        json.null();
    }
    json.endObject();
    print(out, json);
}

/// "Box 1 (1)"; of what was spawned the number alone.
std::string nameIn(const Scene& scene, ObjectId id)
{
    const SceneObject* object = scene.find(id);
    return (object ? displayName(*object) : std::string("Object")) + " (" + std::to_string(id.value) + ")";
}

void printText(std::ostream& out, const std::string& file, const PlannedRun& plan, const Reduction& reduction)
{
    const Finding& finding = reduction.finding;
    const bool isMiss = finding.kind == Finding::Kind::MissedPair;
    const std::string a = nameIn(reduction.scene, finding.a);
    const std::string b = nameIn(reduction.scene, finding.b);
    printField(out, "Finding",
               isMiss ? "step " + std::to_string(finding.step) + ": " + a + " - " + b + " is missed, " +
                            std::string(nameOf(finding.cause))
                      : "step " + std::to_string(finding.step) + ": " + a + " through " + b);
    printField(out, "Objects",
               groupedNumber(reduction.scene.size()) + " of " + groupedNumber(plan.scene.size()) + " left");
    printField(out, "Runs", groupedNumber(reduction.runs) + (reduction.complete ? "" : ", which is the limit"));
    out << "Wrote " << file << ". To see the finding: broadside audit " << file << " --steps " << finding.step;
    for (const TimedInput& shot : plan.shots)
        if (const auto* shoot = std::get_if<ShootInput>(&shot.input); shoot && shot.step <= finding.step)
            out << " --shoot " << shoot->cannon.value << ',' << shortestNumber(shoot->pointer.x) << ','
                << shortestNumber(shoot->pointer.y) << '@' << shot.step;
    out << '\n';
}

Result<ExitCode> reduce(const Arguments& arguments, Console& console)
{
    const std::string& target = arguments.operands()[1];
    if (const auto problem = sceneNameProblem(target))
        return *problem;
    const auto plan = planRun(arguments, console);
    if (!plan)
        return plan.problem();
    ReduceOptions options;
    options.plan = {plan->steps, plan->shots};
    const auto reduction = reduce(plan->scene, options);
    if (!reduction)
        return reduction.problem();
    if (!*reduction) {
        if (arguments.has("--json"))
            printJson(console.out, plan->scene.size(), nullptr);
        console.err << "Nothing was found in steps 0 to " << plan->steps << ", so there is nothing to reduce, and "
                    << target << " was not written. Give more --steps, or another --algorithm.\n";
        return ExitCode::Findings;
    }
    if (const auto problem = writeTextFile(target, writeSceneCanonically((*reduction)->scene)))
        return *problem;
    if (arguments.has("--json"))
        printJson(console.out, (*reduction)->scene.size(), &**reduction);
    else
        printText(console.out, target, *plan, **reduction);
    return ExitCode::Done;
}

} // namespace

Command reduceCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "N", "120",
                       "Look for the finding in steps 1 to N too (default 0: only the world as loaded)"};
    return {
        {"reduce", "SCENE OUT", options},
        "Make the smallest scene that still shows the first finding",
        "Takes the first thing that audit finds, and leaves out objects, components, masks, motion and decimals as\n"
        "long as the same pair is still found first, in the same step, for the same cause. Names and ids stay. OUT\n"
        "has the broad phase, dt and sweep of the options, so that audit OUT shows it; shots are no part of a scene\n"
        "and must be given again. Exits with 0 when OUT was written, with 1 when nothing was found: then it is not.",
        "broadside reduce resources/scenes/mixed.broadside smallest.broadside --algorithm corner-grid",
        reduce};
}

} // namespace broadside
