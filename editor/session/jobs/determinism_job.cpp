#include "editor/session/jobs/determinism_job.h"

#include <utility>

namespace broadside {
namespace {

/// Takes its arguments by value, so that large data is freed before the result is reported.
Repetition repeat(Scene scene, History history, const std::optional<BroadPhaseSettings>& other,
                  const std::stop_token& stop, std::atomic<std::uint64_t>& step)
{
    Repetition repetition;
    if (other)
        repetition.other = other->algorithm;
    repetition.steps = {history.firstStep(), history.lastStep()};
    repetition.lastHash = history.at(history.lastStep()).report.hash;
    Result<DeterminismCheck> check =
        other ? DeterminismCheck::beginWith(*other, scene, history) : DeterminismCheck::begin(scene, history);
    if (!check) {
        repetition.problem = check.problem();
        return repetition;
    }
    while (!stop.stop_requested() && check->advance())
        step = check->step();
    repetition.divergence = check->divergence();
    return repetition;
}

} // namespace

void DeterminismJob::start(Scene scene, History history, std::optional<BroadPhaseSettings> other)
{
    m_step = std::make_shared<std::atomic<std::uint64_t>>(history.firstStep());
    m_background.start(
        [step = m_step, scene = std::move(scene), history = std::move(history),
         other](const std::stop_token& stop, const Background::Post&) mutable {
            return repeat(std::move(scene), std::move(history), other, stop, *step);
        },
        [this](Repetition repetition) { emit finished(std::make_shared<const Repetition>(std::move(repetition))); });
}

} // namespace broadside
