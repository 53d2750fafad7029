#include "core/broadphase/broad_phase.h"
#include "core/broadphase/nearest.h"
#include "core/broadphase/packed_grid.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace broadside::test::tst_broad_phase {

namespace {

constexpr std::uint64_t kPairsInUsualRun = 1'000'000; // pairs checked against brute force, per algorithm
constexpr std::uint64_t kPairsInLongRun = 100'000'000;

std::uint64_t pairsToCheck()
{
    return qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? kPairsInLongRun : kPairsInUsualRun;
}

std::vector<IndexPair> sortedCandidates(const BroadPhase& broadPhase)
{
    Collected collected;
    broadPhase.candidatePairs(collected);
    std::ranges::sort(collected.pairs);
    return collected.pairs;
}

constexpr std::array kCorrect{Algorithm::Grid,       Algorithm::HashedGrid, Algorithm::PackedGrid,
                              Algorithm::BruteForce, Algorithm::Quadtree,   Algorithm::SweepAndPrune,
                              Algorithm::AabbTree};

/// Stands for packed-grid on its portable path, which runs on any processor.
constexpr int kPortablePackedGrid = -1;

Algorithm algorithmOf(int row)
{
    return row == kPortablePackedGrid ? Algorithm::PackedGrid : static_cast<Algorithm>(row);
}

std::unique_ptr<BroadPhase> broadPhaseForRow(int row, const BoxRecipe& recipe)
{
    if (row == kPortablePackedGrid)
        return std::make_unique<PackedGrid>(packed::Lanes::Portable);
    return made(algorithmOf(row), recipe);
}

/// The candidates of an algorithm by its contract, without masks. For a quadtree this is only the minimum, the box
/// overlaps.
bool isNear(Algorithm algorithm, const Aabb& a, const Aabb& b, double cellSize)
{
    switch (algorithm) {
    case Algorithm::Grid:
    case Algorithm::HashedGrid:
        return shareACell(a, b, cellSize);
    case Algorithm::SweepAndPrune:
        return a.lo.x <= b.hi.x && b.lo.x <= a.hi.x;
    case Algorithm::PackedGrid:
    case Algorithm::AabbTree:
    case Algorithm::Quadtree:
        return overlaps(a, b);
    default:
        return true;
    }
}

/// A quadtree may report more than the minimum; all others report exactly the contract.
template<class T>
bool agrees(Algorithm algorithm, const std::vector<T>& found, const std::vector<T>& expected)
{
    return algorithm == Algorithm::Quadtree ? std::ranges::includes(found, expected) : found == expected;
}

bool isSortedWithoutDuplicates(const auto& list)
{
    return std::ranges::adjacent_find(list, std::ranges::greater_equal{}) == list.end();
}

} // namespace

class TestBroadPhase : public QObject {
    Q_OBJECT
private slots:
    void candidatesAreThoseOfTheDefinition_data();
    void candidatesAreThoseOfTheDefinition();
    void queriesAnswerLikeTheDefinition_data() { candidatesAreThoseOfTheDefinition_data(); }
    void queriesAnswerLikeTheDefinition();
    void publishedCounts();
    void gridChecksCountEveryCellAndItself();
    void gridChecksAreThoseOfThePublishedLoop_data();
    void gridChecksAreThoseOfThePublishedLoop();
    void checksBeyondAllNumbersStayAtTheLargest_data();
    void checksBeyondAllNumbersStayAtTheLargest();
    void threadsHandOutTheSame();
    void emptiedAndFilledAgain_data();
    void emptiedAndFilledAgain();
    void aSearchEndsWhenNoMoreIsWanted_data();
    void aSearchEndsWhenNoMoreIsWanted();
    void staticPairsAreNeverCandidates();
    void tooManyCellsNameAWorkableSize_data();
    void tooManyCellsNameAWorkableSize();
    void unavailableAlgorithmsNameTheOthers();
    void namesRoundTrip();
};

void TestBroadPhase::candidatesAreThoseOfTheDefinition_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("recipe");
    const auto recipes = boxRecipes();
    for (const Algorithm algorithm : kCorrect)
        for (std::size_t i = 0; i < recipes.size(); ++i)
            QTest::addRow("%s, %s", infoOf(algorithm).name.data(), recipes[i].name.c_str())
                << static_cast<int>(algorithm) << static_cast<int>(i);
    for (std::size_t i = 0; i < recipes.size(); ++i)
        QTest::addRow("packed-grid without wide lanes, %s", recipes[i].name.c_str())
            << kPortablePackedGrid << static_cast<int>(i);
}

