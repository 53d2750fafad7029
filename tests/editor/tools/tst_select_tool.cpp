#include "editor/commands/arranging/group_objects.h"
#include "editor/commands/object_commands.h"
#include "editor/tools/select_tool.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/pointer.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace broadside::test::tst_select_tool {

using test::at;
using test::ids;

class TestSelectTool : public QObject {
    Q_OBJECT
private slots:
    void init();
    void clicksSelect_data();
    void clicksSelect();
    void smallMovesAreClicks();
    void dragMovesTheSelectionInOneStep();
    void dragOfAnUnselectedObjectSelectsIt();
    void controlDragOfASelectedObjectKeepsItSelected();
    void dragHomeLeavesNoStep();
    void escPutsEverythingBack();
    void escDuringAPressRestoresTheSelection();
    void lockedObjectsStay();
    void objectsOfLockedAndHiddenLayersStay();
    void memberOfAGroupStandsForAll();
    void nothingMovesBeyondTheLimits();
    void bandSelects_data();
    void bandSelects();
    void theHintOfABandCountsWhatItOnlyTouches();
    void bandTouchesShapesNotBoxes();
    void bandPassesOverInvisibleObjects();
    void escDuringABandRestoresTheSelection();
    void undoDuringADragEndsIt();
    void inASimulationItMovesWhatIsThereAndNotTheScene();
    void simulationStartedDuringADragEndsTheDrag();
    void dragsSnapAndControlTurnsThatRound();
    void severalSnapByTheBoxAroundThem();
    void simulatedObjectsSnapToo();
    void clicksAtTheSamePlaceGoThroughTheStack();
    void altClickGoesThroughTheStack();
    void aDoubleClickStays();
    void whatIsCoveredAndSelectedIsDragged();
    void aHandleSizes();
    void aHandleTurns();

private:
    void press(Vec2 point) { m_tool->press(at(*m_world, point)); }
    void move(Vec2 point) { m_tool->move(at(*m_world, point)); }
    void release(Vec2 point) { m_tool->release(at(*m_world, point)); }
    [[nodiscard]] Vec2 positionOf(std::uint64_t id) const { return m_world->object(id).pose.position; }
    [[nodiscard]] int steps() const { return m_world->document.undoStack().count(); }

    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<Snapper> m_snapper;
    std::unique_ptr<SelectTool> m_tool;
};

void TestSelectTool::init()
{
    m_world = std::make_unique<test::EditorWorld>(test::threeBoxes());
    m_snapper = std::make_unique<Snapper>(m_world->shownWorld);
    m_tool = std::make_unique<SelectTool>(m_world->edits, m_world->focus, m_world->shownWorld, *m_snapper);
}

void TestSelectTool::clicksSelect_data()
{
    QTest::addColumn<std::vector<ObjectId>>("before");
    QTest::addColumn<double>("x");
    QTest::addColumn<bool>("shift");
    QTest::addColumn<bool>("control");
    QTest::addColumn<std::vector<ObjectId>>("after");
    QTest::newRow("one") << ids({}) << 0.0 << false << false << ids({1});
    QTest::newRow("another") << ids({1}) << 5.0 << false << false << ids({2});
    QTest::newRow("one of several") << ids({1, 2}) << 5.0 << false << false << ids({2});
    QTest::newRow("shift adds") << ids({1}) << 5.0 << true << false << ids({1, 2});
    QTest::newRow("shift on a selected one") << ids({1, 2}) << 5.0 << true << false << ids({1, 2});
    QTest::newRow("control adds") << ids({1}) << 5.0 << false << true << ids({1, 2});
    QTest::newRow("control takes out") << ids({1, 2}) << 5.0 << false << true << ids({1});
    QTest::newRow("empty ground clears") << ids({1, 2}) << 2.5 << false << false << ids({});
    QTest::newRow("shift on empty ground") << ids({1, 2}) << 2.5 << true << false << ids({1, 2});
    QTest::newRow("control on empty ground") << ids({1, 2}) << 2.5 << false << true << ids({1, 2});
}

void TestSelectTool::clicksSelect()
{
    QFETCH(std::vector<ObjectId>, before);
    QFETCH(double, x);
    QFETCH(bool, shift);
    QFETCH(bool, control);
    m_world->focus.select(before);
    PointerEvent event = at(*m_world, {x, 0.0});
    event.shift = shift;
    event.control = control;
    m_tool->press(event);
    QVERIFY(m_tool->isBusy());
    m_tool->release(event);
    QVERIFY(!m_tool->isBusy());
    QTEST(m_world->focus.selection(), "after");
    QCOMPARE(steps(), 0);
}

