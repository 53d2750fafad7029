#include "core/debug/expectation/links.h"

#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/debug/audit/passage_remedy.h"
#include "core/debug/why/mask_conflict.h"

#include <algorithm>

namespace broadside::expectation {
namespace {

const char* nameOfResponse(HitResponse response)
{
    switch (response) {
    case HitResponse::Remove:
        return "remove";
    case HitResponse::Bounce:
        return "bounce";
    case HitResponse::Stop:
        return "stop";
    case HitResponse::None:
        break;
    }
    return "none";
}

const SceneObject* objectIn(RunView& view, ObjectId id)
{
    const auto row = view.objects().rowOf(id);
    return row ? &view.objects().objectOf(*row) : nullptr;
}

std::string by(RunView& view, ObjectId id) { return id.isNull() ? std::string() : " by " + view.nameOf(id); }

std::string speedText(double speed) { return roundedNumber(speed, 3) + " m/s"; }

/// The instances of the template that take this field from it.
std::size_t followers(const Scene& scene, const std::string& name, TemplateField field)
{
    return static_cast<std::size_t>(std::ranges::count_if(scene.objects(), [&](const ObjectPtr& object) {
        return object->instanceOf->name == name && !object->instanceOf->overrides.contains(field);
    }));
}

std::uint32_t valueOf(const SceneObject& object, TemplateField field)
{
    return field == TemplateField::Mask ? object.mask : object.category;
}

void addLaunch(RunView& view, Chain& chain, const RunLog::Event& launch, const std::string& name)
{
    chain.add(ReasonRule::Launched,
              sentenceFrom(view.nameOf(launch.event.by)) + " launched " + name + " with " +
                  speedText(launch.event.speed) + " in " + stepText(launch.step) + ".",
              launch.step, launch.event.by);
}

void addPush(RunView& view, Chain& chain, const RunLog::Touch& touch)
{
    const SceneObject* const object = objectIn(view, touch.object);
    if (!object || !object->isDynamic() || (object->onHit != HitResponse::Bounce && object->onHit != HitResponse::Stop))
        return;
    chain.add(ReasonRule::Pushed,
              view.nameOf(touch.object) + " met " + view.nameOf(touch.other) + " in " + stepText(touch.step) +
                  ", and its `onHit` is " + nameOfResponse(object->onHit) + ".",
              touch.step, touch.other);
}

} // namespace

bool isPushedByHits(const SceneObject& object) noexcept
{
    return object.isDynamic() && (object.onHit == HitResponse::Bounce || object.onHit == HitResponse::Stop);
}

void addFilterOrigin(RunView& view, Chain& chain, ObjectId id, TemplateField field)
{
    const SceneObject* const object = objectIn(view, id);
    if (!object || object->instanceOf.isEmpty())
        return;
    const TemplateLink& link = *object->instanceOf;
    const std::string what =
        std::string(keyOf(field)) + " " + std::to_string(valueOf(*object, field)) + " of " + view.nameOf(id);
    const Scene scene = view.scene();
    const Template* const of = templateNamed(scene.templates, link.name);
    if (!link.overrides.contains(field)) {
        chain.add(
            ReasonRule::FilterOfTemplate,
            "The " + what + " comes from the template \"" + link.name + "\"" +
                (of ? ": a change there changes " + countOf(followers(scene, link.name, field), "instance") : "") + ".",
            {}, id);
        return;
    }
    chain.add(ReasonRule::FilterOverridden,
              "The " + what + " overrides that of its template \"" + link.name + "\"" +
                  (of ? ", which is " + std::to_string(valueOf(*of->object, field)) : "") + ".",
              {}, id);
}

bool addFilters(RunView& view, Chain& chain, ObjectId a, ObjectId b)
{
    const SceneObject* const first = objectIn(view, a);
    const SceneObject* const second = objectIn(view, b);
    if (!first || !second || canCollide(first->filter(), second->filter()))
        return false;
    const std::string nameA = view.nameOf(a);
    const std::string nameB = view.nameOf(b);
    const bool isStatic = !first->isDynamic() && !second->isDynamic();
    if (isStatic)
        chain.add(ReasonRule::BothStatic,
                  nameA + " and " + nameB + " are both static, and static objects are not tested with each other.");
    const MaskConflict masks = maskConflict(*first, *second, nameA, nameB);
    if (!masks.reason.empty()) {
        chain.add(ReasonRule::Masks, "Masks keep the two apart: " + masks.reason + ".");
        for (const auto& [owner, other] : {std::pair(first, second), std::pair(second, first)})
            if ((owner->mask & other->category) == 0) {
                addFilterOrigin(view, chain, owner->id, TemplateField::Mask);
                addFilterOrigin(view, chain, other->id, TemplateField::Category);
            }
    }
    const std::string change = masks.change.empty() ? std::string() : masks.change;
    if (isStatic)
        chain.offer("Make one of them dynamic" + (change.empty() ? std::string() : ", and " + change) + ".");
    else
        chain.offer(sentenceFrom(change) + ".", filtersThatMatch(*first, *second));
    return true;
}

bool addSpeedLimit(RunView& view, Chain& chain, const RunLog& log, ObjectId id, std::uint64_t step)
{
    const RunLog::Event* const limit = log.last(StepEvent::Kind::SpeedLimited, id, step);
    if (!limit)
        return false;
    chain.add(ReasonRule::SpeedLimited,
              "The terminal speed of the world limits " + view.nameOf(id) + " to " + speedText(limit->event.speed) +
                  " in " + stepText(limit->step) + "; without it: " + speedText(limit->event.asked) +
                  (limit->event.by.isNull() ? std::string() : ", launched" + by(view, limit->event.by)) + ".",
              limit->step, id);
    return true;
}

void addOrigin(RunView& view, Chain& chain, const RunLog& log, ObjectId id, std::uint64_t step)
{
    const RunLog::Event* const launch = log.last(StepEvent::Kind::Launched, id, step);
    const RunLog::Event* const spawn = log.last(StepEvent::Kind::Spawned, id, step);
    const RunLog::Touch* const touch = step > 0 ? log.lastTouch(id, step - 1) : nullptr;
    if (launch)
        addLaunch(view, chain, *launch, view.nameOf(id));
    addSpeedLimit(view, chain, log, id, step);
    if (spawn && (!launch || launch->step < spawn->step))
        chain.add(ReasonRule::Spawned,
                  view.nameOf(id) + " was spawned" + by(view, spawn->event.by) + " in " + stepText(spawn->step) + ".",
                  spawn->step, spawn->event.by);
    if (touch && (!launch || launch->step <= touch->step))
        addPush(view, chain, *touch);
}

void addRemoval(RunView& view, Chain& chain, const RunLog& log, ObjectId id, std::uint64_t step)
{
    const std::string removed = view.nameOf(id) + " was removed in " + stepText(step);
    const StepEvent* const event = log.removalIn(step, id);
    if (!view.source().knows().events)
        return chain.add(ReasonRule::Gone,
                         view.nameOf(id) + " is no longer in the world from " + stepText(step) + " on.", step);
    if (!event)
        return chain.add(ReasonRule::RemovedByInput, removed + " by an input.", step);
    switch (event->kind) {
    case StepEvent::Kind::RemovedByLifetime:
        return chain.add(ReasonRule::RemovedByLifetime, removed + ", at the end of its lifetime.", step);
    case StepEvent::Kind::RemovedByEdge:
        return chain.add(ReasonRule::RemovedByEdge, removed + ", when it left the world, whose edges remove.", step);
    default:
        chain.add(ReasonRule::RemovedByHit, removed + ", when it was found to overlap " + view.nameOf(event->by) + ".",
                  step, event->by);
        addHidden(view, chain, event->by);
    }
}

void addHidden(RunView& view, Chain& chain, ObjectId id)
{
    const SceneObject* const object = objectIn(view, id);
    if (!object)
        return;
    const Scene scene = view.scene();
    const LayerStates layers(scene.layers);
    const auto cause = [&](bool own) {
        return own || object->layer.isEmpty() ? std::string() : " by its layer \"" + *object->layer + "\"";
    };
    if (!layers.isVisible(*object))
        chain.add(ReasonRule::InvisibleInTheWay, view.nameOf(id) + " is hidden" + cause(!object->visible) + ".", {},
                  id);
    if (layers.isLocked(*object))
        chain.add(ReasonRule::LockedInTheWay, view.nameOf(id) + " is locked" + cause(object->locked) + ".", {}, id);
}

std::optional<WhyAnswer> whyIn(RunView& view, std::size_t frame, ObjectId a, ObjectId b)
{
    std::optional<WhyAnswer> answer;
    const bool isRead = view.look(frame, [&](const Frame& tested) {
        const auto rowA = tested.objects().indexOf(a);
        const auto rowB = tested.objects().indexOf(b);
        if (rowA && rowB)
            answer = why(tested, *rowA, *rowB);
    });
    return isRead ? answer : std::nullopt;
}

void addPassage(RunView& view, Chain& chain, const FoundPassage& passage)
{
    const Passage& passed = passage.passage;
    if (!view.goTo(view.source().frameOf(passage.step)))
        return;
    const std::string object = view.nameOf(passed.object);
    const std::string through = view.nameOf(passed.through);
    if (!view.source().knows().events) {
        chain.add(ReasonRule::PassedBetweenSteps,
                  object + " passed through " + through + " between the frame of " + stepText(passage.step) +
                      " and the frame before it, if both went straight.",
                  passage.step, passed.through);
        return chain.offer(remedyInGame(passed, passage.dt, object, through));
    }
    if (passed.wasSeen)
        chain.add(ReasonRule::PassedWhileOverlapping,
                  object + " passed the middle of " + through + " in " + stepText(passage.step) +
                      ", in which they were found to overlap: too late to push it back.",
                  passage.step, passed.through);
    else
        chain.add(ReasonRule::PassedBetweenSteps,
                  object + " passed through " + through + " within " + stepText(passage.step) +
                      ", unseen: they overlap neither before that step nor after it.",
                  passage.step, passed.through);
    chain.offer(remedyFor(passed, passage.dt, object, through), UseSweptCollision{});
}

void addIgnoredOverlap(RunView& view, Chain& chain, std::size_t frame, ObjectId a, ObjectId b)
{
    const auto answer = whyIn(view, frame, a, b);
    if (!answer)
        return;
    const std::uint64_t step = view.stepOf(frame);
    const auto add = [&](ReasonRule rule) {
        chain.add(rule, sentenceFrom(stepText(step)) + ": " + answer->sentence.text(), step);
        chain.offer(answer->remedy, answer->fix);
    };
    if (answer->cause)
        return add(ReasonRule::MissedPair);
    if (answer->boxSmallerThanShape)
        return add(ReasonRule::BoxSmallerThanShape);
    if (answer->stage == PairStage::NoContact)
        return chain.add(ReasonRule::NoContactRecorded,
                         "The game did not record a contact in " + stepText(step) + ", although the shapes overlap.",
                         step),
               chain.offer("Look at the narrow phase of your game, and at what records contacts.");
    if (!(answer->distance > 0.0))
        return add(ReasonRule::OnlyTouching);
    chain.add(ReasonRule::OverlapAfterTest,
              "The shapes overlap at the end of " + stepText(step) + ", but they were " + metresText(answer->distance) +
                  " apart when the pairs of this step were tested.",
              step);
}

void addSensor(RunView& view, Chain& chain, ObjectId a, ObjectId b)
{
    const SceneObject* const first = objectIn(view, a);
    const SceneObject* const second = objectIn(view, b);
    if (!first || !second || respondsToHits(*first) || respondsToHits(*second))
        return;
    chain.add(ReasonRule::Sensor, "Neither " + view.nameOf(a) + " nor " + view.nameOf(b) +
                                      " responds to a hit (`onHit` is none), so the contact changes nothing.");
    chain.offer("Set `onHit` of one of them if something should happen when they meet.");
}

} // namespace broadside::expectation
