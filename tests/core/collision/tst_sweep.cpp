#include "core/base/random.h"
#include "core/collision/overlap.h"
#include "core/collision/sweep.h"
#include "tests/support/test.h"

#include <array>
#include <cmath>

namespace broadside::test::tst_sweep {

namespace {

Pose at(double x, double y, double angle = 0.0) { return {{x, y}, angle, {1.0, 1.0}}; }

const Shape kDisc = Circle{0.5};
const Shape kWall = Box{0.1, 10.0};

} // namespace

class TestSweep : public QObject {
    Q_OBJECT
private slots:
    void firstFraction_data();
    void firstFraction();
    void nothingIsPassedThrough();
};

void TestSweep::firstFraction_data()
{
    QTest::addColumn<Pose>("pose");
    QTest::addColumn<Vec2>("displacement");
    QTest::addColumn<double>("fraction"); // -1: no hit
    QTest::newRow("through a thin wall") << at(-10.0, 0.0) << Vec2{20.0, 0.0} << (10.0 - 0.55) / 20.0;
    QTest::newRow("at 300 m/s over a step") << at(-1.0, 0.0) << Vec2{5.0, 0.0} << 0.45 / 5.0;
    QTest::newRow("stops short") << at(-10.0, 0.0) << Vec2{9.0, 0.0} << -1.0;
    QTest::newRow("ends touching") << at(-10.0, 0.0) << Vec2{9.4500000001, 0.0} << 1.0;
    QTest::newRow("from inside") << at(0.2, 0.0) << Vec2{5.0, 0.0} << 0.0;
    QTest::newRow("away") << at(-1.0, 0.0) << Vec2{-5.0, 0.0} << -1.0;
    QTest::newRow("no way at all") << at(-1.0, 0.0) << Vec2{} << -1.0;
    QTest::newRow("over the top") << at(-5.0, 6.0) << Vec2{10.0, 0.0} << -1.0;
}

void TestSweep::firstFraction()
{
    QFETCH(const Pose, pose);
    QFETCH(const Vec2, displacement);
    QFETCH(const double, fraction);
    const auto found = firstContact(kDisc, pose, displacement, kWall, {});
    QCOMPARE(found.has_value(), fraction >= 0.0);
    if (found)
        QVERIFY2(std::abs(*found - fraction) < 1e-9, qPrintable(QString::number(*found, 'g', 17)));
}

// The oracle is a search in small steps along the path.
void TestSweep::nothingIsPassedThrough()
{
    const std::array shapes{kDisc,
                            kWall,
                            Shape{Capsule{{-1, 0}, {1, 0.5}, 0.3}},
                            Shape{OrientedBox{2.0, 0.2}},
                            Shape{Mesh{{{0, 0}, {1, 0}, {0, 1}}, {0, 1, 2}, true}},
                            Shape{Polygon{{{0, 0}, {2, 0}, {2, 2}, {1, 0.5}, {0, 2}}}}};
    Random random(4);
    int hits = 0;
    for (int i = 0; i < 600; ++i) {
        const Shape& a = shapes[random.below(shapes.size())];
        const Shape& b = shapes[random.below(shapes.size())];
        const Pose pose = at(random.between(-8.0, 8.0), random.between(-8.0, 8.0), random.between(0.0, 360.0));
        const Vec2 way{random.between(-20.0, 20.0), random.between(-20.0, 20.0)};
        const auto found = firstContact(a, pose, way, b, {});
        const auto overlapsAt = [&](double fraction) {
            Pose moved = pose;
            moved.position += fraction * way;
            return overlap(a, moved, b, {});
        };
        const double end = found.value_or(1.0) - (found ? 1e-8 : 0.0);
        for (double fraction = 0.0; fraction <= end; fraction += 1e-3)
            QVERIFY2(!overlapsAt(fraction), qPrintable(QStringLiteral("case %1 at %2").arg(i).arg(fraction)));
        hits += found.has_value();
        QVERIFY(!found || overlapsAt(*found));
    }
    QVERIFY(hits > 50);
}

BROADSIDE_TEST(TestSweep)

} // namespace broadside::test::tst_sweep

#include "tst_sweep.moc"
