#include "core/geometry/bounds.h"
#include "core/geometry/shape_presets.h"
#include "editor/tools/place_tool.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/pointer.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>

namespace broadside::test::tst_place_tool {

using test::at;
using test::ids;

namespace {

SceneObject target()
{
    SceneObject object;
    object.name = "Target";
    object.shape = Box{0.5, 0.5};
    object.onHit = HitResponse::Remove;
    return object;
}

} // namespace

class TestPlaceTool : public QObject {
    Q_OBJECT
private slots:
    void init();
    void clickPlacesOneStepEach();
    void copiesItsPrototype_data();
    void copiesItsPrototype();
    void aPrototypeWithoutNameMakesNamelessCopies();
    void namesCountOn_data();
    void namesCountOn();
    void placedWhereClicked();
    void aDragGivesTheSize_data();
    void aDragGivesTheSize();
    void aDragThatComesBackIsAClick();
    void aDragFromTheMiddle();
    void cornersOfADragSnap();
    void escPlacesNothing();
    void ghostFollowsAndLeaves();
    void whatAFileCannotSayIsNotPlaced_data();
    void whatAFileCannotSayIsNotPlaced();
    void inASimulationItIsPlacedThere();
    void idsAreNotGivenTwiceAfterUndo();
    void copiesSnap();
    void shiftDragPlacesARow();
    void rowsOfTheirOwnStep();
    void bothEndsOfARowSnap();
    void theBrushKeepsItsRules_data();
    void theBrushKeepsItsRules();
    void aDragSetsTheBrushDownAgain();
    void theSameDragScattersTheSame();
    void escLeavesNothingOfARow();
    void inASimulationARowIsPlacedThere();

private:
    void click(Vec2 point)
    {
        m_tool->move(at(point));
        m_tool->press(at(point));
        m_tool->release(at(point));
    }
    void drag(Vec2 from, Vec2 to)
    {
        m_tool->press(at(from));
        for (const double share : {0.25, 0.5, 0.75, 1.0})
            m_tool->move(at(from + (to - from) * share));
        m_tool->release(at(to));
    }
    [[nodiscard]] std::vector<Vec2> placed() const // the positions after the three objects of the cannon world
    {
        std::vector<Vec2> places;
        for (std::size_t i = 3; i < m_world->scene().size(); ++i)
            places.push_back(m_world->scene().objects()[i]->pose.position);
        return places;
    }
    [[nodiscard]] const SceneObject& last() const { return *m_world->scene().objects().back(); }

    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<Snapper> m_snapper;
    std::unique_ptr<PlaceTool> m_tool;
};

void TestPlaceTool::init()
{
    m_world = std::make_unique<test::EditorWorld>(test::cannonWorld()); // ids 1 to 3, "Target 1"
    m_snapper = std::make_unique<Snapper>(m_world->shownWorld);
    m_tool = std::make_unique<PlaceTool>(m_world->edits, m_world->focus, m_world->shownWorld, *m_snapper);
    m_tool->setPrototype(target());
}

void TestPlaceTool::clickPlacesOneStepEach()
{
    click({1.0, 2.0});
    QCOMPARE(last().name, std::string("Target 2"));
    QCOMPARE(last().pose.position, (Vec2{1.0, 2.0}));
    QCOMPARE(m_world->focus.selection(), std::vector{last().id});
    QCOMPARE(m_world->document.undoStack().undoText(), QStringLiteral("Place Target 2"));
    click({3.0, 2.0});
    QCOMPARE(last().name, std::string("Target 3"));
    QCOMPARE(m_world->document.undoStack().count(), 2);
    m_world->document.undoStack().undo();
    QCOMPARE(m_world->scene().size(), std::size_t{4});
    QVERIFY2(m_world->focus.selection().empty(), "what is gone is not selected");
}

void TestPlaceTool::copiesItsPrototype_data()
{
    QTest::addColumn<int>("preset");
    for (std::size_t i = 0; i < shapePresets().size(); ++i)
        QTest::newRow(shapePresets()[i].title.english().data()) << static_cast<int>(i);
}

void TestPlaceTool::copiesItsPrototype()
{
    QFETCH(int, preset);
    SceneObject prototype;
    prototype.name = "Thing";
    prototype.kind = ObjectKind::Dynamic;
    prototype.shape = shapePresets()[static_cast<std::size_t>(preset)].make({});
    prototype.pose.angle = 30.0;
    prototype.onHit = HitResponse::Bounce;
    prototype.restitution = 0.5;
    m_tool->setPrototype(prototype);
    m_tool->move(at({1.0, 1.0}));
    QVERIFY2(m_tool->overlay().ghosts.front()->shape == prototype.shape, "the preview is the true shape");
    QCOMPARE(m_tool->overlay().ghosts.front()->pose.angle, 30.0);
    click({1.0, 1.0});
    prototype.id = last().id;
    prototype.name = "Thing 1";
    prototype.pose.position = {1.0, 1.0};
    QVERIFY(sameContent(last(), prototype));
}

void TestPlaceTool::aPrototypeWithoutNameMakesNamelessCopies()
{
    m_tool->setPrototype({});
    click({1.0, 1.0});
    QCOMPARE(last().name, std::string());
}

void TestPlaceTool::namesCountOn_data()
{
    QTest::addColumn<std::vector<std::string>>("names");
    QTest::addColumn<std::string>("next");
    using Names = std::vector<std::string>;
    QTest::newRow("first") << Names{} << std::string("Target 1");
    QTest::newRow("after the largest") << Names{"Target 2", "Target 20", "Target 7"} << std::string("Target 21");
    QTest::newRow("names that only look alike")
        << Names{"Target", "Target ", "Target x", "Target 5b", "Targets 9", "My Target 8", "Target -3"}
        << std::string("Target 1");
    QTest::newRow("number too large") << Names{"Target 99999999999999999999", "Target 3"} << std::string("Target 4");
}

void TestPlaceTool::namesCountOn()
{
    QFETCH(std::vector<std::string>, names);
    Scene scene;
    for (const std::string& name : names)
        scene.append(test::makeObject(scene.nextId().value, {}, [&](SceneObject& o) { o.name = name; }));
    test::EditorWorld world(scene);
    QTEST(nextFreeName(world.edits, "Target"), "next");
    world.session.stepOnce();
    QTEST(nextFreeName(world.edits, "Target"), "next");
}

void TestPlaceTool::placedWhereClicked()
{
    m_tool->press(at({1.0, 1.0}));
    QVERIFY(m_tool->isBusy());
    m_tool->move(at({1.01, 1.01}));
    m_tool->leave(); // while the button is held, the gesture goes on
    m_tool->release(at({1.02, 1.01}));
    QVERIFY(!m_tool->isBusy());
    QCOMPARE(last().pose.position, (Vec2{1.02, 1.01}));
    QVERIFY(last().shape == target().shape);
}

void TestPlaceTool::aDragGivesTheSize_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<double>("angle");
    QTest::addColumn<Vec2>("from");
    QTest::addColumn<Vec2>("to");
    QTest::addColumn<Aabb>("box");
    const Shape box = Box{0.5, 0.5};
    QTest::newRow("up to the right") << box << 0.0 << Vec2{1.0, 1.0} << Vec2{3.0, 2.0} << Aabb{{1.0, 1.0}, {3.0, 2.0}};
    QTest::newRow("down to the left") << box << 0.0 << Vec2{3.0, 2.0} << Vec2{1.0, 1.0} << Aabb{{1.0, 1.0}, {3.0, 2.0}};
    QTest::newRow("a circle fits") << Shape{Circle{0.1}} << 0.0 << Vec2{1.0, 1.0} << Vec2{4.0, 3.0}
                                   << Aabb{{1.0, 1.0}, {3.0, 3.0}};
    QTest::newRow("a circle, down to the left")
        << Shape{Circle{0.1}} << 0.0 << Vec2{4.0, 3.0} << Vec2{1.0, 1.0} << Aabb{{2.0, 1.0}, {4.0, 3.0}};
    QTest::newRow("upended") << Shape{OrientedBox{1.0, 0.25}} << 90.0 << Vec2{1.0, 1.0} << Vec2{3.0, 4.0}
                             << Aabb{{1.0, 1.0}, {3.0, 4.0}};
    QTest::newRow("off its origin") << Shape{Polygon{{{1.0, 1.0}, {2.0, 1.0}, {2.0, 2.0}}}} << 0.0 << Vec2{1.0, 1.0}
                                    << Vec2{5.0, 2.0} << Aabb{{1.0, 1.0}, {5.0, 2.0}};
    QTest::newRow("level: its own height")
        << box << 0.0 << Vec2{1.0, 1.0} << Vec2{3.0, 1.0} << Aabb{{1.0, 1.0}, {3.0, 1.5}};
}

