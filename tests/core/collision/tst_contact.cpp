#include "core/base/random.h"
#include "core/collision/contact.h"
#include "core/collision/overlap.h"
#include "core/collision/queries.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <array>
#include <cmath>

namespace broadside::test::tst_contact {

namespace {

constexpr double kTolerance = 1e-9; // metres

const Shape kDisc = Circle{1.0};
const Shape kSquare = Box{2.0, 2.0};
const Shape kCapsule = Capsule{{-1.0, 0.0}, {1.0, 0.5}, 0.5};
const Shape kLying = Capsule{{-1.0, 0.0}, {1.0, 0.0}, 0.5};
const Shape kFloor = Mesh{{{-5.0, -1.0}, {5.0, -1.0}, {5.0, 1.0}, {-5.0, 1.0}}, {0, 1, 2, 0, 2, 3}, false};
const Shape kPentagon = Polygon{{{0.0, 1.2}, {-1.1, 0.3}, {-0.7, -1.0}, {0.7, -1.0}, {1.1, 0.3}}};

Pose at(double x, double y, double angle = 0.0) { return {{x, y}, angle, {1.0, 1.0}}; }

Pose moved(Pose pose, Vec2 by)
{
    pose.position += by;
    return pose;
}

} // namespace

class TestContact : public QObject {
    Q_OBJECT
private slots:
    void wayOut_data();
    void wayOut();
    void apartHasNoContact();
    void goingTheWayOutLeavesOnlyTouch();
    void noWayIsShorterForConvexShapes();
    void seamsDoNotTripWhatLiesOnAFloor();
    void needlesAndPointsHaveAWayOut_data();
    void needlesAndPointsHaveAWayOut();
    void depthsAreFiniteWhateverCollapses();
    void ballsRestInTheCornerOnADiagonal();
    void whatLiesInTheSamePlaceGoesBack_data();
    void whatLiesInTheSamePlaceGoesBack();
};

void TestContact::wayOut_data()
{
    QTest::addColumn<Shape>("a");
    QTest::addColumn<Pose>("poseA");
    QTest::addColumn<Shape>("b"); // b is at the origin
    QTest::addColumn<Vec2>("normal");
    QTest::addColumn<double>("depth");
    const double eighth = std::sqrt(0.5);
    QTest::newRow("discs") << kDisc << at(1.5, 0.0) << kDisc << Vec2{1.0, 0.0} << 0.5;
    QTest::newRow("discs touching") << kDisc << at(0.0, -2.0) << kDisc << Vec2{0.0, -1.0} << 0.0;
    QTest::newRow("concentric discs") << kDisc << at(0.0, 0.0) << kDisc << Vec2{0.0, 1.0} << 2.0;
    QTest::newRow("disc on a square") << kDisc << at(0.2, 1.9) << kSquare << Vec2{0.0, 1.0} << 0.1;
    QTest::newRow("disc at a corner") << kDisc << at(1.0 + 0.9 * eighth, 1.0 + 0.9 * eighth) << kSquare
                                      << Vec2{eighth, eighth} << 0.1;
    QTest::newRow("disc with its centre inside") << kDisc << at(-0.75, 0.0) << kSquare << Vec2{-1.0, 0.0} << 1.25;
    QTest::newRow("capsule on a square") << kLying << at(0.2, 1.4) << kSquare << Vec2{0.0, 1.0} << 0.1;
    QTest::newRow("end of a capsule at a square") << kLying << at(2.4, 0.3) << kSquare << Vec2{1.0, 0.0} << 0.1;
    QTest::newRow("disc on a capsule") << kDisc << at(0.7, 1.4) << kLying << Vec2{0.0, 1.0} << 0.1;
    QTest::newRow("disc at the end of a capsule") << kDisc << at(2.4, 0.0) << kLying << Vec2{1.0, 0.0} << 0.1;
    QTest::newRow("capsules end to end") << kLying << at(2.9, 0.0) << kLying << Vec2{1.0, 0.0} << 0.1;
    QTest::newRow("capsules touching") << kLying << at(3.0, 0.0) << kLying << Vec2{1.0, 0.0} << 0.0;
    QTest::newRow("crossed capsules") << kLying << at(0.3, 0.8, 90.0) << kLying << Vec2{0.0, 1.0} << 1.2;
    QTest::newRow("a capsule that is a disc")
        << Shape{Capsule{{}, {}, 1.0}} << at(1.5, 0.0) << kDisc << Vec2{1.0, 0.0} << 0.5;
    QTest::newRow("squares") << kSquare << at(1.75, 0.5) << kSquare << Vec2{1.0, 0.0} << 0.25;
    QTest::newRow("square on a disc") << kSquare << at(0.0, 1.9) << kDisc << Vec2{0.0, 1.0} << 0.1;
    QTest::newRow("turned square on its corner")
        << Shape{OrientedBox{2.0, 2.0}} << at(0.0, 1.0 + std::sqrt(2.0) - 0.1, 45.0) << kSquare << Vec2{0.0, 1.0}
        << 0.1;
}

void TestContact::wayOut()
{
    QFETCH(const Shape, a);
    QFETCH(const Pose, poseA);
    QFETCH(const Shape, b);
    QFETCH(const Vec2, normal);
    QFETCH(const double, depth);
    const auto contact = contactBetween(a, poseA, b, {});
    const auto swapped = contactBetween(b, {}, a, poseA);
    QVERIFY(contact && swapped);
    QVERIFY2(std::abs(contact->depth - depth) < kTolerance, qPrintable(QString::number(contact->depth)));
    QVERIFY(std::abs(swapped->depth - contact->depth) < kTolerance);
    QVERIFY2(distance(contact->normal, normal) < kTolerance,
             qPrintable(QStringLiteral("(%1, %2)").arg(contact->normal.x).arg(contact->normal.y)));
    if (depth < 2.0) // the normal of concentric discs may point either way
        QVERIFY(distance(swapped->normal, -normal) < kTolerance);
}

void TestContact::apartHasNoContact()
{
    QVERIFY(!contactBetween(kDisc, at(2.1, 0.0), kDisc, {}));
    QVERIFY(!contactBetween(kDisc, at(1.8, 1.8), kSquare, {})); // boxes overlap, shapes do not
    QVERIFY(!contactBetween(kSquare, at(0.0, 2.1), kFloor, {}));
}

void TestContact::goingTheWayOutLeavesOnlyTouch()
{
    const std::array shapes{kDisc, kSquare, Shape{OrientedBox{1.0, 3.0}}, kCapsule};
    Random random(11);
    int overlapping = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Shape& a = shapes[random.below(shapes.size())];
        const Shape& b = shapes[random.below(shapes.size())];
        const Pose pose = at(random.between(-3.0, 3.0), random.between(-3.0, 3.0), random.between(0.0, 360.0));
        const auto contact = contactBetween(a, pose, b, {});
        QCOMPARE(contact.has_value(), overlap(a, pose, b, {}));
        if (!contact)
            continue;
        ++overlapping;
        QVERIFY(!overlap(a, moved(pose, (contact->depth + kTolerance) * contact->normal), b, {}));
        if (contact->depth > 2.0 * kTolerance)
            QVERIFY(overlap(a, moved(pose, (contact->depth - kTolerance) * contact->normal), b, {}));
    }
    QVERIFY(overlapping > 2'000);
}

void TestContact::noWayIsShorterForConvexShapes()
{
    const std::array shapes{kDisc, kSquare, Shape{OrientedBox{1.0, 3.0}}, kCapsule};
    Random random(12);
    for (int i = 0; i < 2'000; ++i) {
        const Shape& a = shapes[random.below(shapes.size())];
        const Shape& b = shapes[random.below(shapes.size())];
        const Pose pose = at(random.between(-2.0, 2.0), random.between(-2.0, 2.0), random.between(0.0, 360.0));
        const auto contact = contactBetween(a, pose, b, {});
        if (!contact || contact->depth < 1e-3)
            continue;
        for (int k = 0; k < 32; ++k) {
            const Vec2 way = rotated({1.0, 0.0}, k * 11.25);
            QVERIFY(overlap(a, moved(pose, (contact->depth - 1e-6) * way), b, {}));
        }
    }
}

void TestContact::seamsDoNotTripWhatLiesOnAFloor()
{
    for (double x = -4.0; x <= 4.0; x += 0.01) {
        for (const Shape& shape : {kDisc, kSquare}) {
            const auto contact = contactBetween(shape, at(x, 1.95), kFloor, {});
            QVERIFY(contact);
            QVERIFY2(distance(contact->normal, {0.0, 1.0}) < kTolerance, qPrintable(QString::number(x)));
            QVERIFY(std::abs(contact->depth - 0.05) < kTolerance);
        }
    }
    const auto onPentagon = contactBetween(kDisc, at(0.0, -1.9), kPentagon, {});
    QVERIFY(onPentagon && std::abs(onPentagon->depth - 0.1) < kTolerance);
}

void TestContact::needlesAndPointsHaveAWayOut_data()
{
    QTest::addColumn<Shape>("a");
    QTest::addColumn<Pose>("poseA");
    QTest::addColumn<Shape>("b"); // b is at the origin
    QTest::addColumn<Vec2>("normal");
    QTest::addColumn<double>("depth");
    const Shape disc = Circle{0.1};
    const Shape needle = Mesh{{{0.0, 0.0}, {1.0, 0.0}, {0.5, 0.0}}, {0, 1, 2}, true};
    const Shape point = Mesh{{{0.0, 0.0}}, {0, 0, 0}, true};
    QTest::newRow("a disc over a needle") << disc << at(0.5, 0.06) << needle << Vec2{0.0, 1.0} << 0.04;
    QTest::newRow("a disc at a needle's end") << disc << at(1.06, 0.0) << needle << Vec2{1.0, 0.0} << 0.04;
    QTest::newRow("a disc at its other end") << disc << at(-0.06, 0.0) << needle << Vec2{-1.0, 0.0} << 0.04;
    QTest::newRow("a disc beside a point") << disc << at(-0.06, 0.0) << point << Vec2{-1.0, 0.0} << 0.04;
    QTest::newRow("a disc on a point") << disc << at(0.0, 0.0) << point << Vec2{0.0, 1.0} << 0.1;
    QTest::newRow("a point in a square") << point << at(0.75, 0.0) << kSquare << Vec2{1.0, 0.0} << 0.25;
    QTest::newRow("a point on a point") << point << at(0.0, 0.0) << point << Vec2{0.0, 1.0} << 0.0;
    QTest::newRow("a point on a needle") << point << at(0.3, 0.0) << needle << Vec2{0.0, 1.0} << 0.0;
}

void TestContact::needlesAndPointsHaveAWayOut()
{
    QFETCH(const Shape, a);
    QFETCH(const Pose, poseA);
    QFETCH(const Shape, b);
    QFETCH(const Vec2, normal);
    QFETCH(const double, depth);
    const auto contact = contactBetween(a, poseA, b, {});
    QVERIFY(contact);
    VERIFY_NEAR(contact->depth, depth, kTolerance);
    // A needle has two sides at the same distance.
    QVERIFY(near(contact->normal, normal, kTolerance) || (depth == 0.0 && near(contact->normal, -normal, kTolerance)));
}

/// Far from the origin, rounding lets the corners of small shapes coincide.
void TestContact::depthsAreFiniteWhateverCollapses()
{
    const std::array<Shape, 6> shapes{Circle{1e-9},
                                      Box{1e-9, 1e-9},
                                      OrientedBox{1e-9, 1e-7},
                                      Mesh{{{0, 0}, {1e-9, 0}, {0, 1e-9}}, {0, 1, 2}, true},
                                      Polygon{{{0, 0}, {1e-9, 0}, {1e-9, 1e-9}, {0, 1e-9}}},
                                      Compound{{{{1e-9, 0}, 30.0, Circle{1e-9}}, {{0, 1e-9}, 0.0, Box{1e-9, 1.0}}}}};
    for (const Shape& a : shapes) {
        for (const Shape& b : shapes) {
            for (const double far : {1e3, 1e6, 9e8}) {
                const auto contact = contactBetween(a, at(far, -far, 17.0), b, at(far, -far, 80.0));
                QVERIFY(contact && std::isfinite(contact->depth) && contact->depth <= 2.0);
                VERIFY_NEAR(length(contact->normal), 1.0, 1e-12);
            }
        }
    }
}

/// The reflex corner of this polygon lies exactly on the line between two others.
void TestContact::ballsRestInTheCornerOnADiagonal()
{
    const Shape arrow = Polygon{{{0, 0}, {2, 0}, {1, 1}, {2, 2}, {0, 2}}};
    for (const double turn : {0.0, 90.0, 33.0}) {
        const Placement placement({{5.0, -3.0}, turn, {1.0, 1.0}});
        const auto ballAt = [&](double x, double y, double radius) {
            return contactBetween(Circle{radius}, {placement.toWorld({x, y})}, arrow, at(5.0, -3.0, turn));
        };
        QVERIFY(!ballAt(1.5, 1.0, 0.35)); // in the notch, sqrt(1/8) m from both sides
        const auto wedged = ballAt(1.5, 1.0, 0.36);
        QVERIFY(wedged);
        VERIFY_NEAR(wedged->depth, 0.36 - std::sqrt(0.125), kTolerance);
        const auto inside = ballAt(0.5, 1.0, 0.1);
        QVERIFY(inside && inside->depth > 0.1);
    }
}

void TestContact::whatLiesInTheSamePlaceGoesBack_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Vec2>("motion");
    QTest::addColumn<Vec2>("normal");
    QTest::newRow("discs") << Shape{Circle{1.0}} << Vec2{3.0, 4.0} << Vec2{-0.6, -0.8};
    QTest::newRow("discs, straight") << Shape{Circle{1.0}} << Vec2{2.0, 0.0} << Vec2{-1.0, 0.0};
    QTest::newRow("squares, to the right") << Shape{Box{1.0, 1.0}} << Vec2{2.0, 0.5} << Vec2{-1.0, 0.0};
    QTest::newRow("squares, down") << Shape{Box{1.0, 1.0}} << Vec2{0.5, -2.0} << Vec2{0.0, 1.0};
}

/// Several directions are equally short; the one against the motion must win, or the shapes pass through each other.
void TestContact::whatLiesInTheSamePlaceGoesBack()
{
    QFETCH(const Shape, shape);
    QFETCH(const Vec2, motion);
    QFETCH(const Vec2, normal);
    const auto contact = contactBetween(shape, at(3.0, 4.0), shape, at(3.0, 4.0), motion);
    QVERIFY(contact);
    QVERIFY(distance(contact->normal, normal) < 1e-12);
    const auto turned = contactBetween(shape, at(3.0, 4.0), shape, at(3.0, 4.0), -motion);
    QVERIFY(turned);
    QVERIFY(distance(turned->normal, -normal) < 1e-12);
}

BROADSIDE_TEST(TestContact)

} // namespace broadside::test::tst_contact

#include "tst_contact.moc"