void TestSelectTool::smallMovesAreClicks()
{
    press({0.0, 0.0});
    move({0.03, 0.0}); // 3 pixels
    release({0.03, 0.0});
    QCOMPARE(steps(), 0);
    QCOMPARE(positionOf(1), Vec2{});
    QCOMPARE(m_world->focus.selection(), ids({1}));
}

void TestSelectTool::dragMovesTheSelectionInOneStep()
{
    m_world->focus.select(ids({1, 2}));
    press({5.25, 0.25});
    for (const double x : {5.5, 6.0, 7.25})
        move({x, 1.25});
    release({7.25, 1.25});
    QCOMPARE(positionOf(1), (Vec2{2.0, 1.0}));
    QCOMPARE(positionOf(2), (Vec2{7.0, 1.0}));
    QCOMPARE(positionOf(3), (Vec2{10.0, 0.0}));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_world->document.undoStack().undoText(), QStringLiteral("Move 2 objects"));
    QCOMPARE(m_world->focus.selection(), ids({1, 2}));
    m_world->document.undoStack().undo();
    QCOMPARE(positionOf(1), Vec2{});
    QCOMPARE(positionOf(2), (Vec2{5.0, 0.0}));
}

void TestSelectTool::dragOfAnUnselectedObjectSelectsIt()
{
    m_world->focus.select(ids({1}));
    press({5.0, 0.0});
    move({6.0, 0.0});
    release({6.0, 0.0});
    QCOMPARE(m_world->focus.selection(), ids({2}));
    QCOMPARE(positionOf(1), Vec2{});
    QCOMPARE(positionOf(2), (Vec2{6.0, 0.0}));
    QCOMPARE(m_world->document.undoStack().undoText(), QStringLiteral("Move Object 2"));
}

void TestSelectTool::controlDragOfASelectedObjectKeepsItSelected()
{
    m_world->focus.select(ids({1, 2}));
    PointerEvent event = at(*m_world, {5.0, 0.0});
    event.control = true;
    m_tool->press(event);
    move({6.0, 0.0});
    release({6.0, 0.0});
    QCOMPARE(m_world->focus.selection(), ids({1, 2}));
    QCOMPARE(positionOf(1), (Vec2{1.0, 0.0}));
}

void TestSelectTool::dragHomeLeavesNoStep()
{
    const Scene before = m_world->scene();
    press({0.1, 0.1});
    move({3.0, 3.0});
    move({0.1, 0.1});
    QCOMPARE(steps(), 0);
    QVERIFY(test::isSameScene(m_world->scene(), before));
    move({1.1, 0.1});
    release({1.1, 0.1});
    QCOMPARE(steps(), 1);
    QCOMPARE(positionOf(1), (Vec2{1.0, 0.0}));
}

void TestSelectTool::escPutsEverythingBack()
{
    const Scene before = m_world->scene();
    m_world->focus.select(ids({3}));
    press({0.1, 0.1});
    move({3.0, 3.0});
    QVERIFY(m_world->document.isModified());
    m_tool->cancel();
    QVERIFY(!m_tool->isBusy());
    QVERIFY(test::isSameScene(m_world->scene(), before));
    QCOMPARE(steps(), 0);
    QVERIFY(!m_world->document.isModified());
    QCOMPARE(m_world->focus.selection(), ids({3}));
    move({5.0, 5.0});
    release({5.0, 5.0});
    QVERIFY(test::isSameScene(m_world->scene(), before));
}

void TestSelectTool::escDuringAPressRestoresTheSelection()
{
    m_world->focus.select(ids({3}));
    press({0.0, 0.0});
    QCOMPARE(m_world->focus.selection(), ids({1}));
    m_tool->cancel();
    QCOMPARE(m_world->focus.selection(), ids({3}));
    m_tool->cancel(); // a second time does nothing
}