void TestBroadPhase::candidatesAreThoseOfTheDefinition()
{
    QFETCH(const int, algorithm);
    QFETCH(const int, recipe);
    const BoxRecipe boxes = boxRecipes()[static_cast<std::size_t>(recipe)];
    const Algorithm kind = algorithmOf(algorithm);
    Random random(static_cast<std::uint64_t>(recipe) + 1);
    const std::uint64_t goal = pairsToCheck() / boxRecipes().size();
    for (std::uint64_t checked = 0; checked < goal;) {
        const auto count = 1 + random.below(120);
        auto broadPhase = broadPhaseForRow(algorithm, boxes);
        std::vector<Proxy> proxies(count);
        for (Proxy& proxy : proxies)
            proxy.present = false;
        for (int round = 0; round < 4; ++round) {
            shuffle(random, boxes, proxies, *broadPhase);
            const auto expected = pairsWhere(proxies, [&](const Proxy& a, const Proxy& b) {
                return canCollide(a.filter, b.filter) && isNear(kind, a.box, b.box, boxes.cellSize);
            });
            const auto found = sortedCandidates(*broadPhase);
            QVERIFY2(isSortedWithoutDuplicates(found), printed(found));
            QVERIFY2(agrees(kind, found, expected), printed(found) + " instead of " + printed(expected));
            const auto present = static_cast<std::uint64_t>(std::ranges::count(proxies, true, &Proxy::present));
            checked += present * (present - std::min<std::uint64_t>(present, 1)) / 2;
        }
    }
}

void TestBroadPhase::queriesAnswerLikeTheDefinition()
{
    QFETCH(const int, algorithm);
    QFETCH(const int, recipe);
    const BoxRecipe boxes = boxRecipes()[static_cast<std::size_t>(recipe)];
    const Algorithm kind = algorithmOf(algorithm);
    Random random(static_cast<std::uint64_t>(recipe) + 100);
    auto broadPhase = broadPhaseForRow(algorithm, boxes);
    std::vector<Proxy> proxies(60);
    for (Proxy& proxy : proxies)
        proxy.present = false;
    const auto near = [&](const Aabb& a, const Aabb& b) { return isNear(kind, a, b, boxes.cellSize); };
    for (int round = 0; round < 20; ++round) {
        shuffle(random, boxes, proxies, *broadPhase);
        const Aabb asked = drawnBox(random, boxes);
        std::vector<ObjectIndex> expectedIn;
        for (ObjectIndex i = 0; i < proxies.size(); ++i) {
            if (!proxies[i].present)
                continue;
            if (near(asked, proxies[i].box))
                expectedIn.push_back(i);
            std::vector<ObjectIndex> expected;
            for (ObjectIndex j = 0; j < proxies.size(); ++j)
                if (i != j && proxies[j].present && masksMatch(proxies[i].filter, proxies[j].filter) &&
                    near(proxies[i].box, proxies[j].box))
                    expected.push_back(j);
            std::vector<ObjectIndex> found;
            broadPhase->candidatesOf(i, found);
            std::ranges::sort(found);
            QVERIFY(isSortedWithoutDuplicates(found));
            QVERIFY(agrees(kind, found, expected));
        }
        std::vector<ObjectIndex> found;
        broadPhase->candidatesIn(asked, found);
        std::ranges::sort(found);
        QVERIFY(isSortedWithoutDuplicates(found));
        QVERIFY(agrees(kind, found, expectedIn));
    }
}

// 100 objects are 4,950 pairs; 500 moving objects are 124,750 pairs and 250,000 checks of the published loop.
void TestBroadPhase::publishedCounts()
{
    for (const auto& [count, pairs] : {std::pair{100U, 4'950U}, std::pair{500U, 124'750U}}) {
        auto broadPhase = made(Algorithm::BruteForce, {"even"});
        for (ObjectIndex i = 0; i < count; ++i)
            broadPhase->add(i, {{0.0, 0.0}, {1.0, 1.0}}, {.dynamic = true});
        broadPhase->update();
        Collected collected;
        QCOMPARE(broadPhase->candidatePairs(collected), std::uint64_t{count} * count);
        QCOMPARE(collected.pairs.size(), std::size_t{pairs});
    }
}

