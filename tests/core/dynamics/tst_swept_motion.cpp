#include "core/base/random.h"
#include "core/dynamics/world.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace broadside::test::tst_swept_motion {

namespace {

Scene sweptWorld(Vec2 gravity = {})
{
    Scene scene = emptyWorld(gravity);
    scene.step.continuous = true;
    return scene;
}

ObjectPtr wall(std::uint64_t id, Vec2 position, double width, double height)
{
    return object(id, ObjectKind::Static, position, Box{width, height}, HitResponse::None);
}

ObjectPtr ball(std::uint64_t id, Vec2 position, double radius, Vec2 velocity, double restitution = 1.0)
{
    return object(id, ObjectKind::Dynamic, position, Circle{radius}, HitResponse::Bounce,
                  moving(velocity, 1.0, restitution));
}

} // namespace

class TestSweptMotion : public QObject {
    Q_OBJECT
private slots:
    void sweptBallGainsNoEnergy();
    void fastBallNeverPassesAThinWall_data();
    void fastBallNeverPassesAThinWall();
    void fastBallsMeetHeadOn();
    void sweptSensorsLetPassAndAreSeen();
    void pressedAgainstAWallItStaysOutside_data();
    void pressedAgainstAWallItStaysOutside();
    void nothingLeavesAClosedBox_data();
    void nothingLeavesAClosedBox();
    void rollingGoesOn_data();
    void rollingGoesOn();
    void wallOfTheSameShapeIsMet();
    void liftCarriesItsLoad();
    void sensorsAreSeenOnTheWay();
    void bulletsEndWhereTheyHit();
    void sweptBallKeepsItsHeight_data();
    void sweptBallKeepsItsHeight();
};

void TestSweptMotion::sweptBallGainsNoEnergy()
{
    Scene scene = emptyWorld({0.0, -10.0});
    scene.step.integrator = Integrator::VelocityVerlet;
    scene.step.continuous = true;
    scene.append(object(1, ObjectKind::Static, {50.0, 0.0}, Box{100.0, 2.0}, HitResponse::None));
    scene.append(object(2, ObjectKind::Dynamic, {50.0, 4.5}, Circle{0.5}, HitResponse::Bounce));
    World world = worldOf(scene);
    std::uint64_t bounces = 0;
    for (int i = 0; i < 5'000; ++i) {
        bounces += world.step().hits;
        const double energyHeight = positionOf(world, 2).y + lengthSquared(velocityOf(world, 2)) / 20.0;
        QVERIFY2(energyHeight <= 4.5 + 1e-6, qPrintable(QStringLiteral("%1 m at step %2").arg(energyHeight).arg(i)));
    }
    QVERIFY(bounces > 20);
}

void TestSweptMotion::fastBallNeverPassesAThinWall_data()
{
    QTest::addColumn<double>("dt");
    QTest::addColumn<double>("angle");
    for (const double dt : {1.0 / 10.0, 1.0 / 60.0, 1.0 / 240.0})
        for (const double angle : {0.0, 17.0, 90.0, 225.0})
            QTest::addRow("dt %g s, wall turned by %g degrees", dt, angle) << dt << angle;
}

