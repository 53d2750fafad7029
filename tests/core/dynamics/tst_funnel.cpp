#include "core/base/random.h"
#include "core/broadphase/limits.h"
#include "core/dynamics/funnel.h"
#include "tests/support/algorithm_rows.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/heaps.h"
#include "tests/support/random_shapes.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <limits>

namespace broadside::test::tst_funnel {

namespace {

std::uint64_t pairsToCheck() { return qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? 20'000'000 : 200'000; }

/// Shapes of every kind, some far larger than others, crowded or far apart, some at the same place.
Scene randomScene(Random& random, std::uint64_t count)
{
    Scene scene;
    const double side = std::pow(10.0, random.between(0.0, 2.0));
    const double offset = random.below(3) == 0 ? 1e6 : 0.0;
    scene.world.width = scene.world.height = 20.0;
    for (std::uint64_t i = 1; i <= count; ++i) {
        auto o = std::make_shared<SceneObject>();
        o->id = {i};
        o->shape = testing::randomShape(random, static_cast<int>(random.below(testing::kShapeKinds)));
        const double x = random.between(-side, side);
        o->pose = testing::randomPose(random, o->shape, {x + offset, random.between(-side, side)});
        if (random.below(10) == 0)
            o->pose.scale = {30.0, 30.0};
        if (i > 1 && random.below(8) == 0)
            o->pose.position = scene.objects().back()->pose.position;
        const CollisionFilter filter = drawnFilter(random);
        o->kind = filter.dynamic ? ObjectKind::Dynamic : ObjectKind::Static;
        o->category = filter.category;
        o->mask = filter.mask;
        scene.append(o);
    }
    return scene;
}

FunnelPairs funnelOf(const ObjectTable& objects, Algorithm algorithm, double cellSize = 1.5)
{
    auto broadPhase = std::move(*makeBroadPhase({algorithm, cellSize}, 20.0, 20.0));
    addAll(objects, *broadPhase);
    broadPhase->update();
    return funnelPairs(objects, *broadPhase);
}

} // namespace

class TestFunnel : public QObject {
    Q_OBJECT
private slots:
    void sumsStayAtTheLargestNumber();
    void everyCorrectAlgorithmLeadsToTheSamePairs();
    void whatIsTooMuchToKeepIsCounted_data();
    void whatIsTooMuchToKeepIsCounted();
    void nextToTooMuchIsKept();
};

void TestFunnel::whatIsTooMuchToKeepIsCounted_data()
{
    if (!kSanitized)
        return addAlgorithmRows();
    QTest::addColumn<int>("algorithm"); // 17 million pairs each take half a minute
    for (const Algorithm algorithm : {Algorithm::Grid, Algorithm::PackedGrid, Algorithm::AabbTree})
        QTest::newRow(infoOf(algorithm).name.data()) << static_cast<int>(algorithm);
}

/// Two heaps of circles: all boxes overlap, but shapes overlap only within a heap.
void TestFunnel::whatIsTooMuchToKeepIsCounted()
{
    constexpr std::uint64_t kHeap = 2'900;
    const ObjectTable objects(twoHeaps(kHeap, {1.8, 1.8}));
    const FunnelPairs found = funnelOf(objects, fetchedAlgorithm(), 20.0);
    constexpr std::uint64_t kAll = kHeap * (2 * kHeap - 1);
    static_assert(kAll > limits::kOverlaps);
    QVERIFY(found.isCountedOnly);
    QCOMPARE(found.funnel.pairs, kAll);
    QCOMPARE(found.funnel.candidates, kAll);
    QCOMPARE(found.funnel.boxOverlaps, kAll);
    QCOMPARE(found.funnel.overlaps, kHeap * (kHeap - 1));
    QVERIFY(found.boxOverlaps.empty() && found.overlaps.empty());
    QVERIFY(found.boxOverlaps.capacity() <= limits::kOverlaps); // the collected pairs are not kept in memory
}

void TestFunnel::nextToTooMuchIsKept()
{
    constexpr std::uint64_t kHeap = 2'896;
    constexpr std::uint64_t kAll = kHeap * (2 * kHeap - 1);
    static_assert(kAll <= limits::kOverlaps && kAll + 4 * kHeap > limits::kOverlaps);
    const FunnelPairs found = funnelOf(ObjectTable(twoHeaps(kHeap, {1.8, 1.8})), Algorithm::PackedGrid);
    QVERIFY(!found.isCountedOnly);
    QCOMPARE(found.boxOverlaps.size(), kAll);
    QCOMPARE(found.overlaps.size(), kHeap * (kHeap - 1));
    QVERIFY(found.overlaps.capacity() < found.boxOverlaps.size()); // no room for pairs whose shapes do not overlap
}

void TestFunnel::everyCorrectAlgorithmLeadsToTheSamePairs()
{
    Random random(3);
    std::uint64_t overlapping = 0;
    for (std::uint64_t checked = 0; checked < pairsToCheck();) {
        const std::uint64_t count = 2 + random.below(120);
        const ObjectTable objects(randomScene(random, count));
        const FunnelPairs expected = funnelOf(objects, Algorithm::BruteForce);
        for (const Algorithm algorithm : correctAlgorithms()) {
            const FunnelPairs found = funnelOf(objects, algorithm);
            QCOMPARE(found.funnel.pairs, expected.funnel.pairs);
            QCOMPARE(found.boxOverlaps, expected.boxOverlaps);
            QCOMPARE(found.overlaps, expected.overlaps);
            QVERIFY(found.funnel.candidates <= expected.funnel.candidates);
            QVERIFY(found.funnel.candidates >= expected.funnel.boxOverlaps);
        }
        overlapping += expected.funnel.overlaps;
        checked += count * (count - 1) / 2;
    }
    QVERIFY(overlapping > 1'000);
}

void TestFunnel::sumsStayAtTheLargestNumber()
{
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
    Funnel sum{1, kMost - 1, 2, 3, 4};
    sum += {1, 1, 1, 1, 1};
    QVERIFY(sum == (Funnel{2, kMost, 3, 4, 5}));
    sum += {1, 5, 1, 1, 1};
    QVERIFY(sum == (Funnel{3, kMost, 4, 5, 6}));
}

BROADSIDE_TEST(TestFunnel)

} // namespace broadside::test::tst_funnel

#include "tst_funnel.moc"
