#include "core/base/random.h"
#include "core/collision/contact.h"
#include "core/collision/obstruction.h"
#include "core/collision/overlap.h"
#include "core/collision/sweep.h"
#include "tests/support/test.h"

#include <array>
#include <cmath>

namespace broadside::test::tst_obstruction {

namespace {

Pose at(Vec2 position, double angle = 0.0) { return {position, angle, {1.0, 1.0}}; }

std::optional<Obstruction> obstruction(const Shape& a, const Pose& poseA, Vec2 way, const Shape& b, const Pose& poseB)
{
    return firstObstruction(solidOf(a, poseA), {}, way, solidOf(b, poseB), {});
}

const Shape kDisc = Circle{0.5};
const Shape kWall = Box{0.1, 10.0};
const Shape kFloorAndWall = Mesh{{{-10, -1}, {10, -1}, {10, 0}, {-10, 0}, {5, 0}, {5.1, 0}, {5.1, 8}, {5, 8}},
                                 {0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7},
                                 true};

} // namespace

class TestObstruction : public QObject {
    Q_OBJECT
private slots:
    void standsInTheWay_data();
    void standsInTheWay();
    void seamsAreMetFlat();
    void offsetsMoveBoth();
    void freeWaysGoIntoNothing_data();
    void freeWaysGoIntoNothing();
};

void TestObstruction::standsInTheWay_data()
{
    QTest::addColumn<Shape>("moving");
    QTest::addColumn<Vec2>("position");
    QTest::addColumn<Vec2>("way");
    QTest::addColumn<Shape>("resting");
    QTest::addColumn<double>("fraction"); // -1: no obstruction
    QTest::addColumn<Vec2>("normal");
    const Vec2 left{-1.0, 0.0};
    const Vec2 up{0.0, 1.0};
    QTest::newRow("from afar") << kDisc << Vec2{-10.0, 0.0} << Vec2{20.0, 0.0} << kWall << 9.45 / 20.0 << left;
    QTest::newRow("touching, into it") << kDisc << Vec2{-0.55, 0.0} << Vec2{5.0, 0.0} << kWall << 0.0 << left;
    QTest::newRow("touching, along it") << kDisc << Vec2{-0.55, 0.0} << Vec2{0.0, 3.0} << kWall << -1.0 << Vec2{};
    QTest::newRow("touching, away") << kDisc << Vec2{-0.55, 0.0} << Vec2{-3.0, 1.0} << kWall << -1.0 << Vec2{};
    QTest::newRow("inside, out") << kDisc << Vec2{-0.4, 0.0} << Vec2{-3.0, 0.0} << kWall << -1.0 << Vec2{};
    QTest::newRow("inside, deeper") << kDisc << Vec2{-0.4, 0.0} << Vec2{3.0, 0.0} << kWall << 0.0 << left;
    QTest::newRow("stops short") << kDisc << Vec2{-10.0, 0.0} << Vec2{9.0, 0.0} << kWall << -1.0 << Vec2{};
    QTest::newRow("passes by") << kDisc << Vec2{-10.0, 5.6} << Vec2{20.0, 0.0} << kWall << -1.0 << Vec2{};
    QTest::newRow("no way") << kDisc << Vec2{-0.4, 0.0} << Vec2{} << kWall << -1.0 << Vec2{};
    QTest::newRow("rolls against the wall at the end of its floor")
        << kDisc << Vec2{0.0, 0.5} << Vec2{20.0, 0.0} << kFloorAndWall << 4.5 / 20.0 << left;
    QTest::newRow("pressed on its floor") << kDisc << Vec2{0.0, 0.5} << Vec2{20.0, -1.0} << kFloorAndWall << 0.0 << up;
    QTest::newRow("flat box on flat box")
        << Shape{Box{1.0, 1.0}} << Vec2{0.0, 5.0} << Vec2{0.0, -10.0} << Shape{Box{8.0, 1.0}} << 0.4 << up;
    QTest::newRow("flat polygon on flat polygon")
        << Shape{Polygon{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}}} << Vec2{0.0, 5.0} << Vec2{0.0, -10.0}
        << Shape{Polygon{{{-4, -1}, {4, -1}, {4, 1}, {-4, 1}}}} << 0.3 << up;
    QTest::newRow("box on corner") << Shape{Box{1.0, 1.0}} << Vec2{-5.0, 0.25} << Vec2{10.0, 0.0}
                                   << Shape{OrientedBox{1.0, 1.0}} << 0.4 << left;
}