/// 300 m/s against a wall of 0.1 m, straight and slanted, balls from 1 cm; the scene with its wall is rotated.
void TestSweptMotion::fastBallNeverPassesAThinWall()
{
    QFETCH(const double, dt);
    QFETCH(const double, angle);
    Random random(6);
    for (int i = 0; i < 100; ++i) {
        Scene scene = emptyWorld();
        scene.step.continuous = true;
        scene.step.dt = dt;
        scene.append(object(1, ObjectKind::Static, {50.0, 50.0}, OrientedBox{0.1, 10'000.0}, HitResponse::None,
                            [&](SceneObject& o) { o.pose.angle = angle; }));
        const Vec2 start{random.between(-30.0, -5.0), 0.0};
        const double radius = random.between(0.01, 0.3);
        const Vec2 velocity = rotated(Vec2{300.0, 0.0}, random.between(-80.0, 80.0));
        scene.append(object(2, ObjectKind::Dynamic, Vec2{50.0, 50.0} + rotated(start, angle), Circle{radius},
                            HitResponse::Bounce, moving(rotated(velocity, angle))));
        World world = worldOf(scene);
        std::uint64_t hits = 0;
        for (int step = 0; step < static_cast<int>(1.0 / dt); ++step) {
            hits += world.step().hits;
            const Vec2 seen = unrotated(positionOf(world, 2) - Vec2{50.0, 50.0}, rotationOf(angle));
            QVERIFY2(seen.x < 0.0, qPrintable(QStringLiteral("ball %1 is at %2").arg(i).arg(seen.x)));
        }
        QCOMPARE(hits, std::uint64_t{1});
    }
}

void TestSweptMotion::fastBallsMeetHeadOn()
{
    Scene scene = emptyWorld();
    scene.step.continuous = true;
    scene.append(object(1, ObjectKind::Dynamic, {48.0, 50.0}, Circle{0.1}, HitResponse::Bounce, moving({300.0, 0.0})));
    scene.append(object(2, ObjectKind::Dynamic, {52.0, 50.0}, Circle{0.1}, HitResponse::Bounce, moving({-300.0, 0.0})));
    World world = worldOf(scene);
    QCOMPARE(world.step().hits, std::uint64_t{1});
    QVERIFY(velocityOf(world, 1).x < 0.0);
    QVERIFY(positionOf(world, 1).x < positionOf(world, 2).x);
}

void TestSweptMotion::sweptSensorsLetPassAndAreSeen()
{
    Scene scene = emptyWorld();
    scene.step.continuous = true;
    scene.append(object(1, ObjectKind::Static, {50.0, 50.0}, Box{0.1, 10.0}, HitResponse::None));
    scene.append(object(2, ObjectKind::Dynamic, {48.0, 50.0}, Circle{0.1}, HitResponse::None, moving({300.0, 0.0})));
    World world = worldOf(scene);
    std::size_t began = 0;
    for (int i = 0; i < 5; ++i)
        began += world.step().began.size();
    QCOMPARE(began, std::size_t{1});
    QVERIFY(positionOf(world, 2).x > 55.0);
}

void TestSweptMotion::pressedAgainstAWallItStaysOutside_data()
{
    QTest::addColumn<std::vector<std::uint64_t>>("ids"); // of the wall, then of the balls by distance from the wall
    QTest::addColumn<std::vector<double>>("speeds");
    QTest::addColumn<double>("force");
    using Ids = std::vector<std::uint64_t>;
    using Speeds = std::vector<double>;
    QTest::newRow("touching from the start") << Ids{1, 2} << Speeds{300.0} << 0.0;
    QTest::newRow("touching, the wall last") << Ids{2, 1} << Speeds{300.0} << 0.0;
    QTest::newRow("pressed by a force") << Ids{1, 2} << Speeds{0.0} << 1e6;
    QTest::newRow("cradle") << Ids{1, 2, 3} << Speeds{0.0, 300.0} << 0.0;
    QTest::newRow("cradle, the wall last") << Ids{9, 3, 2} << Speeds{0.0, 300.0} << 0.0;
    QTest::newRow("cradle of five") << Ids{5, 4, 6, 2, 3, 1} << Speeds{0.0, 0.0, 0.0, 0.0, 300.0} << 0.0;
    QTest::newRow("row under force") << Ids{5, 4, 6, 2, 3, 1} << Speeds{10.0, 20.0, 30.0, 40.0, 300.0} << 1e5;
    QTest::newRow("chase") << Ids{3, 2, 1} << Speeds{300.0, 300.0} << 0.0;
    QTest::newRow("overtaking") << Ids{3, 1, 2} << Speeds{30.0, 300.0} << 0.0;
}

/// Balls in a row in front of a wall 5 cm thick; each touches the next.
void TestSweptMotion::pressedAgainstAWallItStaysOutside()
{
    QFETCH(const std::vector<std::uint64_t>, ids);
    QFETCH(const std::vector<double>, speeds);
    QFETCH(const double, force);
    for (const double gap : {0.0, 1e-12, 0.01, 0.4}) {
        Scene scene = sweptWorld();
        std::vector<ObjectPtr> objects{wall(ids[0], {50.0, 50.0}, 0.0625, 100.0)};
        double x = 50.0 - 0.03125 + 0.125;
        for (std::size_t i = 1; i < ids.size(); ++i) {
            x -= 0.25 + gap;
            objects.push_back(edited(*ball(ids[i], {x, 50.0}, 0.125, {speeds[i - 1], 0.0}), [&](SceneObject& o) {
                o.force = {force, 0.0};
            }));
        }
        std::ranges::sort(objects, {}, [](const ObjectPtr& o) { return o->id; });
        for (const ObjectPtr& o : objects)
            scene.append(o);
        World world = worldOf(scene);
        for (int step = 0; step < 120; ++step) {
            world.step();
            double outer = 50.0 - 0.03125 + 1e-6;
            for (std::size_t i = 1; i < ids.size(); ++i) {
                const double right = positionOf(world, ids[i]).x + 0.125;
                QVERIFY2(right <= outer, qPrintable(QStringLiteral("gap %1, step %2, ball %3: %4 beyond %5")
                                                        .arg(gap)
                                                        .arg(step)
                                                        .arg(ids[i])
                                                        .arg(right)
                                                        .arg(outer)));
                outer = right - 0.25 + 1e-6;
            }
        }
        if (force == 0.0)
            QVERIFY(velocityOf(world, ids.back()).x < 0.0);
    }
}

void TestSweptMotion::nothingLeavesAClosedBox_data()
{
    QTest::addColumn<std::uint64_t>("seed");
    QTest::addColumn<int>("balls");
    QTest::addColumn<double>("restitution");
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        for (const int balls : {1, 2, 5, 40})
            for (const double restitution : {1.0, 0.6, 0.0})
                QTest::addRow("seed %d, %d balls, restitution %g", static_cast<int>(seed), balls, restitution)
                    << seed << balls << restitution;
}

/// Four walls 10 cm thick; balls, and boxes instead of some, with ids in any order, mixed masses and speeds up to 300
/// m/s.
void TestSweptMotion::nothingLeavesAClosedBox()
{
    QFETCH(const std::uint64_t, seed);
    QFETCH(const int, balls);
    QFETCH(const double, restitution);
    Random random(seed);
    Scene scene = sweptWorld({0.0, -10.0});
    std::vector<std::uint64_t> ids;
    for (int i = 0; i < balls + 4; ++i)
        ids.insert(ids.begin() + static_cast<std::ptrdiff_t>(random.below(ids.size() + 1)),
                   static_cast<std::uint64_t>(i) + 1);
    std::vector<ObjectPtr> objects{wall(ids[0], {5.0, -0.05}, 10.2, 0.1), wall(ids[1], {5.0, 10.05}, 10.2, 0.1),
                                   wall(ids[2], {-0.05, 5.0}, 0.1, 10.2), wall(ids[3], {10.05, 5.0}, 0.1, 10.2)};
    for (int i = 0; i < balls; ++i) {
        const Vec2 position{0.7 + 1.2 * (i % 8), 0.7 + 1.2 * (i / 8)};
        const double size = random.between(0.05, 0.55);
        const Vec2 velocity{random.between(-300.0, 300.0), random.between(-300.0, 300.0)};
        objects.push_back(edited(*ball(ids[static_cast<std::size_t>(i) + 4], position, size, velocity, restitution),
                                 [&](SceneObject& o) {
                                     o.mass = random.between(0.1, 10.0);
                                     if (random.below(3) == 0)
                                         o.shape = OrientedBox{size, 1.2 * size};
                                     o.pose.angle = random.between(0.0, 360.0);
                                 }));
    }
    std::ranges::sort(objects, {}, [](const ObjectPtr& o) { return o->id; });
    for (const ObjectPtr& o : objects)
        scene.append(o);
    World world = worldOf(scene);
    for (int step = 0; step < 300; ++step) {
        world.step();
        world.objects().forEach([&](ObjectIndex row) {
            if (!world.objects().filterOf(row).dynamic)
                return;
            const Aabb& box = world.objects().boundsOf(row);
            QVERIFY2(contains(Aabb{{-1e-6, -1e-6}, {10.0 + 1e-6, 10.0 + 1e-6}}, box),
                     qPrintable(QStringLiteral("step %1: object %2 at %3, %4")
                                    .arg(step)
                                    .arg(world.objects().idOf(row).value)
                                    .arg(box.center().x)
                                    .arg(box.center().y)));
        });
        if (QTest::currentTestFailed())
            return;
    }
}

void TestSweptMotion::rollingGoesOn_data()
{
    QTest::addColumn<int>("floor");
    QTest::addColumn<Shape>("shape");
    const char* const floors[] = {"one box", "tiles", "one mesh of triangles", "one polygon"};
    for (int floor = 0; floor < 4; ++floor)
        for (const bool disc : {true, false})
            QTest::addRow("%s on %s", disc ? "a ball" : "a box", floors[floor])
                << floor << (disc ? Shape{Circle{0.5}} : Shape{Box{1.0, 1.0}});
}

/// No friction, no bumps at seams, no lost time: after two seconds the position equals speed times time.
void TestSweptMotion::rollingGoesOn()
{
    QFETCH(const int, floor);
    QFETCH(const Shape, shape);
    Scene scene = sweptWorld({0.0, -10.0});
    if (floor == 0)
        scene.append(wall(1, {50.0, 0.5}, 100.0, 1.0));
    if (floor == 1)
        for (std::uint64_t i = 0; i < 100; ++i)
            scene.append(wall(i + 1, {static_cast<double>(i) + 0.5, 0.5}, 1.0, 1.0));
    if (floor == 2) {
        Mesh mesh;
        for (int i = 0; i < 50; ++i) {
            const double x = 2.0 * i;
            const std::vector<Vec2> corners{{x, 0.0}, {x + 2.0, 0.0}, {x + 2.0, 1.0},
                                            {x, 0.0}, {x + 2.0, 1.0}, {x, 1.0}};
            for (const Vec2 corner : corners) {
                mesh.indices.push_back(static_cast<std::uint32_t>(mesh.vertices.size()));
                mesh.vertices.push_back(corner);
            }
        }
        scene.append(object(1, ObjectKind::Static, {}, mesh, HitResponse::None));
    }
    if (floor == 3) {
        Polygon polygon{{{0.0, 0.0}, {100.0, 0.0}}};
        for (int i = 100; i >= 0; i -= 5)
            polygon.points.push_back({static_cast<double>(i), 1.0});
        scene.append(object(1, ObjectKind::Static, {}, polygon, HitResponse::None));
    }
    scene.append(
        object(200, ObjectKind::Dynamic, {10.0, 1.5}, shape, HitResponse::Bounce, moving({20.0, 0.0}, 1.0, 0.0)));
    World world = worldOf(scene);
    for (int step = 0; step < 120; ++step)
        world.step();
    QVERIFY2(std::abs(positionOf(world, 200).x - 50.0) < 1e-3, qPrintable(QString::number(positionOf(world, 200).x)));
    QVERIFY2(std::abs(positionOf(world, 200).y - 1.5) < 1e-3, qPrintable(QString::number(positionOf(world, 200).y)));
}

/// The floor and the wall at its end are one shape; the contact with the floor must not hide the wall.
void TestSweptMotion::wallOfTheSameShapeIsMet()
{
    Scene scene = sweptWorld();
    Mesh mesh{{{0, 0}, {60, 0}, {60, 1}, {0, 1}, {40, 1}, {40.05, 1}, {40.05, 9}, {40, 9}},
              {0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7},
              true};
    scene.append(object(1, ObjectKind::Static, {}, mesh, HitResponse::None));
    scene.append(ball(2, {30.0, 1.5}, 0.5, {300.0, 0.0}));
    World world = worldOf(scene);
    for (int step = 0; step < 30; ++step) {
        world.step();
        QVERIFY(positionOf(world, 2).x <= 39.5 + 1e-6);
    }
    QCOMPARE(velocityOf(world, 2), (Vec2{-300.0, 0.0}));
}

/// An object that is not pushed away counts as infinitely heavy: the load stays on the lift and does not slow it down.
void TestSweptMotion::liftCarriesItsLoad()
{
    Scene scene = sweptWorld({0.0, -10.0});
    scene.append(object(1, ObjectKind::Dynamic, {50.0, 1.0}, Box{10.0, 0.1}, HitResponse::None, [](SceneObject& o) {
        o.velocity = {0.0, 4.0};
        o.gravityScale = 0.0;
    }));
    scene.append(ball(2, {50.0, 1.55}, 0.5, {0.0, 0.0}, 0.0));
    World world = worldOf(scene);
    for (int step = 0; step < 300; ++step) {
        world.step();
        const double lift = positionOf(world, 1).y;
        QVERIFY(std::abs(lift - (1.0 + 4.0 * (step + 1) / 60.0)) < 1e-9);
        QVERIFY2(std::abs(positionOf(world, 2).y - lift - 0.55) < 0.01,
                 qPrintable(QString::number(positionOf(world, 2).y - lift)));
    }
}

/// Sensors and objects that a hit removes are found along the path, and do not shorten it.
void TestSweptMotion::sensorsAreSeenOnTheWay()
{
    Scene scene = sweptWorld();
    scene.append(wall(1, {12.0, 50.0}, 0.1, 10.0));
    scene.append(object(2, ObjectKind::Static, {13.0, 50.0}, Box{0.1, 10.0}, HitResponse::Remove));
    scene.append(wall(3, {30.0, 50.0}, 0.1, 10.0));
    scene.append(object(9, ObjectKind::Dynamic, {11.0, 50.0}, Circle{0.1}, HitResponse::None, moving({300.0, 0.0})));
    World world = worldOf(scene);
    const StepReport report = world.step();
    QCOMPARE(positionOf(world, 9), (Vec2{16.0, 50.0}));
    QCOMPARE(report.began, (std::vector<IdPair>{{{1}, {9}}, {{2}, {9}}}));
    QCOMPARE(report.ended, report.began);
    QCOMPARE(report.hits, std::uint64_t{1});
    QCOMPARE(report.removed, (std::vector<ObjectId>{{2}}));
    QVERIFY(report.stayed.empty());
    QVERIFY(world.step().began.empty());
}

/// A bullet that is removed by its hit does not reach the objects behind.
void TestSweptMotion::bulletsEndWhereTheyHit()
{
    Scene scene = sweptWorld();
    scene.append(wall(1, {12.0, 50.0}, 0.1, 10.0));
    scene.append(object(2, ObjectKind::Static, {13.0, 50.0}, Box{0.1, 10.0}, HitResponse::Remove));
    scene.append(object(9, ObjectKind::Dynamic, {11.0, 50.0}, Circle{0.1}, HitResponse::Remove, moving({300.0, 0.0})));
    World world = worldOf(scene);
    const StepReport report = world.step();
    QCOMPARE(report.removed, (std::vector<ObjectId>{{9}}));
    QCOMPARE(report.began, (std::vector<IdPair>{{{1}, {9}}}));
}

void TestSweptMotion::sweptBallKeepsItsHeight_data()
{
    QTest::addColumn<double>("height");
    for (const double height : {0.7, 3.0, 20.0})
        QTest::addRow("%g m", height) << height;
}

void TestSweptMotion::sweptBallKeepsItsHeight()
{
    QFETCH(const double, height);
    Scene scene = sweptWorld({0.0, -10.0});
    scene.step.integrator = Integrator::VelocityVerlet;
    scene.append(wall(1, {50.0, 0.0}, 100.0, 2.0));
    scene.append(ball(2, {50.0, 1.5 + height}, 0.5, {}));
    World world = worldOf(scene);
    for (int step = 0; step < 10'000; ++step) {
        world.step();
        const double left = positionOf(world, 2).y - 1.5 + lengthSquared(velocityOf(world, 2)) / 20.0;
        QVERIFY2(std::abs(left - height) < 0.01 * height,
                 qPrintable(QStringLiteral("%1 m at step %2").arg(left).arg(step)));
    }
}

BROADSIDE_TEST(TestSweptMotion)

} // namespace broadside::test::tst_swept_motion

#include "tst_swept_motion.moc"
