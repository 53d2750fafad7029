#include "core/debug/story/simulation_story.h"

#include "core/base/message/name_messages.h"
#include "core/debug/story/story_text.h"
#include "core/scene/component_table.h"

#include <algorithm>

namespace broadside {
namespace {

/// The other object of the pair; null if `id` is not in it.
ObjectId partnerIn(IdPair pair, ObjectId id) { return pair.a == id ? pair.b : pair.b == id ? pair.a : ObjectId{}; }

bool beginsWith(const StepReport& report, ObjectId id, ObjectId other)
{
    return std::ranges::binary_search(report.began, IdPair{std::min(id, other), std::max(id, other)});
}

std::optional<StoryEvent::Reason> reasonOf(StepEvent::Kind kind)
{
    switch (kind) {
    case StepEvent::Kind::RemovedByHit:
        return StoryEvent::Reason::ByHit;
    case StepEvent::Kind::RemovedByLifetime:
        return StoryEvent::Reason::EndOfLife;
    case StepEvent::Kind::RemovedByEdge:
        return StoryEvent::Reason::AtEdge;
    default:
        return std::nullopt;
    }
}

/// Fills in the sentences of events from `first` on.
void writeSentences(std::span<StoryEvent> events, const ObjectTable& objects, ObjectId id)
{
    const auto row = objects.rowOf(id);
    const std::string subject =
        row ? displayName(objects.objectOf(*row)) : texts::unnamedObjectAtStart(id.value).text();
    for (StoryEvent& event : events)
        writeStorySentence(event, subject, objects);
}

} // namespace

void SimulationStory::begin(const ObjectTable& objects, Vec2 velocity)
{
    const auto row = objects.indexOf(m_id);
    if (!row)
        return;
    m_step = 0;
    add(StoryEvent::Kind::Appears).after =
        LoggedState{true, objects.poseOf(*row).position, objects.poseOf(*row).angle, velocity};
    writeSentences(m_events, objects, m_id);
}

bool SimulationStory::concerns(const StepReport& report, std::span<const ObjectChange> changes) const
{
    return !changes.empty() ||
           std::ranges::any_of(report.events, [&](const StepEvent& event) { return event.object == m_id; }) ||
           std::ranges::any_of(report.began, [&](IdPair pair) { return pair.a == m_id || pair.b == m_id; });
}

void SimulationStory::observe(const StepReport& report, std::span<const ObjectChange> changes,
                              const ObjectTable& objects)
{
    m_step = report.step;
    m_first = m_events.size();
    for (const ObjectChange& change : changes) {
        if (change.cause == ObjectChange::Cause::Aimed)
            addMotion(StoryEvent::Kind::ByInput, change);
        if (change.cause == ObjectChange::Cause::Edited)
            addEdit(change);
    }
    addLaunches(report, changes);
    for (const ObjectChange& change : changes)
        if (change.cause == ObjectChange::Cause::Steered) {
            addMotion(StoryEvent::Kind::Steered, change);
            nameComponent(change, objects);
        }
    for (const StepEvent& event : report.events) {
        if (event.object == m_id && event.kind == StepEvent::Kind::Spawned)
            add(StoryEvent::Kind::Spawned, event.by);
        if (event.object == m_id && event.kind == StepEvent::Kind::SpeedLimited)
            addSpeedLimit(event);
    }
    for (const ObjectChange& change : changes) {
        if (change.cause == ObjectChange::Cause::Obstructed || change.cause == ObjectChange::Cause::Touched)
            addContact(change, report);
        if (change.cause == ObjectChange::Cause::AtEdge)
            addMotion(StoryEvent::Kind::AtEdge, change);
        if (change.cause == ObjectChange::Cause::BeyondNumbers)
            addMotion(StoryEvent::Kind::SpeedLimited, change);
    }
    addSilentContacts(report);
    addRemoval(report, changes);
    writeSentences(std::span(m_events).subspan(m_first), objects, m_id);
}

/// A launch that changes nothing, for example by a launcher of power 0, is in the report alone.
void SimulationStory::addLaunches(const StepReport& report, std::span<const ObjectChange> changes)
{
    const auto isLaunch = [&](const StepEvent& event) {
        return event.object == m_id && event.kind == StepEvent::Kind::Launched;
    };
    if (std::ranges::none_of(report.events, isLaunch)) // a static projectile cannot fly, but comes back
        for (const ObjectChange& change : changes)
            if (change.cause == ObjectChange::Cause::Launched)
                addMotion(StoryEvent::Kind::Appears, change);
    auto next = changes.begin();
    for (const StepEvent& event : report.events) {
        if (!isLaunch(event))
            continue;
        const auto isIts = [&](const ObjectChange& change) {
            return change.cause == ObjectChange::Cause::Launched && change.by == event.by;
        };
        const auto change = std::find_if(next, changes.end(), isIts);
        if (change != changes.end()) {
            if (!change->before.isPresent)
                addMotion(StoryEvent::Kind::Appears, *change);
            addMotion(StoryEvent::Kind::Launched, *change);
            next = change + 1;
        } else {
            add(StoryEvent::Kind::Launched, event.by);
        }
        m_events.back().asked = event.asked;
    }
}

void SimulationStory::addEdit(const ObjectChange& change)
{
    if (change.after.isPresent)
        addMotion(change.before.isPresent ? StoryEvent::Kind::ByInput : StoryEvent::Kind::Appears, change);
}

void SimulationStory::addSpeedLimit(const StepEvent& limited)
{
    StoryEvent& event = add(StoryEvent::Kind::SpeedLimited, limited.by);
    event.asked = limited.asked;
    event.limit = limited.speed;
}

/// Joins the changes by one partner in one step, as long as no other change came between them.
void SimulationStory::addContact(const ObjectChange& change, const StepReport& report)
{
    StoryEvent* event = m_events.size() > m_first ? &m_events.back() : nullptr;
    const bool goesOn = event && event->by == change.by && event->after == change.before &&
                        (event->kind == StoryEvent::Kind::Touched || event->kind == StoryEvent::Kind::Pushed);
    if (goesOn) {
        event->after = change.after;
    } else {
        addMotion(beginsWith(report, m_id, change.by) ? StoryEvent::Kind::Touched : StoryEvent::Kind::Pushed, change);
        event = &m_events.back();
    }
    if (!event->normal || change.cause == ObjectChange::Cause::Touched)
        event->normal = change.normal;
    if (change.cause == ObjectChange::Cause::Touched) {
        event->restitution = change.restitution;
        event->push = event->push.value_or(0.0) + change.push;
    }
}

/// Contacts that begin without changing the object's motion.
void SimulationStory::addSilentContacts(const StepReport& report)
{
    const std::size_t end = m_events.size();
    for (const IdPair pair : report.began) {
        const ObjectId by = partnerIn(pair, m_id);
        if (by.isNull())
            continue;
        const auto isKnown = [&](const StoryEvent& event) {
            return event.kind == StoryEvent::Kind::Touched && event.by == by;
        };
        if (std::ranges::none_of(std::span(m_events).subspan(m_first, end - m_first), isKnown))
            add(StoryEvent::Kind::Touched, by);
    }
}

void SimulationStory::addRemoval(const StepReport& report, std::span<const ObjectChange> changes)
{
    for (const ObjectChange& change : changes)
        if (change.cause == ObjectChange::Cause::Edited && change.before.isPresent && !change.after.isPresent)
            add(StoryEvent::Kind::Removed).reason = StoryEvent::Reason::ByInput;
    for (const StepEvent& removal : report.events)
        if (removal.object == m_id && isRemoval(removal.kind))
            add(StoryEvent::Kind::Removed, removal.by).reason = reasonOf(removal.kind);
}

void SimulationStory::addMotion(StoryEvent::Kind kind, const ObjectChange& change)
{
    StoryEvent& event = add(kind, change.by);
    event.before = change.before;
    event.after = change.after;
}

StoryEvent& SimulationStory::add(StoryEvent::Kind kind, ObjectId by)
{
    StoryEvent& event = m_events.emplace_back();
    event.step = m_step;
    event.kind = kind;
    event.by = by;
    return event;
}

void SimulationStory::nameComponent(const ObjectChange& change, const ObjectTable& objects)
{
    const auto row = objects.rowOf(m_id);
    if (row && change.component < objects.objectOf(*row).components.size())
        m_events.back().component = typeNameOf(objects.objectOf(*row).components[change.component]);
}

} // namespace broadside
