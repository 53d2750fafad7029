#include "core/base/limits.h"
#include "core/base/random.h"
#include "core/geometry/triangulation.h"
#include "tests/support/metatypes.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

#include <numbers>

namespace broadside::test::tst_triangulation {

using Points = std::vector<Vec2>;
namespace {

double areaOf(const Points& points)
{
    double twice = 0.0;
    for (std::size_t i = 0; i < points.size(); ++i)
        twice += cross(points[i], points[(i + 1) % points.size()]);
    return 0.5 * twice;
}

/// By the even-odd rule, for points off the boundary.
bool isWithin(const Points& points, Vec2 p)
{
    bool within = false;
    for (std::size_t i = 0, j = points.size() - 1; i < points.size(); j = i++) {
        const Vec2 a = points[i];
        const Vec2 b = points[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            within = !within;
    }
    return within;
}

/// A comb with long, thin teeth; half of its corners are reflex.
Points comb(int teeth)
{
    Points points{{0, -1}};
    points.push_back({static_cast<double>(teeth), -1});
    for (int i = teeth; i-- > 0;) {
        points.push_back({i + 0.75, 0.0});
        points.push_back({i + 0.5, 10.0});
        points.push_back({i + 0.25, 0.0});
    }
    return points;
}

Points spiral(int count)
{
    Points points;
    for (int i = 0; i < count; ++i)
        points.push_back(rotated(Vec2{1.0 + 0.05 * i, 0.0}, 10.0 * i));
    for (int i = count; i-- > 0;)
        points.push_back(rotated(Vec2{1.1 + 0.055 * i, 0.0}, 10.0 * i));
    return points;
}

} // namespace

class TriangulationTest : public QObject {
    Q_OBJECT

private slots:
    void coversThePolygonOnce_data();
    void coversThePolygonOnce();
    void coversRandomPolygonsOnce();
    void tooFewPointsGiveNothing();
    void polygonsThatAreNotSimpleEnd_data();
    void polygonsThatAreNotSimpleEnd();
    void largestPolygonIsDoneAtOnce();
};

namespace {

/// The areas of the triangles add up to the polygon's, none is clockwise, and every sample point lies in exactly one.
/// So they cover the polygon once.
std::string coverFault(const Points& points)
{
    const std::vector<std::uint32_t> triangles = triangulated(points);
    if (triangles.size() != 3 * (points.size() - 2))
        return std::to_string(triangles.size()) + " indices";
    double area = 0.0;
    Random random(7);
    for (std::size_t i = 0; i < triangles.size(); i += 3) {
        const Points corners{points.at(triangles[i]), points.at(triangles[i + 1]), points.at(triangles[i + 2])};
        const double part = areaOf(corners);
        if (part < -1e-12)
            return "triangle " + std::to_string(i / 3) + " is turned over";
        area += part;
        const double s = random.unit();
        const double t = (1.0 - s) * random.unit();
        const Vec2 inner = corners[0] + s * (corners[1] - corners[0]) + t * (corners[2] - corners[0]);
        if (part > 1e-6 && std::min({s, t, 1.0 - s - t}) > 1e-6 && !isWithin(points, inner))
            return describeForTest(inner) + " of triangle " + std::to_string(i / 3) + " lies outside";
    }
    const double expected = std::abs(areaOf(points));
    if (std::abs(area - expected) > 1e-12 * std::max(1.0, expected))
        return "area " + describeForTest(area) + " instead of " + describeForTest(expected);
    return {};
}

} // namespace

void TriangulationTest::coversThePolygonOnce_data()
{
    QTest::addColumn<Points>("points");
    QTest::newRow("triangle") << Points{{0, 0}, {1, 0}, {0, 1}};
    QTest::newRow("square") << Points{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    QTest::newRow("dart") << Points{{0, 0}, {4, 0}, {1, 1}, {0, 4}};
    QTest::newRow("points on straight sides") << Points{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}};
    QTest::newRow("one long straight side") << Points{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {2, 3}};
    QTest::newRow("corner on a diagonal") << Points{{0, 0}, {2, 0}, {1, 1}, {2, 2}, {0, 2}};
    QTest::newRow("almost touching itself") << Points{{0, 0}, {4, 0}, {4, 4}, {2, 1e-12}, {0, 4}};
    QTest::newRow("comb") << comb(30);
    QTest::newRow("spiral") << spiral(100);
}

void TriangulationTest::coversThePolygonOnce()
{
    QFETCH(Points, points);
    for (std::size_t first = 0; first < std::min<std::size_t>(points.size(), 12); ++first) {
        QCOMPARE(coverFault(points), std::string());
        Points reversed(points.rbegin(), points.rend());
        QCOMPARE(coverFault(reversed), std::string());
        std::rotate(points.begin(), points.begin() + 1, points.end()); // clang 14 rejects the ranges one
    }
}

void TriangulationTest::coversRandomPolygonsOnce()
{
    Random random(1);
    for (int i = 0; i < 3'000; ++i)
        QCOMPARE(coverFault(testing::randomPolygon(random).points), std::string());
}

void TriangulationTest::tooFewPointsGiveNothing()
{
    QVERIFY(triangulated({}).empty());
    QVERIFY(triangulated(Points{{1, 1}}).empty());
    QVERIFY(triangulated(Points{{1, 1}, {2, 2}}).empty());
}

void TriangulationTest::polygonsThatAreNotSimpleEnd_data()
{
    QTest::addColumn<Points>("points");
    QTest::newRow("bow tie") << Points{{0, 0}, {1, 1}, {1, 0}, {0, 1}};
    QTest::newRow("all alike") << Points{{1, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}};
    QTest::newRow("in line") << Points{{0, 0}, {1, 0}, {2, 0}, {3, 0}};
    QTest::newRow("there and back") << Points{{0, 0}, {1, 0}, {2, 0}, {1, 0}};
    QTest::newRow("pentagram") << Points{{0, 3}, {2, -3}, {-3, 1}, {3, 1}, {-2, -3}};
}

void TriangulationTest::polygonsThatAreNotSimpleEnd()
{
    QFETCH(Points, points);
    QCOMPARE(triangulated(points).size(), 3 * (points.size() - 2));
}

void TriangulationTest::largestPolygonIsDoneAtOnce()
{
    Points points = comb(static_cast<int>((limits::kPointsPerShape - 2) / 3));
    QCOMPARE(coverFault(points), std::string());
}

BROADSIDE_TEST(TriangulationTest)

} // namespace broadside::test::tst_triangulation

#include "tst_triangulation.moc"
