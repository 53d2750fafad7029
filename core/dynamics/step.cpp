#include "core/dynamics/step.h"

#include "core/broadphase/limits.h"
#include "core/dynamics/state_hash.h"
#include "core/dynamics/step_components.h"
#include "core/dynamics/step_inputs.h"
#include "core/dynamics/step_messages.h"
#include "core/dynamics/step_motion.h"
#include "core/dynamics/step_responses.h"
#include "core/dynamics/step_scratch.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace broadside {
namespace {

using Clock = std::chrono::steady_clock;

double microsecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

void updateBroadPhase(StepScratch& scratch)
{
    scratch.world.broadPhase->update();
    askBroadPhase(scratch.world.objects, *scratch.world.broadPhase, scratch.world.pairs, scratch.stop);
    if (!scratch.world.collidablePairs)
        scratch.world.collidablePairs = collidablePairs(scratch.world.objects);
    scratch.world.pairs.funnel.pairs = *scratch.world.collidablePairs;
    if (scratch.world.pairs.isCountedOnly)
        scratch.warnOfCrowds(texts::stepManyPairs(scratch.world.pairs.funnel.boxOverlaps, limits::kOverlaps));
}

void narrowPhase(StepScratch& scratch) { runNarrowPhase(scratch.world.objects, scratch.world.pairs, scratch.stop); }

void writeReport(StepScratch& scratch)
{
    WorldParts& world = scratch.world;
    scratch.report.funnel = world.pairs.funnel;
    for (const IndexPair pair : scratch.began)
        scratch.report.began.push_back(scratch.idsOf(pair));

    std::vector<IndexPair> remaining;
    std::ranges::copy_if(world.pairs.overlaps, std::back_inserter(remaining), [&](IndexPair pair) {
        return world.objects.isPresent(pair.a) && world.objects.isPresent(pair.b);
    });
    std::vector<IndexPair> stayed;
    std::ranges::set_intersection(world.overlaps, remaining, std::back_inserter(stayed));
    scratch.report.stayed.reserve(stayed.size());
    for (const IndexPair pair : stayed)
        scratch.report.stayed.push_back(scratch.idsOf(pair));
    std::vector<IndexPair> seen;
    std::ranges::set_union(world.overlaps, scratch.began, std::back_inserter(seen));
    std::vector<IndexPair> ended;
    std::ranges::set_difference(seen, remaining, std::back_inserter(ended));
    for (const IndexPair pair : ended)
        scratch.report.ended.push_back(scratch.idsOf(pair));
    world.overlaps = std::move(remaining);

    scratch.report.step = world.stepCount;
    scratch.report.time = world.time();
    scratch.report.hash = hashOf(world);
}

} // namespace

StepReport runStep(WorldParts& world, std::span<const Input> inputs, const std::stop_token& stop,
                   const std::function<void()>& tested, ChangeLog* log)
{
    StepScratch scratch{world, stop};
    scratch.log = log;
    if (log)
        log->clear();
    const auto timed = [](double& microseconds, auto&&... phases) {
        const auto start = Clock::now();
        (phases(), ...);
        microseconds = microsecondsSince(start);
    };
    StepTimings& timings = scratch.report.timings;
    world.flippedRows.clear();
    world.editedRows.clear();
    world.rowsBefore = world.objects.rowCount();
    timed(
        timings.integrate, [&] { applyInputs(scratch, inputs); }, [&] { runComponents(scratch); },
        [&] { integrate(scratch); }, [&] { applyEdges(scratch); });
    timed(timings.broadPhase, [&] { updateBroadPhase(scratch); });
    timed(timings.narrowPhase, [&] { narrowPhase(scratch); });
    if (stop.stop_requested())
        return std::move(scratch.report);
    ++world.stepCount;
    world.met = pairsThatMet(scratch);
    if (tested)
        tested();
    // The responses have moved objects; queries after the step need their new positions.
    timed(
        timings.responses, [&] { respond(scratch); }, [&] { world.broadPhase->update(); });
    writeReport(scratch);
    return std::move(scratch.report);
}

} // namespace broadside
