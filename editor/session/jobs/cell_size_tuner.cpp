#include "editor/session/jobs/cell_size_tuner.h"

#include "editor/session/session_messages.h"

#include <algorithm>
#include <utility>

namespace broadside {

/// The input of the thread, as copies.
struct CellSizeTuner::Task {
    std::shared_ptr<const StepSource> source;
    std::uint64_t first = 0; ///< First step.
    BroadPhaseSettings present;
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
    task.present = m_session.scene().broadPhase;
    const StepRange recorded = m_session.recorded();
    // The latest steps of a simulation; the following steps of a recording.
    const std::uint64_t latest = recorded.last - std::min(recorded.last - recorded.first, kMostSteps);
    task.first = m_session.capabilities().canMakeSteps ? latest : std::min(m_session.step(), latest);
    task.source = m_session.source({task.first, recorded.last});
    return task;
}

CellSizeTuner::Outcome CellSizeTuner::measured(const Task& task, const std::stop_token& stop,
                                               const std::function<void(double)>& progress)
{
    Outcome outcome;
    outcome.present = task.present;
    const auto filmed =
        filmSteps(*task.source, task.first, kMostSteps + 1, stop, [&](double share) { progress(0.2 * share); });
    if (!filmed) {
        outcome.problem = filmed.problem();
        return outcome;
    }
    outcome.frames = filmed->footage.frames().size();
    outcome.ruleOfThumb = ruleOfThumbCellSize(filmed->objects);
    outcome.withoutLarge = ruleOfThumbWithoutLarge(filmed->objects, filmed->world);
    if (outcome.frames == 0) {
        outcome.problem = Problem{};
        outcome.problem->message = texts::tunerTooLarge();
        outcome.problem->remedy = texts::tunerTooLargeRemedy();
        return outcome;
    }
    TunerOptions options;
    options.cellSizes = logarithmicSizes(sensibleCellSizes(filmed->objects, filmed->world), kSizes);
    options.gameRule = filmed->gameRule;
    options.measure.runs = kRuns;
    options.measure.stop = stop;
    options.measure.progress = [&](double share) { progress(0.2 + 0.8 * share); };
    auto tuning = tune(filmed->footage, task.present, options);
    if (tuning)
        outcome.tuning = std::move(*tuning);
    else
        outcome.problem = tuning.problem();
    return outcome;
}

const Recommendation* CellSizeTuner::recommendedFor(std::optional<Algorithm> algorithm) const
{
    const Tuning* tuning = m_outcome && m_outcome->tuning ? &*m_outcome->tuning : nullptr;
    if (tuning && !algorithm)
        return tuning->game ? &tuning->game->recommended : nullptr;
    return tuning && tuning->recommended && tuning->algorithm == algorithm ? &*tuning->recommended : nullptr;
}

std::optional<double> CellSizeTuner::bestFor(Algorithm algorithm) const
{
    const Recommendation* recommended = recommendedFor(algorithm);
    return recommended ? std::optional(recommended->cellSize) : std::nullopt;
}

bool CellSizeTuner::isGood(std::optional<Algorithm> algorithm, double cellSize) const
{
    const Recommendation* recommended = recommendedFor(algorithm);
    return recommended && recommended->good.from <= cellSize && cellSize <= recommended->good.to;
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
