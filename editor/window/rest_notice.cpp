#include "editor/window/rest_notice.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/session/simulation_session.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/layout/settings.h"
#include "editor/window/message_bar.h"

namespace broadside {

RestNotice::RestNotice(MessageBar& messages, SimulationSession& session, Settings& settings, QObject* parent)
    : QObject(parent)
    , m_messages(messages)
    , m_session(session)
{
    session.runPace().setPausesAtRest(settings.pausesAtRest());
    connect(&session.runPace(), &RunPace::changed, this,
            [&session, &settings] { settings.setPausesAtRest(session.runPace().pausesAtRest()); });
    connect(&session, &SimulationSession::cameToRest, this, &RestNotice::tell);
    connect(&session, &SimulationSession::stateChanged, this, [this] {
        if (m_session.state() == SimulationSession::State::Authored)
            takeBack();
        else if (m_session.state() != SimulationSession::State::Running && m_messages.text() == m_told)
            m_messages.withdrawOffer(); // of a pause
    });
}

void RestNotice::tell(quint64 step, quint64 departed)
{
    if (m_messages.isTaken())
        return;
    // Objects that have left may still fall, and be candidates of each other.
    QString text = step <= 1 ? tr("Nothing moves in this world. Place a body, or give an object a "
                                  "velocity in the panel Properties.")
                             : tr("Nothing in the world has moved since step %1.").arg(grouped(step));
    if (departed > 0)
        text = joinedSentences(
            {text, tr("%1 left the world and cannot return.").arg(translated(texts::objectCount(departed)))});
    m_messages.show(MessageBar::Kind::Info, text);
    m_told = text;
    if (m_session.state() != SimulationSession::State::Running || m_session.runPace().pausesAtRest())
        return;
    m_messages.offer(tr("Pause"), tr("Pause now, and in future whenever nothing moves"), [this] {
        m_session.runPace().setPausesAtRest(true);
        m_session.pause();
        m_messages.hideInfo();
    });
}

/// The simulation that the message was about is gone.
void RestNotice::takeBack()
{
    if (!m_told.isEmpty() && m_messages.text() == m_told)
        m_messages.hideInfo();
    m_told.clear();
}

} // namespace broadside
