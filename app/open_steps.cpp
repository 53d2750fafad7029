#include "app/open_steps.h"

#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_recording.h"
#include "app/output.h"
#include "app/run_notes.h"
#include "core/debug/history/recorded_run.h"
#include "core/debug/history/streamed_run.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <memory>
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

Problem noMemoryForSteps(const Arguments& arguments)
{
    Problem problem;
    problem.file = arguments.operands().front();
    problem.message = texts::cliFileStepsMemory();
    problem.remedy = texts::cliFileFewerSteps();
    return problem;
}

std::uint64_t usualStepsOf(const Scene& scene, const StepsWanted& wanted)
{
    const std::uint64_t objects = std::max<std::uint64_t>(1, scene.size());
    return std::min(wanted.usualSteps, std::max<std::uint64_t>(1, wanted.mostObjectSteps / objects));
}

Result<OpenedSteps> stepsOfScene(const Arguments& arguments, Console& console, const StepsWanted& wanted)
{
    auto plan = planRun(arguments, console);
    if (!plan)
        return plan.problem();
    const auto asked = stepsFrom(arguments);
    if (!asked)
        return asked.problem();
    if (!arguments.has("--steps"))
        plan->steps = usualStepsOf(plan->scene, wanted);
    StepRange steps{asked->isRange ? asked->first : 0, plan->steps};
    OpenedSteps opened;
    opened.steps = steps;
    if (wanted.goesThroughOnce) {
        auto notes = std::make_shared<RunNotes>(console, plan->steps, plan->shots);
        opened.source = std::make_shared<const StreamedRun>(
            plan->scene, plan->steps, plan->shots,
            [notes](const World& world, const StepReport* report) { notes->observe(world, report); });
        opened.plan = std::move(*plan);
        return opened;
    }
    auto run = recordRun(*plan, console, wanted.dropsEarlier ? steps.first : 0, wanted.budget);
    if (!run)
        return run.problem();
    if (wanted.needsStart && run->history.firstStep() > 0)
        return noMemoryForSteps(arguments);
    if (run->history.firstStep() > steps.first) {
        opened.steps.first = run->history.firstStep();
        console.note(texts::cliNoteMemoryFrom(opened.steps.first));
    }
    if (wanted.lookAtEnd)
        wanted.lookAtEnd(run->world);
    auto worlds = std::make_shared<WorldShelf>();
    worlds->giveBack(std::move(run->world));
    opened.source = std::make_shared<const RecordedRun>(std::make_shared<const Scene>(plan->scene),
                                                        std::move(run->history), std::move(worlds));
    opened.plan = std::move(*plan);
    return opened;
}

/// The broad phase of the options for a recording; a problem if the command has no use for one.
Result<std::optional<BroadPhaseSettings>> askedBroadPhase(const Arguments& arguments, OpenedRecording& recording,
                                                          const StepsWanted& wanted)
{
    if (wanted.allowsOtherBroadPhase) {
        if (auto problem = recording.world().seek(0)) // cells may have to suit the objects
            return *problem;
        return recording.chosenBroadPhase(arguments);
    }
    for (const char* option : {"--algorithm", "--cell"})
        if (arguments.has(option))
            return usageProblem(texts::cliOptionOwnBroadPhase(option), texts::cliLeaveOut());
    return std::optional<BroadPhaseSettings>{};
}

/// The answers name steps that the game does not know.
void sayCountedFrames(const trace::Recording& recording, Console& console)
{
    if (!recording.countsFrames())
        return;
    const auto& frames = recording.reader().frames();
    const bool rises =
        std::ranges::adjacent_find(frames, std::greater_equal{}, &trace::FramePlace::step) == frames.end();
    console.note(rises ? texts::cliNoteSparseNumbers() : texts::cliNoteFallingNumbers());
}

Result<OpenedSteps> stepsOfRecording(const Arguments& arguments, Console& console, const StepsWanted& wanted)
{
    const auto opened = OpenedRecording::open(arguments, console, Source::ManyFrames);
    if (!opened)
        return opened.problem();
    const auto broadPhase = askedBroadPhase(arguments, **opened, wanted);
    if (!broadPhase)
        return broadPhase.problem();
    auto recording = std::make_shared<const trace::Recording>((*opened)->reader());
    sayCountedFrames(*recording, console);
    const StepRange all = recording->steps();
    const auto asked = arguments.range("--steps", all.last, 0, std::numeric_limits<std::uint64_t>::max());
    if (!asked)
        return asked.problem();
    const StepRange steps{asked->isRange ? asked->first : all.first, asked->last};
    std::optional<Problem> noSteps;
    if (steps.last < all.first || steps.first > all.last)
        noSteps = usageProblem(texts::cliStepsOfRecording(all.first, all.last), texts::cliAskSome());
    if (noSteps && !wanted.allowsNoSteps)
        return *noSteps;
    const trace::Contents& contents = (*opened)->reader().info().contents;
    return OpenedSteps{.source = std::move(recording),
                       .steps = steps,
                       .isRecording = true,
                       .asked = *broadPhase,
                       .noCandidates = (*opened)->noCandidates(),
                       .noSteps = std::move(noSteps),
                       .knowsRegistrations = contents.cells || contents.registeredBoxes};
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

Result<OpenedSteps> openSteps(const Arguments& arguments, Console& console, const StepsWanted& wanted)
{
    return isRecordingFile(arguments.operands().front()) ? stepsOfRecording(arguments, console, wanted)
                                                         : stepsOfScene(arguments, console, wanted);
}

} // namespace broadside
