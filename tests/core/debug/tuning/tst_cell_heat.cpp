#include "core/debug/tuning/cell_heat.h"
#include "core/dynamics/world.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <map>
#include <set>

namespace broadside::test::tst_cell_heat {

namespace {

using CellNumbers = std::map<std::uint64_t, double>;

/// Computed from the cell ids of each object and the list of candidates, pair by pair.
CellNumbers plainHeat(const World& world, HeatQuantity quantity)
{
    constexpr std::size_t kAll = 1'000'000;
    const ObjectTable& objects = world.objects();
    CellNumbers numbers;
    const auto cellsOf = [&](ObjectIndex row) {
        return quantity == HeatQuantity::Objects || !world.broadPhase().cellTable()->goesOn()
                   ? world.broadPhase().cellsOf(row, kAll).ids
                   : world.broadPhase().cellsTouchedBy(objects.boundsOf(row), kAll).ids;
    };
    if (quantity == HeatQuantity::Objects) {
        objects.forEach([&](ObjectIndex row) {
            for (const std::uint64_t id : cellsOf(row))
                numbers[id] += 1.0;
        });
        return numbers;
    }
    const std::optional<std::vector<IndexPair>> pairs = candidateList(world.broadPhase(), kAll);
    for (const IndexPair pair : pairs.value_or(std::vector<IndexPair>{})) {
        if (quantity == HeatQuantity::FalsePositives && overlaps(objects.boundsOf(pair.a), objects.boundsOf(pair.b)))
            continue;
        const auto a = cellsOf(pair.a);
        for (const std::uint64_t id : cellsOf(pair.b))
            if (std::ranges::binary_search(a, id))
                numbers[id] += 1.0;
    }
    return numbers;
}

CellNumbers numbersOf(const CellHeat& heat)
{
    CellNumbers numbers;
    for (std::int64_t y = heat.blocks.first.y; y <= heat.blocks.last.y; ++y)
        for (std::int64_t x = heat.blocks.first.x; x <= heat.blocks.last.x; ++x)
            if (const double value = heat.at({x, y}); value != 0.0)
                numbers[*heat.table.idOf({x, y})] = value;
    return numbers;
}

} // namespace

class TestCellHeat : public QObject {
    Q_OBJECT
private slots:
    void numbersAreThoseOfTheCells_data();
    void numbersAreThoseOfTheCells();
    void severalFramesAreAveraged();
    void falsePositivesAreWhereTheyMeetInVain();
    void ofAVastTableBlocksAreCounted();
    void withoutCellsThereIsNone();
};

void TestCellHeat::numbersAreThoseOfTheCells_data()
{
    QTest::addColumn<QByteArray>("world");
    QTest::addColumn<Algorithm>("algorithm");
    for (const char* world : {"uniform", "mixed", "everything", "walkers"})
        for (const AlgorithmInfo& info : algorithms())
            if (info.usesCellSize)
                QTest::addRow("%s, %s", world, info.name.data()) << QByteArray(world) << info.algorithm;
}

void TestCellHeat::numbersAreThoseOfTheCells()
{
    QFETCH(QByteArray, world);
    QFETCH(Algorithm, algorithm);
    Scene scene = test::recordedWorld(world.constData());
    scene.broadPhase.algorithm = algorithm;
    World w = World::fromScene(scene).value();
    for (int step = 0; step < 10; ++step)
        w.step();
    for (const HeatQuantity quantity :
         {HeatQuantity::Objects, HeatQuantity::Candidates, HeatQuantity::FalsePositives}) {
        CellHeatMeter meter(quantity);
        QVERIFY(meter.add(w.objects(), w.broadPhase()));
        const CellHeat heat = meter.heat().value();
        const CellNumbers expected = plainHeat(w, quantity);
        QVERIFY2(numbersOf(heat) == expected, nameOf(quantity));
        double largest = 0.0;
        for (const auto& [id, number] : expected)
            largest = std::max(largest, number);
        QCOMPARE(heat.largest, largest);
    }
}

void TestCellHeat::severalFramesAreAveraged()
{
    Scene scene = test::recordedWorld("uniform");
    World w = World::fromScene(scene).value();
    CellHeatMeter meter(HeatQuantity::Candidates);
    CellNumbers sums;
    constexpr int kSteps = 8;
    for (int step = 0; step < kSteps; ++step) {
        w.step();
        QVERIFY(meter.add(w.objects(), w.broadPhase()));
        for (const auto& [id, number] : plainHeat(w, HeatQuantity::Candidates))
            sums[id] += number / kSteps;
    }
    const CellHeat heat = meter.heat().value();
    QCOMPARE(heat.frames, std::size_t{kSteps});
    const CellNumbers found = numbersOf(heat);
    QCOMPARE(found.size(), sums.size());
    for (const auto& [id, number] : sums)
        QVERIFY(std::abs(found.at(id) - number) < 1e-12);
    QVERIFY(!w.setBroadPhase({Algorithm::Grid, 2.0 * scene.broadPhase.cellSize}));
    QVERIFY(!meter.add(w.objects(), w.broadPhase())); // a table with other cells
    QCOMPARE(meter.heat()->frames, std::size_t{kSteps});
}

/// Two objects touch in the left cell; two others are at opposite ends of the right cell.
void TestCellHeat::falsePositivesAreWhereTheyMeetInVain()
{
    Scene scene;
    scene.world.width = 8.0;
    scene.world.height = 4.0;
    scene.broadPhase = {Algorithm::Grid, 4.0};
    const auto add = [&](std::uint64_t id, Vec2 position) {
        SceneObject object;
        object.id = {id};
        object.kind = ObjectKind::Dynamic;
        object.pose.position = position;
        object.shape = Box{1.0, 1.0};
        scene.append(std::make_shared<const SceneObject>(object));
    };
    add(1, {1.0, 1.0});
    add(2, {2.0, 1.0});
    add(3, {5.0, 1.0});
    add(4, {7.0, 3.0});
    const World world = World::fromScene(scene).value();
    CellHeatMeter candidates(HeatQuantity::Candidates);
    CellHeatMeter inVain(HeatQuantity::FalsePositives);
    QVERIFY(candidates.add(world.objects(), world.broadPhase()) && inVain.add(world.objects(), world.broadPhase()));
    QVERIFY(numbersOf(*candidates.heat()) == (CellNumbers{{0, 1.0}, {1, 1.0}}));
    QVERIFY(numbersOf(*inVain.heat()) == (CellNumbers{{1, 1.0}}));
}

void TestCellHeat::ofAVastTableBlocksAreCounted()
{
    Scene scene = test::recordedWorld("uniform");
    scene.broadPhase.cellSize = std::sqrt(scene.world.width * scene.world.height / 2e6);
    const World world = World::fromScene(scene).value();
    CellHeatMeter meter(HeatQuantity::Objects);
    QVERIFY(meter.add(world.objects(), world.broadPhase()));
    const CellHeat heat = meter.heat().value();
    QCOMPARE(heat.block, std::int64_t{4});
    QVERIFY(static_cast<double>(heat.values.size()) <= CellHeatMeter::kMostBlocks);
    QVERIFY(heat.largest >= 1.0);
}

void TestCellHeat::withoutCellsThereIsNone()
{
    Scene scene = test::recordedWorld("uniform");
    scene.broadPhase.algorithm = Algorithm::AabbTree;
    const World world = World::fromScene(scene).value();
    CellHeatMeter meter(HeatQuantity::Candidates);
    QVERIFY(!meter.add(world.objects(), world.broadPhase()));
    QVERIFY(!meter.heat());
}

BROADSIDE_TEST(TestCellHeat)

} // namespace broadside::test::tst_cell_heat

#include "tst_cell_heat.moc"
