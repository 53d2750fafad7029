#include "core/base/random.h"
#include "core/math/vec2.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_vec2 {

namespace {

/// Makes a vector for macros, which cannot take a comma in braces.
constexpr Vec2 vec(double x, double y) { return {x, y}; }

} // namespace

class Vec2Test : public QObject {
    Q_OBJECT

private slots:
    void sumsAndDifferences();
    void scaling();
    void lengths_data();
    void lengths();
    void lengthNeitherOverflowsNorUnderflows();
    void lengthIsWithinTwoUlp();
    void normalizing();
    void zeroStaysZero();
    void distances();
    void dotAndCross();
    void quarterTurn();
    void notFinite();
};

void Vec2Test::sumsAndDifferences()
{
    QCOMPARE(vec(3, 2) + vec(-2, 3), vec(1, 5));
    QCOMPARE(vec(1, 4) - vec(6, 1), vec(-5, 3));
    QCOMPARE(-vec(3, -2), vec(-3, 2));
    Vec2 v{3, 2};
    v += vec(-2, 3);
    QCOMPARE(v, vec(1, 5));
    v -= vec(1, 1);
    QCOMPARE(v, vec(0, 4));
    const Vec2 copy = v;
    v.x = 7;
    QCOMPARE(copy, vec(0, 4));
    QCOMPARE(Vec2{}, vec(0, 0));
}

void Vec2Test::scaling()
{
    QCOMPARE(2.5 * vec(0, -1), vec(0, -2.5));
    QCOMPARE(vec(3, -4) * 0.5, vec(1.5, -2));
    QCOMPARE(scaled(vec(3, -4), vec(2, 0.25)), vec(6, -1));
}

void Vec2Test::lengths_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("expected");
    QTest::newRow("(5, -3)") << 5.0 << -3.0 << std::sqrt(34.0);
    QTest::newRow("2.5 * (0, -1)") << 0.0 << -2.5 << 2.5;
    QTest::newRow("(1, 1) is 1.41421, not 1.44") << 1.0 << 1.0 << 1.4142135623730951;
    QTest::newRow("3-4-5") << -3.0 << 4.0 << 5.0;
    QTest::newRow("zero") << 0.0 << 0.0 << 0.0;
}

void Vec2Test::lengths()
{
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, expected);
    VERIFY_NEAR(length({x, y}), expected, 1e-15);
    VERIFY_NEAR(lengthSquared({x, y}), expected * expected, 1e-14);
    VERIFY_NEAR(length(vec(5, -3)), 5.8310, 5e-5);
}

void Vec2Test::lengthNeitherOverflowsNorUnderflows()
{
    VERIFY_NEAR(length(vec(3e200, 4e200)) / 1e200, 5.0, 1e-15);
    VERIFY_NEAR(length(vec(3e-200, 4e-200)) / 1e-200, 5.0, 1e-15);
    QCOMPARE(length(vec(3 * 0x1p-1072, 4 * 0x1p-1072)), 5 * 0x1p-1072); // denormal numbers
    QCOMPARE(length(vec(0x1.8p1023, 0)), 0x1.8p1023);
    QCOMPARE(length(vec(0, -5e-324)), 5e-324);
    QVERIFY(std::isinf(length({HUGE_VAL, 1})));
    QVERIFY(std::isnan(length({std::nan(""), 1})));
    QVERIFY(std::isnan(length({1, std::nan("")})));
}

void Vec2Test::lengthIsWithinTwoUlp()
{
    Random random(2);
    for (int i = 0; i < 100'000; ++i) {
        const double scale = std::pow(10.0, random.between(-160.0, 160.0));
        const double x = scale * random.between(-1.0, 1.0);
        const Vec2 v{x, scale * random.between(-1.0, 1.0) * std::pow(10.0, random.between(-9.0, 0.0))};
        const double found = length(v);
        const long double exact = std::hypot(static_cast<long double>(v.x), static_cast<long double>(v.y));
        QVERIFY2(std::abs(found - exact) <= 2.0L * (std::nextafter(found, HUGE_VAL) - found),
                 describeForTest(v).c_str());
    }
}

void Vec2Test::normalizing()
{
    VERIFY_NEAR(normalized(vec(1, 1)), vec(0.70711, 0.70711), 5e-6);
    QCOMPARE(normalized(vec(0, -7)), vec(0, -1));
    Random random(1);
    for (int i = 0; i < 1'000; ++i) {
        const Vec2 v{random.between(-1e9, 1e9), random.between(-1e-3, 1e-3)};
        VERIFY_NEAR(length(normalized(v)), 1.0, 4e-16);
        VERIFY_NEAR(cross(normalized(v), v) / length(v), 0.0, 4e-16);
    }
}

void Vec2Test::zeroStaysZero() { QCOMPARE(normalized(vec(0, 0)), vec(0, 0)); }

void Vec2Test::distances()
{
    QCOMPARE(distance(vec(1, 1), vec(4, 5)), 5.0);
    QCOMPARE(distance(vec(4, 5), vec(1, 1)), 5.0);
    QCOMPARE(distanceSquared(vec(1, 1), vec(4, 5)), 25.0);
    QCOMPARE(distanceSquared(vec(1e9, 0), vec(1e9 - 3, 4)), 25.0);
}

void Vec2Test::dotAndCross()
{
    QCOMPARE(dot(vec(1, 2), vec(3, 4)), 11.0);
    QCOMPARE(dot(vec(1, 0), vec(0, 1)), 0.0);
    QCOMPARE(cross(vec(1, 0), vec(0, 1)), 1.0);
    QCOMPARE(cross(vec(0, 1), vec(1, 0)), -1.0);
    QCOMPARE(cross(vec(2, 3), vec(4, 6)), 0.0);
}

void Vec2Test::quarterTurn()
{
    QCOMPARE(perpendicular(vec(1, 0)), vec(0, 1));
    QCOMPARE(perpendicular(vec(2, 3)), vec(-3, 2));
}

void Vec2Test::notFinite()
{
    QVERIFY(isFinite(vec(1e300, -1e300)));
    QVERIFY(!isFinite(vec(0, std::nan(""))));
    QVERIFY(!isFinite({HUGE_VAL, 0}));
}

BROADSIDE_TEST(Vec2Test)

} // namespace broadside::test::tst_vec2

#include "tst_vec2.moc"
