#pragma once

#include "core/base/problem.h"
#include "core/trace/byte_source.h"
#include "core/trace/trace_format.h"

#include <QObject>
#include <QString>
#include <QThread>

#include <cstdint>
#include <memory>
#include <optional>

namespace broadside {

class LiveReceiver;

/// State of the connection to a game.
struct LiveStatus {
    enum class State {
        Off,
        Waiting,  ///< No game is connected yet.
        Greeting, ///< A program is connected, and has not sent its header yet.
        Attached,
        Ended, ///< The game disconnected; another one may connect.
    };
    State state = State::Off;
    QString name;    ///< The name that games connect to.
    QString path;    ///< Path of the socket.
    QString program; ///< The name that the game gives itself.
    bool canPause = false;
    bool isPaused = false; ///< The game reports that it is paused.
    /// The game sent nothing for longer than LiveLimits::silentMs: the next game replaces it.
    bool isSilent = false;
    bool wasDirected = false; ///< The user has paused or stepped it.
    /// How the last game that ended did it. Kept while the next one is attached.
    struct End {
        bool isClosed = false; ///< With bst_close(): a game that crashed or was killed has not closed.
        bool wasDirected = false;
    };
    End lastEnd;
    std::uint64_t games = 0;        ///< Games whose header arrived since listening began.
    std::uint64_t frames = 0;       ///< Complete frames of this game that have arrived.
    std::uint64_t dropped = 0;      ///< Frames that the game left out, because no program read them, or only slowly.
    std::uint64_t lost = 0;         ///< Frames that arrived but had no room.
    std::uint64_t bytes = 0;        ///< Size of the recording.
    bool isFull = false;            ///< The recording accepts no more.
    std::uint64_t refused = 0;      ///< Connections while another game was connected, or of another user.
    std::optional<Problem> problem; ///< Why the last game was disconnected, or why none can connect.
};

struct LiveLimits {
    std::uint64_t recordingBytes = 2ULL << 30; ///< Bytes on the disk; never more than half of the free space.
    int greetingMs = 5'000;                    ///< Time for a game to send its header.
    int silentMs = 10'000; ///< A game that sends nothing for so long is replaced when another one connects.
    std::uint64_t bytesPerSecond = 256ULL << 20;
    std::uint64_t framesPerSecond = 50'000; ///< Faster games wait, or leave frames out.
};

/// Lets one game at a time connect, only of the same user, and only after listen(). Data of the game is stored in a
/// file on the disk, not in memory. All of that happens in a background thread; this class shows its state.
///
/// A silent game stays connected until another one connects, because it may be stopped in a debugger. A game that
/// pauses on request is not silent.
class LiveServer final : public QObject {
    Q_OBJECT
public:
    /// `folder`: recordings have a name there while they are in use, so that they outlive an abrupt end of the program.
    /// Empty: they have no name.
    explicit LiveServer(QObject* parent = nullptr, LiveLimits limits = {}, const QString& folder = {});
    ~LiveServer() override;

    /// Starts to listen, and ends a previous connection. When LiveSocket::claim() refuses the name, status().problem
    /// says why; also when its thread cannot be started.
    void listen(const QString& name);
    /// Disconnects the game and stops listening. The recording stays valid for code that holds it.
    void stopListening();
    [[nodiscard]] bool isListening() const noexcept { return m_status.state != LiveStatus::State::Off; }
    /// The status at the last signal.
    [[nodiscard]] const LiveStatus& status() const noexcept { return m_status; }

    /// Sends a request, which the game may ignore. Does nothing without a connected game that can pause.
    void request(trace::LiveRequest request, std::uint32_t number = 0);
    /// Disconnects the game, and waits for another one.
    void detach();

signals:
    /// The header and the first frame of a game have arrived. `recording` contains the bytes of a trace, and grows.
    /// Several threads may read it.
    void began(const std::shared_ptr<const broadside::trace::ByteSource>& recording);
    /// The recording has grown. About thirty times a second at most.
    void grew();
    void statusChanged();

private:
    void takeNews();

    QThread m_thread;
    LiveReceiver* m_receiver; // Lives in m_thread, and is deleted with it.
    LiveStatus m_status;
    std::weak_ptr<const trace::ByteSource> m_recording; // The recording that began() reported.
};

} // namespace broadside