void TestBroadPhase::gridChecksCountEveryCellAndItself()
{
    BoxRecipe recipe{"even"};
    recipe.cellSize = 25.0;
    auto broadPhase = made(Algorithm::Grid, recipe);
    broadPhase->add(0, {{20.0, 20.0}, {30.0, 30.0}}, {.dynamic = true}); // cells 0, 1, 4, 5
    broadPhase->add(1, {{30.0, 30.0}, {31.0, 31.0}}, {.dynamic = true}); // cell 5
    broadPhase->add(2, {{1.0, 1.0}, {2.0, 2.0}}, {.dynamic = false});    // cell 0; static, so it makes no query
    broadPhase->update();
    Collected collected;
    // Object 0 finds itself four times, object 1 once and object 2 once; object 1 finds 0 and itself.
    QCOMPARE(broadPhase->candidatePairs(collected), std::uint64_t{6 + 2});
    std::ranges::sort(collected.pairs);
    QCOMPARE(collected.pairs, (std::vector<IndexPair>{{0, 1}, {0, 2}}));
    QCOMPARE(broadPhase->statistics().objects, std::uint64_t{3});
    QCOMPARE(broadPhase->statistics().cells, std::uint64_t{16});
    QCOMPARE(broadPhase->statistics().registrations, std::uint64_t{6});
}

void TestBroadPhase::gridChecksAreThoseOfThePublishedLoop_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("recipe");
    const auto recipes = boxRecipes();
    for (const Algorithm algorithm : {Algorithm::Grid, Algorithm::HashedGrid})
        for (std::size_t i = 0; i < recipes.size(); ++i)
            QTest::addRow("%s, %s", infoOf(algorithm).name.data(), recipes[i].name.c_str())
                << static_cast<int>(algorithm) << static_cast<int>(i);
}

// Every dynamic object tests all objects in each of its cells that share a true cell with it. Objects outside the world
// are in the border cells of the table.
void TestBroadPhase::gridChecksAreThoseOfThePublishedLoop()
{
    QFETCH(int, algorithm);
    QFETCH(int, recipe);
    const BoxRecipe world = boxRecipes()[static_cast<std::size_t>(recipe)];
    const GridLayout layout(world.worldSize, world.worldSize, world.cellSize);
    const auto visited = [&](const Aabb& box) {
        CellRange cells = layout.cellsOf(box);
        if (static_cast<Algorithm>(algorithm) == Algorithm::Grid)
            for (CellCoord* cell : {&cells.first, &cells.last}) {
                cell->x = std::clamp<std::int64_t>(cell->x, 0, layout.columns() - 1);
                cell->y = std::clamp<std::int64_t>(cell->y, 0, layout.rows() - 1);
            }
        return cells;
    };
    Random random(static_cast<std::uint64_t>(recipe) + 100);
    auto broadPhase = made(static_cast<Algorithm>(algorithm), world);
    std::vector<Proxy> proxies;
    for (ObjectIndex i = 0; i < 120; ++i) {
        proxies.push_back({drawnBox(random, world), drawnFilter(random), true});
        broadPhase->add(i, proxies.back().box, proxies.back().filter);
    }
    broadPhase->update();
    std::int64_t expected = 0;
    for (const Proxy& a : proxies)
        for (const Proxy& b : proxies)
            if (a.filter.dynamic && !intersection(layout.cellsOf(a.box), layout.cellsOf(b.box)).isEmpty())
                expected += intersection(visited(a.box), visited(b.box)).count();
    Collected collected;
    QCOMPARE(broadPhase->candidatePairs(collected), static_cast<std::uint64_t>(expected));
}

