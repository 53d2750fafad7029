#include "core/dynamics/world.h"
#include "core/scene/generate.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>

namespace broadside::test::tst_sample_games {

namespace {

Scene generated(const char* kind, std::uint64_t seed) { return generateScene(kind, {{}, seed}).value(); }

ObjectIndex rowNamed(const World& world, const std::string& name)
{
    for (ObjectIndex row = 0; row < world.objects().rowCount(); ++row)
        if (world.objects().objectOf(row).name == name)
            return row;
    qFatal("no %s", name.c_str());
}

double energyOf(const World& world, ObjectIndex row) // in J, for a mass of 1 kg
{
    const Vec2 velocity = world.velocityOf(row);
    return 0.5 * dot(velocity, velocity) - world.settings().gravity.y * world.objects().poseOf(row).position.y;
}

void seeds()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1U, 2U, 3U, 4U, 5U})
        QTest::addRow("seed %u", seed) << seed;
}

} // namespace

class TestSampleGames : public QObject {
    Q_OBJECT
private slots:
    void walkersAreThoseOfTheExample();
    void walkersComeBackAtTheOtherEdge();
    void thePongBallStaysBetweenTheWallsAndGainsNothing_data() { seeds(); }
    void thePongBallStaysBetweenTheWallsAndGainsNothing();
    void theRightPaddleFollowsTheBallAndTheLeftOneWaits();
    void thePinballStaysOnTheTableAndGainsNothing_data() { seeds(); }
    void thePinballStaysOnTheTableAndGainsNothing();
    void bumpersLeaveTheBallRoom();
};

void TestSampleGames::walkersAreThoseOfTheExample()
{
    const Scene scene = generated("walkers", 1);
    QCOMPARE(scene.world.width, 4.8);
    QCOMPARE(scene.world.height, 3.2);
    QVERIFY(scene.world.gravity == Vec2{});
    QCOMPARE(scene.size(), std::size_t{10});
    for (const ObjectPtr& object : scene.objects()) {
        QVERIFY(object->isDynamic());
        QCOMPARE(std::get<Box>(object->shape), (Box{1.0, 1.0}));
        const auto& walker = std::get<Walker>(object->components.at(0));
        QCOMPARE(walker.speed, 0.5);
        QVERIFY(walker.stateTime >= 0.0 && walker.stateTime <= 10.0);
        for (const ObjectPtr& other : scene.objects())
            QVERIFY(!canCollide(object->filter(), other->filter()));
        QVERIFY(canCollide(object->filter(), CollisionFilter{})); // objects with default masks collide with it
    }
}

void TestSampleGames::walkersComeBackAtTheOtherEdge()
{
    World world = World::fromScene(generated("walkers", 1)).value();
    std::vector<Vec2> before(world.objects().rowCount());
    int wraps = 0;
    for (int step = 0; step < 600; ++step) { // 10 s: 5 m, more than the width of the world
        world.objects().forEach([&](ObjectIndex row) { before[row] = world.objects().poseOf(row).position; });
        static_cast<void>(world.step());
        world.objects().forEach([&](ObjectIndex row) {
            const double x = world.objects().poseOf(row).position.x;
            QVERIFY2(x >= 0.0 && x <= 4.8, qPrintable(QString::number(x)));
            QCOMPARE(std::abs(world.velocityOf(row).x), 0.5);
            if (std::abs(x - before[row].x) < 1.0)
                return;
            ++wraps;
            QCOMPARE(x, before[row].x > 2.4 ? 0.0 : 4.8);
        });
    }
    QVERIFY2(wraps >= 10, qPrintable(QString::number(wraps))); // each object at least once
}

