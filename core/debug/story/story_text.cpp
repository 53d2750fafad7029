#include "core/debug/story/story_text.h"

#include "core/base/text.h"
#include "core/dynamics/launcher.h"

#include <array>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

std::string sayPoint(Vec2 point) { return "(" + roundedNumber(point.x) + ", " + roundedNumber(point.y) + ")"; }

std::string speedText(double speed) { return roundedNumber(speed) + " m/s"; }

std::string metresText(double metres) { return roundedNumber(metres, 3) + " m"; }

/// Continues a sentence: " and turns from (1, 0) to (0, 1) m/s". Empty without an effect.
std::string effectText(const StoryEvent& event)
{
    using Effect = StoryEvent::Effect;
    const auto effect = effectOf(event);
    if (!effect)
        return {};
    const Vec2 before = event.before->velocity;
    const Vec2 after = event.after->velocity;
    const std::string fromTo = " from " + sayPoint(before) + " to " + sayPoint(after) + " m/s";
    switch (*effect) {
    case Effect::Starts:
        return " and starts to move with " + sayPoint(after) + " m/s";
    case Effect::Stops:
        return " and stops; its velocity was " + sayPoint(before) + " m/s";
    case Effect::Turns:
        return " and changes its direction" + fromTo;
    case Effect::Slows:
        return " and slows down" + fromTo;
    case Effect::SpeedsUp:
        return " and speeds up" + fromTo;
    case Effect::Rotates:
        return " and rotates from " + roundedNumber(event.before->angle) + " to " + roundedNumber(event.after->angle) +
               " degrees";
    case Effect::Moves:
        return " and moves from " + sayPoint(event.before->position) + " to " + sayPoint(event.after->position) + " m";
    }
    return {};
}

/// " The normal is (0, 1), the restitution 0.5; it was pushed out of the overlap by 0.01 m."
std::string contactText(const StoryEvent& event)
{
    if (!event.normal)
        return {};
    const auto rounded = [](double value) { return std::abs(value) < 1e-9 ? 0.0 : value; };
    std::string text = " The normal is " + sayPoint({rounded(event.normal->x), rounded(event.normal->y)});
    if (event.restitution)
        text += ", the restitution " + roundedNumber(*event.restitution);
    if (event.push && *event.push > 0.0)
        text += "; it was pushed out of the overlap by " + metresText(*event.push);
    return text + ".";
}

std::string touchSentence(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    if (event.isInferred) {
        const std::string meets = event.kind == StoryEvent::Kind::Touched ? " meets " : " still touches ";
        return subject + meets + by + effectText(event) + ".";
    }
    if (event.kind == StoryEvent::Kind::Pushed)
        return subject + " still touches " + by + effectText(event) + "." + contactText(event);
    const std::string effect = effectText(event);
    return subject + " meets " + by + (effect.empty() ? "; its motion does not change" : effect) + "." +
           contactText(event);
}

std::string removalSentence(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    using Reason = StoryEvent::Reason;
    if (!event.saidReason.empty())
        return subject + " is removed: " + event.saidReason + ".";
    const std::string guess = event.isInferred ? " vanishes" : " is removed";
    if (!event.reason)
        return subject + guess + "; the recording does not show why" +
               (by.empty() ? "." : ". It overlapped " + by + " at that time.");
    switch (*event.reason) {
    case Reason::ByHit:
        return subject + guess + (event.isInferred ? " while it overlaps " : " because it hit ") + by + ".";
    case Reason::EndOfLife:
        return subject + guess + " at the end of its lifetime.";
    case Reason::AtEdge:
        return subject + guess + (event.isInferred ? " outside the world." : " at the edge of the world.");
    case Reason::ByInput:
        return subject + guess + " by an edit.";
    }
    return {};
}

std::string appearanceSentence(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    const std::string where = event.after ? " at " + sayPoint(event.after->position) + " m" : std::string();
    if (!event.before) // there is no step before
        return subject + " is there from the start" + where + ".";
    if (event.isInferred)
        return subject + " appears" + where + ".";
    return subject + " is put into the world" + (by.empty() ? " by an edit" : " again by " + by) + where + ".";
}

std::string limitSentence(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    if (!event.asked)
        return subject + " left the range of numbers and was stopped.";
    const std::string cut = "the terminal speed of the world cuts it to " + speedText(event.limit.value_or(0.0)) + ".";
    if (!by.empty())
        return by + " launched " + subject + " with " + speedText(*event.asked) + "; " + cut;
    return subject + " would reach " + speedText(*event.asked) + "; " + cut;
}

std::string inferredSentence(const StoryEvent& event, const std::string& subject)
{
    if (event.kind == StoryEvent::Kind::Teleported)
        return subject + " was put elsewhere: from " + sayPoint(event.before->position) + " to " +
               sayPoint(event.after->position) + " m.";
    return subject + " changes its velocity abruptly" + effectText(event) + "; no object was near.";
}

