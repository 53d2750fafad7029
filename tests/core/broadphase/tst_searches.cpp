#include "core/broadphase/nearest.h"
#include "core/geometry/segment.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside::test::tst_searches {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// True if a closed segment has a point in a closed box: the slab test in 80-bit numbers. Shares no code with core.
bool touches(Vec2 from, Vec2 to, const Aabb& box)
{
    long double first = 0.0L;
    long double last = 1.0L;
    const auto cut = [&](long double start, long double end, long double lo, long double hi) {
        if (start == end)
            return lo <= start && start <= hi;
        const long double a = (lo - start) / (end - start);
        const long double b = (hi - start) / (end - start);
        first = std::max(first, std::min(a, b));
        last = std::min(last, std::max(a, b));
        return true;
    };
    return cut(from.x, to.x, box.lo.x, box.hi.x) && cut(from.y, to.y, box.lo.y, box.hi.y) && first <= last;
}

/// Random rays; some are vertical, horizontal or without length, end at the corner of a box, or reach far beyond the
/// world.
std::pair<Vec2, Vec2> drawnRay(Random& random, const BoxRecipe& recipe, const std::vector<Proxy>& proxies)
{
    const auto point = [&] {
        const double x = drawnCoordinate(random, recipe);
        return Vec2{x, drawnCoordinate(random, recipe)};
    };
    Vec2 from = point();
    Vec2 to = point();
    const Proxy& somebody = proxies[random.below(proxies.size())];
    switch (random.below(somebody.present ? 8 : 3)) {
    case 0:
        to.x = from.x;
        break;
    case 1:
        to.y = from.y;
        break;
    case 2:
        to = from;
        break;
    case 3:
        to = somebody.box.hi; // ends at a corner
        break;
    case 4: // a corner of the box is the middle of the ray
        to = somebody.box.lo;
        to += to - from;
        break;
    case 5:
        from = from - 100.0 * (to - from);
        break;
    default:
        break;
    }
    return {from, to};
}

void addRecipes()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("recipe");
    const auto recipes = boxRecipes();
    for (const Algorithm algorithm : correctAlgorithms())
        for (std::size_t i = 0; i < recipes.size(); ++i)
            QTest::addRow("%s, %s", infoOf(algorithm).name.data(), recipes[i].name.c_str())
                << static_cast<int>(algorithm) << static_cast<int>(i);
}

std::vector<ObjectIndex> sortedAlong(const BroadPhase& broadPhase, Vec2 from, Vec2 to)
{
    std::vector<ObjectIndex> found;
    broadPhase.candidatesAlong(from, to, found);
    std::ranges::sort(found);
    return found;
}

/// At least the distance of the boxes, and equal to it for every other object, so that there are ties. One object in
/// nine has an infinite distance.
double shapeDistance(const Proxy& proxy, const Aabb& from, ObjectIndex index)
{
    if (index % 9 == 4)
        return kInfinity;
    return distance(from, proxy.box) * (index % 2 == 0 ? 1.0 : 1.5);
}

std::optional<NearestIndex> nearestByDefinition(const std::vector<Proxy>& proxies, const Aabb& from)
{
    std::optional<NearestIndex> best;
    for (ObjectIndex i = 0; i < proxies.size(); ++i) {
        const double away = proxies[i].present ? shapeDistance(proxies[i], from, i) : kInfinity;
        if (away < (best ? best->distance : kInfinity))
            best = NearestIndex{i, away};
    }
    return best;
}

QByteArray printed(const std::optional<NearestIndex>& nearest)
{
    return nearest ? QByteArray::number(nearest->index) + " at " + QByteArray::number(nearest->distance, 'g', 17)
                   : QByteArray("nobody");
}

