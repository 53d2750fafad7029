#include "core/base/random.h"
#include "core/math/pose.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_pose {

namespace {

/// Makes a vector for macros, which cannot take a comma in braces.
constexpr Vec2 vec(double x, double y) { return {x, y}; }

} // namespace

class PoseTest : public QObject {
    Q_OBJECT

private slots:
    void aNewPoseChangesNothing();
    void scalesThenTurnsThenMoves();
    void quarterTurnsAreExact();
    void toModelUndoesToWorld();
};

void PoseTest::aNewPoseChangesNothing() { QCOMPARE(Placement(Pose{}).toWorld(vec(0.1, -0.7)), vec(0.1, -0.7)); }

void PoseTest::scalesThenTurnsThenMoves()
{
    const Placement placement(Pose{{10, 20}, 90, {3, 0.5}});
    QCOMPARE(placement.toWorld(vec(0, 0)), vec(10, 20));
    QCOMPARE(placement.toWorld(vec(1, 0)), vec(10, 23));
    QCOMPARE(placement.toWorld(vec(0, 1)), vec(9.5, 20));
    QCOMPARE(placement.position(), vec(10, 20));
    QCOMPARE(placement.scale(), vec(3, 0.5));
}

void PoseTest::quarterTurnsAreExact()
{
    QCOMPARE(Placement(Pose{{0, 0}, 270, {1, 1}}).toWorld(vec(0.1, 0.3)), vec(0.3, -0.1));
    QCOMPARE(Placement(Pose{{0, 0}, -540, {1, 1}}).toWorld(vec(0.1, 0.3)), vec(-0.1, -0.3));
}

void PoseTest::toModelUndoesToWorld()
{
    Random random(1);
    for (int i = 0; i < 2'000; ++i) {
        const Placement placement(Pose{{random.between(-50, 50), random.between(-50, 50)},
                                       random.between(-720, 720),
                                       {random.between(0.2, 5), random.between(0.2, 5)}});
        const Vec2 model{random.between(-1, 1), random.between(-1, 1)};
        VERIFY_NEAR(placement.toModel(placement.toWorld(model)), model, 2e-13);
    }
}

BROADSIDE_TEST(PoseTest)

} // namespace broadside::test::tst_pose

#include "tst_pose.moc"
