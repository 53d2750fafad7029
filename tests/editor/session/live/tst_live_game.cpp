#include "core/debug/audit/audit.h"
#include "core/trace/trace_world.h"
#include "editor/session/live/live_server.h"
#include "tests/editor/session/live/live_peers.h"
#include "tests/support/test.h"

#include <QProcess>

#include <map>

namespace broadside::test::tst_live_game {

/// A running game, attached: its frames, its fault, and its pause on request.

using namespace broadside::trace;

class TestLiveGame : public QObject {
    Q_OBJECT
private slots:
    void itsBugIsFoundWhileItRuns()
    {
        Attached attached;
        QVERIFY(attached.reaches(200));
        const auto reader = TraceReader::open(attached.recording, "live");
        QVERIFY(reader);
        QVERIFY(reader->frames().size() >= 200);
        TraceWorld world(*reader);
        std::map<MissCause, int> causes;
        for (std::size_t i = 0; i < 200; ++i) {
            QVERIFY(!world.seek(i));
            for (const MissedPair& missed : auditFrame(world.frame()).missed)
                ++causes[missed.cause];
        }
        // Asteroids are not registered again after they move. In the first frames it is not known yet which objects
        // moved.
        for (const auto& [cause, count] : causes)
            QVERIFY2(cause == MissCause::Stale || count < causes[MissCause::Stale],
                     qPrintable(QStringLiteral("cause %1: %2").arg(static_cast<int>(cause)).arg(count)));
        QVERIFY(causes[MissCause::Stale] > 0);
    }

    void itStandsStillAndGoesOn()
    {
        Attached attached;
        LiveServer& server = attached.server;
        QVERIFY(attached.reaches(10));
        server.request(LiveRequest::Pause);
        QTRY_VERIFY(server.status().isPaused);
        const std::uint64_t frames = server.status().frames;
        QTest::qWait(100); // without the pause there would be about twenty more
        QCOMPARE(server.status().frames, frames);
        server.request(LiveRequest::Step, 3);
        QTRY_COMPARE(server.status().frames, frames + 3);
        QTest::qWait(100);
        QCOMPARE(server.status().frames, frames + 3);
        server.request(LiveRequest::Continue);
        QVERIFY(attached.reaches(frames + 20));
        QVERIFY(!server.status().isPaused);
    }

    /// When the game is killed, its complete frames are kept without any notice.
    void whatItSentOutlivesIt()
    {
        Attached attached;
        QVERIFY(attached.reaches(50));
        attached.game.kill();
        QTRY_COMPARE(attached.server.status().state, LiveStatus::State::Ended);
        const auto reader = TraceReader::open(attached.recording, "live");
        QVERIFY(reader);
        QCOMPARE(std::uint64_t{reader->frames().size()}, attached.server.status().frames);
        QVERIFY(reader->notices().empty());
    }

private:
    struct Attached {
        Attached()
        {
            QObject::connect(&server, &LiveServer::began, &server, [this](const auto& began) { recording = began; });
            server.listen(QStringLiteral("example"));
            game.start(QStringLiteral(BROADSIDE_EXAMPLE_GAME), {QStringLiteral("example")});
        }
        ~Attached()
        {
            game.kill();
            game.waitForFinished();
        }
        Attached(const Attached&) = delete;
        Attached& operator=(const Attached&) = delete;
        bool reaches(std::uint64_t frames)
        {
            return QTest::qWaitFor([&] { return server.status().frames >= frames && recording; }, kPatience);
        }
        RuntimeFolder folder;
        LiveServer server;
        QProcess game;
        std::shared_ptr<const ByteSource> recording;
    };
};

BROADSIDE_EVENT_TEST(TestLiveGame)

} // namespace broadside::test::tst_live_game

#include "tst_live_game.moc"
