#include "editor/session/live/live_server.h"

#include "editor/session/live/live_receiver.h"
#include "editor/session/session_messages.h"

namespace broadside {

LiveServer::LiveServer(QObject* parent, LiveLimits limits, const QString& folder)
    : QObject(parent)
    , m_receiver(new LiveReceiver(
          limits, folder, [this] { QMetaObject::invokeMethod(this, &LiveServer::takeNews, Qt::QueuedConnection); }))
{
    m_receiver->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_receiver, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("live"));
    m_thread.start();
}

LiveServer::~LiveServer()
{
    if (!m_thread.isRunning())
        delete m_receiver;
    m_thread.quit();
    m_thread.wait();
}

void LiveServer::listen(const QString& name)
{
    if (!m_thread.isRunning()) // It could not be started before. There may be memory for it now.
        m_thread.start();
    if (!m_thread.isRunning()) {
        m_status.problem = Problem();
        m_status.problem->message = texts::liveNoThread();
        m_status.problem->remedy = texts::liveNoThreadRemedy();
        emit statusChanged();
        return;
    }
    QMetaObject::invokeMethod(m_receiver, [receiver = m_receiver, name] { receiver->listen(name); });
}

void LiveServer::stopListening() { QMetaObject::invokeMethod(m_receiver, &LiveReceiver::stopListening); }

void LiveServer::request(trace::LiveRequest request, std::uint32_t number)
{
    QMetaObject::invokeMethod(m_receiver,
                              [receiver = m_receiver, request, number] { receiver->request(request, number); });
}

void LiveServer::detach() { QMetaObject::invokeMethod(m_receiver, &LiveReceiver::detach); }

void LiveServer::takeNews()
{
    const LiveReceiver::News news = m_receiver->news();
    const std::uint64_t bytesBefore = m_status.bytes;
    m_status = news.status;
    const bool isNew = news.recording && news.recording != m_recording.lock();
    if (isNew && news.status.frames > 0) {
        m_recording = news.recording;
        emit began(news.recording);
    } else if (news.recording && !isNew && news.status.bytes != bytesBefore) {
        emit grew();
    }
    emit statusChanged();
}

} // namespace broadside
