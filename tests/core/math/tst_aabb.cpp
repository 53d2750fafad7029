#include "core/base/random.h"
#include "core/math/aabb.h"
#include "tests/support/metatypes.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_aabb {

namespace {

/// Makes a vector for macros, which cannot take a comma in braces.
constexpr Vec2 vec(double x, double y) { return {x, y}; }
constexpr Aabb box(double x0, double y0, double x1, double y1) { return {{x0, y0}, {x1, y1}}; }

Aabb randomBox(Random& random)
{
    const auto coordinate = [&random] { return static_cast<double>(random.below(8)); };
    const Vec2 lo{coordinate(), coordinate()};
    return {lo, lo + Vec2{coordinate(), coordinate()}};
}

} // namespace

class AabbTest : public QObject {
    Q_OBJECT

private slots:
    void overlapping_data();
    void overlapping();
    void aNewBoxIsEmptyAndMeetsNothing();
    void containing();
    void unitingAndIntersecting();
    void intersectionIsEmptyExactlyWithoutOverlap();
    void distances_data();
    void distances();
    void sizes();
};

void AabbTest::overlapping_data()
{
    QTest::addColumn<Aabb>("other");
    QTest::addColumn<bool>("expected");
    QTest::newRow("partial") << box(3, 2, 6, 5) << true;
    QTest::newRow("contained") << box(1, 1, 2, 2) << true;
    QTest::newRow("containing") << box(-1, -1, 9, 9) << true;
    QTest::newRow("side touches") << box(4, 1, 5, 2) << true;
    QTest::newRow("corner touches") << box(4, 3, 5, 5) << true;
    QTest::newRow("a point on the corner") << box(0, 3, 0, 3) << true;
    QTest::newRow("beside") << box(std::nextafter(4.0, 5.0), 1, 5, 2) << false;
    QTest::newRow("above") << box(1, std::nextafter(3.0, 4.0), 2, 4) << false;
    QTest::newRow("left of") << box(-2, 0, -1, 3) << false;
    QTest::newRow("below") << box(0, -2, 4, -1) << false;
}

void AabbTest::overlapping()
{
    QFETCH(Aabb, other);
    QFETCH(bool, expected);
    const Aabb fixed = box(0, 0, 4, 3);
    QCOMPARE(overlaps(fixed, other), expected);
    QCOMPARE(overlaps(other, fixed), expected);
}

void AabbTest::aNewBoxIsEmptyAndMeetsNothing()
{
    QVERIFY(Aabb().isEmpty());
    QVERIFY(!overlaps(Aabb(), box(-1e300, -1e300, 1e300, 1e300)));
    QVERIFY(!contains(Aabb(), vec(0, 0)));
    QVERIFY(!box(1, 1, 1, 1).isEmpty());
}

void AabbTest::containing()
{
    const Aabb fixed = box(0, 0, 4, 3);
    QVERIFY(contains(fixed, vec(2, 2)));
    QVERIFY(contains(fixed, vec(4, 3)));
    QVERIFY(contains(fixed, vec(0, 1)));
    QVERIFY(!contains(fixed, vec(2, std::nextafter(3.0, 4.0))));
    QVERIFY(!contains(fixed, vec(-1e-300, 1)));
    QVERIFY(contains(fixed, fixed));
    QVERIFY(contains(fixed, box(1, 1, 4, 2)));
    QVERIFY(!contains(fixed, box(1, 1, 5, 2)));
}

void AabbTest::unitingAndIntersecting()
{
    QCOMPARE(united(box(0, 0, 1, 1), box(3, -2, 4, 0)), box(0, -2, 4, 1));
    QCOMPARE(united(Aabb(), box(3, -2, 4, 0)), box(3, -2, 4, 0));
    QCOMPARE(united(Aabb(), vec(3, -2)), box(3, -2, 3, -2));
    QCOMPARE(intersection(box(0, 0, 3, 3), box(1, 2, 5, 6)), box(1, 2, 3, 3));
    QCOMPARE(intersection(box(0, 0, 3, 3), box(3, 3, 5, 6)), box(3, 3, 3, 3));
    QVERIFY(intersection(box(0, 0, 1, 1), box(2, 0, 3, 1)).isEmpty());
}

void AabbTest::intersectionIsEmptyExactlyWithoutOverlap()
{
    Random random(1);
    for (int i = 0; i < 10'000; ++i) {
        const Aabb a = randomBox(random);
        const Aabb b = randomBox(random);
        QCOMPARE(intersection(a, b).isEmpty(), !overlaps(a, b));
        QVERIFY(contains(united(a, b), a) && contains(united(a, b), b));
    }
}

void AabbTest::distances_data()
{
    QTest::addColumn<Vec2>("point");
    QTest::addColumn<double>("expected");
    QTest::newRow("inside") << vec(1, 1) << 0.0;
    QTest::newRow("on the side") << vec(4, 1) << 0.0;
    QTest::newRow("beside") << vec(6, 1) << 4.0;
    QTest::newRow("off the corner") << vec(7, 7) << 25.0;
    QTest::newRow("off the other corner") << vec(-3, -4) << 25.0;
}

void AabbTest::distances()
{
    QFETCH(Vec2, point);
    QFETCH(double, expected);
    QCOMPARE(distanceSquared(box(0, 0, 4, 3), point), expected);
}

void AabbTest::sizes()
{
    QCOMPARE(box(1, 2, 4, 8).width(), 3.0);
    QCOMPARE(box(1, 2, 4, 8).height(), 6.0);
    QCOMPARE(box(1, 2, 4, 8).center(), vec(2.5, 5));
    QCOMPARE(translated(box(1, 2, 4, 8), {1, -1}), box(2, 1, 5, 7));
    QCOMPARE(grown(box(1, 2, 4, 8), 0.5), box(0.5, 1.5, 4.5, 8.5));
}

BROADSIDE_TEST(AabbTest)

} // namespace broadside::test::tst_aabb

#include "tst_aabb.moc"
