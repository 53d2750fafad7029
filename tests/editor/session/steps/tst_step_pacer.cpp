#include "editor/session/steps/step_pacer.h"
#include "tests/support/test.h"

#include <vector>

namespace broadside::test::tst_step_pacer {

class TestStepPacer : public QObject {
    Q_OBJECT
private slots:
    void stepsAreDue_data();
    void stepsAreDue();
    void longRunKeepsPaceWithTheClock();
};

void TestStepPacer::stepsAreDue_data()
{
    QTest::addColumn<double>("dt");
    QTest::addColumn<std::vector<double>>("elapsed");
    QTest::addColumn<std::vector<int>>("due");
    using Times = std::vector<double>;
    using Steps = std::vector<int>;
    QTest::newRow("first tick steps at once") << 0.25 << Times{0.0} << Steps{1};
    QTest::newRow("on time") << 0.25 << Times{0.0, 0.25, 0.25} << Steps{1, 1, 1};
    QTest::newRow("too early waits") << 0.25 << Times{0.0, 0.125, 0.125} << Steps{1, 0, 1};
    QTest::newRow("late catches up") << 0.25 << Times{0.0, 0.75} << Steps{1, 3};
    QTest::newRow("much too late does not avalanche") << 0.25 << Times{0.0, 1e6, 0.25} << Steps{1, 4, 1};
    QTest::newRow("clock set back") << 0.25 << Times{0.0, -5.0, 0.25} << Steps{1, 0, 1};
    QTest::newRow("tiny dt") << 1e-300 << Times{1.0} << Steps{4};
    QTest::newRow("huge dt") << 1e300 << Times{0.0, 1e6} << Steps{1, 0};
}

void TestStepPacer::stepsAreDue()
{
    QFETCH(double, dt);
    QFETCH(std::vector<double>, elapsed);
    StepPacer pacer;
    pacer.start(dt);
    std::vector<int> due;
    for (const double seconds : elapsed)
        due.push_back(pacer.stepsDue(seconds, dt));
    QTEST(due, "due");
}

void TestStepPacer::longRunKeepsPaceWithTheClock()
{
    StepPacer pacer;
    pacer.start(1.0 / 60.0);
    int steps = 0;
    for (int tick = 0; tick < 6'000; ++tick)
        steps += pacer.stepsDue(0.015, 1.0 / 60.0);
    QVERIFY2(std::abs(steps - 5'401) <= 1, QByteArray::number(steps)); // 90 s, and the first step
}

BROADSIDE_TEST(TestStepPacer)

} // namespace broadside::test::tst_step_pacer

#include "tst_step_pacer.moc"
