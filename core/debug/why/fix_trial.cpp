#include "core/debug/why/fix_trial.h"

#include "core/base/message/common_messages.h"
#include "core/debug/audit/audit.h"
#include "core/debug/why/miss_messages.h"
#include "core/dynamics/world.h"

#include <algorithm>

namespace broadside {
namespace {

/// The settings with which a step is made after the fix.
struct FixedSettings {
    BroadPhaseSettings broadPhase;
    StepSettings step;
};

FixedSettings fixedSettings(const BroadPhaseSettings& broadPhase, const StepSettings& step, const Fix& fix)
{
    FixedSettings fixed{broadPhase, step};
    if (const auto* algorithm = std::get_if<UseAlgorithm>(&fix))
        fixed.broadPhase.algorithm = algorithm->algorithm;
    if (const auto* cells = std::get_if<UseCellSize>(&fix))
        fixed.broadPhase.cellSize = cells->metres;
    if (std::holds_alternative<UseSweptCollision>(fix))
        fixed.step.continuous = true;
    return fixed;
}

bool shows(const Audit& audit, const Finding& finding)
{
    const auto isPair = [&](ObjectId a, ObjectId b) {
        return (a == finding.a && b == finding.b) || (a == finding.b && b == finding.a);
    };
    if (finding.kind == Finding::Kind::MissedPair)
        return std::ranges::any_of(audit.missed(), [&](const Audit::Miss& miss) {
            return miss.step == finding.step && isPair(miss.pair.a, miss.pair.b);
        });
    return std::ranges::any_of(audit.passages(), [&](const FoundPassage& passage) {
        return passage.step == finding.step && isPair(passage.passage.object, passage.passage.through);
    });
}

FixTrial::Counts countsOf(const Audit& audit)
{
    return {audit.misses().count(), audit.passages().size(), audit.candidates()};
}

/// Audits the recorded steps after the first, as they were made.
Audit auditAsRecorded(World& world, History& record, const std::stop_token& stop)
{
    Audit audit;
    record.seek(world, record.firstStep());
    audit.startFrom(world);
    for (std::uint64_t step = record.firstStep() + 1; step <= record.lastStep() && !stop.stop_requested(); ++step) {
        record.repeat(
            world, step, [&](const World& tested) { audit.observeTested(tested); }, stop);
        const StepReport report = record.report(world);
        audit.observe(world, &report);
    }
    return audit;
}

/// Audits the same steps with the fix; what happens in them may be different. No value if the fix is refused.
std::optional<Audit> auditWithFix(World& world, History& record, const Fix& fix, const std::stop_token& stop)
{
    Audit audit;
    record.seek(world, record.firstStep());
    audit.startFrom(world);
    for (std::uint64_t step = record.firstStep() + 1; step <= record.lastStep() && !stop.stop_requested(); ++step) {
        const StepRecord& recorded = record.at(step);
        const FixedSettings wanted = fixedSettings(recorded.rest->broadPhase, recorded.rest->step, fix);
        const bool isOther =
            recorded.rest->world != world.settings() || wanted.broadPhase != world.broadPhaseSettings();
        if (isOther && world.setSettings(recorded.rest->world, wanted.broadPhase))
            return std::nullopt;
        if (wanted.step != world.stepSettings())
            world.setStepSettings(wanted.step);
        const StepReport report =
            world.step(recorded.inputs, stop, [&](const World& tested) { audit.observeTested(tested); });
        if (!stop.stop_requested())
            audit.observe(world, &report);
    }
    return audit;
}

} // namespace

bool canBeTried(const Fix& fix) noexcept
{
    return std::holds_alternative<UseAlgorithm>(fix) || std::holds_alternative<UseCellSize>(fix) ||
           std::holds_alternative<UseSweptCollision>(fix);
}

std::uint64_t stepsOfTrial(std::size_t objects) noexcept
{
    constexpr std::uint64_t kMostSteps = 240;
    constexpr std::uint64_t kMostObjectSteps = 1'000'000;
    return std::clamp<std::uint64_t>(kMostObjectSteps / std::max<std::uint64_t>(objects, 1), 1, kMostSteps);
}

std::optional<FixTrial> tryFix(const Scene& scene, const Finding& finding, const Fix& fix)
{
    Scene fixed = scene;
    const FixedSettings wanted = fixedSettings(scene.broadPhase, scene.step, fix);
    fixed.broadPhase = wanted.broadPhase;
    fixed.step = wanted.step;
    const auto before = World::fromScene(scene);
    const auto after = World::fromScene(fixed);
    if (!before || !after)
        return std::nullopt;
    Audit without;
    Audit with;
    without.observe(*before);
    with.observe(*after);
    return FixTrial{{}, countsOf(without), countsOf(with), !shows(with, finding)};
}

std::optional<FixTrial> tryFix(const Scene& scene, History record, const Finding& finding, const Fix& fix,
                               const std::stop_token& stop)
{
    auto world = World::fromScene(scene);
    if (!world || record.firstStep() == record.lastStep())
        return std::nullopt;
    const Audit without = auditAsRecorded(*world, record, stop);
    const std::optional<Audit> with = auditWithFix(*world, record, fix, stop);
    if (!with || stop.stop_requested())
        return std::nullopt;
    return FixTrial{
        {record.firstStep() + 1, record.lastStep()}, countsOf(without), countsOf(*with), !shows(*with, finding)};
}

std::optional<FixTrial> tryFix(const StepSource& source, const Finding& finding, const Fix& fix,
                               const std::stop_token& stop)
{
    const auto rerun = source.rerun();
    if (!rerun)
        return std::nullopt;
    return rerun->history ? tryFix(rerun->scene, *rerun->history, finding, fix, stop)
                          : tryFix(rerun->scene, finding, fix);
}

Message textOf(const FixTrial& trial)
{
    const auto [first, last] = trial.steps;
    const Message missed = texts::missedInstead(trial.after.missed, trial.before.missed);
    const Message passages = texts::passagesInstead(trial.after.passages, trial.before.passages);
    const Message candidates = texts::candidatesInstead(trial.after.candidates, trial.before.candidates);
    const Message steps = first == last ? texts::triedStep(first) : texts::triedSteps(first, last);
    return texts::sentences(last == 0 ? texts::fixTriedAsLoaded(missed, candidates)
                                      : texts::fixTried(steps, missed, passages, candidates),
                            trial.isGone ? texts::fixEndsFinding() : texts::fixLeavesFinding());
}

} // namespace broadside
