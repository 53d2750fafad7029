#include "editor/commands/arranging/vertices.h"
#include "editor/tools/polygon_tool.h"
#include "editor/tools/vertex_tool.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/pointer.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <cmath>

namespace broadside::test::tst_vertex_tool {

using test::at;
using test::ids;

namespace {

/// A square of 2 x 2 m around (1, 1), counter-clockwise from the lower left, and a box at (5, 1).
Scene squareScene()
{
    Scene scene;
    scene.append(test::makeObject(1, {1.0, 1.0}, [](SceneObject& o) {
        o.shape = Polygon{{{-1.0, -1.0}, {1.0, -1.0}, {1.0, 1.0}, {-1.0, 1.0}}};
    }));
    scene.append(test::makeObject(2, {5.0, 1.0}));
    return scene;
}

} // namespace

class TestVertexTool : public QObject {
    Q_OBJECT
private slots:
    void init();
    void clicksChoose();
    void aBandChooses();
    void aDragMovesTheChosenInOneStep();
    void dragsSnap();
    void aClickOnAnEdgeAddsAVertex();
    void aDragFromAnEdgeTakesTheNewVertexAlong();
    void crossingEdgesAreRefused();
    void deleteRemovesDownToThree();
    void arrowsMoveInOneStep();
    void escTakesADragBack();
    void undoDuringADragEndsIt();
    void lockedOrOtherShapesAreSaid();
    void aClickOnAnotherObjectSelectsIt();
    void inASimulationTheSceneStays();

    void polygonsAreDrawn_data();
    void polygonsAreDrawn();
    void backspaceTakesAVertexBack();
    void crossingPolygonsStayOpen();
    void escDrawsNothing();
    void drawnVerticesSnap();

private:
    void press(Vec2 point) { m_tool->press(at(*m_world, point)); }
    void move(Vec2 point) { m_tool->move(at(*m_world, point)); }
    void release(Vec2 point) { m_tool->release(at(*m_world, point)); }
    void click(Vec2 point)
    {
        press(point);
        release(point);
    }
    [[nodiscard]] std::vector<Vec2> points() const
    {
        std::vector<Vec2> points = verticesOf(m_world->object(1).shape);
        for (Vec2& point : points)
            point = point + m_world->object(1).pose.position;
        return points;
    }
    [[nodiscard]] int steps() const { return m_world->document.undoStack().count(); }
    void draw(Vec2 point)
    {
        m_polygon->move(at(*m_world, point));
        m_polygon->press(at(*m_world, point));
        m_polygon->release(at(*m_world, point));
    }

    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<Snapper> m_snapper;
    std::unique_ptr<VertexTool> m_tool;
    std::unique_ptr<PlaceTool> m_place;
    std::unique_ptr<PolygonTool> m_polygon;
};

void TestVertexTool::init()
{
    m_world = std::make_unique<test::EditorWorld>(squareScene());
    m_snapper = std::make_unique<Snapper>(m_world->shownWorld);
    m_tool = std::make_unique<VertexTool>(m_world->edits, m_world->focus, *m_snapper);
    m_place = std::make_unique<PlaceTool>(m_world->edits, m_world->focus, m_world->shownWorld, *m_snapper);
    m_polygon = std::make_unique<PolygonTool>(m_world->edits, m_world->focus, *m_snapper, *m_place);
    m_world->focus.select(ids({1}));
}

void TestVertexTool::clicksChoose()
{
    click({2.0, 2.03});
    QCOMPARE(m_world->focus.vertices(), std::vector<std::size_t>{2});
    QVERIFY2(m_tool->hint().contains(QStringLiteral("Vertex 3 of 4: x 2 m, y 2 m")), qPrintable(m_tool->hint()));
    PointerEvent event = at(*m_world, {0.0, 0.0});
    event.shift = true;
    m_tool->press(event);
    m_tool->release(event);
    QCOMPARE(m_world->focus.vertices(), (std::vector<std::size_t>{0, 2}));
    m_tool->press(event);
    m_tool->release(event);
    QCOMPARE(m_world->focus.vertices(), std::vector<std::size_t>{2});
    m_tool->cancel();
    QVERIFY(m_world->focus.vertices().empty());
    QCOMPARE(steps(), 0);
}

void TestVertexTool::aBandChooses()
{
    press({-0.5, -0.5});
    move({2.5, 0.5});
    QVERIFY(m_tool->overlay().rubberBand);
    release({2.5, 0.5});
    QCOMPARE(m_world->focus.vertices(), (std::vector<std::size_t>{0, 1}));
}

void TestVertexTool::aDragMovesTheChosenInOneStep()
{
    aBandChooses();
    press({2.0, 0.0});
    move({2.5, -0.25});
    move({3.0, -0.5});
    release({3.0, -0.5});
    QCOMPARE(points()[0], (Vec2{1.0, -0.5}));
    QCOMPARE(points()[1], (Vec2{3.0, -0.5}));
    QCOMPARE(points()[2], (Vec2{2.0, 2.0}));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_world->document.undoStack().undoText(), QStringLiteral("Move vertices of Object 1"));
    m_world->document.undoStack().undo();
    QCOMPARE(points()[1], (Vec2{2.0, 0.0}));
}