/// A uniform crowd: `count` boxes of 0.5 m, 4 m^2 for each.
std::unique_ptr<BroadPhase> uniformCrowd(Algorithm algorithm, ObjectIndex count, double side)
{
    BoxRecipe recipe{"even"};
    recipe.worldSize = side;
    auto broadPhase = made(algorithm, recipe);
    Random random(3);
    for (ObjectIndex i = 0; i < count; ++i) {
        const Vec2 lo{random.between(0.0, side), random.between(0.0, side)};
        broadPhase->add(i, {lo, lo + Vec2{0.5, 0.5}}, {.dynamic = i % 2 == 0});
    }
    broadPhase->update();
    return broadPhase;
}

/// Counts the objects that a broad phase shows to a search.
class Counted final : public NearestSearch {
public:
    explicit Counted(Vec2 point, const std::vector<Aabb>& boxes)
        : m_point(point)
        , m_boxes(boxes)
    {}
    [[nodiscard]] double reach() const override { return m_reach; }
    void look(ObjectIndex object) override
    {
        ++looks;
        m_reach = std::min(m_reach, distance({m_point, m_point}, m_boxes[object]));
    }
    int looks = 0;

private:
    Vec2 m_point;
    const std::vector<Aabb>& m_boxes;
    double m_reach = kInfinity;
};

} // namespace

class TestSearches : public QObject {
    Q_OBJECT
private slots:
    void raysMissNoBox_data() { addRecipes(); }
    void raysMissNoBox();
    void raysOfATreeAreTheBoxesThatTheyMeet();
    void raysAlongCellBordersMeetBothSides_data();
    void raysAlongCellBordersMeetBothSides();
    void raysFromFarAwayDoNotWalkTheWorld();
    void nearestIsThatOfTheDefinition_data() { addRecipes(); }
    void nearestIsThatOfTheDefinition();
    void tiesGoToTheLowestNumber();
    void everyObjectIsShownOnce_data();
    void everyObjectIsShownOnce();
    void nobodyIsNearestInAnEmptyWorld();
    void nearestCanBeAnyDistanceAway();
    void searchesLookAtFewOfMany();
    void algorithmsWithoutSearchesOfTheirOwnAreRightToo();
};

void TestSearches::raysMissNoBox()
{
    QFETCH(const int, algorithm);
    QFETCH(const int, recipe);
    const BoxRecipe boxes = boxRecipes()[static_cast<std::size_t>(recipe)];
    Random random(static_cast<std::uint64_t>(recipe) + 200);
    auto broadPhase = made(static_cast<Algorithm>(algorithm), boxes);
    std::vector<Proxy> proxies(60);
    for (Proxy& proxy : proxies)
        proxy.present = false;
    int met = 0;
    for (int round = 0; round < 200; ++round) {
        shuffle(random, boxes, proxies, *broadPhase);
        for (int i = 0; i < 10; ++i) {
            const auto [from, to] = drawnRay(random, boxes, proxies);
            const std::vector<ObjectIndex> found = sortedAlong(*broadPhase, from, to);
            QVERIFY(std::ranges::adjacent_find(found) == found.end());
            for (ObjectIndex j = 0; j < proxies.size(); ++j) {
                const bool handedOut = std::ranges::binary_search(found, j);
                QVERIFY(proxies[j].present || !handedOut);
                if (!proxies[j].present || !touches(from, to, proxies[j].box))
                    continue;
                ++met;
                QVERIFY2(handedOut, ("round " + std::to_string(round) + ": the ray " + describeForTest(from) + " to " +
                                     describeForTest(to) + " misses " + describeForTest(proxies[j].box))
                                        .c_str());
            }
        }
    }
    QVERIFY(met > 100);
}

void TestSearches::raysOfATreeAreTheBoxesThatTheyMeet()
{
    for (const BoxRecipe& boxes : boxRecipes()) {
        Random random(300);
        auto tree = made(Algorithm::AabbTree, boxes);
        std::vector<Proxy> proxies(60);
        for (Proxy& proxy : proxies)
            proxy.present = false;
        for (int round = 0; round < 50; ++round) {
            shuffle(random, boxes, proxies, *tree);
            const auto [from, to] = drawnRay(random, boxes, proxies);
            const SegmentTest segment(from, to);
            std::vector<ObjectIndex> expected;
            for (ObjectIndex i = 0; i < proxies.size(); ++i)
                if (proxies[i].present && segment.meets(proxies[i].box))
                    expected.push_back(i);
            QCOMPARE(sortedAlong(*tree, from, to), expected);
        }
    }
}

