#include "app/commands/story_command.h"

#include "app/open_steps.h"
#include "app/output.h"
#include "core/debug/history/recorded_run.h"
#include "core/debug/story/object_story.h"
#include "core/debug/story/story_text.h"
#include "core/trace/recording.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace broadside {
namespace {

constexpr std::uint64_t kUsualSteps = 600; // ten seconds at the usual dt

/// A story and the steps that it covers.
struct ToldSteps {
    ObjectStory story;
    StepRange steps;
};

Result<ObjectId> storyIdFrom(const Arguments& arguments)
{
    const std::string& word = arguments.operands()[1];
    const auto id = countFrom(word);
    if (!id || *id == 0)
        return usageProblem("ID: \"" + word + "\" is not the id of an object",
                            "Write the number that is its id in the scene, the trace or the table");
    return ObjectId{*id};
}

Problem noSuchObject(ObjectId id, StepRange steps)
{
    return usageProblem("ID: there is no object " + std::to_string(id.value) + " up to step " +
                            std::to_string(steps.last),
                        "Write the id of one that is there, or ask for more steps with --steps");
}

/// Runs the scene. Steps before the asked ones are not kept.
Result<ToldSteps> storyOfScene(const Arguments& arguments, ObjectId id, Console& console)
{
    auto plan = planRun(arguments, console);
    if (!plan)
        return plan.problem();
    const auto asked = stepsFrom(arguments);
    if (!asked)
        return asked.problem();
    if (!arguments.has("--steps"))
        plan->steps = kUsualSteps;
    StepRange steps{asked->isRange ? asked->first : 0, plan->steps};
    auto made = recordRun(*plan, console, steps.first);
    if (!made)
        return made.problem();
    if (!made->world.objects().rowOf(id))
        return noSuchObject(id, steps);
    if (made->history.firstStep() > steps.first) {
        steps.first = made->history.firstStep();
        console.err << "Note: memory holds only the steps from " << steps.first
                    << " on. Ask for fewer steps with --steps A..B to see the earlier ones.\n";
    }
    const RecordedRun run(std::move(plan->scene), std::move(made->history));
    ToldSteps told{storyOf(run, id, steps), steps};
    told.story.name = storyName(made->world.objects(), id); // also if it was removed before the asked steps
    return told;
}

Result<ToldSteps> storyOfRecording(const Arguments& arguments, ObjectId id, Console& console)
{
    const auto opened = OpenedRecording::open(arguments, console, Source::ManyFrames);
    if (!opened)
        return opened.problem();
    for (const char* option : {"--algorithm", "--cell"})
        if (arguments.has(option))
            return usageProblem(std::string(option) + " has no meaning for the story of a recording: its states are "
                                                      "what the game recorded",
                                "Leave it out");
    const trace::Recording recording((*opened)->reader());
    const StepRange all = recording.steps();
    const auto asked = arguments.range("--steps", all.last, 0, std::numeric_limits<std::uint64_t>::max());
    if (!asked)
        return asked.problem();
    const StepRange steps{asked->isRange ? asked->first : all.first, asked->last};
    if (steps.last < all.first || steps.first > all.last)
        return usageProblem("--steps: the recording has only the steps " + std::to_string(all.first) + " to " +
                                std::to_string(all.last),
                            "Ask for some of these");
    ToldSteps told{storyOf(recording, id, steps), steps};
    if (!told.story.wasThere && told.story.problem)
        return *told.story.problem;
    if (!told.story.wasThere)
        return noSuchObject(id, steps);
    return told;
}

void writeVector(JsonWriter& json, std::string_view name, Vec2 vector)
{
    json.key(name).beginArray();
    json.value(vector.x);
    json.value(vector.y);
    json.endArray();
}

/// A recording has no velocities; they are known only where an abrupt change was inferred from the positions.
void writeMotion(JsonWriter& json, const StoryEvent& event)
{
    const bool hasVelocity =
        !event.isInferred || (event.kind != StoryEvent::Kind::Appears && event.kind != StoryEvent::Kind::Teleported);
    if (event.before && event.before->isPresent) {
        writeVector(json, "positionBefore", event.before->position);
        if (hasVelocity)
            writeVector(json, "velocityBefore", event.before->velocity);
    }
    if (event.after && event.after->isPresent) {
        writeVector(json, "position", event.after->position);
        if (hasVelocity)
            writeVector(json, "velocity", event.after->velocity);
    }
    if (event.normal)
        writeVector(json, "normal", *event.normal);
}

void writeEvent(JsonWriter& json, const StoryEvent& event)
{
    json.beginObject();
    json.member("step", event.step);
    json.member("kind", nameOf(event.kind));
    json.member("by", event.by.isNull() ? std::nullopt : std::optional(event.by.value));
    json.member("sentence", event.sentence);
    if (event.kind == StoryEvent::Kind::Removed)
        json.member("reason", event.reason ? std::optional(nameOf(*event.reason)) : std::nullopt);
    const auto effect = effectOf(event);
    json.member("effect", effect ? std::optional(nameOf(*effect)) : std::nullopt);
    writeMotion(json, event);
    const std::pair<std::string_view, std::optional<double>> numbers[] = {
        {"restitution", event.restitution}, {"push", event.push}, {"asked", event.asked}, {"limit", event.limit}};
    for (const auto& [name, number] : numbers)
        if (number)
            json.member(name, *number);
    if (!event.component.empty())
        json.member("component", event.component);
    if (event.isInferred)
        json.member("inferred", true);
    json.endObject();
}

void printJson(std::ostream& out, ObjectId id, const ToldSteps& told)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("object", id.value);
    json.member("name", told.story.name);
    json.key("steps").beginArray().value(told.steps.first).value(told.steps.last).endArray();
    json.member("acceleration",
                told.story.acceleration.empty() ? std::nullopt : std::optional(told.story.acceleration));
    json.key("events").beginArray(JsonWriter::Layout::Lines);
    for (const StoryEvent& event : told.story.events)
        writeEvent(json, event);
    json.endArray();
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const ToldSteps& told)
{
    const ObjectStory& story = told.story;
    out << story.name << ", steps " << told.steps.first << " to " << told.steps.last << '\n';
    if (!story.acceleration.empty())
        out << story.acceleration << '\n';
    out << '\n';
    if (story.events.empty())
        out << "Nothing else happened to it in these steps.\n";
    for (const FoldedEvent& line : folded(story.events)) {
        const bool isRange = line.lastStep > line.event.step;
        out << (isRange ? "steps " : "step ") << line.event.step;
        if (isRange)
            out << ".." << line.lastStep;
        out << "  " << storyHeadline(line.event) << ": " << line.event.sentence << '\n';
    }
}

