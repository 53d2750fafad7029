#include "core/base/random.h"
#include "core/dynamics/world.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace broadside::test::tst_responses {

class TestResponses : public QObject {
    Q_OBJECT
private slots:
    void bounceTurnsTheNormalSpeed_data();
    void bounceTurnsTheNormalSpeed();
    void heavyAndLightExchangeMomentum();
    void ballsThatLandOnEachOtherPart();
    void whatDoesNotBounceIsInfinitelyHeavy();
    void ballKeepsItsHeight_data();
    void ballKeepsItsHeight();
    void stoppedObjectsRestOnTheFloor();
    void staticOwnersDoNothing();
    void removalComesAfterTheBounce();
    void energyIsNeverGained_data();
    void energyIsNeverGained();
    void slidingIsNotSlowedByTheFloor_data();
    void slidingIsNotSlowedByTheFloor();
    void withoutSweepTheBallTunnels();
};

void TestResponses::bounceTurnsTheNormalSpeed_data()
{
    QTest::addColumn<double>("restitution");
    QTest::addColumn<Vec2>("before");
    QTest::addColumn<Vec2>("after");
    QTest::newRow("elastic") << 1.0 << Vec2{0.0, -2.0} << Vec2{0.0, 2.0};
    QTest::newRow("slanted keeps its tangent") << 1.0 << Vec2{3.0, -2.0} << Vec2{3.0, 2.0};
    QTest::newRow("half") << 0.5 << Vec2{0.0, -2.0} << Vec2{0.0, 1.0};
    QTest::newRow("dead") << 0.0 << Vec2{3.0, -2.0} << Vec2{3.0, 0.0};
}

void TestResponses::bounceTurnsTheNormalSpeed()
{
    QFETCH(const double, restitution);
    QFETCH(const Vec2, before);
    QFETCH(const Vec2, after);
    Scene scene = emptyWorld();
    scene.append(object(1, ObjectKind::Static, {50.0, 0.0}, Box{100.0, 2.0}, HitResponse::None));
    scene.append(object(2, ObjectKind::Dynamic, {50.0, 1.52}, Circle{0.5}, HitResponse::Bounce,
                        moving(before, 1.0, restitution)));
    World world = worldOf(scene);
    QCOMPARE(world.step().hits, std::uint64_t{1});
    QVERIFY(distance(velocityOf(world, 2), after) < 1e-12);
    QVERIFY(std::abs(positionOf(world, 2).y - 1.5) < 1e-12); // pushed out
}

void TestResponses::heavyAndLightExchangeMomentum()
{
    Scene scene = emptyWorld();
    scene.append(
        object(1, ObjectKind::Dynamic, {10.0, 10.0}, Circle{0.5}, HitResponse::Bounce, moving({2.0, 0.0}, 3.0)));
    scene.append(
        object(2, ObjectKind::Dynamic, {11.0, 10.0}, Circle{0.5}, HitResponse::Bounce, moving({-1.0, 0.0}, 1.0)));
    World world = worldOf(scene);
    world.step();
    // Elastic collision of 3 kg at 2 m/s with 1 kg at -1 m/s: 0.5 and 3.5 m/s.
    QVERIFY(distance(velocityOf(world, 1), {0.5, 0.0}) < 1e-12);
    QVERIFY(distance(velocityOf(world, 2), {3.5, 0.0}) < 1e-12);
}

/// In a head-on collision their centres coincide after the first step.
void TestResponses::ballsThatLandOnEachOtherPart()
{
    Scene scene = emptyWorld();
    scene.step.dt = 0.125;
    scene.append(object(1, ObjectKind::Dynamic, {49.5, 50.0}, Circle{0.125}, HitResponse::Bounce, moving({4.0, 0.0})));
    scene.append(object(2, ObjectKind::Dynamic, {50.5, 50.0}, Circle{0.125}, HitResponse::Bounce, moving({-4.0, 0.0})));
    World world = worldOf(scene);
    world.step();
    QCOMPARE(velocityOf(world, 1), (Vec2{-4.0, 0.0}));
    QCOMPARE(velocityOf(world, 2), (Vec2{4.0, 0.0}));
    QVERIFY(positionOf(world, 1).x < positionOf(world, 2).x);
}

