#include "core/geometry/bounds.h"
#include "editor/tools/snapper.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <cmath>
#include <random>

namespace broadside::test::tst_snapper {

using test::ids;

namespace {

SnapSettings only(SnapSource source)
{
    SnapSettings settings;
    settings.isOn = true;
    settings.sources = {};
    settings.sources[static_cast<std::size_t>(source)] = true;
    return settings;
}

Aabb boxAt(Vec2 center, double side = 1.0) { return grown(Aabb{center, center}, 0.5 * side); }

} // namespace

class TestSnapper : public QObject {
    Q_OBJECT
private slots:
    void offUntilSwitchedOnOrTurnedRound();
    void edgesAndCentresOfObjectsHold();
    void whatMovesAndWhatIsInvisibleMakesNoLines();
    void objectsEqualBruteForce();
    void cellBordersHold();
    void guidesHold_data();
    void guidesHold();
    void guidesGoBeforeWhatIsAsNear();
    void hiddenGuidesHoldNothing();
    void theGridHoldsWhereNoLineDoes();
    void pixelsHoldTheLowEdges();
    void axesCanBeLeftOut();
    void whatHoldsIsDrawnAndSaid();
    void edgesMeetToTheLastBit();
    void simulatedObjectsHoldToo();
};

void TestSnapper::offUntilSwitchedOnOrTurnedRound()
{
    test::EditorWorld world(test::threeBoxes());
    Snapper snapper(world.shownWorld);
    SnapSubject subject{boxAt({1.05, 3.0})};
    QVERIFY(snapper.snap(subject).isNone());
    subject.inverted = true;
    QVERIFY(!snapper.snap(subject).isNone());
    SnapSettings settings;
    settings.isOn = true;
    snapper.setSettings(settings);
    QVERIFY(snapper.snap(subject).isNone());
    subject.inverted = false;
    QVERIFY(!snapper.snap(subject).isNone());
}

void TestSnapper::edgesAndCentresOfObjectsHold()
{
    test::EditorWorld world(test::threeBoxes());
    Snapper snapper(world.shownWorld);
    snapper.setSettings(only(SnapSource::Objects));
    const Snap beside = snapper.snap({boxAt({6.05, 0.02})});
    QCOMPARE(beside.x->line.at, 5.5);
    QCOMPARE(beside.x->line.object, ObjectId{2});
    QCOMPARE(beside.x->part, SnapPart::Low);
    QVERIFY(std::abs(beside.y->offset + 0.02) < 1e-12);
    QVERIFY(!snapper.snap({boxAt({6.2, 2.0})}).x);          // 20 pixels away, too far
    const Snap world0 = snapper.snap({boxAt({0.55, 3.0})}); // 0.05 to the edge of the world, and 0.05 to object 1
    QVERIFY(world0.x);
    QVERIFY(!snapper.snap({boxAt({5.0, 9.0})}).x); // 8 m above, too far
}

void TestSnapper::whatMovesAndWhatIsInvisibleMakesNoLines()
{
    Scene scene;
    scene.append(test::makeObject(1, {5.0, 2.0}));
    scene.append(test::makeObject(2, {5.0, 2.0}, [](SceneObject& o) { o.visible = false; }));
    test::EditorWorld world(std::move(scene));
    Snapper snapper(world.shownWorld);
    snapper.setSettings(only(SnapSource::Objects));
    SnapSubject subject{boxAt({6.02, 2.3})};
    QCOMPARE(snapper.snap(subject).x->line.object, ObjectId{1});
    const std::vector<ObjectId> moving = ids({1});
    subject.moving = moving;
    QVERIFY(!snapper.snap(subject).x);
}

void TestSnapper::objectsEqualBruteForce()
{
    std::mt19937 random(3);
    std::uniform_real_distribution<double> place(1.0, 8.0);
    std::uniform_real_distribution<double> size(0.1, 1.5);
    Scene scene;
    for (std::uint64_t id = 1; id <= 200; ++id)
        scene.append(test::makeObject(id, {place(random), place(random)}, [&](SceneObject& o) {
            o.shape = Box{size(random), size(random)};
        }));
    scene.world.width = scene.world.height = 100.0;
    test::EditorWorld world(std::move(scene));
    Snapper snapper(world.shownWorld);
    snapper.setSettings(only(SnapSource::Objects));
    int held = 0;
    for (int round = 0; round < 300; ++round) {
        SnapSubject subject{boxAt({place(random), place(random)}, size(random))};
        subject.metresPerPixel = 0.001; // 8 mm; objects within 0.6 m in y
        double least = 0.008;
        bool any = false;
        for (const ObjectPtr& object : world.scene().objects()) {
            const Aabb box = boundsOf(object->shape, object->pose);
            if (box.lo.y > subject.box.hi.y + 0.6 || box.hi.y < subject.box.lo.y - 0.6)
                continue;
            for (const double line : {box.lo.x, box.center().x, box.hi.x})
                for (const double part : {subject.box.lo.x, subject.box.center().x, subject.box.hi.x})
                    if (std::abs(line - part) <= least) {
                        least = std::abs(line - part);
                        any = true;
                    }
        }
        const Snap snap = snapper.snap(subject);
        QCOMPARE(snap.x.has_value(), any);
        if (any)
            QCOMPARE(std::abs(snap.x->offset), least);
        held += any ? 1 : 0;
    }
    QVERIFY(held > 50 && held < 300);
}

void TestSnapper::cellBordersHold()
{
    test::EditorWorld world(test::cannonWorld()); // cells of 2.5 m
    Snapper snapper(world.shownWorld);
    snapper.setSettings(only(SnapSource::Cells));
    const Snap snap = snapper.snap({boxAt({3.04, 1.2})});
    QCOMPARE(snap.x->line.at, 2.5);
    QVERIFY(!snap.y);
    QVERIFY(snapper.textOf(snap).contains(QStringLiteral("cell border at 2.5 m")));
    const Snap high = snapper.snap({boxAt({1.0, 1.96})});
    QCOMPARE(high.y->line.at, 2.5);
    QCOMPARE(high.y->part, SnapPart::High);
}

void TestSnapper::guidesHold_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("part"); // which part of the box snaps in x, or else in y
    QTest::newRow("left edge") << 3.03 << 700.0 << "x: guide at 2.5 m" << 0;
    QTest::newRow("middle, however far away") << 2.47 << -9000.0 << "x: guide at 2.5 m" << 1;
    QTest::newRow("right edge") << 2.05 << 700.0 << "x: guide at 2.5 m" << 2;
    QTest::newRow("top edge") << 900.0 << 1.44 << "y: guide at 2 m" << 2;
    QTest::newRow("both") << 2.5 << 2.5 << "x: guide at 2.5 m; y: guide at 2 m" << 1;
    QTest::newRow("too far") << 3.09 << 3.0 << "" << 0;
}

