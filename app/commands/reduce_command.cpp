#include "app/commands/reduce_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/count_text.h"
#include "core/base/message/name_messages.h"
#include "core/base/text.h"
#include "core/debug/audit/finding.h"
#include "core/debug/reduction/step_reduction.h"
#include "core/debug/why/why.h"
#include "core/io/scene/scene_writer.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <optional>
#include <sstream>

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

/// The first missed pair of a recording, and the small scene that shows it.
struct RecordedMiss {
    Finding finding; ///< The finding as it is in the recording.
    ReducedFinding reduced;
    WhyAnswer why;
    std::string a; ///< Its name and id.
    std::string b;
};

/// Nothing if no frame misses a pair.
Result<std::optional<RecordedMiss>> firstReducedMiss(OpenedRecording& recording, const Arguments& arguments)
{
    const auto count = recording.frameCount(arguments);
    if (!count)
        return count.problem();
    if (const auto problem = recording.world().seek(0)) // cells may have to suit the objects
        return *problem;
    const auto own = recording.chosenBroadPhase(arguments);
    if (!own)
        return own.problem();
    if (const auto problem = recording.noCandidates(); problem && !*own)
        return *problem;
    const trace::Recording source(recording.reader());
    const auto finding = firstMiss(source, {source.stepOf(0), source.stepOf(*count - 1)}, *own);
    if (!finding)
        return finding.problem();
    if (!*finding)
        return std::optional<RecordedMiss>{};
    ReduceOptions options;
    options.finding = **finding;
    options.asked = *own;
    RecordedMiss miss{**finding, reduceFinding(source, options), {}, {}, {}};
    if (miss.reduced.problem && !miss.reduced.isShownByNone)
        return *miss.reduced.problem;
    const auto walk = source.walk();
    if (!walk)
        return walk.problem();
    const auto explain = [&](const Frame& frame) {
        const ObjectTable& objects = frame.objects();
        miss.why = why(frame, *objects.rowOf(miss.finding.a), *objects.rowOf(miss.finding.b));
        miss.a = nameAndId(objects, miss.finding.a);
        miss.b = nameAndId(objects, miss.finding.b);
    };
    if (const auto problem = (*walk)->look(source.frameOf(miss.finding.step), explain, *own))
        return *problem;
    return std::optional{std::move(miss)};
}

/// @param shown Null: no scene shows a finding.
void printRecordedJson(std::ostream& out, std::size_t objects, const RecordedMiss* shown)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("objects", objects);
    json.key("finding");
    if (shown) {
        writeFinding(json, shown->finding);
        json.member("shownBy", infoOf(*shown->reduced.shownBy).name);
        writeMessage(json, "sentence", shown->why.sentence);
        writeMessage(json, "remedy", shown->why.remedy);
        json.member("runs", shown->reduced.reduced->reduction.runs);
        json.member("complete", shown->reduced.reduced->reduction.complete);
    } else {
        json.null();
    }
    json.endObject();
    print(out, json);
}

Message findingText(const RecordedMiss& miss)
{
    return texts::cliReduceMissed(miss.finding.step, miss.a, miss.b, nameOf(miss.finding.cause));
}

void printRecordedText(std::ostream& out, const std::string& file, const RecordedMiss& miss)
{
    printField(out, texts::cliFieldFinding(), findingText(miss));
    printField(out, texts::cliFieldObjects(),
               texts::cliReduceLeft(miss.reduced.reduced->reduction.scene.size(), miss.reduced.objectsBefore));
    out << miss.why.sentence.text() << '\n' << miss.why.remedy.text() << '\n';
    out << texts::cliWroteReducedFrame(file, infoOf(*miss.reduced.shownBy).name).text() << '\n';
}

ExitCode sayThatNoSceneShows(const RecordedMiss& miss, const Arguments& arguments, Console& console)
{
    const std::string& source = arguments.operands().front();
    const std::string& target = arguments.operands()[1];
    if (arguments.has("--json"))
        printRecordedJson(console.out, miss.reduced.objectsBefore, nullptr);
    console.err << texts::cliNoneFoundScene(findingText(miss), target, source, miss.finding.step).text() << '\n';
    return ExitCode::File;
}

