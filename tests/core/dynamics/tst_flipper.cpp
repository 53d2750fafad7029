#include "core/debug/history/history.h"
#include "core/scene/generate.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <map>

namespace broadside::test::tst_flipper {

/// Objects that rotate about a pivot while their key is pressed, and objects that count hits.
class TestFlipper : public QObject {
    Q_OBJECT
private slots:
    void swingsAndComesBack_data();
    void swingsAndComesBack();
    void throwsWhatLiesOnIt();
    void atRestItIsAWall();
    void hitsScoreForThePlayer();
    void thePastHasItsOwnScoreAndAngle();
    void thePinballCanBePlayedByItsKeys();

private:
    static Scene flipperWorld(Flipper::Side side, double restAngle)
    {
        Scene scene = emptyWorld({0.0, -10.0});
        scene.step.dt = 1.0 / 120.0;
        const double way = side == Flipper::Side::Left ? 1.0 : -1.0;
        const Polygon shape{{{0.0, -0.08}, {way * 0.7, -0.05}, {way * 0.7, 0.05}, {0.0, 0.08}}};
        scene.append(object(1, ObjectKind::Static, {50.0, 50.0}, shape, HitResponse::None, [&](SceneObject& o) {
            o.pose.angle = restAngle;
            o.components = {Flipper{side, 50.0, 400.0}};
        }));
        return scene;
    }
    static double angleOf(const World& world) { return world.objects().poseOf(*world.objects().indexOf({1})).angle; }
    static StepReport press(World& world, double direction)
    {
        const Input input = SteerInput{{1}, direction};
        return world.step({&input, 1});
    }
};

void TestFlipper::swingsAndComesBack_data()
{
    QTest::addColumn<bool>("isLeft");
    QTest::addColumn<double>("end");
    QTest::newRow("left") << true << 25.0;
    QTest::newRow("right") << false << -25.0;
}

void TestFlipper::swingsAndComesBack()
{
    QFETCH(bool, isLeft);
    QFETCH(double, end);
    World world = worldOf(flipperWorld(isLeft ? Flipper::Side::Left : Flipper::Side::Right, -end));
    static_cast<void>(world.step());
    QCOMPARE(angleOf(world), -end);
    static_cast<void>(press(world, 1.0));
    QVERIFY2(std::abs(angleOf(world) - -end * (1.0 - 2.0 / 15.0)) < 1e-9, QByteArray::number(angleOf(world)));
    for (int step = 0; step < 30; ++step)
        static_cast<void>(world.step());
    QCOMPARE(angleOf(world), end);
    static_cast<void>(press(world, 0.0));
    for (int step = 0; step < 30; ++step)
        static_cast<void>(world.step());
    QCOMPARE(angleOf(world), -end);
}

void TestFlipper::throwsWhatLiesOnIt()
{
    Scene scene = flipperWorld(Flipper::Side::Left, 0.0);
    scene.append(object(2, ObjectKind::Dynamic, {50.5, 50.2}, Circle{0.1}, HitResponse::Bounce, moving({}, 1.0, 0.0)));
    World world = worldOf(scene);
    for (int step = 0; step < 60; ++step)
        static_cast<void>(world.step());
    // the ball rests there
    QVERIFY2(std::abs(velocityOf(world, 2).y) < 0.5, QByteArray::number(velocityOf(world, 2).y));
    double fastest = 0.0;
    static_cast<void>(press(world, 1.0));
    for (int step = 0; step < 10; ++step) {
        static_cast<void>(world.step());
        fastest = std::max(fastest, velocityOf(world, 2).y);
    }
    const double turning = 400.0 * 3.141592653589793 / 180.0; // radians per second
    const double slowest = 0.7 * 0.5 * turning;               // the ball rested 0.5 m from the pivot
    const double fastestOfAll = 1.2 * 0.7 * turning;          // the tip is 0.7 m from the pivot
    QVERIFY2(fastest > slowest && fastest < fastestOfAll, QByteArray::number(fastest));
    QVERIFY(positionOf(world, 2).y > 50.2);
}

void TestFlipper::atRestItIsAWall()
{
    Scene scene = flipperWorld(Flipper::Side::Left, 0.0);
    Scene wall = scene;
    wall.replace(edited(*wall.find({1}), [](SceneObject& o) { o.components = {}; }));
    for (Scene* each : {&scene, &wall})
        each->append(
            object(2, ObjectKind::Dynamic, {50.5, 51.0}, Circle{0.1}, HitResponse::Bounce, moving({0.1, 0.0})));
    World a = worldOf(scene);
    World b = worldOf(wall);
    for (int step = 0; step < 240; ++step) {
        static_cast<void>(a.step());
        static_cast<void>(b.step());
        QVERIFY(positionOf(a, 2) == positionOf(b, 2));
    }
}

void TestFlipper::hitsScoreForThePlayer()
{
    Scene scene = emptyWorld();
    const auto goal = [](std::uint32_t points, std::uint32_t player) {
        return [=](SceneObject& o) { o.components = {Score{points, player}}; };
    };
    scene.append(object(1, ObjectKind::Static, {10.0, 5.0}, Box{1.0, 9.0}, HitResponse::None, goal(10, 1)));
    scene.append(object(2, ObjectKind::Static, {20.0, 5.0}, Box{1.0, 9.0}, HitResponse::None, goal(1, 2)));
    scene.append(object(3, ObjectKind::Dynamic, {15.0, 5.0}, Circle{0.5}, HitResponse::Bounce, moving({30.0, 0.0})));
    World world = worldOf(scene);
    using Scores = std::map<std::uint32_t, std::uint64_t>;
    QVERIFY(world.scores() == (Scores{{1, 0}, {2, 0}}));
    Scores expected{{1, 0}, {2, 0}};
    for (int step = 0; step < 120; ++step)
        for (const StepEvent& event : world.step().events) {
            QCOMPARE(event.kind, StepEvent::Kind::Hit);
            event.object == ObjectId{1} ? expected[1] += 10 : expected[2] += 1;
        }
    QVERIFY(expected[1] >= 30 && expected[2] >= 3);
    QVERIFY(world.scores() == expected);
}

void TestFlipper::thePastHasItsOwnScoreAndAngle()
{
    World world = worldOf(generateScene("pinball", {}).value());
    History history(world);
    std::vector<std::uint64_t> scores;
    std::vector<std::uint64_t> hashes;
    ObjectId flipper;
    for (ObjectIndex row = 0; row < world.objects().rowCount(); ++row)
        if (world.objects().objectOf(row).name == "Flipper left")
            flipper = world.objects().idOf(row);
    for (int step = 0; step < 600; ++step) {
        const Input key = SteerInput{flipper, step % 40 < 20 ? 1.0 : 0.0};
        const std::vector<Input> inputs{key};
        const StepReport report = world.step(inputs);
        history.record(world, report, inputs);
        scores.push_back(world.scores().at(1));
        hashes.push_back(report.hash);
    }
    QVERIFY(scores.back() > 0);
    for (const std::uint64_t step : {600U, 250U, 10U, 411U}) {
        history.seek(world, step);
        QCOMPARE(world.scores().at(1), scores[step - 1]);
        QCOMPARE(world.hash(), hashes[step - 1]);
    }
}

/// On most tables, pressing the key on the ball's side gives more points than pressing nothing.
void TestFlipper::thePinballCanBePlayedByItsKeys()
{
    int better = 0;
    for (const unsigned seed : {1U, 2U, 3U, 4U, 5U}) {
        std::uint64_t points[2] = {0, 0};
        for (const bool plays : {false, true}) {
            World world = worldOf(generateScene("pinball", {{}, seed}).value());
            const auto rowNamed = [&](std::string_view name) {
                for (ObjectIndex row = 0; row < world.objects().rowCount(); ++row)
                    if (world.objects().objectOf(row).name == name)
                        return row;
                return ObjectIndex{0};
            };
            const ObjectIndex ball = rowNamed("Ball");
            const ObjectId flippers[2] = {world.objects().idOf(rowNamed("Flipper left")),
                                          world.objects().idOf(rowNamed("Flipper right"))};
            for (int step = 0; step < 120 * 30; ++step) {
                const Vec2 place = world.objects().poseOf(ball).position;
                const bool isNear = place.y < 0.8 && world.velocityOf(ball).y < 0.0;
                const bool isLeft = place.x < world.settings().width / 2.0;
                const std::vector<Input> keys{SteerInput{flippers[0], plays && isNear && isLeft ? 1.0 : 0.0},
                                              SteerInput{flippers[1], plays && isNear && !isLeft ? 1.0 : 0.0}};
                static_cast<void>(world.step(keys));
                QVERIFY(place.x >= 0.0 && place.x <= world.settings().width && place.y >= 0.0);
            }
            points[plays ? 1 : 0] = world.scores().at(1);
        }
        better += points[1] > points[0] ? 1 : 0;
    }
    QVERIFY2(better >= 3, QByteArray::number(better));
}

BROADSIDE_TEST(TestFlipper)

} // namespace broadside::test::tst_flipper

#include "tst_flipper.moc"
