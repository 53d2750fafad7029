#include "core/base/random.h"
#include "core/dynamics/world.h"
#include "core/scene/names.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <cmath>
#include <memory>
#include <string>
#include <vector>

namespace broadside::test::tst_step_threads {

namespace {

const std::uint64_t kCount = kSanitized ? 20'000 : 40'000; // enough for several pieces of each phase

/// A crowd in which all phases have work, also that for which the order matters: objects bounce and vanish, some leave
/// the world, reach the limit of the speed, or have velocities beyond all numbers.
Scene crowd(Algorithm algorithm)
{
    Random random(5);
    Scene scene;
    const double side = std::sqrt(static_cast<double>(kCount)) * 0.8;
    scene.world = {.width = side, .height = side, .gravity = {0.0, -9.81}, .wind = {}, .terminalSpeed = 6.0};
    scene.world.edges = EdgeRule::Remove;
    scene.broadPhase = {algorithm, 1.0};
    for (std::uint64_t id = 1; id <= kCount; ++id) {
        SceneObject object;
        object.id = {id};
        object.kind = id % 7 == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
        object.pose.position.x = random.between(0.0, side);
        object.pose.position.y = random.between(0.0, side);
        object.velocity.x = random.between(-5.0, 5.0);
        object.velocity.y = random.between(-5.0, 5.0);
        if (id % 9'001 == 0)
            object.mass = 1e-310;
        if (id % 2 == 0)
            object.shape = Box{0.5, 0.5};
        else
            object.shape = Circle{0.25};
        if (id % 3 == 0)
            object.onHit = HitResponse::Bounce;
        if (id % 500 == 0)
            object.onHit = HitResponse::Remove;
        scene.append(std::make_shared<const SceneObject>(std::move(object)));
    }
    return scene;
}

/// Without times, which differ from run to run.
bool sameReport(const StepReport& a, const StepReport& b)
{
    return a.hash == b.hash && a.funnel == b.funnel && a.began == b.began && a.stayed == b.stayed &&
           a.ended == b.ended && a.hits == b.hits && a.removed == b.removed && a.events == b.events &&
           a.problems.size() == b.problems.size();
}

} // namespace

class TestStepThreads : public QObject {
    Q_OBJECT
private slots:
    void anyNumberOfThreadsGivesTheSameBits_data();
    void anyNumberOfThreadsGivesTheSameBits();
    void theNumberStaysWithAnotherBroadPhase();
};

void TestStepThreads::anyNumberOfThreadsGivesTheSameBits_data()
{
    QTest::addColumn<Algorithm>("algorithm");
    QTest::addColumn<unsigned>("threads");
    for (const Algorithm algorithm : {Algorithm::PackedGrid, Algorithm::Grid})
        for (const unsigned threads : {2U, 3U, 7U})
            QTest::addRow("%s, %u threads", std::string(nameOf(algorithm)).c_str(), threads) << algorithm << threads;
}

void TestStepThreads::anyNumberOfThreadsGivesTheSameBits()
{
    QFETCH(const Algorithm, algorithm);
    QFETCH(const unsigned, threads);
    const Scene scene = crowd(algorithm);
    World alone = World::fromScene(scene).value();
    alone.setThreads(1);
    World shared = World::fromScene(scene).value();
    shared.setThreads(threads);
    QCOMPARE(shared.threads(), threads);
    for (int step = 1; step <= 5; ++step) {
        const StepReport one = alone.step();
        const StepReport many = shared.step();
        QVERIFY2(sameReport(one, many), qPrintable(QString::number(step)));
        QCOMPARE(many.hash, shared.hash());
    }
    QVERIFY(alone.objects().presentCount() < kCount); // some were removed
}

void TestStepThreads::theNumberStaysWithAnotherBroadPhase()
{
    const Scene scene = crowd(Algorithm::Grid);
    World world = World::fromScene(scene).value();
    world.setThreads(2);
    const WorldState start = world.state();
    const std::uint64_t hash = world.step().hash;
    QVERIFY(!world.setBroadPhase({Algorithm::PackedGrid, 1.0}));
    QCOMPARE(world.threads(), 2U);
    world.restore(start);
    QCOMPARE(world.threads(), 2U);
    QCOMPARE(world.step().hash, hash);
}

BROADSIDE_TEST(TestStepThreads)

} // namespace broadside::test::tst_step_threads

#include "tst_step_threads.moc"
