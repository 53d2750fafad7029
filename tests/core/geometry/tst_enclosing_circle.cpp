#include "core/base/random.h"
#include "core/geometry/enclosing_circle.h"
#include "tests/support/metatypes.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <limits>
#include <vector>

namespace broadside::test::tst_enclosing_circle {

using Points = std::vector<Vec2>;
namespace {

bool holdsAll(const Points& points, Vec2 center, double radius)
{
    for (const Vec2 point : points)
        if (distance(center, point) > radius + 1e-9)
            return false;
    return true;
}

Vec2 centerOf(Vec2 a, Vec2 b, Vec2 c)
{
    const double d = 2.0 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
    const double aa = lengthSquared(a);
    const double bb = lengthSquared(b);
    const double cc = lengthSquared(c);
    return {(aa * (b.y - c.y) + bb * (c.y - a.y) + cc * (a.y - b.y)) / d,
            (aa * (c.x - b.x) + bb * (a.x - c.x) + cc * (b.x - a.x)) / d};
}

/// By brute force: the smallest circle touches two or three of the points.
double bruteForceRadius(const Points& points)
{
    double best = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = i + 1; j < points.size(); ++j) {
            const Vec2 middle = 0.5 * (points[i] + points[j]);
            if (const double radius = distance(middle, points[i]); radius < best && holdsAll(points, middle, radius))
                best = radius;
            for (std::size_t k = j + 1; k < points.size(); ++k) {
                const Vec2 center = centerOf(points[i], points[j], points[k]);
                const double radius = distance(center, points[i]);
                if (isFinite(center) && radius < best && holdsAll(points, center, radius))
                    best = radius;
            }
        }
    return best;
}

} // namespace

class EnclosingCircleTest : public QObject {
    Q_OBJECT

private slots:
    void knownCircles_data();
    void knownCircles();
    void asSmallAsBruteForce();
    void samePointsSameBits();
};

void EnclosingCircleTest::knownCircles_data()
{
    QTest::addColumn<Points>("points");
    QTest::addColumn<Vec2>("center");
    QTest::addColumn<double>("radius");
    QTest::newRow("one point") << Points{{3, 4}} << Vec2{3, 4} << 0.0;
    QTest::newRow("the same three times") << Points{{3, 4}, {3, 4}, {3, 4}} << Vec2{3, 4} << 0.0;
    QTest::newRow("two") << Points{{0, 0}, {6, 8}} << Vec2{3, 4} << 5.0;
    QTest::newRow("on a line") << Points{{0, 0}, {1, 0}, {4, 0}, {2, 0}} << Vec2{2, 0} << 2.0;
    QTest::newRow("obtuse triangle") << Points{{0, 0}, {10, 0}, {5, 1}} << Vec2{5, 0} << 5.0;
    QTest::newRow("square") << Points{{0, 0}, {2, 0}, {2, 2}, {0, 2}} << Vec2{1, 1} << std::sqrt(2.0);
}

void EnclosingCircleTest::knownCircles()
{
    QFETCH(Points, points);
    QFETCH(Vec2, center);
    QFETCH(double, radius);
    const EnclosingCircle circle = smallestEnclosingCircle(points);
    VERIFY_NEAR(circle.center, center, 1e-12);
    VERIFY_NEAR(circle.radius, radius, 1e-12);
}

void EnclosingCircleTest::asSmallAsBruteForce()
{
    Random random(3);
    for (int round = 0; round < 400; ++round) {
        Points points;
        const auto count = 2 + random.below(14);
        const bool onALattice = round % 2 == 0; // many are on one circle, equal or collinear
        for (std::uint64_t i = 0; i < count; ++i)
            points.push_back(onALattice ? Vec2{std::floor(random.between(0, 6)), std::floor(random.between(0, 6))}
                                        : Vec2{random.between(-5, 5), random.between(90, 99)});
        const EnclosingCircle circle = smallestEnclosingCircle(points);
        for (const Vec2 point : points)
            QVERIFY(distance(circle.center, point) <= circle.radius + 1e-10);
        VERIFY_NEAR(circle.radius, bruteForceRadius(points), 1e-8);
    }
}

void EnclosingCircleTest::samePointsSameBits()
{
    Random random(8);
    Points points;
    for (int i = 0; i < 5'000; ++i)
        points.push_back({random.between(0, 1), random.between(0, 1)});
    QCOMPARE(smallestEnclosingCircle(points).radius, smallestEnclosingCircle(points).radius);
    QCOMPARE(smallestEnclosingCircle(points).center, smallestEnclosingCircle(points).center);
}

BROADSIDE_TEST(EnclosingCircleTest)

} // namespace broadside::test::tst_enclosing_circle

#include "tst_enclosing_circle.moc"
