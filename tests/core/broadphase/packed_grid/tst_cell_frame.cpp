#include "core/base/random.h"
#include "core/broadphase/packed_grid/cell_frame.h"
#include "tests/support/test.h"

#include <cmath>

namespace broadside::test::tst_cell_frame {

using namespace broadside::packed;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// A float of any magnitude from 1e-9 to 1e9 and either sign.
float drawn(Random& random)
{
    return static_cast<float>((random.unit() < 0.5 ? -1.0 : 1.0) * std::pow(10.0, random.between(-9.0, 9.0)));
}

BoxStore squares(std::uint32_t count, double spread, double side)
{
    Random random(count);
    BoxStore boxes;
    boxes.makeRoom(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto x = static_cast<float>(random.between(0.0, spread));
        const auto y = static_cast<float>(random.between(0.0, spread));
        boxes.set(i, {x, y, x + static_cast<float>(side), y + static_cast<float>(side)}, i);
    }
    return boxes;
}

} // namespace

class TestCellFrame : public QObject {
    Q_OBJECT
private slots:
    void lookingBackByTheWidestReachesEveryTouchingBox();
    void cellsNeverDecrease();
    void everyCoordinateHasACell();
    void cellsAreNeitherTooManyNorTooFew_data();
    void cellsAreNeitherTooManyNorTooFew();
    void stragglersDoNotSpoilTheCells();
};

void TestCellFrame::lookingBackByTheWidestReachesEveryTouchingBox()
{
    Random random(1);
    for (int i = 0; i < 1'000'000; ++i) {
        const float x0 = drawn(random);
        const float x1 = i % 2 == 0 ? x0 + std::abs(drawn(random)) : std::max(x0, drawn(random));
        const float widest = upperBoundOfDifference(x1 - x0);
        // The next box begins where this one ends, so they touch.
        QVERIFY2(x1 - widest <= x0, qPrintable(QStringLiteral("%1 .. %2").arg(double(x0)).arg(double(x1))));
    }
}

void TestCellFrame::cellsNeverDecrease()
{
    Random random(2);
    const BoxStore boxes = squares(1'000, 1e7, 1.0);
    const CellFrame frame = chooseCells(boxes.columns(1'000), true);
    for (int i = 0; i < 100'000; ++i) {
        const auto x = static_cast<float>(random.between(-1e6, 1.1e7));
        QVERIFY(frame.columnOf(x) <= frame.columnOf(std::nextafter(x, kInfinity)));
        QVERIFY(frame.rowOf(x) <= frame.rowOf(std::nextafter(x, kInfinity)));
    }
}

void TestCellFrame::everyCoordinateHasACell()
{
    const BoxStore boxes = squares(100, 1.0, 0.1);
    const CellFrame frame = chooseCells(boxes.columns(100), true);
    for (const float x : {-kFarthest, -1e9F, -0.0F, 0.0F, 1e9F, kFarthest}) {
        QVERIFY(frame.columnOf(x) < frame.columns);
        QVERIFY(frame.rowOf(x) < frame.rows);
    }
    QCOMPARE(frame.columnOf(-kInfinity), 0U);
    QCOMPARE(frame.columnOf(kInfinity), frame.columns - 1);
}

void TestCellFrame::cellsAreNeitherTooManyNorTooFew_data()
{
    QTest::addColumn<double>("spread");
    QTest::addColumn<double>("side");
    for (const double spread : {1e-6, 1.0, 1e3, 1e9})
        for (const double share : {1e-6, 1e-3, 3e-2})
            QTest::addRow("%g of %g", spread * share, spread) << spread << spread * share;
}

void TestCellFrame::cellsAreNeitherTooManyNorTooFew()
{
    QFETCH(const double, spread);
    QFETCH(const double, side);
    constexpr std::uint32_t count = 5'000;
    const BoxStore boxes = squares(count, spread, side);
    const CellFrame frame = chooseCells(boxes.columns(count), false);
    const double cells = static_cast<double>(frame.rows) * frame.columns;
    QVERIFY2(cells > count / 50.0 && cells <= 2.0 * count + 64.0, qPrintable(QString::number(cells)));
}

void TestCellFrame::stragglersDoNotSpoilTheCells()
{
    constexpr std::uint32_t count = 5'000;
    BoxStore boxes = squares(count, 100.0, 0.5);
    const CellFrame without = chooseCells(boxes.columns(count), false);
    for (std::uint32_t i = 0; i < 50; ++i)
        boxes.set(i * 100, {1e9F, -1e9F, 1e9F, -1e9F}, i * 100);
    const CellFrame with = chooseCells(boxes.columns(count), false);
    QVERIFY(with.cellsPerX > without.cellsPerX / 2.0F);
    QVERIFY(!with.takes(boxes.box(100)));
    QVERIFY(with.takes(boxes.box(101)));
}

BROADSIDE_TEST(TestCellFrame)

} // namespace broadside::test::tst_cell_frame

#include "tst_cell_frame.moc"