void TestSelectTool::memberOfAGroupStandsForAll()
{
    groupObjects(m_world->edits, ids({1, 2}));
    enum How { Plain, Shift, Control, Alt, Double };
    const auto click = [&](Vec2 point, How how = Plain) {
        PointerEvent event = at(*m_world, point);
        event.shift = how == Shift;
        event.control = how == Control;
        event.alt = how == Alt;
        event.isDouble = how == Double;
        m_tool->press(event);
        m_tool->release(event);
    };
    click({0.0, 0.0});
    QCOMPARE(m_world->focus.selection(), ids({1, 2}));
    click({0.0, 0.0}); // a later click at the same place: no object is below
    QCOMPARE(m_world->focus.selection(), ids({1, 2}));
    click({0.0, 0.0}, Double);
    QCOMPARE(m_world->focus.selection(), ids({1}));
    click({0.1, 0.1});
    QCOMPARE(m_world->focus.selection(), ids({1}));
    click({5.0, 0.0});
    QCOMPARE(m_world->focus.selection(), ids({1, 2}));
    click({10.0, 0.0}, Shift);
    QCOMPARE(m_world->focus.selection(), ids({1, 2, 3}));
    click({5.0, 0.0}, Control);
    QCOMPARE(m_world->focus.selection(), ids({3}));
    click({0.0, 0.0}, Control);
    QCOMPARE(m_world->focus.selection(), ids({1, 2, 3}));
    click({0.0, 0.0});
    QCOMPARE(m_world->focus.selection(), ids({1, 2}));
    press({0.0, 0.0});
    move({1.0, 0.0});
    release({1.0, 0.0});
    QCOMPARE(positionOf(2), (Vec2{6.0, 0.0}));
    m_world->focus.clearSelection();
    click({6.0, 0.0}, Alt);
    QCOMPARE(m_world->focus.selection(), ids({2}));
}

void TestSelectTool::objectsOfLockedAndHiddenLayersStay()
{
    Scene scene = m_world->scene();
    scene.layers = {{.name = "held", .locked = true, .color = {}, .extra = {}},
                    {.name = "gone", .visible = false, .color = {}, .extra = {}}};
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) { o.layer = std::string("held"); }));
    scene.replace(edited(*scene.find({3}), [](SceneObject& o) { o.layer = std::string("gone"); }));
    m_world->document.reset(scene, {});
    press({-2.0, -2.0});
    move({20.0, 2.0});
    release({20.0, 2.0});
    QCOMPARE(m_world->focus.selection(), ids({1, 2}));
    press({0.0, 0.0});
    move({1.0, 0.0});
    release({1.0, 0.0});
    QCOMPARE(positionOf(1), Vec2{});
    QCOMPARE(positionOf(2), (Vec2{6.0, 0.0}));
}

void TestSelectTool::lockedObjectsStay()
{
    const auto lock = [&](std::uint64_t id) {
        m_world->document.push(std::make_unique<ReplaceObjects>(
            m_world->document, QStringLiteral("Lock"),
            std::vector{edited(m_world->object(id), [](SceneObject& o) { o.locked = true; })},
            SceneChange::Kind::Edited, m_world->document.newGesture()));
    };
    lock(1);
    m_world->focus.select(ids({1, 2}));
    press({0.0, 0.0});
    move({1.0, 0.0});
    release({1.0, 0.0});
    QCOMPARE(positionOf(1), Vec2{});
    QCOMPARE(positionOf(2), (Vec2{6.0, 0.0}));
    lock(2);
    const int before = steps();
    press({0.0, 0.0});
    move({1.0, 0.0});
    QVERIFY2(m_tool->hint().contains(QStringLiteral("locked")), qPrintable(m_tool->hint()));
    release({1.0, 0.0});
    QCOMPARE(steps(), before);
}

void TestSelectTool::nothingMovesBeyondTheLimits()
{
    press({0.0, 0.0});
    move({1.0, 0.0});
    move({2e9, 0.0});
    move({std::numeric_limits<double>::quiet_NaN(), 0.0});
    release({2e9, 0.0});
    QCOMPARE(positionOf(1), (Vec2{1.0, 0.0}));
}

