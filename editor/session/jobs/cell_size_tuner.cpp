#include "editor/session/jobs/cell_size_tuner.h"

#include "core/debug/tuning/rule_of_thumb.h"
#include "core/trace/recording_work.h"

#include <algorithm>
#include <utility>

namespace broadside {

/// All that the thread needs, as values.
struct CellSizeTuner::Task {
    struct Step {
        std::shared_ptr<const WorldRest> settings;
        std::vector<Input> inputs;
    };
    Scene scene;
    std::optional<WorldState> start; ///< Nothing: as authored.
    std::vector<Step> steps;
    BroadPhaseSettings present;
    std::shared_ptr<const trace::Recording> recording; ///< Not null: its steps from this one on.
    std::uint64_t first = 0;
};

CellSizeTuner::CellSizeTuner(const SceneDocument& document, const StepSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Reset)
            forget();
    });
}

void CellSizeTuner::forget()
{
    m_background.cancel();
    m_outcome.reset();
    emit ended();
}

CellSizeTuner::Task CellSizeTuner::makeTask() const
{
    Task task;
    task.scene = m_session.scene();
    task.present = task.scene.broadPhase;
    task.recording = m_session.recording();
    if (task.recording) {
        const StepRange steps = m_session.recorded();
        task.first = std::min(m_session.step(), steps.last - std::min(steps.last - steps.first, kMostSteps));
        return task;
    }
    const History* history = m_session.history();
    if (!history)
        return task;
    const std::uint64_t last = history->lastStep();
    const std::uint64_t first = std::max(history->firstStep(), last - std::min(last, kMostSteps));
    task.start = history->stateAt(first);
    for (std::uint64_t step = first + 1; step <= last; ++step) {
        const StepRecord& record = history->at(step);
        task.steps.push_back({record.rest, record.inputs});
    }
    return task;
}

CellSizeTuner::Outcome CellSizeTuner::measured(const Task& task, const std::stop_token& stop,
                                               const std::function<void(double)>& progress)
{
    Outcome outcome;
    if (task.recording)
        return measuredRecording(task, stop, progress);
    auto world = World::fromScene(task.scene);
    if (!world) {
        outcome.problem = world.problem();
        return outcome;
    }
    if (task.start)
        world->restore(*task.start);
    Footage footage;
    bool hasRoom = footage.take(*world);
    for (std::size_t i = 0; i < task.steps.size() && hasRoom && !stop.stop_requested(); ++i) {
        const WorldRest& settings = *task.steps[i].settings;
        if (world->settings() != settings.world)
            static_cast<void>(world->setSettings(settings.world, settings.broadPhase)); // it could be made before
        if (world->stepSettings() != settings.step)
            world->setStepSettings(settings.step);
        world->step(task.steps[i].inputs);
        hasRoom = footage.take(*world);
        progress(0.2 * static_cast<double>(i) / static_cast<double>(task.steps.size()));
    }
    measure(footage, task.present, world->objects(), world->settings(), stop, progress, outcome);
    return outcome;
}

CellSizeTuner::Outcome CellSizeTuner::measuredRecording(const Task& task, const std::stop_token& stop,
                                                        const std::function<void(double)>& progress)
{
    Outcome outcome;
    const Footage footage = trace::footageOf(*task.recording, task.first, kMostSteps + 1, stop);
    trace::RecordingWalk walk(*task.recording);
    outcome.problem = walk.goTo(task.recording->frameOf(task.first));
    if (!outcome.problem)
        measure(footage, task.present, walk.world().objects(), walk.world().world(), stop, progress, outcome);
    return outcome;
}

void CellSizeTuner::measure(const Footage& footage, const BroadPhaseSettings& present, const ObjectTable& objects,
                            const WorldSettings& world, const std::stop_token& stop,
                            const std::function<void(double)>& progress, Outcome& outcome)
{
    outcome.frames = footage.frames().size();
    outcome.ruleOfThumb = ruleOfThumbCellSize(objects);
    if (footage.frames().empty()) {
        outcome.problem = Problem{};
        outcome.problem->message = "The world is too large to record a single frame of it";
        outcome.problem->remedy = "Measure a smaller world";
        return;
    }
    TunerOptions options;
    options.cellSizes = logarithmicSizes(sensibleCellSizes(objects, world), kSizes);
    options.measure.runs = kRuns;
    options.measure.stop = stop;
    options.measure.progress = [&](double share) { progress(0.2 + 0.8 * share); };
    auto tuning = tune(footage, present, options);
    if (tuning)
        outcome.tuning = std::move(*tuning);
    else
        outcome.problem = tuning.problem();
}

void CellSizeTuner::start()
{
    m_background.start(
        [this, task = makeTask()](const std::stop_token& stop, const Background::Post& post) {
            return measured(task, stop, [&](double share) { post([this, share] { emit progressed(share); }); });
        },
        [this](Outcome outcome) {
            m_outcome = std::make_unique<const Outcome>(std::move(outcome));
            emit ended();
        });
    emit started();
}

void CellSizeTuner::cancel()
{
    if (!m_background.isRunning())
        return;
    m_background.cancel();
    emit ended();
}

} // namespace broadside