void TestBroadPhase::checksBeyondAllNumbersStayAtTheLargest_data()
{
    constexpr quint64 kMost = std::numeric_limits<quint64>::max();
    QTest::addColumn<double>("side"); // of every object, in cells
    QTest::addColumn<int>("objects");
    QTest::addColumn<bool>("dynamic"); // all objects, or only the first
    QTest::addColumn<quint64>("checks");
    // 2^27 + 1 cells per side are 2^54 + 2^28 + 1 cells, which a double cannot hold.
    QTest::addRow("exact beyond 2^53") << 0x1p27 << 1 << true << quint64{(1ULL << 54U) + (1ULL << 28U) + 1U};
    QTest::addRow("more than 2^31 cells on an axis")
        << 0x1p31 << 1 << true << quint64{(1ULL << 62U) + (1ULL << 32U) + 1U};
    QTest::addRow("one object too large to count") << 0x1p33 << 1 << true << kMost;
    QTest::addRow("the sum is too large, with a static") << 0x1p31 + 0x1p30 << 2 << false << kMost;
    QTest::addRow("the sum is too large, all dynamic") << 0x1p31 << 3 << true << kMost;
}

// All objects have the same box: each finds every object, itself included, in all cells.
void TestBroadPhase::checksBeyondAllNumbersStayAtTheLargest()
{
    QFETCH(const double, side);
    QFETCH(const int, objects);
    QFETCH(const bool, dynamic);
    BoxRecipe recipe{"even"};
    recipe.cellSize = 0.25;
    auto broadPhase = made(Algorithm::HashedGrid, recipe);
    for (ObjectIndex i = 0; i < static_cast<ObjectIndex>(objects); ++i)
        broadPhase->add(i, {{0.0, 0.0}, {side * 0.25, side * 0.25}}, {.dynamic = dynamic || i == 0});
    broadPhase->update();
    Collected collected;
    QTEST(static_cast<quint64>(broadPhase->candidatePairs(collected)), "checks");
}

void TestBroadPhase::threadsHandOutTheSame()
{
    constexpr ObjectIndex count = 250'000; // enough for two threads
    std::vector<IndexPair> expected;
    for (const bool masks : {false, true}) {
        for (const unsigned threads : {1U, 2U}) {
            PackedGrid grid(packed::widestLanes(), threads);
            Random same(6);
            for (ObjectIndex i = 0; i < count; ++i) {
                const Vec2 lo{same.between(0.0, 400.0), same.between(0.0, 400.0)};
                CollisionFilter filter{.dynamic = same.below(20) != 0};
                if (masks)
                    filter.mask = static_cast<std::uint32_t>(1 + same.below(3)) | 1U << same.below(2);
                grid.add(i, {lo, lo + Vec2{0.5, 0.5}}, filter);
            }
            grid.update();
            Collected collected;
            grid.candidatePairs(collected);
            if (threads == 1)
                expected = collected.pairs;
            QVERIFY(collected.pairs.size() > count / 10);
            QVERIFY(collected.pairs == expected);
        }
    }
}

void TestBroadPhase::emptiedAndFilledAgain_data()
{
    QTest::addColumn<int>("algorithm");
    for (const Algorithm algorithm : kCorrect)
        QTest::addRow("%s", infoOf(algorithm).name.data()) << static_cast<int>(algorithm);
}

void TestBroadPhase::emptiedAndFilledAgain()
{
    QFETCH(int, algorithm);
    auto broadPhase = made(static_cast<Algorithm>(algorithm), {"even"});
    for (int round = 0; round < 3; ++round) {
        const double at = -12.5 * round;
        broadPhase->add(0, {{at, at}, {at, at}}, {.dynamic = true});
        broadPhase->add(1, {{at, at}, {at + 1.0, at + 1.0}}, {.dynamic = false});
        broadPhase->update();
        Collected collected;
        broadPhase->candidatePairs(collected);
        QCOMPARE(collected.pairs, (std::vector<IndexPair>{{0, 1}}));
        const auto nearest = nearestObject(*broadPhase, {{at, at}, {at, at}}, [](ObjectIndex) { return 0.0; });
        QVERIFY(nearest && nearest->index == 0);
        broadPhase->remove(0);
        broadPhase->remove(1);
        broadPhase->update();
        Collected nothing;
        broadPhase->candidatePairs(nothing);
        QVERIFY(nothing.pairs.empty());
    }
}

