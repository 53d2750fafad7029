#include "core/base/random.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/test.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace broadside::test::tst_standstill {

namespace {

constexpr ObjectKind kBody = ObjectKind::Dynamic;
constexpr ObjectKind kWall = ObjectKind::Static;

/// A floor whose top is at y = 1 m, and a ball above it.
Scene ballOverFloor(HitResponse onHit, Vec2 velocity = {})
{
    Scene scene = emptyWorld({0.0, -10.0});
    scene.append(object(1, kWall, {50.0, 0.5}, Box{100.0, 1.0}, HitResponse::None));
    scene.append(object(2, kBody, {50.0, 5.0}, Circle{0.25}, onHit, moving(velocity)));
    return scene;
}

/// The first of two consecutive steps after which the world reports that it rests.
std::optional<std::uint64_t> restsAfter(World& world, int steps)
{
    std::optional<Standstill> before;
    for (int i = 0; i < steps; ++i) {
        world.step();
        const std::optional<Standstill> now = world.standstill();
        if (now && now == before)
            return world.stepCount() - 1;
        before = now;
    }
    return std::nullopt;
}

} // namespace

class TestStandstill : public QObject {
    Q_OBJECT
private slots:
    void aBallThatLandsIsAtRest();
    void whatBouncesIsNotAtRest();
    void whatLeftTheWorldDoesNotCount();
    void whatComesBackCounts_data();
    void whatComesBackCounts();
    void whatActsByTheClockIsNotAtRest_data();
    void whatActsByTheClockIsNotAtRest();
    void aWorldAtRestStaysAsItIs();
};

void TestStandstill::aBallThatLandsIsAtRest()
{
    World world = worldOf(ballOverFloor(HitResponse::Stop));
    const auto step = restsAfter(world, 200);
    QVERIFY(step);
    QCOMPARE(world.standstill()->departed, std::size_t{0});
    QVERIFY(positionOf(world, 2).y < 1.3);
}

void TestStandstill::whatBouncesIsNotAtRest()
{
    World world = worldOf(ballOverFloor(HitResponse::Bounce));
    QVERIFY(!restsAfter(world, 500));
}

void TestStandstill::whatLeftTheWorldDoesNotCount()
{
    Scene scene = emptyWorld({0.0, -10.0});
    scene.append(object(1, kBody, {50.0, 2.0}, Circle{0.25}, HitResponse::None, moving({3.0, 0.0})));
    World world = worldOf(scene);
    while (positionOf(world, 1).y >= -0.25) {
        QVERIFY(!world.standstill());
        world.step();
    }
    world.step();
    QVERIFY(world.standstill());
    QCOMPARE(world.standstill()->departed, std::size_t{1});
}

void TestStandstill::whatComesBackCounts_data()
{
    QTest::addColumn<bool>("pulledBack");
    QTest::addColumn<bool>("wallOutside");
    QTest::addColumn<EdgeRule>("edges");
    QTest::newRow("thrown up beyond the upper edge") << true << false << EdgeRule::Open;
    QTest::newRow("a wall below the world waits for it") << false << true << EdgeRule::Open;
    QTest::newRow("edges wrap") << false << false << EdgeRule::Wrap;
}

void TestStandstill::whatComesBackCounts()
{
    QFETCH(const bool, pulledBack);
    QFETCH(const bool, wallOutside);
    QFETCH(const EdgeRule, edges);
    Scene scene = emptyWorld({0.0, -10.0});
    scene.world.edges = edges;
    const Vec2 velocity{0.0, pulledBack ? 60.0 : -5.0};
    scene.append(
        object(1, kBody, {50.0, pulledBack ? 99.0 : 1.0}, Circle{0.25}, HitResponse::Bounce, moving(velocity)));
    if (wallOutside)
        scene.append(object(2, kWall, {50.0, -60.0}, Box{100.0, 1.0}, HitResponse::None));
    World world = worldOf(scene);
    QVERIFY(!restsAfter(world, 100));
}

void TestStandstill::whatActsByTheClockIsNotAtRest_data()
{
    QTest::addColumn<Component>("component");
    QTest::addColumn<bool>("ends");
    QTest::newRow("a lifetime") << Component{Lifetime{1.0}} << true;
    QTest::newRow("a spawner with copies left") << Component{Spawner{{2}, 0.5, 2}} << true;
    QTest::newRow("a paddle of the player") << Component{Paddle{}} << false;
    QTest::newRow("a flipper") << Component{Flipper{}} << false;
}

void TestStandstill::whatActsByTheClockIsNotAtRest()
{
    QFETCH(const Component, component);
    QFETCH(const bool, ends);
    Scene scene = emptyWorld();
    scene.append(object(1, kWall, {50.0, 50.0}, Box{1.0, 1.0}, HitResponse::None,
                        [&](SceneObject& o) { o.components = {component}; }));
    scene.append(object(2, kWall, {20.0, 20.0}, Box{1.0, 1.0}, HitResponse::None));
    World world = worldOf(scene);
    const auto stepsOfHalfASecond = static_cast<int>(0.5 / scene.step.dt);
    for (int i = 1; i < stepsOfHalfASecond; ++i) {
        world.step();
        QVERIFY(!world.standstill());
    }
    QCOMPARE(restsAfter(world, 100).has_value(), ends);
}

/// Random worlds. After a world reports that it rests, nothing moves, spawns or is removed in it.
void TestStandstill::aWorldAtRestStaysAsItIs()
{
    Random random(20);
    int rests = 0;
    for (int round = 0; round < 200; ++round) {
        Scene scene = emptyWorld({0.0, random.below(3) == 0 ? 0.0 : -10.0});
        for (std::uint64_t id = 1; id <= 12; ++id) {
            const bool isBody = random.below(2) == 0;
            const Vec2 place{random.between(0.0, 100.0), random.between(0.0, 100.0)};
            const HitResponse onHit = std::array{HitResponse::None, HitResponse::Remove, HitResponse::Stop,
                                                 HitResponse::Bounce}[random.below(4)];
            scene.append(
                object(id, isBody ? kBody : kWall, place, Box{random.between(0.5, 30.0), 1.0}, onHit,
                       isBody && random.below(2) == 0 ? moving({random.between(-9.0, 9.0), 0.0}) : moving({})));
        }
        World world = worldOf(scene);
        if (!restsAfter(world, 1000))
            continue;
        ++rests;
        std::vector<std::pair<ObjectId, Vec2>> standing;
        world.objects().forEach([&](ObjectIndex row) {
            if (world.velocityOf(row) == Vec2{})
                standing.emplace_back(world.objects().idOf(row), world.objects().poseOf(row).position);
        });
        for (int i = 0; i < 300; ++i) {
            const StepReport report = world.step();
            QVERIFY(report.removed.empty() && report.spawned.empty());
            world.objects().forEach([&](ObjectIndex row) {
                const bool isMoving = world.velocityOf(row) != Vec2{};
                QVERIFY2(!isMoving || !overlaps(world.objects().boundsOf(row), Aabb{{}, {100.0, 100.0}}),
                         qPrintable(QString::number(round)));
            });
        }
        for (const auto& [id, position] : standing)
            QCOMPARE(positionOf(world, id.value), position);
    }
    QVERIFY2(rests > 50, qPrintable(QString::number(rests)));
}

BROADSIDE_TEST(TestStandstill)

} // namespace broadside::test::tst_standstill

#include "tst_standstill.moc"
