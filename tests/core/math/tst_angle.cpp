#include "core/base/random.h"
#include "core/math/angle.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <numbers>

namespace broadside::test::tst_angle {

namespace {

/// Makes a vector for macros, which cannot take a comma in braces.
constexpr Vec2 vec(double x, double y) { return {x, y}; }

} // namespace

class AngleTest : public QObject {
    Q_OBJECT

private slots:
    void directions_data();
    void directions();
    void diagonalsAreExact();
    void directionsAgreeWithTheLibrary();
    void directionIsNever360();
    void wrapping_data();
    void wrapping();
    void quarterTurnsAreExact();
    void otherTurnsAreWithinTwoUlp();
    void rotating();
    void turningThereAndBack();
};

void AngleTest::directions_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("expected");
    const double turn97 = 97.0 * std::numbers::pi / 180.0;
    QTest::newRow("(1, -1)") << 1.0 << -1.0 << 315.0;
    QTest::newRow("97 degrees") << std::cos(turn97) << std::sin(turn97) << 97.0;
    QTest::newRow("(-1, 0)") << -1.0 << 0.0 << 180.0;
    QTest::newRow("(-1, -0)") << -1.0 << -0.0 << 180.0;
    QTest::newRow("(0, 1)") << 0.0 << 1.0 << 90.0;
    QTest::newRow("(0, -2)") << 0.0 << -2.0 << 270.0;
    QTest::newRow("(5, 0)") << 5.0 << 0.0 << 0.0;
    QTest::newRow("(5, -0)") << 5.0 << -0.0 << 0.0;
    QTest::newRow("wraps after rounding") << 1.0 << -1e-20 << 0.0;
    QTest::newRow("zero") << 0.0 << 0.0 << 0.0;
}

void AngleTest::directions()
{
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, expected);
    VERIFY_NEAR(angleOf({x, y}), expected, 3e-14);
    VERIFY_NEAR(angleOf({1e9 * x, 1e9 * y}), expected, 3e-14);
}

void AngleTest::diagonalsAreExact()
{
    for (const double size : {1e-300, 0.1, 1.0, 7e8}) {
        QCOMPARE(angleOf({size, size}), 45.0);
        QCOMPARE(angleOf({-size, size}), 135.0);
        QCOMPARE(angleOf({-size, -size}), 225.0);
        QCOMPARE(angleOf({size, -size}), 315.0);
    }
}

void AngleTest::directionsAgreeWithTheLibrary()
{
    Random random(4);
    for (int i = 0; i < 200'000; ++i) {
        const double steepness = std::pow(10.0, random.between(-12.0, 12.0));
        const Vec2 v{random.between(-1.0, 1.0), steepness * random.between(-1.0, 1.0)};
        const long double degrees = std::atan2(static_cast<long double>(v.y), static_cast<long double>(v.x)) *
                                    (180 / std::numbers::pi_v<long double>);
        const long double expected = degrees < 0 ? degrees + 360 : degrees;
        QVERIFY2(std::abs(angleOf(v) - expected) <= 6e-14L, describeForTest(v).c_str());
        if (v.x > 0.0 && v.y > 0.0) // small angles keep their relative precision
            QVERIFY2(std::abs(angleOf(v) - expected) <= 4e-16L * expected, describeForTest(v).c_str());
    }
}

void AngleTest::directionIsNever360()
{
    Random random(1);
    for (int exponent = -320; exponent < 1; ++exponent) {
        const double angle = angleOf({1.0, -random.unit() * std::pow(10.0, exponent)});
        QVERIFY2(angle >= 0.0 && angle < 360.0, describeForTest(angle).c_str());
    }
}

void AngleTest::wrapping_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("expected");
    QTest::newRow("0") << 0.0 << 0.0;
    QTest::newRow("-0") << -0.0 << 0.0;
    QTest::newRow("360") << 360.0 << 0.0;
    QTest::newRow("-360") << -360.0 << 0.0;
    QTest::newRow("-45") << -45.0 << 315.0;
    QTest::newRow("725") << 725.0 << 5.0;
    QTest::newRow("-1e-20") << -1e-20 << 0.0;
    QTest::newRow("many turns") << 360.0 * 1e12 + 90.0 << 90.0;
}

void AngleTest::wrapping()
{
    QFETCH(double, degrees);
    QFETCH(double, expected);
    QCOMPARE(wrappedDegrees(degrees), expected);
    QVERIFY(!std::signbit(wrappedDegrees(degrees)));
}

void AngleTest::quarterTurnsAreExact()
{
    constexpr std::array kTurns{Rotation{1, 0}, Rotation{0, 1}, Rotation{-1, 0}, Rotation{0, -1}};
    for (int quarter = -40; quarter <= 40; ++quarter) {
        const auto expected = static_cast<std::size_t>((quarter + 40) % 4);
        QVERIFY(rotationOf(90.0 * quarter) == kTurns.at(expected));
        QVERIFY(rotationOf(90.0 * quarter + 360.0 * 1e9) == kTurns.at(expected));
    }
    QCOMPARE(rotated(vec(0.1, 0.7), 90.0), vec(-0.7, 0.1));
    QCOMPARE(rotated(vec(0.1, 0.7), -90.0), vec(0.7, -0.1));
    QCOMPARE(rotated(vec(0.1, 0.7), 180.0), vec(-0.1, -0.7));
}

void AngleTest::otherTurnsAreWithinTwoUlp()
{
    Random random(2);
    const auto ulpsOff = [](double value, long double exact) {
        const double rounded = std::abs(static_cast<double>(exact));
        return std::abs(value - exact) / (std::nextafter(rounded, 2.0) - rounded);
    };
    for (int i = 0; i < 100'000; ++i) {
        const double rest = i % 2 == 0 ? random.between(-45.0, 45.0) : 1e-6 * random.between(-1.0, 1.0);
        const double degrees = rest + 360.0 * (static_cast<double>(random.below(5)) - 2.0);
        // exact in degrees, unlike in radians
        const long double turn = std::remainder(static_cast<long double>(degrees), 360.0L);
        const long double radians = turn * std::numbers::pi_v<long double> / 180;
        const Rotation r = rotationOf(degrees);
        const long double worst = std::max(ulpsOff(r.cosine, std::cos(radians)), ulpsOff(r.sine, std::sin(radians)));
        QVERIFY2(worst <= 2.0L,
                 (describeForTest(degrees) + ": " + describeForTest(static_cast<double>(worst)) + " ulp").c_str());
    }
}

void AngleTest::rotating()
{
    const double half = std::sqrt(0.5);
    VERIFY_NEAR(rotated(vec(1, 0), 45.0), vec(half, half), 1e-15);
    VERIFY_NEAR(rotated(vec(1, 0), 97.0), vec(std::cos(97.0 * std::numbers::pi / 180), 0.99254615164132209), 1e-15);
    VERIFY_NEAR(angleOf(rotated(vec(3, 0), 210.0)), 210.0, 3e-14);
}

void AngleTest::turningThereAndBack()
{
    Random random(3);
    for (int i = 0; i < 1'000; ++i) {
        const Vec2 v{random.between(-1, 1), random.between(-1, 1)};
        const Rotation r = rotationOf(random.between(-1e4, 1e4));
        VERIFY_NEAR(unrotated(rotated(v, r), r), v, 1e-15);
        VERIFY_NEAR(length(rotated(v, r)), length(v), 1e-15);
    }
}

BROADSIDE_TEST(AngleTest)

} // namespace broadside::test::tst_angle

#include "tst_angle.moc"