void TestResponses::whatDoesNotBounceIsInfinitelyHeavy()
{
    Scene scene = emptyWorld();
    scene.append(
        object(1, ObjectKind::Dynamic, {10.0, 10.0}, Circle{0.5}, HitResponse::None, moving({1.0, 0.0}, 0.001)));
    scene.append(
        object(2, ObjectKind::Dynamic, {11.0, 10.0}, Circle{0.5}, HitResponse::Bounce, moving({-1.0, 0.0}, 1000.0)));
    World world = worldOf(scene);
    world.step();
    QCOMPARE(velocityOf(world, 1), (Vec2{1.0, 0.0}));
    QVERIFY(distance(velocityOf(world, 2), {3.0, 0.0}) < 1e-12);
}

void TestResponses::ballKeepsItsHeight_data()
{
    QTest::addColumn<double>("dt");
    QTest::addColumn<double>("angle"); // of the floor; the ball bounces perpendicular to it
    for (const double dt : {1.0 / 30.0, 1.0 / 60.0, 1.0 / 100.0, 1.0 / 240.0})
        for (const double angle : {0.0, 30.0, 90.0, 137.0, 200.0})
            QTest::addRow("dt %g s, floor at %g degrees", dt, angle) << dt << angle;
}

/// Within 1 % over 10,000 steps; gravity points into the floor at any angle of the floor.
void TestResponses::ballKeepsItsHeight()
{
    QFETCH(const double, dt);
    QFETCH(const double, angle);
    const Vec2 up = rotated(Vec2{0.0, 1.0}, angle);
    Scene scene = emptyWorld(-10.0 * up);
    scene.step = {dt, Integrator::VelocityVerlet, false};
    scene.append(object(1, ObjectKind::Static, {}, OrientedBox{100.0, 2.0}, HitResponse::None,
                        [&](SceneObject& o) { o.pose.angle = angle; }));
    scene.append(object(2, ObjectKind::Dynamic, 4.5 * up, Circle{0.5}, HitResponse::Bounce)); // 3 m to fall
    World world = worldOf(scene);
    double highest = 0.0;
    int bounces = 0;
    for (int i = 0; i < 10'000; ++i) {
        bounces += static_cast<int>(world.step().hits);
        const double height = dot(positionOf(world, 2), up) - 1.5;
        const double energyHeight = height + lengthSquared(velocityOf(world, 2)) / 20.0;
        QVERIFY2(std::abs(energyHeight - 3.0) < 0.03, qPrintable(QString::number(energyHeight)));
        if (i > 10'000 - static_cast<int>(2.0 / dt)) // one bounce takes 1.55 s
            highest = std::max(highest, height);
    }
    QVERIFY(bounces > static_cast<int>(5'000 * dt / 1.55));
    QVERIFY2(std::abs(highest - 3.0) < 0.03, qPrintable(QString::number(highest)));
}

void TestResponses::stoppedObjectsRestOnTheFloor()
{
    Scene scene = emptyWorld({0.0, -10.0});
    scene.append(object(1, ObjectKind::Static, {50.0, 0.0}, Box{100.0, 2.0}, HitResponse::None));
    scene.append(object(2, ObjectKind::Dynamic, {50.0, 4.0}, Box{1.0, 1.0}, HitResponse::Stop));
    World world = worldOf(scene);
    for (int i = 0; i < 600; ++i)
        world.step();
    QVERIFY2(std::abs(positionOf(world, 2).y - 1.5) < 0.01, qPrintable(QString::number(positionOf(world, 2).y)));
}

void TestResponses::staticOwnersDoNothing()
{
    Scene scene = emptyWorld();
    scene.append(object(1, ObjectKind::Static, {50.0, 0.0}, Box{100.0, 2.0}, HitResponse::Bounce));
    scene.append(object(2, ObjectKind::Dynamic, {50.0, 1.4}, Circle{0.5}, HitResponse::None, moving({0.0, -1.0})));
    World world = worldOf(scene);
    QCOMPARE(world.step().hits, std::uint64_t{1}); // a hit is counted because the static object has an onHit
    QCOMPARE(velocityOf(world, 2), (Vec2{0.0, -1.0}));
    QCOMPARE(positionOf(world, 1), (Vec2{50.0, 0.0}));
}

void TestResponses::removalComesAfterTheBounce()
{
    Scene scene = emptyWorld();
    scene.append(object(1, ObjectKind::Static, {50.0, 0.0}, Box{1.0, 2.0}, HitResponse::Remove));
    scene.append(object(2, ObjectKind::Dynamic, {50.0, 1.4}, Circle{0.5}, HitResponse::Bounce, moving({0.0, -1.0})));
    World world = worldOf(scene);
    const StepReport report = world.step();
    QCOMPARE(report.removed, (std::vector<ObjectId>{{1}}));
    QVERIFY(distance(velocityOf(world, 2), {0.0, 1.0}) < 1e-12); // a brick that breaks still deflects the ball
}

void TestResponses::energyIsNeverGained_data()
{
    QTest::addColumn<std::uint64_t>("seed");
    QTest::addColumn<double>("restitution");
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
        for (const double restitution : {1.0, 0.5})
            QTest::addRow("seed %d, restitution %g", static_cast<int>(seed), restitution) << seed << restitution;
}

/// Among boxes in a closed room, however it meets their corners.
void TestResponses::energyIsNeverGained()
{
    QFETCH(const std::uint64_t, seed);
    QFETCH(const double, restitution);
    Random random(seed);
    Scene scene = emptyWorld({0.0, -10.0});
    scene.step.integrator = Integrator::VelocityVerlet;
    scene.append(object(1, ObjectKind::Static, {5.0, -1.0}, Box{20.0, 2.0}, HitResponse::None));
    scene.append(object(2, ObjectKind::Static, {5.0, 11.0}, Box{20.0, 2.0}, HitResponse::None));
    scene.append(object(3, ObjectKind::Static, {-1.0, 5.0}, Box{2.0, 20.0}, HitResponse::None));
    scene.append(object(4, ObjectKind::Static, {11.0, 5.0}, Box{2.0, 20.0}, HitResponse::None));
    for (std::uint64_t id = 5; id <= 12; ++id) {
        const double x = random.between(0.0, 10.0);
        const double y = random.between(0.0, 6.0);
        const double width = random.between(0.3, 2.0);
        scene.append(object(id, ObjectKind::Static, {x, y}, Box{width, random.between(0.3, 1.0)}, HitResponse::None));
    }
    scene.append(object(20, ObjectKind::Dynamic, {5.0, 9.0}, Circle{0.2}, HitResponse::Bounce,
                        moving({3.0, 0.0}, 1.0, restitution)));
    World world = worldOf(scene);
    const auto energy = [&] { return 10.0 * positionOf(world, 20).y + 0.5 * lengthSquared(velocityOf(world, 20)); };
    const double start = energy();
    std::uint64_t hits = 0;
    for (int i = 0; i < 5'000; ++i) {
        hits += world.step().hits;
        QVERIFY2(energy() <= start + 1e-6,
                 qPrintable(QStringLiteral("step %1: %2 J after %3 J").arg(i).arg(energy()).arg(start)));
    }
    QVERIFY(hits > 5);
    QVERIFY(contains(Aabb{{-0.2, -0.2}, {10.2, 10.2}}, positionOf(world, 20)));
}

void TestResponses::slidingIsNotSlowedByTheFloor_data()
{
    QTest::addColumn<int>("integrator");
    QTest::addColumn<double>("restitution");
    const char* const names[] = {"semi-implicit Euler", "explicit Euler", "velocity Verlet"};
    for (int integrator = 0; integrator < 3; ++integrator)
        for (const double restitution : {0.0, 0.5, 1.0})
            QTest::addRow("%s, restitution %g", names[integrator], restitution) << integrator << restitution;
}

/// There is no friction: the push out of the floor costs exactly the energy that falling into it gave.
void TestResponses::slidingIsNotSlowedByTheFloor()
{
    QFETCH(const int, integrator);
    QFETCH(const double, restitution);
    Scene scene = emptyWorld({0.0, -10.0});
    scene.step.integrator = static_cast<Integrator>(integrator);
    scene.append(object(1, ObjectKind::Static, {0.0, 0.0}, Box{1e4, 2.0}, HitResponse::None));
    scene.append(object(2, ObjectKind::Dynamic, {0.0, 1.5}, Circle{0.5}, HitResponse::Bounce,
                        moving({3.0, 0.0}, 1.0, restitution)));
    World world = worldOf(scene);
    for (int i = 0; i < 1'000; ++i)
        world.step();
    QVERIFY2(std::abs(velocityOf(world, 2).x - 3.0) < 1e-9, qPrintable(QString::number(velocityOf(world, 2).x)));
}

void TestResponses::withoutSweepTheBallTunnels()
{
    Scene scene = emptyWorld();
    scene.append(object(1, ObjectKind::Static, {50.0, 50.0}, Box{0.1, 10.0}, HitResponse::None));
    scene.append(object(2, ObjectKind::Dynamic, {48.0, 50.0}, Circle{0.1}, HitResponse::Bounce, moving({300.0, 0.0})));
    World world = worldOf(scene);
    QCOMPARE(world.step().hits, std::uint64_t{0});
    QVERIFY(positionOf(world, 2).x > 50.0);
}

BROADSIDE_TEST(TestResponses)

} // namespace broadside::test::tst_responses

#include "tst_responses.moc"