void TestPlaceTool::aDragGivesTheSize()
{
    QFETCH(Shape, shape);
    QFETCH(double, angle);
    QFETCH(Vec2, from);
    QFETCH(Vec2, to);
    QFETCH(Aabb, box);
    SceneObject prototype = target();
    prototype.shape = shape;
    prototype.pose.angle = angle;
    m_tool->setPrototype(prototype);
    m_tool->press(at(from));
    m_tool->move(at(to));
    QCOMPARE(m_tool->overlay().ghosts.size(), std::size_t{1});
    QCOMPARE(m_tool->overlay().labels.size(), std::size_t{1});
    QVERIFY2(m_tool->hint().contains(m_tool->overlay().labels.front().text), qPrintable(m_tool->hint()));
    m_tool->release(at(to));
    const Aabb made = boundsOf(last().shape, last().pose);
    QVERIFY2(length(made.lo - box.lo) < 1e-12 && length(made.hi - box.hi) < 1e-12, "from corner to corner");
    QCOMPARE(m_world->document.undoStack().count(), 1);
    click({6.0, 3.0});
    QVERIFY2(last().shape == shape, "the next click has the size of the panel again");
}

void TestPlaceTool::aDragThatComesBackIsAClick()
{
    m_tool->press(at({1.0, 1.0}));
    m_tool->move(at({3.0, 2.0}));
    m_tool->release(at({1.0, 1.0}));
    QVERIFY(last().shape == target().shape);
    QCOMPARE(last().pose.position, (Vec2{1.0, 1.0}));
}