void TestSnapper::guidesHold()
{
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(int, part);
    Scene scene;
    scene.guides = {.x = {-4.0, 2.5, 20.0}, .y = {2.0}};
    test::EditorWorld world(std::move(scene));
    Snapper snapper(world.shownWorld);
    snapper.setSettings(only(SnapSource::Guides));
    const Snap snap = snapper.snap({boxAt({x, y})});
    QTEST(snapper.textOf(snap), "text");
    if (!snap.isNone())
        QCOMPARE(static_cast<int>((snap.x ? snap.x : snap.y)->part), part);
    SnapSubject guide{boxAt({x, y})};
    guide.isGuide = true;
    QVERIFY(snapper.snap(guide).isNone());
}

void TestSnapper::guidesGoBeforeWhatIsAsNear()
{
    Scene scene = test::threeBoxes();
    scene.guides = {.x = {5.5, 5.46}, .y = {}};
    scene.guides.tidy();
    test::EditorWorld world(std::move(scene));
    Snapper snapper(world.shownWorld);
    SnapSettings settings = only(SnapSource::Guides);
    settings.sources[static_cast<std::size_t>(SnapSource::Objects)] = true;
    snapper.setSettings(settings);
    QCOMPARE(snapper.snap({boxAt({6.01, 2.0})}).x->line.source, SnapSource::Guides);
    QCOMPARE(snapper.snap({boxAt({5.97, 2.0})}).x->line.at, 5.46);
}

void TestSnapper::hiddenGuidesHoldNothing()
{
    Scene scene;
    scene.guides = {.x = {2.5}, .y = {}};
    test::EditorWorld world(std::move(scene));
    Snapper snapper(world.shownWorld);
    snapper.setSettings(only(SnapSource::Guides));
    snapper.setGuidesShown(false);
    QVERIFY(snapper.snap({boxAt({2.52, 1.0})}).isNone());
    snapper.setGuidesShown(true);
    QVERIFY(!snapper.snap({boxAt({2.52, 1.0})}).isNone());
}

