#include "core/base/random.h"
#include "core/broadphase/grid_layout.h"
#include "tests/support/test.h"

#include <cmath>

namespace broadside::test::tst_grid_layout {

class TestGridLayout : public QObject {
    Q_OBJECT
private slots:
    void cellCounts_data();
    void cellCounts();
    void cellOfPoint_data();
    void cellOfPoint();
    void idsCountFromBottomLeftRowByRow();
    void cellsOutsideTheWorldHaveNoId();
    void closedBoxTouchesTheNextCell();
    void lastRowMayStickOut();
    void everyPointLiesInTheBoundsOfItsCell();
};

void TestGridLayout::cellCounts_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("cellSize");
    QTest::addColumn<qint64>("columns");
    QTest::addColumn<qint64>("rows");
    QTest::newRow("twelve cells") << 9.6 << 6.4 << 2.5 << qint64{4} << qint64{3};
    QTest::newRow("cannon world, eight cells") << 9.6 << 4.8 << 2.5 << qint64{4} << qint64{2};
    QTest::newRow("sixteen buckets") << 100.0 << 100.0 << 25.0 << qint64{4} << qint64{4};
    QTest::newRow("one cell larger than the world") << 1.0 << 1.0 << 50.0 << qint64{1} << qint64{1};
}

void TestGridLayout::cellCounts()
{
    QFETCH(const double, width);
    QFETCH(const double, height);
    QFETCH(const double, cellSize);
    const GridLayout layout(width, height, cellSize);
    QTEST(static_cast<qint64>(layout.columns()), "columns");
    QTEST(static_cast<qint64>(layout.rows()), "rows");
}

void TestGridLayout::cellOfPoint_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<qint64>("cellX");
    QTest::addColumn<qint64>("cellY");
    QTest::newRow("(3,4) is in cell (1,1)") << 3.0 << 4.0 << qint64{1} << qint64{1};
    QTest::newRow("(.5,.8) is in cell (0,0), not in 5") << 0.5 << 0.8 << qint64{0} << qint64{0};
    QTest::newRow("a cell owns its lower left") << 2.5 << 5.0 << qint64{1} << qint64{2};
    QTest::newRow("just below a border") << std::nextafter(2.5, 0.0) << 0.0 << qint64{0} << qint64{0};
    QTest::newRow("negative is floored, not truncated") << -0.1 << -2.6 << qint64{-1} << qint64{-2};
    QTest::newRow("beyond the world") << 25.0 << 6.4 << qint64{10} << qint64{2};
}

void TestGridLayout::cellOfPoint()
{
    QFETCH(const double, x);
    QFETCH(const double, y);
    const CellCoord cell = GridLayout(9.6, 6.4, 2.5).cellAt({x, y});
    QTEST(static_cast<qint64>(cell.x), "cellX");
    QTEST(static_cast<qint64>(cell.y), "cellY");
}

void TestGridLayout::idsCountFromBottomLeftRowByRow()
{
    const GridLayout layout(9.6, 6.4, 2.5);
    QCOMPARE(layout.idOf(layout.cellAt({3.0, 4.0})), std::optional<std::uint64_t>{5});
    QCOMPARE(layout.idOf({0, 0}), std::optional<std::uint64_t>{0});
    QCOMPARE(layout.idOf({3, 2}), std::optional<std::uint64_t>{11});
    for (std::uint64_t id = 0; id < 12; ++id)
        QCOMPARE(layout.idOf(layout.cellOfId(id)), std::optional{id});
    const GridLayout buckets(100.0, 100.0, 25.0);
    QCOMPARE(buckets.idOf(buckets.cellAt({99.9, 99.9})), std::optional<std::uint64_t>{15});
}

void TestGridLayout::cellsOutsideTheWorldHaveNoId()
{
    const GridLayout layout(9.6, 4.8, 2.5);
    for (const CellCoord cell : {CellCoord{-1, 0}, CellCoord{0, -1}, CellCoord{4, 0}, CellCoord{0, 2}})
        QVERIFY(!layout.idOf(cell));
}

void TestGridLayout::closedBoxTouchesTheNextCell()
{
    const GridLayout layout(9.6, 4.8, 2.5);
    QCOMPARE(layout.cellsOf({{1.0, 1.0}, {2.5, 2.0}}), (CellRange{{0, 0}, {1, 0}}));
    QCOMPARE(layout.cellsOf({{2.5, 2.5}, {3.0, 3.0}}), (CellRange{{1, 1}, {1, 1}}));
    QCOMPARE(layout.cellsOf({{-1.0, -1.0}, {0.0, 0.0}}), (CellRange{{-1, -1}, {0, 0}}));
    QCOMPARE(layout.clipped(layout.cellsOf({{-9.0, -9.0}, {99.0, 99.0}})), (CellRange{{0, 0}, {3, 1}}));
    QVERIFY(layout.clipped(layout.cellsOf({{20.0, 20.0}, {21.0, 21.0}})).isEmpty());
}

void TestGridLayout::lastRowMayStickOut()
{
    const GridLayout layout(9.6, 4.8, 2.5);
    QCOMPARE(layout.boundsOf({3, 1}).hi, (Vec2{10.0, 5.0}));
}

void TestGridLayout::everyPointLiesInTheBoundsOfItsCell()
{
    Random random(7);
    for (int i = 0; i < 20'000; ++i) {
        const double size = std::exp2(random.between(-8.0, 8.0));
        const GridLayout layout(1000.0, 1000.0, size);
        const Vec2 point{random.between(-3000.0, 3000.0), random.between(-3000.0, 3000.0)};
        const Aabb bounds = layout.boundsOf(layout.cellAt(point));
        const double slack = 1e-12 * 3000.0; // cell * size is rounded, and so is floor(x / size)
        QVERIFY2(contains(grown(bounds, slack), point), qPrintable(QString::number(size)));
    }
}

BROADSIDE_TEST(TestGridLayout)

} // namespace broadside::test::tst_grid_layout

#include "tst_grid_layout.moc"
