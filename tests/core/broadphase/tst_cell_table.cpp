#include "core/broadphase/cell_table.h"
#include "core/broadphase/textbook/bucket_grid.h"
#include "core/broadphase/textbook/corner_grid.h"
#include "core/broadphase/textbook/range_grid.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <map>
#include <set>

namespace broadside::test::tst_cell_table {

namespace {

using Ids = std::vector<std::uint64_t>;
constexpr std::size_t kAll = 1'000'000;
constexpr CollisionFilter kMoving{.dynamic = true};
constexpr CollisionFilter kStanding{.dynamic = false};

std::unique_ptr<BroadPhase> madeIn(Algorithm algorithm, double width, double height, double cellSize)
{
    return std::move(*makeBroadPhase({algorithm, cellSize}, width, height));
}

Ids touched(const BroadPhase& grid, Vec2 point) { return grid.cellsTouchedBy({point, point}, kAll).ids; }

/// All registrations that the table shows, by object and by id.
class Shown final : public RegistrationSink {
public:
    explicit Shown(const BroadPhase& broadPhase)
        : m_table(*broadPhase.cellTable())
    {
        broadPhase.showRegistrations(*this);
    }
    void take(ObjectIndex object, const CellRange& cells) override
    {
        QVERIFY(!cells.isEmpty());
        for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
            for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
                QVERIFY(of[object].insert(m_table.idOf({x, y}).value()).second);
    }
    std::map<ObjectIndex, std::set<std::uint64_t>> of;

private:
    CellTable m_table;
};

} // namespace

class TestCellTable : public QObject {
    Q_OBJECT
private slots:
    void tablesOfTheExamples_data();
    void tablesOfTheExamples();
    void thePointOfTheExample_data();
    void thePointOfTheExample();
    void idsFromTheTop();
    void cellsMayBeWiderThanTall();
    void anEmptyTableHasNothing();
    void longListsAreCutAndCounted();
    void everyIdHasItsPlace_data() { addGrids(); }
    void everyIdHasItsPlace();
    void cornersAreKeptAndTheMiddleIsTouched();
    void wrappedBucketsAreTouchedByTheirNumber();
    void bucketsTouchedAreThoseOfEveryCell();
    void aMovedStaticObjectIsRegisteredWhereItWas();
    void registrationsAreThoseOfEachObject_data() { addGrids(); }
    void registrationsAreThoseOfEachObject();
    void candidatesStandInTheCellsThatAreLookedAt_data() { addGrids(); }
    void candidatesStandInTheCellsThatAreLookedAt();
    void hugeNumbersAreSafe_data() { addGrids(); }
    void hugeNumbersAreSafe();

private:
    static void addGrids()
    {
        QTest::addColumn<int>("algorithm");
        for (const AlgorithmInfo& info : algorithms())
            if (madeIn(info.algorithm, 9.6, 6.4, 2.5)->cellTable())
                QTest::newRow(info.name.data()) << static_cast<int>(info.algorithm);
    }
    static Algorithm fetchedAlgorithm()
    {
        QFETCH(const int, algorithm);
        return static_cast<Algorithm>(algorithm);
    }
};

void TestCellTable::tablesOfTheExamples_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("cellSize");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    const auto row = [](Algorithm algorithm, double width, double height, double cellSize, int columns, int rows) {
        QTest::addRow("%s %g x %g / %g", infoOf(algorithm).name.data(), width, height, cellSize)
            << static_cast<int>(algorithm) << width << height << cellSize << columns << rows;
    };
    for (const Algorithm algorithm :
         {Algorithm::Grid, Algorithm::HashedGrid, Algorithm::CornerGrid, Algorithm::RangeGrid}) {
        row(algorithm, 9.6, 6.4, 2.5, 4, 3);
        row(algorithm, 9.6, 4.8, 2.5, 4, 2);
        row(algorithm, 100.0, 100.0, 25.0, 4, 4);
    }
    row(Algorithm::BucketGrid, 100.0, 100.0, 25.0, 4, 4);
    row(Algorithm::BucketGrid, 9.6, 6.4, 2.5, 3, 2);
    row(Algorithm::BucketGrid, 9.6, 4.8, 2.5, 3, 1);
    row(Algorithm::BucketGrid, 1.0, 1.0, 2.5, 0, 0);
    row(Algorithm::RangeGrid, 1.0, 1.0, 0.019, 100, 100); // pixels: 0.019 m is truncated to 0.01 m
}

