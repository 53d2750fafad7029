#include "core/base/random.h"
#include "core/trace/live_stream.h"
#include "core/trace/spool.h"
#include "core/trace/trace_reader.h"
#include "tests/core/trace/random_traces.h"
#include "tests/support/live_messages.h"
#include "tests/support/test.h"
#include "tests/trace/naive_grid_game.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace broadside::test::tst_live_stream {

/// Bytes from a socket, of any sender.

using namespace broadside::trace;

namespace {

/// The bytes of some frames that the naive game writes.
const std::string& gameBytes()
{
    static const std::string bytes = [] {
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("game.bstrace")).toStdString();
        naive_grid_game::Game game(naive_grid_game::Bug::None);
        bst_trace* trace = game.openTrace(path);
        for (int i = 0; i < 100; ++i) {
            game.trace(trace);
            game.step();
        }
        bst_close(trace);
        QFile file(QString::fromStdString(path));
        static_cast<void>(file.open(QIODevice::ReadOnly));
        return file.readAll().toStdString();
    }();
    return bytes;
}

struct Taken {
    std::string kept;
    std::optional<Problem> problem;
    std::uint64_t frames = 0;
    std::uint64_t whole = 0;
};

Taken take(const std::string& bytes, std::size_t piece)
{
    Taken taken;
    LiveStream stream(
        [&](std::string_view more) {
            taken.kept += more;
            return true;
        },
        "the game");
    for (std::size_t at = 0; at < bytes.size() && !taken.problem; at += piece)
        taken.problem = stream.take(std::string_view(bytes).substr(at, piece));
    taken.frames = stream.frames();
    taken.whole = stream.whole();
    return taken;
}

} // namespace

class TestLiveStream : public QObject {
    Q_OBJECT
private slots:
    void piecesOfAnySizeMakeTheSameTrace_data()
    {
        QTest::addColumn<std::size_t>("piece");
        for (const std::size_t piece : {1U, 3U, 7U, 8U, 64U, 1000U, 1U << 20U})
            QTest::addRow("%zu bytes", piece) << piece;
    }
    void piecesOfAnySizeMakeTheSameTrace()
    {
        QFETCH(const std::size_t, piece);
        const Taken taken = take(gameBytes(), piece);
        QVERIFY(!taken.problem);
        QCOMPARE(taken.frames, std::uint64_t{100});
        QVERIFY(taken.kept == gameBytes());
        QCOMPARE(taken.whole, std::uint64_t{gameBytes().size()});
    }

