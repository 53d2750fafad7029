#include "core/base/random.h"
#include "core/geometry/bounds.h"
#include "core/geometry/pieces.h"
#include "tests/support/metatypes.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

namespace broadside::test::tst_bounds {

class BoundsTest : public QObject {
    Q_OBJECT

private slots:
    void workedBounds_data();
    void workedBounds();
    void unturnedBoxHasExactlyTheWrittenArithmetic();
    void boxOnACellBorderLiesOnIt();
    void quarterTurnsOfABoxAreExact();
    void movingMovesTheBounds();
    void boundsAreThoseOfThePieces_data();
    void boundsAreThoseOfThePieces();
};

void BoundsTest::workedBounds_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Pose>("pose");
    QTest::addColumn<Aabb>("expected");
    const double diagonal = std::sqrt(2.0);
    const Mesh triangle{{{-0.5, -0.5}, {0.5, 0.0}, {-0.5, 0.5}}, {0, 1, 2}, true};
    const Mesh unused{{{-1, 0}, {1, 0}, {0, 1}, {50, 50}}, {0, 1, 2}, false};
    const auto row = [](const char* name, const Shape& shape, const Pose& pose, const Aabb& box) {
        QTest::newRow(name) << shape << pose << box;
    };
    row("circle", Circle{2}, {{3, 2}}, {{1, 0}, {5, 4}});
    row("circle scaled by 2", Circle{2}, {{3, 2}, 0, {2, 2}}, {{-1, -2}, {7, 6}});
    row("a turned circle stays", Circle{2}, {{3, 2}, 33, {1, 1}}, {{1, 0}, {5, 4}});
    row("box", Box{2, 4}, {{3, 2}}, {{2, 0}, {4, 4}});
    row("box scaled per axis", Box{2, 4}, {{3, 2}, 0, {3, 0.5}}, {{0, 1}, {6, 3}});
    row("a turned box grows", Box{2, 2}, {{0, 0}, 45, {1, 1}}, {{-diagonal, -diagonal}, {diagonal, diagonal}});
    row("scale before turn", Box{2, 2}, {{0, 0}, 90, {3, 1}}, {{-1, -3}, {1, 3}});
    row("oriented box", OrientedBox{2, 2}, {{0, 0}, 45, {1, 1}}, {{-diagonal, -diagonal}, {diagonal, diagonal}});
    row("mesh", triangle, {{1, 1}}, {{0.5, 0.5}, {1.5, 1.5}});
    row("a turned mesh turns its vertices", triangle, {{0, 0}, 90, {1, 1}}, {{-0.5, -0.5}, {0.5, 0.5}});
    row("a vertex that no triangle uses is left out", unused, {}, {{-1, 0}, {1, 1}});
    row("polygon", Polygon{{{0, 0}, {4, 0}, {0, 3}}}, {{1, 1}, 180, {1, 2}}, {{-3, -5}, {1, 1}});
    row("compound", Compound{{{{2, 0}, 0, Circle{1}}, {{-2, 0}, 0, Box{2, 2}}}}, {{10, 0}}, {{7, -1}, {13, 1}});
    row("a compound scales offsets and parts", Compound{{{{2, 0}, 0, Circle{1}}}}, {{0, 0}, 90, {2, 2}},
        {{-2, 2}, {2, 6}});
    row("a box part encloses its total turn", Compound{{{{0, 0}, 15, Box{2, 2}}}}, {{0, 0}, 30, {1, 1}},
        {{-diagonal, -diagonal}, {diagonal, diagonal}});
    row("total turn of 90 is exact", Compound{{{{0, 0}, 60, Box{2, 4}}}}, {{0, 0}, 30, {1, 1}}, {{-2, -1}, {2, 1}});
    row("nested compounds", Compound{{{{1, 0}, 90, Compound{{{{1, 0}, 0, Box{1, 3}}}}}}}, {{0, 0}, 0, {2, 2}},
        {{-1, 1}, {5, 3}});
}