void TestVertexTool::dragsSnap()
{
    SnapSettings settings;
    settings.isOn = true;
    m_snapper->setSettings(settings);
    press({2.0, 0.0});
    move({4.46, 0.53}); // the box begins at (4.5, 0.5)
    QCOMPARE(points()[1], (Vec2{4.5, 0.5}));
    QVERIFY(m_tool->hint().contains(QStringLiteral("left edge of Object 2")));
    release({4.46, 0.53});
}

void TestVertexTool::aClickOnAnEdgeAddsAVertex()
{
    click({2.02, 1.2});
    QCOMPARE(points().size(), std::size_t{5});
    QCOMPARE(points()[2], (Vec2{2.0, 1.2}));
    QCOMPARE(m_world->focus.vertices(), std::vector<std::size_t>{2});
    QCOMPARE(steps(), 1);
}

void TestVertexTool::aDragFromAnEdgeTakesTheNewVertexAlong()
{
    press({2.0, 1.25});
    move({2.5, 1.25});
    move({3.0, 1.25});
    release({3.0, 1.25});
    QCOMPARE(points()[2], (Vec2{3.0, 1.25}));
    QCOMPARE(steps(), 1);
    press({0.0, 1.25});
    move({-1.0, 1.25});
    m_tool->cancel();
    QCOMPARE(points().size(), std::size_t{5});
    QCOMPARE(steps(), 1);
}

void TestVertexTool::crossingEdgesAreRefused()
{
    press({0.0, 0.0});
    move({0.5, 0.5});
    move({3.0, 1.5});                        // outside the right edge
    QCOMPARE(points()[0], (Vec2{0.5, 0.5})); // the last valid place
    const ToolOverlay overlay = m_tool->overlay();
    QVERIFY(std::ranges::any_of(
        overlay.lines, [](const ToolOverlay::Line& line) { return line.kind == ToolOverlay::Line::Kind::Fault; }));
    QVERIFY(overlay.labels.back().isFault);
    QVERIFY2(m_tool->hint().startsWith(QStringLiteral("Not possible: ")), qPrintable(m_tool->hint()));
    release({3.0, 1.5});
    QVERIFY(m_tool->hint().startsWith(QStringLiteral("Not possible: ")));
    QCOMPARE(points()[0], (Vec2{0.5, 0.5}));
    press({0.5, 0.5});
    QVERIFY(!m_tool->hint().startsWith(QStringLiteral("Not possible: ")));
    release({0.5, 0.5});
}

void TestVertexTool::deleteRemovesDownToThree()
{
    QVERIFY(!m_tool->takes(ToolKey::Delete));
    click({2.0, 2.0});
    QVERIFY(m_tool->takes(ToolKey::Delete));
    m_tool->key(ToolKey::Delete, false);
    QCOMPARE(points().size(), std::size_t{3});
    QVERIFY(m_world->focus.vertices().empty());
    click({0.0, 0.0});
    m_tool->key(ToolKey::Delete, false);
    QCOMPARE(points().size(), std::size_t{3});
    QVERIFY(m_tool->hint().contains(QStringLiteral("three vertices")));
    QCOMPARE(steps(), 1);
}

void TestVertexTool::arrowsMoveInOneStep()
{
    click({2.0, 2.0});
    for (int i = 0; i < 3; ++i)
        m_tool->key(ToolKey::Right, false);
    m_tool->key(ToolKey::Up, true);
    QVERIFY(distance(points()[2], Vec2{2.3, 3.0}) < 1e-12);
    QCOMPARE(steps(), 1);
    for (int i = 0; i < 3; ++i)
        m_tool->key(ToolKey::Left, false);
    m_tool->key(ToolKey::Down, true);
    QCOMPARE(points()[2], (Vec2{2.0, 2.0}));
    QCOMPARE(steps(), 0);
}

void TestVertexTool::escTakesADragBack()
{
    press({2.0, 2.0});
    move({2.5, 2.5});
    m_tool->cancel();
    QCOMPARE(points()[2], (Vec2{2.0, 2.0}));
    QCOMPARE(steps(), 0);
}

void TestVertexTool::undoDuringADragEndsIt()
{
    press({2.0, 2.0});
    move({2.5, 2.5});
    m_world->document.undoStack().undo();
    move({3.0, 3.0});
    release({3.0, 3.0});
    QCOMPARE(points()[2], (Vec2{2.0, 2.0}));
    press({2.0, 2.0});
    move({2.5, 2.5});
    m_world->edits.remove(ids({1}));
    move({3.0, 3.0});
    release({3.0, 3.0});
    QVERIFY(m_tool->overlay().handles.empty());
}

