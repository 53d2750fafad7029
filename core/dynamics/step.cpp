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
#include <span>
#include <utility>
#include <vector>

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

/// Each thread tests a part of the pairs. The parts, one after the other, are what a single thread finds.
void narrowPhase(StepScratch& scratch)
{
    WorldParts& world = scratch.world;
    FunnelPairs& all = world.pairs;
    const unsigned pieces = world.piecesOf(all.boxOverlaps.size());
    if (all.isCountedOnly || pieces == 1)
        return runNarrowPhase(world.objects, all, scratch.stop);
    world.sharedPairs.resize(std::max<std::size_t>(world.sharedPairs.size(), pieces));
    share(world, all.boxOverlaps.size(), [&](unsigned piece, std::size_t first, std::size_t end) {
        FunnelPairs& part = world.sharedPairs[piece];
        part.clear();
        const std::span<const IndexPair> tested = std::span(all.boxOverlaps).subspan(first, end - first);
        part.boxOverlaps.assign(tested.begin(), tested.end());
        runNarrowPhase(world.objects, part, scratch.stop);
    });
    all.overlaps.clear();
    for (const FunnelPairs& part : std::span(world.sharedPairs).first(pieces))
        all.overlaps.insert(all.overlaps.end(), part.overlaps.begin(), part.overlaps.end());
    all.funnel.overlaps = all.overlaps.size();
}

/// The overlaps that exist no longer, also those that began in this step.
std::vector<IndexPair> endedOverlaps(const StepScratch& scratch, const std::vector<IndexPair>& remaining)
{
    std::vector<IndexPair> seen;
    std::ranges::set_union(scratch.world.overlaps, scratch.began, std::back_inserter(seen));
    std::vector<IndexPair> ended;
    std::ranges::set_difference(seen, remaining, std::back_inserter(ended));
    return ended;
}

/// The ids of rows. Where the ids have no gaps, they follow from the rows, and no memory is read.
class Names {
public:
    explicit Names(const ObjectTable& objects)
        : m_objects(objects)
    {
        const std::size_t rows = objects.rowCount();
        if (rows == 0)
            return;
        m_first = objects.idOf(0).value;
        m_areDense = objects.idOf(static_cast<ObjectIndex>(rows - 1)).value - m_first == rows - 1;
    }
    [[nodiscard]] ObjectId of(ObjectIndex row) const
    {
        return m_areDense ? ObjectId{m_first + row} : m_objects.idOf(row);
    }

private:
    const ObjectTable& m_objects;
    std::uint64_t m_first = 0;
    bool m_areDense = false; // rows ascend by id
};

/// Compares the overlaps of the step before with those of this step, which the world then keeps.
void reportOverlaps(StepScratch& scratch)
{
    WorldParts& world = scratch.world;
    StepReport& report = scratch.report;
    std::vector<IndexPair>& remaining = world.pairs.overlaps;
    const bool hasLost = std::ranges::any_of(report.events, isRemoval, &StepEvent::kind);
    if (hasLost)
        std::erase_if(remaining, [&](IndexPair pair) {
            return !world.objects.isPresent(pair.a) || !world.objects.isPresent(pair.b);
        });
    const Names names(world.objects);
    const auto tell = [&](std::vector<IdPair>& list, IndexPair pair) {
        list.push_back({names.of(pair.a), names.of(pair.b)});
    };
    report.began.reserve(scratch.began.size());
    for (const IndexPair pair : scratch.began)
        tell(report.began, pair);
    report.stayed.reserve(std::min(world.overlaps.size(), remaining.size()));
    std::vector<IndexPair>& flips = world.overlapFlips;
    flips.clear();
    auto now = remaining.cbegin();
    for (const IndexPair before : world.overlaps) {
        for (; now != remaining.cend() && *now < before; ++now)
            flips.push_back(*now);
        const bool stays = now != remaining.cend() && *now == before;
        tell(stays ? report.stayed : report.ended, before);
        if (stays)
            ++now;
        else
            flips.push_back(before);
    }
    flips.insert(flips.end(), now, remaining.cend());
    if (hasLost || !scratch.touches.empty()) { // then overlaps may have ended in the step in which they began
        report.ended.clear();
        for (const IndexPair pair : endedOverlaps(scratch, remaining))
            tell(report.ended, pair);
    }
    world.overlaps.swap(remaining);
}

/// A new report in the memory of an old one.
StepReport emptied(StepReport used)
{
    StepReport empty;
    const auto takeOver = [](auto& list, auto& old) {
        old.clear();
        list = std::move(old);
    };
    takeOver(empty.began, used.began);
    takeOver(empty.stayed, used.stayed);
    takeOver(empty.ended, used.ended);
    takeOver(empty.removed, used.removed);
    takeOver(empty.spawned, used.spawned);
    takeOver(empty.events, used.events);
    takeOver(empty.edited, used.edited);
    return empty;
}

void writeReport(StepScratch& scratch)
{
    WorldParts& world = scratch.world;
    scratch.report.funnel = world.pairs.funnel;
    reportOverlaps(scratch);
    scratch.report.step = world.stepCount;
    scratch.report.time = world.time();
    scratch.report.hash = hashAfterStep(world);
}

} // namespace

StepReport runStep(WorldParts& world, std::span<const Input> inputs, const std::stop_token& stop,
                   const std::function<void()>& tested, ChangeLog* log, StepReport used)
{
    StepScratch scratch{world, stop, emptied(std::move(used))};
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
    noteMet(scratch);
    if (tested)
        tested();
    // The responses have moved objects; queries after the step need their new positions.
    timed(
        timings.responses, [&] { respond(scratch); }, [&] { world.broadPhase->update(); });
    writeReport(scratch);
    return std::move(scratch.report);
}

} // namespace broadside
