#include "core/debug/audit/audit.h"
#include "core/debug/history/recorded_run.h"
#include "core/debug/tuning/footage.h"
#include "core/scene/generate.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/test.h"

namespace broadside::test::tst_footage {

namespace {

/// Each reading of the clock adds 0.01 s, so that one run is enough.
MicrosecondClock coarseClock()
{
    return [now = 0.0]() mutable { return now += 10'000.0; };
}

/// Balls that a spawner makes, that live for a while and hit objects that are removed.
Scene busyWorld()
{
    Scene scene = emptyWorld({0.0, -10.0});
    scene.broadPhase.cellSize = 5.0;
    for (std::uint64_t id = 1; id <= 20; ++id)
        scene.append(object(id, ObjectKind::Static, {5.0 * static_cast<double>(id % 5), 3.0 * static_cast<double>(id)},
                            Box{4.0, 1.0}, id % 2 == 0 ? HitResponse::Remove : HitResponse::None));
    scene.append(object(21, ObjectKind::Dynamic, {10.0, 90.0}, Circle{0.5}, HitResponse::Bounce,
                        [](SceneObject& ball) { ball.components.emplace_back(Lifetime{1.0}); }));
    scene.append(object(22, ObjectKind::Dynamic, {30.0, 90.0}, Circle{0.2}, HitResponse::None, [](SceneObject& tap) {
        tap.gravityScale = 0.0;
        tap.velocity = {-15.0, 0.0};
        tap.components.emplace_back(Spawner{{21}, 0.1, 30});
    }));
    return scene;
}

struct Filmed {
    Footage footage;
    Played sums; ///< Sums over the frames of the world itself.
    std::uint64_t missed = 0;
};

Filmed film(Scene scene, Algorithm algorithm, int steps)
{
    scene.broadPhase.algorithm = algorithm;
    World world = worldOf(scene);
    Filmed filmed;
    for (int step = 0; step <= steps; ++step) {
        if (step > 0)
            static_cast<void>(world.step());
        if (!filmed.footage.take(world.objects(), world.settings()))
            qFatal("no room");
        const FunnelPairs pairs = funnelPairs(world.objects(), world.broadPhase());
        filmed.sums.candidates += pairs.funnel.candidates;
        filmed.sums.checks += pairs.funnel.checks;
        filmed.sums.boxOverlaps += pairs.funnel.boxOverlaps;
        filmed.missed += trueBoxOverlaps(world.objects(), algorithm).size() - pairs.boxOverlaps.size();
    }
    return filmed;
}

} // namespace

class TestFootage : public QObject {
    Q_OBJECT
private slots:
    void playingIsWhatTheWorldDid_data();
    void playingIsWhatTheWorldDid();
    void stepsAreFilmedAsTheirPairsWereTested_data() { playingIsWhatTheWorldDid_data(); }
    void stepsAreFilmedAsTheirPairsWereTested();
    void theJudgeIsAnother();
    void aStillFrameIsTimedByMovingItInPlace();
    void stoppingEndsWithinAFrame();
    void rowsMayBeNumberedAnew();
    void whatCannotBeMadeIsRefused();
};

void TestFootage::playingIsWhatTheWorldDid_data()
{
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmInfo& info : algorithms())
        if (info.isAvailable())
            QTest::newRow(info.name.data()) << int(info.algorithm);
}

void TestFootage::playingIsWhatTheWorldDid()
{
    QFETCH(const int, algorithm);
    for (const int steps : {0, 1, 150}) {
        const Filmed filmed = film(busyWorld(), Algorithm(algorithm), steps);
        QCOMPARE(filmed.footage.frames().size(), std::size_t(steps + 1));
        const Played played = play(filmed.footage, {Algorithm(algorithm), 5.0}, coarseClock()).value();
        QCOMPARE(played.candidates, filmed.sums.candidates);
        QCOMPARE(played.checks, filmed.sums.checks);
        QCOMPARE(played.boxOverlaps, filmed.sums.boxOverlaps);
        QCOMPARE(trueBoxOverlaps(filmed.footage, Algorithm(algorithm)), played.boxOverlaps + filmed.missed);
        QVERIFY(steps < 150 || played.boxOverlaps > 20);
    }
}

/// The counts are those of the steps, although hits remove or push out the tested objects.
void TestFootage::stepsAreFilmedAsTheirPairsWereTested()
{
    QFETCH(const int, algorithm);
    Scene scene = busyWorld();
    scene.broadPhase.algorithm = Algorithm(algorithm);
    for (std::uint64_t id = 1; id <= 20; ++id) // into the path of the balls
        scene.replace(edited(*scene.find({id}), [](SceneObject& o) {
            o.pose.position.y = 88.0;
            o.onHit = HitResponse::Remove;
        }));
    World world = worldOf(scene);
    History history(world);
    Funnel sums = funnelPairs(world.objects(), world.broadPhase()).funnel;
    std::uint64_t hits = 0;
    for (int step = 0; step < 150; ++step) {
        const StepReport report = world.step();
        history.record(world, report, {});
        sums.candidates += report.funnel.candidates;
        sums.checks += report.funnel.checks;
        sums.boxOverlaps += report.funnel.boxOverlaps;
        hits += report.hits;
    }
    QVERIFY2(hits > 5, std::to_string(hits).c_str());
    const FilmedSteps filmed = filmSteps(RecordedRun(scene, history), 0, 1'000).value();
    QVERIFY(filmed.isWhole);
    QCOMPARE(filmed.footage.frames().size(), std::size_t{151});
    const Played played = play(filmed.footage, scene.broadPhase, coarseClock()).value();
    QCOMPARE(played.candidates, sums.candidates);
    QCOMPARE(played.checks, sums.checks);
    QCOMPARE(played.boxOverlaps, sums.boxOverlaps);
}

void TestFootage::theJudgeIsAnother()
{
    const Filmed filmed = film(generateScene("mixed", {{}, 1}).value(), Algorithm::Grid, 3);
    QCOMPARE(trueBoxOverlaps(filmed.footage, Algorithm::PackedGrid), filmed.sums.boxOverlaps);
    QCOMPARE(trueBoxOverlaps(filmed.footage, Algorithm::AabbTree), filmed.sums.boxOverlaps);
}

void TestFootage::aStillFrameIsTimedByMovingItInPlace()
{
    const Filmed filmed = film(busyWorld(), Algorithm::Grid, 0);
    int looks = 0;
    const auto clock = [&looks] { return 7.0 * ++looks; }; // 7 microseconds between two readings of the clock
    const Played played = play(filmed.footage, {Algorithm::Grid, 5.0}, clock).value();
    QCOMPARE(played.microseconds, 7.0);
    QVERIFY2(looks >= 143 && looks < 160, std::to_string(looks).c_str()); // about a millisecond in total
    QCOMPARE(played.candidates, filmed.sums.candidates);                  // counted in one run only
    int standing = 0;
    QCOMPARE(play(filmed.footage, {Algorithm::Grid, 5.0}, [&] { return 0.0 * ++standing; }).value().microseconds, 0.0);
    QVERIFY2(standing <= 1'000'001, std::to_string(standing).c_str()); // it also ends with a clock that never advances
}

void TestFootage::stoppingEndsWithinAFrame()
{
    const Filmed filmed = film(busyWorld(), Algorithm::Grid, 50);
    std::stop_source stop;
    int looks = 0;
    const auto clock = [&] {
        if (++looks == 1)
            stop.request_stop();
        return 0.0;
    };
    static_cast<void>(play(filmed.footage, {Algorithm::Grid, 5.0}, clock, stop.get_token()));
    QCOMPARE(looks, 2);
}

/// As after a jump in a trace: the next table has fewer rows, with other objects.
void TestFootage::rowsMayBeNumberedAnew()
{
    const auto tableOf = [](std::initializer_list<double> places) {
        Scene scene;
        std::uint64_t id = 1;
        for (const double x : places) {
            auto object = std::make_shared<SceneObject>();
            object->id = {id++};
            object->kind = ObjectKind::Static;
            if (id == 3)
                object->kind = ObjectKind::Dynamic;
            object->pose.position = {x, 1.0};
            object->shape = Box{1.0, 1.0};
            scene.append(object);
        }
        return ObjectTable(scene);
    };
    Footage footage;
    WorldSettings world;
    world.width = 10.0;
    world.height = 10.0;
    QVERIFY(footage.take(tableOf({1.0, 1.5, 8.0, 1.2}), world));
    QVERIFY(footage.take(tableOf({8.0, 8.5}), world, false));
    QCOMPARE(footage.rowCount(), std::size_t{4});
    QCOMPARE(footage.frames()[1].removed.size(), std::size_t{4});
    QCOMPARE(footage.frames()[1].added.size(), std::size_t{2});
    QVERIFY(footage.frames()[1].moved.empty());
    for (const Algorithm algorithm : {Algorithm::Grid, Algorithm::RangeGrid, Algorithm::AabbTree})
        QCOMPARE(play(footage, {algorithm, 2.0}).value().boxOverlaps, std::uint64_t{3});
}

void TestFootage::whatCannotBeMadeIsRefused()
{
    const Filmed filmed = film(busyWorld(), Algorithm::Grid, 0);
    QVERIFY(!play(filmed.footage, {Algorithm::Grid, 1e-9}));
}

BROADSIDE_TEST(TestFootage)

} // namespace broadside::test::tst_footage

#include "tst_footage.moc"
