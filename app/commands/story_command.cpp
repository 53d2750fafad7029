#include "app/commands/story_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_steps.h"
#include "app/output.h"
#include "core/debug/story/object_story.h"
#include "core/debug/story/story_text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace broadside {
namespace {

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
        return usageProblem(texts::cliNotAnId("ID", word), texts::cliWriteId());
    return ObjectId{*id};
}

Problem noSuchObject(ObjectId id, StepRange steps)
{
    return usageProblem(texts::cliNoObjectUntil(id.value, steps.last), texts::cliMoreSteps());
}

Result<ToldSteps> tellStory(const Arguments& arguments, ObjectId id, Console& console)
{
    StepsWanted wanted;
    wanted.usualSteps = kUsualSteps;
    wanted.dropsEarlier = true;
    std::optional<std::string> name; // also if it was removed before the asked steps
    wanted.lookAtEnd = [&](const World& end) {
        if (end.objects().rowOf(id))
            name = storyName(end.objects(), id);
    };
    const auto opened = openSteps(arguments, console, wanted);
    if (!opened)
        return opened.problem();
    if (!opened->isRecording && !name)
        return noSuchObject(id, opened->steps);
    ToldSteps told{storyOf(*opened->source, id, opened->steps), opened->steps};
    if (name)
        told.story.name = *std::move(name);
    else if (!told.story.wasThere)
        return told.story.problem ? *told.story.problem : noSuchObject(id, opened->steps);
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
        event.kind != StoryEvent::Kind::Teleported && (!event.isInferred || event.kind != StoryEvent::Kind::Appears);
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

std::optional<std::string_view> reasonOf(const StoryEvent& event)
{
    if (event.reason)
        return nameOf(*event.reason);
    return event.saidReason.empty() ? std::nullopt : std::optional<std::string_view>(event.saidReason);
}

void writeEvent(JsonWriter& json, const StoryEvent& event)
{
    json.beginObject();
    json.member("step", event.step);
    json.member("kind", nameOf(event.kind));
    json.member("by", event.by.isNull() ? std::nullopt : std::optional(event.by.value));
    writeMessage(json, "sentence", event.sentence);
    if (event.kind == StoryEvent::Kind::Removed)
        json.member("reason", reasonOf(event));
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
                told.story.acceleration.empty() ? std::nullopt : std::optional(told.story.acceleration.text()));
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
    out << texts::cliStoryTitle(story.name, told.steps.first, told.steps.last).text() << '\n';
    if (!story.acceleration.empty())
        out << story.acceleration.text() << '\n';
    out << '\n';
    if (story.events.empty())
        out << texts::cliStoryNothing().text() << '\n';
    for (const FoldedEvent& line : folded(story.events)) {
        const Message headline = storyHeadline(line.event);
        out << (line.lastStep > line.event.step
                    ? texts::cliStorySteps(line.event.step, line.lastStep, headline, line.event.sentence)
                    : texts::cliStoryStep(line.event.step, headline, line.event.sentence))
                   .text()
            << '\n';
    }
}

Result<ExitCode> story(const Arguments& arguments, Console& console)
{
    const auto id = storyIdFrom(arguments);
    if (!id)
        return id.problem();
    const auto told = tellStory(arguments, *id, console);
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
    options.front() = {"--steps", "A..B", "5..120", texts::optionStepsOfStory()};
    addTableOptions(options);
    return {{"story", "SCENE ID", options},
            texts::helpStory(),
            texts::helpStoryDetails(),
            "broadside story resources/scenes/cannon.broadside 3 --steps 0..120 --shoot 1,6,3@1",
            story};
}

} // namespace broadside