void TestSelectTool::bandSelects_data()
{
    QTest::addColumn<std::vector<ObjectId>>("before");
    QTest::addColumn<Vec2>("from");
    QTest::addColumn<Vec2>("to");
    QTest::addColumn<bool>("shift");
    QTest::addColumn<bool>("control");
    QTest::addColumn<std::vector<ObjectId>>("after");
    const Vec2 leftOfAll{-2.0, 2.0};
    QTest::newRow("to the right encloses") << ids({}) << leftOfAll << Vec2{5.0, -2.0} << false << false << ids({1});
    QTest::newRow("to the left touches") << ids({}) << Vec2{5.0, -2.0} << leftOfAll << false << false << ids({1, 2});
    QTest::newRow("up or down alike") << ids({}) << Vec2{-2.0, -2.0} << Vec2{6.0, 2.0} << false << false << ids({1, 2});
    QTest::newRow("replaces") << ids({3}) << leftOfAll << Vec2{5.0, -2.0} << false << false << ids({1});
    QTest::newRow("nothing clears") << ids({3}) << leftOfAll << Vec2{-1.0, 1.0} << false << false << ids({});
    QTest::newRow("shift adds") << ids({3}) << leftOfAll << Vec2{5.0, -2.0} << true << false << ids({1, 3});
    QTest::newRow("control toggles") << ids({1, 3}) << leftOfAll << Vec2{6.0, -2.0} << false << true << ids({2, 3});
    QTest::newRow("a line touches") << ids({}) << Vec2{2.0, 0.0} << Vec2{0.2, 0.0} << false << false << ids({1});
    QTest::newRow("touching counts") << ids({}) << Vec2{2.0, 1.0} << Vec2{0.5, 0.5} << false << false << ids({1});
}

void TestSelectTool::bandSelects()
{
    QFETCH(std::vector<ObjectId>, before);
    QFETCH(Vec2, from);
    QFETCH(Vec2, to);
    QFETCH(bool, shift);
    QFETCH(bool, control);
    m_world->focus.select(before);
    PointerEvent event = at(*m_world, from);
    event.shift = shift;
    event.control = control;
    m_tool->press(event);
    move(0.5 * (from + to));
    move(to);
    QVERIFY(m_tool->overlay().rubberBand);
    QCOMPARE(*m_tool->overlay().rubberBand, united(Aabb{from, from}, to));
    release(to);
    QTEST(m_world->focus.selection(), "after");
    QVERIFY(!m_tool->overlay().rubberBand);
    QCOMPARE(steps(), 0);
}

void TestSelectTool::theHintOfABandCountsWhatItOnlyTouches()
{
    press({-2.0, 2.0});
    move({5.0, -2.0}); // around 1, through 2
    QCOMPARE(m_tool->hint(), QStringLiteral("Enclosed: 1, only touched: 1. Drag left to select both"));
    move({6.0, -2.0});
    QCOMPARE(m_tool->hint(), QStringLiteral("Enclosed: 2. Drag left to select touched objects, too"));
    move({-3.0, 1.0});
    QVERIFY2(m_tool->hint().startsWith(QStringLiteral("Touched: ")), qPrintable(m_tool->hint()));
}

void TestSelectTool::bandTouchesShapesNotBoxes()
{
    Scene scene;
    scene.append(test::makeObject(1, {0.0, 0.0}, [](SceneObject& o) { o.shape = Circle{1.0}; }));
    m_world->document.reset(scene, {});
    press({2.0, 2.0});
    move({0.9, 0.9}); // only inside the circle's box
    QCOMPARE(m_world->focus.selection(), ids({}));
    move({0.7, 0.7});
    QCOMPARE(m_world->focus.selection(), ids({1}));
}

void TestSelectTool::bandPassesOverInvisibleObjects()
{
    Scene scene;
    scene.append(test::makeObject(1, {0.0, 0.0}, [](SceneObject& o) { o.visible = false; }));
    scene.append(test::makeObject(2, {0.0, 0.0}));
    m_world->document.reset(scene, {});
    press({-2.0, -2.0});
    move({2.0, 2.0});
    QCOMPARE(m_world->focus.selection(), ids({2}));
}

void TestSelectTool::escDuringABandRestoresTheSelection()
{
    m_world->focus.select(ids({3}));
    press({-2.0, 2.0});
    move({6.0, -2.0});
    QCOMPARE(m_world->focus.selection(), ids({1, 2}));
    m_tool->cancel();
    QCOMPARE(m_world->focus.selection(), ids({3}));
}