void TestPlaceTool::aDragFromTheMiddle()
{
    m_tool->press(at({3.0, 2.0}));
    PointerEvent event = at({4.0, 2.5});
    event.alt = true;
    m_tool->release(event);
    QVERIFY((last().shape == Shape{Box{2.0, 1.0}}));
    QCOMPARE(last().pose.position, (Vec2{3.0, 2.0}));
}

void TestPlaceTool::cornersOfADragSnap()
{
    SnapSettings settings;
    settings.isOn = true; // snaps to the edges of "Target 1", a box of 0.5 m at (3.25, 1.5), and to cells of 2.5 m
    m_snapper->setSettings(settings);
    drag({3.52, 1.74}, {5.03, 2.52});
    const Aabb made = boundsOf(last().shape, last().pose);
    QCOMPARE(made.lo, (Vec2{3.5, 1.75}));
    QCOMPARE(made.hi, (Vec2{5.0, 2.5}));
}

void TestPlaceTool::escPlacesNothing()
{
    m_tool->press(at({1.0, 1.0}));
    m_tool->cancel();
    m_tool->release(at({1.0, 1.0}));
    QCOMPARE(m_world->scene().size(), std::size_t{3});
    QCOMPARE(m_world->document.undoStack().count(), 0);
}

void TestPlaceTool::ghostFollowsAndLeaves()
{
    QVERIFY(m_tool->overlay().ghosts.empty());
    m_tool->move(at({2.0, 1.0}));
    QCOMPARE(m_tool->overlay().ghosts.size(), std::size_t{1});
    QCOMPARE(m_tool->overlay().ghosts.front()->pose.position, (Vec2{2.0, 1.0}));
    m_tool->leave();
    QVERIFY(m_tool->overlay().ghosts.empty());
    QCOMPARE(m_world->scene().size(), std::size_t{3});
}

void TestPlaceTool::whatAFileCannotSayIsNotPlaced_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Vec2>("scale");
    QTest::addColumn<double>("angle");
    QTest::addColumn<Vec2>("position");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const Shape box = Box{1.0, 1.0};
    const Vec2 one{1.0, 1.0};
    QTest::newRow("no size") << Shape{Box{0.0, 1.0}} << one << 0.0 << Vec2{};
    QTest::newRow("negative size") << Shape{OrientedBox{1.0, -1.0}} << one << 0.0 << Vec2{};
    QTest::newRow("size is no number") << Shape{Circle{nan}} << one << 0.0 << Vec2{};
    QTest::newRow("too large") << Shape{Box{2e9, 1.0}} << one << 0.0 << Vec2{};
    QTest::newRow("polygon crosses itself")
        << Shape{Polygon{{{0.0, 0.0}, {1.0, 1.0}, {1.0, 0.0}, {0.0, 1.0}}}} << one << 0.0 << Vec2{};
    QTest::newRow("circle that would be an ellipse") << Shape{Circle{1.0}} << Vec2{1.0, 2.0} << 0.0 << Vec2{};
    QTest::newRow("angle is no number") << box << one << nan << Vec2{};
    QTest::newRow("too far") << box << one << 0.0 << Vec2{0.0, -2e9};
    QTest::newRow("nowhere") << box << one << 0.0 << Vec2{nan, 0.0};
}