void BoundsTest::workedBounds()
{
    QFETCH(Shape, shape);
    QFETCH(Pose, pose);
    QFETCH(Aabb, expected);
    const Aabb bounds = boundsOf(shape, pose);
    VERIFY_NEAR(bounds.lo, expected.lo, 1e-15);
    VERIFY_NEAR(bounds.hi, expected.hi, 1e-15);
}

void BoundsTest::unturnedBoxHasExactlyTheWrittenArithmetic()
{
    Random random(1);
    for (int i = 0; i < 10'000; ++i) {
        const Vec2 p{random.between(-100, 100), random.between(-1e9, 1e9)};
        const Vec2 s{random.between(0.1, 3), random.between(0.1, 3)};
        const double w = random.between(0.001, 10);
        const double h = random.between(0.001, 1e9);
        const double angle = 360.0 * static_cast<double>(random.below(5)) - 720.0;
        const Aabb expected{{p.x - (w * s.x) / 2, p.y - (h * s.y) / 2}, {p.x + (w * s.x) / 2, p.y + (h * s.y) / 2}};
        QCOMPARE(boundsOf(Box{w, h}, {p, angle, s}), expected);
        QCOMPARE(boundsOf(OrientedBox{w, h}, {p, angle, s}), expected);
    }
}

void BoundsTest::boxOnACellBorderLiesOnIt()
{
    const Aabb bounds = boundsOf(Box{0.5, 0.5}, {{2.75, 5.25}});
    QCOMPARE(bounds, (Aabb{{2.5, 5.0}, {3.0, 5.5}}));
}

void BoundsTest::quarterTurnsOfABoxAreExact()
{
    const Box box{0.3, 0.7};
    const Aabb upright = boundsOf(box, {{1.1, 2.2}});
    const Aabb lying = boundsOf(Box{0.7, 0.3}, {{1.1, 2.2}});
    for (const double angle : {-450.0, -270.0, -90.0, 90.0, 270.0, 810.0})
        QCOMPARE(boundsOf(box, {{1.1, 2.2}, angle, {1, 1}}), lying);
    for (const double angle : {-540.0, -180.0, 180.0, 360.0, 720.0})
        QCOMPARE(boundsOf(box, {{1.1, 2.2}, angle, {1, 1}}), upright);
}

void BoundsTest::movingMovesTheBounds()
{
    Random random(2);
    for (int kind = 0; kind < testing::kShapeKinds; ++kind) {
        const Shape shape = testing::randomShape(random, kind);
        const Pose here = testing::randomPose(random, shape, {});
        Pose there = here;
        there.position += {3.0, -2.0};
        const Aabb moved = translated(boundsOf(shape, here), {3.0, -2.0});
        VERIFY_NEAR(boundsOf(shape, there).lo, moved.lo, 1e-14);
        VERIFY_NEAR(boundsOf(shape, there).hi, moved.hi, 1e-14);
    }
}

void BoundsTest::boundsAreThoseOfThePieces_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < testing::kShapeKinds; ++kind)
        QTest::newRow(testing::nameOfKind(kind)) << kind;
}

void BoundsTest::boundsAreThoseOfThePieces()
{
    QFETCH(int, kind);
    Random random(3);
    std::vector<ConvexPiece> pieces;
    for (int i = 0; i < 2'000; ++i) {
        const Shape shape = testing::randomShape(random, kind);
        const Pose pose = testing::randomPose(random, shape, {});
        pieces.clear();
        appendPieces(shape, pose, pieces);
        Aabb expected;
        for (const ConvexPiece& piece : pieces)
            for (const Vec2 point : piece.points())
                expected = united(expected, grown(Aabb{point, point}, piece.radius));
        QCOMPARE(boundsOf(shape, pose), expected);
    }
}

BROADSIDE_TEST(BoundsTest)

} // namespace broadside::test::tst_bounds

#include "tst_bounds.moc"
