#include "core/base/random.h"
#include "editor/plots/step_series.h"
#include "tests/support/test.h"

#include <algorithm>
#include <deque>

namespace broadside::test::tst_step_series {

class TestStepSeries : public QObject {
    Q_OBJECT
private slots:
    void isWhatWasPutIn();
    void keepsPeaksOfAnyPart();
    void cutAwayValuesLeaveNoTrace();
};

void TestStepSeries::isWhatWasPutIn()
{
    StepSeries series;
    QVERIFY(series.isEmpty());
    series.reset(10);
    QVERIFY(!series.has(10));
    series.append(3.0);
    series.append(-1.0);
    QCOMPARE(series.first(), std::uint64_t{10});
    QCOMPARE(series.end(), std::uint64_t{12});
    QCOMPARE(series.at(11), -1.0);
    QCOMPARE(series.extent(10, 11), (StepSeries::Extent{-1.0, 3.0}));
    series.cutAfter(5);
    QVERIFY(series.isEmpty());
    QCOMPARE(series.first(), std::uint64_t{10});
    series.dropBefore(40);
    QCOMPARE(series.first(), std::uint64_t{40});
}

/// Random appends, cuts and drops, compared with a plain list.
void TestStepSeries::keepsPeaksOfAnyPart()
{
    Random random(3);
    StepSeries series;
    std::deque<double> plain;
    std::uint64_t first = 0;
    for (int i = 0; i < 20'000; ++i) {
        const auto what = random.below(1'000);
        if (what < 3 && !plain.empty()) {
            const std::uint64_t step = first + random.below(plain.size());
            series.cutAfter(step);
            plain.resize(step - first + 1);
        } else if (what < 8 && !plain.empty()) {
            const std::uint64_t step = first + random.below(plain.size());
            series.dropBefore(step);
            plain.erase(plain.begin(), plain.begin() + static_cast<std::ptrdiff_t>(step - first));
            first = step;
        } else {
            const double value = random.between(-100.0, 100.0);
            series.append(value);
            plain.push_back(value);
        }
        QCOMPARE(series.first(), first);
        QCOMPARE(series.end(), first + plain.size());
        const std::uint64_t a = random.below(plain.size());
        const std::uint64_t b = a + random.below(plain.size() - a);
        const auto from = plain.begin() + static_cast<std::ptrdiff_t>(a);
        const auto [least, greatest] = std::minmax_element(from, plain.begin() + static_cast<std::ptrdiff_t>(b) + 1);
        QCOMPARE(series.extent(first + a, first + b), (StepSeries::Extent{*least, *greatest}));
        QCOMPARE(series.at(first + a), plain[a]);
    }
}

void TestStepSeries::cutAwayValuesLeaveNoTrace()
{
    StepSeries series;
    for (int i = 0; i < 200; ++i)
        series.append(i == 150 ? 1e6 : 1.0);
    series.cutAfter(149);
    for (int i = 0; i < 50; ++i)
        series.append(2.0);
    QCOMPARE(series.extent(0, 199), (StepSeries::Extent{1.0, 2.0}));
}

BROADSIDE_TEST(TestStepSeries)

} // namespace broadside::test::tst_step_series

#include "tst_step_series.moc"
