#include "core/base/random.h"
#include "core/geometry/segment.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_segment {

namespace {

/// Makes a vector for macros, which cannot take a comma in braces.
constexpr Vec2 vec(double x, double y) { return {x, y}; }

} // namespace

class SegmentTestTest : public QObject {
    Q_OBJECT

private slots:
    void boxes_data();
    void boxes();
    void touchesOnALatticeAreExact();
    void largerBoxesAreMetToo();
};

void SegmentTestTest::boxes_data()
{
    QTest::addColumn<Vec2>("from");
    QTest::addColumn<Vec2>("to");
    QTest::addColumn<bool>("meets"); // the box from (1, 1) to (3, 2)
    QTest::newRow("through it") << vec(0, 0) << vec(4, 3) << true;
    QTest::newRow("within it") << vec(1.5, 1.5) << vec(2, 1.6) << true;
    QTest::newRow("ends in it") << vec(2, 1.5) << vec(9, 9) << true;
    QTest::newRow("along its lower side") << vec(0, 1) << vec(9, 1) << true;
    QTest::newRow("along its right side, inside") << vec(3, 1.2) << vec(3, 1.3) << true;
    QTest::newRow("touches a corner, rising") << vec(0, 1) << vec(2, 3) << true;
    QTest::newRow("touches a corner, falling") << vec(0, 2) << vec(2, 0) << true;
    QTest::newRow("ends on a side") << vec(0, 1.5) << vec(1, 1.5) << true;
    QTest::newRow("a point in it") << vec(2, 1.5) << vec(2, 1.5) << true;
    QTest::newRow("a point in its corner") << vec(3, 2) << vec(3, 2) << true;
    QTest::newRow("a point beside it") << vec(3.1, 2) << vec(3.1, 2) << false;
    QTest::newRow("passes a corner, rising") << vec(0, 1.001) << vec(2, 3.001) << false;
    QTest::newRow("passes a corner, falling") << vec(0, 1.999) << vec(2, -0.001) << false;
    QTest::newRow("ends before it") << vec(0, 1.5) << vec(0.999, 1.5) << false;
    QTest::newRow("in line behind it") << vec(4, 1.5) << vec(9, 1.5) << false;
    QTest::newRow("upright beside it") << vec(3.001, 0) << vec(3.001, 9) << false;
    QTest::newRow("short of it by less than the slack") << vec(0, 1.5) << vec(1.0 - 5e-13, 1.5) << true;
    QTest::newRow("short of it by more") << vec(0, 1.5) << vec(1.0 - 5e-12, 1.5) << false;
}

void SegmentTestTest::boxes()
{
    QFETCH(Vec2, from);
    QFETCH(Vec2, to);
    QFETCH(bool, meets);
    const Aabb box{{1, 1}, {3, 2}};
    QCOMPARE(SegmentTest(from, to).meets(box), meets);
    QCOMPARE(SegmentTest(to, from).meets(box), meets);
    QVERIFY(!meets || overlaps(SegmentTest(from, to).bounds(), box));
}

/// With small integers the slack never decides, and 64-bit integers give the exact result.
void SegmentTestTest::touchesOnALatticeAreExact()
{
    Random random(1);
    int touching = 0;
    for (int i = 0; i < 100'000; ++i) {
        const auto draw = [&random] { return static_cast<int>(random.below(13)); };
        const int x0 = draw(), y0 = draw(), x1 = draw(), y1 = draw(), lx = draw(), ly = draw();
        const int hx = lx + static_cast<int>(random.below(5)), hy = ly + static_cast<int>(random.below(5));
        const auto sideOf = [&](int x, int y) { return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0); };
        const auto [low, high] = std::minmax({sideOf(lx, ly), sideOf(hx, ly), sideOf(hx, hy), sideOf(lx, hy)});
        const bool expected = std::max(x0, x1) >= lx && std::min(x0, x1) <= hx && std::max(y0, y1) >= ly &&
                              std::min(y0, y1) <= hy && low <= 0 && high >= 0;
        touching += expected && (low == 0 || high == 0) ? 1 : 0;
        const Aabb box{vec(lx, ly), vec(hx, hy)};
        QVERIFY2(SegmentTest(vec(x0, y0), vec(x1, y1)).meets(box) == expected,
                 (describeForTest(vec(x0, y0)) + " to " + describeForTest(vec(x1, y1)) + ", " + describeForTest(box))
                     .c_str());
    }
    QVERIFY(touching > 1'000);
}

/// Trees of boxes need this: a segment that meets a box also meets every box around it.
void SegmentTestTest::largerBoxesAreMetToo()
{
    Random random(2);
    int grazing = 0;
    for (int i = 0; i < 100'000; ++i) {
        const double size = std::pow(10.0, random.between(-3.0, 7.0));
        const auto point = [&] {
            const double x = random.between(-size, size);
            return Vec2{x, random.between(-size, size)};
        };
        const Vec2 from = point();
        const Vec2 to = point();
        const SegmentTest segment(from, to);
        // The corner is on the segment, up to rounding and twice the slack.
        const Vec2 corner = from + random.unit() * (to - from) +
                            segment.slack() * vec(random.between(-2.0, 2.0), random.between(-2.0, 2.0));
        const Vec2 away{random.between(0.0, size), random.between(0.0, size)};
        const Aabb box = random.below(2) == 0 ? Aabb{corner, corner + away} : Aabb{corner - away, corner};
        const Aabb around = united(box, point());
        grazing += segment.meets(box) ? 1 : 0;
        QVERIFY(!segment.meets(box) || segment.meets(around));
        QVERIFY(!segment.meets(box) || overlaps(segment.bounds(), box));
    }
    QVERIFY(grazing > 10'000 && grazing < 99'000);
}

BROADSIDE_TEST(SegmentTestTest)

} // namespace broadside::test::tst_segment

#include "tst_segment.moc"
