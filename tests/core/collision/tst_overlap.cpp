#include "core/base/limits.h"
#include "core/collision/overlap.h"
#include "core/collision/queries.h"
#include "core/geometry/bounds.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/validation.h"
#include "tests/support/geometry_oracle.h"
#include "tests/support/metatypes.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

namespace broadside::test::tst_overlap {

using namespace broadside::testing;

namespace {

/// Shapes that all reach from -1 to 1 on the x axis and are at least 2 m high near the origin.
std::vector<Shape> allShapes()
{
    const std::vector<Vec2> square{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    return {Circle{1},
            Box{2, 2},
            OrientedBox{2, 2},
            Capsule{{}, {}, 1},
            Mesh{square, {0, 1, 2, 0, 3, 2}, false},
            Polygon{square},
            Compound{{{{-0.5, 0}, 90, Box{2, 1}}, {{0.5, 0}, 0, Box{1, 2}}, {{0, 0}, 45, Circle{1}}}}};
}

Mesh triangle(Vec2 a, Vec2 b, Vec2 c) { return {{a, b, c}, {0, 1, 2}, true}; }

/// A triangle without area.
Mesh segment(Vec2 a, Vec2 b) { return triangle(a, 0.25 * a + 0.75 * b, b); }

std::uint64_t casesPerPair() { return qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? 1'000'000 : 20'000; }

Vec2 roundedCorner(Random& random, const std::vector<OraclePiece>& pieces)
{
    const OraclePiece& piece = pieces[random.below(pieces.size())];
    const RealPoint a = piece.points[random.below(piece.points.size())];
    const RealPoint b = random.below(2) == 0 ? a : piece.points[random.below(piece.points.size())];
    const double turn = random.between(0.0, 360.0);
    const Vec2 middle{static_cast<double>((a.x + b.x) / 2), static_cast<double>((a.y + b.y) / 2)};
    return middle + rotated({static_cast<double>(piece.radius), 0.0}, turn);
}

/// Moves `b` so that a corner or side of it touches one of `a`, up to a tiny offset.
void moveToTouch(Random& random, const Shape& a, const Pose& poseA, const Shape& b, Pose& poseB)
{
    constexpr std::array kOffsets{0.0, 1e-6, -1e-6, 1e-9, -1e-9, 2e-12, -2e-12, 1e-14};
    const Vec2 onA = roundedCorner(random, oraclePieces(a, poseA));
    const Vec2 onB = roundedCorner(random, oraclePieces(b, poseB));
    const double off = kOffsets.at(random.below(kOffsets.size()));
    poseB.position += (onA - onB) + Vec2{off, off * random.between(-1.0, 1.0)};
}

std::string describePair(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB)
{
    return std::string(typeNameOf(a)) + " " + describeForTest(poseA) + ", " + std::string(typeNameOf(b)) + " " +
           describeForTest(poseB);
}

/// The rule that a pair breaks; null if it breaks none.
const char* brokenRule(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB, Real gap, Real band)
{
    const bool answer = overlap(a, poseA, b, poseB);
    const double apart = distanceBetween(a, poseA, b, poseB);
    if (answer != (gap <= 0) && std::abs(gap) > band)
        return "the answer is wrong";
    if (std::abs(apart - std::max(gap, Real{0})) > band)
        return "the distance is wrong";
    if (answer != overlap(b, poseB, a, poseA) || apart != distanceBetween(b, poseB, a, poseA))
        return "the answers differ between (a, b) and (b, a)";
    if (answer != (apart == 0.0))
        return "the distance contradicts the overlap";
    if (answer && !overlaps(boundsOf(a, poseA), boundsOf(b, poseB)))
        return "the shapes overlap, their bounds do not";
    return nullptr;
}

} // namespace

class OverlapTest : public QObject {
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void everyPairOfShapes_data();
    void everyPairOfShapes();
    void needlesAndPoints_data();
    void needlesAndPoints();
    void boxesOverlapExactlyWhenTheirBoundsDo();
    void nothingSlipsThroughASeam();
    void cornersOnADiagonal_data();
    void cornersOnADiagonal();
    void compoundsNestedToTheLimit();
    void sizesFarApart();
    void agreesWithTheOracle_data();
    void agreesWithTheOracle();
};

void OverlapTest::rows_data()
{
    QTest::addColumn<Shape>("a");
    QTest::addColumn<Pose>("poseA");
    QTest::addColumn<Shape>("b");
    QTest::addColumn<Pose>("poseB");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* name, const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB,
                        bool expected) { QTest::newRow(name) << a << poseA << b << poseB << expected; };
    const Polygon notch{{{-2, -2}, {2, -2}, {2, 2}, {1, 2}, {1, -1}, {-1, -1}, {-1, 2}, {-2, 2}}};
    const Compound frame{
        {{{0, 2}, 0, Box{5, 1}}, {{0, -2}, 0, Box{5, 1}}, {{2, 0}, 90, Box{5, 1}}, {{-2, 0}, 90, OrientedBox{5, 1}}}};
    const Mesh cannon = triangle({-0.5, -0.5}, {0.5, 0.0}, {-0.5, 0.5});
    row("3-4-5 circles touch", Circle{2}, {{0, 0}}, Circle{3}, {{3, 4}}, true);
    row("3-4-5 circles apart", Circle{2}, {{0, 0}}, Circle{2.999999999}, {{3, 4}}, false);
    row("concentric circles", Circle{2}, {{1, 1}}, Circle{0.1}, {{1, 1}}, true);
    row("circle at a box corner touches", Circle{5}, {{-3, -4}}, Box{2, 2}, {{1, 1}}, true);
    row("circle at a box corner apart", Circle{4.999999999}, {{-3, -4}}, Box{2, 2}, {{1, 1}}, false);
    row("boxes overlap, circle between does not", Circle{1}, {{0, 0}}, Box{2, 2}, {{1.8, 1.8}}, false);
    row("circle centre in box", Circle{0.1}, {{0.2, 0.2}}, Box{2, 2}, {{0, 0}}, true);
    row("box in circle", Circle{10}, {{0, 0}}, Box{1, 1}, {{3, 3}}, true);
    row("boxes share a side", Box{1, 1}, {{0, 0}}, Box{1, 1}, {{1, 0.5}}, true);
    row("boxes share a corner", Box{1, 1}, {{0, 0}}, Box{1, 1}, {{1, 1}}, true);
    row("a scaled circle reaches", Circle{1}, {{0, 0}, 0, {2, 2}}, Circle{1}, {{3, 0}}, true);
    row("a turned box grows into it", Box{2, 2}, {{0, 0}, 45, {1, 1}}, Box{0.2, 0.2}, {{1.3, 1.3}}, true);
    row("a turned oriented box does not", OrientedBox{2, 2}, {{0, 0}, 45, {1, 1}}, Box{0.2, 0.2}, {{1.3, 1.3}}, false);
    row("diamond tip reaches", OrientedBox{2, 2}, {{0, 0}, 45, {1, 1}}, Box{0.2, 0.2}, {{1.5, 0}}, true);
    row("quarter-turned oriented box touches", OrientedBox{2, 4}, {{0, 0}, 90, {1, 1}}, Box{1, 1}, {{2.5, 0}}, true);
    row("cannon is hit at its tip", cannon, {{0, 0}}, Box{0.2, 0.2}, {{0.6, 0}}, true);
    row("cannon is missed beside its tip", cannon, {{0, 0}}, Box{0.2, 0.2}, {{0.5, 0.3}}, false);
    row("cannon turned up", cannon, {{0, 0}, 90, {1, 1}}, Box{0.2, 0.2}, {{0, 0.6}}, true);
    row("in the notch of a polygon", notch, {{0, 0}}, Circle{0.9}, {{0, 0.5}}, false);
    row("touching the wall of the notch", notch, {{0, 0}}, Circle{1}, {{0, 0.5}}, true);
    row("clockwise polygon holds a box", Polygon{{{0, 0}, {0, 9}, {9, 9}, {9, 0}}}, {}, Box{1, 1}, {{4, 5}}, true);
    row("in the hole of a compound", frame, {{0, 0}}, Polygon{{{-1, -1}, {1, -1}, {0, 1}}}, {{0, 0}}, false);
    row("in the frame of a compound", frame, {{0, 0}}, Circle{0.1}, {{-2.2, 1}}, true);
    row("a part encloses its total turn", Compound{{{{0, 0}, 15, Box{2, 2}}}}, {{0, 0}, 30, {1, 1}}, Circle{0.1},
        {{1.3, 1.3}}, true);
    row("far away they touch", Circle{1}, {{1e9, -1e9}}, Circle{1}, {{1e9 - 2, -1e9}}, true);
    row("far away they part", Circle{1}, {{1e9, -1e9}}, Circle{1}, {{1e9 - 2.002, -1e9}}, false);
    row("huge and tiny", Box{1e9, 1e9}, {{0, 0}}, Circle{1e-9}, {{4e8, 4e8}}, true);
}

void OverlapTest::rows()
{
    QFETCH(Shape, a);
    QFETCH(Pose, poseA);
    QFETCH(Shape, b);
    QFETCH(Pose, poseB);
    QFETCH(bool, expected);
    QCOMPARE(overlap(a, poseA, b, poseB), expected);
    QCOMPARE(overlap(b, poseB, a, poseA), expected);
    QCOMPARE(distanceBetween(a, poseA, b, poseB) == 0.0, expected);
}

void OverlapTest::everyPairOfShapes_data()
{
    QTest::addColumn<Shape>("a");
    QTest::addColumn<Shape>("b");
    for (const Shape& a : allShapes())
        for (const Shape& b : allShapes())
            QTest::newRow((std::string(typeNameOf(a)) + " and " + std::string(typeNameOf(b))).c_str()) << a << b;
}

void OverlapTest::everyPairOfShapes()
{
    QFETCH(Shape, a);
    QFETCH(Shape, b);
    const Vec2 origin{3, -2};
    const auto meets = [&](Vec2 offset, double scaleA, double scaleB, double turn) {
        return overlap(a, {origin, turn, {scaleA, scaleA}}, b, {origin + offset, turn, {scaleB, scaleB}});
    };
    for (const double turn : {0.0, 90.0, 180.0, -90.0}) {
        QVERIFY2(!meets({2.25, 0}, 1, 1, turn), "separated");
        QVERIFY2(!meets({0, -2.000001}, 1, 1, turn), "barely separated");
        QVERIFY2(meets({2, 0}, 1, 1, turn), "touching");
        QVERIFY2(meets({0, 2}, 1, 1, turn), "touching");
        QVERIFY2(meets({1.9, 0.1}, 1, 1, turn), "partial");
        QVERIFY2(meets({0, 0}, 1, 1, turn), "the same place");
        QVERIFY2(meets({0.25, 0.25}, 1, 0.125, turn), "the second within the first");
        QVERIFY2(meets({0.25, 0.25}, 0.125, 1, turn), "the first within the second");
    }
}

void OverlapTest::needlesAndPoints_data()
{
    QTest::addColumn<Mesh>("a");
    QTest::addColumn<Mesh>("b");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* name, const Mesh& a, const Mesh& b, bool expected) {
        QTest::newRow(name) << a << b << expected;
    };
    const Mesh fat = triangle({0, -1}, {2, -1}, {1, 3});
    row("segments in line, apart", segment({0, 0}, {1, 0}), segment({1.5, 0}, {2, 0}), false);
    row("segments in line, sharing an end", segment({0, 0}, {1, 0}), segment({1, 0}, {2, 0}), true);
    row("segments in line, overlapping", segment({0, 0}, {1, 0}), segment({0.5, 0}, {2, 0}), true);
    row("segments in line, slanted, apart", segment({0, 0}, {0.3, 0.7}), segment({0.6, 1.4}, {0.9, 2.1}), false);
    row("segments in line, slanted, overlapping", segment({0, 0}, {0.3, 0.7}), segment({0.15, 0.35}, {0.9, 2.1}), true);
    row("parallel segments", segment({0, 0}, {1, 0}), segment({0, 1e-9}, {1, 1e-9}), false);
    row("crossing segments", segment({0, 0}, {1, 1}), segment({0, 1}, {1, 0}), true);
    row("a segment ends on another", segment({0, 0}, {2, 0}), segment({1, 0}, {1, 5}), true);
    row("a segment ends short of another", segment({0, 0}, {2, 0}), segment({1, 1e-9}, {1, 5}), false);
    row("needles tip to tip, apart", triangle({0, 0}, {-1, 1e-13}, {-1, -1e-13}),
        triangle({1, 0}, {2, 1e-13}, {2, -1e-13}), false);
    row("needles tip to tip, barely apart", triangle({0, 0}, {-1, 1e-9}, {-1, -1e-9}),
        triangle({1e-9, 0}, {2, 1e-9}, {2, -1e-9}), false);
    row("needles tip on tip", triangle({0, 0}, {-1, 1e-13}, {-1, -1e-13}), triangle({0, 0}, {1, 1e-13}, {1, -1e-13}),
        true);
    row("needles overlapping", triangle({0.5, 0}, {-1, 1e-13}, {-1, -1e-13}), triangle({0, 0}, {1, 1e-13}, {1, -1e-13}),
        true);
    row("points apart", triangle({1, 1}, {1, 1}, {1, 1}), triangle({1, 2}, {1, 2}, {1, 2}), false);
    row("points alike", triangle({1, 1}, {1, 1}, {1, 1}), triangle({1, 1}, {1, 1}, {1, 1}), true);
    row("a point on a segment", triangle({1, 0}, {1, 0}, {1, 0}), segment({0, 0}, {2, 0}), true);
    row("a point beyond a segment", triangle({3, 0}, {3, 0}, {3, 0}), segment({0, 0}, {2, 0}), false);
    row("a point in a triangle", triangle({1, 1}, {1, 1}, {1, 1}), fat, true);
    row("a point beside a triangle", triangle({0, 1}, {0, 1}, {0, 1}), fat, false);
    row("a segment in a triangle", segment({1, 0}, {1, 1}), fat, true);
    row("a segment through a triangle", segment({-5, 0}, {5, 1}), fat, true);
    row("a segment short of a triangle", segment({-5, 0}, {0.24, 0}), fat, false);
    row("far out, in line, apart", segment({-1e9, 0}, {0, 0}), segment({0.01, 0}, {1e9, 0}), false);
    row("far out, crossing", segment({-1e9, -1e9}, {1e9, 1e9}), segment({-1e9, 1e9}, {1e9, -1e9}), true);
}

void OverlapTest::needlesAndPoints()
{
    QFETCH(Mesh, a);
    QFETCH(Mesh, b);
    QFETCH(bool, expected);
    for (const double angle : {0.0, 90.0, 30.0, -77.0}) {
        const Pose pose{{0, 0}, angle, {1, 1}};
        QCOMPARE(overlap(a, pose, b, pose), expected);
        QCOMPARE(overlap(b, pose, a, pose), expected);
    }
    std::ranges::reverse(a.indices.edit());
    QCOMPARE(overlap(a, {}, b, {}), expected);
}

void OverlapTest::boxesOverlapExactlyWhenTheirBoundsDo()
{
    Random random(4);
    int touching = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Box a{0.1 * static_cast<double>(1 + random.below(9)), 0.7};
        const Box b{0.1 * static_cast<double>(1 + random.below(9)), 0.3};
        const Pose poseA{{0.1 * static_cast<double>(random.below(20)), 0.1}};
        const Pose poseB{{0.1 * static_cast<double>(random.below(20)), 0.1 * static_cast<double>(random.below(9))}};
        const Aabb boundsA = boundsOf(a, poseA);
        const Aabb boundsB = boundsOf(b, poseB);
        QCOMPARE(overlap(a, poseA, b, poseB), overlaps(boundsA, boundsB));
        QCOMPARE(overlap(Compound{{{{}, 0, a}}}, poseA, b, poseB), overlaps(boundsA, boundsB));
        touching += std::abs(boundsA.hi.x - boundsB.lo.x) < 1e-15 ? 1 : 0;
    }
    QVERIFY2(touching > 100, "the test must meet cases on the edge");
}

