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

/// What is known of whom Broadside listens to.
struct LiveStatus {
    enum class State {
        Off,
        Waiting,  ///< For a game.
        Greeting, ///< One is there, and has not said what it is.
        Attached,
        Ended, ///< It went; another may come.
    };
    State state = State::Off;
    QString name;    ///< Under which games find it.
    QString path;    ///< Of the socket.
    QString program; ///< What the game calls itself.
    bool canPause = false;
    bool isPaused = false;     ///< As the game says.
    bool isSilent = false;     ///< For longer than LiveLimits::silentMs: the next game takes its place.
    std::uint64_t games = 0;   ///< That said what they are, since it listens.
    std::uint64_t frames = 0;  ///< Of this one, all here.
    std::uint64_t dropped = 0; ///< That the game left out since it began, because nobody, or somebody slow, listened.
    std::uint64_t lost = 0;    ///< That came and found no room.
    std::uint64_t bytes = 0;   ///< Of the recording.
    bool isFull = false;       ///< The recording takes no more.
    std::uint64_t refused = 0; ///< That came while another one was there, or are not this user's.
    std::optional<Problem> problem; ///< Why the last one was sent away, or nobody can come.
};

struct LiveLimits {
    std::uint64_t recordingBytes = 2ULL << 30; ///< On the disk, and never more than half of what is free there.
    int greetingMs = 5'000;                    ///< In which a game says what it is.
    int silentMs = 10'000; ///< After which a game that says nothing gives way to another one, if one comes.
    std::uint64_t bytesPerSecond = 256ULL << 20;
    std::uint64_t framesPerSecond = 50'000; ///< Faster ones wait, and games that do not wait leave frames out.
};

/// Lets one game at a time attach, of this user alone, and only while it is asked to listen. What the game sends goes
/// to a file without a name on the disk; nothing of it is held in memory. All of that is done beside the GUI thread:
/// here is what others see of it.
///
/// A game that is silent keeps its place as long as nobody else wants it: it may stand in a debugger. One that stands
/// still because it was asked to is not silent.
class LiveServer final : public QObject {
    Q_OBJECT
public:
    explicit LiveServer(QObject* parent = nullptr, LiveLimits limits = {});
    ~LiveServer() override;

    /// Begins to listen; ends what was before. What LiveSocket::claim() refuses comes as status().problem.
    void listen(const QString& name);
    /// Sends the game away, and listens no more. What it sent stays with those who have it.
    void stopListening();
    [[nodiscard]] bool isListening() const noexcept { return m_status.state != LiveStatus::State::Off; }
    /// As of the last signal.
    [[nodiscard]] const LiveStatus& status() const noexcept { return m_status; }

    /// Asks the game; it may not answer. Nothing where no game is that can.
    void request(trace::LiveRequest request, std::uint32_t number = 0);
    /// Sends the game away, and waits for another.
    void detach();

signals:
    /// A game said what it is, and its first frame is here: the bytes of a trace, which grow. Safe to read from several
    /// threads.
    void began(const std::shared_ptr<const broadside::trace::ByteSource>& recording);
    /// More of it is there. Some thirty times a second at most.
    void grew();
    void statusChanged();

private:
    void takeNews();

    QThread m_thread;
    LiveReceiver* m_receiver; // lives there, and ends with it
    LiveStatus m_status;
    std::weak_ptr<const trace::ByteSource> m_recording; // of which others were told
};

} // namespace broadside
