#include "core/debug/audit/step_audit.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/why/why.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <vector>

namespace broadside::test::tst_sleeper_pairs {

namespace {

constexpr std::uint64_t kSteps = 40;
constexpr ObjectId kLow{1};
constexpr ObjectId kHigh{2};

/// What the game does with the pair of two boxes that lie on each other.
struct Game {
    bool marksSleep = true;       ///< It says that both sleep, from step 10 on.
    bool tellsOnceAsleep = false; ///< It reports the pair once although both sleep, in the last step.
    bool tellsOneAwake = true;    ///< It reports the pair while one is awake.
};

/// In each step two boxes overlap; the game tests them until both sleep.
trace::Recording stackOf(const Game& game)
{
    trace::TraceInfo info = infoOfGame("Stack", {{0.0, 0.0}, {10.0, 10.0}});
    return writtenRecording(info, kSteps, [&](trace::TraceWriter& writer, std::uint64_t step) {
        trace::FrameData data = frameOfGame(step);
        const bool sleep = step >= 10;
        if (sleep && game.marksSleep)
            data.marks.of(ObjectMark::Asleep) = {kLow, kHigh};
        if (sleep ? game.tellsOnceAsleep && step + 1 == kSteps : game.tellsOneAwake)
            data.candidates.push_back({kLow, kHigh});
        const std::vector<trace::WrittenObject> objects{writtenObject(kLow, "Low", {{4.0, 1.0}, {5.0, 2.0}}),
                                                        writtenObject(kHigh, "High", {{4.0, 1.9}, {5.0, 2.9}})};
        writer.write(data, objects);
    });
}

WhyAnswer answerIn(const trace::Recording& recording, std::uint64_t step)
{
    WhyAnswer answer;
    const auto walk = recording.walk();
    static_cast<void>((*walk)->look(recording.frameOf(step), [&](const Frame& frame) {
        answer = why(frame, *frame.objects().indexOf(kLow), *frame.objects().indexOf(kHigh));
    }));
    return answer;
}

} // namespace

/// Engines leave out pairs of two sleeping objects: these are not missed.
class TestSleeperPairs : public QObject {
    Q_OBJECT
private slots:
    void pairsOfSleepersAreCountedApart_data();
    void pairsOfSleepersAreCountedApart();
    void whySaysThatBothSleep();
};

void TestSleeperPairs::pairsOfSleepersAreCountedApart_data()
{
    QTest::addColumn<bool>("marks");
    QTest::addColumn<bool>("tellsOnce");
    QTest::addColumn<bool>("tellsAwake");
    QTest::addColumn<quint64>("missed");
    QTest::addColumn<quint64>("asleep");
    QTest::newRow("as engines do") << true << false << true << quint64{0} << quint64{30};
    QTest::newRow("also missed while awake") << true << false << false << quint64{10} << quint64{30};
    QTest::newRow("not said that they sleep") << false << false << true << quint64{30} << quint64{0};
    QTest::newRow("reports sleepers at the end") << true << true << true << quint64{29} << quint64{0};
}

void TestSleeperPairs::pairsOfSleepersAreCountedApart()
{
    QFETCH(const bool, marks);
    QFETCH(const bool, tellsOnce);
    QFETCH(const bool, tellsAwake);
    const trace::Recording recording = stackOf({marks, tellsOnce, tellsAwake});
    const AuditedSteps audited = auditSteps(recording, recording.steps());
    QTEST(static_cast<quint64>(audited.missed.count()), "missed");
    QTEST(static_cast<quint64>(audited.bothAsleep), "asleep");
    const auto diagnosis = diagnose(recording, recording.steps());
    QVERIFY(diagnosis);
    QTEST(static_cast<quint64>(diagnosis->missed), "missed");
    QTEST(static_cast<quint64>(diagnosis->bothAsleep), "asleep");
    QCOMPARE(diagnosis->stages[static_cast<std::size_t>(PairStage::AfterStructure)], diagnosis->missed);
}

void TestSleeperPairs::whySaysThatBothSleep()
{
    const trace::Recording recording = stackOf({});
    const WhyAnswer asleep = answerIn(recording, 20);
    QVERIFY(asleep.bothAsleep && !asleep.cause && !asleep.stage);
    QVERIFY2(asleep.sentence.text().starts_with("Low and High both sleep in this step"),
             asleep.sentence.text().c_str());
    const WhyAnswer awake = answerIn(recording, 5);
    QVERIFY(!awake.bothAsleep && awake.candidate);
    const WhyAnswer told = answerIn(stackOf({.tellsOnceAsleep = true}), 20);
    QVERIFY(!told.bothAsleep && told.cause);
}

BROADSIDE_TEST(TestSleeperPairs)

} // namespace broadside::test::tst_sleeper_pairs

#include "tst_sleeper_pairs.moc"