void TestSearches::raysAlongCellBordersMeetBothSides_data()
{
    QTest::addColumn<Vec2>("from");
    QTest::addColumn<Vec2>("to");
    QTest::newRow("along a column border") << Vec2{25.0, 3.0} << Vec2{25.0, 90.0};
    QTest::newRow("along a row border") << Vec2{90.0, 25.0} << Vec2{3.0, 25.0};
    QTest::newRow("through the corners of cells") << Vec2{0.0, 0.0} << Vec2{50.0, 50.0};
    QTest::newRow("through the corners, down") << Vec2{0.0, 50.0} << Vec2{50.0, 0.0};
    QTest::newRow("a point in the corner of four cells") << Vec2{25.0, 25.0} << Vec2{25.0, 25.0};
}

/// Four boxes touch at (25, 25). Each is in its own cell, except for the borders.
void TestSearches::raysAlongCellBordersMeetBothSides()
{
    QFETCH(const Vec2, from);
    QFETCH(const Vec2, to);
    BoxRecipe recipe{"even"};
    recipe.cellSize = 25.0;
    for (const Algorithm algorithm : correctAlgorithms()) {
        auto broadPhase = made(algorithm, recipe);
        broadPhase->add(0, {{24.0, 24.0}, {25.0, 25.0}}, {.dynamic = true});
        broadPhase->add(1, {{25.0, 24.0}, {26.0, 25.0}}, {.dynamic = false});
        broadPhase->add(2, {{24.0, 25.0}, {25.0, 26.0}}, {.dynamic = false});
        broadPhase->add(3, {{25.0, 25.0}, {26.0, 26.0}}, {.dynamic = true});
        broadPhase->update();
        QCOMPARE(sortedAlong(*broadPhase, from, to), (std::vector<ObjectIndex>{0, 1, 2, 3}));
    }
}

// 2e9 m in cells of 5 cm are 40,000,000,000 cells per row: a search that visits them all would never end.
void TestSearches::raysFromFarAwayDoNotWalkTheWorld()
{
    BoxRecipe recipe{"fine", 20.0, 15.0, 10.0, 1.0, 15.0, 0.05};
    for (const Algorithm algorithm : correctAlgorithms()) {
        auto broadPhase = made(algorithm, recipe);
        for (ObjectIndex i = 0; i < 100; ++i)
            broadPhase->add(i, {{0.1 * i, 5.0}, {0.1 * i + 0.05, 5.1}}, {.dynamic = i % 2 == 0});
        broadPhase->update();
        QCOMPARE(sortedAlong(*broadPhase, {-1e9, 5.05}, {1e9, 5.05}).size(), std::size_t{100});
        std::vector<ObjectIndex> found;
        const SegmentTest steep({-1e9, -1e9}, {1e9, 1e9});
        broadPhase->candidatesAlong({-1e9, -1e9}, {1e9, 1e9}, found);
        for (ObjectIndex i = 0; i < 100; ++i)
            if (steep.meets({{0.1 * i, 5.0}, {0.1 * i + 0.05, 5.1}}))
                QVERIFY(std::ranges::find(found, i) != found.end());
    }
}

