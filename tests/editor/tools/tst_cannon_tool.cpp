#include "editor/commands/object_commands.h"
#include "editor/tools/cannon_tool.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <numbers>

namespace broadside::test::tst_cannon_tool {

using test::ids;

namespace {

PointerEvent at(const test::EditorWorld& world, Vec2 point)
{
    PointerEvent event;
    event.world = point;
    event.hit = world.shownWorld.pick(point, 0.0);
    event.metresPerPixel = 0.01;
    return event;
}

} // namespace

class TestCannonTool : public QObject {
    Q_OBJECT
private slots:
    void init();
    void releaseShootsTheBallAtTheTarget();
    void overlayShowsAimSpeedAndPath();
    void aLimitedSpeedIsSaidAndShown();
    void pathIsTheBallsOwn();
    void pressOnACannonTakesThatOne();
    void escShootsNothing();
    void pointerOnTheCannonDoesNotShoot();
    void aimsFromWhereTheCannonStandsNow();
    void whatCannotShootSaysWhy_data();
    void whatCannotShootSaysWhy();
    void cannonRemovedWhileAimingEndsIt();
    void documentIsNeverTouched();
    void keysAimAndShootAgainAndAgain();
    void keysWantACannon();
    void theAimedCannonStandsInForTheOther();
    void theShotThatFliesIsAskedAboutOverEmptyGround();
    void hintCountsTheTargets();

private:
    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<CannonTool> m_tool;
};

void TestCannonTool::init()
{
    m_world = std::make_unique<test::EditorWorld>(test::cannonWorld());
    m_tool = std::make_unique<CannonTool>(m_world->document, m_world->shownWorld, &m_world->session);
}

void TestCannonTool::releaseShootsTheBallAtTheTarget()
{
    m_tool->press(at(*m_world, {1.0, 1.0}));
    QVERIFY(m_tool->isBusy());
    QCOMPARE(m_world->session.state(), SimulationSession::State::Authored);
    m_tool->move(at(*m_world, {3.25, 2.75}));
    m_tool->release(at(*m_world, {3.25, 2.75})); // the ball reaches the target half a second later
    QVERIFY(!m_tool->isBusy());
    QCOMPARE(m_world->session.state(), SimulationSession::State::Running);
    m_world->session.pause();
    for (int step = 0; step < 40; ++step)
        m_world->session.stepOnce();
    QCOMPARE(m_world->session.removed(), std::uint64_t{1});
    QVERIFY(!m_world->shownWorld.objects().indexOf({3}));
}

void TestCannonTool::overlayShowsAimSpeedAndPath()
{
    QVERIFY(m_tool->overlay().ghosts.empty());
    m_tool->press(at(*m_world, {3.0, 3.0}));
    const ToolOverlay overlay = m_tool->overlay();
    QCOMPARE(overlay.ghosts.size(), std::size_t{1});
    QCOMPARE(overlay.ghosts.front()->id, ObjectId{1});
    VERIFY_NEAR(overlay.ghosts.front()->pose.angle, 45.0, 1e-12);
    QVERIFY(overlay.arrow);
    QCOMPARE(overlay.arrow->first, Vec2{});
    QCOMPARE(overlay.arrow->second, (Vec2{3.0, 3.0}));
    QCOMPARE(overlay.labels.size(), std::size_t{1});
    QCOMPARE(overlay.labels.front().text, QStringLiteral("8.49 m/s")); // 2 * sqrt(18)
    QVERIFY(overlay.path.size() > 60);
    QCOMPARE(overlay.path.front(), Vec2{});
    m_tool->release(at(*m_world, {3.0, 3.0}));
    QVERIFY(m_tool->overlay().path.empty());
}

void TestCannonTool::aLimitedSpeedIsSaidAndShown()
{
    Scene scene = test::cannonWorld();
    scene.world.terminalSpeed = 5.0;
    m_world->document.reset(scene, {});
    m_tool->press(at(*m_world, {-3.0, 3.0}));
    const QString label = m_tool->overlay().labels.front().text;
    QVERIFY2(label.startsWith(QStringLiteral("8.49 m/s")) && label.contains(QStringLiteral("5 m/s")),
             qPrintable(label));
    const std::vector<Vec2> path = m_tool->overlay().path;
    m_tool->release(at(*m_world, {-3.0, 3.0}));
    m_world->session.pause();
    for (std::size_t step = 1; step < path.size(); ++step) {
        m_world->session.stepOnce();
        const ObjectTable& objects = m_world->shownWorld.objects();
        QCOMPARE(objects.poseOf(*objects.indexOf({2})).position, path[step]);
    }
    m_tool->press(at(*m_world, {1.0, 1.0})); // slower than the limit
    QCOMPARE(m_tool->overlay().labels.front().text, QStringLiteral("2.83 m/s"));
}

void TestCannonTool::pathIsTheBallsOwn()
{
    m_tool->press(at(*m_world, {-2.0, 3.0})); // misses the target
    const std::vector<Vec2> path = m_tool->overlay().path;
    m_tool->release(at(*m_world, {-2.0, 3.0}));
    m_world->session.pause();
    for (std::size_t step = 1; step < path.size(); ++step) {
        m_world->session.stepOnce();
        const ObjectTable& objects = m_world->shownWorld.objects();
        QCOMPARE(objects.poseOf(*objects.indexOf({2})).position, path[step]);
    }
}

void TestCannonTool::pressOnACannonTakesThatOne()
{
    Scene scene = test::cannonWorld();
    scene.append(test::makeObject(8, {6.0, 1.0}, [](SceneObject& o) { o.components = {Launcher{{2}, 1.0}}; }));
    m_world->document.reset(scene, {});
    m_tool->press(at(*m_world, {6.0, 1.0}));
    m_tool->move(at(*m_world, {6.0, 4.0}));
    QCOMPARE(m_tool->overlay().ghosts.front()->id, ObjectId{8});
    QCOMPARE(m_tool->overlay().labels.front().text, QStringLiteral("3 m/s"));
    m_tool->cancel();
    m_tool->press(at(*m_world, {6.0, 4.0}));
    QCOMPARE(m_tool->overlay().ghosts.front()->id, ObjectId{1});
}

void TestCannonTool::escShootsNothing()
{
    m_tool->press(at(*m_world, {1.0, 1.0}));
    m_tool->cancel();
    QVERIFY(!m_tool->isBusy());
    m_tool->release(at(*m_world, {1.0, 1.0}));
    QCOMPARE(m_world->session.state(), SimulationSession::State::Authored);
}

void TestCannonTool::pointerOnTheCannonDoesNotShoot()
{
    m_tool->press(at(*m_world, {0.01, 0.02}));
    QVERIFY(m_tool->overlay().ghosts.empty());
    QVERIFY2(m_tool->hint().contains(QStringLiteral("Drag away")), qPrintable(m_tool->hint()));
    m_tool->release(at(*m_world, {0.01, 0.02}));
    QCOMPARE(m_world->session.state(), SimulationSession::State::Authored);
}

void TestCannonTool::aimsFromWhereTheCannonStandsNow()
{
    Scene scene = test::cannonWorld();
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) {
        o.kind = ObjectKind::Dynamic; // a dynamic cannon, which falls
    }));
    m_world->document.reset(scene, {});
    for (int step = 0; step < 30; ++step)
        m_world->session.stepOnce();
    const ObjectTable& objects = m_world->shownWorld.objects();
    const Vec2 cannon = objects.poseOf(*objects.indexOf({1})).position;
    QVERIFY(cannon.y < -1.0);
    m_tool->press(at(*m_world, {3.0, 3.0}));
    QCOMPARE(m_tool->overlay().arrow->first, cannon);
}