void TestVertexTool::lockedOrOtherShapesAreSaid()
{
    m_world->focus.select(ids({2}));
    QVERIFY(m_tool->overlay().handles.empty());
    QVERIFY(m_tool->hint().contains(QStringLiteral("polygon, mesh or other shape")));
    QVERIFY(!VertexTool::canEdit(m_world->object(2)));
    QVERIFY(VertexTool::canEdit(m_world->object(1)));
}

void TestVertexTool::aClickOnAnotherObjectSelectsIt()
{
    click({2.0, 2.0});
    click({5.0, 1.0});
    QCOMPARE(m_world->focus.selection(), ids({2}));
    click({1.0, 1.0});
    QCOMPARE(m_world->focus.selection(), ids({1}));
    move({1.0, 1.5});
    click({0.0, 0.0});
    QCOMPARE(m_world->focus.vertices(), std::vector<std::size_t>{0});
}

void TestVertexTool::inASimulationTheSceneStays()
{
    m_world->session.stepOnce();
    QTRY_VERIFY(m_world->edits.isLive());
    press({2.0, 2.0});
    move({2.5, 2.5});
    release({2.5, 2.5});
    QCOMPARE(points()[2], (Vec2{2.0, 2.0}));
    QCOMPARE(verticesOf(m_world->edits.find({1})->shape)[2], (Vec2{1.5, 1.5}));
}

void TestVertexTool::polygonsAreDrawn_data()
{
    QTest::addColumn<int>("end");
    QTest::newRow("the first vertex") << 0;
    QTest::newRow("enter") << 1;
    QTest::newRow("double click") << 2;
}

void TestVertexTool::polygonsAreDrawn()
{
    QFETCH(int, end);
    draw({6.0, 3.0});
    draw({8.0, 3.0});
    draw({8.0, 4.0});
    QCOMPARE(m_polygon->overlay().handles.size(), std::size_t{3});
    QVERIFY(m_polygon->isBusy());
    if (end == 0) {
        draw({6.03, 3.0});
    } else if (end == 1) {
        QVERIFY(m_polygon->takes(ToolKey::Enter));
        m_polygon->key(ToolKey::Enter, false);
    } else {
        PointerEvent event = at(*m_world, {8.0, 4.0});
        event.isDouble = true;
        m_polygon->press(event);
    }
    QVERIFY(!m_polygon->isBusy());
    QCOMPARE(steps(), 1);
    const SceneObject& drawn = *m_world->scene().objects().back();
    QCOMPARE(drawn.name, std::string("Polygon 1"));
    QCOMPARE(drawn.pose.position, (Vec2{7.0, 3.5}));
    QVERIFY((drawn.shape == Shape(Polygon{{{-1.0, -0.5}, {1.0, -0.5}, {1.0, 0.5}}})));
    QCOMPARE(m_world->focus.selection(), std::vector{drawn.id});
}

void TestVertexTool::backspaceTakesAVertexBack()
{
    draw({6.0, 3.0});
    draw({8.0, 3.0});
    m_polygon->key(ToolKey::Backspace, false);
    QCOMPARE(m_polygon->overlay().handles.size(), std::size_t{1});
    m_polygon->key(ToolKey::Enter, false);
    QVERIFY(m_polygon->hint().contains(QStringLiteral("three vertices")));
    m_polygon->key(ToolKey::Backspace, false);
    QVERIFY(!m_polygon->isBusy());
    QCOMPARE(steps(), 0);
}

void TestVertexTool::crossingPolygonsStayOpen()
{
    for (const Vec2 point : {Vec2{6.0, 3.0}, Vec2{8.0, 3.0}, Vec2{6.0, 4.0}, Vec2{8.0, 4.0}})
        draw(point);
    m_polygon->key(ToolKey::Enter, false);
    QVERIFY2(m_polygon->hint().startsWith(QStringLiteral("Not closed: ")), qPrintable(m_polygon->hint()));
    QVERIFY(m_polygon->isBusy());
    QCOMPARE(steps(), 0);
}

void TestVertexTool::escDrawsNothing()
{
    draw({6.0, 3.0});
    draw({8.0, 3.0});
    m_polygon->cancel();
    QVERIFY(!m_polygon->isBusy());
    QVERIFY(m_polygon->overlay().lines.empty());
    QCOMPARE(steps(), 0);
}

void TestVertexTool::drawnVerticesSnap()
{
    SnapSettings settings;
    settings.isOn = true;
    m_snapper->setSettings(settings);
    draw({5.54, 1.53}); // snapped to the corner of the box
    QCOMPARE(m_polygon->overlay().handles.front().position, (Vec2{5.5, 1.5}));
}

BROADSIDE_EVENT_TEST(TestVertexTool)

} // namespace broadside::test::tst_vertex_tool

#include "tst_vertex_tool.moc"
