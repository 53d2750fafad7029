#include "editor/window/slow_step.h"

#include "editor/session/simulation_session.h"
#include "editor/widgets/number_text.h"
#include "editor/window/message_bar.h"

#include <utility>

namespace broadside {
namespace {

constexpr int kPatience = 1'000; // milliseconds before it is said
constexpr int kProgress = 500;   // milliseconds between two numbers

} // namespace

SlowStep::SlowStep(MessageBar& messages, SimulationSession& session, QObject* parent)
    : QObject(parent)
    , m_messages(messages)
    , m_session(session)
{
    connect(&session, &SimulationSession::makingChanged, this, &SlowStep::follow);
    connect(&session, &SimulationSession::stateChanged, this, &SlowStep::follow);
    connect(&m_timer, &QTimer::timeout, this, &SlowStep::show);
}

/// It stays from one slow step of a run to the next, so that the world does not jump.
void SlowStep::follow()
{
    if (m_session.isMaking()) {
        if (!m_timer.isActive()) {
            m_clock.start();
            m_timer.start(kPatience);
        }
        return;
    }
    m_timer.stop();
    if (m_session.state() != SimulationSession::State::Running && std::exchange(m_isShown, false))
        m_messages.hideInfo();
}

void SlowStep::show()
{
    if (m_isShown && m_messages.isHidden()) { // somebody knows
        m_timer.stop();
        return;
    }
    const World& world = *m_session.world();
    m_isShown = true;
    m_timer.start(kProgress);
    m_messages.show(MessageBar::Kind::Info, tr("Step %1 has taken %2 s so far: %3 over %4 objects")
                                                .arg(grouped(world.stepCount() + 1))
                                                .arg(m_clock.elapsed() / 1'000)
                                                .arg(toQString(infoOf(m_session.broadPhaseSettings().algorithm).name),
                                                     grouped(world.objects().presentCount())));
    m_messages.offer(tr("Cancel"), tr("Stay at step %1").arg(grouped(world.stepCount())),
                     [this] { m_session.pause(); });
}

} // namespace broadside