void TestSearches::nearestIsThatOfTheDefinition()
{
    QFETCH(const int, algorithm);
    QFETCH(const int, recipe);
    const BoxRecipe boxes = boxRecipes()[static_cast<std::size_t>(recipe)];
    Random random(static_cast<std::uint64_t>(recipe) + 400);
    auto broadPhase = made(static_cast<Algorithm>(algorithm), boxes);
    std::vector<Proxy> proxies(60);
    for (Proxy& proxy : proxies)
        proxy.present = false;
    int apart = 0;
    for (int round = 0; round < 200; ++round) {
        shuffle(random, boxes, proxies, *broadPhase);
        for (int i = 0; i < 10; ++i) {
            Aabb from = drawnBox(random, boxes);
            if (random.below(2) == 0)
                from.hi = from.lo;
            if (random.below(4) == 0) // a query from far away
                from = translated(from, {random.between(-30.0, 30.0) * boxes.spread, 20.0 * boxes.spread});
            const auto expected = nearestByDefinition(proxies, from);
            const auto found = nearestObject(
                *broadPhase, from, [&](ObjectIndex index) { return shapeDistance(proxies[index], from, index); });
            QVERIFY2(found == expected, printed(found) + " instead of " + printed(expected));
            apart += expected && expected->distance > 0.0 ? 1 : 0;
        }
    }
    QVERIFY(apart > 100);
}

void TestSearches::tiesGoToTheLowestNumber()
{
    for (const Algorithm algorithm : correctAlgorithms()) {
        auto broadPhase = made(algorithm, {"even"});
        for (const ObjectIndex i : {7U, 2U, 9U, 4U}) // 3 m away in all four directions
            broadPhase->add(i,
                            i == 7   ? Aabb{{53.0, 49.0}, {55.0, 51.0}}
                            : i == 2 ? Aabb{{45.0, 49.0}, {47.0, 51.0}}
                            : i == 9 ? Aabb{{49.0, 53.0}, {51.0, 54.0}}
                                     : Aabb{{50.0, 40.0}, {50.5, 47.0}},
                            {.dynamic = i % 2 == 0});
        broadPhase->update();
        const auto three = [](ObjectIndex) { return 3.0; };
        const Aabb from{{50.0, 50.0}, {50.0, 50.0}};
        QCOMPARE(nearestObject(*broadPhase, from, three), (NearestIndex{2, 3.0}));
        const auto last = nearestObject(*broadPhase, from, three, [](ObjectIndex a, ObjectIndex b) { return a > b; });
        QCOMPARE(last, (NearestIndex{9, 3.0}));
    }
}

void TestSearches::everyObjectIsShownOnce_data() { addRecipes(); }

void TestSearches::everyObjectIsShownOnce()
{
    QFETCH(const int, algorithm);
    QFETCH(const int, recipe);
    class All final : public NearestSearch {
    public:
        [[nodiscard]] double reach() const override { return kInfinity; }
        void look(ObjectIndex object) override { seen.push_back(object); }
        std::vector<ObjectIndex> seen;
    };
    const BoxRecipe boxes = boxRecipes()[static_cast<std::size_t>(recipe)];
    Random random(500);
    auto broadPhase = made(static_cast<Algorithm>(algorithm), boxes);
    std::vector<Proxy> proxies(200);
    for (Proxy& proxy : proxies)
        proxy.present = false;
    for (int round = 0; round < 10; ++round) {
        shuffle(random, boxes, proxies, *broadPhase);
        std::vector<ObjectIndex> expected;
        for (ObjectIndex i = 0; i < proxies.size(); ++i)
            if (proxies[i].present)
                expected.push_back(i);
        All all;
        broadPhase->searchNearest(drawnBox(random, boxes), all);
        std::ranges::sort(all.seen);
        QCOMPARE(all.seen, expected);
    }
}

void TestSearches::nobodyIsNearestInAnEmptyWorld()
{
    for (const AlgorithmInfo& info : algorithms()) {
        if (!info.isAvailable())
            continue;
        auto broadPhase = made(info.algorithm, {"even"});
        broadPhase->update();
        const auto nobody = [](ObjectIndex) { return 0.0; };
        QVERIFY(!nearestObject(*broadPhase, {{1.0, 1.0}, {1.0, 1.0}}, nobody));
        QVERIFY(sortedAlong(*broadPhase, {0.0, 0.0}, {9.0, 9.0}).empty());
        broadPhase->add(3, {{1.0, 1.0}, {2.0, 2.0}}, {.dynamic = true});
        broadPhase->remove(3);
        broadPhase->update();
        QVERIFY(!nearestObject(*broadPhase, {{1.0, 1.0}, {1.0, 1.0}}, nobody));
        QVERIFY(sortedAlong(*broadPhase, {0.0, 0.0}, {9.0, 9.0}).empty());
    }
}

