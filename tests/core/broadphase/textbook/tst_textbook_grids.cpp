#include "core/broadphase/nearest.h"
#include "core/broadphase/textbook/bucket_grid.h"
#include "core/broadphase/textbook/corner_grid.h"
#include "core/broadphase/textbook/range_grid.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/metatypes.h"
#include "tests/support/test.h"

#include <algorithm>
#include <set>

namespace broadside::test::tst_textbook_grids {

namespace {

constexpr CollisionFilter kMoving{.dynamic = true};
constexpr CollisionFilter kStanding{.dynamic = false};

std::vector<std::int64_t> bucketsOf(const TextbookGrid& grid, const Aabb& box)
{
    auto ids = grid.bucketsOf(box).ids;
    std::ranges::sort(ids);
    return ids;
}

Aabb boxAt(Vec2 center, double width, double height)
{
    return {{center.x - width / 2.0, center.y - height / 2.0}, {center.x + width / 2.0, center.y + height / 2.0}};
}

bool meet(TextbookGrid& grid, const Aabb& moving, const Aabb& standing)
{
    grid.add(0, moving, kMoving);
    grid.add(1, standing, kStanding);
    grid.update();
    Collected collected;
    grid.candidatePairs(collected);
    grid.remove(0);
    grid.remove(1);
    grid.update();
    return !collected.pairs.empty();
}

} // namespace

class TestTextbookGrids : public QObject {
    Q_OBJECT
private slots:
    void smallObjectsMeetInAllOfThem();
    void cornersKnowAtMostFourCells();
    void cornersMissWhatSpansThreeCells();
    void cornersOutsideTheWorldAreDropped();
    void removingAnObjectThatMovedLeavesItBehind();
    void movedStaticObjectsStayWhereTheyWere();
    void bucketsAreCountedWithoutThePartialOnes();
    void partialLastColumnWrapsAndMissesNothing();
    void partialLastRowIsReported();
    void worldSmallerThanACellHasNoBuckets();
    void bucketsOutsideTheTableAreReported_data();
    void bucketsOutsideTheTableAreReported();
    void bucketsKnowFourCornersOnly();
    void bucketsAndCornersAreComputedInFloat();
    void bucketQueriesCountDuplicatesAndTheObjectItself();
    void pixelsCutOffTouching_data();
    void pixelsCutOffTouching();
    void lessThanAPixelCanEndBeforeItBegins();
    void objectsOutsideGetNoPixelCells();
    void pixelCellsCountFromTheTop();
    void publishedNearestIsTheObjectItself();
    void publishedNearestLooksInItsOwnCellsOnly();
    void publishedNearestMeasuresCornerToCorner();
    void publishedNearestTakesTheFirstOfEqualCorners();
    void othersWereNotPublishedWithANearest();
    void exactNearestIsFoundAllTheSame();
    void raysFindWhatIsRegisteredOnTheirWay();
    void tooManyBucketsAreReported();
    void whatLosesPairsIsReported_data();
    void whatLosesPairsIsReported();
    void whatNobodyCanMeetIsNotReported();
    void aMovedStaticObjectIsReportedUntilItIsGone();
    void hugeNumbersAreSafe();
};

void TestTextbookGrids::smallObjectsMeetInAllOfThem()
{
    CornerGrid corners(9.6, 6.4, 2.5);
    RangeGrid ranges(9.6, 6.4, 2.5);
    BucketGrid buckets(10.0, 10.0, 2.5);
    for (TextbookGrid* grid : {static_cast<TextbookGrid*>(&corners), static_cast<TextbookGrid*>(&ranges),
                               static_cast<TextbookGrid*>(&buckets)}) {
        QVERIFY(meet(*grid, boxAt({3.0, 4.0}, 0.5, 0.5), boxAt({3.2, 4.1}, 0.5, 0.5)));
        QVERIFY(!meet(*grid, boxAt({1.0, 1.0}, 0.5, 0.5), boxAt({6.5, 6.0}, 0.5, 0.5)));
        QVERIFY(grid->faults().empty());
    }
}

void TestTextbookGrids::cornersKnowAtMostFourCells()
{
    const CornerGrid grid(9.6, 6.4, 2.5); // 4 x 3 cells
    QCOMPARE(bucketsOf(grid, boxAt({3.0, 4.0}, 0.2, 0.2)), (std::vector<std::int64_t>{5}));
    QCOMPARE(bucketsOf(grid, boxAt({2.5, 2.5}, 0.5, 0.5)), (std::vector<std::int64_t>{0, 1, 4, 5}));
    QCOMPARE(bucketsOf(grid, boxAt({2.5, 1.0}, 0.5, 0.5)), (std::vector<std::int64_t>{0, 1}));
    QCOMPARE(bucketsOf(grid, {{0.1, 0.1}, {9.5, 6.3}}), (std::vector<std::int64_t>{0, 3, 8, 11}));
}

void TestTextbookGrids::cornersMissWhatSpansThreeCells()
{
    CornerGrid grid(9.6, 6.4, 2.5);
    const Aabb wall{{0.5, 3.0}, {9.0, 3.4}}; // over four columns
    QVERIFY(!meet(grid, boxAt({3.0, 3.2}, 0.2, 0.2), wall));
    QVERIFY(meet(grid, boxAt({1.0, 3.2}, 0.2, 0.2), wall)); // found at its end
}

void TestTextbookGrids::cornersOutsideTheWorldAreDropped()
{
    CornerGrid grid(9.6, 6.4, 2.5);
    QCOMPARE(bucketsOf(grid, {{-1.0, -1.0}, {1.0, 1.0}}), (std::vector<std::int64_t>{0}));
    QVERIFY(bucketsOf(grid, {{-2.0, -2.0}, {-1.0, -1.0}}).empty());
    QVERIFY(!meet(grid, {{-2.0, -2.0}, {-1.0, -1.0}}, {{-2.0, -2.0}, {-1.0, -1.0}}));
}

void TestTextbookGrids::removingAnObjectThatMovedLeavesItBehind()
{
    CornerGrid grid(9.6, 6.4, 2.5);
    grid.add(0, boxAt({1.0, 1.0}, 0.5, 0.5), kStanding);
    grid.move(0, boxAt({8.0, 6.0}, 0.5, 0.5));
    grid.remove(0);
    grid.update();
    QCOMPARE(grid.statistics().registrations, std::uint64_t{1}); // the entry of the removed object remains
    std::vector<ObjectIndex> found;
    grid.candidatesIn(boxAt({1.0, 1.0}, 0.5, 0.5), found);
    QVERIFY(found.empty()); // the removed object is not reported
}

void TestTextbookGrids::movedStaticObjectsStayWhereTheyWere()
{
    CornerGrid grid(9.6, 6.4, 2.5);
    grid.add(0, boxAt({1.0, 1.0}, 0.5, 0.5), kStanding);
    grid.add(1, boxAt({8.0, 6.0}, 0.5, 0.5), kMoving);
    grid.move(0, boxAt({8.0, 6.0}, 0.5, 0.5));
    grid.update();
    Collected collected;
    grid.candidatePairs(collected);
    QVERIFY(collected.pairs.empty()); // stale: it overlaps the other object, but is registered at its old place
}

void TestTextbookGrids::bucketsAreCountedWithoutThePartialOnes()
{
    QCOMPARE(BucketGrid(100.0, 100.0, 25.0).bucketCount(), 16);
    QCOMPARE(BucketGrid(9.6, 4.8, 2.5).bucketCount(), 3);
    QCOMPARE(bucketsOf(BucketGrid(100.0, 100.0, 25.0), boxAt({99.0, 99.0}, 1.0, 1.0)), (std::vector<std::int64_t>{15}));
}

// In a table of three columns, column 3 has the ids of column 0 one row up. This gives wrong candidates, but the same
// ones for all objects.
void TestTextbookGrids::partialLastColumnWrapsAndMissesNothing()
{
    BucketGrid grid(9.6, 10.0, 2.5); // 3 x 4 buckets; the world has a partial fourth column
    QCOMPARE(bucketsOf(grid, boxAt({8.5, 1.0}, 0.5, 0.5)), bucketsOf(grid, boxAt({1.0, 3.75}, 0.5, 0.5)));
    QVERIFY(meet(grid, boxAt({8.5, 1.0}, 0.5, 0.5), boxAt({1.0, 3.75}, 0.5, 0.5))); // a false candidate

    Random random(5);
    int overlapping = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Aabb a = boxAt({random.between(7.6, 9.5), random.between(0.3, 7.0)}, 0.5, 0.5);
        const Aabb b = boxAt({random.between(7.6, 9.5), random.between(0.3, 7.0)}, 0.5, 0.5);
        if (!overlaps(a, b))
            continue;
        ++overlapping;
        QVERIFY(meet(grid, a, b));
    }
    QVERIFY(overlapping > 500);
}

