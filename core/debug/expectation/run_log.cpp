#include "core/debug/expectation/run_log.h"

#include <algorithm>

namespace broadside::expectation {
namespace {

/// The last entry that satisfies the condition; null if there is none.
template<class List, class Condition>
const typename List::value_type* lastOf(const List& list, Condition&& condition)
{
    const auto found = std::find_if(list.rbegin(), list.rend(), condition);
    return found == list.rend() ? nullptr : &*found;
}

void read(const StepReport& report, ObjectId object, RunLog& log)
{
    for (const StepEvent& event : report.events)
        if (event.object == object)
            log.events.push_back({report.step, event});
    for (const IdPair& pair : report.began)
        if (pair.a == object || pair.b == object)
            log.touches.push_back({report.step, object, pair.a == object ? pair.b : pair.a});
    if (std::ranges::find(report.removed, object) != report.removed.end())
        log.removed.push_back({report.step, object});
    if (std::ranges::binary_search(report.edited, object))
        log.edited.push_back({report.step, object});
}

} // namespace

const RunLog::Event* RunLog::last(StepEvent::Kind kind, ObjectId object, std::uint64_t step) const
{
    return lastOf(events, [&](const Event& one) {
        return one.event.kind == kind && one.event.object == object && one.step <= step;
    });
}

const RunLog::Touch* RunLog::lastTouch(ObjectId object, std::uint64_t step) const
{
    return lastOf(touches, [&](const Touch& one) { return one.object == object && one.step <= step; });
}

const RunLog::Touch* RunLog::firstTouchFrom(ObjectId object, std::uint64_t step) const
{
    const auto found =
        std::ranges::find_if(touches, [&](const Touch& one) { return one.object == object && one.step >= step; });
    return found == touches.end() ? nullptr : &*found;
}

std::optional<std::uint64_t> RunLog::lastRemoval(ObjectId object) const
{
    const Change* const change = lastOf(removed, [&](const Change& one) { return one.object == object; });
    return change ? std::optional(change->step) : std::nullopt;
}

const StepEvent* RunLog::removalIn(std::uint64_t step, ObjectId object) const
{
    const Event* const found = lastOf(events, [&](const Event& one) {
        return one.step == step && one.event.object == object && isRemoval(one.event.kind);
    });
    return found ? &found->event : nullptr;
}

bool RunLog::wasEdited(std::uint64_t step, ObjectId object) const
{
    return lastOf(edited, [&](const Change& one) { return one.step == step && one.object == object; });
}

RunLog logOf(RunView& view, std::span<const ObjectId> objects, std::uint64_t last)
{
    RunLog log;
    const StepSource& source = view.source();
    if (!source.knows().events)
        return log;
    const auto walk = source.walk(WalkDepth::Reports);
    if (!walk)
        return log;
    for (std::size_t i = 0; i <= view.lastFrame() && source.stepOf(i) <= last && !view.isStopped(); ++i) {
        if ((*walk)->goTo(i))
            continue;
        for (const ObjectId object : objects)
            read((*walk)->report(), object, log);
    }
    return log;
}

} // namespace broadside::expectation
