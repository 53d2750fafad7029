#include "core/debug/history/lockstep.h"
#include "core/scene/generate.h"
#include "tests/support/test.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <set>
#include <thread>

namespace broadside::test::tst_lockstep {

namespace {

Scene sampleOf(const char* kind, std::size_t count, std::uint64_t seed)
{
    return generateScene(kind, {.count = count, .seed = seed}).value();
}

Lockstep lockstepOf(const Scene& scene, std::vector<BroadPhaseSettings> settings)
{
    return Lockstep::of(ObjectTable(scene), scene.world, settings).value();
}

/// Which contender reports which pair, from single queries: a different path through the broad phases than the tested
/// one.
std::map<IndexPair, std::uint32_t> pairsByQueries(const Lockstep& lockstep)
{
    std::map<IndexPair, std::uint32_t> pairs;
    const ObjectTable& objects = lockstep.objects();
    for (std::size_t i = 0; i < lockstep.contenders().size(); ++i)
        objects.forEach([&](ObjectIndex row) {
            if (!objects.objectOf(row).isDynamic())
                return;
            std::vector<ObjectIndex> found;
            lockstep.contenders()[i].broadPhase->candidatesOf(row, found);
            for (const ObjectIndex other : found)
                pairs[orderedPair(row, other)] |= 1U << i;
        });
    return pairs;
}

} // namespace

class TestLockstep : public QObject {
    Q_OBJECT
private slots:
    void disagreementsAreThoseOfAskingOneByOne_data();
    void disagreementsAreThoseOfAskingOneByOne();
    void overlappingPairsStandFirst();
    void numbersAreThoseOfTheFunnelAndTheAudit();
    void oneAloneDisagreesWithNobody();
    void tooManyPairsAreCountedOnly();
    void cellsThatCannotBeAreRefused();
    void aStopLeavesContendersOut();
    void aStopEndsASearchThatIsUnderWay();
};

void TestLockstep::disagreementsAreThoseOfAskingOneByOne_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QVector<int>>("algorithms");
    const auto number = [](Algorithm algorithm) { return static_cast<int>(algorithm); };
    for (quint64 seed = 1; seed <= 5; ++seed) {
        QTest::addRow("exact ones, %llu", seed)
            << QByteArray("mixed") << seed
            << QVector<int>{number(Algorithm::Grid), number(Algorithm::SweepAndPrune), number(Algorithm::AabbTree)};
        QTest::addRow("textbook ones, %llu", seed)
            << QByteArray("mixed") << seed
            << QVector<int>{number(Algorithm::CornerGrid), number(Algorithm::Grid), number(Algorithm::RangeGrid),
                            number(Algorithm::BucketGrid)};
        QTest::addRow("crowded, %llu", seed)
            << QByteArray("clustered") << seed
            << QVector<int>{number(Algorithm::HashedGrid), number(Algorithm::BruteForce)};
    }
}

void TestLockstep::disagreementsAreThoseOfAskingOneByOne()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const quint64, seed);
    QFETCH(const QVector<int>, algorithms);
    const Scene scene = sampleOf(kind.constData(), 120, seed);
    std::vector<BroadPhaseSettings> settings;
    for (const int algorithm : algorithms)
        settings.push_back({static_cast<Algorithm>(algorithm), scene.broadPhase.cellSize});
    const Lockstep lockstep = lockstepOf(scene, settings);
    const std::uint32_t all = (1U << settings.size()) - 1U;

    std::map<IndexPair, std::uint32_t> expected = pairsByQueries(lockstep);
    std::erase_if(expected, [all](const auto& entry) { return entry.second == all; });
    QVERIFY(!expected.empty());
    std::map<IndexPair, std::uint32_t> found;
    for (const Disagreement& one : *lockstep.disagreements())
        found[one.pair] = one.reportedBy;
    QVERIFY(found == expected);
    QCOMPARE(lockstep.disagreementCount(), expected.size());
}

void TestLockstep::overlappingPairsStandFirst()
{
    const Scene scene = sampleOf("mixed", 200, 3);
    const double cell = scene.broadPhase.cellSize;
    const Lockstep lockstep = lockstepOf(scene, {{Algorithm::Grid, cell}, {Algorithm::CornerGrid, cell}});
    const auto& list = *lockstep.disagreements();
    QVERIFY(std::ranges::is_partitioned(list, [](const Disagreement& one) { return one.boxesOverlap; }));
    const auto overlapping = std::ranges::count_if(list, [](const Disagreement& one) { return one.boxesOverlap; });
    QVERIFY(overlapping > 0 && overlapping < std::ssize(list));
    QCOMPARE(static_cast<std::size_t>(overlapping), lockstep.contenders()[1].missed.size()); // grid misses nothing
    for (const Disagreement& one : list)
        QCOMPARE(one.boxesOverlap,
                 overlaps(lockstep.objects().boundsOf(one.pair.a), lockstep.objects().boundsOf(one.pair.b)));
}

