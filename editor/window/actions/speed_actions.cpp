#include "editor/window/actions/speed_actions.h"

#include "editor/window/actions/actions.h"

namespace broadside {

SpeedActions::SpeedActions(const Actions& actions, StepSession& session, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_session(session)
{
    connect(m_actions.slower, &QAction::triggered, this, [this] { m_session.setSlowness(2 * m_session.slowness()); });
    connect(m_actions.faster, &QAction::triggered, this, [this] { m_session.setSlowness(m_session.slowness() / 2); });
    connect(&m_session, &StepSession::paceChanged, this, &SpeedActions::showAvailable);
    showAvailable();
}

void SpeedActions::showAvailable()
{
    const int slowness = m_session.slowness();
    Actions::setAvailable(*m_actions.slower, slowness < StepSession::kMostSlowness,
                          tr("1/%1 of real time is the slowest").arg(StepSession::kMostSlowness));
    Actions::setAvailable(*m_actions.faster, slowness > 1, tr("it runs in real time already"));
}

} // namespace broadside
