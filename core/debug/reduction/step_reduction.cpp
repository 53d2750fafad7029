#include "core/debug/reduction/step_reduction.h"

#include "core/debug/reduction/miss_reduction.h"
#include "core/debug/reduction/reduction_messages.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

Problem notShownAnyMore()
{
    Problem problem;
    problem.message = texts::findingNotShown();
    problem.remedy = texts::auditStepAgain();
    return problem;
}

Problem shownByNoAlgorithm()
{
    Problem problem;
    problem.message = texts::noSceneShowsFinding();
    problem.remedy = texts::convertStepToScene();
    return problem;
}

Result<std::optional<RecordedReduction>> reduceRerun(const StepSource::Rerun& rerun, const ReduceOptions& options)
{
    if (rerun.history)
        return reduceRecorded(rerun.scene, *rerun.history, options);
    auto reduction = reduce(rerun.scene, options);
    if (!reduction)
        return reduction.problem();
    if (!*reduction)
        return std::optional<RecordedReduction>{};
    return std::optional{RecordedReduction{std::move(**reduction), {}}};
}

ReducedFinding reducedRerun(const StepSource::Rerun& rerun, const ReduceOptions& options)
{
    ReducedFinding result;
    result.objectsBefore = rerun.scene.size();
    auto reduced = reduceRerun(rerun, options);
    if (!reduced)
        result.problem = reduced.problem();
    else if (!*reduced)
        result.problem = notShownAnyMore();
    else
        result.reduced = std::move(**reduced);
    return result;
}

/// A game's own broad phase cannot be run with other objects: see reduceMiss().
ReducedFinding reducedFrame(StepWalk& walk, const Frame& frame, const ReduceOptions& options)
{
    const Finding& finding = *options.finding;
    ReducedFinding result;
    const ObjectTable& objects = frame.objects();
    result.objectsBefore = objects.presentCount();
    const std::optional<ObjectIndex> a = objects.rowOf(finding.a);
    const std::optional<ObjectIndex> b = objects.rowOf(finding.b);
    if (!a || !b) {
        result.problem = notShownAnyMore();
        return result;
    }
    const Scene start = walk.scene();
    auto reduction = reduceMiss({start, frame, {{std::min(*a, *b), std::max(*a, *b)}, finding.cause}, walk.cellSize()},
                                options.asked, options);
    if (!reduction) {
        result.problem = reduction.problem();
        return result;
    }
    if (!*reduction) {
        result.problem = shownByNoAlgorithm();
        result.isShownByNone = true;
        return result;
    }
    MissReduction& made = **reduction;
    Finding kept = finding;
    kept.step = 0;
    result.shownBy = made.shows;
    result.reduced = RecordedReduction{Reduction{std::move(made.scene), kept, made.runs, made.complete}, {}};
    return result;
}

} // namespace

ReducedFinding reduceFinding(const StepSource& source, const ReduceOptions& options)
{
    if (const auto rerun = source.rerun())
        return reducedRerun(*rerun, options);
    ReducedFinding result;
    const auto walk = source.walk();
    if (!walk) {
        result.problem = walk.problem();
        return result;
    }
    auto problem = (*walk)->look(
        source.frameOf(options.finding->step),
        [&](const Frame& frame) { result = reducedFrame(**walk, frame, options); }, options.asked);
    if (problem)
        result.problem = std::move(problem);
    return result;
}

} // namespace broadside