void TestLockstep::numbersAreThoseOfTheFunnelAndTheAudit()
{
    const Scene scene = sampleOf("mixed", 200, 1);
    const ObjectTable objects(scene);
    std::vector<BroadPhaseSettings> settings;
    for (const Algorithm algorithm :
         {Algorithm::Grid, Algorithm::CornerGrid, Algorithm::Quadtree, Algorithm::PackedGrid})
        settings.push_back({algorithm, scene.broadPhase.cellSize});
    const Lockstep lockstep = lockstepOf(scene, settings);
    QVERIFY(lockstep.isComplete());
    for (std::size_t i = 0; i < settings.size(); ++i) {
        auto broadPhase = makeBroadPhase(settings[i], scene.world.width, scene.world.height);
        addAll(objects, **broadPhase);
        (*broadPhase)->update();
        const Frame frame = Frame::of(objects, **broadPhase, scene.world);
        const FrameAudit audit = auditFrame(frame);
        const Contender& contender = lockstep.contenders()[i];
        QCOMPARE(contender.broadPhase->algorithm(), settings[i].algorithm);
        QCOMPARE(contender.candidates, frame.funnel().candidates);
        QCOMPARE(contender.boxOverlaps, frame.funnel().boxOverlaps);
        QCOMPARE(contender.checks, frame.funnel().checks);
        QVERIFY(contender.missed == audit.missed);
        QVERIFY(contender.memory > 0 && contender.microseconds > 0.0);
    }
    QVERIFY(!lockstep.contenders()[1].missed.empty());
}

void TestLockstep::oneAloneDisagreesWithNobody()
{
    const Lockstep lockstep = lockstepOf(sampleOf("mixed", 100, 1), {{Algorithm::Grid, 2.0}});
    QVERIFY(lockstep.disagreements() && lockstep.disagreements()->empty());
    QCOMPARE(lockstep.disagreementCount(), std::uint64_t{0});
}

void TestLockstep::tooManyPairsAreCountedOnly()
{
    const Scene scene = sampleOf("uniform", 5'000, 1); // about 6 million pairs
    const Lockstep lockstep = lockstepOf(scene, {{Algorithm::Grid, 2.0}, {Algorithm::BruteForce, 2.0}});
    QVERIFY(!lockstep.disagreements());
    QVERIFY(lockstep.contenders()[1].candidates > Lockstep::kMostPairs);
}

void TestLockstep::cellsThatCannotBeAreRefused()
{
    const Scene scene = sampleOf("uniform", 10, 1);
    const std::vector<BroadPhaseSettings> settings{{Algorithm::AabbTree, 1.0}, {Algorithm::Grid, 1e-9}};
    const auto refused = Lockstep::of(ObjectTable(scene), scene.world, settings);
    QVERIFY(!refused);
    QVERIFY(!refused.problem().remedy.empty());
}

void TestLockstep::aStopLeavesContendersOut()
{
    std::stop_source source;
    source.request_stop();
    const Scene scene = sampleOf("uniform", 10, 1);
    const std::vector<BroadPhaseSettings> settings{{Algorithm::AabbTree, 1.0}};
    const auto stopped = Lockstep::of(ObjectTable(scene), scene.world, settings, source.get_token());
    QVERIFY(stopped && !stopped->isComplete() && stopped->contenders().empty());
}

/// The stop comes from another thread while brute force tests billions of pairs.
void TestLockstep::aStopEndsASearchThatIsUnderWay()
{
    Scene scene = sampleOf("uniform", 100'000, 1);
    std::stop_source source;
    std::atomic<bool> isRunning = false;
    std::jthread stopper([&] {
        isRunning.wait(false);
        source.request_stop();
    });
    ObjectTable objects(scene);
    isRunning = true;
    isRunning.notify_one();
    const std::vector<BroadPhaseSettings> settings{{Algorithm::BruteForce, 1.0}};
    const auto stopped = Lockstep::of(std::move(objects), scene.world, settings, source.get_token());
    QVERIFY(stopped && !stopped->isComplete() && stopped->contenders().empty());
}

BROADSIDE_TEST(TestLockstep)

} // namespace broadside::test::tst_lockstep

#include "tst_lockstep.moc"
