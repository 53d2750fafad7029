#include "app/commands/expect_command.h"

#include "app/open_steps.h"
#include "app/output.h"
#include "core/base/text.h"
#include "core/debug/expectation/expectation.h"
#include "core/debug/history/recorded_run.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <array>
#include <optional>

namespace broadside {
namespace {

constexpr std::string_view kHit = "--hit";
constexpr std::string_view kStay = "--stay";
constexpr std::string_view kUntouched = "--untouched";

Result<ObjectId> idFrom(const Arguments& arguments, std::string_view option, std::size_t place)
{
    const std::string& word = arguments.values(option)[place];
    const auto id = countFrom(word);
    return id && *id > 0 ? Result<ObjectId>(ObjectId{*id})
                         : Result<ObjectId>(arguments.badValue(option, word, "the id of an object"));
}

Result<Expectation> hitFrom(const Arguments& arguments)
{
    const auto a = idFrom(arguments, kHit, 0);
    if (!a)
        return a.problem();
    const auto b = idFrom(arguments, kHit, 1);
    if (!b)
        return b.problem();
    return Expectation(HitExpectation{*a, *b});
}

Result<Expectation> stayFrom(const Arguments& arguments)
{
    const auto id = idFrom(arguments, kStay, 0);
    if (!id)
        return id.problem();
    const auto corners = arguments.coordinates(kStay, 4, 1);
    if (!corners)
        return corners.problem();
    const std::vector<double>& at = *corners;
    return Expectation(StayExpectation{
        *id, {{std::min(at[0], at[2]), std::min(at[1], at[3])}, {std::max(at[0], at[2]), std::max(at[1], at[3])}}});
}

Result<Expectation> untouchedFrom(const Arguments& arguments)
{
    const auto id = idFrom(arguments, kUntouched, 0);
    return id ? Result<Expectation>(UntouchedExpectation{*id}) : Result<Expectation>(id.problem());
}

struct Kind {
    std::string_view option;
    Result<Expectation> (*read)(const Arguments& arguments);
};
constexpr std::array kKinds{Kind{kHit, hitFrom}, Kind{kStay, stayFrom}, Kind{kUntouched, untouchedFrom}};

/// Exactly one of the three options must be given.
Result<Expectation> readExpectation(const Arguments& arguments)
{
    const Kind* found = nullptr;
    for (const Kind& kind : kKinds) {
        if (!arguments.has(kind.option))
            continue;
        if (found)
            return usageProblem(std::string(found->option) + " and " + std::string(kind.option) +
                                    " are two expectations",
                                "Leave one of the two out");
        found = &kind;
    }
    if (!found)
        return usageProblem("the expectation is missing", "Write --hit A B, --stay A X0,Y0,X1,Y1 or --untouched A");
    return found->read(arguments);
}

/// Answers for a source of steps, and where errors are.
Result<ExpectationAnswer> answerOn(const StepSource& source, StepRange steps, const Expectation& expected,
                                   const ExpectationOptions& options)
{
    auto answer = checkExpectation(source, steps, expected, options);
    if (!answer)
        return answer.problem();
    return std::move(**answer); // nothing stops it
}

Problem noMemoryForSteps(const Arguments& arguments)
{
    Problem problem;
    problem.file = arguments.operands().front();
    problem.message = "the steps of this run do not fit into the memory for them";
    problem.remedy = "Take fewer steps or a smaller world";
    return problem;
}

Result<ExpectationAnswer> answerForScene(const Arguments& arguments, Console& console, const Expectation& expected)
{
    const auto plan = planRun(arguments, console);
    if (!plan)
        return plan.problem();
    constexpr std::uint64_t kBudget = 4ULL << 30; // bytes
    auto made = recordRun(*plan, console, 0, kBudget);
    if (!made)
        return made.problem();
    if (made->history.firstStep() > 0)
        return noMemoryForSteps(arguments);
    const RecordedRun run(plan->scene, std::move(made->history));
    return answerOn(run, run.steps(), expected, {});
}

Result<ExpectationAnswer> answerForRecording(const Arguments& arguments, Console& console, const Expectation& expected)
{
    const auto opened = OpenedRecording::open(arguments, console, Source::ManyFrames);
    if (!opened)
        return opened.problem();
    const auto frames = (*opened)->frameCount(arguments);
    if (!frames)
        return frames.problem();
    if (auto problem = (*opened)->world().seek(0))
        return *problem;
    const auto chosen = (*opened)->chosenBroadPhase(arguments);
    if (!chosen)
        return chosen.problem();
    const trace::Recording recording((*opened)->reader());
    return answerOn(recording, {recording.stepOf(0), recording.stepOf(*frames - 1)}, expected, {.asked = *chosen});
}

void printJson(std::ostream& out, const ExpectationAnswer& answer)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("holds", answer.holds);
    json.member("step", answer.step);
    json.key("nearest");
    if (answer.nearest) {
        json.beginObject();
        json.member("step", answer.nearest->step);
        json.member("distance", answer.nearest->distance);
        json.endObject();
    } else {
        json.null();
    }
    json.key("chain").beginArray();
    for (const Reason& reason : answer.chain) {
        json.beginObject();
        json.member("rule", nameOf(reason.rule));
        json.member("sentence", reason.sentence);
        json.member("step", reason.step);
        json.endObject();
    }
    json.endArray();
    json.member("remedy", answer.remedy);
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const ExpectationAnswer& answer)
{
    out << (answer.holds ? "Holds." : "Fails.") << '\n';
    for (const Reason& reason : answer.chain)
        out << "- " << reason.sentence << '\n';
    out << answer.remedy << '\n';
    if (!answer.step && !answer.nearest)
        return;
    out << '\n';
    if (answer.step)
        printField(out, "Step", std::to_string(*answer.step));
    if (answer.nearest)
        printField(out, "Nearest",
                   roundedNumber(answer.nearest->distance) + " m in step " + std::to_string(answer.nearest->step));
}

Result<ExitCode> expect(const Arguments& arguments, Console& console)
{
    const auto expected = readExpectation(arguments);
    if (!expected)
        return expected.problem();
    const auto answer = isRecording(arguments.operands().front()) ? answerForRecording(arguments, console, *expected)
                                                                  : answerForScene(arguments, console, *expected);
    if (!answer)
        return answer.problem();
    if (arguments.has("--json"))
        printJson(console.out, *answer);
    else
        printText(console.out, *answer);
    if (answer->unreadable) {
        console.say(*answer->unreadable);
        return exitCodeOf(*answer->unreadable);
    }
    return answer->holds ? ExitCode::Done : ExitCode::Findings;
}

} // namespace

