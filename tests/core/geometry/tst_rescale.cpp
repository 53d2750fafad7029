#include "core/geometry/bounds.h"
#include "core/geometry/rescale.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/validation.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

namespace broadside::test::tst_rescale {

class TestRescale : public QObject {
    Q_OBJECT
private slots:
    void sameAsTheScaleOfAPose();
    void keepsWhatIsNoLength();
    void oneSideGetsASize();
    void withoutAnExtentThereIsNoSize();
};

/// The oracle is the scale of a pose: both must cover the same area.
void TestRescale::sameAsTheScaleOfAPose()
{
    Random random(5);
    for (int i = 0; i < 2'000; ++i) {
        const Shape shape = broadside::testing::randomShape(random, i % broadside::testing::kShapeKinds);
        const double x = random.between(0.1, 10.0);
        const Vec2 factors{x, needsUniformScale(shape) ? x : random.between(0.1, 10.0)};
        const Shape large = rescaled(shape, factors);
        QCOMPARE(large.index(), shape.index());
        QVERIFY(!faultOf(large));
        const Aabb expected = boundsOf(shape, {{}, 0.0, factors});
        const Aabb actual = boundsOf(large, {});
        VERIFY_NEAR(actual.lo, expected.lo, 1e-11);
        VERIFY_NEAR(actual.hi, expected.hi, 1e-11);
    }
}

void TestRescale::keepsWhatIsNoLength()
{
    const Mesh mesh{{{0.0, 0.0}, {1.0, 0.0}, {0.0, 1.0}}, {0, 1, 2}, false};
    QVERIFY(rescaled(mesh, {2.0, 3.0}) == (Shape{Mesh{{{0.0, 0.0}, {2.0, 0.0}, {0.0, 3.0}}, {0, 1, 2}, false}}));
    const Shape part = Compound{{{{1.0, 2.0}, 30.0, Circle{0.5}}}};
    QVERIFY(rescaled(part, {2.0, 2.0}) == (Shape{Compound{{{{2.0, 4.0}, 30.0, Circle{1.0}}}}}));
}

void TestRescale::oneSideGetsASize()
{
    Random random(9);
    for (int i = 0; i < 2'000; ++i) {
        const Shape shape = broadside::testing::randomShape(random, i % broadside::testing::kShapeKinds);
        const double size = random.between(0.1, 10.0);
        const bool wide = i % 2 == 0;
        const Shape other = resized(shape, wide ? &Vec2::x : &Vec2::y, size);
        QCOMPARE(other.index(), shape.index());
        const Aabb before = boundsOf(shape, {});
        const Aabb after = boundsOf(other, {});
        const double factor = needsUniformScale(shape) ? size / (wide ? before.width() : before.height()) : 1.0;
        VERIFY_NEAR(wide ? after.width() : after.height(), size, 1e-11);
        VERIFY_NEAR(wide ? after.height() : after.width(), factor * (wide ? before.height() : before.width()), 1e-9);
    }
}

void TestRescale::withoutAnExtentThereIsNoSize()
{
    const Shape line = Mesh{{{0.0, 0.0}, {1.0, 0.0}, {2.0, 0.0}}, {0, 1, 2}};
    QVERIFY(resized(line, &Vec2::y, 3.0) == line);
    QVERIFY(resized(line, &Vec2::x, 4.0) != line);
}

BROADSIDE_TEST(TestRescale)

} // namespace broadside::test::tst_rescale

#include "tst_rescale.moc"
