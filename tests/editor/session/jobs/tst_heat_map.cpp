#include "editor/commands/edit_settings.h"
#include "editor/session/jobs/heat_map.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

namespace broadside::test::tst_heat_map {

namespace {

struct Heated : test::EditorWorld {
    using EditorWorld::EditorWorld;
    HeatMap heat{document, session, shownWorld};

    void stepOn(std::uint64_t steps)
    {
        for (std::uint64_t step = 0; step < steps; ++step)
            session.stepOnce();
    }
};

/// The heat of the steps first to last, from a world that is stepped directly.
CellHeat plainHeat(const Scene& scene, HeatQuantity quantity, StepRange steps)
{
    World world = World::fromScene(scene).value();
    CellHeatMeter meter(quantity);
    while (true) {
        if (world.stepCount() >= steps.first)
            meter.add(world.objects(), world.broadPhase());
        if (world.stepCount() == steps.last)
            return meter.heat().value();
        world.step();
    }
}

bool isSame(const CellHeat& a, const CellHeat& b)
{
    return a.quantity == b.quantity && a.table == b.table && a.frames == b.frames &&
           std::ranges::equal(a.values, b.values, [](double x, double y) { return std::abs(x - y) < 1e-12; });
}

} // namespace

class TestHeatMap : public QObject {
    Q_OBJECT
private slots:
    void countsTheShownStep_data();
    void countsTheShownStep();
    void takesTheMeanOfRecordedSteps();
    void stepsWithOtherCellsDoNotCount();
    void followsTheAuthoredScene();
    void costsNothingWhileItIsNotShown();
};

void TestHeatMap::countsTheShownStep_data()
{
    QTest::addColumn<HeatQuantity>("quantity");
    QTest::newRow("candidates") << HeatQuantity::Candidates;
    QTest::newRow("false positives") << HeatQuantity::FalsePositives;
}

void TestHeatMap::countsTheShownStep()
{
    QFETCH(HeatQuantity, quantity);
    Heated w(test::recordedWorld("everything"));
    w.heat.setWish({quantity, 1});
    w.heat.setShown(true);
    w.stepOn(30);
    const auto shows = [&](std::uint64_t step) {
        return !w.heat.isCounting() && w.heat.heat() && w.heat.steps() == StepRange{step, step};
    };
    QTRY_VERIFY(shows(30));
    QVERIFY(isSame(*w.heat.heat(), plainHeat(w.scene(), quantity, {30, 30})));
    w.session.seek(12);
    QTRY_VERIFY(shows(12));
    QVERIFY(isSame(*w.heat.heat(), plainHeat(w.scene(), quantity, {12, 12})));
    w.session.stop();
    QTRY_VERIFY(shows(0));
    QVERIFY(isSame(*w.heat.heat(), plainHeat(w.scene(), quantity, {0, 0})));
}

void TestHeatMap::takesTheMeanOfRecordedSteps()
{
    Heated w(test::recordedWorld("everything"));
    w.stepOn(40);
    w.heat.setShown(true);
    w.heat.setWish({HeatQuantity::FalsePositives, 10});
    QTRY_VERIFY(!w.heat.isCounting() && w.heat.heat());
    QVERIFY(w.heat.steps() == (StepRange{31, 40}));
    QVERIFY(isSame(*w.heat.heat(), plainHeat(w.scene(), HeatQuantity::FalsePositives, {31, 40})));
    w.heat.setWish({HeatQuantity::Objects, HeatWish::kAllSteps});
    QTRY_VERIFY(!w.heat.isCounting() && w.heat.heat());
    QVERIFY(isSame(*w.heat.heat(), plainHeat(w.scene(), HeatQuantity::Objects, {0, 40})));
}

void TestHeatMap::stepsWithOtherCellsDoNotCount()
{
    Heated w(test::recordedWorld("uniform"));
    w.stepOn(10);
    SceneSettings settings = settingsOf(w.scene());
    settings.broadPhase.cellSize *= 2.0;
    w.document.push(
        std::make_unique<EditSettings>(w.document, QStringLiteral("Edit"), settings, w.document.newGesture()));
    w.stepOn(5);
    w.heat.setShown(true);
    w.heat.setWish({HeatQuantity::Candidates, HeatWish::kAllSteps});
    QTRY_VERIFY(!w.heat.isCounting() && w.heat.heat());
    QCOMPARE(w.heat.heat()->frames, std::size_t{5});
    QVERIFY(w.heat.steps() == (StepRange{11, 15}));
    QCOMPARE(w.heat.heat()->table.cellSize(), settings.broadPhase.cellSize);
}

void TestHeatMap::followsTheAuthoredScene()
{
    Heated w(test::threeBoxes());
    w.heat.setShown(true);
    w.heat.setWish({HeatQuantity::Candidates, 1});
    QTRY_VERIFY(!w.heat.isCounting() && w.heat.heat());
    w.document.reset(test::recordedWorld("mixed"), {});
    QTRY_VERIFY(!w.heat.isCounting() && w.heat.heat() &&
                isSame(*w.heat.heat(), plainHeat(w.scene(), HeatQuantity::Candidates, {0, 0})));
}

void TestHeatMap::costsNothingWhileItIsNotShown()
{
    Heated w(test::recordedWorld("uniform"));
    w.heat.setWish({HeatQuantity::Candidates, 1});
    w.stepOn(3);
    QVERIFY(!w.heat.isCounting() && !w.heat.heat());
    w.heat.setShown(true);
    QTRY_VERIFY(w.heat.heat());
    w.heat.setShown(false);
    QVERIFY(!w.heat.heat());
    w.heat.setWish({});
    w.heat.setShown(true); // this heat map is computed by the viewport itself
    QVERIFY(!w.heat.isCounting() && !w.heat.heat());
}

BROADSIDE_EVENT_TEST(TestHeatMap)

} // namespace broadside::test::tst_heat_map

#include "tst_heat_map.moc"
