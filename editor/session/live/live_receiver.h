#pragma once

#include "core/trace/live_stream.h"
#include "core/trace/spool.h"
#include "editor/session/live/live_server.h"
#include "editor/session/live/live_socket.h"

#include <QElapsedTimer>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

class QLocalServer;
class QLocalSocket;

namespace broadside {

/// The part of a LiveServer that runs in its thread. Other threads may call only news().
class LiveReceiver final : public QObject {
    Q_OBJECT
public:
    struct News {
        LiveStatus status;
        std::shared_ptr<const trace::Spool> recording; ///< Null before the first game.
    };

    /// `tell` is called in this thread when there is news, and again only after news() was called.
    LiveReceiver(LiveLimits limits, QString folder, std::function<void()> tell);
    ~LiveReceiver() override;

    void listen(const QString& name);
    void stopListening();
    void request(trace::LiveRequest request, std::uint32_t number);
    void detach();
    /// May be called in any thread.
    [[nodiscard]] News news();

private:
    void takeConnections();
    void accept(QLocalSocket* peer);
    void refuse(QLocalSocket* peer, trace::LiveRefusal why);
    void pull(bool everything = false);
    void takeBytes(std::string_view bytes);
    void meet();
    void endPeer(std::optional<Problem> problem);
    void onDisconnected();
    void onGreetingTimeout();
    void onTick();
    void lookForSilence();
    [[nodiscard]] bool isSilent() const;
    [[nodiscard]] bool keep(std::string_view bytes);
    void count();
    void tell();
    [[nodiscard]] std::uint64_t framesTaken() const;

    LiveLimits m_limits;
    QString m_folder; // of recordings with a name; empty: they have none
    std::function<void()> m_tell;
    std::unique_ptr<QLocalServer> m_server; // null: not listening
    std::optional<LiveSocket> m_socket;
    QLocalSocket* m_peer = nullptr;
    std::unique_ptr<trace::LiveStream> m_stream; // Stream of the connected game, or of the last one.
    std::shared_ptr<trace::Spool> m_spool;       // Recording of that game; null before its header arrived.
    QTimer m_greeting;
    QTimer m_tick;
    std::uint64_t m_bytesLeft = 0;  // Bytes that may be read before the next tick.
    std::uint64_t m_framesUpTo = 0; // Number of the frame up to which frames may be read before the next tick.
    LiveStatus m_status;
    bool m_hasNews = false;
    QElapsedTimer m_sinceNews;
    QElapsedTimer m_sinceBytes; // Time since the connected game sent bytes.
    bool m_askedToPause = false;
    std::atomic<bool> m_isTold = false; // tell() was called, and news() was not called since.
    std::mutex m_mutex;
    News m_news; // Guarded by m_mutex.
};

} // namespace broadside
