#include "editor/session/jobs/fix_tester.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace broadside::test::tst_fix_tester {

namespace {

/// A wall over seven cells and a ball in its middle; corner-grid registers only the wall's corners.
struct Faulty : EditorWorld {
    Faulty()
    {
        Scene scene;
        scene.world = {9.0, 3.0, {}, {}, {}, EdgeRule::Open};
        scene.broadPhase = {Algorithm::CornerGrid, 1.0};
        scene.append(makeObject(1, {4.5, 1.5}, [](SceneObject& object) { object.shape = Box{6.0, 0.4}; }));
        scene.append(makeObject(2, {4.5, 1.5}, [](SceneObject& object) {
            object.kind = ObjectKind::Dynamic;
            object.shape = Box{0.2, 0.2};
        }));
        document.reset(std::move(scene), {});
    }
    [[nodiscard]] static Finding missedIn(std::uint64_t step)
    {
        return {Finding::Kind::MissedPair, step, {1}, {2}, MissCause::LargerThanCells};
    }
    FixTester tester{document, session};
};

} // namespace

class TestFixTester : public QObject {
    Q_OBJECT
private slots:
    void aFixIsTriedOnTheRecordedSteps();
    void theAuthoredSceneIsTried();
    void whatCannotBeTriedSaysSo();
    void whileItRunsNothingIsTried();
    void anotherFutureIsTriedAgain();
};

void TestFixTester::aFixIsTriedOnTheRecordedSteps()
{
    Faulty w;
    for (int step = 0; step < 5; ++step)
        w.session.stepOnce();
    QSignalSpy changed(&w.tester, &FixTester::changed);
    w.tester.ask(Faulty::missedIn(3), UseAlgorithm{Algorithm::Grid});
    QVERIFY(!w.tester.trial());
    QCOMPARE(w.tester.text(), QStringLiteral("The fix is being tried on the recorded steps."));
    QTRY_VERIFY(w.tester.trial());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(w.tester.trial()->steps, (StepRange{3, 5}));
    QCOMPARE(w.tester.trial()->before.missed, std::uint64_t{3});
    QCOMPARE(w.tester.trial()->after.missed, std::uint64_t{0});
    QVERIFY(w.tester.text().startsWith(QStringLiteral("Tried on steps 3 to 5: 0 missed pairs instead of 3")));
    w.tester.ask(Faulty::missedIn(3), UseAlgorithm{Algorithm::Grid}); // the same fix again
    QVERIFY(w.tester.trial());
    QCOMPARE(w.session.step(), std::uint64_t{5}); // the simulation is unchanged
    QCOMPARE(w.scene().broadPhase.algorithm, Algorithm::CornerGrid);
}

void TestFixTester::theAuthoredSceneIsTried()
{
    Faulty w;
    w.tester.ask(Faulty::missedIn(0), UseAlgorithm{Algorithm::Grid});
    QTRY_VERIFY(w.tester.trial());
    QVERIFY2(w.tester.text().startsWith(QStringLiteral("Tried on the world as loaded: 0 missed pairs instead of 1")),
             qPrintable(w.tester.text()));
}

void TestFixTester::whatCannotBeTriedSaysSo()
{
    Faulty w;
    w.tester.ask(std::nullopt, Fix{});
    QVERIFY(w.tester.text().isEmpty());
    w.tester.ask(std::nullopt, UseCellSize{2.0});
    QCOMPARE(w.tester.text(), QStringLiteral("Not tried."));
    w.tester.ask(Faulty::missedIn(7), UseAlgorithm{Algorithm::Grid});
    QCOMPARE(w.tester.text(), QStringLiteral("Not tried, because the step before the finding is not recorded."));
    w.session.stepOnce();
    w.tester.ask(Faulty::missedIn(1), UseCellSize{1e-6}); // more cells than the limit
    QTRY_COMPARE(w.tester.text(), QStringLiteral("Not tried, because the world cannot be created with this fix."));
}

void TestFixTester::whileItRunsNothingIsTried()
{
    Faulty w;
    w.session.stepOnce();
    w.session.run();
    w.tester.ask(Faulty::missedIn(1), UseAlgorithm{Algorithm::Grid});
    QVERIFY2(w.tester.text().startsWith(QStringLiteral("Not tried. Pause")), qPrintable(w.tester.text()));
    w.session.pause();
    w.tester.ask(Faulty::missedIn(1), UseAlgorithm{Algorithm::Grid});
    QTRY_VERIFY(w.tester.trial());
}

void TestFixTester::anotherFutureIsTriedAgain()
{
    Faulty w;
    for (int step = 0; step < 3; ++step)
        w.session.stepOnce();
    w.tester.ask(Faulty::missedIn(3), UseAlgorithm{Algorithm::Grid});
    QTRY_VERIFY(w.tester.trial());
    w.session.seek(2);
    EditInput edit;
    edit.takeOut = {{1}};
    w.session.addEdit(edit);
    w.session.stepOnce();
    w.tester.ask(Faulty::missedIn(3), UseAlgorithm{Algorithm::Grid});
    QVERIFY(!w.tester.trial());
    QTRY_VERIFY(w.tester.trial());
    QCOMPARE(w.tester.trial()->before.missed, std::uint64_t{0});
}

BROADSIDE_EVENT_TEST(TestFixTester)

} // namespace broadside::test::tst_fix_tester

#include "tst_fix_tester.moc"