void TestSelectTool::undoDuringADragEndsIt()
{
    const Scene before = m_world->scene();
    press({0.0, 0.0});
    move({1.0, 0.0});
    m_world->document.undoStack().undo();
    move({2.0, 0.0});
    QVERIFY(!m_tool->isBusy());
    move({3.0, 0.0});
    release({3.0, 0.0});
    QVERIFY(test::isSameScene(m_world->scene(), before));
    QVERIFY(m_world->document.undoStack().canRedo()); // the undone steps can still be redone

    press({0.0, 0.0});
    move({1.0, 0.0});
    m_world->document.push(std::make_unique<RemoveObjects>(m_world->document, ids({1})));
    m_tool->cancel();
    QVERIFY(!m_world->scene().contains({1}));
}

void TestSelectTool::inASimulationItMovesWhatIsThereAndNotTheScene()
{
    m_world->session.stepOnce();
    const quint64 revision = m_world->document.revision();
    press({0.0, 0.0});
    QVERIFY2(m_tool->hint().contains(QStringLiteral("the scene does not change")), qPrintable(m_tool->hint()));
    move({1.0, 0.0});
    move({2.0, 0.0});
    release({2.0, 0.0});
    QCOMPARE(m_world->focus.selection(), ids({1}));
    QCOMPARE(m_world->edits.find({1})->pose.position, (Vec2{2.0, 0.0}));
    QCOMPARE(m_world->session.undoStack().count(), 1);
    press({2.0, 0.0});
    move({9.0, 9.0});
    m_tool->cancel();
    QCOMPARE(m_world->edits.find({1})->pose.position, (Vec2{2.0, 0.0}));
    QCOMPARE(m_world->session.undoStack().count(), 1);
    m_world->session.undoStack().undo();
    QCOMPARE(m_world->edits.find({1})->pose.position, (Vec2{0.0, 0.0}));
    QCOMPARE(m_world->document.revision(), revision);
    QVERIFY(m_world->shownWorld.isLive());
    press({-2.0, 2.0});
    move({6.0, -2.0});
    release({6.0, -2.0});
    QCOMPARE(m_world->focus.selection(), ids({1, 2}));
    QVERIFY(m_world->shownWorld.isLive());
}

void TestSelectTool::simulationStartedDuringADragEndsTheDrag()
{
    press({0.0, 0.0});
    move({1.0, 0.0});
    m_world->session.stepOnce();
    move({2.0, 0.0});
    QVERIFY(!m_tool->isBusy());
    QVERIFY(m_world->shownWorld.isLive());
    QCOMPARE(positionOf(1), (Vec2{1.0, 0.0}));
}

void TestSelectTool::dragsSnapAndControlTurnsThatRound()
{
    SnapSettings settings;
    settings.isOn = true;
    m_snapper->setSettings(settings);
    press({0.2, 0.1});
    move({4.17, 0.13}); // the left box snaps: 0.03 m to the second one
    QCOMPARE(positionOf(1), (Vec2{4.0, 0.0}));
    QVERIFY2(m_tool->hint().contains(QStringLiteral("left edge of Object 2")), qPrintable(m_tool->hint()));
    QVERIFY(!m_tool->overlay().lines.empty());
    PointerEvent event = at(*m_world, {4.17, 0.13});
    event.control = true;
    m_tool->move(event);
    QVERIFY(positionOf(1) != (Vec2{4.0, 0.0}));
    QVERIFY(m_tool->overlay().lines.empty());
    move({4.18, 0.13});
    release({4.18, 0.13});
    QCOMPARE(positionOf(1), (Vec2{4.0, 0.0}));
    QCOMPARE(steps(), 1);
    QVERIFY(m_tool->overlay().lines.empty());
}

void TestSelectTool::severalSnapByTheBoxAroundThem()
{
    SnapSettings settings;
    settings.isOn = true;
    m_snapper->setSettings(settings);
    m_world->focus.select(ids({1, 2}));
    press({0.2, 0.1});
    move({4.17, 0.3}); // the right edge of the second box gets to 9.47
    QCOMPARE(positionOf(1), (Vec2{4.0, 0.3 - 0.1}));
    QCOMPARE(positionOf(2), (Vec2{9.0, 0.3 - 0.1}));
    release({4.17, 0.3});
}

void TestSelectTool::simulatedObjectsSnapToo()
{
    SnapSettings settings;
    settings.isOn = true;
    m_snapper->setSettings(settings);
    m_world->session.stepOnce();
    QTRY_VERIFY(m_world->edits.isLive());
    press({0.2, 0.1});
    move({4.17, 0.13});
    release({4.17, 0.13});
    QCOMPARE(m_world->edits.find({1})->pose.position, (Vec2{4.0, 0.0}));
    QCOMPARE(positionOf(1), Vec2{});
}