void TestTextbookGrids::partialLastRowIsReported()
{
    BucketGrid grid(10.0, 4.8, 2.5); // one row; the upper part of the world is a second, partial row
    QVERIFY(!meet(grid, boxAt({1.0, 4.0}, 0.5, 0.5), boxAt({1.1, 4.0}, 0.5, 0.5)));
    grid.add(0, boxAt({1.0, 4.0}, 0.5, 0.5), kMoving);
    grid.add(7, boxAt({1.0, 4.0}, 0.5, 0.5), kStanding);
    grid.update();
    QCOMPARE(grid.faults().size(), std::size_t{2});
    std::set<ObjectIndex> objects;
    for (const BroadPhaseFault& fault : grid.faults()) {
        objects.insert(fault.object);
        QVERIFY2(messageOf(fault).text().find("bucket 4") != std::string::npos, messageOf(fault).text().c_str());
    }
    QCOMPARE(objects, (std::set<ObjectIndex>{0, 7}));
    grid.remove(7);
    grid.update();
    QCOMPARE(grid.faults().size(), std::size_t{1});
}

void TestTextbookGrids::worldSmallerThanACellHasNoBuckets()
{
    BucketGrid grid(1.0, 1.0, 2.5);
    QCOMPARE(grid.bucketCount(), 0);
    QVERIFY(!meet(grid, boxAt({0.5, 0.5}, 0.2, 0.2), boxAt({0.5, 0.5}, 0.2, 0.2)));
    QVERIFY(grid.structure({{0.0, 0.0}, {1.0, 1.0}}, 100).parts.empty());
}