void OverlapTest::nothingSlipsThroughASeam()
{
    Random random(5);
    const Shape mesh = Mesh{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, {0, 1, 2, 0, 2, 3}, false};
    const Shape compound = Compound{{{{-0.35, 0}, 0, OrientedBox{0.7, 2}}, {{0.35, 0}, 0, OrientedBox{0.7, 2}}}};
    const Shape boxes = Compound{{{{-0.35, 0}, 0, Box{0.7, 2}}, {{0.35, 0}, 0, Box{0.7, 2}}}};
    for (int i = 0; i < 5'000; ++i) {
        const Pose pose{randomPoint(random, 100.0), random.between(0.0, 360.0), {1, 1}};
        const double t = random.between(-0.9, 0.9);
        const Placement placement(pose);
        QVERIFY2(containsPoint(mesh, pose, placement.toWorld({t, t})), describeForTest(pose).c_str());
        QVERIFY2(containsPoint(compound, pose, placement.toWorld({0, t})), describeForTest(pose).c_str());
        const Vec2 seam = pose.position + Vec2{0.0, t};
        QVERIFY2(overlap(boxes, {pose.position}, Box{1e-20, 1e-20}, {seam}), describeForTest(pose).c_str());
        QVERIFY2(overlap(boxes, {pose.position}, Circle{1e-20}, {seam}), describeForTest(pose).c_str());
    }
}

