#include "core/broadphase/cell_ranges.h"
#include "tests/support/test.h"

#include <limits>

namespace broadside::test::tst_cell_ranges {

class TestCellRanges : public QObject {
    Q_OBJECT
private slots:
    void anyRangeIsKept_data();
    void anyRangeIsKept();
};

void TestCellRanges::anyRangeIsKept_data()
{
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("last");
    constexpr qint64 kLargest = std::numeric_limits<std::int32_t>::max();
    constexpr qint64 kSmallest = std::numeric_limits<std::int32_t>::min();
    QTest::newRow("one cell") << qint64{3} << qint64{3};
    QTest::newRow("across the origin") << qint64{-5} << qint64{7};
    QTest::newRow("the largest that is near") << kSmallest << kSmallest + 65'534;
    QTest::newRow("one larger") << kSmallest << kSmallest + 65'535;
    QTest::newRow("reaches beyond 32 bits") << kLargest << kLargest + 9;
    QTest::newRow("begins beyond 32 bits") << kLargest + 1 << kLargest + 1;
    QTest::newRow("begins below 32 bits") << kSmallest - 1 << kSmallest;
    QTest::newRow("huge") << qint64{-4'000'000'000'000} << qint64{4'000'000'000'000};
    QTest::newRow("empty") << qint64{1} << qint64{0};
}

/// On either axis, alone and next to ranges of other objects, and after another range of the same object.
void TestCellRanges::anyRangeIsKept()
{
    QFETCH(const qint64, first);
    QFETCH(const qint64, last);
    const CellRange small{{1, 2}, {3, 5}};
    const CellRange wide{{first, 2}, {last, 5}};
    const CellRange tall{{1, first}, {3, last}};
    CellRanges ranges;
    ranges.resize(3);
    for (std::uint32_t i = 0; i < 3; ++i)
        ranges.set(i, small);
    for (const CellRange& range : {wide, tall, small, wide}) {
        ranges.set(1, range);
        QVERIFY(ranges[1] == range);
        QVERIFY(ranges[0] == small && ranges[2] == small);
    }
    ranges.resize(9);
    QVERIFY(ranges[1] == wide);
}

BROADSIDE_TEST(TestCellRanges)

} // namespace broadside::test::tst_cell_ranges

#include "tst_cell_ranges.moc"
