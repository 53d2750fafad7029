#include "core/collision/overlap.h"
#include "core/collision/queries.h"
#include "tests/support/geometry_oracle.h"
#include "tests/support/metatypes.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

namespace broadside::test::tst_queries {

using namespace broadside::testing;

namespace {

/// Makes a vector for macros, which cannot take a comma in braces.
constexpr Vec2 vec(double x, double y) { return {x, y}; }

std::uint64_t casesPerKind() { return qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? 1'000'000 : 20'000; }

std::vector<OraclePiece> oraclePoint(Vec2 point) { return {{{realOf(point)}, 0}}; }
std::vector<OraclePiece> oracleSegment(Vec2 from, Vec2 to) { return {{{realOf(from), realOf(to)}, 0}}; }

const Polygon& notch()
{
    static const Polygon kNotch{{{-2, -2}, {2, -2}, {2, 2}, {1, 2}, {1, -1}, {-1, -1}, {-1, 2}, {-2, 2}}};
    return kNotch;
}

void addKinds()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < kShapeKinds; ++kind)
        QTest::newRow(nameOfKind(kind)) << kind;
}

/// The rule that a point breaks; null if it breaks none.
const char* brokenRule(const Shape& shape, const Pose& pose, Vec2 point, Real gap, Real band)
{
    const bool inside = containsPoint(shape, pose, point);
    const double apart = distanceTo(shape, pose, point);
    if (inside != (gap <= 0) && std::abs(gap) > band)
        return "the answer is wrong";
    if (std::abs(apart - std::max(gap, Real{0})) > band)
        return "the distance is wrong";
    if (inside != (apart == 0.0))
        return "the distance contradicts the answer";
    return nullptr;
}

/// The rule that a ray breaks; null if it breaks none. A hit must lie on the shape, and no point before it may be
/// deeper inside than the band.
const char* brokenRule(const std::vector<OraclePiece>& pieces, Vec2 from, Vec2 to, bool fromInside,
                       const std::optional<RayHit>& hit)
{
    const Real gap = signedGap(pieces, oracleSegment(from, to));
    const Real band = bandOf(pieces, oracleSegment(from, to));
    if (hit.has_value() != (gap <= 0) && std::abs(gap) > band)
        return hit ? "a hit where none is" : "a hit is missed";
    if (!hit)
        return nullptr;
    if (!(hit->fraction >= 0.0 && hit->fraction <= 1.0))
        return "the fraction is not one";
    if (!near(hit->point, from + hit->fraction * (to - from), 1e-13))
        return "point and fraction differ";
    if (signedGap(pieces, oraclePoint(hit->point)) > band)
        return "the point is not on the shape";
    if (fromInside)
        return hit->fraction == 0.0 && hit->normal == Vec2{} && hit->point == from ? nullptr : "not a hit from inside";
    if (signedGap(pieces, oracleSegment(from, hit->point)) < -band)
        return "the shape was met before";
    if (!near(length(hit->normal), 1.0, 1e-14) || dot(hit->normal, normalized(to - from)) > 1e-6)
        return "the normal is not one against the ray";
    return nullptr;
}

} // namespace

class QueriesTest : public QObject {
    Q_OBJECT

private slots:
    void points_data();
    void points();
    void distances_data();
    void distances();
    void rays_data();
    void rays();
    void raysThatMiss_data();
    void raysThatMiss();
    void pointsAgreeWithTheOracle_data() { addKinds(); }
    void pointsAgreeWithTheOracle();
    void raysAgreeWithTheOracle_data() { addKinds(); }
    void raysAgreeWithTheOracle();
};