void OverlapTest::cornersOnADiagonal_data()
{
    QTest::addColumn<Vec2>("point");
    QTest::addColumn<bool>("inside");
    QTest::newRow("the corner on the diagonal") << Vec2{1, 1} << true;
    QTest::newRow("on the diagonal, below it") << Vec2{1.5, 0.5} << true; // on a side
    QTest::newRow("on the diagonal, above it") << Vec2{0.5, 1.5} << true;
    QTest::newRow("just before it") << Vec2{1.0 - 1e-9, 1} << true;
    QTest::newRow("just in the notch") << Vec2{1.0 + 1e-9, 1} << false;
    QTest::newRow("in the notch") << Vec2{1.5, 1} << false;
    QTest::newRow("in the lower arm") << Vec2{1.4, 0.5} << true;
    QTest::newRow("level with the corner, left of it all") << Vec2{-1, 1} << false;
    QTest::newRow("level with the corner, right of it all") << Vec2{3, 1} << false;
}

/// The corner (1, 1) lies exactly on the line from (2, 0) to (0, 2), along which the polygon could be cut.
void OverlapTest::cornersOnADiagonal()
{
    QFETCH(Vec2, point);
    QFETCH(bool, inside);
    std::vector<Vec2> arrow{{0, 0}, {2, 0}, {1, 1}, {2, 2}, {0, 2}};
    for (std::size_t first = 0; first < arrow.size(); ++first) {
        for (const Polygon& polygon : {Polygon{arrow}, Polygon{{arrow.rbegin(), arrow.rend()}}}) {
            QCOMPARE(containsPoint(polygon, {}, point), inside);
            QCOMPARE(overlap(polygon, {}, Circle{1e-12}, {point}), inside);
            QCOMPARE(castRay(polygon, {}, point, point).has_value(), inside);
            for (const double turn : {90.0, 180.0, 270.0}) { // rotations that are exact
                const Pose pose{{0, 0}, turn, {1, 1}};
                QCOMPARE(containsPoint(polygon, pose, rotated(point, turn)), inside);
            }
        }
        std::rotate(arrow.begin(), arrow.begin() + 1, arrow.end()); // clang 14 rejects the ranges one
    }
}

