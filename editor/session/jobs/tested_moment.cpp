#include "editor/session/jobs/tested_moment.h"

#include <utility>

namespace broadside {

TestedMoment::TestedMoment(const StepSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &StepSession::worldChanged, this, &TestedMoment::onWorldChanged);
}

std::optional<TestedMoment::Key> TestedMoment::keyNow() const
{
    const History* history = m_session.history();
    if (!history || m_session.state() == StepSession::State::Authored || m_session.isEdited())
        return std::nullopt;
    const std::uint64_t step = history->step();
    if (step == history->firstStep())
        return std::nullopt;
    if (m_session.state() == StepSession::State::Running && !isQuick(step))
        return std::nullopt; // it would never be ready before the next step
    return Key{step, history->at(step).mark, m_session.broadPhaseSettings()};
}

TestedMoment::State TestedMoment::look()
{
    const std::optional<Key> key = keyNow();
    if (!key) {
        m_background.cancel();
        m_wanted.reset();
        return State::None;
    }
    if (m_wanted != key)
        begin(*key);
    if (m_background.isRunning())
        return State::Coming;
    return m_step ? State::Known : State::None;
}

/// By what the step cost when it was made.
bool TestedMoment::isQuick(std::uint64_t step) const
{
    const StepRecord& record = m_session.history()->at(step);
    const StepTimings& took = record.report.timings;
    const double microseconds = took.integrate + took.broadPhase + took.narrowPhase + took.responses;
    return record.objects <= m_patience.objects && microseconds <= m_patience.milliseconds * 1e3;
}

void TestedMoment::begin(const Key& key)
{
    m_wanted = key;
    m_background.cancel();
    m_step.reset();
    Task task{key, m_session.history()->excerpt({key.step - 1, key.step}), m_twin ? Scene{} : m_session.scene(),
              std::move(m_twin)};
    if (isQuick(key.step))
        return take(key, make(std::move(task), {}));
    m_background.start(
        [task = std::move(task)](const std::stop_token& stop, const Background::Post&) mutable {
            return make(std::move(task), stop);
        },
        [this, key](Made made) {
            take(key, std::move(made));
            emit changed();
        });
}

TestedMoment::Made TestedMoment::make(Task task, const std::stop_token& stop)
{
    if (!task.twin)
        task.twin = std::make_unique<World>(*World::fromScene(task.scene)); // it was made before
    auto step = repeatTested(*task.twin, task.record, task.key.step, task.key.broadPhase, stop);
    return {std::move(task.twin), std::move(step)};
}

void TestedMoment::take(const Key& key, Made made)
{
    m_wanted = key;
    m_twin = std::move(made.twin);
    m_step = std::move(made.step);
}

/// The world of another scene has steps of the same numbers.
void TestedMoment::onWorldChanged()
{
    const History* history = m_session.history();
    if (!history || history->lastStep() == 0)
        forget();
}

void TestedMoment::forget()
{
    m_background.cancel();
    m_wanted.reset();
    m_step.reset();
    m_twin.reset();
}

} // namespace broadside
