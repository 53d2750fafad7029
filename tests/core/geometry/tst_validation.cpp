#include "core/base/limits.h"
#include "core/geometry/validation.h"
#include "tests/support/metatypes.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

#include <limits>

namespace broadside::test::tst_validation {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Shape nested(int depth)
{
    Shape shape = Circle{1};
    for (int i = 0; i < depth; ++i)
        shape = Compound{{{{}, 0, shape}}};
    return shape;
}

Polygon circlePolygon(std::size_t count)
{
    Polygon polygon;
    for (std::size_t i = 0; i < count; ++i)
        polygon.points.push_back(rotated(Vec2{1, 0}, 360.0 * static_cast<double>(i) / static_cast<double>(count)));
    return polygon;
}

} // namespace

class ValidationTest : public QObject {
    Q_OBJECT

private slots:
    void faults_data();
    void faults();
    void validShapes_data();
    void validShapes();
    void randomShapesAreValid();
    void faultOfEveryCrossingPolygonIsFound();
    void scales_data();
    void scales();
};

void ValidationTest::faults_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("remedy");
    const auto row = [](const Shape& shape, const char* message, const char* remedy) {
        QTest::newRow(message) << shape << QString(message) << QString(remedy);
    };
    const double nan = std::nan("");
    row(Circle{-1}, "circle radius is -1", "Give a radius above 0 m");
    row(Circle{0}, "circle radius is 0", "Give a radius above 0 m");
    row(Circle{nan}, "circle radius is not a number", "Give a radius above 0 m");
    row(Circle{kInfinity}, "circle radius is infinite, more than 1e+09 m", "Give a radius of at most 1e+09 m");
    row(Circle{2e9}, "circle radius is 2e+09, more than 1e+09 m", "Give a radius of at most 1e+09 m");
    row(Box{0, 1}, "box width is 0", "Give a width above 0 m");
    row(Box{1, -2.5}, "box height is -2.5", "Give a height above 0 m");
    row(OrientedBox{-kInfinity, 1}, "oriented-box width is minus infinite", "Give a width above 0 m");
    row(Capsule{{}, {1, 0}, 0}, "capsule radius is 0", "Give a radius above 0 m");
    row(Capsule{{}, {1, nan}, 1}, "capsule \"to\" is (1, not a number)",
        "Give coordinates between -1e+09 m and 1e+09 m");
    row(Mesh{}, "mesh has no triangles", "Give at least one triangle");
    row(Mesh{{{0, 0}, {1, 0}}, {0, 1}, false}, "mesh has 2 indices, not a multiple of three",
        "Give three indices for each triangle");
    row(Mesh{{{0, 0}, {1, 0}, {0, 1}}, {0, 1, 3}, false}, "mesh index 3 is too large for a mesh with 3 vertices",
        "Give indices from 0 to one less than the number of vertices");
    row(Mesh{{{0, 0}, {1, 0}, {nan, 1}}, {0, 1, 2}, false}, "mesh vertex 3 is (not a number, 1)",
        "Give coordinates between -1e+09 m and 1e+09 m");
    row(Mesh{std::vector<Vec2>(5000), {0, 1, 2}, false}, "mesh has 5 000 vertices, more than 4 096",
        "Leave vertices out, or split the shape into the parts of a compound");
    row(Mesh{{{0, 0}, {1, 0}, {0, 1}}, std::vector<std::uint32_t>(30'000), false},
        "mesh has 10 000 triangles, more than 8 192",
        "Leave triangles out, or split the mesh into the parts of a compound");
    row(Polygon{{{0, 0}, {1, 0}}}, "polygon has 2 points", "Give at least three points");
    row(Polygon{{{0, 0}, {1, 0}, {2e9, 1}}}, "polygon point 3 is (2e+09, 1)",
        "Give coordinates between -1e+09 m and 1e+09 m");
    row(circlePolygon(4097), "polygon has 4 097 points, more than 4 096",
        "Leave points out, or split the shape into the parts of a compound");
    row(Polygon{{{0, 0}, {1, 0}, {1, 0}, {0, 1}}}, "polygon points 2 and 3 are both (1, 0)", "Remove one of them");
    row(Polygon{{{0, 0}, {1, 0}, {0, 1}, {0, 0}}}, "polygon points 4 and 1 are both (0, 0)", "Remove one of them");
    row(Polygon{{{0, 0}, {1, 0}, {2, 0}}}, "polygon folds back on itself at point 3, (2, 0)",
        "Move or remove that point");
    row(Polygon{{{0, 0}, {4, 0}, {4, 4}, {4, 1}, {0, 1}}}, "polygon folds back on itself at point 3, (4, 4)",
        "Move or remove that point");
    row(Polygon{{{0, 0}, {1, 1}, {1, 0}, {0, 1}}},
        "polygon side from point 1 to point 2 meets the side from point 3 to point 4",
        "Move the points so that sides meet only at shared corners");
    row(Polygon{{{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}},
        "polygon side from point 1 to point 2 meets the side from point 3 to point 4",
        "Move the points so that sides meet only at shared corners");
    row(Polygon{{{0, 0}, {2, 2}, {4, 0}, {4, 4}, {2, 2}, {0, 4}}},
        "polygon side from point 1 to point 2 meets the side from point 4 to point 5",
        "Move the points so that sides meet only at shared corners");
    row(Compound{}, "compound has no parts", "Give at least one part");
    row(Compound{{{{}, 0, Circle{1}}, {{}, 0, Circle{-1}}}}, "part 2: circle radius is -1", "Give a radius above 0 m");
    row(Compound{{{{}, 0, Compound{{{{}, 0, Box{1, 0}}}}}}}, "part 1: part 1: box height is 0",
        "Give a height above 0 m");
    row(Compound{{{{0, nan}, 0, Circle{1}}}}, "part 1: offset is (0, not a number)",
        "Give coordinates between -1e+09 m and 1e+09 m");
    row(Compound{{{{0, 0}, kInfinity, Circle{1}}}}, "part 1: angle is infinite", "Give an angle in degrees");
    row(Compound{std::vector<CompoundPart>(5000)}, "compound has more than 4 096 parts",
        "Split it into several objects");
}

void ValidationTest::faults()
{
    QFETCH(Shape, shape);
    const std::optional<ShapeFault> fault = faultOf(shape);
    QVERIFY(fault);
    QTEST(QString::fromStdString(fault->message.text()), "message");
    QTEST(QString::fromStdString(fault->remedy.text()), "remedy");
}

void ValidationTest::validShapes_data()
{
    QTest::addColumn<Shape>("shape");
    const auto row = [](const char* name, const Shape& shape) { QTest::newRow(name) << shape; };
    row("largest circle", Circle{1e9});
    row("capsule that is a circle", Capsule{{1, 1}, {1, 1}, 1});
    row("smallest box", Box{1e-300, 1e-300});
    row("slivers", Mesh{{{0, 0}, {1, 0}, {2, 0}}, {0, 1, 2, 1, 1, 1}, false});
    row("clockwise polygon", Polygon{{{0, 0}, {0, 1}, {1, 1}, {1, 0}}});
    row("points on straight sides", Polygon{{{0, 0}, {1, 0}, {2, 0}, {0, 2}}});
    row("a corner next to a side", Polygon{{{0, 0}, {4, 0}, {4, 4}, {2, 1e-300}, {0, 4}}});
    row("a thin polygon", Polygon{{{0, 0}, {1e9, 1e-9}, {1e9, 2e-9}}});
    row("the most points", circlePolygon(limits::kPointsPerShape));
    row("deepest nesting", nested(limits::kNesting));
}

void ValidationTest::validShapes()
{
    QFETCH(Shape, shape);
    const std::optional<ShapeFault> fault = faultOf(shape);
    QVERIFY2(!fault, fault ? fault->message.text().c_str() : "");
    QVERIFY(!scaleFaultOf(shape, {1, 1}));
}

void ValidationTest::randomShapesAreValid()
{
    QVERIFY(faultOf(nested(limits::kNesting + 1)));
    Random random(1);
    for (int i = 0; i < 3'000; ++i) {
        const std::optional<ShapeFault> fault = faultOf(testing::randomShape(random, i % testing::kShapeKinds));
        QVERIFY2(!fault, fault ? fault->message.text().c_str() : "");
    }
}

void ValidationTest::faultOfEveryCrossingPolygonIsFound()
{
    Random random(2);
    for (int i = 0; i < 2'000; ++i) {
        Polygon polygon = circlePolygon(5 + random.below(20));
        const std::size_t one = random.below(polygon.points.size() - 2);
        std::swap(polygon.points[one], polygon.points[one + 1 + random.below(polygon.points.size() - one - 2)]);
        QVERIFY(faultOf(polygon)); // a swap of any two corners of a convex polygon makes sides cross
    }
}

void ValidationTest::scales_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Vec2>("scale");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const Shape& shape, Vec2 scale, const char* message) {
        QTest::newRow(name) << shape << scale << QString(message);
    };
    const Compound compound{{{{5, 0}, 0, Circle{1}}}};
    row("uniform circle", Circle{1}, {2, 2}, "");
    row("stretched capsule", Capsule{}, {2, 3}, "capsule scale is (2, 3), which differs between the axes");
    row("stretched circle", Circle{1}, {2, 3}, "circle scale is (2, 3), which differs between the axes");
    row("stretched compound", compound, {2, 3}, "compound scale is (2, 3), which differs between the axes");
    row("stretched box", Box{1, 1}, {2, 3}, "");
    row("stretched polygon", Polygon{{{0, 0}, {1, 0}, {0, 1}}}, {2, 3}, "");
    row("zero", Box{1, 1}, {0, 1}, "scale is (0, 1)");
    row("negative", Box{1, 1}, {1, -1}, "scale is (1, -1)");
    row("infinite", Box{1, 1}, {kInfinity, 1}, "scale is (infinite, 1)");
    row("too large", Box{2, 1}, {1e9, 1}, "scale (1e+09, 1) makes the shape larger than 1e+09 m");
    row("too large offset", compound, {5e8, 5e8}, "scale (5e+08, 5e+08) makes the shape larger than 1e+09 m");
}

void ValidationTest::scales()
{
    QFETCH(Shape, shape);
    QFETCH(Vec2, scale);
    const std::optional<ShapeFault> fault = scaleFaultOf(shape, scale);
    QTEST(QString::fromStdString(fault ? fault->message.text() : ""), "message");
    QVERIFY(!fault || !fault->remedy.empty());
}

BROADSIDE_TEST(ValidationTest)

} // namespace broadside::test::tst_validation

#include "tst_validation.moc"