void TestCellTable::tablesOfTheExamples()
{
    QFETCH(const double, width);
    QFETCH(const double, height);
    QFETCH(const double, cellSize);
    const auto grid = madeIn(fetchedAlgorithm(), width, height, cellSize);
    QTEST(static_cast<int>(grid->cellTable()->columns()), "columns");
    QTEST(static_cast<int>(grid->cellTable()->rows()), "rows");
}

void TestCellTable::thePointOfTheExample_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<quint64>("id");
    QTest::newRow("grid") << static_cast<int>(Algorithm::Grid) << quint64{5};
    QTest::newRow("hashed-grid") << static_cast<int>(Algorithm::HashedGrid) << quint64{5};
    QTest::newRow("corner-grid") << static_cast<int>(Algorithm::CornerGrid) << quint64{5};
    QTest::newRow("range-grid, the first row from the top") << static_cast<int>(Algorithm::RangeGrid) << quint64{1};
    QTest::newRow("bucket-grid, rows of three") << static_cast<int>(Algorithm::BucketGrid) << quint64{4};
}

void TestCellTable::thePointOfTheExample()
{
    QFETCH(const quint64, id);
    QCOMPARE(touched(*madeIn(fetchedAlgorithm(), 9.6, 6.4, 2.5), {3.0, 4.0}), Ids{id});
}

void TestCellTable::idsFromTheTop()
{
    const CellTable table = CellTable::fromTheTop(GridLayout::ofCells(2.0, 3, 2), 5.0);
    QCOMPARE(table.bounds(), (Aabb{{0.0, 1.0}, {6.0, 5.0}}));
    QCOMPARE(table.boundsOf(table.cellOfId(0)), (Aabb{{0.0, 3.0}, {2.0, 5.0}}));
    QCOMPARE(table.boundsOf(table.cellOfId(5)), (Aabb{{4.0, 1.0}, {6.0, 3.0}}));
    QCOMPARE(table.idOf(table.cellAt({4.5, 1.5})), std::optional<std::uint64_t>{5});
    QCOMPARE(table.idsIn({{1, 0}, {9, 9}}, kAll).ids, (Ids{1, 2, 4, 5}));
    QCOMPARE(table.idsAlong({0.5, 4.5}, {0.5, 1.5}, kAll).ids, (Ids{0, 3}));
    QCOMPARE(table.idsAlong({0.5, 0.5}, {9.0, 0.5}, kAll).ids, Ids{}); // below the world
}

/// Those of a game, at any place.
void TestCellTable::cellsMayBeWiderThanTall()
{
    const CellTable table = CellTable(GridLayout::ofCells(Vec2{2.0, 0.5}, 6, 8)).movedTo({-3.0, 1.0});
    QCOMPARE(table.bounds(), (Aabb{{-3.0, 1.0}, {9.0, 5.0}}));
    QCOMPARE(table.smallerSide(), 0.5);
    Random random(3);
    for (int i = 0; i < 1'000; ++i) {
        const Vec2 from{random.between(-3.0, 9.0), random.between(1.0, 5.0)};
        const Vec2 to{random.between(-3.0, 9.0), random.between(1.0, 5.0)};
        const CellCoord cell = table.cellAt(from);
        QVERIFY(contains(table.boundsOf(cell), from));
        QCOMPARE(table.cellOfId(table.idOf(cell).value()), cell);
        const Ids along = table.idsAlong(from, to, kAll).ids;
        for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
            QVERIFY(std::ranges::count(along, table.idOf(table.cellAt(from + share * (to - from))).value()) == 1);
    }
}

void TestCellTable::anEmptyTableHasNothing()
{
    const CellTable table(GridLayout::ofCells(2.5, 0, 0));
    QVERIFY(table.isEmpty());
    QVERIFY(table.bounds().isEmpty());
    QVERIFY(!table.idOf({0, 0}));
    QCOMPARE(table.idsIn({{-5, -5}, {5, 5}}, kAll), CellIds{});
    QCOMPARE(table.idsAlong({-1.0, -1.0}, {1.0, 1.0}, kAll), CellIds{});
}

