#include "editor/tools/place_tool.h"
#include "tests/support/editor_world.h"
#include "tests/support/printers.h"

#include <QTest>

using namespace broadside;
using test::ids;

namespace {

PointerEvent at(Vec2 point)
{
    PointerEvent event;
    event.world = point;
    event.screen = {100.0 * point.x, -100.0 * point.y};
    return event;
}

} // namespace

Q_DECLARE_METATYPE(broadside::PlaceSettings)

class TestPlaceTool : public QObject {
    Q_OBJECT
private slots:
    void init();
    void clickPlacesOneStepEach();
    void objectIsMadeAsSet_data();
    void objectIsMadeAsSet();
    void namesCountOn_data();
    void namesCountOn();
    void placedWhereReleased();
    void escPlacesNothing();
    void ghostFollowsAndLeaves();
    void whatAFileCannotSayIsNotPlaced_data();
    void whatAFileCannotSayIsNotPlaced();
    void simulationEndsAndTheIdIsNew();
    void idsAreNotGivenTwiceAfterUndo();

private:
    void click(Vec2 point)
    {
        m_tool->move(at(point));
        m_tool->press(at(point));
        m_tool->release(at(point));
    }
    [[nodiscard]] const SceneObject& last() const { return *m_world->scene().objects().back(); }

    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<PlaceTool> m_tool;
};

void TestPlaceTool::init()
{
    m_world = std::make_unique<test::EditorWorld>(test::cannonWorld()); // ids 1 to 3, "Target 1"
    m_tool = std::make_unique<PlaceTool>(m_world->document, m_world->focus, m_world->stage);
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

void TestPlaceTool::objectIsMadeAsSet_data()
{
    QTest::addColumn<PlaceSettings>("settings");
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<std::string>("name");
    using Form = PlaceSettings::Form;
    QTest::newRow("static box") << PlaceSettings{} << Shape{Box{0.5, 0.5}} << std::string("Target 2");
    QTest::newRow("static circle")
        << PlaceSettings{ObjectKind::Static, Form::Circle, {0.8, 9.0}, 0.0, HitResponse::None} << Shape{Circle{0.4}}
        << std::string("Target 2");
    QTest::newRow("dynamic box") << PlaceSettings{ObjectKind::Dynamic, Form::Box, {1.0, 2.0}, 0.0, HitResponse::Bounce}
                                 << Shape{Box{1.0, 2.0}} << std::string("Body 1");
    QTest::newRow("turned box")
        << PlaceSettings{ObjectKind::Static, Form::OrientedBox, {1.0, 2.0}, 30.0, HitResponse::Stop}
        << Shape{OrientedBox{1.0, 2.0}} << std::string("Target 2");
}

void TestPlaceTool::objectIsMadeAsSet()
{
    QFETCH(PlaceSettings, settings);
    QFETCH(Shape, shape);
    m_tool->setSettings(settings);
    click({1.0, 1.0});
    QVERIFY(last().shape == shape);
    QCOMPARE(last().kind, settings.kind);
    QCOMPARE(last().onHit, settings.onHit);
    QCOMPARE(last().pose.angle, settings.angle);
    QTEST(last().name, "name");
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
    QTEST(nextFreeName(scene, "Target"), "next");
}

void TestPlaceTool::placedWhereReleased()
{
    m_tool->press(at({1.0, 1.0}));
    QVERIFY(m_tool->isBusy());
    m_tool->move(at({2.0, 2.0}));
    m_tool->leave(); // the button is held: still ours
    m_tool->release(at({3.0, 2.5}));
    QVERIFY(!m_tool->isBusy());
    QCOMPARE(last().pose.position, (Vec2{3.0, 2.5}));
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
    QTest::addColumn<Vec2>("size");
    QTest::addColumn<double>("angle");
    QTest::addColumn<Vec2>("position");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("no size") << Vec2{0.0, 1.0} << 0.0 << Vec2{};
    QTest::newRow("negative size") << Vec2{1.0, -1.0} << 0.0 << Vec2{};
    QTest::newRow("size is no number") << Vec2{nan, 1.0} << 0.0 << Vec2{};
    QTest::newRow("too large") << Vec2{2e9, 1.0} << 0.0 << Vec2{};
    QTest::newRow("angle is no number") << Vec2{1.0, 1.0} << nan << Vec2{};
    QTest::newRow("too far") << Vec2{1.0, 1.0} << 0.0 << Vec2{0.0, -2e9};
    QTest::newRow("nowhere") << Vec2{1.0, 1.0} << 0.0 << Vec2{nan, 0.0};
}

void TestPlaceTool::whatAFileCannotSayIsNotPlaced()
{
    QFETCH(Vec2, size);
    QFETCH(double, angle);
    QFETCH(Vec2, position);
    PlaceSettings settings;
    settings.size = size;
    settings.angle = angle;
    const QString usual = m_tool->hint();
    m_tool->setSettings(settings);
    click(position);
    QCOMPARE(m_world->scene().size(), std::size_t{3});
    QVERIFY(m_tool->overlay().ghosts.empty());
    QVERIFY2(m_tool->hint() != usual, qPrintable(m_tool->hint()));
}

void TestPlaceTool::simulationEndsAndTheIdIsNew()
{
    m_world->session.stepOnce();
    QVERIFY2(m_tool->hint().contains(QStringLiteral("ends the simulation")), qPrintable(m_tool->hint()));
    click({1.0, 1.0});
    QVERIFY(!m_world->stage.isLive());
    QCOMPARE(last().id, ObjectId{4});
    QVERIFY(m_world->stage.objects().indexOf({4}));
}

void TestPlaceTool::idsAreNotGivenTwiceAfterUndo()
{
    click({1.0, 1.0});
    QCOMPARE(last().id, ObjectId{4});
    m_world->document.undoStack().undo();
    click({2.0, 1.0});
    QCOMPARE(last().id, ObjectId{5});
}

QTEST_GUILESS_MAIN(TestPlaceTool)
#include "tst_place_tool.moc"