/// 64 nested compounds, each moved by 1 m and rotated by 5.625 degrees: the innermost circle is at the end of a chain
/// of
/// 64 links, after a full rotation.
void OverlapTest::compoundsNestedToTheLimit()
{
    Shape shape = Circle{0.25};
    for (int i = 0; i < limits::kNesting; ++i)
        shape = Compound{{{{1.0, 0.0}, 5.625, shape}}};
    QVERIFY(!faultOf(shape));
    QVERIFY(faultOf(Shape{Compound{{{{}, 0.0, shape}}}})); // one level more is refused
    long double x = 0.0L;
    long double y = 0.0L;
    for (int i = 0; i < limits::kNesting; ++i) {
        const long double turn = i * 5.625L * std::numbers::pi_v<long double> / 180;
        x += std::cos(turn);
        y += std::sin(turn);
    }
    const Vec2 end{static_cast<double>(x), static_cast<double>(y)};
    VERIFY_NEAR(boundsOf(shape, {}).center(), end, 1e-12);
    QVERIFY(overlap(shape, {}, Circle{0.25}, {end + Vec2{0.0, 0.5 - 1e-9}}));
    QVERIFY(!overlap(shape, {}, Circle{0.25}, {end + Vec2{0.0, 0.5 + 1e-9}}));
    VERIFY_NEAR(distanceBetween(shape, {}, Box{2.0, 2.0}, {end + Vec2{5.0, 0.0}}), 3.75, 1e-12);
}

