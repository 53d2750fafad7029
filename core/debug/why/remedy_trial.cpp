#include "core/debug/why/remedy_trial.h"

#include "core/base/message/common_messages.h"
#include "core/base/text.h"
#include "core/debug/audit/passage_remedy.h"
#include "core/debug/why/miss_messages.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace broadside {
namespace {

constexpr double kMostTimesTheSteps = 20.0; // limit of the steps of a tried run, as a multiple of the original
constexpr int kStepDigits = 3;

/// The same inputs at the same times, for steps of another length.
std::vector<TimedInput> inputsFor(const RunPlan& plan, double ratio)
{
    std::vector<TimedInput> inputs(plan.inputs.begin(), plan.inputs.end());
    for (TimedInput& input : inputs)
        input.step = 1 + static_cast<std::uint64_t>(static_cast<double>(input.step - 1) * ratio);
    return inputs;
}

/// The number of passages in a run of the same duration.
Result<std::size_t> passagesWith(const Scene& scene, const RunPlan& plan, const StepSettings& settings,
                                 const std::stop_token& stop)
{
    const double ratio = scene.step.dt / settings.dt;
    const std::vector<TimedInput> timed = inputsFor(plan, ratio);
    const auto steps = static_cast<std::uint64_t>(std::ceil(static_cast<double>(plan.steps) * ratio - 1e-9));
    Scene changed = scene;
    changed.step = settings;
    auto world = World::fromScene(changed);
    if (!world)
        return world.problem();
    PassageTracker watch(*world);
    std::size_t passages = 0;
    std::vector<Input> inputs;
    auto next = timed.begin();
    for (std::uint64_t step = 1; step <= steps && !stop.stop_requested(); ++step) {
        inputs.clear();
        for (; next != timed.end() && next->step <= step; ++next)
            inputs.push_back(next->input);
        const StepReport report = world->step(inputs);
        passages += watch.observe(*world, report).size();
    }
    return passages;
}

/// The longest step with which each of the passages would have been seen in time.
double longestStepFor(std::span<const FoundPassage> found)
{
    double dt = found.front().dt;
    for (const FoundPassage& passage : found)
        dt = std::min(dt, passage.dt * passage.passage.inside / passage.passage.pathLength);
    return dt > 0.0 ? roundedDown(dt, kStepDigits) : 0.0;
}

Message leftText(std::size_t left, std::size_t passages)
{
    return left == 0 ? texts::nothingPasses() : texts::stillPass(left, passages);
}

} // namespace

Result<RemedyTrial> tryRemedies(const Scene& scene, const RunPlan& plan, std::span<const FoundPassage> found,
                                const std::stop_token& stop)
{
    RemedyTrial trial;
    trial.passages = found.size();
    StepSettings settings = scene.step;
    settings.continuous = true;
    const auto swept = passagesWith(scene, plan, settings, stop);
    if (!swept)
        return swept.problem();
    trial.leftWhenSwept = *swept;
    settings = scene.step;
    for (settings.dt = longestStepFor(found); scene.step.dt <= kMostTimesTheSteps * settings.dt; settings.dt *= 0.5) {
        const auto left = passagesWith(scene, plan, settings, stop);
        if (!left)
            return left.problem();
        if (!trial.shorter || *left < trial.shorter->left)
            trial.shorter = RemedyTrial::ShorterSteps{settings.dt, *left};
        if (*left == 0 || stop.stop_requested())
            break;
    }
    return trial;
}

Message triedRemedyFor(const Passage& passage, double dt, const std::string& object, const std::string& through,
                       const RemedyTrial& trial)
{
    const auto shorter = trial.shorter;
    const bool isEnough = shorter && shorter->left == 0;
    const Message swept = leftText(trial.leftWhenSwept, trial.passages);
    const Message tried = shorter ? texts::triedSweptAndShorter(swept, {shorter->dt, kStepDigits},
                                                                leftText(shorter->left, trial.passages))
                                  : texts::triedSwept(swept);
    return texts::sentences(remedyWithSteps(passage, dt, object, through, isEnough ? shorter->dt : 0.0), tried);
}

} // namespace broadside