Result<ExitCode> story(const Arguments& arguments, Console& console)
{
    const auto id = storyIdFrom(arguments);
    if (!id)
        return id.problem();
    const auto told = isRecording(arguments.operands().front()) ? storyOfRecording(arguments, *id, console)
                                                                : storyOfScene(arguments, *id, console);
    if (!told)
        return told.problem();
    if (told->story.problem)
        console.say(*told->story.problem);
    if (arguments.has("--json"))
        printJson(console.out, *id, *told);
    else
        printText(console.out, *told);
    return ExitCode::Done;
}

} // namespace

Command storyCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "A..B", "5..120",
                       "Tell the steps A to B; N tells 0 to N (default: 0 to 600 of a scene, all of a recording)"};
    addTableOptions(options);
    return {
        {"story", "SCENE ID", options},
        "Say what happened to one object, step by step, and what caused it",
        "ID is the id of an object. Prints a line for each event: appears, spawned, launched, contact, pushed, speed\n"
        "limited, edge, input, steered, removed; with the other object and what changed. Alike events in successive "
        "steps\n"
        "are one line with a range. Gravity, wind, force and own acceleration act in every step: they are named once.\n"
        "SCENE may also be a trace (*.bstrace) or a table (*.csv, *.tsv) of your game. It has no causes, so they are\n"
        "inferred from positions: appears, vanishes, is put elsewhere, changes its velocity abruptly, and which object "
        "was\n"
        "near.",
        "broadside story resources/scenes/cannon.broadside 3 --steps 0..120 --shoot 1,6,3@1",
        story};
}

} // namespace broadside