/// The sizes of the two shapes differ by eighteen orders of magnitude.
void OverlapTest::sizesFarApart()
{
    const Polygon ground{{{-1e9, -1e9}, {1e9, -1e9}, {1e9, 0}, {-1e9, 0}}};
    const Mesh slope = triangle({-1e9, -1e9}, {1e9, -1e9}, {0, 0});
    for (const Shape& grain : {Shape{Circle{1e-9}}, Shape{Box{1e-9, 1e-9}}, Shape{OrientedBox{1e-9, 1e-9}},
                               Shape{Capsule{{}, {1e-9, 0}, 1e-9}}, Shape{triangle({0, 0}, {1e-9, 0}, {0, 1e-9})}}) {
        QVERIFY(overlap(grain, {{123.0, -1.0}}, ground, {}));
        QVERIFY(overlap(grain, {{0.0, -1.0}}, slope, {}));
        QVERIFY(!overlap(grain, {{123.0, 1.0}}, ground, {}));
        QVERIFY(!overlap(grain, {{100.0, 100.0}}, slope, {}));
        VERIFY_NEAR(distanceBetween(grain, {{123.0, 5.0}}, ground, {}), 5.0, 1e-3); // rounding at 1e9 m
    }
}

void OverlapTest::agreesWithTheOracle_data()
{
    QTest::addColumn<int>("kindA");
    QTest::addColumn<int>("kindB");
    for (int a = 0; a < kShapeKinds; ++a)
        for (int b = a; b < kShapeKinds; ++b)
            QTest::newRow((std::string(nameOfKind(a)) + " and " + nameOfKind(b)).c_str()) << a << b;
}

