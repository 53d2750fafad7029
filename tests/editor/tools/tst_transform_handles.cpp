#include "core/math/angle.h"
#include "editor/tools/transform_handles.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <cmath>
#include <random>

namespace broadside::test::tst_transform_handles {

using Kind = TransformHandle::Kind;

namespace {

constexpr double kPixel = 0.01; // in metres
const Aabb kBox{{1.0, 2.0}, {3.0, 3.0}};

TransformHandle size(int x, int y) { return {.kind = Kind::Size, .x = x, .y = y, .position = {}, .offset = {}}; }

} // namespace

class TestTransformHandles : public QObject {
    Q_OBJECT
private slots:
    void eightStandAroundTheBox();
    void smallBoxesHaveFewer();
    void handlesAreHitWithinTheirArea();
    void theOppositeSideStays_data();
    void theOppositeSideStays();
    void proportionsAreKept_data();
    void proportionsAreKept();
    void nothingTurnsAbout();
    void sizingThereAndBackIsNothing();
    void turns_data();
    void turns();
};

void TestTransformHandles::eightStandAroundTheBox()
{
    const auto handles = handlesOf(kBox, std::nullopt, kPixel);
    QCOMPARE(std::ranges::count(handles, Kind::Size, &TransformHandle::kind), 8);
    for (const TransformHandle& handle : handles)
        QVERIFY2(!contains(kBox, handle.position + handle.offset * kPixel), "none covers what it is about");
    const auto withPivot = handlesOf(kBox, Vec2{7.0, 7.0}, kPixel);
    QCOMPARE(withPivot.back().position, (Vec2{7.0, 7.0}));
    QCOMPARE(withPivot.back().offset, Vec2{});
}

void TestTransformHandles::smallBoxesHaveFewer()
{
    const auto count = [](const Aabb& box) {
        return std::ranges::count(handlesOf(box, std::nullopt, kPixel), Kind::Size, &TransformHandle::kind);
    };
    QCOMPARE(count({{0.0, 0.0}, {0.1, 0.1}}), 4);
    QCOMPARE(count({{0.0, 0.0}, {2.0, 0.1}}), 6);
}

void TestTransformHandles::handlesAreHitWithinTheirArea()
{
    const auto handles = handlesOf(kBox, std::nullopt, kPixel);
    const auto hit = handleAt(handles, {3.08 + 0.055, 3.08 - 0.055}, kPixel);
    QVERIFY(hit && hit->x == 1 && hit->y == 1);
    QCOMPARE(pointerShapeOf(*hit), PointerShape::SizeUpRight);
    QVERIFY(!handleAt(handles, {3.08 + 0.065, 3.08}, kPixel));
    QVERIFY(!handleAt(handles, kBox.center(), kPixel));
    const auto turn = handleAt(handles, {2.0, 3.3}, kPixel);
    QVERIFY(turn && turn->kind == Kind::Turn);
    QVERIFY(handleAt(handles, {2.18, 3.3}, kPixel)->kind == Kind::Pivot);
}

void TestTransformHandles::theOppositeSideStays_data()
{
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
            if (x != 0 || y != 0)
                QTest::addRow("%d %d", x, y) << x << y;
}

void TestTransformHandles::theOppositeSideStays()
{
    QFETCH(int, x);
    QFETCH(int, y);
    const TransformHandle handle = size(x, y);
    const Vec2 held = heldCorner(kBox, handle);
    const Aabb box = sized(kBox, sizingTo(kBox, handle, held + Vec2{0.25 * x, 0.5 * y}, std::nullopt, false, kPixel));
    QCOMPARE(box.lo.x, x < 0 ? 0.75 : 1.0);
    QCOMPARE(box.hi.x, x > 0 ? 3.25 : 3.0);
    QCOMPARE(box.lo.y, y < 0 ? 1.5 : 2.0);
    QCOMPARE(box.hi.y, y > 0 ? 3.5 : 3.0);
    const Aabb about =
        sized(kBox, sizingTo(kBox, handle, held + Vec2{0.25 * x, 0.5 * y}, kBox.center(), false, kPixel));
    QVERIFY(distance(about.center(), kBox.center()) < 1e-12);
    QVERIFY(std::abs(about.width() - (x == 0 ? 2.0 : 2.5)) < 1e-12);
    QVERIFY(std::abs(about.height() - (y == 0 ? 1.0 : 2.0)) < 1e-12);
}

void TestTransformHandles::proportionsAreKept_data()
{
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<double>("dx");
    QTest::addColumn<double>("dy");
    QTest::addColumn<double>("factor");
    QTest::newRow("corner, wider") << 1 << 1 << 2.0 << 0.5 << 2.0;
    QTest::newRow("corner, higher") << 1 << 1 << 0.5 << 2.0 << 3.0;
    QTest::newRow("left side") << -1 << 0 << -1.0 << 9.0 << 1.5;
    QTest::newRow("top") << 0 << 1 << 9.0 << 1.0 << 2.0;
}

void TestTransformHandles::proportionsAreKept()
{
    QFETCH(int, x);
    QFETCH(int, y);
    QFETCH(double, dx);
    QFETCH(double, dy);
    const TransformHandle handle = size(x, y);
    const Sizing sizing = sizingTo(kBox, handle, heldCorner(kBox, handle) + Vec2{dx, dy}, std::nullopt, true, kPixel);
    QTEST(sizing.factors.x, "factor");
    QTEST(sizing.factors.y, "factor");
}

void TestTransformHandles::nothingTurnsAbout()
{
    const Sizing sizing = sizingTo(kBox, size(1, 1), {-9.0, -9.0}, std::nullopt, false, kPixel);
    const Aabb box = sized(kBox, sizing);
    QVERIFY(std::abs(box.width() - kPixel) < 1e-12);
    QVERIFY(std::abs(box.height() - kPixel) < 1e-12);
    const Sizing onPivot = sizingTo(kBox, size(1, 0), {9.0, 9.0}, Vec2{3.0, 2.5}, false, kPixel);
    QCOMPARE(onPivot.factors, (Vec2{1.0, 1.0}));
}

void TestTransformHandles::sizingThereAndBackIsNothing()
{
    std::mt19937 random(9);
    std::uniform_real_distribution<double> place(-5.0, 5.0);
    std::uniform_int_distribution<int> side(-1, 1);
    for (int round = 0; round < 500; ++round) {
        const Vec2 a{place(random), place(random)};
        const Vec2 b{place(random), place(random)};
        const Aabb box = united(Aabb{a, a}, b);
        const TransformHandle handle = size(side(random), side(random));
        const Vec2 to{place(random), place(random)};
        const Aabb there = sized(box, sizingTo(box, handle, to, std::nullopt, false, 1e-3));
        const Aabb back = sized(there, sizingTo(there, handle, heldCorner(box, handle), std::nullopt, false, 1e-3));
        if (box.width() > 1e-2 && box.height() > 1e-2)
            QVERIFY(distance(back.lo, box.lo) < 1e-9 && distance(back.hi, box.hi) < 1e-9);
    }
}

void TestTransformHandles::turns_data()
{
    QTest::addColumn<double>("to");
    QTest::addColumn<double>("angle");
    QTest::addColumn<bool>("steps");
    QTest::addColumn<double>("turn");
    QTest::newRow("tenths") << 33.333 << 0.0 << false << 33.3;
    QTest::newRow("the short way") << 350.0 << 0.0 << false << -10.0;
    QTest::newRow("half a turn") << 180.0 << 0.0 << false << 180.0;
    QTest::newRow("steps") << 33.333 << 0.0 << true << 30.0;
    QTest::newRow("steps of the angle itself") << 20.0 << 7.0 << true << 23.0;
    QTest::newRow("quarter") << 90.0 << 0.0 << true << 90.0;
}

void TestTransformHandles::turns()
{
    QFETCH(double, to);
    QFETCH(double, angle);
    QFETCH(bool, steps);
    const Vec2 pivot{1.0, 2.0};
    QTEST(rotationBetween(pivot, pivot + Vec2{3.0, 0.0}, pivot + rotated(Vec2{2.0, 0.0}, to), angle, steps), "turn");
    QCOMPARE(rotationBetween(pivot, pivot, pivot + Vec2{1.0, 1.0}, angle, steps), 0.0);
}

BROADSIDE_EVENT_TEST(TestTransformHandles)

} // namespace broadside::test::tst_transform_handles

#include "tst_transform_handles.moc"
