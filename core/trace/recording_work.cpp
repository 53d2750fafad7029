#include "core/trace/recording_work.h"

#include "core/collision/queries.h"
#include "core/debug/breakpoints/breakpoint_watch.h"
#include "core/trace/passage_watch.h"

#include <algorithm>
#include <utility>

namespace broadside::trace {
namespace {

bool asksForPassages(const std::vector<Breakpoint>& wanted)
{
    return std::ranges::any_of(wanted, [](const Breakpoint& breakpoint) {
        return breakpoint.enabled && breakpoint.kind == Breakpoint::Kind::Tunnelling;
    });
}

/// At the two frames before one: what goes on as it went was not put elsewhere. What is damaged there is no matter.
void lookBefore(RecordingWalk& walk, std::size_t frame, PassageWatch& passages)
{
    for (std::size_t i = frame - std::min<std::size_t>(frame, 2); i < frame; ++i)
        if (!walk.goTo(i))
            static_cast<void>(passages.observe(walk.world()));
}

/// Of one frame, by the step that the recording calls it, with the names that objects have in it.
void takeFound(const RecordingWalk& walk, const Frame& frame, const FrameAudit& audit,
               std::span<const Tunnelling> passed, AuditedSteps& result)
{
    const std::uint64_t step = walk.step(); // the game's own number may be of no use
    const auto note = [&](ObjectId a, ObjectId b) {
        result.names.note(step, frame.objects(), a);
        result.names.note(step, frame.objects(), b);
    };
    const std::size_t before = result.missed.listed.size();
    result.missed.add(step, frame.objects(), audit);
    for (const Audit::Miss& miss : std::span(result.missed.listed).subspan(before))
        note(miss.pair.a, miss.pair.b);
    for (const Tunnelling& one : passed) {
        result.tunnelled.push_back({step, walk.recording().dtOf(*walk.frameNumber()), one});
        note(one.object, one.through);
    }
    for (Audit::Hidden hidden : Audit::hiddenIn(frame, audit)) {
        hidden.step = step;
        result.hidden.push_back(hidden);
        note(hidden.pair.a, hidden.pair.b);
    }
}

} // namespace

AuditedSteps auditSteps(const Recording& recording, StepRange steps, std::size_t most, const std::stop_token& stop)
{
    AuditedSteps result;
    result.steps = {steps.first, steps.first};
    RecordingWalk walk(recording);
    BoxJudge judge;
    PassageWatch passages(recording.countsFrames());
    const std::size_t first = recording.frameOf(steps.first);
    const std::size_t last = recording.frameOf(steps.last);
    lookBefore(walk, first, passages);
    for (std::size_t i = first; i <= last && !stop.stop_requested(); ++i) {
        if (auto problem = walk.goTo(i)) {
            result.steps.last = recording.stepOf(i);
            if (!result.problem)
                result.problem = std::move(problem);
            passages = PassageWatch(recording.countsFrames());
            continue;
        }
        const Frame frame = walk.frame();
        const FrameAudit audit = frame.broadPhase() ? auditFrame(frame, judge, stop) : auditShapes(frame, judge);
        takeFound(walk, frame, audit, passages.observe(walk.world()), result);
        result.steps.last = walk.step();
        if (result.missed.count() + result.tunnelled.size() + result.hidden.size() >= most)
            break;
    }
    return result;
}

std::optional<CellHeat> heatOf(const Recording& recording, HeatQuantity quantity, std::uint64_t last,
                               std::uint64_t count, StepRange& steps, const std::stop_token& stop,
                               const std::function<void(double)>& tell)
{
    const std::size_t end = recording.frameOf(last);
    const std::size_t from = end - static_cast<std::size_t>(std::min<std::uint64_t>(end, count - 1));
    steps = {recording.stepOf(from), recording.stepOf(end)};
    RecordingWalk walk(recording);
    CellHeatMeter meter(quantity);
    for (std::size_t i = from; i <= end && !stop.stop_requested(); ++i) {
        if (walk.goTo(i))
            continue;
        const Frame frame = walk.frame();
        if (frame.broadPhase())
            meter.add(frame.objects(), *frame.broadPhase());
        tell(static_cast<double>(i - from + 1) / static_cast<double>(end - from + 1));
    }
    return meter.heat();
}

Footage footageOf(const Recording& recording, std::uint64_t first, std::size_t count, const std::stop_token& stop)
{
    Footage footage;
    RecordingWalk walk(recording);
    const std::size_t from = recording.frameOf(first);
    const std::size_t end = std::min(recording.frameCount(), from + count);
    for (std::size_t i = from; i < end && !stop.stop_requested(); ++i)
        if (!walk.goTo(i) &&
            !footage.take(walk.world().objects(), walk.world().world().width, walk.world().world().height))
            break;
    return footage;
}

std::vector<Audit::Passage> passagesOf(const Recording& recording, StepRange steps, ObjectId a, ObjectId b,
                                       const std::stop_token& stop, const std::function<void(double)>& tell)
{
    std::vector<Audit::Passage> found;
    RecordingWalk walk(recording);
    PassageWatch passages(recording.countsFrames());
    const std::size_t first = recording.frameOf(steps.first);
    const std::size_t last = recording.frameOf(steps.last);
    lookBefore(walk, first, passages);
    for (std::size_t i = first; i <= last && !stop.stop_requested(); ++i) {
        if ((i - first) % kUsualBlock == 0)
            tell(static_cast<double>(i - first) / static_cast<double>(last - first + 1));
        if (walk.goTo(i)) {
            passages = PassageWatch(recording.countsFrames());
            continue;
        }
        for (const Tunnelling& passed : passages.observe(walk.world()))
            if ((passed.object == a && passed.through == b) || (passed.object == b && passed.through == a))
                found.push_back({walk.step(), recording.dtOf(i), passed});
    }
    return found;
}

std::optional<PairWatch::Passage> lastPassage(const Recording& recording, std::uint64_t step, ObjectId a, ObjectId b)
{
    const auto found = passagesOf(recording, {recording.steps().first, step}, a, b, {}, [](double) {});
    if (found.empty())
        return std::nullopt;
    return PairWatch::Passage{found.back().step, found.back().dt, found.back().tunnelling};
}

std::optional<std::uint64_t> removalAfter(const Recording& recording, std::uint64_t step, ObjectId id)
{
    RecordingWalk walk(recording);
    for (std::size_t i = recording.frameOf(step) + 1; i < recording.frameCount(); ++i)
        if (!walk.goTo(i) && !walk.world().objects().indexOf(id))
            return walk.step();
    return std::nullopt;
}

std::optional<NearestApproach> nearestApproach(const Recording& recording, StepRange steps, ObjectId a, ObjectId b,
                                               const std::stop_token& stop)
{
    std::optional<NearestApproach> nearest;
    RecordingWalk walk(recording);
    const std::size_t last = recording.frameOf(steps.last);
    for (std::size_t i = recording.frameOf(steps.first); i <= last; ++i) {
        if (stop.stop_requested())
            return std::nullopt;
        if (walk.goTo(i))
            continue;
        const ObjectTable& objects = walk.world().objects();
        const auto rowA = objects.indexOf(a);
        const auto rowB = objects.indexOf(b);
        if (!rowA || !rowB)
            continue;
        const double distance = distanceBetween(objects.shapeOf(*rowA), objects.poseOf(*rowA), objects.shapeOf(*rowB),
                                                objects.poseOf(*rowB));
        if (!nearest || distance < nearest->distance)
            nearest = NearestApproach{walk.step(), distance};
        if (distance <= 0.0)
            break;
    }
    return nearest;
}

void hunt(const Recording& recording, const std::vector<Breakpoint>& wanted, StepRange steps,
          const std::stop_token& stop, const std::function<void(HuntedBlock)>& tell)
{
    RecordingWalk walk(recording);
    const std::size_t first = std::max<std::size_t>(recording.frameOf(steps.first), 1);
    const bool looksForPassages = asksForPassages(wanted);
    for (std::size_t end = recording.frameOf(steps.last) + 1; end > first && !stop.stop_requested();) {
        const std::size_t from = end - std::min(end - first, kUsualBlock);
        HuntedBlock block{from == first ? steps.first : recording.stepOf(from - 1) + 1, {}};
        block.met.resize(wanted.size());
        RecordingReports reports;
        BreakpointWatch watch;
        PassageWatch passages(recording.countsFrames());
        if (looksForPassages)
            lookBefore(walk, from, passages);
        bool isWatching = false;
        for (std::size_t i = from - 1; i < end && !stop.stop_requested(); ++i) {
            if (walk.goTo(i)) {
                isWatching = false;
                passages = PassageWatch(recording.countsFrames());
                continue;
            }
            const StepReport report = reports.report(walk);
            if (!std::exchange(isWatching, true)) {
                watch.restart(WatchedMoment(walk.frame(), recording.dtOf(i)), &report, wanted, stop);
                if (looksForPassages && i >= from)
                    static_cast<void>(passages.observe(walk.world()));
                continue;
            }
            const Frame frame = walk.frame();
            std::vector<Tunnelling> passed;
            if (looksForPassages)
                passed = passages.observe(walk.world());
            for (const MetBreakpoint& met :
                 watch.evaluate(WatchedMoment(frame, recording.dtOf(i), &passed), report, wanted, stop))
                block.met[met.index].push_back(walk.step());
        }
        if (!stop.stop_requested())
            tell(std::move(block));
        end = from;
    }
}

} // namespace broadside::trace