/// Null for `reduction`: there is no finding, and all objects remain.
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

/// "Box 1 (1)"; "Object (7)" for a spawned object.
std::string nameIn(const Scene& scene, ObjectId id)
{
    const SceneObject* object = scene.find(id);
    return (object ? texts::nameWithId(displayName(*object), id.value) : texts::cliReduceObject(id.value)).text();
}

void printText(std::ostream& out, const std::string& file, const PlannedRun& plan, const Reduction& reduction)
{
    const Finding& finding = reduction.finding;
    const bool isMiss = finding.kind == Finding::Kind::MissedPair;
    const std::string a = nameIn(reduction.scene, finding.a);
    const std::string b = nameIn(reduction.scene, finding.b);
    printField(out, texts::cliFieldFinding(),
               isMiss ? texts::cliReduceMissed(finding.step, a, b, nameOf(finding.cause))
                      : texts::cliReduceThrough(finding.step, a, b));
    printField(out, texts::cliFieldObjects(), texts::cliReduceLeft(reduction.scene.size(), plan.scene.size()));
    printField(out, texts::cliFieldRuns(),
               reduction.complete ? Message(groupedNumber(reduction.runs)) : texts::cliReduceAtLimit(reduction.runs));
    std::ostringstream shots;
    for (const TimedInput& shot : plan.shots)
        if (const auto* shoot = std::get_if<ShootInput>(&shot.input); shoot && shot.step <= finding.step)
            shots << " --shoot " << shoot->cannon.value << ',' << shortestNumber(shoot->pointer.x) << ','
                  << shortestNumber(shoot->pointer.y) << '@' << shot.step;
    out << texts::cliWroteReduced(file, finding.step, shots.str()).text() << '\n';
}

Result<ExitCode> reduceRecording(const Arguments& arguments, Console& console)
{
    const std::string& target = arguments.operands()[1];
    const auto recording = OpenedRecording::open(arguments, console, Source::ManyFrames);
    if (!recording)
        return recording.problem();
    const auto miss = firstReducedMiss(**recording, arguments);
    if (!miss)
        return miss.problem();
    if (!*miss) {
        if (arguments.has("--json"))
            printRecordedJson(console.out, (*recording)->world().objects().presentCount(), nullptr);
        console.err << texts::cliNoneFoundFrames(target).text() << '\n';
        return ExitCode::Findings;
    }
    if (!(*miss)->reduced.reduced)
        return sayThatNoSceneShows(**miss, arguments, console);
    const Scene& scene = (*miss)->reduced.reduced->reduction.scene;
    if (const auto problem = writeSceneFile(target, scene, writeSceneCanonically(scene), console))
        return *problem;
    if (arguments.has("--json"))
        printRecordedJson(console.out, scene.size(), &**miss);
    else
        printRecordedText(console.out, target, **miss);
    return ExitCode::Done;
}

Result<ExitCode> reduce(const Arguments& arguments, Console& console)
{
    const std::string& target = arguments.operands()[1];
    if (const auto problem = sceneNameProblem(target))
        return *problem;
    if (isRecordingFile(arguments.operands().front()))
        return reduceRecording(arguments, console);
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
        console.err << texts::cliNoneFoundSteps(plan->steps, target).text() << '\n';
        return ExitCode::Findings;
    }
    const Scene& smallest = (*reduction)->scene;
    if (const auto problem = writeSceneFile(target, smallest, writeSceneCanonically(smallest), console))
        return *problem;
    if (arguments.has("--json"))
        printJson(console.out, smallest.size(), &**reduction);
    else
        printText(console.out, target, *plan, **reduction);
    return ExitCode::Done;
}

} // namespace

Command reduceCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "N", "120", texts::optionStepsOfReduce()};
    addTableOptions(options);
    return {{"reduce", "SCENE OUT", options},
            texts::helpReduce(),
            texts::helpReduceDetails(),
            "broadside reduce resources/scenes/mixed.broadside smallest.broadside --algorithm corner-grid",
            reduce};
}

} // namespace broadside
