#include "core/base/random.h"
#include "core/debug/audit/crossing.h"
#include "core/debug/audit/passage.h"
#include "core/debug/why/why.h"
#include "core/dynamics/integrator.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace broadside::test::tst_crossing {

/// Objects that get to the other side of an obstacle although an overlap with it is found.

namespace {

constexpr double kRadius = 0.125;

Pose at(double x, double y)
{
    Pose pose;
    pose.position = {x, y};
    return pose;
}

/// Moves a circle past a wall 0.25 m thick at x = 4.
std::optional<Crossing> crossingOfWall(Vec2 from, Vec2 to)
{
    return crossingOf(Circle{kRadius}, at(from.x, from.y), to - from, Box{0.25, 3.0}, at(4.0, 5.0));
}

/// Makes steps and returns all passages.
std::vector<Passage> passagesIn(World& world, int steps)
{
    std::vector<Passage> all;
    PassageTracker watch(world);
    for (int i = 0; i < steps; ++i) {
        const StepReport report = world.step();
        const std::vector<Passage> found = watch.observe(world, report);
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

/// 10 by 10 m between walls of 0.4 m, full of balls that move up to 0.7 m per step.
Scene roomOfFastBalls(std::uint64_t seed, double dt)
{
    Random random(seed);
    Scene scene = emptyWorld();
    scene.step.dt = dt;
    const auto wall = [&](std::uint64_t id, Vec2 position, double width, double height) {
        scene.append(object(id, ObjectKind::Static, position, Box{width, height}, HitResponse::None));
    };
    wall(1, {20.0, 25.0}, 0.4, 10.4);
    wall(2, {30.0, 25.0}, 0.4, 10.4);
    wall(3, {25.0, 20.0}, 10.4, 0.4);
    wall(4, {25.0, 30.0}, 10.4, 0.4);
    for (std::uint64_t id = 10; id < 40; ++id) {
        const Vec2 position{random.between(21.0, 29.0), random.between(21.0, 29.0)};
        const double angle = random.between(0.0, 2.0 * std::numbers::pi);
        const double speed = random.between(5.0, 42.0);
        scene.append(object(id, ObjectKind::Dynamic, position, Circle{0.1}, HitResponse::Bounce, [&](SceneObject& o) {
            o.velocity = speed * Vec2{std::cos(angle), std::sin(angle)};
            o.category = 2;
            o.mask = 1;
        }));
    }
    return scene;
}

// --- an oracle for balls and walls: on which side of the wall's middle line is the ball's centre? -------------------

struct Wall {
    Vec2 centre;
    Vec2 along; ///< Unit vector.
    double halfLength = 0.0;
    double halfThickness = 0.0;
};

enum class Verdict { Passed, DidNot, TooClose };

Verdict verdictOn(const Wall& wall, double radius, Vec2 from, Vec2 to)
{
    const Vec2 across{-wall.along.y, wall.along.x};
    const double reach = wall.halfThickness + radius;
    const double before = dot(from - wall.centre, across);
    const double after = dot(to - wall.centre, across);
    const double alongBefore = dot(from - wall.centre, wall.along);
    const double alongAfter = dot(to - wall.centre, wall.along);
    const double most = std::max(std::abs(alongBefore), std::abs(alongAfter));
    const double least = alongBefore * alongAfter < 0.0 ? 0.0 : std::min(std::abs(alongBefore), std::abs(alongAfter));
    if (least > wall.halfLength + reach || std::min(std::abs(before), std::abs(after)) > 100.0 * reach)
        return Verdict::DidNot;
    if (most > wall.halfLength - 2.0 * reach) // near the ends a ball can also go around the wall
        return before * after > reach * reach ? Verdict::DidNot : Verdict::TooClose;
    const double travel = std::abs(after - before);
    if (std::abs(before) < 0.55 * reach || std::abs(after) < 1e-9) // the ball began inside the wall
        return Verdict::TooClose;
    if (before * after > 0.0)
        return Verdict::DidNot;
    const bool isFlat = travel < 0.12 * length(to - from);
    return isFlat || travel < 0.15 * reach ? Verdict::TooClose : Verdict::Passed;
}

struct WallWorld {
    Scene scene = emptyWorld();
    std::vector<Wall> walls; ///< Their ids begin at 1.
    double radius = 0.0;     ///< Of the balls; their ids follow those of the walls.
};

WallWorld wallWorld(std::uint64_t seed)
{
    Random random(seed);
    WallWorld made;
    made.scene.world.gravity = {random.between(-5.0, 5.0), random.between(-20.0, 20.0)};
    made.scene.step.dt = 1.0 / 60.0;
    made.radius = random.between(0.05, 0.3);
    for (std::uint64_t id = 1; id <= 6; ++id) {
        const double angle = random.between(0.0, 360.0);
        const double radians = angle * std::numbers::pi / 180.0;
        const Wall wall{{random.between(10.0, 30.0), random.between(10.0, 30.0)},
                        {std::cos(radians), std::sin(radians)},
                        random.between(4.0, 8.0),
                        random.between(0.02, 0.4)};
        made.walls.push_back(wall);
        made.scene.append(object(id, ObjectKind::Static, wall.centre,
                                 OrientedBox{2.0 * wall.halfLength, 2.0 * wall.halfThickness}, HitResponse::None,
                                 [&](SceneObject& o) { o.pose.angle = angle; }));
    }
    for (std::uint64_t id = 11; id <= 40; ++id) {
        const Vec2 position{random.between(8.0, 32.0), random.between(8.0, 32.0)};
        const Vec2 velocity{random.between(-40.0, 40.0), random.between(-40.0, 40.0)};
        const auto response = random.below(4) == 0 ? HitResponse::Stop : HitResponse::Bounce;
        made.scene.append(object(id, ObjectKind::Dynamic, position, Circle{made.radius}, response, [&](SceneObject& o) {
            o.velocity = velocity;
            o.category = 2;
            o.mask = 1;
            o.restitution = 0.8;
        }));
    }
    return made;
}

} // namespace

class TestCrossing : public QObject {
    Q_OBJECT
private slots:
    void comesBeyondTheMiddle_data();
    void comesBeyondTheMiddle();
    void saysWhere();
    void aRoomIsLeftThroughItsWallsOnly();
    void onlyWhatIsKeptApart_data();
    void onlyWhatIsKeptApart();
    void whySaysSo();
    void everyEscapeIsNamed();
    void saysWhatTheSideOfTheCentreSays();
    void nothingElsePasses_data();
    void nothingElsePasses();
};

void TestCrossing::comesBeyondTheMiddle_data()
{
    QTest::addColumn<double>("fromX");
    QTest::addColumn<double>("fromY");
    QTest::addColumn<double>("toX");
    QTest::addColumn<double>("toY");
    QTest::addColumn<bool>("crosses");
    QTest::newRow("to before the middle") << 3.0 << 5.0 << 3.95 << 5.0 << false;
    QTest::newRow("to beyond the middle") << 3.0 << 5.0 << 4.05 << 5.0 << true;
    QTest::newRow("to behind the wall") << 3.0 << 5.0 << 6.0 << 5.0 << true;
    QTest::newRow("pushed out in front") << 3.0 << 5.0 << 3.75 << 5.0 << false;
    QTest::newRow("pushed out behind") << 3.0 << 5.0 << 4.25 << 5.0 << true;
    QTest::newRow("from the touch to behind") << 3.75 << 5.0 << 4.25 << 5.0 << true;
    QTest::newRow("from a little inside to beyond the middle") << 3.8 << 5.0 << 4.1 << 5.0 << true;
    QTest::newRow("from deep inside to beyond the middle") << 3.95 << 5.0 << 4.1 << 5.0 << false;
    QTest::newRow("from inside back") << 3.9 << 5.0 << 3.0 << 5.0 << false;
    QTest::newRow("from beyond the middle out") << 4.1 << 5.0 << 6.0 << 5.0 << false;
    QTest::newRow("from a little inside back through") << 4.2 << 5.0 << 3.9 << 5.0 << true;
    QTest::newRow("trembles at the middle") << 3.999 << 5.0 << 4.001 << 5.0 << false;
    QTest::newRow("does not come there") << 2.0 << 5.0 << 3.0 << 5.0 << false;
    QTest::newRow("leaves it") << 3.75 << 5.0 << 2.0 << 5.0 << false;
    QTest::newRow("slides along") << 3.75 << 4.0 << 3.75 << 5.5 << false;
    QTest::newRow("slides along, a little inside") << 3.76 << 4.0 << 3.755 << 5.5 << false;
    QTest::newRow("round the upper corner") << 3.8 << 6.4 << 4.0 << 6.6 << false;
    QTest::newRow("grazes the upper end") << 3.7 << 6.622 << 4.3 << 6.622 << false;
    QTest::newRow("lies there") << 4.05 << 5.0 << 4.05 << 5.0 << false;
}

void TestCrossing::comesBeyondTheMiddle()
{
    QFETCH(const double, fromX);
    QFETCH(const double, fromY);
    QFETCH(const double, toX);
    QFETCH(const double, toY);
    QFETCH(const bool, crosses);
    QCOMPARE(crossingOfWall({fromX, fromY}, {toX, toY}).has_value(), crosses);
    // the same relative motion, with the wall moving instead of the ball
    const Vec2 way = Vec2{toX, toY} - Vec2{fromX, fromY};
    QCOMPARE(crossingOf(Box{0.25, 3.0}, at(4.0, 5.0), -way, Circle{kRadius}, at(fromX, fromY)).has_value(), crosses);
}

void TestCrossing::saysWhere()
{
    const auto crossing = crossingOfWall({3.0, 5.0}, {4.5, 5.0});
    QVERIFY(crossing);
    QVERIFY(std::abs(crossing->begin - 0.5) < 1e-6);        // 0.75 m of 1.5 m
    QVERIFY(std::abs(crossing->middle - 2.0 / 3.0) < 1e-6); // 1 m of 1.5 m
}

/// One object with four walls: from one wall to another is not a passage.
void TestCrossing::aRoomIsLeftThroughItsWallsOnly()
{
    const Shape room = Compound{{{{-2.0, 0.0}, 0.0, Box{0.25, 4.25}},
                                 {{2.0, 0.0}, 0.0, Box{0.25, 4.25}},
                                 {{0.0, -2.0}, 0.0, Box{4.25, 0.25}},
                                 {{0.0, 2.0}, 0.0, Box{4.25, 0.25}}}};
    const auto crosses = [&](double from, double to) {
        return crossingOf(Circle{kRadius}, at(from, 5.0), {to - from, 0.0}, room, at(5.0, 5.0)).has_value();
    };
    QVERIFY(!crosses(3.25, 6.75)); // touches both walls
    QVERIFY(!crosses(3.2, 6.8));   // and overlaps both
    QVERIFY(!crosses(5.0, 6.9));
    QVERIFY(crosses(5.0, 7.1));
    QVERIFY(crosses(3.25, 7.1));
    QVERIFY(crosses(3.25, 7.25));
    QVERIFY(crosses(5.0, 8.0));
}

void TestCrossing::onlyWhatIsKeptApart_data()
{
    QTest::addColumn<int>("ball");
    QTest::addColumn<int>("wall");
    QTest::addColumn<bool>("passes");
    QTest::newRow("bounces") << int(HitResponse::Bounce) << int(HitResponse::None) << true;
    QTest::newRow("stops") << int(HitResponse::Stop) << int(HitResponse::None) << true;
    QTest::newRow("a sensor") << int(HitResponse::None) << int(HitResponse::None) << false;
    QTest::newRow("a static bounce does nothing") << int(HitResponse::None) << int(HitResponse::Bounce) << false;
    QTest::newRow("the wall is removed") << int(HitResponse::Bounce) << int(HitResponse::Remove) << false;
    QTest::newRow("the ball is removed") << int(HitResponse::Remove) << int(HitResponse::None) << false;
}

/// The ball ends behind the middle line of the wall in the first step, and behind the wall in the second.
void TestCrossing::onlyWhatIsKeptApart()
{
    QFETCH(const int, ball);
    QFETCH(const int, wall);
    QFETCH(const bool, passes);
    Scene scene = emptyWorld();
    scene.step.dt = 0.01;
    scene.append(object(1, ObjectKind::Dynamic, {3.0, 5.0}, Circle{kRadius}, HitResponse(ball), moving({105.0, 0.0})));
    scene.append(object(2, ObjectKind::Static, {4.0, 5.0}, Box{0.25, 3.0}, HitResponse(wall)));
    World world = worldOf(scene);
    PassageTracker watch(world);
    StepReport report = world.step();
    QCOMPARE(report.began.size(), std::size_t{1});
    const std::vector<Passage> first = watch.observe(world, report);
    report = world.step();
    const std::vector<Passage> second = watch.observe(world, report);
    QCOMPARE(first.size(), std::size_t{passes});
    QCOMPARE(second.size(), std::size_t{0}); // it is reported once
    if (!passes)
        return;
    QVERIFY(first[0].wasSeen);
    QCOMPARE(first[0].object.value, std::uint64_t{1});
    QCOMPARE(first[0].through.value, std::uint64_t{2});
    QVERIFY(std::abs(first[0].inside - 0.25) < 1e-6); // from the first touch to the middle line
    QVERIFY(positionOf(world, 1).x > 4.25);
}

void TestCrossing::whySaysSo()
{
    Scene scene = emptyWorld();
    scene.step.dt = 0.01;
    scene.append(
        object(1, ObjectKind::Dynamic, {3.0, 5.0}, Circle{kRadius}, HitResponse::Bounce, moving({105.0, 0.0})));
    scene.append(object(2, ObjectKind::Static, {4.0, 5.0}, Box{0.25, 3.0}, HitResponse::None));
    World world = worldOf(scene);
    PassageTracker passageTracker(world);
    PairWatch pair({1}, {2});
    for (int step = 1; step <= 4; ++step) {
        const StepReport report = world.step();
        pair.observe(report);
        for (const Passage& passed : passageTracker.observe(world, report))
            pair.observe(FoundPassage{report.step, scene.step.dt, passed});
        const WhyAnswer answer = why(Frame::of(world, &report), 0, 1, &pair);
        QVERIFY2(answer.sentence.text().find("passed through") != std::string::npos &&
                     answer.sentence.text().find("within step 1") != std::string::npos,
                 answer.sentence.text().c_str());
        QVERIFY2(answer.remedy.text().find("Nothing is wrong") == std::string::npos, answer.remedy.text().c_str());
        QVERIFY(std::holds_alternative<UseSweptCollision>(answer.fix));
    }
}

/// A ball that is outside at the end has passed through a wall; a ball without a passage is inside.
void TestCrossing::everyEscapeIsNamed()
{
    std::size_t escapes = 0;
    std::size_t seen = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        World world = worldOf(roomOfFastBalls(seed, 1.0 / 60.0));
        std::set<std::uint64_t> named;
        for (const Passage& passed : passagesIn(world, 120)) {
            named.insert(passed.object.value);
            seen += passed.wasSeen;
        }
        for (std::uint64_t id = 10; id < 40; ++id) {
            const Vec2 position = positionOf(world, id);
            const bool isInside = contains(Aabb{{20.0, 20.0}, {30.0, 30.0}}, position);
            escapes += !isInside;
            QVERIFY2(
                isInside != named.contains(id),
                qPrintable(
                    QStringLiteral("seed %1: atom %2 at %3, %4").arg(seed).arg(id).arg(position.x).arg(position.y)));
        }
    }
    QVERIFY2(escapes > 20 && seen > 20, qPrintable(QStringLiteral("%1 %2").arg(escapes).arg(seen)));
}

void TestCrossing::saysWhatTheSideOfTheCentreSays()
{
    const std::uint64_t worlds = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? 1000 : 100;
    int passed = 0;
    int seen = 0;
    int tooClose = 0;
    for (std::uint64_t seed = 1; seed <= worlds; ++seed) {
        const WallWorld made = wallWorld(seed);
        World world = worldOf(made.scene);
        const ObjectTable& objects = world.objects();
        PassageTracker watch(world);
        for (int step = 1; step <= 20; ++step) {
            std::vector<Vec2> before;
            for (ObjectIndex row = 0; row < objects.rowCount(); ++row)
                before.push_back(objects.poseOf(row).position);
            const StepReport report = world.step();
            const std::vector<Passage> found = watch.observe(world, report);
            for (auto row = static_cast<ObjectIndex>(made.walls.size()); row < objects.rowCount(); ++row) {
                for (std::size_t i = 0; i < made.walls.size(); ++i) {
                    const ObjectId ball = objects.idOf(row);
                    const ObjectId wall = objects.idOf(static_cast<ObjectIndex>(i));
                    const auto it = std::ranges::find_if(
                        found, [&](const Passage& t) { return t.object == ball && t.through == wall; });
                    const Verdict verdict =
                        verdictOn(made.walls[i], made.radius, before[row], objects.poseOf(row).position);
                    passed += verdict == Verdict::Passed;
                    tooClose += verdict == Verdict::TooClose;
                    seen += verdict == Verdict::Passed && it != found.end() && it->wasSeen;
                    if (verdict != Verdict::TooClose)
                        QVERIFY2((it != found.end()) == (verdict == Verdict::Passed),
                                 qPrintable(QStringLiteral("seed %1, step %2: %3 through %4")
                                                .arg(seed)
                                                .arg(step)
                                                .arg(ball.value)
                                                .arg(wall.value)));
                }
            }
        }
    }
    QVERIFY2(passed > int(worlds) && seen > int(worlds) && tooClose < 5 * passed,
             qPrintable(QStringLiteral("%1 %2 %3").arg(passed).arg(seen).arg(tooClose)));
}

void TestCrossing::nothingElsePasses_data()
{
    QTest::addColumn<Scene>("scene");
    const auto ground = [](Scene& scene) {
        scene.append(object(1, ObjectKind::Static, {50.0, 0.0}, Box{100.0, 2.0}, HitResponse::None));
    };
    const auto body = [](Scene& scene, std::uint64_t id, Vec2 position, const Shape& shape, Vec2 velocity,
                         HitResponse response = HitResponse::Bounce) {
        scene.append(object(id, ObjectKind::Dynamic, position, shape, response, moving(velocity, 1.0, 0.3)));
    };
    Scene pile = emptyWorld({0.0, -10.0});
    ground(pile);
    for (std::uint64_t id = 2; id < 60; ++id)
        body(pile, id, {40.0 + static_cast<double>(id % 6), 1.5 + static_cast<double>(id / 6)},
             id % 2 == 0 ? Shape(Circle{0.5}) : Shape(Box{0.9, 0.9}), {});
    QTest::newRow("a pile that comes to rest") << pile;
    Scene tiles = emptyWorld({0.0, -10.0});
    for (std::uint64_t id = 1; id < 40; ++id)
        tiles.append(object(id, ObjectKind::Static, {static_cast<double>(id), 0.5}, Box{1.0, 1.0}, HitResponse::None));
    body(tiles, 50, {2.0, 1.5}, Box{1.0, 1.0}, {12.0, 0.0});
    body(tiles, 51, {5.0, 1.25}, Circle{0.25}, {9.0, 0.0});
    QTest::newRow("sliding over tiles") << tiles;
    Scene hill = emptyWorld({0.0, -10.0});
    ground(hill);
    hill.append(object(2, ObjectKind::Static, {10.0, 0.0}, Circle{3.0}, HitResponse::None));
    body(hill, 3, {2.0, 1.5}, Circle{0.5}, {12.0, 0.0});
    body(hill, 4, {1.0, 1.4}, Box{0.8, 0.8}, {14.0, 0.0}, HitResponse::Stop);
    QTest::newRow("over a hill") << hill;
    Scene bouncing = emptyWorld({0.0, -10.0});
    ground(bouncing);
    bouncing.world.edges = EdgeRule::Bounce;
    for (std::uint64_t id = 2; id < 30; ++id)
        body(bouncing, id, {3.0 * static_cast<double>(id), 10.0}, Circle{0.4}, {1.0, -20.0});
    QTest::newRow("bouncing balls") << bouncing;
}

void TestCrossing::nothingElsePasses()
{
    QFETCH(const Scene, scene);
    World world = worldOf(scene);
    std::vector<Passage> found = passagesIn(world, 400);
    std::erase_if(found, [](const Passage& passed) { return !passed.wasSeen; });
    QVERIFY2(found.empty(), found.empty() ? ""
                                          : qPrintable(QStringLiteral("%1 times, first %2 through %3")
                                                           .arg(found.size())
                                                           .arg(found[0].object.value)
                                                           .arg(found[0].through.value)));
}

BROADSIDE_TEST(TestCrossing)

} // namespace broadside::test::tst_crossing

#include "tst_crossing.moc"
