#include "core/geometry/bounds.h"
#include "core/geometry/placed_shape.h"
#include "core/geometry/validation.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

namespace broadside::test::tst_placed_shape {

class PlacedShapeTest : public QObject {
    Q_OBJECT

private slots:
    void plainWhereItCanBe();
    void movesItsBounds();
    void shrinksAboutItsMiddle();
};

void PlacedShapeTest::plainWhereItCanBe()
{
    QVERIFY(shapeOfBox({{-1, -2}, {1, 2}}) == Shape(Box{2, 4}));
    QVERIFY(shapeOfDisc({}, 3) == Shape(Circle{3}));
    const Shape aside = shapeOfBox({{0, 0}, {2, 4}});
    QVERIFY(aside == Shape(Compound{{CompoundPart{{1, 2}, 0.0, Box{2, 4}}}}));
    QVERIFY(movedBy(aside, {-1, -2}) == Shape(Box{2, 4}));
    QVERIFY(movedBy(Circle{1}, {}) == Shape(Circle{1}));
}

void PlacedShapeTest::movesItsBounds()
{
    Random random(2);
    for (int i = 0; i < 600; ++i) {
        const Shape shape = broadside::testing::randomShape(random, i % broadside::testing::kShapeKinds);
        const Vec2 offset{random.between(-3, 3), random.between(-3, 3)};
        const Shape moved = movedBy(shape, offset);
        QVERIFY(!faultOf(moved));
        VERIFY_NEAR(boundsOf(moved, {}).lo, boundsOf(shape, {}).lo + offset, 1e-12);
        VERIFY_NEAR(boundsOf(moved, {}).hi, boundsOf(shape, {}).hi + offset, 1e-12);
    }
}

void PlacedShapeTest::shrinksAboutItsMiddle()
{
    QVERIFY(shrunk(Box{2, 4}, 50.0) == Shape(Box{1, 2}));
    QVERIFY(shrunk(Circle{2}, 25.0) == Shape(Circle{1.5}));
    Random random(4);
    for (int i = 0; i < 600; ++i) {
        const Shape shape = broadside::testing::randomShape(random, i % broadside::testing::kShapeKinds);
        const Shape small = shrunk(shape, 20.0);
        const Aabb before = boundsOf(shape, {});
        const Aabb after = boundsOf(small, {});
        QVERIFY(!faultOf(small));
        VERIFY_NEAR(after.center(), before.center(), 1e-11);
        VERIFY_NEAR(after.width(), 0.8 * before.width(), 1e-11);
        VERIFY_NEAR(after.height(), 0.8 * before.height(), 1e-11);
    }
}

BROADSIDE_TEST(PlacedShapeTest)

} // namespace broadside::test::tst_placed_shape

#include "tst_placed_shape.moc"