    /// Cut after each byte: the complete frames load as a trace without a notice that it is cut short.
    void whatIsWholeLoads()
    {
        const std::string some = gameBytes().substr(0, 30'000);
        std::string kept;
        LiveStream stream(
            [&](std::string_view more) {
                kept += more;
                return true;
            },
            "the game");
        std::uint64_t whole = 0;
        for (std::size_t i = 0; i < some.size(); ++i) {
            QVERIFY(!stream.take(std::string_view(some).substr(i, 1)));
            if (stream.whole() == whole)
                continue;
            whole = stream.whole();
            const auto reader = TraceReader::open(byteSourceOf(kept.substr(0, whole)), "live");
            QVERIFY(reader);
            QCOMPARE(reader->frames().size(), static_cast<std::size_t>(stream.frames()));
            QCOMPARE(reader->notices().size(), stream.frames() == 0 ? std::size_t{1} : std::size_t{0});
        }
        QVERIFY(stream.frames() > 3);
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<QString>("says");
        std::string version = beginning();
        version[8] = 4;
        QTest::newRow("wrong version") << version << QStringLiteral("has version 4");
        version[8] = 0;
        QTest::newRow("version 0") << version << QStringLiteral("version 0, which does not exist");
        QTest::newRow("garbage") << std::string("GET / HTTP/1.1\r\n\r\n") << QStringLiteral("not a trace");
        QTest::newRow("one wrong byte") << std::string("x") << QStringLiteral("not a trace");
        QTest::newRow("zeros") << std::string(100, '\0') << QStringLiteral("not a trace");
        QTest::newRow("endless header") << beginning().substr(0, 20) + std::string(4, '\xff')
                                        << QStringLiteral("does not begin with a header");
        QTest::newRow("endless frame") << beginning() + message(2, 0xffff'ffff, "") << QStringLiteral("4 294 967 295");
        QTest::newRow("endless unknown message")
            << beginning() + message(999, 0xffff'ffff, "") << QStringLiteral("4 294 967 295");
        QTest::newRow("short frame") << beginning() + message(2, 3, "abc") << QStringLiteral("too short");
        QTest::newRow("second header") << beginning() + message(1, 4, "abcd")
                                       << QStringLiteral("only allowed in files");
        QTest::newRow("block of 2^60 bytes")
            << beginning() + message(3, 16, std::string("\1\0\0\0\1\0\0\0\0\0\0\0\0\0\0\x10", 16))
            << QStringLiteral("only allowed in files");
    }
    void whatIsWrongIsNamed()
    {
        QFETCH(const std::string, bytes);
        QFETCH(const QString, says);
        for (const std::size_t piece : {std::size_t{1}, bytes.size()}) {
            const Taken taken = take(bytes, piece);
            QVERIFY(taken.problem);
            QVERIFY2(QString::fromStdString(taken.problem->message.text()).contains(says),
                     taken.problem->message.text().c_str());
            QVERIFY(!taken.problem->remedy.empty());
        }
    }

    void unknownMessagesAreSkippedAndNotKept()
    {
        const std::string& frame = emptyKeyframe();
        const Taken taken = take(beginning() + message(77, 100, std::string(100, 'x')) + frame, 9);
        QVERIFY(!taken.problem);
        QCOMPARE(taken.frames, std::uint64_t{1});
        QVERIFY(taken.kept == beginning() + frame);
    }

    void aGameSaysThatItStandsStill()
    {
        LiveStream stream([](std::string_view) { return true; }, "the game");
        QVERIFY(!stream.take(beginning() + message(5, 4, std::string("\1\0\0\0", 4))));
        QVERIFY(stream.isPaused());
        QVERIFY(!stream.take(message(5, 4, std::string(4, '\0'))));
        QVERIFY(!stream.isPaused());
    }

    void aGameSaysThatItEnds()
    {
        LiveStream stream([](std::string_view) { return true; }, "the game");
        QVERIFY(!stream.take(beginning() + message(5, 4, std::string(4, '\0'))));
        QVERIFY(!stream.isClosed());
        QVERIFY(!stream.take(message(6, 4, std::string(4, '\0'))));
        QVERIFY(stream.isClosed());
    }

    void whatDoesNotFitIsCounted()
    {
        QTemporaryDir folder;
        const auto spool = Spool::create(folder.path().toStdString(), 10'000);
        QVERIFY(spool);
        LiveStream stream([&](std::string_view more) { return (*spool)->append(more); }, "the game");
        QVERIFY(!stream.take(gameBytes()));
        (*spool)->publish(stream.whole());
        QVERIFY(stream.isFull());
        QCOMPARE(stream.frames() + stream.lost(), std::uint64_t{100});
        QVERIFY(stream.lost() > 50);
        const auto reader = TraceReader::open(*spool, "live");
        QVERIFY(reader);
        QCOMPARE(reader->frames().size(), static_cast<std::size_t>(stream.frames()));
        QVERIFY(QDir(folder.path()).isEmpty()); // the spool file was unlinked, so its name is gone
    }

    void aNamedSpoolIsAFileWhileItIsInUse()
    {
        QTemporaryDir folder;
        const QStringList traces{QStringLiteral("*.bstrace")};
        {
            const auto spool =
                Spool::create(folder.path().toStdString(), std::uint64_t{1} << 20, Spool::Name::WhileInUse);
            QVERIFY(spool);
            LiveStream stream([&](std::string_view more) { return (*spool)->append(more); }, "the game");
            QVERIFY(!stream.take(gameBytes()));
            (*spool)->publish(stream.whole());
            const QStringList files = QDir(folder.path()).entryList(traces, QDir::Files);
            QCOMPARE(files.size(), 1);
            const auto reader = TraceReader::open(folder.filePath(files.front()).toStdString());
            QVERIFY(reader);
            QCOMPARE(reader->frames().size(), std::size_t{100});
        }
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    /// With random bytes changed, the stream ends with a problem or keeps a readable trace.
    void damagedStreamsDoNoHarm()
    {
        Random random(3);
        for (int round = 0; round < 400; ++round) {
            std::string bytes = gameBytes().substr(0, 3'000);
            for (std::uint64_t i = 0; i < 1 + random.below(4); ++i)
                bytes[random.below(bytes.size())] = static_cast<char>(random.below(256));
            const Taken taken = take(bytes, 1 + random.below(500));
            if (taken.whole > 0)
                static_cast<void>(TraceReader::open(byteSourceOf(taken.kept.substr(0, taken.whole)), "live"));
        }
    }
};

BROADSIDE_EVENT_TEST(TestLiveStream)

} // namespace broadside::test::tst_live_stream

#include "tst_live_stream.moc"