void TestTextbookGrids::bucketsOutsideTheTableAreReported_data()
{
    QTest::addColumn<Vec2>("center");
    QTest::addColumn<std::int64_t>("bucket");
    QTest::newRow("left of bucket 0: a negative number") << Vec2{-1.0, 1.0} << std::int64_t{-1};
    QTest::newRow("below the first row") << Vec2{1.0, -1.0} << std::int64_t{-4};
    QTest::newRow("above the last row") << Vec2{1.0, 11.0} << std::int64_t{16};
    QTest::newRow("right of the last row") << Vec2{11.0, 9.0} << std::int64_t{16};
}

void TestTextbookGrids::bucketsOutsideTheTableAreReported()
{
    QFETCH(const Vec2, center);
    QFETCH(const std::int64_t, bucket);
    BucketGrid grid(10.0, 10.0, 2.5); // 4 x 4 buckets
    grid.add(0, boxAt(center, 0.5, 0.5), kMoving);
    grid.add(1, boxAt(center, 0.5, 0.5), kMoving);
    grid.update();
    QCOMPARE(grid.faults().size(), std::size_t{2});
    QCOMPARE(grid.faults()[0].bucket, bucket);
    QCOMPARE(grid.statistics().registrations, std::uint64_t{0});
    Collected collected;
    grid.candidatePairs(collected);
    QVERIFY(collected.pairs.empty()); // they overlap
}

void TestTextbookGrids::bucketsKnowFourCornersOnly()
{
    BucketGrid grid(10.0, 10.0, 2.5);
    const Aabb wall{{0.5, 3.0}, {9.0, 3.4}};
    QVERIFY(!meet(grid, boxAt({4.0, 3.2}, 0.2, 0.2), wall));
    QVERIFY(meet(grid, boxAt({1.0, 3.2}, 0.2, 0.2), wall));
}

// As a double the right side is left of the border; as a float it is on the border.
void TestTextbookGrids::bucketsAndCornersAreComputedInFloat()
{
    const Aabb justLeft{{2.0, 1.0}, {2.5 - 1e-9, 1.5}};
    QCOMPARE(bucketsOf(BucketGrid(10.0, 10.0, 2.5), justLeft), (std::vector<std::int64_t>{0, 1}));
    QCOMPARE(bucketsOf(CornerGrid(10.0, 10.0, 2.5), justLeft), (std::vector<std::int64_t>{0, 1}));
}

