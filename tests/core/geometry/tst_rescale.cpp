#include "core/geometry/bounds.h"
#include "core/geometry/rescale.h"
#include "core/geometry/validation.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"

using namespace broadside;

class TestRescale : public QObject {
    Q_OBJECT
private slots:
    void sameAsTheScaleOfAPose();
    void keepsWhatIsNoLength();
};

/// The pose's scale is the oracle: both must cover the same ground.
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

QTEST_APPLESS_MAIN(TestRescale)
#include "tst_rescale.moc"
