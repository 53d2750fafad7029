#include "core/geometry/bounds.h"
#include "core/geometry/pieces.h"
#include "core/geometry/rescale.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"
#include "core/geometry/validation.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

#include <set>

namespace broadside::test::tst_shape_kinds {

class TestShapeKinds : public QObject {
    Q_OBJECT
private slots:
    void eachKindHasOneRow();
    void codesOfTracesStay_data();
    void codesOfTracesStay();
    void rowsHold_data();
    void rowsHold();
};

void TestShapeKinds::eachKindHasOneRow()
{
    std::set<std::string_view> names;
    std::set<int> codes;
    std::set<std::size_t> places;
    for (const ShapeKind& kind : shapeKinds()) {
        QVERIFY2(names.insert(kind.name).second, kind.name.data());
        QVERIFY2(codes.insert(kind.traceCode).second && kind.traceCode != 0, kind.name.data());
        QVERIFY2(places.insert(kind.index).second, kind.name.data());
        QCOMPARE(kind.typical().index(), kind.index);
        QCOMPARE(&kindOf(kind.typical()), &kind);
    }
    QCOMPARE(names.size(), std::variant_size_v<Shape>);
}

void TestShapeKinds::codesOfTracesStay_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<int>("code");
    QTest::newRow("circle") << Shape{Circle{}} << 1;
    QTest::newRow("oriented-box") << Shape{OrientedBox{}} << 2;
    QTest::newRow("polygon") << Shape{Polygon{}} << 3;
    QTest::newRow("mesh") << Shape{Mesh{}} << 4;
    QTest::newRow("compound") << Shape{Compound{}} << 5;
    QTest::newRow("box") << Shape{Box{}} << 6;
    QTest::newRow("capsule") << Shape{Capsule{}} << 7;
}

/// Existing files must stay readable.
void TestShapeKinds::codesOfTracesStay()
{
    QFETCH(const Shape, shape);
    QTEST(static_cast<int>(kindOf(shape).traceCode), "code");
    QVERIFY2(typeNameOf(shape) == QTest::currentDataTag(), "the word of the scene file");
}

void TestShapeKinds::rowsHold_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < testing::kShapeKinds; ++kind)
        QTest::newRow(testing::nameOfKind(kind)) << kind;
}

/// The data of each row must agree with the functions for shapes.
void TestShapeKinds::rowsHold()
{
    QFETCH(const int, kind);
    const ShapeKind& row = shapeKinds()[static_cast<std::size_t>(kind)];
    QVERIFY(!faultOf(row.typical()));
    Random random(5);
    for (int i = 0; i < 200; ++i) {
        const Shape shape = testing::randomShape(random, kind);
        QCOMPARE(&kindOf(shape), &row);
        QCOMPARE(scaleFaultOf(shape, {1.0, 2.0}).has_value(), row.needsUniformScale);
        QCOMPARE(singlePieceOf(shape, {}).has_value(), row.isConvex);
        QCOMPARE(centredHalfSize(shape, 30.0, {1.0, 1.0}).has_value(), row.isCentred);
        int numbers = 0;
        forEachNumber(shape, Overloaded{[&](const ShapeLength& length, double value) {
                                            QVERIFY(value > 0.0 && !length.key.empty() && !length.example.empty());
                                            ++numbers;
                                        },
                                        [&](ShapePoint, Vec2) { ++numbers; }, [&](const CompoundPart&) { ++numbers; }});
        QVERIFY(numbers > 0);
        const Shape larger = rescaled(shape, {3.0, 3.0});
        VERIFY_NEAR(boundsOf(larger, {}).width(), 3.0 * boundsOf(shape, {}).width(), 1e-12);
    }
}

BROADSIDE_TEST(TestShapeKinds)

} // namespace broadside::test::tst_shape_kinds

#include "tst_shape_kinds.moc"
