#include "app/commands/why_command.h"

#include "app/expectation_output.h"
#include "app/open_steps.h"
#include "app/open_world.h"
#include "app/output.h"
#include "core/base/text.h"
#include "core/collision/queries.h"
#include "core/debug/audit/run_passages.h"
#include "core/debug/why/nearest_approach.h"
#include "core/debug/why/why.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>

namespace broadside {
namespace {

/// A stage of the funnel that --expect can name.
struct Stage {
    std::string_view name;
    bool WhyAnswer::*reached;
};
constexpr std::array kStages{Stage{"can-collide", &WhyAnswer::canCollide}, Stage{"candidate", &WhyAnswer::candidate},
                             Stage{"box-overlap", &WhyAnswer::boxOverlap}, Stage{"overlap", &WhyAnswer::overlap}};

/// The value of --expect: a stage, or "no-" and a stage.
struct ExpectedStage {
    Stage stage{};
    bool isReached = true;

    [[nodiscard]] bool isMetBy(const WhyAnswer& answer) const { return answer.*stage.reached == isReached; }
};

Result<std::optional<ExpectedStage>> expectationFrom(const Arguments& arguments)
{
    const auto text = arguments.value("--expect");
    if (!text)
        return std::optional<ExpectedStage>{};
    const bool isReached = !text->starts_with("no-");
    const std::string name = isReached ? *text : text->substr(3);
    for (const Stage& stage : kStages)
        if (stage.name == name)
            return std::optional{ExpectedStage{stage, isReached}};
    return arguments.badValue("--expect", *text,
                              "can-collide, candidate, box-overlap or overlap, nor one of these after no-");
}

/// Finds the step in which the two objects came nearest, by the rules of nearestApproach().
class ApproachWatch {
public:
    ApproachWatch(ObjectId a, ObjectId b) noexcept
        : m_a(a)
        , m_b(b)
    {}
    void observe(const World& world, const StepReport* report)
    {
        if (report && metIn(*report, m_a, m_b))
            return take(world.stepCount(), 0.0);
        const ObjectTable& objects = world.objects();
        const auto a = objects.indexOf(m_a);
        const auto b = objects.indexOf(m_b);
        if (!a || !b)
            return;
        take(world.stepCount(),
             distanceBetween(objects.shapeOf(*a), objects.poseOf(*a), objects.shapeOf(*b), objects.poseOf(*b)));
    }
    std::optional<NearestApproach> nearest;

private:
    void take(std::uint64_t step, double distance)
    {
        if (!nearest || distance < nearest->distance)
            nearest = NearestApproach{step, distance};
    }