Command expectCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "N", "120",
                       "Examine steps 0 to N (default 0: only the world as the file has it). Of a recording: its "
                       "frames up to step N (default: all)"};
    options.push_back({kHit, "A B", "2 5", "Expect that objects A and B touch"});
    options.push_back({kStay, "A X0,Y0,X1,Y1", "2 0,0,9.6,4.8",
                       "Expect that the box of object A stays inside the region with these two corners, until A is "
                       "removed"});
    options.push_back({kUntouched, "A", "2", "Expect that no other object touches object A"});
    addTableOptions(options);
    return {
        {"expect", "SCENE", options},
        "Check what should happen in a run, and say why it does not",
        "Say with one of --hit, --stay and --untouched what should happen in the run. Exits with 1 if it does not, "
        "and\n"
        "prints the chain of reasons and what to do. In JSON `step` is the step of the first contact for --hit, and\n"
        "the first step that fails for the others, or null. `nearest` is the smallest distance between the shapes at\n"
        "the end of a step, also for objects that masks keep apart. `chain` lists the reasons, each with a stable\n"
        "`rule`, such as masks, passed-between-steps, in-the-way or removed-by-hit.\n"
        "SCENE may also be a recording (*.bstrace) or a table (*.csv, *.tsv) of your game. A contact is then what the\n"
        "game recorded as one; without recorded contacts, a pair that the game reports and whose shapes overlap;\n"
        "without recorded candidates, a pair whose shapes overlap. With --algorithm one of Broadside's algorithms\n"
        "reports the pairs, and recorded contacts do not count.",
        "broadside expect resources/scenes/cannon.broadside --hit 2 12 --steps 60 --shoot 1,6,3@1",
        expect};
}

} // namespace broadside
