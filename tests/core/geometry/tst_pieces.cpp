#include "core/geometry/bounds.h"
#include "core/geometry/orientation.h"
#include "core/geometry/pieces.h"
#include "core/geometry/segment.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

#include <cmath>
#include <numbers>

namespace broadside::test::tst_pieces {

namespace {

std::vector<ConvexPiece> piecesOf(const Shape& shape, const Pose& pose)
{
    std::vector<ConvexPiece> pieces;
    appendPieces(shape, pose, pieces);
    return pieces;
}

std::vector<Vec2> cornersOf(const ConvexPiece& piece) { return {piece.points().begin(), piece.points().end()}; }

} // namespace

class PiecesTest : public QObject {
    Q_OBJECT

private slots:
    void circleIsADisc();
    void boxIsItsEnclosingBox();
    void orientedBoxTurns();
    void meshKeepsSliversAndTurnsClockwiseTrianglesOver();
    void polygonIsCutTheSameWayInEveryPose();
    void compoundPartsStandInTheirPlaces();
    void appendingKeepsWhatIsThere();
    void allPiecesRunCounterClockwise();
    void outlines();
    void roundedOutlinesStayOnTheBorder();
};

void PiecesTest::circleIsADisc()
{
    const auto pieces = piecesOf(Circle{2}, {{3, 4}, 30, {1.5, 1.5}});
    QCOMPARE(pieces.size(), std::size_t{1});
    QCOMPARE(cornersOf(pieces[0]), (std::vector<Vec2>{{3, 4}}));
    QCOMPARE(pieces[0].radius, 3.0);
}

void PiecesTest::boxIsItsEnclosingBox()
{
    Random random(1);
    for (int i = 0; i < 1'000; ++i) {
        const Shape box = testing::randomShape(random, 1);
        const Pose pose = testing::randomPose(random, box, {5, 5});
        const Aabb bounds = boundsOf(box, pose);
        const std::vector<Vec2> expected{bounds.lo, {bounds.hi.x, bounds.lo.y}, bounds.hi, {bounds.lo.x, bounds.hi.y}};
        QCOMPARE(cornersOf(piecesOf(box, pose).at(0)), expected);
    }
}

void PiecesTest::orientedBoxTurns()
{
    const auto pieces = piecesOf(OrientedBox{4, 2}, {{1, 1}, 90, {1, 2}});
    QCOMPARE(cornersOf(pieces.at(0)), (std::vector<Vec2>{{3, -1}, {3, 3}, {-1, 3}, {-1, -1}}));
}

void PiecesTest::meshKeepsSliversAndTurnsClockwiseTrianglesOver()
{
    const Mesh mesh{{{0, 0}, {2, 0}, {0, 2}, {1, 0}}, {0, 2, 1, 0, 3, 1}, false};
    const auto pieces = piecesOf(mesh, {});
    QCOMPARE(pieces.size(), std::size_t{2});
    QCOMPARE(cornersOf(pieces[0]), (std::vector<Vec2>{{0, 0}, {2, 0}, {0, 2}}));
    QCOMPARE(pieces[1].count, std::uint8_t{3});
}

void PiecesTest::polygonIsCutTheSameWayInEveryPose()
{
    Random random(2);
    for (int i = 0; i < 500; ++i) {
        const Polygon polygon = testing::randomPolygon(random);
        const Pose pose = testing::randomPose(random, polygon, {});
        const Placement placement(pose);
        const auto here = piecesOf(polygon, {});
        const auto there = piecesOf(polygon, pose);
        QCOMPARE(there.size(), polygon.points.size() - 2);
        QCOMPARE(here.size(), there.size());
        for (std::size_t k = 0; k < here.size(); ++k)
            QCOMPARE(there[k].corners[0], placement.toWorld(here[k].corners[0]));
    }
}

void PiecesTest::compoundPartsStandInTheirPlaces()
{
    const Compound inner{{{{1, 0}, 0, Circle{0.5}}}};
    const Compound compound{{{{2, 0}, 90, inner}, {{0, 0}, 0, Box{1, 3}}}};
    const auto pieces = piecesOf(compound, {{10, 10}, 90, {2, 2}});
    QCOMPARE(pieces.size(), std::size_t{2});
    QCOMPARE(pieces[0].corners[0], (Vec2{8, 14})); // 4 up, then 2 to the left
    QCOMPARE(pieces[0].radius, 1.0);
    QCOMPARE(pieces[1].corners[0], (Vec2{7, 9}));
    QCOMPARE(pieces[1].corners[2], (Vec2{13, 11}));
}

void PiecesTest::appendingKeepsWhatIsThere()
{
    std::vector<ConvexPiece> pieces = piecesOf(Circle{1}, {});
    appendPieces(Box{1, 1}, {}, pieces);
    QCOMPARE(pieces.size(), std::size_t{2});
    QCOMPARE(pieces[0].radius, 1.0);
}

void PiecesTest::allPiecesRunCounterClockwise()
{
    Random random(3);
    for (int i = 0; i < 3'000; ++i) {
        const Shape shape = testing::randomShape(random, i % testing::kShapeKinds);
        for (const ConvexPiece& piece : piecesOf(shape, testing::randomPose(random, shape, {})))
            for (std::size_t k = 0; piece.count >= 3 && k < piece.count; ++k)
                QVERIFY(orientation(piece.corners[k], piece.corners[(k + 1) % piece.count],
                                    piece.corners[(k + 2) % piece.count]) >= 0);
    }
}

void PiecesTest::outlines()
{
    std::vector<std::vector<Vec2>> loops;
    const Polygon polygon{{{0, 0}, {1, 0}, {0, 1}}};
    appendOutlines(Compound{{{{}, 0, Circle{1}}, {{1, 1}, 0, polygon}, {{}, 0, Box{2, 2}}}}, {}, loops);
    QCOMPARE(loops.size(), std::size_t{2});
    QCOMPARE(loops[0], (std::vector<Vec2>{{1, 1}, {2, 1}, {1, 2}}));
    QCOMPARE(loops[1], (std::vector<Vec2>{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}));
    loops.clear();
    appendOutlines(Mesh{{{0, 0}, {2, 0}, {0, 2}, {2, 2}}, {0, 1, 2, 1, 3, 2}, false}, {}, loops);
    QCOMPARE(loops.size(), std::size_t{2});
    appendOutlines(OrientedBox{2, 2}, {{0, 0}, 45, {1, 1}}, loops);
    VERIFY_NEAR(loops[2][0], (Vec2{0, -std::sqrt(2.0)}), 1e-15);
}

void PiecesTest::roundedOutlinesStayOnTheBorder()
{
    const ConvexPiece triangle{{{{0, 0}, {3, 0}, {0, 2}}}, 3, 0.5};
    const ConvexPiece capsule = *singlePieceOf(Capsule{{-1, 0}, {2, 1}, 0.25}, {{1, 1}, 30, {2, 2}});
    for (const ConvexPiece& piece : {triangle, capsule}) {
        std::vector<Vec2> loop;
        appendOutline(piece, loop);
        const auto core = piece.points();
        const auto away = [&](Vec2 point) {
            double least = distanceToSegment(point, core.back(), core.front());
            for (std::size_t i = 1; i < core.size(); ++i)
                least = std::min(least, distanceToSegment(point, core[i - 1], core[i]));
            return least;
        };
        double turned = 0.0;
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const Vec2 next = loop[(i + 1) % loop.size()];
            const Vec2 after = loop[(i + 2) % loop.size()];
            VERIFY_NEAR(away(loop[i]), piece.radius, 1e-12);
            QVERIFY(away(0.5 * (loop[i] + next)) >= 0.999 * piece.radius - 1e-12);
            turned += std::atan2(cross(next - loop[i], after - next), dot(next - loop[i], after - next));
        }
        VERIFY_NEAR(turned, 2.0 * std::numbers::pi, 1e-9); // once around, counter-clockwise
    }
    QVERIFY(singlePieceOf(Capsule{{1, 1}, {1, 1}, 2}, {})->isDisc());
}

BROADSIDE_TEST(PiecesTest)

} // namespace broadside::test::tst_pieces

#include "tst_pieces.moc"
