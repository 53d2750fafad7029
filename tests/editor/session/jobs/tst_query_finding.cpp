#include "core/base/random.h"
#include "core/geometry/bounds.h"
#include "editor/session/hover.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <cmath>

namespace broadside::test::tst_query_finding {

using test::makeObject;

class TestQueryFinding : public QObject {
    Q_OBJECT
private slots:
    void theShortestWayIsAsLongAsTheDistance_data();
    void theShortestWayIsAsLongAsTheDistance();
    void theAnswerIsThatOfTheWorldQuery();
    void aRayDoesNotFillTheCellsAroundIt();
    void hoverAsksAgainAfterAnEditUntilTheQuestionEnds();
    void withoutABroadPhaseOverlapsAreThoseOfTheBoxes();
};

void TestQueryFinding::theShortestWayIsAsLongAsTheDistance_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("point") << 0;
    QTest::newRow("box") << 1;
    QTest::newRow("circle") << 2;
    QTest::newRow("ray") << 3;
}

/// Random convex objects around a random question. The distance itself is tested elsewhere.
void TestQueryFinding::theShortestWayIsAsLongAsTheDistance()
{
    QFETCH(const int, kind);
    Random random(17);
    const auto between = [&](double low, double high) { return random.between(low, high); };
    int seen = 0;
    int close = 0; // trials within 0.2 % of the distance; in the others, two sides are nearly parallel
    for (int trial = 0; trial < 300; ++trial) {
        Scene scene;
        scene.append(makeObject(1, {between(0.0, 9.6), between(0.0, 4.8)}, [&](SceneObject& o) {
            if (trial % 2 == 0)
                o.shape = Circle{between(0.1, 1.0)};
            else
                o.shape = OrientedBox{between(0.2, 2.0), between(0.2, 2.0)};
            o.pose.angle = between(0.0, 360.0);
        }));
        const ObjectTable objects(scene);
        auto broadPhase = std::move(makeBroadPhase(scene.broadPhase, 9.6, 4.8).value());
        addAll(objects, *broadPhase);
        broadPhase->update();
        const Vec2 a{between(0.0, 9.6), between(0.0, 4.8)};
        const Vec2 b{between(0.0, 9.6), between(0.0, 4.8)};
        const Question questions[] = {a, united(Aabb{a, a}, b), CircleArea{a, between(0.1, 2.0)}, Ray{a, b}};
        const HoverInfo info = hoverInfoFor(objects, broadPhase.get(), questions[kind]);
        QVERIFY(info.query->nearest);
        const double metres = info.query->nearest->distance;
        QCOMPARE(info.query->segmentToNearest.has_value(), metres > 0.0);
        if (metres == 0.0)
            continue;
        const auto [from, to] = *info.query->segmentToNearest;
        const double longer = distance(from, to) / metres;
        QVERIFY2(longer > 0.998 && longer < 1.1, qPrintable(QString::number(longer)));
        close += longer < 1.002 ? 1 : 0;
        VERIFY_NEAR(distanceTo(objects.shapeOf(0), objects.poseOf(0), to), 0.0, 2e-3 * metres + 1e-6);
        ++seen;
    }
    QVERIFY(seen > 100);
    QVERIFY2(close > 95 * seen / 100, qPrintable(QStringLiteral("%1 of %2").arg(close).arg(seen)));
}

void TestQueryFinding::theAnswerIsThatOfTheWorldQuery()
{
    const test::EditorWorld world(test::threeBoxes());
    const Question question = Aabb{{-0.4, -0.4}, {5.2, 0.2}};
    const HoverInfo info = hoverInfoFor(world.shownWorld.objects(), world.shownWorld.broadPhase(), question);
    const Answer expected = answer(world.shownWorld.objects(), *world.shownWorld.broadPhase(), question);
    QCOMPARE(info.own.ids, expected.cells);
    QCOMPARE(info.own.count, expected.cells.size());
    QCOMPARE(info.candidates, expected.candidates);
    QCOMPARE(info.boxOverlaps, expected.boxOverlaps);
    QCOMPARE(info.overlaps, test::ids({1, 2}));
    QCOMPARE(info.query->nearest, expected.nearest);
    QVERIFY(info.query->microseconds > 0.0);
    QVERIFY(!info.isEmpty() && info.isWholeRectangle());
}

void TestQueryFinding::aRayDoesNotFillTheCellsAroundIt()
{
    const test::EditorWorld world(test::threeBoxes());
    const HoverInfo info =
        hoverInfoFor(world.shownWorld.objects(), world.shownWorld.broadPhase(), Ray{{0.1, 0.0}, {9.0, 4.0}});
    QVERIFY(!info.isWholeRectangle());
    QVERIFY(info.own.count < static_cast<std::uint64_t>(info.cells->count()));
    QCOMPARE(info.query->hits.size(), std::size_t{1});
    QCOMPARE(info.query->hits.front().id, ObjectId{1});
    QCOMPARE(info.query->hits.front().hit.normal, Vec2{}); // the ray starts inside
}

void TestQueryFinding::hoverAsksAgainAfterAnEditUntilTheQuestionEnds()
{
    test::EditorWorld world(test::threeBoxes());
    Hover hover(world.shownWorld, world.focus);
    QSignalSpy changed(&hover, &Hover::changed);
    hover.ask(Question{Vec2{3.0, 0.0}});
    QCOMPARE(changed.size(), 1);
    QVERIFY(hover.info().overlaps.empty());
    hover.ask(Question{Vec2{3.0, 0.0}});
    QCOMPARE(changed.size(), 1); // the same question again
    Scene scene = test::threeBoxes();
    scene.append(makeObject(4, {3.2, 0.1}));
    world.document.reset(std::move(scene), {});
    QCOMPARE(hover.info().overlaps, test::ids({4}));
    world.focus.setPointer(Vec2{0.0, 0.0}, {1});
    QVERIFY(hover.info().query); // the pointer does not replace a question
    hover.ask(std::nullopt);
    QVERIFY(!hover.info().query);
    QCOMPARE(hover.info().object, ObjectId{1});
}

void TestQueryFinding::withoutABroadPhaseOverlapsAreThoseOfTheBoxes()
{
    const test::EditorWorld world(test::threeBoxes());
    const HoverInfo info = hoverInfoFor(world.shownWorld.objects(), nullptr, Vec2{0.0, 0.0});
    QVERIFY(info.query && !info.knowsCandidates && info.candidates.empty() && !info.cells);
    QCOMPARE(info.overlaps, test::ids({1}));
}

BROADSIDE_EVENT_TEST(TestQueryFinding)

} // namespace broadside::test::tst_query_finding

#include "tst_query_finding.moc"