void OverlapTest::agreesWithTheOracle()
{
    QFETCH(int, kindA);
    QFETCH(int, kindB);
    constexpr std::array kCenters{Vec2{0, 0}, Vec2{0, 0}, Vec2{37, -5}, Vec2{-1e6, 3e5}, Vec2{1e9 - 9, 1e9 - 9}};
    Random random(static_cast<std::uint64_t>(100 + 10 * kindA + kindB));
    std::uint64_t decided = 0;
    for (std::uint64_t i = 0; i < casesPerPair(); ++i) {
        const Vec2 center = kCenters.at(random.below(kCenters.size()));
        const Shape a = randomShape(random, kindA);
        const Shape b = randomShape(random, kindB);
        const Pose poseA = randomPose(random, a, center);
        Pose poseB = randomPose(random, b, center);
        if (random.below(3) == 0)
            moveToTouch(random, a, poseA, b, poseB);
        const auto piecesA = oraclePieces(a, poseA);
        const auto piecesB = oraclePieces(b, poseB);
        const Real gap = signedGap(piecesA, piecesB);
        const Real band = bandOf(piecesA, piecesB);
        if (const char* broken = brokenRule(a, poseA, b, poseB, gap, band))
            QFAIL((std::string(broken) + ": " + describePair(a, poseA, b, poseB) + ", case " + std::to_string(i) +
                   ", gap " + describeForTest(static_cast<double>(gap)))
                      .c_str());
        if (std::abs(gap) > band)
            ++decided;
    }
    QVERIFY2(decided * 10 > casesPerPair() * 8, "most cases must be decided ones");
}

BROADSIDE_TEST(OverlapTest)

} // namespace broadside::test::tst_overlap

#include "tst_overlap.moc"
