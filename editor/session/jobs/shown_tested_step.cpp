#include "editor/session/jobs/shown_tested_step.h"

#include "editor/session/made_steps.h"

#include <utility>

namespace broadside {

ShownTestedStep::ShownTestedStep(const StepSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &StepSession::worldChanged, this, &ShownTestedStep::onWorldChanged);
}

std::optional<ShownTestedStep::Key> ShownTestedStep::keyNow() const
{
    if (!m_session.objects() || !m_session.made() || m_session.made()->isEdited())
        return std::nullopt;
    const std::uint64_t step = m_session.step();
    if (step == m_session.recorded().first)
        return std::nullopt;
    if (m_session.state() == StepSession::State::Running && !isQuick(step))
        return std::nullopt; // It would not be ready before the next step.
    return Key{step, markOf(m_session, step), m_session.shown().broadPhase};
}

ShownTestedStep::State ShownTestedStep::look()
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

/// Judged by the duration of the step when it was made.
bool ShownTestedStep::isQuick(std::uint64_t step) const
{
    const StepRecord& record = *m_session.at(step)->record;
    const StepTimings& took = record.report.timings;
    const double microseconds = took.integrate + took.broadPhase + took.narrowPhase + took.responses;
    return record.objects <= m_patience.objects && microseconds <= m_patience.milliseconds * 1e3;
}

void ShownTestedStep::begin(const Key& key)
{
    m_wanted = key;
    m_background.cancel();
    m_step.reset();
    const auto make = [source = m_session.source({key.step - 1, key.step}), key](const std::stop_token& stop) {
        return testedStepOf(*source, key.step, key.broadPhase, stop);
    };
    if (isQuick(key.step)) {
        m_step = make({});
        return;
    }
    m_background.start([make](const std::stop_token& stop, const Background::Post&) { return make(stop); },
                       [this](std::unique_ptr<TestedStep> made) {
                           m_step = std::move(made);
                           emit changed();
                       });
}

/// The world of another scene has steps with the same numbers.
void ShownTestedStep::onWorldChanged()
{
    if (!m_session.objects() || m_session.recorded().last == 0)
        forget();
}

void ShownTestedStep::forget()
{
    m_background.cancel();
    m_wanted.reset();
    m_step.reset();
}

} // namespace broadside
