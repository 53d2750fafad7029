#include "app/commands/why_command.h"

#include "app/expectation_output.h"
#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_steps.h"
#include "app/open_world.h"
#include "app/output.h"
#include "core/base/text.h"
#include "core/collision/queries.h"
#include "core/debug/audit/run_passages.h"
#include "core/debug/why/nearest_approach.h"
#include "core/debug/why/run_watch.h"
#include "core/debug/why/why.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

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
    return arguments.badValue("--expect", *text, texts::cliStage());
}

/// Nothing if an object is not in the frame.
std::optional<double> distanceOf(const WhyAnswer& answer)
{
    return answer.stage == PairStage::NotInFrame ? std::nullopt : std::optional(answer.distance);
}

/// The answer to a question that names no step: whether the two touch in the whole run, and why not.
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
    out << '\n' << texts::cliWhyInSteps(run.steps.first, run.steps.last).text() << '\n';
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
        writeMessage(json, "sentence", removal.sentence);
        json.endObject();
    }
    json.endArray();
}

void printJson(std::ostream& out, const WhyAnswer& answer, const std::optional<NearestApproach>& nearest,
               const std::vector<RemovalText>& later, const std::optional<WholeRun>& run)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    writeMessage(json, "sentence", answer.sentence);
    writeMessage(json, "remedy", answer.remedy);
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
    json.member("bothAsleep", answer.bothAsleep);
    writeNumbers(json, "sharedCells", answer.sharedCells);
    writeNumbers(json, "registeredCellsA", answer.registeredA);
    writeNumbers(json, "registeredCellsB", answer.registeredB);
    json.endObject();
    print(out, json);
}

/// @param nearest Nothing if there is only one frame.
void printText(std::ostream& out, const WhyAnswer& answer, const std::optional<NearestApproach>& nearest,
               const std::vector<RemovalText>& later, const std::optional<WholeRun>& run, bool isOfGame)
{
    const auto yesOrNo = [](bool yes) { return yes ? texts::cliYes() : texts::cliNo(); };
    out << answer.sentence.text() << '\n' << answer.remedy.text() << '\n';
    for (const RemovalText& removal : later)
        out << texts::cliWhyLater(removal.sentence).text() << '\n';
    if (run)
        printRun(out, *run);
    out << '\n';
    if (nearest)
        printField(out, texts::cliFieldNearest(), nearestText(*nearest));
    printField(out, texts::cliFieldCanCollide(), yesOrNo(answer.canCollide));
    printField(out, texts::cliFieldCandidate(), yesOrNo(answer.candidate));
    printField(out, texts::cliFieldBoxOverlap(), yesOrNo(answer.boxOverlap));
    printField(out, texts::cliFieldShapeOverlap(), yesOrNo(answer.overlap));
    if (const auto distance = distanceOf(answer))
        printField(out, texts::cliFieldDistance(), texts::cliMetres(*distance));
    // The cells of a game may not be recorded.
    if (!isOfGame || !answer.registeredA.empty() || !answer.registeredB.empty())
        printField(out, texts::cliFieldSharedCells(), numberList(answer.sharedCells));
    if (answer.cause)
        printField(out, texts::cliFieldMissedBecause(), nameOf(*answer.cause));
}

/// The ids on the command line.
Result<IdPair> pairFrom(const Arguments& arguments)
{
    const auto a = countFrom(arguments.operands()[1]);
    const auto b = countFrom(arguments.operands()[2]);
    if (!a || !b)
        return usageProblem(texts::cliNotIdOfObject(arguments.operands()[a ? 2 : 1]), texts::cliWriteId());
    if (*a == *b)
        return usageProblem(texts::cliTwiceTheSame(*a), texts::cliTwoDifferent());
    return IdPair{{*a}, {*b}};
}

bool namesStep(const Arguments& arguments) { return arguments.has("--steps") || arguments.has("--step"); }

/// The steps of a scene or a recording, and the step that the question is about.
struct AskedSteps {
    std::shared_ptr<const StepSource> source; ///< Never null.
    std::uint64_t asked = 0;
    /// Steps after the asked one, in which removals count. Empty: last < first.
    StepRange later;
    std::optional<BroadPhaseSettings> other; ///< Asked instead of the recorded broad phase.
};

Result<AskedSteps> stepsOfRecording(const Arguments& arguments, Console& console)
{
    const auto opened =
        OpenedFrame::ofRecording(arguments, console); // checks the options, and prints notes about the frame
    if (!opened)
        return opened.problem();
    const auto other = opened->recording()->chosenBroadPhase(arguments);
    if (!other)
        return other.problem();
    auto source = std::make_shared<const trace::Recording>(opened->recording()->reader());
    const std::uint64_t asked = source->stepOf(source->frameOf(opened->frame().step()));
    const StepRange later{asked + 1, source->steps().last};
    return AskedSteps{std::move(source), asked, later, *other};
}

/// If no step is named, the steps of the whole run are made, too. A large scene makes fewer of them.
Result<AskedSteps> stepsOfScene(const Arguments& arguments, Console& console)
{
    StepsWanted wanted;
    wanted.usualSteps = kUsualSteps;
    wanted.mostObjectSteps = 6'000'000; // about a second
    const auto opened = openSteps(arguments, console, wanted);
    if (!opened)
        return opened.problem();
    const auto range = stepsFrom(arguments);
    if (!range)
        return range.problem();
    if (opened->source->steps().first > range->first)
        return usageProblem(texts::cliStepsInMemory(opened->source->steps().first), texts::cliLaterStep());
    return AskedSteps{opened->source, range->first, {range->first + 1, range->last}, std::nullopt};
}

