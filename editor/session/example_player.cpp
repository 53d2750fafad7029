#include "editor/session/example_player.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace broadside {

ExamplePlayer::ExamplePlayer(StepSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &StepSession::stepped, this, &ExamplePlayer::onStepped);
    connect(&session, &StepSession::stateChanged, this, &ExamplePlayer::onStateChanged);
}

void ExamplePlayer::goTo(std::uint64_t step) { begin(step, step); }

void ExamplePlayer::play(std::uint64_t step)
{
    const std::uint64_t first = m_session.objects() ? m_session.recorded().first : 0;
    begin(std::max(first, step - std::min(step, kStepsBefore)), step);
}

void ExamplePlayer::begin(std::uint64_t step, std::uint64_t target)
{
    end(false);
    const bool isRecorded = m_session.objects() ? step <= m_session.recorded().last : step == 0;
    if (m_session.objects())
        m_session.seek(std::min(step, m_session.recorded().last)); // Pauses.
    m_step = step;
    m_target = target;
    m_phase = Phase::Going;
    if (isRecorded || !m_session.capabilities().canMakeSteps)
        return atStep();
    m_isStarting = true;                         // A world that is made for this is paused at first.
    m_session.stepMany(step - m_session.step()); // Continues in onStepped().
    m_isStarting = false;
    if (m_phase == Phase::Going && !m_session.objects())
        end(false); // No world could be made.
}

void ExamplePlayer::onStepped()
{
    if (m_phase == Phase::Idle || m_session.step() < m_step)
        return;
    if (m_phase == Phase::Playing)
        m_session.pause();
    // The player continues after all other slots have received the step and its pause.
    QTimer::singleShot(0, this, [this, phase = m_phase, step = m_step] {
        if (phase == m_phase && step == m_step)
            atStep();
    });
}

/// A breakpoint or the user may have paused on the way.
void ExamplePlayer::onStateChanged()
{
    if (m_phase == Phase::Idle || m_isStarting || m_session.state() == StepSession::State::Running)
        return;
    if (m_session.step() < m_step && !m_session.isMaking())
        end(false);
}

void ExamplePlayer::atStep()
{
    if (m_phase == Phase::Going && m_target > m_step)
        startPlaying();
    else
        end(true);
}

void ExamplePlayer::startPlaying()
{
    m_phase = Phase::Playing;
    m_step = m_target;
    RunPace& pace = m_session.runPace();
    m_usualSlowness = pace.slowness();
    pace.setSlowness(std::max(kSlowness, pace.slowness()));
    m_isStarting = true; // It has the same purpose as in begin().
    m_session.run(StepSession::Pace::RealTime);
    m_isStarting = false;
    if (m_session.state() != StepSession::State::Running)
        end(false);
}

void ExamplePlayer::end(bool hasArrived)
{
    m_phase = Phase::Idle;
    if (const auto usual = std::exchange(m_usualSlowness, std::nullopt))
        m_session.runPace().setSlowness(*usual);
    if (hasArrived)
        emit arrived();
}

} // namespace broadside