void TestCellTable::longListsAreCutAndCounted()
{
    const CellTable table(GridLayout::ofCells(1.0, 100, 100));
    const CellIds all = table.idsIn({{-3, -3}, {200, 200}}, 150);
    QCOMPARE(all.count, 10'000U);
    QCOMPARE(all.ids.size(), std::size_t{150});
    QCOMPARE(all.ids.back(), 149U);
    QCOMPARE(table.idsIn({{5, 5}, {5, 5}}, 0), (CellIds{{}, 1}));
    const CellTable vast(GridLayout(1e9, 1e9, 1e-3));
    QCOMPARE(vast.idsAlong({0.0, 0.0}, {1e9, 1e9}, 10).ids.size(), std::size_t{10});
    QVERIFY(vast.idsAlong({0.0, -1.0}, {1e9, -1.0}, 10).ids.empty());
}

void TestCellTable::everyIdHasItsPlace()
{
    const auto grid = madeIn(fetchedAlgorithm(), 9.6, 6.4, 0.7);
    const CellTable table = *grid->cellTable();
    const auto cells = static_cast<std::uint64_t>(table.columns() * table.rows());
    QCOMPARE(grid->algorithm() == Algorithm::HashedGrid ? cells : grid->statistics().cells, cells);
    for (std::uint64_t id = 0; id < cells; ++id) {
        QCOMPARE(table.idOf(table.cellOfId(id)), std::optional{id});
        QCOMPARE(touched(*grid, table.boundsOf(table.cellOfId(id)).center()), Ids{id});
    }
}

void TestCellTable::cornersAreKeptAndTheMiddleIsTouched()
{
    const CornerGrid grid(9.6, 6.4, 2.5);
    const Aabb wall{{0.1, 3.0}, {9.5, 3.4}};
    QCOMPARE(grid.cellsTouchedBy(wall, kAll).ids, (Ids{4, 5, 6, 7}));
    QCOMPARE(grid.cellsKeeping(wall, kAll).ids, (Ids{4, 7}));
    QCOMPARE(grid.cellsKeeping(wall, 1), (CellIds{{4}, 2}));
}

void TestCellTable::wrappedBucketsAreTouchedByTheirNumber()
{
    const BucketGrid grid(9.6, 10.0, 2.5); // 3 x 4 buckets and a partial fourth column
    QCOMPARE(touched(grid, {8.5, 1.0}), Ids{3});
    QCOMPARE(grid.cellTable()->cellOfId(3), (CellCoord{0, 1}));
    QCOMPARE(touched(grid, {8.5, 9.9}), Ids{}); // bucket 12, which does not exist
    QCOMPARE(grid.cellsTouchedBy({{6.0, 1.0}, {9.0, 1.5}}, kAll).ids, (Ids{2, 3}));
}

void TestCellTable::bucketsTouchedAreThoseOfEveryCell()
{
    Random random(3);
    for (int round = 0; round < 3'000; ++round) {
        const BucketGrid grid(random.between(0.5, 12.0), random.between(0.5, 12.0), random.between(0.8, 3.0));
        const Vec2 lo{random.between(-20.0, 20.0), random.between(-20.0, 20.0)};
        const Aabb box{lo, lo + Vec2{random.between(0.0, 25.0), random.between(0.0, 25.0)}};
        const CellRange range = grid.cellTable()->cellsOf(box);
        std::set<std::uint64_t> expected;
        for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
            for (std::int64_t x = range.first.x; x <= range.last.x; ++x)
                if (const auto id = grid.bucketAt({x, y}))
                    expected.insert(static_cast<std::uint64_t>(*id));
        const CellIds found = grid.cellsTouchedBy(box, kAll);
        QCOMPARE(found.ids, Ids(expected.begin(), expected.end()));
        QCOMPARE(found.count, expected.size());
        QCOMPARE(grid.cellsTouchedBy(box, 2).count, expected.size());
    }
}

void TestCellTable::aMovedStaticObjectIsRegisteredWhereItWas()
{
    CornerGrid grid(9.6, 6.4, 2.5);
    grid.add(0, {{1.0, 1.0}, {1.5, 1.5}}, kStanding);
    const Aabb there{{8.0, 6.0}, {8.2, 6.2}};
    grid.move(0, there);
    grid.update();
    QCOMPARE(grid.cellsOf(0, kAll).ids, Ids{0});
    QCOMPARE(grid.cellsTouchedBy(there, kAll).ids, Ids{11});
    QCOMPARE(grid.cellsKeeping(there, kAll).ids, Ids{11});
    QCOMPARE(Shown(grid).of, (std::map<ObjectIndex, std::set<std::uint64_t>>{{0, {0}}}));
}

void TestCellTable::registrationsAreThoseOfEachObject()
{
    Random random(11);
    BoxRecipe recipe{"even"};
    recipe.spread = 70.0;
    recipe.largest = 40.0;
    recipe.cellSize = 7.0;
    const auto grid = made(fetchedAlgorithm(), recipe);
    std::vector<Proxy> proxies(60);
    for (ObjectIndex i = 0; i < proxies.size(); ++i) {
        proxies[i] = {drawnBox(random, recipe), drawnFilter(random), true};
        grid->add(i, proxies[i].box, proxies[i].filter);
    }
    for (int round = 0; round < 5; ++round) {
        shuffle(random, recipe, proxies, *grid);
        const Shown shown(*grid);
        for (ObjectIndex i = 0; i < proxies.size(); ++i) {
            const auto found = shown.of.find(i);
            QCOMPARE(found != shown.of.end() && !proxies[i].present, false);
            if (!proxies[i].present)
                continue;
            const CellIds own = grid->cellsOf(i, kAll);
            QCOMPARE(own.count, own.ids.size());
            QCOMPARE(found == shown.of.end() ? Ids{} : Ids(found->second.begin(), found->second.end()), own.ids);
            if (proxies[i].filter.dynamic) // more cells, if a static object of this index left entries there
                QVERIFY(std::ranges::includes(own.ids, grid->cellsKeeping(proxies[i].box, kAll).ids));
        }
    }
}

// Boxes inside the world; outside it, cells have no ids.
void TestCellTable::candidatesStandInTheCellsThatAreLookedAt()
{
    Random random(12);
    BoxRecipe recipe{"even"};
    recipe.spread = 45.0;
    recipe.cellSize = 7.0;
    const auto grid = made(fetchedAlgorithm(), recipe);
    for (ObjectIndex i = 0; i < 150; ++i)
        grid->add(i, drawnBox(random, recipe), i % 2 == 0 ? kMoving : kStanding);
    grid->update();
    for (int round = 0; round < 100; ++round) {
        const Aabb box = drawnBox(random, recipe);
        std::vector<ObjectIndex> found;
        grid->candidatesIn(box, found);
        std::ranges::sort(found);
        const Ids asked = grid->cellsKeeping(box, kAll).ids;
        std::vector<ObjectIndex> expected;
        for (ObjectIndex i = 0; i < 150; ++i) {
            const Ids own = grid->cellsOf(i, kAll).ids;
            if (std::ranges::any_of(own, [&](std::uint64_t id) { return std::ranges::binary_search(asked, id); }))
                expected.push_back(i);
        }
        QCOMPARE(found, expected);
    }
}

void TestCellTable::hugeNumbersAreSafe()
{
    const auto grid = madeIn(fetchedAlgorithm(), 9.6, 6.4, 2.5);
    for (const double far : {1e9, 1e300}) {
        const CellIds all = grid->cellsTouchedBy({{-far, -far}, {far, far}}, 5);
        QVERIFY(all.ids.size() <= 5);
        QVERIFY(static_cast<double>(all.count) <= grid->cellTable()->cellCount());
        QVERIFY(grid->cellsTouchedBy({{far, far}, {far, far}}, 5).count <= 1);
        QVERIFY(grid->cellsTouchedBy({{-far, -far}, {-far, -far}}, 5).count <= 1);
    }
}

BROADSIDE_TEST(TestCellTable)

} // namespace broadside::test::tst_cell_table

#include "tst_cell_table.moc"
