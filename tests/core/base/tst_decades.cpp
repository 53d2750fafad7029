#include "core/base/decades.h"
#include "core/base/random.h"
#include "tests/support/test.h"

#include <cmath>
#include <cstdlib>
#include <limits>
#include <string>

namespace broadside::test::tst_decades {

class TestDecades : public QObject {
    Q_OBJECT
private slots:
    static void aPowerIsTheNearestDouble();
    static void powersOutOfRangeAreZeroOrInfinite();
    static void aNumberLiesBetweenItsDecades_data();
    static void aNumberLiesBetweenItsDecades();
    static void randomNumbersLieBetweenTheirDecades();
};

void TestDecades::aPowerIsTheNearestDouble()
{
    for (int exponent = -323; exponent <= 308; ++exponent)
        QVERIFY(powerOfTen(exponent) == std::strtod(("1e" + std::to_string(exponent)).c_str(), nullptr));
}

void TestDecades::powersOutOfRangeAreZeroOrInfinite()
{
    QCOMPARE(powerOfTen(-324), 0.0);
    QVERIFY(std::isinf(powerOfTen(309)));
    for (const double nothing : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN()}) {
        QCOMPARE(powerOfTen(decadeOf(nothing)), 0.0);
        QCOMPARE(powerOfTen(decadeAbove(nothing)), 0.0);
    }
    QVERIFY(std::isinf(powerOfTen(decadeOf(std::numeric_limits<double>::infinity()))));
}

void TestDecades::aNumberLiesBetweenItsDecades_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("below");
    QTest::addColumn<int>("above");
    QTest::newRow("one") << 1.0 << 0 << 0;
    QTest::newRow("a power") << 1000.0 << 3 << 3;
    QTest::newRow("just below a power") << std::nextafter(1000.0, 0.0) << 2 << 3;
    QTest::newRow("just above a power") << std::nextafter(1000.0, 2000.0) << 3 << 4;
    QTest::newRow("a small power") << 1e-5 << -5 << -5;
    QTest::newRow("the smallest double") << std::numeric_limits<double>::denorm_min() << -324 << -323;
    QTest::newRow("the largest double") << std::numeric_limits<double>::max() << 308 << 309;
}

void TestDecades::aNumberLiesBetweenItsDecades()
{
    QFETCH(const double, value);
    QTEST(decadeOf(value), "below");
    QTEST(decadeAbove(value), "above");
}

void TestDecades::randomNumbersLieBetweenTheirDecades()
{
    Random random(3);
    for (int i = 0; i < 10'000; ++i) {
        const double value = std::ldexp(1.0 + random.unit(), static_cast<int>(random.below(2000)) - 1000);
        QVERIFY(powerOfTen(decadeOf(value)) <= value && value < powerOfTen(decadeOf(value) + 1));
        QVERIFY(powerOfTen(decadeAbove(value)) >= value && value > powerOfTen(decadeAbove(value) - 1));
    }
}

BROADSIDE_TEST(TestDecades)

} // namespace broadside::test::tst_decades

#include "tst_decades.moc"