void TestSearches::nearestCanBeAnyDistanceAway()
{
    const Aabb there{{-1e9, 1e9 - 1.0}, {1.0 - 1e9, 1e9}};
    for (const AlgorithmInfo& info : algorithms()) {
        if (!info.isAvailable())
            continue;
        auto broadPhase = made(info.algorithm, {"even"});
        broadPhase->add(0, there, {.dynamic = false});
        broadPhase->update();
        const Aabb from{{1e9, -1e9}, {1e9, -1e9}};
        const auto found = nearestObject(*broadPhase, from, [&](ObjectIndex) { return distance(from, there); });
        QCOMPARE(found, (NearestIndex{0, distance(from, there)}));
    }
}

void TestSearches::searchesLookAtFewOfMany()
{
    constexpr ObjectIndex kCount = 10'000;
    constexpr double kSide = 200.0;
    std::vector<Aabb> boxes(kCount);
    Random same(3); // the same boxes as in uniformCrowd
    for (Aabb& box : boxes) {
        const Vec2 lo{same.between(0.0, kSide), same.between(0.0, kSide)};
        box = {lo, lo + Vec2{0.5, 0.5}};
    }
    for (const Algorithm algorithm :
         {Algorithm::Grid, Algorithm::HashedGrid, Algorithm::Quadtree, Algorithm::AabbTree}) {
        const auto broadPhase = uniformCrowd(algorithm, kCount, kSide);
        Random random(4);
        for (int i = 0; i < 100; ++i) {
            const Vec2 point{random.between(0.0, kSide), random.between(0.0, kSide)};
            Counted search(point, boxes);
            broadPhase->searchNearest({point, point}, search);
            // A quadtree also looks at objects that cross its middle lines.
            QVERIFY2(search.looks <= (algorithm == Algorithm::Quadtree ? 300 : 40),
                     qPrintable(QStringLiteral("%1 looks").arg(search.looks)));
            const auto along = sortedAlong(*broadPhase, point, {kSide - point.x, point.y});
            QVERIFY2(along.size() <= 1'500, qPrintable(QStringLiteral("%1 candidates").arg(along.size())));
        }
    }
}

/// Tests the searches of the base class through an algorithm that overrides them.
void TestSearches::algorithmsWithoutSearchesOfTheirOwnAreRightToo()
{
    const BoxRecipe boxes = boxRecipes()[1];
    Random random(600);
    auto broadPhase = made(Algorithm::Grid, boxes);
    std::vector<Proxy> proxies(60);
    for (Proxy& proxy : proxies)
        proxy.present = false;
    shuffle(random, boxes, proxies, *broadPhase);
    shuffle(random, boxes, proxies, *broadPhase);
    for (int i = 0; i < 200; ++i) {
        const auto [from, to] = drawnRay(random, boxes, proxies);
        std::vector<ObjectIndex> found;
        broadPhase->BroadPhase::candidatesAlong(from, to, found);
        std::vector<ObjectIndex> shown;
        for (ObjectIndex j = 0; j < proxies.size(); ++j)
            if (proxies[j].present && touches(from, to, proxies[j].box))
                QVERIFY(std::ranges::find(found, j) != found.end());
    }
    class First final : public NearestSearch {
    public:
        [[nodiscard]] double reach() const override { return kInfinity; }
        void look(ObjectIndex) override { ++looks; }
        std::uint64_t looks = 0;
    } search;
    broadPhase->BroadPhase::searchNearest({{1.0, 1.0}, {2.0, 2.0}}, search);
    QCOMPARE(search.looks, broadPhase->statistics().objects);
}

BROADSIDE_TEST(TestSearches)

} // namespace broadside::test::tst_searches

#include "tst_searches.moc"