void TestTextbookGrids::bucketQueriesCountDuplicatesAndTheObjectItself()
{
    const Aabb onCorner = boxAt({25.0, 25.0}, 2.0, 2.0); // in four buckets
    BucketGrid buckets(100.0, 100.0, 25.0);
    CornerGrid corners(100.0, 100.0, 25.0);
    RangeGrid ranges(100.0, 100.0, 25.0);
    const auto checksOf = [&](TextbookGrid& grid) {
        grid.add(0, onCorner, kMoving);
        grid.add(1, onCorner, kStanding);
        grid.update();
        Collected collected;
        const std::uint64_t checks = grid.candidatePairs(collected);
        return std::pair{checks, collected.pairs.size()};
    };
    QCOMPARE(checksOf(buckets), (std::pair{std::uint64_t{8}, std::size_t{1}}));
    QCOMPARE(checksOf(corners), (std::pair{std::uint64_t{1}, std::size_t{1}}));
    QCOMPARE(checksOf(ranges), (std::pair{std::uint64_t{2}, std::size_t{1}})); // each once, the object itself included
}

void TestTextbookGrids::pixelsCutOffTouching_data()
{
    QTest::addColumn<double>("left"); // left side of the static object in metres; the moving one ends at x = 2.5
    QTest::addColumn<bool>("found");
    QTest::newRow("well inside") << 2.0 << true;
    QTest::newRow("less than a pixel over the border") << 2.495 << true;
    QTest::newRow("touching on a cell border is cut off") << 2.5 << false;
}

void TestTextbookGrids::pixelsCutOffTouching()
{
    QFETCH(const double, left);
    QFETCH(const bool, found);
    RangeGrid grid(10.0, 10.0, 2.5);
    QCOMPARE(meet(grid, {{1.5, 1.0}, {2.5, 2.0}}, {{left, 1.0}, {left + 0.5, 2.0}}), found);
}

// A width of 4 mm is 0 pixels: the last pixel, x + 0 - 1, is in the column before the first one.
void TestTextbookGrids::lessThanAPixelCanEndBeforeItBegins()
{
    RangeGrid grid(10.0, 10.0, 2.5);
    QVERIFY(bucketsOf(grid, {{2.5, 1.0}, {2.504, 2.0}}).empty());
    QCOMPARE(bucketsOf(grid, {{2.6, 1.0}, {2.604, 2.0}}).size(), std::size_t{1}); // not at a border
    QVERIFY(!meet(grid, {{2.5, 1.0}, {2.504, 2.0}}, {{2.0, 1.0}, {3.0, 2.0}}));
}

void TestTextbookGrids::objectsOutsideGetNoPixelCells()
{
    const RangeGrid grid(10.0, 10.0, 2.5);
    QVERIFY(bucketsOf(grid, {{12.0, 1.0}, {13.0, 2.0}}).empty());
    QVERIFY(bucketsOf(grid, {{-9.0, 1.0}, {-8.0, 2.0}}).empty());
    // Integer division rounds toward zero: slightly outside on the left is still column 0.
    QCOMPARE(bucketsOf(grid, {{-1.5, 7.6}, {-0.5, 9.9}}), (std::vector<std::int64_t>{0}));
}

void TestTextbookGrids::pixelCellsCountFromTheTop()
{
    const RangeGrid grid(10.0, 10.0, 2.5);
    QCOMPARE(bucketsOf(grid, {{0.1, 9.0}, {0.2, 9.5}}), (std::vector<std::int64_t>{0}));
    QCOMPARE(bucketsOf(grid, {{0.1, 0.1}, {0.2, 0.5}}), (std::vector<std::int64_t>{12}));
    QCOMPARE(grid.boundsOf(0), (Aabb{{0.0, 7.5}, {2.5, 10.0}}));
}

void TestTextbookGrids::publishedNearestIsTheObjectItself()
{
    RangeGrid grid(10.0, 10.0, 2.5);
    grid.add(0, boxAt({1.0, 1.0}, 0.5, 0.5), kMoving);
    grid.add(1, boxAt({1.2, 1.0}, 0.5, 0.5), kMoving); // overlaps object 0
    grid.update();
    QCOMPARE(grid.publishedNearest(0), std::optional<ObjectIndex>{0});
    QCOMPARE(grid.publishedNearest(1), std::optional<ObjectIndex>{1});
}

