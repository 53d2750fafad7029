#include "editor/window/slow_step.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/session/simulation_session.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/message_bar.h"
#include "editor/window/progress_times.h"

namespace broadside {
namespace {

constexpr int kBetweenNumbers = 500; // milliseconds between two updates of the message

} // namespace

SlowStep::SlowStep(MessageBar& messages, SimulationSession& session, QObject* parent)
    : QObject(parent)
    , m_messages(messages)
    , m_session(session)
{
    connect(&session, &SimulationSession::makingChanged, this, &SlowStep::follow);
    connect(&session, &SimulationSession::stateChanged, this, &SlowStep::follow);
    connect(&session, &SimulationSession::stepLeft, this, &SlowStep::restartClock);
    connect(&m_timer, &QTimer::timeout, this, &SlowStep::show);
}

/// The message stays between the slow steps of a run, so that the world does not jump.
void SlowStep::follow()
{
    if (m_session.isMaking()) {
        if (!m_timer.isActive())
            restartClock();
        return;
    }
    m_timer.stop();
    if (m_session.state() != SimulationSession::State::Running || m_clock.elapsed() < kBeforeProgress)
        hideOwn();
}

void SlowStep::restartClock()
{
    m_clock.start();
    m_timer.start(kBeforeProgress);
}

void SlowStep::hideOwn()
{
    if (!m_said.isEmpty() && m_messages.text() == m_said)
        m_messages.hideInfo();
    m_said.clear();
}

void SlowStep::show()
{
    const bool isClosed = !m_said.isEmpty() && m_messages.isHidden(); // the user closed it
    if (!m_session.isMaking() || isClosed || m_messages.isTaken())
        return;
    const World& world = *m_session.world();
    m_timer.start(kBetweenNumbers);
    m_said = tr("Step %1 has taken %2 s so far: %3 over %4")
                 .arg(grouped(world.stepCount() + 1))
                 .arg(m_clock.elapsed() / 1'000)
                 .arg(toQString(infoOf(m_session.broadPhaseSettings().algorithm).name),
                      translated(texts::objectCount(world.objects().presentCount())));
    m_messages.show(MessageBar::Kind::Info, m_said);
    m_messages.offer(tr("Cancel"), tr("Stay at step %1").arg(grouped(world.stepCount())),
                     [this] { m_session.pause(); });
}

} // namespace broadside
