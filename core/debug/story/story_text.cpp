#include "core/debug/story/story_text.h"

#include "core/base/message/common_messages.h"
#include "core/base/message/name_messages.h"
#include "core/debug/story/story_messages.h"
#include "core/dynamics/launcher.h"

#include <cmath>
#include <utility>

namespace broadside {
namespace {

/// Adds the effect of the event on the motion to what happened; still without a full stop. The same without an effect.
Message withEffect(Message what, const StoryEvent& event)
{
    using Effect = StoryEvent::Effect;
    const auto effect = effectOf(event);
    if (!effect)
        return what;
    const Vec2 before = event.before->velocity;
    const Vec2 after = event.after->velocity;
    const Vec2 from = event.before->position;
    const Vec2 to = event.after->position;
    switch (*effect) {
    case Effect::Starts:
        return texts::storyStarts(std::move(what), after.x, after.y);
    case Effect::Stops:
        return texts::storyStops(std::move(what), before.x, before.y);
    case Effect::Turns:
        return texts::storyTurns(std::move(what), before.x, before.y, after.x, after.y);
    case Effect::Slows:
        return texts::storySlows(std::move(what), before.x, before.y, after.x, after.y);
    case Effect::SpeedsUp:
        return texts::storySpeedsUp(std::move(what), before.x, before.y, after.x, after.y);
    case Effect::Rotates:
        return texts::storyRotates(std::move(what), event.before->angle, event.after->angle);
    case Effect::Moves:
        return texts::storyMoves(std::move(what), from.x, from.y, to.x, to.y);
    }
    return what;
}

/// "The normal is (0, 1), the restitution 0.5; it was pushed out of the overlap by 0.01 m."
Message contactText(const StoryEvent& event)
{
    const auto rounded = [](double value) { return std::abs(value) < 1e-9 ? 0.0 : value; };
    const double x = rounded(event.normal->x);
    const double y = rounded(event.normal->y);
    if (!event.push || !(*event.push > 0.0))
        return event.restitution ? texts::storyNormalAndRestitution(x, y, *event.restitution)
                                 : texts::storyNormal(x, y);
    const texts::Number push{*event.push, 3};
    return event.restitution ? texts::storyContact(x, y, *event.restitution, push)
                             : texts::storyNormalAndPush(x, y, push);
}

Message touchSentence(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    const bool isNew = event.kind == StoryEvent::Kind::Touched;
    const Message what = (isNew ? texts::storyMeets : texts::storyStillTouches)(subject, by);
    const bool isSaidToStay = isNew && !event.isInferred && !effectOf(event);
    const Message sentence = isSaidToStay ? texts::storyUnchanged(what) : texts::storyEnd(withEffect(what, event));
    return event.isInferred || !event.normal ? sentence : texts::sentences(sentence, contactText(event));
}

Message removalForUnknownReason(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    if (by.empty())
        return (event.isInferred ? texts::storyVanishes : texts::storyRemovedUnknown)(subject);
    return (event.isInferred ? texts::storyVanishesOverlapping : texts::storyRemovedOverlapping)(subject, by);
}

Message removalSentence(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    using Reason = StoryEvent::Reason;
    if (!event.saidReason.empty())
        return texts::storyRemovedAsSaid(subject, event.saidReason);
    if (!event.reason)
        return removalForUnknownReason(event, subject, by);
    switch (*event.reason) {
    case Reason::ByHit:
        return (event.isInferred ? texts::storyVanishesByHit : texts::storyRemovedByHit)(subject, by);
    case Reason::EndOfLife:
        return (event.isInferred ? texts::storyVanishesByLifetime : texts::storyRemovedByLifetime)(subject);
    case Reason::AtEdge:
        return (event.isInferred ? texts::storyVanishesAtEdge : texts::storyRemovedAtEdge)(subject);
    case Reason::ByInput:
        return (event.isInferred ? texts::storyVanishesByInput : texts::storyRemovedByInput)(subject);
    }
    return {};
}

Message appearanceSentence(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    const bool isPlaced = event.after.has_value();
    const Vec2 at = isPlaced ? event.after->position : Vec2{};
    if (!event.before) // there is no step before
        return isPlaced ? texts::storyFromStartAt(subject, at.x, at.y) : texts::storyFromStart(subject);
    if (event.isInferred)
        return isPlaced ? texts::storyAppearsAt(subject, at.x, at.y) : texts::storyAppears(subject);
    if (by.empty())
        return isPlaced ? texts::storyPutInAt(subject, at.x, at.y) : texts::storyPutIn(subject);
    return isPlaced ? texts::storyPutInAgainAt(subject, by, at.x, at.y) : texts::storyPutInAgain(subject, by);
}

Message launchSentence(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    const double speed = event.asked.value_or(0.0);
    if (!event.after)
        return texts::storyLaunched(subject, by, speed);
    return texts::storyLaunchedFrom(subject, by, speed, event.after->position.x, event.after->position.y);
}

Message limitSentence(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    if (!event.asked)
        return texts::storyLeftNumbers(subject);
    const double limit = event.limit.value_or(0.0);
    return by.empty() ? texts::storySpeedLimited(subject, *event.asked, limit)
                      : texts::storyLaunchLimited(by, subject, *event.asked, limit);
}

Message steeringSentence(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    if (by.empty())
        return texts::storyEnd(withEffect(texts::storySteered(subject, event.component), event));
    if (!effectOf(event))
        return texts::storyEnd(texts::storyFollows(subject, event.component, by));
    return texts::storyEnd(withEffect(texts::storyFollowsAnd(subject, event.component, by), event));
}

Message inferredSentence(const StoryEvent& event, const std::string& subject)
{
    if (event.kind == StoryEvent::Kind::SpeedChanged)
        return texts::storyNoneNear(withEffect(texts::storyChangesAbruptly(subject), event));
    const Vec2 from = event.before->position;
    const Vec2 to = event.after->position;
    return texts::storyPutElsewhere(subject, from.x, from.y, to.x, to.y);
}

Message sentenceOf(const StoryEvent& event, const std::string& subject, const std::string& by)
{
    switch (event.kind) {
    case StoryEvent::Kind::Appears:
        return appearanceSentence(event, subject, by);
    case StoryEvent::Kind::Spawned:
        return texts::storySpawned(subject, by);
    case StoryEvent::Kind::Launched:
        return launchSentence(event, subject, by);
    case StoryEvent::Kind::Touched:
    case StoryEvent::Kind::Pushed:
        return touchSentence(event, subject, by);
    case StoryEvent::Kind::SpeedLimited:
        return limitSentence(event, subject, by);
    case StoryEvent::Kind::AtEdge:
        return texts::storyEnd(withEffect(texts::storyReachesEdge(subject), event));
    case StoryEvent::Kind::ByInput:
        return texts::storyEnd(withEffect(texts::storyChangedByInput(subject), event));
    case StoryEvent::Kind::Steered:
        return steeringSentence(event, subject, by);
    case StoryEvent::Kind::FallsAsleep:
        return texts::storyAsleep(subject);
    case StoryEvent::Kind::Wakes:
        return texts::storyWakes(subject);
    case StoryEvent::Kind::FlownThrough:
        return texts::storyMasked(by, subject);
    case StoryEvent::Kind::Teleported:
    case StoryEvent::Kind::SpeedChanged:
        return inferredSentence(event, subject);
    case StoryEvent::Kind::Removed:
        return removalSentence(event, subject, by);
    }
    return {};
}

Message removalHeadline(const StoryEvent& event)
{
    using Reason = StoryEvent::Reason;
    if (!event.reason)
        return texts::headlineRemoved();
    switch (*event.reason) {
    case Reason::ByHit:
        return texts::headlineRemovedByHit();
    case Reason::EndOfLife:
        return texts::headlineRemovedByLifetime();
    case Reason::AtEdge:
        return texts::headlineRemovedAtEdge();
    case Reason::ByInput:
        return texts::headlineRemovedByInput();
    }
    return {};
}

/// The event alone, without reasons in the words of a game and without other objects.
Message headlineOf(const StoryEvent& event)
{
    using enum StoryEvent::Kind;
    switch (event.kind) {
    case Appears:
        return texts::headlineAppears();
    case Spawned:
        return texts::headlineSpawned();
    case Launched:
        return texts::headlineLaunched();
    case Touched:
        return texts::headlineContact();
    case Pushed:
        return texts::headlinePushed();
    case SpeedLimited:
        return texts::headlineSpeedLimited();
    case AtEdge:
        return texts::headlineEdge();
    case ByInput:
        return texts::headlineInput();
    case Steered:
        return event.component.empty() ? texts::headlineSteered() : texts::headlineSteeredBy(event.component);
    case Teleported:
        return texts::headlinePutElsewhere();
    case FallsAsleep:
        return texts::headlineFallsAsleep();
    case Wakes:
        return texts::headlineWakesUp();
    case FlownThrough:
        return texts::headlineMasked();
    case SpeedChanged:
        return texts::headlineAbruptChange();
    case Removed:
        return removalHeadline(event);
    }
    return {};
}

} // namespace

std::string storyName(const ObjectTable& objects, ObjectId id)
{
    const auto row = objects.rowOf(id);
    if (!row || objects.objectOf(*row).name.empty())
        return texts::unnamedObject(id.value).text();
    return texts::nameWithId(objects.objectOf(*row).name, id.value).text();
}

void writeStorySentence(StoryEvent& event, const std::string& subject, const ObjectTable& objects)
{
    event.byName = event.by.isNull() ? std::string() : storyName(objects, event.by);
    event.sentence = sentenceOf(event, subject, event.byName);
}

Message storyHeadline(const StoryEvent& event)
{
    using Kind = StoryEvent::Kind;
    Message words = headlineOf(event);
    if (!event.saidReason.empty())
        words = texts::reason(std::move(words), event.saidReason);
    if (event.byName.empty() || event.kind == Kind::Steered)
        return words;
    const bool isMutual = event.kind == Kind::Touched || event.kind == Kind::Removed;
    return (isMutual ? texts::headlineWith : texts::headlineBy)(std::move(words), event.byName);
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

Message accelerationSentence(const SceneObject& object, const WorldSettings& world)
{
    if (!object.isDynamic())
        return texts::accelerationOfStatic();
    const StoryAcceleration all = storyAccelerationOf(object, world);
    std::vector<Message> parts;
    const auto add = [&parts](const auto& form, Vec2 value) {
        if (value != Vec2{})
            parts.push_back(form(value.x, value.y));
    };
    add(texts::accelerationByGravity, all.gravity);
    add(texts::accelerationByWind, all.wind);
    add(texts::accelerationByForce, all.force);
    add(texts::accelerationByOwn, all.own);
    if (parts.empty())
        return texts::accelerationNone();
    Message list = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        list = (i + 1 == parts.size() ? texts::bothOf : texts::listed)(list, parts[i]);
    return (parts.size() == 1 ? texts::accelerationByOne : texts::accelerationBySeveral)(std::move(list), all.sum.x,
                                                                                         all.sum.y);
}

} // namespace broadside
