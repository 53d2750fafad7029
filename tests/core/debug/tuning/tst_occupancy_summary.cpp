#include "core/base/random.h"
#include "core/broadphase/grid.h"
#include "core/broadphase/textbook/bucket_grid.h"
#include "core/broadphase/textbook/corner_grid.h"
#include "core/broadphase/textbook/range_grid.h"
#include "core/debug/tuning/occupancy_summary.h"
#include "core/scene/object_table.h"
#include "tests/support/test.h"

#include <map>

namespace broadside::test::tst_occupancy_summary {

namespace {

ObjectTable tableOf(const std::vector<Aabb>& boxes)
{
    ObjectTable table;
    std::uint64_t id = 1;
    for (const Aabb& box : boxes) {
        auto object = std::make_shared<SceneObject>();
        object->id = ObjectId{id++};
        object->pose.position = box.center();
        object->shape = Box{box.width(), box.height()};
        table.add(std::move(object));
    }
    return table;
}

OccupancySummary summaryOf(const ObjectTable& table, BroadPhase& broadPhase)
{
    addAll(table, broadPhase);
    broadPhase.update();
    return occupancySummaryOf(broadPhase);
}

OccupancySummary summaryOf(const ObjectTable& table, const GridLayout& layout)
{
    Grid grid(layout, Grid::Storage::Table);
    return summaryOf(table, grid);
}

/// Counted cell by cell, object by object.
OccupancySummary countedOneByOne(const ObjectTable& objects, const GridLayout& layout)
{
    OccupancySummary result;
    std::map<std::uint64_t, std::uint64_t> counts;
    objects.forEach([&](ObjectIndex index) {
        const CellRange cells = layout.cellsOf(objects.boundsOf(index));
        bool inside = false;
        for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
            for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
                if (const auto id = layout.idOf({x, y})) {
                    ++counts[*id];
                    ++result.registrations;
                    inside = true;
                }
        result.outside += inside ? 0 : 1;
    });
    result.cells = static_cast<std::uint64_t>(layout.columns() * layout.rows());
    result.occupied = counts.size();
    for (const auto& [id, count] : counts)
        if (count > result.most) {
            result.most = count;
            result.fullest = id;
        }
    return result;
}

QByteArray toText(const OccupancySummary& o)
{
    return QStringLiteral("cells %1 occupied %2 registrations %3 most %4 fullest %5 outside %6")
        .arg(o.cells)
        .arg(o.occupied)
        .arg(o.registrations)
        .arg(o.most)
        .arg(o.fullest)
        .arg(o.outside)
        .toUtf8();
}

} // namespace

class TestOccupancySummary : public QObject {
    Q_OBJECT
private slots:
    void emptyWorldIsEmpty();
    void countsTheCellsThatABoxTouches();
    void aBoxOnABorderTouchesBothCells();
    void objectsOutsideAreCountedApart();
    void absentObjectsDoNotCount();
    void oneObjectOverTheWholeWorldFillsIt();
    void agreesWithCountingOneByOne();
    void textbookGridsCountWhatTheyRegister();
};

void TestOccupancySummary::emptyWorldIsEmpty()
{
    const OccupancySummary occupancy = summaryOf({}, GridLayout(9.6, 6.4, 2.5));
    QCOMPARE(occupancy.cells, 12U);
    QCOMPARE(occupancy.occupied, 0U);
    QCOMPARE(occupancy.mean(), 0.0);
    QCOMPARE(occupancy.emptyShare(), 1.0);
}

void TestOccupancySummary::countsTheCellsThatABoxTouches()
{
    // One object in cell (1, 1), one across (0, 0) and (1, 0), one in (1, 0).
    const ObjectTable table = tableOf({{{3.0, 3.0}, {3.5, 3.5}}, {{2.0, 1.0}, {3.0, 2.0}}, {{4.0, 1.0}, {4.5, 1.5}}});
    const OccupancySummary occupancy = summaryOf(table, GridLayout(9.6, 4.8, 2.5));
    QCOMPARE(occupancy.cells, 8U);
    QCOMPARE(occupancy.registrations, 4U);
    QCOMPARE(occupancy.occupied, 3U);
    QCOMPARE(occupancy.most, 2U);
    QCOMPARE(occupancy.fullest, 1U);
    QCOMPARE(occupancy.mean(), 4.0 / 3.0);
    QCOMPARE(occupancy.emptyShare(), 5.0 / 8.0);
}

void TestOccupancySummary::aBoxOnABorderTouchesBothCells()
{
    const ObjectTable table = tableOf({{{0.5, 0.5}, {1.0, 0.75}}});
    QCOMPARE(summaryOf(table, GridLayout(2.0, 1.0, 1.0)).occupied, 2U);
}

void TestOccupancySummary::objectsOutsideAreCountedApart()
{
    const ObjectTable table =
        tableOf({{{-2.0, 0.0}, {-1.0, 1.0}}, {{1.0, 1.0}, {1.5, 1.5}}, {{9.0, 0.0}, {30.0, 1.0}}});
    const OccupancySummary occupancy = summaryOf(table, GridLayout(4.0, 4.0, 2.0));
    QCOMPARE(occupancy.outside, 2U);
    QCOMPARE(occupancy.registrations, 1U);
}

void TestOccupancySummary::absentObjectsDoNotCount()
{
    ObjectTable table = tableOf({{{1.0, 1.0}, {1.5, 1.5}}, {{1.0, 1.0}, {1.5, 1.5}}});
    table.remove(0);
    QCOMPARE(summaryOf(table, GridLayout(4.0, 4.0, 2.0)).most, 1U);
}

void TestOccupancySummary::oneObjectOverTheWholeWorldFillsIt()
{
    const ObjectTable table = tableOf({{{-1e6, -1e6}, {1e6, 1e6}}});
    const OccupancySummary occupancy = summaryOf(table, GridLayout(100.0, 50.0, 1.0));
    QCOMPARE(occupancy.occupied, 5000U);
    QCOMPARE(occupancy.emptyShare(), 0.0);
    QCOMPARE(occupancy.most, 1U);
}

void TestOccupancySummary::agreesWithCountingOneByOne()
{
    Random random(20240501);
    for (int round = 0; round < 200; ++round) {
        const GridLayout layout(random.between(1.0, 12.0), random.between(1.0, 12.0), random.between(0.3, 4.0));
        std::vector<Aabb> boxes;
        for (std::uint64_t i = random.below(40); i > 0; --i) {
            const Vec2 lo{random.between(-4.0, 14.0), random.between(-4.0, 14.0)};
            boxes.push_back({lo, lo + Vec2{random.between(0.01, 6.0), random.between(0.01, 2.0)}});
        }
        const ObjectTable table = tableOf(boxes);
        const OccupancySummary found = summaryOf(table, layout);
        const OccupancySummary expected = countedOneByOne(table, layout);
        QVERIFY2(found == expected, (toText(found) + " expected " + toText(expected)).constData());
    }
}

// A wall over all columns of the upper row, and one object at its middle.
void TestOccupancySummary::textbookGridsCountWhatTheyRegister()
{
    const ObjectTable table = tableOf({{{0.5, 3.0}, {9.0, 3.4}}, {{3.5, 3.0}, {4.0, 3.4}}});
    CornerGrid corners(9.6, 4.8, 2.5); // 4 x 2 cells; the wall is registered at its ends only
    BucketGrid buckets(9.6, 5.0, 2.5); // 3 x 2 buckets; the wall's right end would be in bucket 6
    RangeGrid ranges(9.6, 4.8, 2.5);   // 4 x 2 cells, ids from the top
    const OccupancySummary ofCorners = summaryOf(table, corners);
    QCOMPARE(ofCorners.cells, 8U);
    QCOMPARE(ofCorners.occupied, 3U);
    QCOMPARE(ofCorners.registrations, 3U);
    QCOMPARE(ofCorners.fullest, 4U);
    const OccupancySummary ofBuckets = summaryOf(table, buckets);
    QCOMPARE(ofBuckets.cells, 6U);
    QCOMPARE(ofBuckets.occupied, 2U);
    const OccupancySummary ofRanges = summaryOf(table, ranges);
    QCOMPARE(ofRanges.cells, 8U);
    QCOMPARE(ofRanges.occupied, 4U);
    QCOMPARE(ofRanges.most, 2U);
    QCOMPARE(ofRanges.fullest, 1U);
    QCOMPARE(ofRanges.outside, 0U);
}

BROADSIDE_EVENT_TEST(TestOccupancySummary)

} // namespace broadside::test::tst_occupancy_summary

#include "tst_occupancy_summary.moc"
