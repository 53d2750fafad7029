// Repeating the recorded steps from the Debug menu of the real window.

#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

#include <algorithm>

namespace broadside::test::tst_determinism_action {

class TestDeterminismAction : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void standsInTheDebugMenuAndSaysWhyNot();
    void repeatedStepsAreSaid();
    void aDifferenceIsSaidAndShown();
    void endingTheSimulationDropsTheResult();
    void anotherAlgorithmLeadsTheSameWayOrNot();

private:
    [[nodiscard]] SimulationSession& session() const { return m->session(); }
    [[nodiscard]] QString message() const { return m->part<QLabel>("messageText").text(); }
    [[nodiscard]] QAction& check() const { return m->action("checkDeterminism"); }
    void steps(int count) const
    {
        for (int i = 0; i < count; ++i)
            session().stepOnce();
    }
    std::unique_ptr<test::WindowFixture> m;
};

void TestDeterminismAction::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
}

void TestDeterminismAction::standsInTheDebugMenuAndSaysWhyNot()
{
    const QList<QAction*> menus = m->window->menuBar()->actions();
    const auto debug = std::ranges::find(menus, QStringLiteral("&Debug"), &QAction::text);
    QVERIFY(debug != menus.end() && (*debug)->menu()->actions().contains(&check()));
    QVERIFY(!check().isEnabled());
    QVERIFY2(check().toolTip().contains(QStringLiteral("No steps are recorded")), qPrintable(check().toolTip()));
    steps(1);
    QVERIFY(check().isEnabled());
    session().stop();
    QVERIFY(!check().isEnabled());
}

void TestDeterminismAction::repeatedStepsAreSaid()
{
    steps(40);
    session().shoot({1}, {6.0, 3.0});
    session().pause();
    steps(40);
    check().trigger();
    QVERIFY(!check().isEnabled()); // one check at a time
    QTRY_COMPARE(message(), QStringLiteral("Steps 1 to 80 repeat bit for bit"));
    QVERIFY(m->part<QWidget>("messageBar").isVisible());
    QVERIFY(!m->part<QPushButton>("messageOffer").isVisible());
    QVERIFY(check().isEnabled());
}

void TestDeterminismAction::aDifferenceIsSaidAndShown()
{
    steps(40);
    // The session's world is const; this imitates a fault of the program.
    World& world = const_cast<World&>(*session().world());
    WorldState state = world.state();
    state.bodies.front().velocity.x += 1.0;
    world.restore(state);
    steps(10);
    check().trigger();
    QTRY_VERIFY2(message().startsWith(QStringLiteral("Repeating step 41 gives a different result")),
                 qPrintable(message()));
    QCOMPARE(session().world()->stepCount(), 50U);
    auto& go = m->part<QPushButton>("messageOffer");
    QVERIFY(go.isVisible());
    QCOMPARE(go.text(), QStringLiteral("Go there"));
    QVERIFY(!go.toolTip().isEmpty());
    go.click();
    QCOMPARE(session().world()->stepCount(), 41U);
    const std::vector<ObjectId>& selection = m->page().focus().selection();
    QCOMPARE(selection.size(), std::size_t{1});
    QVERIFY2(message().contains(QStringLiteral(" (%1), the recorded run has ").arg(selection.front().value)),
             qPrintable(message()));
}

void TestDeterminismAction::endingTheSimulationDropsTheResult()
{
    steps(200);
    check().trigger();
    session().stop();
    QVERIFY(!check().isEnabled());
    steps(3); // another history
    check().trigger();
    QTRY_COMPARE(message(), QStringLiteral("Steps 1 to 3 repeat bit for bit"));
}

void TestDeterminismAction::anotherAlgorithmLeadsTheSameWayOrNot()
{
    QAction& repeat = *m->part<QMenu>("repeatWith").menuAction();
    QVERIFY(!repeat.isEnabled());
    const auto with = [&repeat](const char* name) {
        const QList<QAction*> entries = repeat.menu()->actions();
        // Those that are faulty on purpose say so behind their name.
        const auto nameOf = [](const QAction* entry) { return entry->text().section(QLatin1Char(' '), 0, 0); };
        (*std::ranges::find(entries, QLatin1String(name), nameOf))->trigger();
    };
    m->page().openFile(m->write(QStringLiteral("two-runs.broadside"), QStringLiteral("mysteries/two-runs")));
    QTRY_COMPARE(m->page().document().scene().size(), std::size_t{25});
    steps(140);
    QVERIFY(repeat.isEnabled());
    with("range-grid");
    QTRY_COMPARE(message(), QStringLiteral("Steps 1 to 140 are the same with range-grid, bit for bit"));
    with("grid"); // the additional pairs of grid only touch before step 132, without a push
    QTRY_VERIFY2(message().startsWith(QStringLiteral("With grid, the run differs from step 132 on: for the ")),
                 qPrintable(message()));
    m->part<QPushButton>("messageOffer").click();
    QCOMPARE(session().world()->stepCount(), 132U);
    QCOMPARE(m->page().focus().selection(), std::vector<ObjectId>{ObjectId{24}});
}

BROADSIDE_WINDOW_TEST(TestDeterminismAction)

} // namespace broadside::test::tst_determinism_action

#include "tst_determinism_action.moc"