    ObjectId m_a;
    ObjectId m_b;
};

/// Nothing if an object is not in the frame.
std::optional<double> distanceOf(const WhyAnswer& answer)
{
    return answer.stage == PairStage::NotInFrame ? std::nullopt : std::optional(answer.distance);
}

/// Of a question that names no step: whether the two touch in the whole run, and why not.
struct WholeRun {
    StepRange steps;
    ExpectationAnswer answer;
};

void writeRun(JsonWriter& json, const std::optional<WholeRun>& run)
{
    json.key("run");
    if (!run) {
        json.null();
        return;
    }
    json.beginObject();
    json.key("steps").beginArray().value(run->steps.first).value(run->steps.last).endArray();
    writeExpectation(json, run->answer);
    json.endObject();
}

void printRun(std::ostream& out, const WholeRun& run)
{
    out << "\nIn steps " << run.steps.first << " to " << run.steps.last << ":\n";
    printChain(out, run.answer);
}

/// Removals after the chosen step.
void writeLater(JsonWriter& json, const std::vector<RemovalText>& later)
{
    json.key("removedLater").beginArray();
    for (const RemovalText& removal : later) {
        json.beginObject();
        json.member("object", removal.object.value);
        json.member("step", removal.step);
        json.member("sentence", removal.text + ".");
        json.endObject();
    }
    json.endArray();
}

void printJson(std::ostream& out, const WhyAnswer& answer, const std::optional<NearestApproach>& nearest,
               const std::vector<RemovalText>& later, const std::optional<WholeRun>& run)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("sentence", answer.sentence);
    json.member("remedy", answer.remedy);
    json.member("canCollide", answer.canCollide);
    json.member("candidate", answer.candidate);
    json.member("boxOverlap", answer.boxOverlap);
    json.member("overlap", answer.overlap);
    json.member("distance", distanceOf(answer));
    writeNearest(json, nearest);
    writeLater(json, later);
    writeRun(json, run);
    json.member("cause", answer.cause ? std::optional(nameOf(*answer.cause)) : std::nullopt);
    json.member("stage", answer.stage ? std::optional(nameOf(*answer.stage)) : std::nullopt);
    json.member("boxSmallerThanShape", answer.boxSmallerThanShape);
    writeNumbers(json, "sharedCells", answer.sharedCells);
    writeNumbers(json, "registeredCellsA", answer.registeredA);
    writeNumbers(json, "registeredCellsB", answer.registeredB);
    json.endObject();
    print(out, json);
}

/// @param nearest Nothing if there is only one frame.
void printText(std::ostream& out, const WhyAnswer& answer, const std::optional<NearestApproach>& nearest,
               const std::vector<RemovalText>& later, const std::optional<WholeRun>& run)
{
    const auto yesOrNo = [](bool yes) { return yes ? "yes" : "no"; };
    out << answer.sentence << '\n' << answer.remedy << '\n';
    for (const RemovalText& removal : later)
        out << "Later: " << removal.text << ".\n";
    if (run)
        printRun(out, *run);
    out << '\n';
    if (nearest)
        printField(out, "Nearest", nearestText(*nearest));
    printField(out, "Can collide", yesOrNo(answer.canCollide));
    printField(out, "Candidate", yesOrNo(answer.candidate));
    printField(out, "Box overlap", yesOrNo(answer.boxOverlap));
    printField(out, "Shape overlap", yesOrNo(answer.overlap));
    if (const auto distance = distanceOf(answer))
        printField(out, "Distance", roundedNumber(*distance) + " m");
    printField(out, "Shared cells", numberList(answer.sharedCells));
    if (answer.cause)
        printField(out, "Missed because", std::string(nameOf(*answer.cause)));
}

/// Reads both ids from the command line. The watch can be made before the world.
Result<PairWatch> watchFrom(const Arguments& arguments)
{
    const auto a = countFrom(arguments.operands()[1]);
    const auto b = countFrom(arguments.operands()[2]);
    if (!a || !b)
        return usageProblem("\"" + arguments.operands()[a ? 2 : 1] + "\" is not the id of an object",
                            "Write the number that is its id in the scene, the trace or the table");
    if (*a == *b)
        return usageProblem("object " + std::to_string(*a) + " is named twice", "Name two different objects");
    return PairWatch({*a}, {*b});
}

/// Searches the later frames of a recording for removals.
void watchLater(const OpenedRecording& recording, const Frame& frame, PairWatch& later)
{
    const trace::Recording all(recording.reader());
    for (const ObjectId id : {later.a(), later.b()}) {
        if (!frame.objects().indexOf(id))
            continue;
        if (const auto step = removalAfter(all, frame.step(), id)) {
            StepReport report;
            report.step = *step;
            report.removed = {id};
            later.observe(report);
        }
    }
}

/// A scene makes fewer than the usual steps if it is large, so that the answer comes soon.
std::uint64_t stepsOfRun(const ObjectTable& objects)
{
    constexpr std::uint64_t kMostObjectSteps = 6'000'000; // about a second
    return std::clamp(kMostObjectSteps / std::max<std::uint64_t>(1, objects.rowCount()), std::uint64_t{1}, kUsualSteps);
}

Result<std::optional<WholeRun>> answered(const StepSource& source, StepRange steps, const HitExpectation& expected,
                                         const ExpectationOptions& options)
{
    auto answer = checkExpectation(source, steps, expected, options);
    if (!answer)
        return answer.problem();
    return std::optional(WholeRun{steps, std::move(**answer)}); // nothing stops it
}

bool namesStep(const Arguments& arguments) { return arguments.has("--steps") || arguments.has("--step"); }

/// Examines the whole run if no step is named; else nothing.
Result<std::optional<WholeRun>> wholeRun(const Arguments& arguments, const OpenedFrame& frame, Console& console,
                                         const HitExpectation& expected)
{
    if (namesStep(arguments))
        return std::optional<WholeRun>{};
    if (const OpenedRecording* recording = frame.recording()) {
        const auto asked = recording->chosenBroadPhase(arguments);
        if (!asked)
            return asked.problem();
        const trace::Recording all(recording->reader());
        return answered(all, all.steps(), expected, {.asked = *asked});
    }
    StepsWanted wanted;
    wanted.usualSteps = stepsOfRun(frame.objects());
    const auto opened = openSteps(arguments, console, wanted);
    if (!opened)
        return opened.problem();
    return answered(*opened->source, opened->steps, expected, {});
}

Result<ExitCode> why(const Arguments& arguments, Console& console)
{
    const auto expectation = expectationFrom(arguments);
    if (!expectation)
        return expectation.problem();
    auto watch = watchFrom(arguments);
    if (!watch)
        return watch.problem();
    const bool isTheirs = isRecording(arguments.operands().front());
    const auto steps = isTheirs ? Result<Arguments::Range>(Arguments::Range{}) : stepsFrom(arguments);
    if (!steps)
        return steps.problem();
    const std::uint64_t asked = steps->first;
    PairWatch later(watch->a(), watch->b());
    std::optional<PassageTracker> passageTracker;
    ApproachWatch approach(watch->a(), watch->b());
    const auto look = [&](const World& world, const StepReport* report) {
        approach.observe(world, report);
        if (report)
            for (const Passage& passed : passageTracker->observe(world, *report))
                (report->step <= asked ? *watch : later)
                    .observe(FoundPassage{report->step, world.stepSettings().dt, passed});
        else
            passageTracker.emplace(world);
    };
    std::ostringstream notes;
    Console noted{console.out, notes};
    const auto opened = openFrame(
        arguments, noted, [&](const StepReport& report) { (report.step <= asked ? *watch : later).observe(report); },
        look);
    if (!opened || isTheirs || namesStep(arguments)) // else the whole run, with all shots, says the same and more
        console.err << notes.str();
    if (!opened)
        return opened.problem();
    const ObjectTable& objects = opened->objects();
    const auto a = rowNamed(objects, arguments.operands()[1], "A");
    if (!a)
        return a.problem();
    const auto b = rowNamed(objects, arguments.operands()[2], "B");
    if (!b)
        return b.problem();
    if (const OpenedRecording* recording = opened->recording()) {
        const trace::Recording all(recording->reader());
        approach.nearest =
            nearestApproach(all, {all.steps().first, opened->frame().step()}, objects.idOf(*a), objects.idOf(*b), {});
        if (const auto passed = lastPassageOf(all, opened->frame().step(), objects.idOf(*a), objects.idOf(*b)))
            watch->observe(FoundPassage{passed->step, passed->dt, passed->passage});
    }
    if (const OpenedRecording* recording = opened->recording())
        watchLater(*recording, opened->frame(), later);
    const WhyAnswer answer = why(opened->frame(), *a, *b, &*watch);
    const std::vector<RemovalText> removals = removalsOf(objects, *a, *b, later);
    const auto run = wholeRun(arguments, *opened, console, {objects.idOf(*a), objects.idOf(*b)});
    if (!run)
        return run.problem();
    const bool isOneFrame = opened->frame().step() == 0 && steps->last == asked;
    if (arguments.has("--json"))
        printJson(console.out, answer, approach.nearest, removals, *run);
    else
        printText(console.out, answer, isOneFrame ? std::nullopt : approach.nearest, removals, *run);
    if (!*expectation || (*expectation)->isMetBy(answer))
        return ExitCode::Done;
    console.err << "Expected " << *arguments.value("--expect") << ", which is not so.\n";
    return ExitCode::Findings;
}

} // namespace

