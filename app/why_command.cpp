#include "app/why_command.h"

#include "app/open_world.h"
#include "app/output.h"
#include "core/base/text.h"
#include "core/debug/why.h"
#include "core/trace/recording_work.h"

#include <array>
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

/// What --expect says: a stage, or "no-" and a stage.
struct Expectation {
    Stage stage{};
    bool isReached = true;

    [[nodiscard]] bool isMetBy(const WhyAnswer& answer) const { return answer.*stage.reached == isReached; }
};

Result<std::optional<Expectation>> expectationFrom(const Arguments& arguments)
{
    const auto text = arguments.value("--expect");
    if (!text)
        return std::optional<Expectation>{};
    const bool isReached = !text->starts_with("no-");
    const std::string name = isReached ? *text : text->substr(3);
    for (const Stage& stage : kStages)
        if (stage.name == name)
            return std::optional{Expectation{stage, isReached}};
    return arguments.badValue("--expect", *text,
                              "can-collide, candidate, box-overlap or overlap, nor one of these after no-");
}

void printJson(std::ostream& out, const WhyAnswer& answer)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("sentence", answer.sentence);
    json.member("remedy", answer.remedy);
    json.member("canCollide", answer.canCollide);
    json.member("candidate", answer.candidate);
    json.member("boxOverlap", answer.boxOverlap);
    json.member("overlap", answer.overlap);
    json.member("distance", answer.distance);
    json.member("cause", answer.cause ? std::optional(nameOf(*answer.cause)) : std::nullopt);
    writeNumbers(json, "sharedCells", answer.sharedCells);
    writeNumbers(json, "registeredCellsA", answer.registeredA);
    writeNumbers(json, "registeredCellsB", answer.registeredB);
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const WhyAnswer& answer)
{
    const auto yesOrNo = [](bool yes) { return yes ? "yes" : "no"; };
    out << answer.sentence << '\n' << answer.remedy << "\n\n";
    printField(out, "Can collide", yesOrNo(answer.canCollide));
    printField(out, "Candidate", yesOrNo(answer.candidate));
    printField(out, "Box overlap", yesOrNo(answer.boxOverlap));
    printField(out, "Shape overlap", yesOrNo(answer.overlap));
    printField(out, "Distance", roundedNumber(answer.distance) + " m");
    printField(out, "Shared cells", numberList(answer.sharedCells));
    if (answer.cause)
        printField(out, "Missed because", std::string(nameOf(*answer.cause)));
}

/// Both ids of the command line; a watch of theirs can be made before the world is.
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

Result<ExitCode> why(const Arguments& arguments, Console& console)
{
    const auto expectation = expectationFrom(arguments);
    if (!expectation)
        return expectation.problem();
    auto watch = watchFrom(arguments);
    if (!watch)
        return watch.problem();
    std::optional<TunnelWatch> tunnels;
    const auto look = [&](const World& world, const StepReport* report) {
        if (report)
            for (const Tunnelling& passed : tunnels->observe(world, *report))
                watch->observe(PairWatch::Passage{report->step, world.stepSettings().dt, passed});
        else
            tunnels.emplace(world);
    };
    const auto opened = openMoment(
        arguments, console, [&](const StepReport& report) { watch->observe(report); }, look);
    if (!opened)
        return opened.problem();
    const ObjectTable& objects = opened->objects();
    const auto a = rowNamed(objects, arguments.operands()[1], "A");
    if (!a)
        return a.problem();
    const auto b = rowNamed(objects, arguments.operands()[2], "B");
    if (!b)
        return b.problem();
    if (const OpenedRecording* recording = opened->recording())
        if (const auto passed = trace::lastPassage(trace::Recording(recording->reader()), opened->frame().step(),
                                                   objects.idOf(*a), objects.idOf(*b)))
            watch->observe(*passed);
    const WhyAnswer answer = why(opened->frame(), *a, *b, &*watch);
    if (arguments.has("--json"))
        printJson(console.out, answer);
    else
        printText(console.out, answer);
    if (!*expectation || (*expectation)->isMetBy(answer))
        return ExitCode::Done;
    console.err << "Expected " << *arguments.value("--expect") << ", which is not so.\n";
    return ExitCode::Findings;
}

} // namespace

Command whyCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.push_back({"--expect", "STAGE", "overlap",
                       "Exit with 1 unless the pair is can-collide, candidate, box-overlap, overlap, or no-STAGE"});
    addFrameOptions(options);
    return {
        {"why", "SCENE A B", options},
        "Say in one sentence why two objects collide, or do not",
        "A and B are ids of objects. Prints one sentence, what to do about it, and how far the pair comes through the\n"
        "funnel: can collide, candidate, box overlap, shape overlap. After --steps it also says when one of the two "
        "was\n"
        "removed, or passed through the other unseen.\n"
        "SCENE may also be a trace (*.bstrace) of somebody else's game: then this is about its own broad phase in the\n"
        "frame of --step, with its own convention of touching; with --algorithm about one of Broadside's on the same\n"
        "boxes, which is the only way for a table (*.csv, *.tsv).",
        "broadside why resources/scenes/cannon.broadside 2 3",
        why};
}

} // namespace broadside
