#include "core/debug/expectation/links.h"

#include "core/debug/audit/passage_remedy.h"
#include "core/debug/expectation/expectation_messages.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/why/mask_conflict.h"
#include "core/debug/why/why_messages.h"

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
              texts::expectLaunched(sentenceFrom(view.nameOf(launch.event.by)), name, rounded(launch.event.speed),
                                    launch.step),
              launch.step, launch.event.by);
}

void addPush(RunView& view, Chain& chain, const RunLog::Touch& touch)
{
    const SceneObject* const object = objectIn(view, touch.object);
    if (!object || !object->isDynamic() || (object->onHit != HitResponse::Bounce && object->onHit != HitResponse::Stop))
        return;
    chain.add(ReasonRule::Pushed,
              texts::expectPushed(view.nameOf(touch.object), view.nameOf(touch.other), touch.step,
                                  nameOfResponse(object->onHit)),
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
    const std::string_view key = keyOf(field);
    const std::uint32_t value = valueOf(*object, field);
    const std::string name = view.nameOf(id);
    const Scene scene = view.scene();
    const Template* const of = templateNamed(scene.templates, link.name);
    if (!link.overrides.contains(field)) {
        chain.add(ReasonRule::FilterOfTemplate,
                  of ? texts::expectFilterOfTemplate(key, value, name, link.name, followers(scene, link.name, field))
                     : texts::expectFilterOfUnknown(key, value, name, link.name),
                  {}, id);
        return;
    }
    chain.add(ReasonRule::FilterOverridden,
              of ? texts::expectOverrides(key, value, name, link.name, valueOf(*of->object, field))
                 : texts::expectOverridesUnknown(key, value, name, link.name),
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
        chain.add(ReasonRule::BothStatic, texts::expectBothStatic(nameA, nameB));
    const MaskConflict masks = maskConflict(*first, *second, nameA, nameB);
    if (!masks.reason.empty()) {
        chain.add(ReasonRule::Masks, texts::expectMasks(masks.reason));
        for (const auto& [owner, other] : {std::pair(first, second), std::pair(second, first)})
            if ((owner->mask & other->category) == 0) {
                addFilterOrigin(view, chain, owner->id, TemplateField::Mask);
                addFilterOrigin(view, chain, other->id, TemplateField::Category);
            }
    }
    if (isStatic)
        chain.offer(masks.change.empty() ? texts::expectMakeDynamic() : texts::expectMakeDynamicAnd(masks.change));
    else
        chain.offer(texts::expectChangeMasks(masks.order), filtersThatMatch(*first, *second));
    return true;
}

bool addSpeedLimit(RunView& view, Chain& chain, const RunLog& log, ObjectId id, std::uint64_t step)
{
    const RunLog::Event* const limit = log.last(StepEvent::Kind::SpeedLimited, id, step);
    if (!limit)
        return false;
    const texts::Number speed = rounded(limit->event.speed);
    const texts::Number asked = rounded(limit->event.asked);
    chain.add(ReasonRule::SpeedLimited,
              limit->event.by.isNull() ? texts::expectSpeedLimited(view.nameOf(id), speed, limit->step, asked)
                                       : texts::expectLaunchLimited(view.nameOf(id), speed, limit->step, asked,
                                                                    view.nameOf(limit->event.by)),
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
                  spawn->event.by.isNull()
                      ? texts::expectSpawned(view.nameOf(id), spawn->step)
                      : texts::expectSpawnedBy(view.nameOf(id), view.nameOf(spawn->event.by), spawn->step),
                  spawn->step, spawn->event.by);
    if (touch && (!launch || launch->step <= touch->step))
        addPush(view, chain, *touch);
}

void addRemoval(RunView& view, Chain& chain, const RunLog& log, ObjectId id, std::uint64_t step)
{
    const std::string name = view.nameOf(id);
    const StepEvent* const event = log.removalIn(step, id);
    if (!view.source().knows().events)
        return chain.add(ReasonRule::Gone, texts::removedInRecording(name, step), step);
    if (!event)
        return chain.add(ReasonRule::RemovedByInput, texts::removedByInput(name, step), step);
    switch (event->kind) {
    case StepEvent::Kind::RemovedByLifetime:
        return chain.add(ReasonRule::RemovedByLifetime, texts::removedByLifetime(name, step), step);
    case StepEvent::Kind::RemovedByEdge:
        return chain.add(ReasonRule::RemovedByEdge, texts::removedByEdge(name, step), step);
    default:
        chain.add(ReasonRule::RemovedByHit, texts::removedByHit(name, step, view.nameOf(event->by)), step, event->by);
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
    const std::string name = view.nameOf(id);
    const bool hasLayer = !object->layer.isEmpty();
    if (!layers.isVisible(*object))
        chain.add(ReasonRule::InvisibleInTheWay,
                  object->visible && hasLayer ? texts::expectHiddenByLayer(name, *object->layer)
                                              : texts::expectHidden(name),
                  {}, id);
    if (layers.isLocked(*object))
        chain.add(ReasonRule::LockedInTheWay,
                  !object->locked && hasLayer ? texts::expectLockedByLayer(name, *object->layer)
                                              : texts::expectLocked(name),
                  {}, id);
}

std::optional<WhyAnswer> whyIn(RunView& view, std::size_t frame, ObjectId a, ObjectId b)
{
    std::optional<WhyAnswer> answer;
    const bool isRead = view.look(frame, [&](const Frame& tested) {
        const auto rowA = tested.objects().indexOf(a);
        const auto rowB = tested.objects().indexOf(b);
        if (!rowA || !rowB)
            return;
        answer = why(tested, *rowA, *rowB);
        if (answer->cause && isRecorded(tested) && !knowsArithmetic(tested))
            view.causes(tested.objects().presentCount()).tell(tested, *rowA, *rowB, *answer);
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
        chain.add(ReasonRule::PassedBetweenSteps, texts::expectPassedFrames(object, through, passage.step),
                  passage.step, passed.through);
        return chain.offer(remedyInGame(passed, passage.dt, object, through));
    }
    if (passed.wasSeen)
        chain.add(ReasonRule::PassedWhileOverlapping, texts::expectPassedMiddle(object, through, passage.step),
                  passage.step, passed.through);
    else
        chain.add(ReasonRule::PassedBetweenSteps, texts::whyPassedUnseen(object, through, passage.step), passage.step,
                  passed.through);
    chain.offer(remedyFor(passed, passage.dt, object, through), UseSweptCollision{});
}

void addIgnoredOverlap(RunView& view, Chain& chain, std::size_t frame, ObjectId a, ObjectId b)
{
    const auto answer = whyIn(view, frame, a, b);
    if (!answer)
        return;
    const std::uint64_t step = view.stepOf(frame);
    const auto add = [&](ReasonRule rule) {
        chain.add(rule, texts::expectInStep(step, answer->sentence), step);
        chain.offer(answer->remedy, answer->fix);
    };
    if (answer->cause)
        return add(ReasonRule::MissedPair);
    if (answer->bothAsleep)
        return add(ReasonRule::NotCandidate);
    if (answer->boxSmallerThanShape)
        return add(ReasonRule::BoxSmallerThanShape);
    if (answer->stage == PairStage::NoContact)
        return chain.add(ReasonRule::NoContactRecorded, texts::expectNoContactRecorded(step), step),
               chain.offer(texts::expectLookAtContacts());
    if (!(answer->distance > 0.0))
        return add(ReasonRule::OnlyTouching);
    chain.add(ReasonRule::OverlapAfterTest, texts::expectOverlapAfterTest(step, rounded(answer->distance)), step);
}

void addSensor(RunView& view, Chain& chain, ObjectId a, ObjectId b)
{
    if (!view.source().knows().events)
        return; // a game does not record what responds
    const SceneObject* const first = objectIn(view, a);
    const SceneObject* const second = objectIn(view, b);
    if (!first || !second || respondsToHits(*first) || respondsToHits(*second))
        return;
    chain.add(ReasonRule::Sensor, texts::expectSensor(view.nameOf(a), view.nameOf(b)));
    chain.offer(texts::expectSetOnHit());
}

} // namespace broadside::expectation