Command whyCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "A..B", "5..120",
                       "Ask about step A (default 0: the world as the file has it). With ..B the run goes on to step "
                       "B, to say what is removed later"};
    options.push_back({"--expect", "STAGE", "overlap",
                       "Exit with 1 unless the pair is can-collide, candidate, box-overlap, overlap, or no-STAGE"});
    addFrameOptions(options);
    return {
        {"why", "SCENE A B", options},
        "Say in one sentence why two objects collide, or do not",
        "A and B are ids of objects. Prints one sentence, what to do about it, and how far the pair comes through the\n"
        "funnel: can collide, candidate, box overlap, shape overlap. After --steps it also says when one of the two "
        "was\n"
        "removed, or passed through the other, and in which step they came nearest. With --steps A..B, and of a "
        "trace,\n"
        "it also says when one of the two is removed after the step that is asked about. In JSON `stage` says where "
        "the\n"
        "pair was lost: notInFrame, notRegistered, registration, afterStructure, masked, boxSmallerThanShape,\n"
        "noContact or noResponse; null where nothing is wrong.\n"
        "If no step is named, it also examines the whole run, as `expect --hit A B` does: whether the two touch, in\n"
        "which step first, or where they are nearest, and the chain of reasons. A scene makes 600 steps for this, or\n"
        "fewer if it has more than 10 000 objects. In JSON this is `run`, and null if a step is named.\n"
        "SCENE may also be a trace (*.bstrace) of your game: then this is about its own broad phase in the\n"
        "frame of --step, with its own convention of touching; with --algorithm about one of Broadside's on the same\n"
        "boxes, which is the only way for a table (*.csv, *.tsv).",
        "broadside why resources/scenes/cannon.broadside 2 3",
        why};
}

} // namespace broadside
