#include "editor/tools/measure_tool.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/pointer.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <cmath>

namespace broadside::test::tst_measure_tool {

using test::at;
using test::ids;

class TestMeasureTool : public QObject {
    Q_OBJECT
private slots:
    void init();
    void pointsHold_data();
    void pointsHold();
    void controlTakesFreePoints();
    void aDragMeasures();
    void aClickMeasuresNothing();
    void cellsAreCounted();
    void twoSelectedObjectsAreApart();
    void nothingIsEdited();

private:
    void drag(Vec2 from, Vec2 to)
    {
        m_tool->press(at(from));
        m_tool->move(at(to));
        m_tool->release(at(to));
    }

    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<Snapper> m_snapper;
    std::unique_ptr<MeasureTool> m_tool;
};

/// Boxes of 1 x 1 m at (0, 0), (5, 0) and (10, 0), a circle of radius 1 m at (5, 4), a rotated box at (0, 4).
void TestMeasureTool::init()
{
    Scene scene = test::threeBoxes();
    scene.append(test::makeObject(4, {5.0, 4.0}, [](SceneObject& o) { o.shape = Circle{1.0}; }));
    scene.append(test::makeObject(5, {0.0, 4.0}, [](SceneObject& o) {
        o.shape = OrientedBox{2.0, 2.0};
        o.pose.angle = 45.0;
    }));
    m_world = std::make_unique<test::EditorWorld>(std::move(scene));
    m_snapper = std::make_unique<Snapper>(m_world->shownWorld);
    m_tool = std::make_unique<MeasureTool>(m_world->shownWorld, m_world->focus, *m_snapper);
}

void TestMeasureTool::pointsHold_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("atX");
    QTest::addColumn<double>("atY");
    QTest::addColumn<QString>("what");
    const double diagonal = std::sqrt(2.0);
    QTest::newRow("corner") << 5.53 << 0.47 << 5.5 << 0.5 << "corner of Object 2";
    QTest::newRow("centre") << 5.03 << 0.02 << 5.0 << 0.0 << "centre of Object 2";
    QTest::newRow("edge") << 5.47 << 0.2 << 5.5 << 0.2 << "edge of Object 2";
    QTest::newRow("circle") << 6.04 << 4.0 << 6.0 << 4.0 << "edge of Object 4";
    QTest::newRow("turned corner") << 0.02 << 4.0 + diagonal << 0.0 << 4.0 + diagonal << "corner of Object 5";
    QTest::newRow("free") << 3.0 << 2.0 << 3.0 << 2.0 << "";
    QTest::newRow("too far") << 5.2 << 0.2 << 5.2 << 0.2 << "";
}

void TestMeasureTool::pointsHold()
{
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, atX);
    QFETCH(double, atY);
    const MeasurePoint point = m_tool->pointAt(at({x, y}));
    QVERIFY(distance(point.at, Vec2{atX, atY}) < 1e-12);
    QTEST(point.what, "what");
}

void TestMeasureTool::controlTakesFreePoints()
{
    PointerEvent event = at({5.53, 0.47});
    event.control = true;
    QCOMPARE(m_tool->pointAt(event).at, (Vec2{5.53, 0.47}));
}

void TestMeasureTool::aDragMeasures()
{
    drag({0.5, 0.5}, {4.5, 3.5}); // from the corner of the first box to empty ground
    const QString text = m_tool->overlay().labels.front().text;
    QVERIFY2(text.startsWith(QStringLiteral("5 m (320 px), dx 4 m, dy 3 m, 36.87\u00B0")), qPrintable(text));
    QVERIFY(m_tool->hint().contains(QStringLiteral("corner of Object 1")));
    QVERIFY(m_tool->isBusy());
    m_tool->cancel();
    QVERIFY(!m_tool->isBusy());
    QVERIFY(m_tool->overlay().labels.empty());
}

void TestMeasureTool::aClickMeasuresNothing()
{
    drag({3.0, 2.0}, {3.0, 2.0});
    QVERIFY(!m_tool->isBusy());
}

void TestMeasureTool::cellsAreCounted()
{
    // With cells of 2.5 m, the line along y = 1 from x = 1 to x = 6 crosses three of them.
    QVERIFY2(m_tool->textOf({1.0, 1.0}, {6.0, 1.0}).endsWith(QStringLiteral(", 3 cells")),
             qPrintable(m_tool->textOf({1.0, 1.0}, {6.0, 1.0})));
    QVERIFY(m_tool->textOf({1.0, 1.0}, {1.5, 1.0}).endsWith(QStringLiteral(", 1 cell")));
}

void TestMeasureTool::twoSelectedObjectsAreApart()
{
    m_world->focus.select(ids({1, 2}));
    QVERIFY2(m_tool->hint().startsWith(QStringLiteral("Object 1 and Object 2 are 4 m apart")),
             qPrintable(m_tool->hint()));
    m_world->focus.select(ids({1}));
    QVERIFY(m_tool->hint().startsWith(QStringLiteral("Drag to measure")));
}

void TestMeasureTool::nothingIsEdited()
{
    drag({0.0, 0.0}, {5.0, 0.0});
    QCOMPARE(m_world->document.undoStack().count(), 0);
    QVERIFY(m_world->focus.selection().empty());
}

BROADSIDE_EVENT_TEST(TestMeasureTool)

} // namespace broadside::test::tst_measure_tool

#include "tst_measure_tool.moc"