void TestPlaceTool::whatAFileCannotSayIsNotPlaced()
{
    QFETCH(Vec2, position);
    QFETCH(Shape, shape);
    QFETCH(Vec2, scale);
    QFETCH(double, angle);
    SceneObject prototype = target();
    prototype.shape = shape;
    prototype.pose.scale = scale;
    prototype.pose.angle = angle;
    const QString usual = m_tool->hint();
    m_tool->setPrototype(prototype);
    click(position);
    QCOMPARE(m_world->scene().size(), std::size_t{3});
    QVERIFY(m_tool->overlay().ghosts.empty());
    QVERIFY2(m_tool->hint() != usual, qPrintable(m_tool->hint()));
}

void TestPlaceTool::inASimulationItIsPlacedThere()
{
    m_world->session.stepOnce();
    QVERIFY2(m_tool->hint().contains(QStringLiteral("the scene does not change")), qPrintable(m_tool->hint()));
    click({1.0, 1.0});
    QVERIFY(m_world->shownWorld.isLive());
    QCOMPARE(m_world->scene().size(), std::size_t{3});
    QCOMPARE(m_world->shownWorld.pick({1.0, 1.0}, 0.0), ObjectId{4});
    QCOMPARE(m_world->focus.selection(), ids({4}));
    click({2.0, 1.0});
    m_world->session.stepOnce();
    QVERIFY(m_world->shownWorld.objects().indexOf({4}) && m_world->shownWorld.objects().indexOf({5}));
}

void TestPlaceTool::idsAreNotGivenTwiceAfterUndo()
{
    click({1.0, 1.0});
    QCOMPARE(last().id, ObjectId{4});
    m_world->document.undoStack().undo();
    click({2.0, 1.0});
    QCOMPARE(last().id, ObjectId{5});
}

void TestPlaceTool::copiesSnap()
{
    SnapSettings settings;
    settings.isOn = true;
    m_snapper->setSettings(settings);
    click({3.78, 1.51}); // "Target 1" is a box of 0.5 m at (3.25, 1.5)
    QCOMPARE(last().pose.position, (Vec2{3.75, 1.5}));
    PointerEvent event = at({3.78, 2.2});
    m_tool->move(event);
    QCOMPARE(m_tool->overlay().ghosts.front()->pose.position.x, 3.75);
    QVERIFY(!m_tool->overlay().lines.empty());
    event.control = true;
    m_tool->move(event);
    QCOMPARE(m_tool->overlay().ghosts.front()->pose.position.x, 3.78);
}

void TestPlaceTool::shiftDragPlacesARow()
{
    PointerEvent event = at({1.0, 3.0});
    event.shift = true;
    m_tool->press(event);
    m_tool->move(at({3.2, 3.0}));
    m_tool->move(at({4.4, 3.0}));
    QCOMPARE(m_tool->overlay().ghosts.size(), std::size_t{4});
    QVERIFY2(m_tool->hint().contains(QStringLiteral("4 objects in a row")), qPrintable(m_tool->hint()));
    m_tool->release(at({4.4, 3.0}));
    QVERIFY((placed() == std::vector<Vec2>{{1.0, 3.0}, {2.0, 3.0}, {3.0, 3.0}, {4.0, 3.0}}));
    QCOMPARE(last().name, std::string("Target 5"));
    QCOMPARE(m_world->document.undoStack().count(), 1);
    QCOMPARE(m_world->document.undoStack().undoText(), QStringLiteral("Place 4 objects"));
    QCOMPARE(m_world->focus.selection().size(), std::size_t{4});
    click({6.0, 3.0}); // a single object
    QCOMPARE(placed().size(), std::size_t{5});
}

void TestPlaceTool::rowsOfTheirOwnStep()
{
    PlaceSettings settings;
    settings.mode = PlaceMode::Row;
    settings.step = 0.5;
    m_tool->setSettings(settings);
    drag({1.0, 3.0}, {1.0, 1.0});
    QCOMPARE(placed().size(), std::size_t{5});
    QCOMPARE(placed().back(), (Vec2{1.0, 1.0}));
}