void TestSnapper::theGridHoldsWhereNoLineDoes()
{
    test::EditorWorld world(test::threeBoxes());
    Snapper snapper(world.shownWorld);
    SnapSettings settings = only(SnapSource::Grid);
    settings.sources[static_cast<std::size_t>(SnapSource::Objects)] = true;
    settings.gridStep = 0.4;
    snapper.setSettings(settings);
    const Snap free = snapper.snap({boxAt({7.45, 2.0})}); // from 6.95 to 7.95
    QCOMPARE(free.x->line.source, SnapSource::Grid);
    QVERIFY(std::abs(free.x->line.at - 8.0) < 1e-12);
    QCOMPARE(snapper.snap({boxAt({6.05, 2.0})}).x->line.source, SnapSource::Objects);
}

void TestSnapper::pixelsHoldTheLowEdges()
{
    test::EditorWorld world(test::threeBoxes());
    Snapper snapper(world.shownWorld);
    SnapSettings settings = only(SnapSource::Pixels);
    settings.pixelsPerMetre = 50.0;
    snapper.setSettings(settings);
    const Snap snap = snapper.snap({{{1.013, 2.0}, {1.5, 2.119}}});
    QVERIFY(std::abs(snap.x->line.at - 1.02) < 1e-12);
    QCOMPARE(snap.x->part, SnapPart::Low);
    QCOMPARE(snap.y->part, SnapPart::Low);
    QVERIFY2(snapper.textOf(snap).contains(QStringLiteral("pixel 51")), qPrintable(snapper.textOf(snap)));
}

void TestSnapper::axesCanBeLeftOut()
{
    test::EditorWorld world(test::threeBoxes());
    Snapper snapper(world.shownWorld);
    snapper.setSettings(only(SnapSource::Objects));
    SnapSubject subject{boxAt({6.05, 0.02})};
    subject.y = 0;
    QVERIFY(snapper.snap(subject).x);
    QVERIFY(!snapper.snap(subject).y);
    QCOMPARE(snapper.snapPoint({5.52, 0.03}, subject), (Vec2{5.5, 0.03}));
}

void TestSnapper::whatHoldsIsDrawnAndSaid()
{
    test::EditorWorld world(test::threeBoxes());
    Snapper snapper(world.shownWorld);
    snapper.setSettings(only(SnapSource::Objects));
    const Aabb box = boxAt({6.0, 2.0});
    const Snap snap = snapper.snap({box});
    const auto lines = Snapper::linesOf(snap, box);
    QCOMPARE(lines.size(), std::size_t{1});
    QCOMPARE(lines[0].from, (Vec2{5.5, -0.5})); // from the lower side of object 2 to the upper side of the moved box
    QCOMPARE(lines[0].to, (Vec2{5.5, 2.5}));
    QCOMPARE(snapper.textOf(snap), QStringLiteral("x: right edge of Object 2"));
    QVERIFY(snapper.textOf({}).isEmpty());
}

void TestSnapper::edgesMeetToTheLastBit()
{
    std::mt19937 random(5);
    std::uniform_real_distribution<double> place(-3.0, 3.0);
    std::uniform_real_distribution<double> size(0.05, 2.0);
    int exact = 0;
    for (int round = 0; round < 500; ++round) {
        const Aabb other = boxAt({place(random), place(random)}, size(random));
        const double side = size(random);
        const Vec2 start{place(random), place(random)};
        const auto boxOf = [&](Vec2 by) { return boundsOf(Box{side, side}, Pose{.position = start + by}); };
        const Vec2 rough{other.hi.x + 0.5 * side - start.x + 0.01, 0.0};
        Snap snap;
        snap.x = nearestLine({boxOf(rough).lo.x, boxOf(rough).hi.x}, kLowPart,
                             std::vector<SnapLine>{{.at = other.hi.x}}, 0.1);
        QVERIFY(snap.x);
        const Vec2 way = offsetOntoLines(snap, rough, boxOf);
        const double missed = std::abs(boxOf(way).lo.x - other.hi.x);
        QVERIFY(missed <= 1e-15);
        if (std::abs(start.x + way.x) > std::abs(other.hi.x))
            continue; // doubles at this position may be too coarse for the edge
        QCOMPARE(missed, 0.0);
        ++exact;
    }
    QVERIFY(exact > 50);
}

void TestSnapper::simulatedObjectsHoldToo()
{
    test::EditorWorld world(test::threeBoxes());
    world.session.stepOnce();
    QTRY_VERIFY(world.shownWorld.isLive());
    Snapper snapper(world.shownWorld);
    snapper.setSettings(only(SnapSource::Objects));
    QCOMPARE(snapper.snap({boxAt({6.03, 2.0})}).x->line.at, 5.5);
}

BROADSIDE_EVENT_TEST(TestSnapper)

} // namespace broadside::test::tst_snapper

#include "tst_snapper.moc"
