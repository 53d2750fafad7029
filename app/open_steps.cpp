#include "app/open_steps.h"

#include "app/open_recording.h"
#include "app/output.h"
#include "core/debug/history/recorded_run.h"
#include "core/trace/recording.h"

#include <limits>
#include <utility>
#include <vector>

namespace broadside {
namespace {

/// The inputs of one step of a plan.
std::vector<Input> inputsOf(const PlannedRun& plan, std::uint64_t step)
{
    std::vector<Input> inputs;
    for (const TimedInput& shot : plan.shots)
        if (shot.step == step)
            inputs.push_back(shot.input);
    return inputs;
}

Result<OpenedSteps> stepsOfScene(const Arguments& arguments, Console& console)
{
    auto plan = planRun(arguments, console);
    if (!plan)
        return plan.problem();
    const auto asked = stepsFrom(arguments);
    if (!asked)
        return asked.problem();
    auto run = recordRun(*plan, console);
    if (!run)
        return run.problem();
    StepRange steps{asked->isRange ? asked->first : 0, asked->last};
    if (run->history.firstStep() > steps.first) {
        steps.first = run->history.firstStep();
        console.err << "Note: memory holds only the steps from " << steps.first << " on; earlier ones are left out.\n";
    }
    return OpenedSteps{std::make_shared<const RecordedRun>(std::move(plan->scene), std::move(run->history)), steps,
                       false, std::nullopt};
}

Result<OpenedSteps> stepsOfRecording(const Arguments& arguments, Console& console)
{
    const auto opened = OpenedRecording::open(arguments, console, Source::ManyFrames);
    if (!opened)
        return opened.problem();
    if (arguments.has("--algorithm") || arguments.has("--cell"))
        return usageProblem("--algorithm and --cell have no meaning for the steps of a recording",
                            "Leave them out: the broad phase is that of the game");
    auto recording = std::make_shared<const trace::Recording>((*opened)->reader());
    const StepRange all = recording->steps();
    const auto asked = arguments.range("--steps", all.last, 0, std::numeric_limits<std::uint64_t>::max());
    if (!asked)
        return asked.problem();
    const StepRange steps{asked->isRange ? asked->first : all.first, asked->last};
    if (steps.last < all.first || steps.first > all.last)
        return usageProblem("--steps: the recording has the steps " + std::to_string(all.first) + " to " +
                                std::to_string(all.last) + " only",
                            "Ask for some of these");
    return OpenedSteps{std::move(recording), steps, true, (*opened)->noCandidates()};
}

} // namespace

Result<RecordedPlan> recordRun(const PlannedRun& plan, Console& console, std::uint64_t first, std::uint64_t budget)
{
    std::optional<History> history;
    const auto record = [&](const World& world, const StepReport* report) {
        if (!history && world.stepCount() + 1 >= first)
            history.emplace(world, budget);
        else if (history && report)
            history->record(world, *report, inputsOf(plan, report->step));
    };
    auto world = worldAfter(plan, console, {}, record);
    if (!world)
        return world.problem();
    return RecordedPlan{std::move(*history), std::move(*world)};
}

Result<OpenedSteps> openSteps(const Arguments& arguments, Console& console)
{
    return isRecording(arguments.operands().front()) ? stepsOfRecording(arguments, console)
                                                     : stepsOfScene(arguments, console);
}

} // namespace broadside
