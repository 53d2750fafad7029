#include "editor/session/determinism_job.h"

#include <utility>

namespace broadside {
namespace {

/// By value: what is large is gone before the result is announced.
Repetition repeat(Scene scene, History history, const std::stop_token& stop, std::atomic<std::uint64_t>& step)
{
    Repetition repetition;
    repetition.steps = {history.firstStep(), history.lastStep()};
    repetition.lastHash = history.at(history.lastStep()).report.hash;
    Result<DeterminismCheck> check = DeterminismCheck::begin(scene, history);
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

DeterminismJob::~DeterminismJob()
{
    for (Runner& runner : m_runners) // all at once; each jthread then joins
        runner.thread.request_stop();
}

void DeterminismJob::start(Scene scene, History history)
{
    cancel();
    const quint64 job = m_job;
    m_running = true;
    m_step = std::make_shared<std::atomic<std::uint64_t>>(history.firstStep());
    auto work = [this, job, step = m_step, scene = std::move(scene),
                 history = std::move(history)](const std::stop_token& stop) mutable {
        auto repetition = std::make_shared<const Repetition>(repeat(std::move(scene), std::move(history), stop, *step));
        QMetaObject::invokeMethod(
            this, [this, job, repetition] { take(job, repetition); }, Qt::QueuedConnection);
    };
    m_runners.push_back({job, std::jthread(std::move(work))});
}

void DeterminismJob::cancel()
{
    ++m_job;
    m_running = false;
    for (Runner& runner : m_runners)
        runner.thread.request_stop();
}

void DeterminismJob::take(quint64 job, const std::shared_ptr<const Repetition>& repetition)
{
    std::erase_if(m_runners, [job](const Runner& runner) { return runner.job == job; });
    if (job != m_job)
        return;
    m_running = false;
    emit finished(repetition);
}

} // namespace broadside
