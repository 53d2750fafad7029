#include "core/base/random.h"
#include "core/debug/audit/audit.h"
#include "core/debug/why/why.h"
#include "core/trace/trace_world.h"
#include "core/trace/trace_writer.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QTemporaryDir>

#include <algorithm>

namespace broadside::test::tst_registration_past {

/// The answers about one frame of a recording do not depend on the frames that were shown before.

using namespace broadside::trace;
using naive_grid_game::Bug;

constexpr int kFrames = 600;

class TestRegistrationPast : public QObject {
    Q_OBJECT
private slots:
    void causesDoNotDependOnWhatWasLookedAtBefore_data();
    void causesDoNotDependOnWhatWasLookedAtBefore();
    void theFirstFrameThatCanBeReadSaysHowLargeTheWorldIs();
};

void TestRegistrationPast::causesDoNotDependOnWhatWasLookedAtBefore_data()
{
    QTest::addColumn<Bug>("bug");
    QTest::newRow("forgets to move") << Bug::ForgetsToMove;
    QTest::newRow("registers corners") << Bug::RegistersCorners;
    QTest::newRow("rounds rows down") << Bug::RoundsRowsDown;
    QTest::newRow("cuts to whole pixels") << Bug::CutsToWholePixels;
    QTest::newRow("loses what is outside") << Bug::LosesObjectsOutside;
}

/// The missed pairs and causes are the same whether the frame was played to, jumped to or opened first.
void TestRegistrationPast::causesDoNotDependOnWhatWasLookedAtBefore()
{
    QFETCH(Bug, bug);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.bstrace"));
    writeGameTrace(path, bug, kFrames);
    const auto reader = TraceReader::open(path.toStdString());
    QVERIFY(reader.ok());
    TraceWorld played(*reader);
    std::vector<std::vector<MissedPair>> expected;
    for (std::size_t i = 0; i < std::size_t{kFrames}; ++i) {
        QVERIFY(!played.seek(i));
        expected.push_back(auditFrame(played.frame()).missed);
    }
    TraceWorld jumping(*reader);
    Random random(5);
    for (int i = 0; i < 60; ++i) {
        const auto index = static_cast<std::size_t>(random.below(std::uint64_t{kFrames}));
        QVERIFY(!jumping.seek(index));
        QVERIFY2(auditFrame(jumping.frame()).missed == expected[index], std::to_string(index).c_str());
        if (i % 10 != 0)
            continue;
        TraceWorld opened(*reader);
        QVERIFY(!opened.seek(index));
        for (const MissedPair& miss : expected[index])
            QVERIFY2(why(opened.frame(), miss.pair.a, miss.pair.b).cause == miss.cause, std::to_string(index).c_str());
    }
}

/// The game does not record the size of its world, and its first frame is damaged.
void TestRegistrationPast::theFirstFrameThatCanBeReadSaysHowLargeTheWorldIs()
{
    std::string bytes;
    TraceWriter writer({},
                       [&](std::string_view more) {
                           bytes += more;
                           return true;
                       },
                       {.keyframeEvery = 1});
    for (const double size : {5.0, 10.0, 20.0}) {
        auto definition = std::make_shared<Definition>();
        definition->id = {1};
        FrameData data;
        data.step = static_cast<std::uint64_t>(size);
        writer.write(data, std::vector<WrittenObject>{{std::move(definition), {{{0.0, 0.0}, {size, size}}, {}}}});
    }
    QVERIFY(writer.finish());
    const auto whole = TraceReader::open(byteSourceOf(bytes), "t");
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(whole->frames()[0].offset) + 40, 16, '\xff');
    const auto reader = TraceReader::open(byteSourceOf(bytes), "t");
    QCOMPARE(reader->frames().size(), std::size_t{3});
    for (const std::size_t first : {std::size_t{1}, std::size_t{2}}) {
        TraceWorld world(*reader);
        QVERIFY(!world.seek(first));
        QCOMPARE(world.world().width, 10.0);
    }
}

BROADSIDE_TEST(TestRegistrationPast)

} // namespace broadside::test::tst_registration_past

#include "tst_registration_past.moc"