void TestCannonTool::whatCannotShootSaysWhy_data()
{
    QTest::addColumn<std::function<void(Scene&)>>("edit");
    QTest::addColumn<QString>("hint");
    using Edit = std::function<void(Scene&)>;
    const auto shooting = [](ObjectId projectile) {
        return Edit{[projectile](Scene& scene) {
            scene.replace(edited(*scene.find({1}), [&](SceneObject& o) {
                o.components = {Launcher{projectile, 2.0}};
            }));
        }};
    };
    QTest::newRow("no cannon") << Edit{[](Scene& scene) { scene.remove(ids({1})); }} << QStringLiteral("No cannon yet");
    QTest::newRow("unknown projectile") << shooting({99}) << QStringLiteral("no projectile");
    QTest::newRow("static projectile") << shooting({3}) << QStringLiteral("no projectile");
}

void TestCannonTool::whatCannotShootSaysWhy()
{
    using Edit = std::function<void(Scene&)>;
    QFETCH(Edit, edit);
    QFETCH(QString, hint);
    Scene scene = test::cannonWorld();
    edit(scene);
    m_world->document.reset(scene, {});
    QVERIFY2(m_tool->hint().contains(hint), qPrintable(m_tool->hint()));
    m_tool->press(at(*m_world, {1.0, 1.0}));
    QVERIFY(!m_tool->isBusy());
    m_tool->release(at(*m_world, {1.0, 1.0}));
    QCOMPARE(m_world->session.state(), SimulationSession::State::Authored);
}

void TestCannonTool::cannonRemovedWhileAimingEndsIt()
{
    m_tool->press(at(*m_world, {1.0, 1.0}));
    m_world->document.push(std::make_unique<RemoveObjects>(m_world->document, ids({1})));
    QVERIFY(m_tool->overlay().ghosts.empty());
    m_tool->release(at(*m_world, {1.0, 1.0}));
    QCOMPARE(m_world->session.state(), SimulationSession::State::Authored);
}

