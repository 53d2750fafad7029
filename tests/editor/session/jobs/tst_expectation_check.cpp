#include "editor/session/jobs/expectation_check.h"
#include "editor/session/made_steps.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/recorded_page.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace broadside::test::tst_expectation_check {

namespace {

/// The cannon world with a shot at its target.
struct Shot : EditorWorld {
    Shot()
        : EditorWorld(cannonWorld())
    {
        session.shoot({1}, {3.25, 2.75});
        session.pause();
    }
    void stepOn(int steps)
    {
        for (int step = 0; step < steps; ++step)
            session.stepOnce();
    }
    [[nodiscard]] bool isChecked() const { return !check.isRunning() && (check.answer() || check.problem()); }
    /// The answer for the whole run, made in one go.
    [[nodiscard]] ExpectationAnswer oracle(const Expectation& expected) const
    {
        return **checkExpectation(*session.source(session.recorded()), session.recorded(), expected);
    }

    ExpectationCheck check{session};
};

Aabb world(const Shot& w) { return {{0.0, 0.0}, {w.scene().world.width, w.scene().world.height}}; }

} // namespace

class TestExpectationCheck : public QObject {
    Q_OBJECT
private slots:
    void answersLikeTheCommandLine();
    void waitsForSteps();
    void moreStepsAreExamined();
    void whatIsDecidedStays();
    void anotherFutureIsExamined();
    void restoredStepsAreExaminedAgain();
    void anUnknownObjectIsAProblem();
    void aCancelledSearchWaits();
    void nothingIsExaminedWhileTheSimulationRuns();
    void aRecordingIsExaminedToo();
};

void TestExpectationCheck::answersLikeTheCommandLine()
{
    Shot w;
    w.stepOn(60);
    for (const Expectation& expected :
         {Expectation{HitExpectation{{2}, {3}}}, Expectation{HitExpectation{{1}, {3}}},
          Expectation{StayExpectation{{2}, world(w)}}, Expectation{UntouchedExpectation{{3}}}}) {
        QSignalSpy asked(&w.check, &ExpectationCheck::asked);
        w.check.expect(expected);
        QCOMPARE(asked.count(), 1);
        QTRY_VERIFY(w.isChecked());
        const ExpectationAnswer answer = w.oracle(expected);
        QCOMPARE(w.check.answer()->holds, answer.holds);
        QCOMPARE(w.check.answer()->step, answer.step);
        QVERIFY(w.check.answer()->chain == answer.chain);
        QCOMPARE(w.check.steps()->last, w.session.recorded().last);
    }
    w.check.forget();
    QVERIFY(!w.check.expected() && !w.check.answer());
}

void TestExpectationCheck::waitsForSteps()
{
    EditorWorld w(cannonWorld());
    ExpectationCheck check(w.session);
    check.expect(UntouchedExpectation{{3}});
    QVERIFY(!check.isRunning());
    w.session.stepOnce();
    QTRY_VERIFY(check.answer());
    QVERIFY(check.answer()->holds);
}

void TestExpectationCheck::moreStepsAreExamined()
{
    Shot w;
    w.stepOn(2);
    w.check.expect(HitExpectation{{2}, {3}});
    QTRY_VERIFY(w.isChecked());
    QVERIFY(!w.check.answer()->holds);
    w.stepOn(58);
    QTRY_VERIFY(w.check.answer() && w.check.answer()->holds);
    QCOMPARE(w.check.answer()->step, w.oracle(HitExpectation{{2}, {3}}).step);
}

/// Later steps cannot change it, so they are not examined.
void TestExpectationCheck::whatIsDecidedStays()
{
    Shot w;
    w.stepOn(60);
    w.check.expect(UntouchedExpectation{{3}});
    QTRY_VERIFY(w.isChecked());
    const std::uint64_t last = w.check.steps()->last;
    QVERIFY(!w.check.answer()->holds);
    w.stepOn(1);
    QVERIFY(!w.check.isRunning());
    QVERIFY(w.check.answer());
    QCOMPARE(w.check.steps()->last, last);
}

void TestExpectationCheck::anotherFutureIsExamined()
{
    Shot w;
    w.stepOn(60);
    w.check.expect(HitExpectation{{2}, {3}});
    QTRY_VERIFY(w.check.answer() && w.check.answer()->holds);
    w.session.seek(0);
    w.session.shoot({1}, {-1.0, 3.0}); // misses the target
    w.session.pause();
    w.stepOn(60);
    QTRY_VERIFY(w.check.answer() && !w.check.answer()->holds && w.check.steps()->last == w.session.recorded().last);
    QVERIFY(w.check.answer()->chain == w.oracle(HitExpectation{{2}, {3}}).chain);
}

/// The range of recorded steps does not change.
void TestExpectationCheck::restoredStepsAreExaminedAgain()
{
    Shot w;
    w.stepOn(1);
    w.check.expect(HitExpectation{{2}, {3}});
    QTRY_VERIFY(w.isChecked());
    const double before = w.check.answer()->nearest->distance;
    w.session.seek(0);
    w.session.shoot({1}, {3.0, 3.0});
    w.session.pause();
    w.stepOn(1);
    QTRY_VERIFY(w.isChecked() && w.check.answer()->nearest->distance != before);
    w.session.made()->swapDroppedSteps();
    QTRY_VERIFY(w.isChecked() && w.check.answer()->nearest->distance == before);
}

void TestExpectationCheck::anUnknownObjectIsAProblem()
{
    Shot w;
    w.stepOn(2);
    w.check.expect(UntouchedExpectation{{77}});
    QTRY_VERIFY(w.check.problem());
    QVERIFY(!w.check.answer());
    w.check.expect(UntouchedExpectation{{3}});
    QVERIFY(!w.check.problem());
    QTRY_VERIFY(w.check.answer());
}

void TestExpectationCheck::aCancelledSearchWaits()
{
    Shot w;
    w.stepOn(60);
    w.check.expect(HitExpectation{{2}, {3}});
    QVERIFY(w.check.isRunning());
    w.check.cancel();
    w.stepOn(1);
    QVERIFY(!w.check.isRunning());
    QVERIFY(w.check.wasCancelled());
    w.check.restart();
    QTRY_VERIFY(w.isChecked());
}

void TestExpectationCheck::nothingIsExaminedWhileTheSimulationRuns()
{
    Shot w;
    w.stepOn(2);
    w.session.run(StepSession::Pace::RealTime);
    w.check.expect(UntouchedExpectation{{1}});
    QVERIFY(!w.check.isRunning());
    w.session.pause();
    QTRY_VERIFY(w.isChecked());
}

void TestExpectationCheck::aRecordingIsExaminedToo()
{
    RecordedPage page;
    ExpectationCheck check(page.session);
    const Expectation expected =
        HitExpectation{page.session.objects()->objectOf(0).id, page.session.objects()->objectOf(1).id};
    check.expect(expected);
    QTRY_VERIFY(check.answer());
    const auto answer =
        checkExpectation(*page.session.source(page.session.recorded()), page.session.recorded(), expected);
    QVERIFY(check.answer()->chain == (*answer)->chain);
}

BROADSIDE_EVENT_TEST(TestExpectationCheck)

} // namespace broadside::test::tst_expectation_check

#include "tst_expectation_check.moc"
