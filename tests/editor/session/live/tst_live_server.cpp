#include "core/trace/bytes.h"
#include "core/trace/trace_reader.h"
#include "editor/session/live/live_server.h"
#include "editor/session/live/live_socket.h"
#include "tests/editor/session/live/live_peers.h"
#include "tests/support/live_messages.h"
#include "tests/support/test.h"
#include "tests/trace/naive_grid_game.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

#include <atomic>
#include <pthread.h>
#include <sys/stat.h>
#include <thread>

namespace broadside::test::tst_live_server {

/// Games that attach, and peers that imitate one: a hostile peer must not block, fill up or crash the window.

using namespace broadside::trace;
using Phase = LiveStatus::State;

namespace {

const QString kName = QStringLiteral("game");

bst_trace* openGame(const char* name, bool canPause = false)
{
    bst_settings settings = bst_default_settings();
    settings.program = "Game";
    settings.can_pause = canPause ? 1 : 0;
    return bst_open_socket(name, &settings);
}

void playFrame(bst_trace* trace, std::uint64_t step)
{
    bst_frame_begin(trace, step, 0.0);
    bst_box(trace, 1, 0.0, 0.0, static_cast<double>(step + 1), 1.0);
    bst_frame_end(trace);
}

/// Enough frames for a refused game to try again.
void playFrames(bst_trace* trace)
{
    for (std::uint64_t step = 1; step <= 100; ++step)
        playFrame(trace, step);
}

/// Records frames until the server has received this many.
#define PLAY_UNTIL(trace, server, count)                                                                               \
    do {                                                                                                               \
        std::uint64_t step_ = 0;                                                                                       \
        QTRY_VERIFY((playFrame(trace, step_++), (server).status().frames >= (count)));                                 \
    } while (false)

} // namespace

class TestLiveServer : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<RuntimeFolder>(); }

    void nobodyCanAttachUnlessAsked()
    {
        LiveServer server;
        QCoreApplication::processEvents();
        QVERIFY(!server.isListening());
        QVERIFY(!QDir(m_folder->sockets()).exists());
        listen(server);
        server.stopListening();
        QTRY_VERIFY(!server.isListening());
        QVERIFY(!Peer(m_folder->socket("game")).isConnected());
    }

    /// A stack that is larger than all addresses: no thread can be started.
    void withoutAThreadTheReasonIsSaid()
    {
        pthread_attr_t usual;
        QCOMPARE(::pthread_getattr_default_np(&usual), 0);
        pthread_attr_t huge;
        QCOMPARE(::pthread_attr_init(&huge), 0);
        QCOMPARE(::pthread_attr_setstacksize(&huge, std::size_t{1} << 60), 0);
        QCOMPARE(::pthread_setattr_default_np(&huge), 0);
        LiveServer server;
        server.listen(kName);
        const std::optional<Problem> problem = server.status().problem;
        QCOMPARE(::pthread_setattr_default_np(&usual), 0);
        QVERIFY(!server.isListening());
        QVERIFY(problem && problem->message.text().find("memory") != std::string::npos);
        listen(server);
        QVERIFY(!server.status().problem);
    }

    void aGameIsFollowed()
    {
        LiveServer server;
        std::shared_ptr<const ByteSource> recording;
        connect(&server, &LiveServer::began, this, [&](const auto& began) { recording = began; });
        listen(server);
        bst_trace* trace = openGame("game");
        PLAY_UNTIL(trace, server, 20U);
        QCOMPARE(server.status().state, Phase::Attached);
        QCOMPARE(server.status().program, QStringLiteral("Game"));
        QVERIFY(recording != nullptr);
        auto reader = TraceReader::open(recording, "live");
        QVERIFY(reader);
        const std::size_t before = reader->frames().size();
        QVERIFY(before >= 20);
        PLAY_UNTIL(trace, server, before + 10);
        QVERIFY(reader->grow());
        QVERIFY(reader->frames().size() >= before + 10);
        QVERIFY(reader->notices().empty());
        bst_close(trace);
        QTRY_COMPARE(server.status().state, Phase::Ended);
        QVERIFY(!server.status().problem);
    }

    void gamesThatComeLateAndAgainAttach()
    {
        LiveServer server;
        QSignalSpy began(&server, &LiveServer::began);
        bst_trace* trace = openGame("game"); // before the server listens
        for (std::uint64_t step = 0; step < 40; ++step)
            playFrame(trace, step);
        QCOMPARE(bst_dropped(trace), std::uint64_t{40});
        listen(server);
        PLAY_UNTIL(trace, server, 5U);
        QVERIFY(server.status().dropped >= 40);
        bst_close(trace);
        QTRY_COMPARE(server.status().state, Phase::Ended);
        trace = openGame("game");
        QTRY_VERIFY((playFrame(trace, 1), server.status().games == 2));
        QTRY_COMPARE(began.count(), 2);
        bst_close(trace);
    }

    void oneGameAtATime()
    {
        LiveServer server;
        listen(server);
        bst_trace* first = openGame("game");
        PLAY_UNTIL(first, server, 3U);
        bst_trace* second = openGame("game", true);
        QTRY_COMPARE((playFrame(second, 1), bst_poll(second), bst_attached(second)), -1);
        QTRY_VERIFY(server.status().refused > 0);
        QCOMPARE(server.status().state, Phase::Attached);
        const std::uint64_t frames = server.status().frames;
        PLAY_UNTIL(first, server, frames + 3); // the first game runs on
        server.detach();
        QTRY_VERIFY((playFrame(first, 1), bst_attached(first) == 0));
        bst_close(first);
        bst_close(second);
    }

    void aSilentPeerKeepsItsPlaceOnlyWhileNobodyWantsIt()
    {
        LiveLimits limits;
        limits.silentMs = 50;
        LiveServer server(nullptr, limits);
        listen(server);
        auto peer = std::make_unique<Peer>(m_folder->socket("game"));
        QCOMPARE(peer->send(beginning() + emptyKeyframe()), (beginning() + emptyKeyframe()).size());
        QTRY_COMPARE(server.status().state, Phase::Attached);
        QTRY_VERIFY(server.status().isSilent);
        QVERIFY(peer->receive()); // still connected
        peer->send(emptyKeyframe());
        QTRY_COMPARE(server.status().frames, std::uint64_t{2}); // and can send more frames
        QTRY_VERIFY(server.status().isSilent);
        bst_trace* game = openGame("game");
        QTRY_COMPARE((playFrames(game), server.status().program), QStringLiteral("Game"));
        QTRY_VERIFY(!peer->receive());
        QCOMPARE(bst_attached(game), 1);
        bst_close(game);
    }

    void aGameThatStandsStillAsItWasAskedIsNotSilent()
    {
        LiveLimits limits;
        limits.silentMs = 50;
        LiveServer server(nullptr, limits);
        listen(server);
        bst_trace* game = openGame("game", true);
        PLAY_UNTIL(game, server, 3U);
        server.request(LiveRequest::Pause);
        QTRY_VERIFY((bst_poll(game), server.status().isPaused));
        QElapsedTimer timer;
        timer.start();
        QTRY_VERIFY(timer.elapsed() > 4 * limits.silentMs);
        bst_trace* second = openGame("game");
        QTRY_COMPARE((playFrame(second, 1), bst_attached(second)), -1);
        QVERIFY(!server.status().isSilent);
        QCOMPARE(bst_poll(game), 0);
        bst_close(game);
        bst_close(second);
    }

    void pauseStepAndContinueReachTheGame()
    {
        LiveServer server;
        listen(server);
        bst_trace* trace = openGame("game", true);
        PLAY_UNTIL(trace, server, 3U);
        QVERIFY(server.status().canPause);
        server.request(LiveRequest::Pause);
        QTRY_COMPARE(bst_poll(trace), 0);
        QTRY_VERIFY((bst_poll(trace), server.status().isPaused));
        server.request(LiveRequest::Step, 2);
        int turns = 0;
        QTRY_VERIFY((turns += bst_poll(trace), turns == 2));
        for (int i = 0; i < 5; ++i)
            QCOMPARE(bst_poll(trace), 0);
        server.request(LiveRequest::Continue);
        QTRY_COMPARE(bst_poll(trace), 1);
        QTRY_VERIFY((bst_poll(trace), !server.status().isPaused));
        server.request(LiveRequest::Pause);
        QTRY_COMPARE(bst_poll(trace), 0);
        server.stopListening(); // the server that paused it is gone, so it runs on
        QTRY_COMPARE(bst_poll(trace), 1);
        bst_close(trace);
    }

    void theWayOfTheEndIsKnown()
    {
        LiveServer server;
        listen(server);
        bst_trace* first = openGame("game", true);
        PLAY_UNTIL(first, server, 3U);
        bst_close(first);
        QTRY_COMPARE(server.status().state, LiveStatus::State::Ended);
        QVERIFY(server.status().lastEnd.isClosed);
        QVERIFY(!server.status().lastEnd.wasDirected);
        bst_trace* second = openGame("game", true);
        QTRY_VERIFY((playFrame(second, 1), server.status().games == 2));
        server.request(LiveRequest::Continue);
        server.request(LiveRequest::Pause);
        QTRY_COMPARE(bst_poll(second), 0);
        server.detach(); // as if it had crashed
        QTRY_COMPARE(server.status().state, LiveStatus::State::Ended);
        QVERIFY(!server.status().lastEnd.isClosed);
        QVERIFY(server.status().lastEnd.wasDirected);
        bst_close(second);
    }

    void aHostilePeerIsNamedAndSentAway_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<QString>("says");
        std::string version = beginning();
        version[8] = 9;
        QTest::newRow("wrong version") << version << QStringLiteral("version 9");
        QTest::newRow("garbage") << std::string(100'000, 'x') << QStringLiteral("not a trace");
        QTest::newRow("endless header") << beginning().substr(0, 20) + std::string(4, '\xff')
                                        << QStringLiteral("header");
        QTest::newRow("endless message") << beginning() + message(2, 0xffff'ffff, std::string(1000, 'x'))
                                         << QStringLiteral("4 294 967 295");
        QTest::newRow("block of 2^60 bytes")
            << beginning() + message(3, 16, std::string("\1\0\0\0\1\0\0\0\0\0\0\0\0\0\0\x10", 16))
            << QStringLiteral("only allowed in files");
    }
    void aHostilePeerIsNamedAndSentAway()
    {
        QFETCH(const std::string, bytes);
        QFETCH(const QString, says);
        LiveServer server;
        listen(server);
        Peer peer(m_folder->socket("game"));
        QVERIFY(peer.isConnected());
        peer.send(bytes);
        QTRY_VERIFY(server.status().problem.has_value());
        QVERIFY(QString::fromStdString(server.status().problem->message.text()).contains(says));
        QVERIFY(!server.status().problem->remedy.empty());
        QTRY_VERIFY(!peer.receive());
        QVERIFY(peer.received.starts_with(bytesOf(LiveRequest::Refused).substr(0, 4)));
        aGameCanStillAttach(server);
    }

    void halfAFrameIsLeftOut()
    {
        LiveServer server;
        std::shared_ptr<const ByteSource> recording;
        connect(&server, &LiveServer::began, this, [&](const auto& began) { recording = began; });
        listen(server);
        {
            Peer peer(m_folder->socket("game"));
            peer.send(beginning() + emptyKeyframe() + emptyKeyframe() + message(2, 5'000, std::string(2'000, '\0')));
        }
        QTRY_COMPARE(server.status().state, Phase::Ended);
        QVERIFY(QString::fromStdString(server.status().problem->message.text())
                    .contains(QStringLiteral("middle of a frame")));
        const auto reader = TraceReader::open(recording, "live");
        QVERIFY(reader);
        QCOMPARE(reader->frames().size(), std::size_t{2});
        QVERIFY(reader->notices().empty());
        aGameCanStillAttach(server);
    }

    void whoSaysNothingDoesNotLockOthersOut()
    {
        LiveLimits limits;
        limits.greetingMs = 200;
        LiveServer server(nullptr, limits);
        listen(server);
        const Peer silent(m_folder->socket("game"));
        QVERIFY(silent.isConnected());
        QTRY_VERIFY(server.status().problem.has_value());
        QVERIFY(
            QString::fromStdString(server.status().problem->message.text()).contains(QStringLiteral("sent no header")));
        aGameCanStillAttach(server);
    }

    void aStormOfConnectionsPasses()
    {
        LiveServer server;
        listen(server);
        const std::size_t before = heldBytes();
        EventLoopWatch loop;
        for (int i = 0; i < 2'000; ++i) {
            const Peer peer(m_folder->socket("game"));
            if (i % 3 == 0)
                peer.send(beginning() + emptyKeyframe());
            if (i % 50 == 0)
                loop.watch(1);
        }
        loop.watch(200);
        QVERIFY2(loop.neverBlockedFor(100.0), loop.longest().constData());
        QVERIFY(heldBytes() < before + (std::size_t{64} << 20));
        aGameCanStillAttach(server);
    }

    void aFloodFillsNothing_data()
    {
        QTest::addColumn<std::string>("flood");
        QTest::newRow("empty frames") << emptyKeyframe();
        QTest::newRow("large frames") << message(2, 1U << 20,
                                                 std::string(16, '\0') + std::string("\1\0\0\0\0\0\0\0", 8) +
                                                     message(25, (1U << 20) - 32, std::string((1U << 20) - 32, '\0')));
        QTest::newRow("unknown messages") << message(999, 0, "");
        QTest::newRow("large unknown messages") << message(999, 1U << 20, std::string(1U << 20, 'x'));
    }
    void aFloodFillsNothing()
    {
        QFETCH(const std::string, flood);
        LiveLimits limits;
        limits.recordingBytes = 8U << 20;
        LiveServer server(nullptr, limits);
        std::shared_ptr<const ByteSource> recording;
        connect(&server, &LiveServer::began, this, [&](const auto& began) { recording = began; });
        listen(server);
        std::string block;
        while (block.size() < (1U << 20))
            block += flood;
        const std::size_t before = heldBytes();
        std::atomic<bool> isOver = false;
        std::atomic<std::size_t> sent = 0;
        std::jthread flooder([&] {
            const Peer peer(m_folder->socket("game"));
            const std::string begin = beginning() + emptyKeyframe(); // a peer counts as a game from its first frame on
            peer.send(begin);
            for (std::size_t at = 0; !isOver;) {
                const std::size_t put = peer.send(std::string_view(block).substr(at));
                at = (at + put) % block.size();
                sent += put;
            }
        });
        EventLoopWatch loop;
        loop.watch(1'500);
        isOver = true;
        flooder.join();
        QVERIFY(sent > (1U << 20));
        QVERIFY2(loop.neverBlockedFor(100.0), loop.longest().constData());
        QVERIFY2(heldBytes() < before + (std::size_t{64} << 20), "memory grows with what comes");
        QTRY_COMPARE(server.status().state, Phase::Ended);
        QVERIFY(server.status().bytes <= limits.recordingBytes);
        QVERIFY(recording != nullptr);
        QVERIFY(recording->size() <= limits.recordingBytes);
        QVERIFY(!server.status().isFull || server.status().lost > 0);
        aGameCanStillAttach(server);
    }

    void namesAreChecked_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isName");
        QTest::newRow("plain") << QStringLiteral("my-game_2.dev") << true;
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("path") << QStringLiteral("../game") << false;
        QTest::newRow("absolute") << QStringLiteral("/tmp/game") << false;
        QTest::newRow("hidden") << QStringLiteral(".game") << false;
        QTest::newRow("space") << QStringLiteral("my game") << false;
        QTest::newRow("longest") << QString(32, QLatin1Char('x')) << true;
        QTest::newRow("too long") << QString(33, QLatin1Char('x')) << false;
    }
    void namesAreChecked()
    {
        QFETCH(const QString, name);
        QFETCH(const bool, isName);
        QCOMPARE(!liveNameProblem(name.toStdString()).has_value(), isName);
        LiveServer server;
        server.listen(name);
        if (isName)
            QTRY_VERIFY(server.isListening());
        else
            QTRY_VERIFY(server.status().problem.has_value());
    }

    void twoDoNotListenUnderOneName()
    {
        LiveServer first, second;
        listen(first);
        second.listen(kName);
        QTRY_VERIFY(second.status().problem.has_value());
        QVERIFY(QString::fromStdString(second.status().problem->message.text()).contains(QStringLiteral("already")));
        QVERIFY(!second.isListening());
        aGameCanStillAttach(first);
        first.stopListening();
        QTRY_VERIFY(!first.isListening());
        listen(second);
    }

    void whatWasLeftBehindIsTakenAwayAndNothingElse()
    {
        QDir().mkpath(m_folder->sockets());
        QFile::setPermissions(m_folder->sockets(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        leaveSocket(m_folder->socket("game"));
        LiveServer server;
        listen(server);
        aGameCanStillAttach(server);

        QFile file(m_folder->sockets() + QStringLiteral("/mine"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        LiveServer other;
        other.listen(QStringLiteral("mine"));
        QTRY_VERIFY(other.status().problem.has_value());
        QVERIFY(file.exists());
    }

    void onlyThisUserCanConnect()
    {
        LiveServer server;
        listen(server);
        struct stat folder = {}, socket = {};
        QCOMPARE(::stat(m_folder->sockets().toUtf8().constData(), &folder), 0);
        QCOMPARE(::stat(m_folder->socket("game").c_str(), &socket), 0);
        QCOMPARE(folder.st_mode & 077U, 0U);
        QCOMPARE(socket.st_mode & 077U, 0U);
        int both[2] = {};
        QCOMPARE(::socketpair(AF_UNIX, SOCK_STREAM, 0, both), 0);
        QVERIFY(isOwnPeer(both[0], ::getuid()));
        QVERIFY(!isOwnPeer(both[0], ::getuid() + 1));
        ::close(both[0]);
        ::close(both[1]);
    }

    void aFolderThatOthersMayEnterIsRefused()
    {
        QDir().mkpath(m_folder->sockets());
        ::chmod(m_folder->sockets().toUtf8().constData(), 0777);
        LiveServer server;
        server.listen(kName);
        QTRY_VERIFY(server.status().problem.has_value());
        QVERIFY(!server.isListening());
    }

private:
    static std::string bytesOf(LiveRequest request)
    {
        std::string bytes;
        ByteWriter(bytes).put(static_cast<std::uint32_t>(request));
        return bytes;
    }
    static void leaveSocket(const std::string& path)
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path.copy(address.sun_path, sizeof address.sun_path - 1);
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        ::close(socket);
    }
    static void listen(LiveServer& server)
    {
        server.listen(kName);
        QTRY_COMPARE(server.status().state, Phase::Waiting);
    }
    static void aGameCanStillAttach(LiveServer& server)
    {
        const std::uint64_t games = server.status().games;
        bst_trace* trace = openGame("game");
        QTRY_VERIFY((playFrame(trace, 1), server.status().games > games));
        bst_close(trace);
    }

    std::unique_ptr<RuntimeFolder> m_folder;
};

BROADSIDE_EVENT_TEST(TestLiveServer)

} // namespace broadside::test::tst_live_server

#include "tst_live_server.moc"