void TestSampleGames::thePongBallStaysBetweenTheWallsAndGainsNothing()
{
    QFETCH(const unsigned, seed);
    World world = World::fromScene(generated("pong", seed)).value();
    const ObjectIndex ball = rowNamed(world, "Ball 1");
    const double energy = energyOf(world, ball);
    QVERIFY(energy > 0.0);
    double hits = 0;
    for (int step = 1; step <= 2000; ++step) {
        hits += double(world.step().hits);
        const Vec2 place = world.objects().poseOf(ball).position;
        const QByteArray where = QByteArray::number(step) + ": " + QByteArray::number(place.x) + ", " +
                                 QByteArray::number(place.y) + ", " + QByteArray::number(energyOf(world, ball));
        QVERIFY2(place.x >= 0.0 && place.x <= 9.6, where.constData());
        QVERIFY2(place.y >= 0.2 && place.y <= 4.6, where.constData()); // between the walls
        QVERIFY2(energyOf(world, ball) <= energy * (1.0 + 1e-9), where.constData());
    }
    QVERIFY2(hits >= 5, qPrintable(QString::number(hits)));
}

void TestSampleGames::theRightPaddleFollowsTheBallAndTheLeftOneWaits()
{
    const Scene scene = generated("pong", 1);
    World world = World::fromScene(scene).value();
    const ObjectIndex ball = rowNamed(world, "Ball 1");
    const ObjectIndex left = rowNamed(world, "Paddle left");
    const ObjectIndex right = rowNamed(world, "Paddle right");
    QCOMPARE(std::get<Paddle>(world.objects().objectOf(right).components.at(0)).follows, world.objects().idOf(ball));
    for (int step = 0; step < 500; ++step) {
        static_cast<void>(world.step());
        const double ballY = world.objects().poseOf(ball).position.y;
        const double paddleY = world.objects().poseOf(right).position.y;
        // the paddle's centre stays half its height from the walls
        const double reachable = std::clamp(ballY, 0.7, 4.1);
        QVERIFY2(std::abs(paddleY - reachable) < 0.2, qPrintable(QStringLiteral("%1 %2").arg(paddleY).arg(ballY)));
        QCOMPARE(world.objects().poseOf(left).position.y, 2.4);
    }
    const SteerInput up{world.objects().idOf(left), 1.0};
    const Input input = up;
    static_cast<void>(world.step({&input, 1}));
    QVERIFY(world.objects().poseOf(left).position.y > 2.4);
}

void TestSampleGames::thePinballStaysOnTheTableAndGainsNothing()
{
    QFETCH(const unsigned, seed);
    World world = World::fromScene(generated("pinball", seed)).value();
    const ObjectIndex ball = rowNamed(world, "Ball");
    const double energy = energyOf(world, ball);
    double bumped = 0;
    for (int step = 1; step <= 2000; ++step) {
        bumped += double(world.step().began.size());
        const Vec2 place = world.objects().poseOf(ball).position;
        const QByteArray where = QByteArray::number(step) + ": " + QByteArray::number(place.x) + ", " +
                                 QByteArray::number(place.y) + ", " + QByteArray::number(energyOf(world, ball));
        QVERIFY2(place.x >= 0.0 && place.x <= world.settings().width, where.constData());
        QVERIFY2(place.y >= 0.0 && place.y <= world.settings().height, where.constData());
        QVERIFY2(energyOf(world, ball) <= energy * 1.02, where.constData());
    }
    QVERIFY2(bumped >= 10, qPrintable(QString::number(bumped)));
}

void TestSampleGames::bumpersLeaveTheBallRoom()
{
    const Scene scene = generateScene("pinball", {200, 3}).value();
    for (const ObjectPtr& a : scene.objects())
        for (const ObjectPtr& b : scene.objects())
            if (a->id < b->id && a->name.starts_with("Bumper") && b->name.starts_with("Bumper"))
                QVERIFY(distance(a->pose.position, b->pose.position) > 0.2 + 0.2 + 0.2);
}

BROADSIDE_TEST(TestSampleGames)

} // namespace broadside::test::tst_sample_games

#include "tst_sample_games.moc"
