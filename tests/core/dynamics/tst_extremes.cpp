#include "core/base/random.h"
#include "core/dynamics/world.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside::test::tst_extremes {

/// @file
/// Valid scenes that lead to extreme numbers: no number may become NaN, and no object may vanish without a message.

using namespace broadside::testing;

namespace {

/// A random magnitude between two powers of ten with either sign; sometimes 0.
double magnitude(Random& random, double lowest, double highest)
{
    if (random.below(6) == 0)
        return 0.0;
    const double value = std::pow(10.0, random.between(lowest, highest));
    return random.below(2) == 0 ? value : -value;
}
double positive(Random& random, double lowest, double highest)
{
    return std::pow(10.0, random.between(lowest, highest));
}
Vec2 magnitudes(Random& random, double lowest, double highest)
{
    const double x = magnitude(random, lowest, highest);
    return {x, magnitude(random, lowest, highest)};
}

Component extremeComponent(Random& random)
{
    switch (random.below(5)) {
    case 0:
        return Launcher{{1 + random.below(5)}, positive(random, -300, 300)};
    case 1:
        return Walker{positive(random, -300, 300), Walker::Direction::Left, 0.0};
    case 2:
        return Spawner{{1 + random.below(5)}, positive(random, -300, 3), 20};
    case 3:
        return Lifetime{positive(random, -300, 300)};
    default:
        return Paddle{Paddle::Axis::X, positive(random, -300, 300), {random.below(3)}};
    }
}

ObjectPtr extremeObject(Random& random, std::uint64_t id)
{
    const bool wild = random.below(2) == 0; // the other objects are normal, so that the extreme ones hit something
    auto o = std::make_shared<SceneObject>();
    o->id = {id};
    o->kind = random.below(3) == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
    o->shape = randomShape(random, static_cast<int>(random.below(kShapeKinds)));
    if (wild && random.below(2) == 0)
        o->shape = Box{positive(random, -12, 9), positive(random, -12, 9)};
    o->pose = randomPose(random, o->shape, wild ? magnitudes(random, -3, 8.9) : Vec2{});
    o->onHit = static_cast<HitResponse>(random.below(4));
    if (!wild)
        return o;
    o->velocity = magnitudes(random, -300, 308);
    o->acceleration = magnitudes(random, -300, 308);
    o->force = magnitudes(random, -300, 308);
    o->mass = positive(random, -320, 308);
    o->gravityScale = magnitude(random, -300, 308);
    o->restitution = std::abs(magnitude(random, -300, 308));
    if (random.below(3) == 0)
        o->components.push_back(extremeComponent(random));
    return o;
}

Scene extremeScene(Random& random)
{
    Scene scene;
    scene.world = {positive(random, -3, 9),
                   positive(random, -3, 9),
                   magnitudes(random, -300, 308),
                   Vec2{},
                   std::nullopt,
                   static_cast<EdgeRule>(random.below(4))};
    if (random.below(3) == 0)
        scene.world.terminalSpeed = positive(random, -300, 300);
    scene.broadPhase.algorithm = random.below(2) == 0 ? Algorithm::HashedGrid : Algorithm::AabbTree;
    scene.step = {random.below(2) == 0 ? 1.0 / 60.0 : positive(random, -300, 308),
                  static_cast<Integrator>(random.below(3)), random.below(2) == 0};
    for (std::uint64_t id = 1; id <= 8; ++id)
        scene.append(extremeObject(random, id));
    return scene;
}

bool isSound(Vec2 v) { return std::abs(v.x) <= 1e13 && std::abs(v.y) <= 1e13; }

} // namespace

class TestExtremes : public QObject {
    Q_OBJECT
private slots:
    void validScenesNeverBecomeNaN();
    void whatIsStoppedIsReported_data();
    void whatIsStoppedIsReported();
    void bouncesOfTinyMassesAreShared_data();
    void bouncesOfTinyMassesAreShared();
};