void TestPlaceTool::bothEndsOfARowSnap()
{
    SnapSettings snapping;
    snapping.isOn = true;
    m_snapper->setSettings(snapping);
    PlaceSettings settings;
    settings.mode = PlaceMode::Row;
    m_tool->setSettings(settings);
    drag({3.78, 1.51}, {5.8, 1.52}); // "Target 1" is a box of 0.5 m at (3.25, 1.5)
    QVERIFY((placed() == std::vector<Vec2>{{3.75, 1.5}, {4.75, 1.5}, {5.75, 1.5}}));
}

void TestPlaceTool::theBrushKeepsItsRules_data()
{
    QTest::addColumn<bool>("overlaps");
    QTest::addColumn<double>("least");
    QTest::newRow("nothing overlaps") << false << 0.0;
    QTest::newRow("far apart") << true << 0.7;
    QTest::newRow("both") << false << 0.7;
}

void TestPlaceTool::theBrushKeepsItsRules()
{
    QFETCH(bool, overlaps);
    QFETCH(double, least);
    PlaceSettings settings;
    settings.mode = PlaceMode::Scatter;
    settings.count = 30;
    settings.radius = 1.5;
    settings.overlaps = overlaps;
    settings.leastDistance = least;
    m_tool->setSettings(settings);
    m_tool->move(at({3.0, 2.0}));
    QVERIFY(m_tool->overlay().brush);
    QVERIFY(m_tool->overlay().ghosts.empty());
    click({3.0, 2.0});
    const std::vector<Vec2> places = placed();
    QVERIFY(places.size() > 3);
    QCOMPARE(m_world->document.undoStack().count(), 1);
    for (std::size_t i = 0; i < places.size(); ++i) {
        QVERIFY(distance(places[i], Vec2{3.0, 2.0}) <= 1.5);
        for (std::size_t k = 0; k < i; ++k) {
            QVERIFY(distance(places[i], places[k]) >= least);
            QVERIFY(overlaps ||
                    std::max(std::abs(places[i].x - places[k].x), std::abs(places[i].y - places[k].y)) > 0.5);
        }
        const Vec2 fromTarget = places[i] - Vec2{3.25, 1.5};
        QVERIFY(overlaps || std::max(std::abs(fromTarget.x), std::abs(fromTarget.y)) > 0.5);
    }
}

void TestPlaceTool::aDragSetsTheBrushDownAgain()
{
    PlaceSettings settings;
    settings.mode = PlaceMode::Scatter;
    settings.count = 1;
    settings.radius = 0.5;
    settings.overlaps = true;
    m_tool->setSettings(settings);
    drag({5.0, 3.0}, {8.0, 3.0}); // in four moves of 0.75 m
    QCOMPARE(placed().size(), std::size_t{5});
    QCOMPARE(m_world->document.undoStack().count(), 1);
}

void TestPlaceTool::theSameDragScattersTheSame()
{
    PlaceSettings settings;
    settings.mode = PlaceMode::Scatter;
    m_tool->setSettings(settings);
    drag({5.0, 3.0}, {8.0, 3.0});
    const std::vector<Vec2> first = placed();
    m_world->document.undoStack().undo();
    drag({5.0, 3.0}, {8.0, 3.0});
    QVERIFY(!first.empty());
    QVERIFY(placed() == first);
    m_world->document.undoStack().undo();
    settings.seed = 2;
    m_tool->setSettings(settings);
    drag({5.0, 3.0}, {8.0, 3.0});
    QVERIFY(placed() != first);
}

void TestPlaceTool::escLeavesNothingOfARow()
{
    PlaceSettings settings;
    settings.mode = PlaceMode::Row;
    m_tool->setSettings(settings);
    m_tool->press(at({1.0, 3.0}));
    m_tool->move(at({4.0, 3.0}));
    m_tool->cancel();
    m_tool->release(at({4.0, 3.0}));
    QVERIFY(placed().empty());
    QCOMPARE(m_world->document.undoStack().count(), 0);
}

void TestPlaceTool::inASimulationARowIsPlacedThere()
{
    m_world->session.stepOnce();
    QTRY_VERIFY(m_world->edits.isLive());
    const std::size_t before = m_world->edits.size();
    PlaceSettings settings;
    settings.mode = PlaceMode::Row;
    m_tool->setSettings(settings);
    drag({1.0, 3.0}, {3.0, 3.0});
    QCOMPARE(m_world->edits.size(), before + 3);
    QVERIFY(placed().empty());
}

BROADSIDE_EVENT_TEST(TestPlaceTool)

} // namespace broadside::test::tst_place_tool

#include "tst_place_tool.moc"