void QueriesTest::points_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Pose>("pose");
    QTest::addColumn<Vec2>("point");
    QTest::addColumn<bool>("inside");
    QTest::addColumn<double>("distance");
    const auto row = [](const char* name, const Shape& shape, const Pose& pose, Vec2 point, bool inside,
                        double distance) { QTest::newRow(name) << shape << pose << point << inside << distance; };
    const Mesh cannon{{{-0.5, -0.5}, {0.5, 0.0}, {-0.5, 0.5}}, {0, 1, 2}, true};
    row("centre of a circle", Circle{2}, {{1, 1}}, {1, 1}, true, 0);
    row("on a circle", Circle{5}, {{1, 1}}, {4, 5}, true, 0);
    row("off a circle", Circle{2}, {{1, 1}}, {4, 5}, false, 3);
    row("in a box", Box{2, 4}, {{1, 1}}, {0.5, 2.5}, true, 0);
    row("on the side of a box", Box{2, 4}, {{1, 1}}, {2, 2.5}, true, 0);
    row("on the corner of a box", Box{2, 4}, {{1, 1}}, {2, 3}, true, 0);
    row("off the corner of a box", Box{2, 4}, {{1, 1}}, {5, 7}, false, 5);
    row("in the grown box", Box{2, 2}, {{0, 0}, 45, {1, 1}}, {1.4, 1.4}, true, 0);
    row("off the turned oriented box", OrientedBox{2, 2}, {{0, 0}, 45, {1, 1}}, {std::sqrt(2.0), std::sqrt(2.0)}, false,
        1);
    row("in the oriented box's tip", OrientedBox{2, 2}, {{0, 0}, 45, {1, 1}}, {1.4, 0}, true, 0);
    row("on the cannon's tip", cannon, {{3, 3}}, {3.5, 3}, true, 0);
    row("ahead of the cannon's tip", cannon, {{3, 3}}, {4.5, 3}, false, 1);
    row("in the notch", notch(), {}, {0, 1}, false, 1);
    row("under the notch", notch(), {}, {0, -1.5}, true, 0);
    row("on the floor of the notch", notch(), {}, {0, -1}, true, 0);
    row("level with corners of a polygon", notch(), {}, {-3, -1}, false, 1);
    row("in the second part", Compound{{{{5, 0}, 0, Circle{1}}, {{-5, 0}, 0, Box{1, 1}}}}, {}, {-5.5, 0}, true, 0);
    row("between the parts", Compound{{{{5, 0}, 0, Circle{1}}, {{-5, 0}, 0, Box{1, 1}}}}, {}, {0, 0}, false, 4);
}

void QueriesTest::points()
{
    QFETCH(Shape, shape);
    QFETCH(Pose, pose);
    QFETCH(Vec2, point);
    QFETCH(bool, inside);
    QFETCH(double, distance);
    QCOMPARE(containsPoint(shape, pose, point), inside);
    VERIFY_NEAR(distanceTo(shape, pose, point), distance, 1e-15);
    QCOMPARE(distanceTo(shape, pose, point) == 0.0, inside);
}

void QueriesTest::distances_data()
{
    QTest::addColumn<Shape>("a");
    QTest::addColumn<Pose>("poseA");
    QTest::addColumn<Shape>("b");
    QTest::addColumn<Pose>("poseB");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* name, const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB,
                        double expected) { QTest::newRow(name) << a << poseA << b << poseB << expected; };
    row("circles", Circle{1}, {{0, 0}}, Circle{2}, {{6, 8}}, 7);
    row("circles touching", Circle{4}, {{0, 0}}, Circle{6}, {{6, 8}}, 0);
    row("circle within a circle", Circle{4}, {{0, 0}}, Circle{1}, {{1, 1}}, 0);
    row("boxes side by side", Box{2, 2}, {{0, 0}}, Box{2, 2}, {{3.5, 0.5}}, 1.5);
    row("boxes corner to corner", Box{2, 2}, {{0, 0}}, Box{2, 2}, {{5, 6}}, 5);
    row("circle and box", Circle{1}, {{0, 5}}, Box{2, 2}, {{0, 0}}, 3);
    row("diamond and box", OrientedBox{2, 2}, {{0, 0}, 45, {1, 1}}, Box{2, 2}, {{4, 0}}, 3 - std::sqrt(2.0));
    row("in the notch", notch(), {}, Circle{0.25}, {{0.25, 1}}, 0.5);
    row("within a polygon", notch(), {}, Circle{0.25}, {{0, -1.5}}, 0);
    row("nearest part", Compound{{{{5, 0}, 0, Circle{1}}, {{-5, 0}, 0, Box{1, 1}}}}, {}, Circle{1}, {{1, 0}}, 2);
}

void QueriesTest::distances()
{
    QFETCH(Shape, a);
    QFETCH(Pose, poseA);
    QFETCH(Shape, b);
    QFETCH(Pose, poseB);
    QFETCH(double, expected);
    VERIFY_NEAR(distanceBetween(a, poseA, b, poseB), expected, 1e-15);
    QCOMPARE(distanceBetween(a, poseA, b, poseB), distanceBetween(b, poseB, a, poseA));
}