void TestTextbookGrids::publishedNearestLooksInItsOwnCellsOnly()
{
    RangeGrid grid(10.0, 10.0, 2.5);
    grid.add(0, {{2.504, 1.0}, {2.508, 2.0}}, kMoving); // less than a pixel: in no cell, so it does not find itself
    grid.add(1, {{2.51, 1.0}, {3.0, 2.0}}, kStanding);  // 2 mm away, in the next cell
    QCOMPARE(grid.publishedNearest(0), std::optional<ObjectIndex>{});
    RangeGrid beside(10.0, 10.0, 2.5);
    beside.add(0, {{2.0, 1.0}, {2.4, 2.0}}, kMoving);   // not updated yet, so it is not registered itself
    beside.add(1, {{2.6, 1.0}, {3.0, 2.0}}, kStanding); // 0.2 m away, in the next cell
    beside.add(2, {{0.1, 0.1}, {0.2, 0.2}}, kStanding); // far away, but in the same cell
    QCOMPARE(beside.publishedNearest(0), std::optional<ObjectIndex>{2});
}

void TestTextbookGrids::publishedNearestMeasuresCornerToCorner()
{
    RangeGrid grid(10.0, 10.0, 5.0);
    grid.add(0, {{2.0, 1.0}, {2.5, 2.0}}, kMoving);   // not updated yet, so it is not registered itself
    grid.add(1, {{0.1, 1.0}, {1.9, 2.0}}, kStanding); // 0.1 m away; its corner is 1.9 m away
    grid.add(2, {{3.0, 1.0}, {3.5, 2.0}}, kStanding); // 0.5 m away; its corner is 1 m away
    QCOMPARE(grid.publishedNearest(0), std::optional<ObjectIndex>{2});
}

void TestTextbookGrids::publishedNearestTakesTheFirstOfEqualCorners()
{
    RangeGrid grid(10.0, 10.0, 5.0);
    for (const ObjectIndex i : {4U, 1U, 3U})
        grid.add(i, {{1.0, 1.0}, {1.0 + i, 2.0}}, kStanding);
    grid.update();
    QCOMPARE(grid.publishedNearest(1), std::optional<ObjectIndex>{4}); // it was registered before object 1
}

void TestTextbookGrids::othersWereNotPublishedWithANearest()
{
    CornerGrid corners(10.0, 10.0, 2.5);
    BucketGrid buckets(10.0, 10.0, 2.5);
    for (TextbookGrid* grid : {static_cast<TextbookGrid*>(&corners), static_cast<TextbookGrid*>(&buckets)}) {
        grid->add(0, boxAt({1.0, 1.0}, 0.5, 0.5), kMoving);
        grid->update();
        QVERIFY(!grid->publishedNearest(0));
    }
}

void TestTextbookGrids::exactNearestIsFoundAllTheSame()
{
    RangeGrid grid(10.0, 10.0, 2.5);
    const Aabb outside = boxAt({-50.0, 3.0}, 1.0, 1.0); // in no cell
    grid.add(5, outside, kStanding);
    grid.update();
    const Aabb from = boxAt({8.0, 8.0}, 1.0, 1.0);
    const auto found = nearestObject(grid, from, [&](ObjectIndex) { return distance(from, outside); });
    QCOMPARE(found, (NearestIndex{5, distance(from, outside)}));
}

void TestTextbookGrids::raysFindWhatIsRegisteredOnTheirWay()
{
    CornerGrid grid(10.0, 10.0, 2.5);
    grid.add(0, {{0.5, 3.0}, {9.0, 3.4}}, kStanding); // over four columns, registered at its two ends
    grid.add(1, boxAt({4.0, 8.0}, 0.5, 0.5), kMoving);
    grid.update();
    const auto along = [&](Vec2 from, Vec2 to) {
        std::vector<ObjectIndex> found;
        grid.candidatesAlong(from, to, found);
        return found;
    };
    QCOMPARE(along({4.0, 0.1}, {4.0, 9.9}), (std::vector<ObjectIndex>{1})); // the middle of the wall is missed
    QCOMPARE(along({1.0, 0.1}, {1.0, 9.9}), (std::vector<ObjectIndex>{0}));
    QCOMPARE(along({1.0, 8.0}, {9.0, 8.0}), (std::vector<ObjectIndex>{1}));
}

