#include "editor/window/pages/live_bar.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/widgets/two_line_label.h"
#include "editor/widgets/words/number_text.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace broadside {
namespace {

using State = LiveStatus::State;

QString leftOut(const LiveStatus& status)
{
    QStringList sentences;
    if (status.dropped > 0)
        sentences << LiveBar::tr("Left out by the game: %1.").arg(translated(texts::frameCount(status.dropped)));
    if (status.lost > 0)
        sentences << LiveBar::tr("Lost by Broadside: %1.").arg(translated(texts::frameCount(status.lost)));
    if (status.isFull)
        sentences << LiveBar::tr("The recording is full. Save it, then attach the game again.");
    return joinedSentences(sentences);
}

QString pauseText() { return LiveBar::tr("Pause the game"); }
QString goOnText() { return LiveBar::tr("Continue the game"); }

QString why(const LiveStatus& status) { return status.problem ? described(*status.problem) : QString(); }

} // namespace

QString sentenceOf(const LiveStatus& status)
{
    const QString game = status.program.isEmpty() ? LiveBar::tr("The game") : status.program;
    switch (status.state) {
    case State::Off:
        return joinedSentences({LiveBar::tr("Broadside is not listening."), why(status)});
    case State::Waiting:
        return joinedSentences(
            {LiveBar::tr("Waiting for a game under the name \"%1\".").arg(status.name), why(status)});
    case State::Greeting:
        return LiveBar::tr("A program has connected and has sent no header yet.");
    case State::Attached:
        if (status.isSilent)
            return joinedSentences(
                {LiveBar::tr("%1 is attached and sends nothing: it may be stopped in a debugger. The "
                             "next game that connects replaces it.")
                     .arg(game),
                 leftOut(status), why(status)});
        return joinedSentences(
            {(status.isPaused ? LiveBar::tr("%1 is attached and paused.") : LiveBar::tr("%1 is attached.")).arg(game),
             leftOut(status), why(status)});
    case State::Ended:
        break;
    }
    const QString text = status.lastEnd.isClosed
                             ? LiveBar::tr("%1 has ended. Its recording stays in this tab. Waiting for the next game.")
                             : LiveBar::tr("%1 has ended without bst_close(), so its recording stays in this tab. "
                                           "Waiting for the next game.");
    return joinedSentences({text.arg(game), leftOut(status), why(status)});
}

LiveBar::LiveBar(LiveServer& server, QWidget* parent)
    : QFrame(parent)
    , m_server(server)
    , m_text(new TwoLineLabel)
    , m_pause(new QPushButton)
    , m_step(new QPushButton(tr("One step")))
    , m_save(new QPushButton(tr("Save the recording...")))
    , m_stop(new QPushButton(tr("Stop listening")))
{
    setObjectName(QStringLiteral("liveBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setObjectName(QStringLiteral("liveText"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_pause->setObjectName(QStringLiteral("livePause"));
    m_step->setObjectName(QStringLiteral("liveStep"));
    m_save->setObjectName(QStringLiteral("liveSave"));
    m_save->setToolTip(tr("Save the recording so far as a trace (*.bstrace)"));
    m_stop->setObjectName(QStringLiteral("liveStop"));
    m_stop->setToolTip(tr("Disconnect the game; its recording stays here"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 3, 4, 3);
    layout->addWidget(m_text, 1);
    for (QPushButton* button : {m_pause, m_step, m_save, m_stop})
        layout->addWidget(button);
    for (const QString& text : {pauseText(), goOnText()}) { // width of the wider text
        m_pause->setText(text);
        m_pause->setMinimumWidth(std::max(m_pause->minimumWidth(), m_pause->sizeHint().width()));
    }
    connect(m_pause, &QPushButton::clicked, this, &LiveBar::ask);
    connect(m_step, &QPushButton::clicked, &server, [&server] { server.request(trace::LiveRequest::Step, 1); });
    connect(m_save, &QPushButton::clicked, this, &LiveBar::saveWanted);
    connect(m_stop, &QPushButton::clicked, &server, &LiveServer::stopListening);
    connect(&server, &LiveServer::statusChanged, this, &LiveBar::show);
    show();
}

QString LiveBar::text() const { return m_text->text(); }

void LiveBar::takeOver(const Kept& kept)
{
    m_bytes = kept.bytes;
    m_saved = kept.saved;
    if (kept.isLeft)
        leave();
    else
        show();
}

void LiveBar::leave()
{
    m_isLeft = true;
    m_text->say(tr("This game is no longer attached. Its recording stays in this tab."));
    for (QPushButton* button : {m_pause, m_step, m_stop}) { // they stay visible, so that nothing moves
        button->setEnabled(false);
        button->setToolTip(tr("This game is no longer attached."));
    }
}

void LiveBar::ask()
{
    m_server.request(m_server.status().isPaused ? trace::LiveRequest::Continue : trace::LiveRequest::Pause);
}

void LiveBar::show()
{
    if (m_isLeft)
        return;
    const LiveStatus& status = m_server.status();
    m_bytes = std::max(m_bytes, status.bytes); // the status has 0 bytes after listening has begun again
    m_text->say(sentenceOf(status));
    const bool isAttached = status.state == State::Attached;
    const bool canAsk = isAttached && status.canPause;
    const QString reason = isAttached
                               ? tr("The game cannot pause: set settings.can_pause and call bst_poll in its code.")
                               : tr("No game is attached.");
    m_pause->setText(status.isPaused ? goOnText() : pauseText());
    m_pause->setEnabled(canAsk);
    m_pause->setToolTip(canAsk ? tr("Pause the game itself; you can look through the recording without pausing it")
                               : reason);
    m_step->setEnabled(canAsk && status.isPaused);
    m_step->setToolTip(!canAsk           ? reason
                       : status.isPaused ? tr("Let the game make one step and pause again")
                                         : tr("Pause the game first."));
    m_stop->setEnabled(status.state != State::Off);
}

} // namespace broadside