void TestCannonTool::documentIsNeverTouched()
{
    const quint64 revision = m_world->document.revision();
    m_tool->press(at(*m_world, {1.0, 1.0}));
    m_tool->move(at(*m_world, {2.0, 1.0}));
    m_tool->release(at(*m_world, {2.0, 1.0}));
    m_world->session.stepOnce();
    QCOMPARE(m_world->document.revision(), revision);
    QCOMPARE(m_world->object(1).pose.angle, 0.0);
}

void TestCannonTool::keysAimAndShootAgainAndAgain()
{
    QVERIFY(m_tool->takes(ToolKey::Enter) && m_tool->takes(ToolKey::Up) && !m_tool->takes(ToolKey::Delete));
    m_tool->key(ToolKey::Up, false); // shows the aim
    QVERIFY(m_tool->isBusy());
    QCOMPARE(m_tool->overlay().ghosts.front()->pose.angle, 0.0);
    for (int i = 0; i < 3; ++i)
        m_tool->key(ToolKey::Up, false);
    m_tool->key(ToolKey::Up, true);
    VERIFY_NEAR(m_tool->overlay().ghosts.front()->pose.angle, 13.0, 1e-9);
    const double slow = length(m_tool->overlay().arrow->second);
    m_tool->key(ToolKey::Right, false);
    const double fast = length(m_tool->overlay().arrow->second);
    VERIFY_NEAR(fast / slow, 1.02, 1e-9);
    m_tool->move(at(*m_world, {5.0, 5.0})); // the pointer does not change the aim
    VERIFY_NEAR(m_tool->overlay().ghosts.front()->pose.angle, 13.0, 1e-9);
    for (int shot = 0; shot < 2; ++shot) {
        m_tool->key(ToolKey::Enter, false);
        m_world->session.pause();
        m_world->session.stepOnce();
        const ObjectTable& objects = m_world->shownWorld.objects();
        VERIFY_NEAR(objects.poseOf(*objects.indexOf({1})).angle, 13.0, 1e-9);
        QVERIFY(objects.poseOf(*objects.indexOf({2})).position != Vec2{});
        QVERIFY(m_tool->isBusy());
    }
    m_tool->cancel();
    m_tool->key(ToolKey::Down, false);
    VERIFY_NEAR(m_tool->overlay().ghosts.front()->pose.angle, 13.0, 1e-9); // the aim of the last shot
}

void TestCannonTool::keysWantACannon()
{
    m_world->document.push(std::make_unique<RemoveObjects>(m_world->document, ids({1})));
    QVERIFY(!m_tool->takes(ToolKey::Enter));
    m_tool->key(ToolKey::Enter, false);
    QVERIFY(!m_tool->isBusy());
    QCOMPARE(m_world->session.state(), SimulationSession::State::Authored);
}

void TestCannonTool::theAimedCannonStandsInForTheOther()
{
    QVERIFY(m_tool->overlay().replacedObject.isNull());
    m_tool->press(at(*m_world, {3.0, 3.0}));
    QCOMPARE(m_tool->overlay().replacedObject, ObjectId{1});
    m_tool->cancel();
    QVERIFY(m_tool->overlay().replacedObject.isNull());
}

void TestCannonTool::theShotThatFliesIsAskedAboutOverEmptyGround()
{
    const PointerEvent empty = at(*m_world, {1.0, 4.0});
    QCOMPARE(m_tool->asked(empty).object, ObjectId{});
    QVERIFY(m_tool->asked(empty).point == empty.world);
    m_tool->press(empty);
    QVERIFY(!m_tool->asked(empty).point); // a shot is being aimed
    m_tool->release(empty);
    m_world->session.pause();
    QVERIFY(!m_tool->asked(empty).point); // the ball has not left the cannon yet
    for (int step = 0; step < 10; ++step)
        m_world->session.stepOnce();
    QCOMPARE(m_tool->asked(empty).object, ObjectId{2});
    PointerEvent onTarget = empty;
    onTarget.hit = {3};
    QCOMPARE(m_tool->asked(onTarget).object, ObjectId{3});
    for (int step = 0; step < 200; ++step)
        m_world->session.stepOnce();
    QVERIFY(!m_tool->asked(empty).point); // the ball has left the world
}

void TestCannonTool::hintCountsTheTargets()
{
    const auto shootAt = [&](Vec2 point) {
        m_tool->press(at(*m_world, point));
        m_tool->release(at(*m_world, point));
        m_world->session.pause();
        for (int step = 0; step < 40; ++step)
            m_world->session.stepOnce();
    };
    QVERIFY2(m_tool->hint().startsWith(QStringLiteral("Drag to aim")), qPrintable(m_tool->hint()));
    shootAt({3.25, 2.75});
    QVERIFY2(m_tool->hint().contains(QStringLiteral("targets hit")), qPrintable(m_tool->hint()));
}

BROADSIDE_EVENT_TEST(TestCannonTool)

} // namespace broadside::test::tst_cannon_tool

#include "tst_cannon_tool.moc"