void TestSelectTool::clicksAtTheSamePlaceGoThroughTheStack()
{
    m_world->document.push(std::make_unique<AddObjects>(
        m_world->document, std::vector{test::makeObject(7, {0.2, 0.0}), test::makeObject(8, {0.1, 0.0})}));
    const auto click = [this](Vec2 point) {
        press(point);
        release(point);
        return m_world->focus.selection();
    };
    QCOMPARE(click({0.0, 0.0}), ids({8}));
    QCOMPARE(click({0.01, 0.0}), ids({7}));
    QCOMPARE(click({0.0, 0.01}), ids({1}));
    QCOMPARE(click({0.0, 0.0}), ids({8}));
    QCOMPARE(click({0.0, 0.0}), ids({7}));
    QCOMPARE(click({0.2, 0.2}), ids({8})); // at another place: the topmost
    m_world->focus.select(ids({1}));
    QCOMPARE(click({0.2, 0.2}), ids({8})); // the selection was changed elsewhere
}

void TestSelectTool::altClickGoesThroughTheStack()
{
    m_world->document.push(std::make_unique<AddObjects>(
        m_world->document, std::vector{test::makeObject(7, {0.2, 0.0}), test::makeObject(8, {0.1, 0.0})}));
    PointerEvent event = at(*m_world, {0.0, 0.0});
    event.alt = true;
    for (const std::uint64_t expected : {8U, 7U, 1U, 8U}) {
        m_tool->press(event);
        m_tool->release(event);
        QCOMPARE(m_world->focus.selection(), ids({expected}));
        event.screen.x += 20.0; // at another place
    }
    QVERIFY(nextBelow({}, m_world->focus).isNull());
    QCOMPARE(nextBelow(ids({2, 3}), m_world->focus), ObjectId{2});
    QCOMPARE(nextBelow(ids({2, 8, 3}), m_world->focus), ObjectId{3});
}

void TestSelectTool::aDoubleClickStays()
{
    m_world->document.push(
        std::make_unique<AddObjects>(m_world->document, std::vector{test::makeObject(7, {0.2, 0.0})}));
    press({0.0, 0.0});
    release({0.0, 0.0});
    PointerEvent event = at(*m_world, {0.0, 0.0});
    event.isDouble = true;
    m_tool->press(event);
    m_tool->release(event);
    QCOMPARE(m_world->focus.selection(), ids({7}));
}

void TestSelectTool::whatIsCoveredAndSelectedIsDragged()
{
    m_world->document.push(
        std::make_unique<AddObjects>(m_world->document, std::vector{test::makeObject(7, {0.2, 0.0})}));
    m_world->focus.select(ids({1}));
    press({0.0, 0.0});
    move({1.0, 0.0});
    release({1.0, 0.0});
    QCOMPARE(positionOf(1), (Vec2{1.0, 0.0}));
    QCOMPARE(positionOf(7), (Vec2{0.2, 0.0}));
    QCOMPARE(m_world->focus.selection(), ids({1}));
}

void TestSelectTool::aHandleSizes()
{
    m_world->focus.select(ids({1}));
    move({0.58, 0.0}); // 8 pixels right of the edge
    QCOMPARE(m_tool->overlay().pointer, std::optional(PointerShape::SizeX));
    QVERIFY2(m_tool->hint().contains(QStringLiteral("1 x 1 m")), qPrintable(m_tool->hint()));
    press({0.58, 0.0});
    QVERIFY(m_tool->isBusy());
    move({1.58, 0.0});
    release({1.58, 0.0});
    QVERIFY(!m_tool->isBusy());
    QVERIFY((m_world->object(1).shape == Shape(Box{2.0, 1.0})));
    QCOMPARE(positionOf(1), (Vec2{0.5, 0.0}));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_world->focus.selection(), ids({1}));
}

void TestSelectTool::aHandleTurns()
{
    m_world->focus.select(ids({1}));
    press({0.0, 0.8});
    move({0.8, 0.0});
    release({0.8, 0.0});
    QCOMPARE(m_world->object(1).pose.angle, 270.0);
    QCOMPARE(steps(), 1);
}

BROADSIDE_EVENT_TEST(TestSelectTool)

} // namespace broadside::test::tst_select_tool

#include "tst_select_tool.moc"