void TestTextbookGrids::tooManyBucketsAreReported()
{
    RangeGrid grid(4000.0, 4000.0, 1.0); // 16 million cells
    grid.add(0, {{0.0, 0.0}, {4000.0, 4000.0}}, kMoving);
    grid.add(1, {{1.0, 1.0}, {900.0, 900.0}}, kMoving);
    grid.update();
    QCOMPARE(grid.faults().size(), std::size_t{1});
    QCOMPARE(grid.faults()[0].object, ObjectIndex{0});
    QVERIFY(grid.statistics().registrations > 800'000);
}

void TestTextbookGrids::whatLosesPairsIsReported_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<Aabb>("box");
    QTest::addColumn<QByteArray>("words"); // empty: no problem
    const auto row = [](const char* name, Algorithm algorithm, const Aabb& box, const char* words) {
        QTest::newRow(name) << static_cast<int>(algorithm) << box << QByteArray(words);
    };
    const Aabb wide{{0.5, 1.0}, {5.5, 2.0}}; // three columns
    const Aabb outside{{-4.0, -4.0}, {-3.0, -3.0}};
    row("two columns", Algorithm::CornerGrid, {{0.5, 1.0}, {4.5, 2.0}}, "");
    row("corners of three columns", Algorithm::CornerGrid, wide, "only at its corners");
    row("buckets of three columns", Algorithm::BucketGrid, wide, "only at its corners");
    row("pixels of three columns are all there", Algorithm::RangeGrid, wide, "");
    row("corners outside", Algorithm::CornerGrid, outside, "in no bucket");
    row("pixels outside", Algorithm::RangeGrid, {{14.0, 1.0}, {15.0, 2.0}}, "in no bucket");
    row("buckets outside", Algorithm::BucketGrid, outside, "bucket -10");
    row("reaching out", Algorithm::CornerGrid, {{-1.0, 1.0}, {1.0, 2.0}}, "");
}

void TestTextbookGrids::whatLosesPairsIsReported()
{
    QFETCH(const int, algorithm);
    QFETCH(const Aabb, box);
    QFETCH(const QByteArray, words);
    for (const CollisionFilter& filter : {kMoving, kStanding}) {
        const auto grid = std::move(makeBroadPhase({static_cast<Algorithm>(algorithm), 2.5}, 10.0, 10.0).value());
        grid->add(3, box, filter);
        grid->update();
        QCOMPARE(grid->faults().empty(), words.isEmpty());
        for (const BroadPhaseFault& fault : grid->faults()) {
            QCOMPARE(fault.object, ObjectIndex{3});
            QVERIFY2(messageOf(fault).text().find(words.constData()) != std::string::npos,
                     messageOf(fault).text().c_str());
            QVERIFY(!remedyOf(fault).empty());
        }
    }
}

void TestTextbookGrids::whatNobodyCanMeetIsNotReported()
{
    CornerGrid grid(10.0, 10.0, 2.5);
    grid.add(0, {{-4.0, -4.0}, {-3.0, -3.0}}, {.category = 1, .mask = 0, .dynamic = true});
    grid.add(1, {{-4.0, -4.0}, {-3.0, -3.0}}, {.category = 0, .mask = 1, .dynamic = false});
    grid.update();
    QVERIFY(grid.faults().empty());
}

void TestTextbookGrids::aMovedStaticObjectIsReportedUntilItIsGone()
{
    CornerGrid grid(10.0, 10.0, 2.5);
    grid.add(0, boxAt({1.0, 1.0}, 0.5, 0.5), kStanding);
    grid.move(0, boxAt({1.1, 1.0}, 0.5, 0.5)); // inside the same cell
    grid.update();
    QVERIFY(grid.faults().empty());
    grid.move(0, boxAt({8.0, 8.0}, 0.5, 0.5));
    grid.update();
    QCOMPARE(grid.faults().size(), std::size_t{1});
    QVERIFY(grid.faults()[0].kind == BroadPhaseFault::Kind::Stale);
    grid.remove(0);
    grid.update();
    QVERIFY(grid.faults().empty());
}

void TestTextbookGrids::hugeNumbersAreSafe()
{
    CornerGrid corners(1e9, 1e9, 1e6);
    RangeGrid ranges(1e9, 1e9, 1e6);
    BucketGrid buckets(1e9, 1e9, 1e6);
    const Aabb everything{{-1e12, -1e12}, {1e12, 1e12}};
    for (TextbookGrid* grid : {static_cast<TextbookGrid*>(&corners), static_cast<TextbookGrid*>(&ranges),
                               static_cast<TextbookGrid*>(&buckets)})
        meet(*grid, everything, boxAt({1e9, 1e9}, 1.0, 1.0));
}

BROADSIDE_TEST(TestTextbookGrids)

} // namespace broadside::test::tst_textbook_grids

#include "tst_textbook_grids.moc"