void TestObstruction::standsInTheWay()
{
    QFETCH(const Shape, moving);
    QFETCH(const Vec2, position);
    QFETCH(const Vec2, way);
    QFETCH(const Shape, resting);
    QFETCH(const double, fraction);
    QFETCH(const Vec2, normal);
    const auto found = obstruction(moving, at(position), way, resting, {});
    QCOMPARE(found.has_value(), fraction >= 0.0);
    if (!found)
        return;
    QVERIFY2(std::abs(found->fraction - fraction) < 1e-9, qPrintable(QString::number(found->fraction, 'g', 17)));
    QVERIFY(distance(found->normal, normal) < 1e-4);
    QVERIFY(found->room >= 0.0 && found->room < 2.0 * kSweepTolerance);
}

/// A box up to 1e-9 m deep in the floor moves on to the next tile as if there were no seam.
void TestObstruction::seamsAreMetFlat()
{
    const Shape box = Box{1.0, 1.0};
    const Shape tile = Box{2.0, 2.0};
    for (const double depth : {-1e-9, 0.0, 1e-10, 5e-10, 9e-10}) {
        const auto found = obstruction(box, at({-1.5, 1.5 - depth}), {3.0, -0.001}, tile, {});
        QVERIFY2(!found || found->normal.y > 0.999, qPrintable(QString::number(depth)));
    }
}

void TestObstruction::offsetsMoveBoth()
{
    const Solid disc = solidOf(kDisc, {});
    const Solid wall = solidOf(kWall, {});
    const auto here = firstObstruction(disc, {-3.0, 0.0}, {10.0, 0.0}, wall, {});
    const auto there = firstObstruction(disc, {997.0, 50.0}, {10.0, 0.0}, wall, {1000.0, 50.0});
    QVERIFY(here && there);
    QCOMPARE(here->fraction, there->fraction);
}

void TestObstruction::freeWaysGoIntoNothing_data()
{
    QTest::addColumn<std::uint64_t>("seed");
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %d", static_cast<int>(seed)) << seed;
}

/// The oracle is a search in small steps along the path: up to the obstruction, no overlap gets deeper than at the
/// start.
void TestObstruction::freeWaysGoIntoNothing()
{
    QFETCH(const std::uint64_t, seed);
    const std::array shapes{kDisc,
                            kWall,
                            Shape{OrientedBox{2.0, 0.2}},
                            Shape{Circle{0.02}},
                            kFloorAndWall,
                            Shape{Mesh{{{0, 0}, {1, 0}, {0, 1}}, {0, 1, 2}, true}},
                            Shape{Polygon{{{0, 0}, {2, 0}, {2, 2}, {1, 0.5}, {0, 2}}}}};
    Random random(seed);
    int found = 0;
    for (int i = 0; i < 400; ++i) {
        const Shape& a = shapes[random.below(shapes.size())];
        const Shape& b = shapes[random.below(shapes.size())];
        const Pose pose = at({random.between(-8.0, 8.0), random.between(-8.0, 8.0)}, random.between(0.0, 360.0));
        if (overlap(a, pose, b, {}))
            continue;
        const Vec2 way{random.between(-20.0, 20.0), random.between(-20.0, 20.0)};
        const auto obstructed = obstruction(a, pose, way, b, {});
        const auto depthAt = [&](double fraction) {
            const auto contact = contactBetween(a, at(pose.position + fraction * way, pose.angle), b, {});
            return contact ? contact->depth : -1.0;
        };
        const double end = obstructed ? obstructed->fraction : 1.0;
        for (double fraction = 0.0; fraction <= end; fraction += 1e-3)
            QVERIFY2(depthAt(fraction) < 1e-8,
                     qPrintable(QStringLiteral("case %1: %2 m at %3").arg(i).arg(depthAt(fraction)).arg(fraction)));
        if (!obstructed)
            continue;
        ++found;
        QVERIFY2(depthAt(end + 1e-9) >= 0.0,
                 qPrintable(QStringLiteral("case %1 touches nothing at %2").arg(i).arg(end)));
        QVERIFY(dot(way, obstructed->normal) < 0.0);
    }
    QVERIFY(found > 50);
}

BROADSIDE_TEST(TestObstruction)

} // namespace broadside::test::tst_obstruction

#include "tst_obstruction.moc"
