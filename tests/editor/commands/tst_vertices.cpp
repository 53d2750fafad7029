#include "core/collision/queries.h"
#include "core/geometry/validation.h"
#include "editor/commands/arranging/vertices.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>

namespace broadside::test::tst_vertices {

namespace {

const Shape kSquare = Polygon{{{0.0, 0.0}, {1.0, 0.0}, {1.0, 1.0}, {0.0, 1.0}}};

/// The same square as two triangles with their own vertices.
Shape squareMesh()
{
    Mesh mesh;
    mesh.vertices = {{0.0, 0.0}, {1.0, 0.0}, {1.0, 1.0}, {0.0, 0.0}, {1.0, 1.0}, {0.0, 1.0}};
    mesh.indices = {0, 1, 2, 3, 4, 5};
    return mesh;
}

bool covers(const Shape& shape, Vec2 point) { return containsPoint(shape, Pose{}, point); }

} // namespace

class TestVertices : public QObject {
    Q_OBJECT
private slots:
    void equalVerticesOfAMeshAreOne();
    void otherShapesHaveNone();
    void capsulesHaveTheirEndsAndAPointOnTheSide();
    void aMoveChangesNothingElse();
    void anotherVertexChangesNoPointOfTheShape();
    void polygonsKeepThreeVertices();
    void meshesKeepATriangle();
    void nearestOnSegments();
};

void TestVertices::equalVerticesOfAMeshAreOne()
{
    QCOMPARE(verticesOf(squareMesh()).size(), std::size_t{4});
    QCOMPARE(edgesOf(squareMesh()).size(), std::size_t{5});
    QCOMPARE(edgesOf(kSquare).size(), std::size_t{4});
    std::vector<Vec2> points = verticesOf(squareMesh());
    points[0] = {-1.0, -1.0};
    const Shape moved = withVertices(squareMesh(), points);
    const auto& mesh = std::get<Mesh>(moved);
    QCOMPARE(mesh.vertices[0], (Vec2{-1.0, -1.0}));
    QCOMPARE(mesh.vertices[3], (Vec2{-1.0, -1.0}));
    QCOMPARE(mesh.indices, std::get<Mesh>(squareMesh()).indices);
}

void TestVertices::otherShapesHaveNone()
{
    QVERIFY(verticesOf(Circle{1.0}).empty());
    QVERIFY(edgesOf(Box{1.0, 1.0}).empty());
}

void TestVertices::capsulesHaveTheirEndsAndAPointOnTheSide()
{
    const Capsule capsule{{-1.0, 0.0}, {1.0, 0.0}, 0.5};
    const std::vector<Vec2> points = verticesOf(capsule);
    QCOMPARE(points, (std::vector<Vec2>{{-1.0, 0.0}, {1.0, 0.0}, {0.0, 0.5}}));
    QVERIFY(!isVertexList(capsule) && isVertexList(kSquare));
    const auto with = [&](Vec2 from, Vec2 to, Vec2 side) { return withVertices(capsule, std::vector{from, to, side}); };
    QVERIFY(with(points[0], points[1], points[2]) == Shape(capsule));
    QVERIFY(with({-3.0, 2.0}, points[1], points[2]) == Shape(Capsule{{-3.0, 2.0}, {1.0, 0.0}, 0.5}));
    QVERIFY(with(points[0], points[1], {0.5, 0.25}) == Shape(Capsule{{-1.0, 0.0}, {1.0, 0.0}, 0.25}));
    QVERIFY(with({-1.0, 1.0}, {1.0, 1.0}, {0.0, 1.5}) == Shape(Capsule{{-1.0, 1.0}, {1.0, 1.0}, 0.5}));
    QCOMPARE(verticesOf(Capsule{{1.0, 1.0}, {1.0, 1.0}, 0.5})[2], (Vec2{1.0, 1.5}));
    QVERIFY(faultOf(with(points[0], points[1], {0.0, 0.0})));
}

void TestVertices::aMoveChangesNothingElse()
{
    Random random(31);
    for (int round = 0; round < 100; ++round)
        for (const Shape& shape : {Shape(testing::randomPolygon(random)), Shape(testing::randomMesh(random))})
            QVERIFY(withVertices(shape, verticesOf(shape)) == shape);
}

/// For any edge, the shape still covers the same area.
void TestVertices::anotherVertexChangesNoPointOfTheShape()
{
    Random random(32);
    for (int round = 0; round < 100; ++round)
        for (const Shape& shape : {Shape(testing::randomPolygon(random)), Shape(testing::randomMesh(random))}) {
            const auto edges = edgesOf(shape);
            const auto edge = edges[random.below(edges.size())];
            const std::vector<Vec2> points = verticesOf(shape);
            const Vec2 middle = (points[edge.first] + points[edge.second]) * 0.5;
            if (std::ranges::find(points, middle) != points.end())
                continue; // two points coincide with the middle
            const WithVertex with = withVertexOn(shape, edge, middle);
            QCOMPARE(verticesOf(with.shape).size(), points.size() + 1);
            QCOMPARE(verticesOf(with.shape)[with.added], middle);
            const Vec2 point = testing::randomPoint(random, 1.0);
            QVERIFY(std::abs(distanceTo(with.shape, Pose{}, point) - distanceTo(shape, Pose{}, point)) < 1e-9);
        }
}

void TestVertices::polygonsKeepThreeVertices()
{
    const auto triangle = withoutVertices(kSquare, std::vector<std::size_t>{1});
    QVERIFY(triangle);
    QVERIFY(!covers(*triangle, {0.9, 0.1}) && covers(*triangle, {0.1, 0.9}));
    QVERIFY(!withoutVertices(kSquare, std::vector<std::size_t>{1, 2}));
}

void TestVertices::meshesKeepATriangle()
{
    const auto half = withoutVertices(squareMesh(), std::vector<std::size_t>{1}); // the vertex (1, 0)
    QVERIFY(half);
    QVERIFY(!faultOf(*half));
    QCOMPARE(verticesOf(*half).size(), std::size_t{3});
    QVERIFY(!covers(*half, {0.9, 0.1}) && covers(*half, {0.1, 0.9}));
    QVERIFY(!withoutVertices(squareMesh(), std::vector<std::size_t>{0}));
}

void TestVertices::nearestOnSegments()
{
    QCOMPARE(nearestOnSegment({0.0, 0.0}, {2.0, 0.0}, {1.5, 3.0}), (Vec2{1.5, 0.0}));
    QCOMPARE(nearestOnSegment({0.0, 0.0}, {2.0, 0.0}, {-1.0, 1.0}), (Vec2{0.0, 0.0}));
    QCOMPARE(nearestOnSegment({1.0, 1.0}, {1.0, 1.0}, {5.0, 1.0}), (Vec2{1.0, 1.0}));
}

BROADSIDE_EVENT_TEST(TestVertices)

} // namespace broadside::test::tst_vertices

#include "tst_vertices.moc"