void TestExtremes::validScenesNeverBecomeNaN()
{
    const int scenes = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? 20'000 : 1'000;
    Random random(1);
    int valid = 0;
    std::size_t stopped = 0;
    for (int i = 0; i < scenes; ++i) {
        const SceneReading reading = readScene(writeScene(extremeScene(random)), "extreme.broadside");
        if (!reading.scene)
            continue;
        auto world = World::fromScene(*reading.scene);
        if (!world)
            continue;
        ++valid;
        const Input shot = ShootInput{{1 + random.below(8)}, magnitudes(random, -300, 9)};
        for (int step = 0; step < 30; ++step) {
            const StepReport report = step == 3 ? world->step({&shot, 1}) : world->step();
            stopped += report.problems.size();
            world->objects().forEach([&](ObjectIndex row) {
                const Pose& pose = world->objects().poseOf(row);
                const bool moves = world->objects().filterOf(row).dynamic;
                const Vec2 velocity = world->velocityOf(row);
                QVERIFY2(isSound(pose.position) && (isSound(velocity) || (!moves && isFinite(velocity))),
                         qPrintable(QStringLiteral("scene %1, step %2, object %3: at %4, %5 with %6, %7 m/s")
                                        .arg(i)
                                        .arg(step)
                                        .arg(world->objects().idOf(row).value)
                                        .arg(pose.position.x)
                                        .arg(pose.position.y)
                                        .arg(velocity.x)
                                        .arg(velocity.y)));
                QVERIFY(std::isfinite(pose.angle));
            });
            if (QTest::currentTestFailed())
                return;
        }
    }
    QVERIFY2(valid > scenes / 4, qPrintable(QString::number(valid)));
    QVERIFY(stopped > 1'000);
}

void TestExtremes::whatIsStoppedIsReported_data()
{
    QTest::addColumn<double>("mass");
    QTest::addColumn<Vec2>("force");
    QTest::addColumn<Vec2>("velocity");
    QTest::addColumn<double>("dt");
    QTest::newRow("a force on next to no mass") << 1e-310 << Vec2{1.0, 0.0} << Vec2{} << 0.01;
    QTest::newRow("a huge force") << 1.0 << Vec2{0.0, -1e300} << Vec2{} << 0.01;
    QTest::newRow("a huge velocity") << 1.0 << Vec2{} << Vec2{1e300, 1e300} << 0.01;
    QTest::newRow("a huge step") << 1.0 << Vec2{} << Vec2{1.0, 0.0} << 1e300;
    QTest::newRow("forces that cancel out to nothing known") << 1e-310 << Vec2{1.0, -1.0} << Vec2{-1e300, 1e300} << 1.0;
}

void TestExtremes::whatIsStoppedIsReported()
{
    QFETCH(const double, mass);
    QFETCH(const Vec2, force);
    QFETCH(const Vec2, velocity);
    QFETCH(const double, dt);
    for (const bool continuous : {false, true}) {
        auto o = std::make_shared<SceneObject>();
        o->id = {7};
        o->name = "Comet";
        o->kind = ObjectKind::Dynamic;
        o->mass = mass;
        o->force = force;
        o->velocity = velocity;
        Scene scene;
        scene.step = {dt, Integrator::SemiImplicitEuler, continuous};
        scene.append(o);
        World world = World::fromScene(scene).value();
        const StepReport report = world.step();
        QCOMPARE(report.problems.size(), std::size_t{1});
        QCOMPARE(report.problems[0].object, ObjectId{7});
        QVERIFY(report.problems[0].message.text().find("position or velocity of Comet became NaN or infinite") !=
                std::string::npos);
        QVERIFY(!report.problems[0].remedy.empty());
        QCOMPARE(world.velocityOf(0), (Vec2{}));
        QCOMPARE(world.objects().poseOf(0).position, (Vec2{}));
    }
}

void TestExtremes::bouncesOfTinyMassesAreShared_data()
{
    QTest::addColumn<double>("massA");
    QTest::addColumn<double>("massB");
    QTest::addColumn<double>("speedA"); // speeds after 1 m/s meets -1 m/s
    QTest::addColumn<double>("speedB");
    QTest::newRow("equal") << 1.0 << 1.0 << -1.0 << 1.0;
    QTest::newRow("equal, tiny") << 1e-310 << 1e-310 << -1.0 << 1.0;
    QTest::newRow("equal, huge") << 1e308 << 1e308 << -1.0 << 1.0;
    QTest::newRow("tiny and huge") << 1e-310 << 1e308 << -3.0 << -1.0;
    QTest::newRow("huge and tiny") << 1e308 << 1e-310 << 1.0 << 3.0;
}

void TestExtremes::bouncesOfTinyMassesAreShared()
{
    QFETCH(const double, massA);
    QFETCH(const double, massB);
    QFETCH(const double, speedA);
    QFETCH(const double, speedB);
    Scene scene;
    scene.world.gravity = {};
    for (std::uint64_t id = 1; id <= 2; ++id) {
        auto o = std::make_shared<SceneObject>();
        o->id = {id};
        o->kind = ObjectKind::Dynamic;
        o->shape = Circle{0.5};
        o->onHit = HitResponse::Bounce;
        o->pose.position = {id == 1 ? 0.0 : 1.01, 0.0};
        o->velocity = {id == 1 ? 1.0 : -1.0, 0.0};
        o->mass = id == 1 ? massA : massB;
        scene.append(o);
    }
    World world = World::fromScene(scene).value();
    QVERIFY(world.step().problems.empty());
    QVERIFY(std::abs(world.velocityOf(0).x - speedA) < 1e-12);
    QVERIFY(std::abs(world.velocityOf(1).x - speedB) < 1e-12);
}

BROADSIDE_TEST(TestExtremes)

} // namespace broadside::test::tst_extremes

#include "tst_extremes.moc"
