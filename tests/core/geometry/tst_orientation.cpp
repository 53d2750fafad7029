#include "core/base/random.h"
#include "core/geometry/orientation.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_orientation {

namespace {

/// Coordinates are multiples of 2^-20 below 2^12, so that 128 bits hold every product.
__extension__ using Wide = __int128;

int wideOrientation(Vec2 a, Vec2 b, Vec2 c)
{
    const auto wide = [](double x) { return static_cast<Wide>(x * 0x1p60); };
    const Wide area = (wide(b.x) - wide(a.x)) * ((wide(c.y) - wide(a.y)) >> 40) -
                      (wide(b.y) - wide(a.y)) * ((wide(c.x) - wide(a.x)) >> 40);
    return area > 0 ? 1 : (area < 0 ? -1 : 0);
}

} // namespace

class OrientationTest : public QObject {
    Q_OBJECT

private slots:
    void turns();
    void nearlyInLine();
    void agreesWithIntegers();
    void winding();
};

void OrientationTest::turns()
{
    QCOMPARE(orientation({0, 0}, {1, 0}, {0, 1}), 1);
    QCOMPARE(orientation({0, 0}, {0, 1}, {1, 0}), -1);
    QCOMPARE(orientation({0, 0}, {1, 1}, {3, 3}), 0);
    QCOMPARE(orientation({1, 1}, {1, 1}, {3, 3}), 0);
}

void OrientationTest::nearlyInLine()
{
    const double up = std::nextafter(0.5, 1.0);
    for (const Vec2 far : {Vec2{12, 12}, Vec2{24, 24}, Vec2{1e9, 1e9}}) {
        QCOMPARE(orientation({0.5, 0.5}, far, {0.5, up}), 1);
        QCOMPARE(orientation({0.5, 0.5}, far, {up, 0.5}), -1);
        QCOMPARE(orientation({0.5, 0.5}, far, {up, up}), 0);
        QCOMPARE(orientation({0.5, up}, far, {0.5, 0.5}), -1);
    }
    // Kettner et al., "Classroom examples of robustness problems", 2008: plain double arithmetic gets many of these
    // wrong.
    for (int i = 0; i < 128; ++i)
        for (int j = 0; j < 128; ++j)
            QCOMPARE(orientation({0.5 + i * 0x1p-52, 0.5 + j * 0x1p-52}, {12, 12}, {24, 24}), (j > i) - (j < i));
}

void OrientationTest::agreesWithIntegers()
{
    Random random(1);
    int inLine = 0;
    for (int i = 0; i < 50'000; ++i) {
        const auto coordinate = [&random] { return static_cast<double>(random.below(1ULL << 32)) * 0x1p-20; };
        const Vec2 a{coordinate(), coordinate()};
        const Vec2 step{static_cast<double>(random.below(9)), static_cast<double>(random.below(9))};
        const auto along = static_cast<double>(1 + random.below(1000));
        Vec2 b = a + 1000.0 * step;
        Vec2 c = a + along * step;
        if (i % 2 == 0)
            c.y += 0x1p-20 * (static_cast<double>(random.below(3)) - 1.0);
        const int expected = wideOrientation(a, b, c);
        QCOMPARE(orientation(a, b, c), expected);
        QCOMPARE(orientation(c, a, b), expected);
        QCOMPARE(orientation(b, a, c), -expected);
        inLine += expected == 0 ? 1 : 0;
    }
    QVERIFY(inLine > 1000 && inLine < 49'000);
}

void OrientationTest::winding()
{
    const std::vector<Vec2> square{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    const std::vector<Vec2> reversed(square.rbegin(), square.rend());
    const std::vector<Vec2> hook{{0, 0}, {4, 0}, {4, 4}, {3, 1}, {-1, 1}, {-1, 3}, {-2, 0.5}};
    QVERIFY(isCounterClockwise(square));
    QVERIFY(!isCounterClockwise(reversed));
    QVERIFY(isCounterClockwise(hook));
}

BROADSIDE_TEST(OrientationTest)

} // namespace broadside::test::tst_orientation

#include "tst_orientation.moc"