/// What the steps up to the asked one did with the pair.
Result<PairWatch> watched(const AskedSteps& steps, IdPair pair)
{
    PairWatch watch(pair.a, pair.b);
    if (steps.source->knows().events) {
        if (auto problem = observeReports(*steps.source, {steps.source->steps().first, steps.asked}, watch))
            return *problem;
    }
    if (const auto passage = lastPassageOf(*steps.source, steps.asked, pair.a, pair.b))
        watch.observe(*passage);
    return watch;
}

/// Removals after the asked step, as the steps of a scene report them.
Result<PairWatch> watchedLater(const AskedSteps& steps, IdPair pair)
{
    PairWatch later(pair.a, pair.b);
    if (steps.later.last >= steps.later.first && steps.source->knows().events)
        if (auto problem = observeReports(*steps.source, steps.later, later))
            return *problem;
    return later;
}

/// Removals after the asked step from a recording, which only shows what is there. `objects`: those of the asked step.
void watchRecordingLater(const AskedSteps& steps, IdPair pair, const ObjectTable& objects, PairWatch& later)
{
    if (steps.later.last < steps.later.first || steps.source->knows().events)
        return;
    for (const ObjectId id : {pair.a, pair.b}) {
        if (!objects.indexOf(id))
            continue;
        if (const auto step = removalAfter(*steps.source, steps.asked, id)) {
            StepReport report;
            report.step = *step;
            report.removed = {id};
            later.observe(report);
        }
    }
}

/// Examines the whole run if no step is named; else nothing.
Result<std::optional<WholeRun>> wholeRun(const Arguments& arguments, const AskedSteps& steps, IdPair pair)
{
    if (namesStep(arguments))
        return std::optional<WholeRun>{};
    const StepRange all = steps.source->steps();
    auto answer = checkExpectation(*steps.source, all, HitExpectation{pair.a, pair.b}, {.asked = steps.other});
    if (!answer)
        return answer.problem();
    return std::optional(WholeRun{all, std::move(**answer)}); // nothing stops it
}

/// The answer about the frame of the asked step.
struct AnsweredPair {
    WhyAnswer answer;
    std::vector<RemovalText> removals;
};

/// The answer has the objects in the order in which the user named them.
Result<AnsweredPair> answeredIn(const Frame& frame, const AskedSteps& steps, const Arguments& arguments, IdPair pair,
                                const PairWatch& watch, PairWatch later)
{
    const auto a = rowNamed(frame.objects(), arguments.operands()[1], "A");
    if (!a)
        return a.problem();
    const auto b = rowNamed(frame.objects(), arguments.operands()[2], "B");
    if (!b)
        return b.problem();
    watchRecordingLater(steps, pair, frame.objects(), later);
    return AnsweredPair{why(frame, *a, *b, &watch), removalsOf(frame.objects(), *a, *b, later)};
}

Result<AnsweredPair> answered(const AskedSteps& steps, const Arguments& arguments, IdPair pair)
{
    // One walk after another, so that only one world is in memory.
    const auto watch = watched(steps, pair);
    if (!watch)
        return watch.problem();
    const auto later = watchedLater(steps, pair);
    if (!later)
        return later.problem();
    const auto walk = steps.source->walk();
    if (!walk)
        return walk.problem();
    std::optional<Result<AnsweredPair>> found;
    const auto take = [&](const Frame& frame) { found = answeredIn(frame, steps, arguments, pair, *watch, *later); };
    if (auto problem = (*walk)->look(steps.source->frameOf(steps.asked), take, steps.other))
        return *problem;
    return *std::move(found);
}

Result<ExitCode> why(const Arguments& arguments, Console& console)
{
    const auto expectation = expectationFrom(arguments);
    if (!expectation)
        return expectation.problem();
    const auto pair = pairFrom(arguments);
    if (!pair)
        return pair.problem();
    const bool isOfGame = isRecordingFile(arguments.operands().front());
    const auto steps = isOfGame ? stepsOfRecording(arguments, console) : stepsOfScene(arguments, console);
    if (!steps)
        return steps.problem();
    const auto found = answered(*steps, arguments, *pair);
    if (!found)
        return found.problem();
    const auto run = wholeRun(arguments, *steps, *pair);
    if (!run)
        return run.problem();
    // For a scene, all steps that the user named count.
    const std::uint64_t last = isOfGame ? steps->asked : std::max(steps->asked, steps->later.last);
    const auto nearest = nearestApproach(*steps->source, {steps->source->steps().first, last}, pair->a, pair->b);
    const WhyAnswer& answer = found->answer;
    if (arguments.has("--json"))
        printJson(console.out, answer, nearest, found->removals, *run);
    else
        printText(console.out, answer, last == steps->source->steps().first ? std::nullopt : nearest, found->removals,
                  *run, isOfGame);
    if (!*expectation || (*expectation)->isMetBy(answer))
        return ExitCode::Done;
    console.err << texts::cliNoneFoundExpected(*arguments.value("--expect")).text() << '\n';
    return ExitCode::Findings;
}

} // namespace

Command whyCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "A..B", "5..120", texts::optionStepsOfWhy()};
    options.push_back({"--expect", "STAGE", "overlap", texts::optionExpectOfWhy()});
    addFrameOptions(options);
    return {{"why", "SCENE A B", options},
            texts::helpWhy(),
            texts::helpWhyDetails(),
            "broadside why resources/scenes/cannon.broadside 2 3",
            why};
}

} // namespace broadside