void QueriesTest::rays_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Pose>("pose");
    QTest::addColumn<Vec2>("from");
    QTest::addColumn<Vec2>("to");
    QTest::addColumn<double>("fraction");
    QTest::addColumn<Vec2>("point");
    QTest::addColumn<Vec2>("normal");
    const auto row = [](const char* name, const Shape& shape, const Pose& pose, Vec2 from, Vec2 to, double fraction,
                        Vec2 point, Vec2 normal) {
        QTest::newRow(name) << shape << pose << from << to << fraction << point << normal;
    };
    const double half = std::sqrt(0.5);
    const Shape square = Polygon{{{-1, -1}, {-1, 1}, {1, 1}, {1, -1}}};
    const Shape mesh = Mesh{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, {0, 1, 2, 0, 2, 3}, false};
    row("circle", Circle{1}, {{5, 0}}, {0, 0}, {8, 0}, 0.5, {4, 0}, {-1, 0});
    row("circle, off centre", Circle{5}, {{0, 0}}, {-9, 3}, {1, 3}, 0.5, {-4, 3}, {-0.8, 0.6});
    row("circle, grazed", Circle{1}, {{4, 0}}, {0, 1}, {8, 1}, 0.5, {4, 1}, {0, 1});
    row("circle, just reached", Circle{1}, {{5, 0}}, {0, 0}, {4, 0}, 1, {4, 0}, {-1, 0});
    row("circle, from inside", Circle{1}, {{5, 0}}, {4.5, 0}, {9, 0}, 0, {4.5, 0}, {0, 0});
    row("circle, from its border", Circle{1}, {{5, 0}}, {4, 0}, {9, 0}, 0, {4, 0}, {0, 0});
    row("box from the left", Box{2, 2}, {{0, 0}}, {-3, 0.5}, {1, 0.5}, 0.5, {-1, 0.5}, {-1, 0});
    row("box from above", Box{2, 2}, {{0, 0}}, {0.5, 5}, {0.5, -3}, 0.5, {0.5, 1}, {0, 1});
    row("box, along its top", Box{2, 2}, {{0, 0}}, {-3, 1}, {1, 1}, 0.5, {-1, 1}, {-1, 0});
    row("box, corner grazed", Box{2, 2}, {{0, 0}}, {-3, -1}, {1, 3}, 0.5, {-1, 1}, {-1, 0});
    row("box, no length, inside", Box{2, 2}, {{0, 0}}, {1, 1}, {1, 1}, 0, {1, 1}, {0, 0});
    row("oriented box", OrientedBox{2, 2}, {{0, 0}, 45, {1, 1}}, {-2, -2}, {2, 2}, 0.5 - 0.25 * half, {-half, -half},
        {-half, -half});
    row("clockwise polygon", square, {{0, 0}}, {-3, 0.5}, {1, 0.5}, 0.5, {-1, 0.5}, {-1, 0});
    row("polygon, along its seam", square, {{0, 0}}, {-3, -3}, {1, 1}, 0.5, {-1, -1}, {-1, 0});
    row("mesh, through its seam", mesh, {{0, 0}}, {-0.5, 3}, {-0.5, -3}, 2.0 / 6.0, {-0.5, 1}, {0, 1});
    row("into the notch", notch(), {}, {0, 3}, {0, -5}, 0.5, {0, -1}, {0, 1});
    row("across the notch", notch(), {}, {0, 0}, {4, 0}, 0.25, {1, 0}, {-1, 0});
    row("nearest part", Compound{{{{5, 0}, 0, Circle{1}}, {{2, 0}, 0, Box{1, 1}}}}, {}, {0, 0}, {6, 0}, 0.25, {1.5, 0},
        {-1, 0});
    row("a needle, end on", Mesh{{{1, 0}, {2, 0}, {3, 0}}, {0, 1, 2}, true}, {}, {0, 0}, {4, 0}, 0.25, {1, 0}, {-1, 0});
    row("a needle, across", Mesh{{{1, 0}, {2, 0}, {3, 0}}, {0, 1, 2}, true}, {}, {2, 1}, {2, -1}, 0.5, {2, 0}, {0, 1});
}

void QueriesTest::rays()
{
    QFETCH(Shape, shape);
    QFETCH(Pose, pose);
    QFETCH(Vec2, from);
    QFETCH(Vec2, to);
    const std::optional<RayHit> hit = castRay(shape, pose, from, to);
    QVERIFY(hit);
    QFETCH(double, fraction);
    QFETCH(Vec2, point);
    QFETCH(Vec2, normal);
    VERIFY_NEAR(hit->fraction, fraction, 1e-15);
    VERIFY_NEAR(hit->point, point, 1e-15);
    VERIFY_NEAR(hit->normal, normal, 1e-15);
}