std::string join(const std::vector<std::string>& parts)
{
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
    return text;
}

std::string sentenceOf(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    switch (event.kind) {
    case StoryEvent::Kind::Appears:
        return appearanceSentence(event, subject, by);
    case StoryEvent::Kind::Spawned:
        return subject + " is spawned by " + by + ".";
    case StoryEvent::Kind::Launched:
        return subject + " is launched by " + by + " with " + speedText(event.asked.value_or(0.0)) +
               (event.after ? " from " + sayPoint(event.after->position) + " m." : ".");
    case StoryEvent::Kind::Touched:
    case StoryEvent::Kind::Pushed:
        return touchSentence(event, subject, by);
    case StoryEvent::Kind::SpeedLimited:
        return limitSentence(event, subject, by);
    case StoryEvent::Kind::AtEdge:
        return subject + " reaches the edge of the world" + effectText(event) + ".";
    case StoryEvent::Kind::ByInput:
        return subject + " is changed by an input" + effectText(event) + ".";
    case StoryEvent::Kind::Steered:
        return subject + " is steered by its " + event.component +
               (by.empty() ? std::string() : ", which follows " + by + ",") + effectText(event) + ".";
    case StoryEvent::Kind::FallsAsleep:
        return subject + " is asleep.";
    case StoryEvent::Kind::Wakes:
        return subject + " wakes up.";
    case StoryEvent::Kind::Teleported:
    case StoryEvent::Kind::SpeedChanged:
        return inferredSentence(event, subject);
    case StoryEvent::Kind::Removed:
        return removalSentence(event, subject, by);
    }
    return {};
}

} // namespace

std::string storyName(const ObjectTable& objects, ObjectId id)
{
    const std::string number = std::to_string(id.value);
    const auto row = objects.rowOf(id);
    if (!row || objects.objectOf(*row).name.empty())
        return "object " + number;
    return objects.objectOf(*row).name + " (" + number + ")";
}

void writeStorySentence(StoryEvent& event, const std::string& subject, const ObjectTable& objects)
{
    event.byName = event.by.isNull() ? std::string() : storyName(objects, event.by);
    event.sentence = sentenceOf(event, subject, event.byName);
}

std::string storyHeadline(const StoryEvent& event)
{
    using Kind = StoryEvent::Kind;
    static constexpr std::array<std::pair<Kind, std::string_view>, 7> kWords{{{Kind::FallsAsleep, "falls asleep"},
                                                                              {Kind::Wakes, "wakes up"},
                                                                              {Kind::SpeedLimited, "speed limited"},
                                                                              {Kind::AtEdge, "edge of the world"},
                                                                              {Kind::Teleported, "put elsewhere"},
                                                                              {Kind::SpeedChanged, "abrupt change"},
                                                                              {Kind::Steered, "steered"}}};
    std::string text(nameOf(event.kind));
    for (const auto& [kind, words] : kWords)
        if (kind == event.kind)
            text = words;
    if (event.kind == Kind::Removed && event.reason)
        text += event.reason == StoryEvent::Reason::ByHit ? " by a hit" : " by " + std::string(nameOf(*event.reason));
    if (!event.saidReason.empty())
        text += ": " + event.saidReason;
    if (event.kind == Kind::Steered && !event.component.empty())
        text += " by its " + event.component;
    const bool isMutual = event.kind == Kind::Touched || event.kind == Kind::Removed;
    if (!event.byName.empty() && event.kind != Kind::Steered)
        text += (isMutual ? " with " : " by ") + event.byName;
    return text;
}

StoryAcceleration storyAccelerationOf(const SceneObject& object, const WorldSettings& world)
{
    if (!object.isDynamic())
        return {};
    return {object.gravityScale * world.gravity,
            world.wind,
            {object.force.x / object.mass, object.force.y / object.mass},
            object.acceleration,
            accelerationOf(object, world)};
}

std::string accelerationSentence(const SceneObject& object, const WorldSettings& world)
{
    if (!object.isDynamic())
        return "Nothing accelerates it, because it is static.";
    const StoryAcceleration all = storyAccelerationOf(object, world);
    std::vector<std::string> parts;
    const std::array<std::pair<std::string_view, Vec2>, 4> named{
        {{"gravity", all.gravity}, {"wind", all.wind}, {"its force", all.force}, {"its own acceleration", all.own}}};
    for (const auto& [name, value] : named)
        if (value != Vec2{})
            parts.push_back(std::string(name) + " " + sayPoint(value));
    if (parts.empty())
        return "Nothing accelerates it.";
    return "In each second, " + join(parts) + (parts.size() == 1 ? " changes" : " change") + " its velocity by " +
           sayPoint(all.sum) + " m/s.";
}

} // namespace broadside