void TestBroadPhase::staticPairsAreNeverCandidates()
{
    for (const Algorithm algorithm : kCorrect) {
        auto broadPhase = made(algorithm, {"even"});
        for (ObjectIndex i = 0; i < 10; ++i)
            broadPhase->add(i, {{1.0, 1.0}, {2.0, 2.0}}, {.dynamic = false});
        broadPhase->update();
        QVERIFY(sortedCandidates(*broadPhase).empty());
        std::vector<ObjectIndex> asIfDynamic;
        broadPhase->candidatesOf(3, asIfDynamic);
        QCOMPARE(asIfDynamic.size(), std::size_t{9});
    }
}

void TestBroadPhase::tooManyCellsNameAWorkableSize_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("cellSize");
    QTest::newRow("wide") << 1e9 << 1.0 << 1e-3;
    QTest::newRow("square") << 1e4 << 1e4 << 0.1;
    QTest::newRow("tiny cells") << 10.0 << 10.0 << 1e-300;
    QTest::newRow("just too many") << 4097.0 << 4097.0 << 1.0;
}

void TestBroadPhase::tooManyCellsNameAWorkableSize()
{
    QFETCH(const double, width);
    QFETCH(const double, height);
    QFETCH(const double, cellSize);
    const auto refused = makeBroadPhase({Algorithm::Grid, cellSize}, width, height);
    QVERIFY(!refused);
    const QString remedy = QString::fromStdString(refused.problem().remedy.text());
    static const QRegularExpression number(QStringLiteral("([0-9.e+-]+) m or larger"));
    const auto match = number.match(remedy);
    QVERIFY2(match.hasMatch(), qPrintable(remedy));
    const double workable = match.captured(1).toDouble();
    QVERIFY2(makeBroadPhase({Algorithm::Grid, workable}, width, height).ok(), qPrintable(remedy));
    QVERIFY2(!makeBroadPhase({Algorithm::Grid, workable / 4.0}, width, height).ok(), "far larger than need be");
}

void TestBroadPhase::unavailableAlgorithmsNameTheOthers()
{
    for (const AlgorithmInfo& info : algorithms()) {
        const auto result = makeBroadPhase({info.algorithm, 1.0}, 10.0, 10.0);
        QCOMPARE(result.ok(), info.isAvailable());
        if (!result)
            QVERIFY(result.problem().remedy.text().find("brute-force") != std::string::npos);
    }
}

void TestBroadPhase::namesRoundTrip()
{
    for (const AlgorithmInfo& info : algorithms()) {
        QCOMPARE(algorithmNamed(info.name), std::optional{info.algorithm});
        QCOMPARE(infoOf(info.algorithm).name, info.name);
    }
    QVERIFY(!algorithmNamed("gird"));
}

namespace {

/// Stops after one batch.
class OneBatch final : public PairSink {
public:
    void take(std::span<const IndexPair> batch) override
    {
        pairs += batch.size();
        ++batches;
    }
    [[nodiscard]] bool wantsMore() const override { return batches == 0; }
    std::size_t pairs = 0;
    int batches = 0;
};

} // namespace

void TestBroadPhase::aSearchEndsWhenNoMoreIsWanted_data()
{
    QTest::addColumn<int>("algorithm");
    for (const Algorithm algorithm : correctAlgorithms())
        QTest::newRow(infoOf(algorithm).name.data()) << static_cast<int>(algorithm);
}

/// All objects overlap each other: millions of pairs.
void TestBroadPhase::aSearchEndsWhenNoMoreIsWanted()
{
    QFETCH(const int, algorithm);
    constexpr std::size_t kObjects = 2'000;
    const auto broadPhase = makeBroadPhase({static_cast<Algorithm>(algorithm), 10.0}, 100.0, 100.0).value();
    for (ObjectIndex i = 0; i < kObjects; ++i)
        broadPhase->add(i, {{45.0, 45.0}, {46.0, 46.0}}, {.category = 1, .mask = 1, .dynamic = true});
    broadPhase->update();
    OneBatch sink;
    broadPhase->candidatePairs(sink);
    QVERIFY(sink.batches > 0);
    constexpr std::size_t kAll = kObjects * (kObjects - 1) / 2;
    QVERIFY2(sink.pairs < kAll / 10, qPrintable(QString::number(sink.pairs)));
}

BROADSIDE_TEST(TestBroadPhase)

} // namespace broadside::test::tst_broad_phase

#include "tst_broad_phase.moc"