void QueriesTest::raysThatMiss_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Vec2>("from");
    QTest::addColumn<Vec2>("to");
    QTest::newRow("past a circle") << Shape(Circle{1}) << vec(-3, 1.000001) << vec(3, 1.000001);
    QTest::newRow("short of a circle") << Shape(Circle{1}) << vec(-3, 0) << vec(-1.000001, 0);
    QTest::newRow("away from a circle") << Shape(Circle{1}) << vec(2, 0) << vec(3, 0);
    QTest::newRow("past a corner") << Shape(Box{2, 2}) << vec(-3, -0.999) << vec(1, 3.001);
    QTest::newRow("short of a box") << Shape(Box{2, 2}) << vec(-3, 0) << vec(-1.000001, 0);
    QTest::newRow("no length, outside") << Shape(Box{2, 2}) << vec(3, 0) << vec(3, 0);
    QTest::newRow("within the notch") << Shape(notch()) << vec(0.9, 3) << vec(-0.9, -0.9);
    QTest::newRow("in line behind a needle")
        << Shape(Mesh{{{1, 0}, {2, 0}, {3, 0}}, {0, 1, 2}, true}) << vec(3.01, 0) << vec(9, 0);
}

void QueriesTest::raysThatMiss()
{
    QFETCH(Shape, shape);
    QFETCH(Vec2, from);
    QFETCH(Vec2, to);
    const std::optional<RayHit> hit = castRay(shape, {}, from, to);
    QVERIFY2(!hit, hit ? describeForTest(*hit).c_str() : "");
}

void QueriesTest::pointsAgreeWithTheOracle()
{
    QFETCH(int, kind);
    Random random(static_cast<std::uint64_t>(10 + kind));
    for (std::uint64_t i = 0; i < casesPerKind(); ++i) {
        const Shape shape = randomShape(random, kind);
        const Pose pose = randomPose(random, shape, {20, -7});
        const auto pieces = oraclePieces(shape, pose);
        Vec2 point = pose.position + randomPoint(random, 2.0);
        if (random.below(4) == 0) { // at a corner, next to one, or on a side or seam
            const std::vector<RealPoint>& corners = pieces[random.below(pieces.size())].points;
            const RealPoint a = corners[random.below(corners.size())];
            const RealPoint b = corners[random.below(corners.size())];
            point = {static_cast<double>((a.x + b.x) / 2), static_cast<double>((a.y + b.y) / 2)};
            point += randomPoint(random, random.below(2) == 0 ? 1e-9 : 1e-11);
        }
        const Real gap = signedGap(pieces, oraclePoint(point));
        const Real band = bandOf(pieces, oraclePoint(point));
        if (const char* broken = brokenRule(shape, pose, point, gap, band))
            QFAIL((std::string(broken) + ": " + describeForTest(pose) + ", point " + describeForTest(point) +
                   ", case " + std::to_string(i) + ", gap " + describeForTest(static_cast<double>(gap)))
                      .c_str());
    }
}

void QueriesTest::raysAgreeWithTheOracle()
{
    QFETCH(int, kind);
    Random random(static_cast<std::uint64_t>(20 + kind));
    int hits = 0;
    for (std::uint64_t i = 0; i < casesPerKind(); ++i) {
        const Shape shape = randomShape(random, kind);
        const Pose pose = randomPose(random, shape, {20, -7});
        const auto pieces = oraclePieces(shape, pose);
        const Vec2 from = pose.position + randomPoint(random, 3.0);
        Vec2 to = from + (0.5 + random.unit()) * (pose.position + randomPoint(random, 0.7) - from);
        if (random.below(4) == 0) { // through a corner
            const RealPoint corner = pieces[random.below(pieces.size())].points.front();
            to = {static_cast<double>(corner.x), static_cast<double>(corner.y)};
            to += random.unit() * (to - from);
        }
        const std::optional<RayHit> hit = castRay(shape, pose, from, to);
        hits += hit ? 1 : 0;
        const char* broken = brokenRule(pieces, from, to, containsPoint(shape, pose, from), hit);
        if (broken != nullptr)
            QFAIL((std::string(broken) + ": " + describeForTest(pose) + ", " + describeForTest(from) + " to " +
                   describeForTest(to) + ", case " + std::to_string(i) + ", " +
                   (hit ? describeForTest(*hit) : std::string("no hit")))
                      .c_str());
    }
    QVERIFY(hits > 1000);
}

BROADSIDE_TEST(QueriesTest)

} // namespace broadside::test::tst_queries

#include "tst_queries.moc"
