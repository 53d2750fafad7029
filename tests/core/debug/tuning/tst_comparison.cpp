#include "core/debug/tuning/comparison.h"
#include "core/dynamics/world.h"
#include "core/scene/generate.h"
#include "tests/support/test.h"

#include <array>

namespace broadside::test::tst_comparison {

namespace {

Footage footageOf(World& world, int steps = 0)
{
    Footage footage;
    for (int step = 0; step <= steps; ++step) {
        if (step > 0)
            static_cast<void>(world.step());
        if (!footage.take(world.objects(), world.settings()))
            qFatal("no room");
    }
    return footage;
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT
private slots:
    void countsAreThoseOfTheFunnel();
    void missesOfATextbookAreCounted();
    void allSeeTheFramesOfTheOneRun();
    void cellsThatAreTooSmallAreRefused();
};

void TestComparison::countsAreThoseOfTheFunnel()
{
    Scene scene = generateScene("clustered", {300, 2}).value();
    std::vector<Algorithm> all;
    for (const AlgorithmInfo& info : algorithms())
        if (info.isAvailable())
            all.push_back(info.algorithm);
    World world = World::fromScene(scene).value();
    const auto costs = compareAlgorithms(footageOf(world), 2.5, all).value();
    QCOMPARE(costs.size(), all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        scene.broadPhase.algorithm = all[i];
        const World same = World::fromScene(scene).value();
        const Funnel funnel = funnelPairs(same.objects(), same.broadPhase()).funnel;
        QVERIFY(costs[i].algorithm == all[i]);
        QVERIFY2(costs[i].candidates == funnel.candidates, infoOf(all[i]).name.data());
        QVERIFY2(costs[i].boxOverlaps == funnel.boxOverlaps, infoOf(all[i]).name.data());
        QVERIFY2(costs[i].memory > 0, infoOf(all[i]).name.data());
    }
}

void TestComparison::missesOfATextbookAreCounted()
{
    World world = World::fromScene(generateScene("mixed", {{}, 1}).value()).value();
    constexpr std::array kBoth{Algorithm::BruteForce, Algorithm::CornerGrid};
    const auto costs = compareAlgorithms(footageOf(world), 5.0, kBoth).value();
    QCOMPARE(costs[0].missed, std::uint64_t{0});
    QVERIFY(costs[1].missed > 0);
    QCOMPARE(costs[0].boxOverlaps, costs[1].boxOverlaps + costs[1].missed);
}

// With corner-grid the ball flies through the platforms. The other broad phases are measured on this same run.
void TestComparison::allSeeTheFramesOfTheOneRun()
{
    Scene scene = generateScene("level", {200, 3}).value();
    scene.broadPhase = {Algorithm::CornerGrid, 0.2};
    World world = World::fromScene(scene).value();
    constexpr std::array kAll{Algorithm::Grid, Algorithm::CornerGrid, Algorithm::PackedGrid};
    const auto costs = compareAlgorithms(footageOf(world, 60), 0.2, kAll).value();
    QVERIFY(costs[1].missed > 0);
    QCOMPARE(costs[0].missed, std::uint64_t{0});
    QCOMPARE(costs[2].missed, std::uint64_t{0});
    QCOMPARE(costs[0].boxOverlaps, costs[1].boxOverlaps + costs[1].missed);
    QCOMPARE(costs[0].boxOverlaps, costs[2].boxOverlaps);
}

void TestComparison::cellsThatAreTooSmallAreRefused()
{
    World world = World::fromScene(generateScene("cannon", {}).value()).value();
    constexpr std::array kGrid{Algorithm::Grid};
    QVERIFY(!compareAlgorithms(footageOf(world), 1e-9, kGrid));
}

BROADSIDE_TEST(TestComparison)

} // namespace broadside::test::tst_comparison

#include "tst_comparison.moc"
