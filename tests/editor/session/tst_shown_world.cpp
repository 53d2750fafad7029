#include "core/base/random.h"
#include "core/broadphase/grid.h"
#include "core/collision/queries.h"
#include "core/scene/drawing_order.h"
#include "core/scene/generate.h"
#include "editor/commands/edit_settings.h"
#include "editor/commands/object_commands.h"
#include "editor/session/shown_world.h"
#include "editor/session/sprite_atlases.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <algorithm>

namespace broadside::test::tst_shown_world {

using test::ids;
using test::makeObject;

namespace {

void editSettings(SceneDocument& document, const std::function<void(SceneSettings&)>& edit)
{
    SceneSettings settings = settingsOf(document.scene());
    edit(settings);
    document.push(std::make_unique<EditSettings>(document, QStringLiteral("Edit"), settings, document.newGesture()));
}

void replaceObject(SceneDocument& document, ObjectPtr after, SceneChange::Kind kind)
{
    document.push(std::make_unique<ReplaceObjects>(document, QStringLiteral("Edit"), std::vector{std::move(after)},
                                                   kind, document.newGesture()));
}

std::vector<IdPair> candidateIds(const ObjectTable& objects, const BroadPhase& broadPhase)
{
    std::vector<IdPair> pairs;
    test::Collected collected;
    broadPhase.candidatePairs(collected);
    for (const IndexPair pair : collected.pairs)
        pairs.push_back({std::min(objects.idOf(pair.a), objects.idOf(pair.b)),
                         std::max(objects.idOf(pair.a), objects.idOf(pair.b))});
    std::ranges::sort(pairs);
    return pairs;
}

/// By the definition of `grid` and `brute-force`, from the scene alone.
std::vector<IdPair> candidatesByDefinition(const Scene& scene)
{
    const ObjectTable objects(scene);
    const bool brute = scene.broadPhase.algorithm == Algorithm::BruteForce;
    std::vector<IdPair> pairs;
    for (ObjectIndex a = 0; a < objects.rowCount(); ++a)
        for (ObjectIndex b = a + 1; b < objects.rowCount(); ++b)
            if (canCollide(objects.filterOf(a), objects.filterOf(b)) &&
                (brute || test::shareACell(objects.boundsOf(a), objects.boundsOf(b), scene.broadPhase.cellSize)))
                pairs.push_back({objects.idOf(a), objects.idOf(b)});
    std::ranges::sort(pairs);
    return pairs;
}

ObjectId pickedByBruteForce(const ShownWorld& shownWorld, Vec2 point, double tolerance)
{
    const ObjectTable& objects = shownWorld.objects();
    const TableLayers layers(objects, shownWorld.layers());
    std::optional<ObjectIndex> holding;
    std::optional<ObjectIndex> close;
    objects.forEach([&](ObjectIndex row) {
        if (!layers.isVisible(row))
            return;
        const double distance = distanceTo(objects.shapeOf(row), objects.poseOf(row), point);
        if (containsPoint(objects.shapeOf(row), objects.poseOf(row), point) &&
            (!holding || isDrawnBefore(objects, layers, *holding, row)))
            holding = row;
        if (distance <= tolerance && (!close || isDrawnBefore(objects, layers, *close, row)))
            close = row;
    });
    const auto found = holding ? holding : close;
    return found ? objects.idOf(*found) : ObjectId{};
}

std::vector<ObjectIndex> foundByBruteForce(const ShownWorld& shownWorld, const Aabb& box)
{
    std::vector<ObjectIndex> rows;
    shownWorld.objects().forEach([&](ObjectIndex row) {
        if (overlaps(shownWorld.objects().boundsOf(row), box))
            rows.push_back(row);
    });
    return rows;
}

Shape drawnShape(Random& random)
{
    switch (random.below(4)) {
    case 0:
        return Circle{random.between(0.05, 1.0)};
    case 1:
        return OrientedBox{random.between(0.1, 2.0), random.between(0.1, 2.0)};
    case 2:
        return Mesh{{{-0.5, -0.5}, {0.5, 0.0}, {-0.5, 0.5}}, {0, 1, 2}, true};
    default:
        return Box{random.between(0.1, 2.0), random.between(0.1, 2.0)};
    }
}

void change(SceneObject& object, Random& random)
{
    object.pose.angle = random.between(0.0, 360.0);
    object.shape = drawnShape(random);
    object.kind = random.below(3) == 0 ? ObjectKind::Dynamic : ObjectKind::Static;
    object.mask = random.below(4) == 0 ? 0U : 0xffff'ffffU;
    object.visible = random.below(8) != 0;
}

Vec2 drawnPoint(Random& random, double spread)
{
    return {random.between(-spread, spread), random.between(-spread, spread)};
}

/// One random edit of any kind, or an undo or redo.
void editAtRandom(SceneDocument& document, Random& random, double spread)
{
    const Scene& scene = document.scene();
    const auto someObject = [&] { return scene.objects()[random.below(scene.size())]; };
    const std::uint64_t what = scene.size() == 0 ? 0 : random.below(9);
    if (what <= 2)
        document.push(std::make_unique<AddObjects>(
            document, std::vector{makeObject(scene.nextId().value, drawnPoint(random, spread),
                                             [&](SceneObject& o) { change(o, random); })}));
    else if (what == 3)
        document.push(std::make_unique<RemoveObjects>(document, std::vector{someObject()->id, someObject()->id}));
    else if (what == 4)
        replaceObject(document, edited(*someObject(), [&](SceneObject& o) { change(o, random); }),
                      SceneChange::Kind::Edited);
    else if (what == 5)
        editSettings(document, [&](SceneSettings& s) {
            s.broadPhase.cellSize = random.between(0.5, 4.0);
            s.broadPhase.algorithm = random.below(3) == 0 ? Algorithm::BruteForce : Algorithm::Grid;
        });
    else if (what == 6)
        document.undoStack().undo();
    else if (what == 7)
        document.undoStack().redo();
    else
        replaceObject(document,
                      edited(*someObject(), [&](SceneObject& o) { o.pose.position = drawnPoint(random, spread); }),
                      SceneChange::Kind::Moved);
}

} // namespace

class TestShownWorld : public QObject {
    Q_OBJECT
private slots:
    void randomEditsEqualAStageMadeFromScratch_data();
    void randomEditsEqualAStageMadeFromScratch();
    void pickEqualsBruteForce_data();
    void pickEqualsBruteForce();
    void pickFollowsTheSimulation();
    void topmostWinsAndHoldingBeatsNear();
    void invisibleObjectsAreNotPicked();
    void layersDecideWhatIsPicked();
    void undoneDeletionGivesTheOldPlaceBack();
    void nothingIsPickedOutOfThinAir();
    void refusedCellsSayWhyAndRecover();
    void funnelIsThatOfEverythingOrOfTheStep();
    void aLargeSceneGetsItsBroadPhaseAfterItsTable();
    void everyChangeIsAnnouncedOnce();
    void readersInTheMiddleOfAnEditSeeTheEditedScene();
    void editsByListenersKeepTheTableRight();
    void absentRowsDoNotPileUp();
    void lowerIdsKeepTheRowsAscending();
    void spritesAreDrawnWhereTheirBoxesAreNot();
};

void TestShownWorld::randomEditsEqualAStageMadeFromScratch_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void TestShownWorld::randomEditsEqualAStageMadeFromScratch()
{
    QFETCH(int, seed);
    Random random(static_cast<std::uint64_t>(seed));
    test::EditorWorld world(test::cannonWorld());
    for (int round = 0; round < 150; ++round) {
        if (random.below(10) == 0)
            world.session.stepOnce(); // an edit ends the simulation
        editAtRandom(world.document, random, 6.0);
        if (world.shownWorld.isLive())
            world.session.stop();

        const ObjectTable& objects = world.shownWorld.objects();
        const ObjectTable fresh(world.scene());
        QCOMPARE(objects.presentCount(), fresh.presentCount());
        fresh.forEach([&](ObjectIndex row) {
            const auto own = objects.indexOf(fresh.idOf(row));
            QVERIFY(own);
            QCOMPARE(objects.boundsOf(*own), fresh.boundsOf(row));
            QVERIFY(objects.filterOf(*own) == fresh.filterOf(row));
            QCOMPARE(&objects.objectOf(*own), &fresh.objectOf(row));
        });
        for (ObjectIndex row = 1; row < objects.rowCount(); ++row)
            QVERIFY(objects.idOf(row - 1) < objects.idOf(row));
        const BroadPhase* broadPhase = world.shownWorld.broadPhase();
        QVERIFY(broadPhase);
        QCOMPARE(broadPhase->statistics().objects, fresh.presentCount());
        QVERIFY2(candidateIds(objects, *broadPhase) == candidatesByDefinition(world.scene()),
                 QByteArray::number(round));
        const Vec2 point = drawnPoint(random, 7.0);
        QCOMPARE(world.shownWorld.pick(point, 0.1).value, pickedByBruteForce(world.shownWorld, point, 0.1).value);
    }
}

void TestShownWorld::pickEqualsBruteForce_data()
{
    QTest::addColumn<double>("spread");
    QTest::addColumn<double>("offset");
    QTest::addColumn<int>("strays");
    QTest::addColumn<int>("count");
    QTest::newRow("in the world") << 10.0 << 0.0 << 0 << 400;
    QTest::newRow("one object") << 1.0 << 0.0 << 0 << 1;
    QTest::newRow("two objects") << 1.0 << 0.0 << 0 << 2;
    QTest::newRow("all in one place") << 0.0 << 3.0 << 0 << 50;
    QTest::newRow("far outside") << 50.0 << 1e8 << 0 << 300;
    QTest::newRow("strays at the end of the world") << 10.0 << 0.0 << 5 << 300;
    QTest::newRow("more strays than a margin holds") << 10.0 << -500.0 << 100 << 200;
}

void TestShownWorld::pickEqualsBruteForce()
{
    QFETCH(double, spread);
    QFETCH(double, offset);
    QFETCH(int, strays);
    QFETCH(int, count);
    Random random(7);
    Scene scene;
    const Vec2 middle{offset, offset};
    for (int i = 0; i < count + strays; ++i) {
        const Vec2 position = i < count ? middle + drawnPoint(random, spread) : drawnPoint(random, 1e9);
        scene.append(makeObject(scene.nextId().value, position, [&](SceneObject& o) { change(o, random); }));
    }
    test::EditorWorld world(scene);
    int found = 0;
    for (int i = 0; i < 2'000; ++i) {
        const ObjectPtr near = scene.objects()[random.below(scene.size())];
        const Vec2 point = near->pose.position + drawnPoint(random, 1.5);
        const double tolerance = i % 2 == 0 ? 0.0 : random.between(0.0, 1.0);
        const ObjectId picked = world.shownWorld.pick(point, tolerance);
        QCOMPARE(picked.value, pickedByBruteForce(world.shownWorld, point, tolerance).value);
        found += picked.isNull() ? 0 : 1;
        const Vec2 size{random.between(0.0, 20.0), random.between(0.0, 20.0)};
        const Aabb box{point, point + size};
        QCOMPARE(world.shownWorld.objectsIn(box), foundByBruteForce(world.shownWorld, box));
    }
    QVERIFY2(found > 100, QByteArray::number(found));
    const Aabb all{{-1e300, -1e300}, {1e300, 1e300}};
    QCOMPARE(world.shownWorld.objectsIn(all).size(), scene.size());
}

void TestShownWorld::pickFollowsTheSimulation()
{
    test::EditorWorld world(test::cannonWorld());
    world.session.shoot({1}, {3.25, 2.75});
    world.session.pause();
    for (int step = 0; step < 60; ++step) {
        world.session.stepOnce();
        const ObjectTable& objects = world.shownWorld.objects();
        const Vec2 ball = objects.poseOf(*objects.indexOf({2})).position;
        QCOMPARE(world.shownWorld.pick(ball, 0.0).value, pickedByBruteForce(world.shownWorld, ball, 0.0).value);
        QCOMPARE(world.shownWorld.pick({3.25, 1.5}, 0.0).value,
                 pickedByBruteForce(world.shownWorld, {3.25, 1.5}, 0.0).value);
    }
    QCOMPARE(world.session.removed(), std::uint64_t{1});
    QVERIFY(world.shownWorld.pick({3.25, 1.5}, 0.0).isNull());
    world.session.stop();
    QCOMPARE(world.shownWorld.pick({3.25, 1.5}, 0.0), ObjectId{3});
}

void TestShownWorld::topmostWinsAndHoldingBeatsNear()
{
    Scene scene = test::cannonWorld(); // cannon 1 is above ball 2 at the origin
    scene.append(makeObject(9, {0.0, 0.0}));
    scene.append(makeObject(10, {0.0, 0.0}));
    test::EditorWorld world(scene);
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.1), ObjectId{1}); // cannons are on top
    QCOMPARE(world.shownWorld.pick({-0.3, -0.45}, 0.0),
             ObjectId{10}); // outside the triangle: the later one of two boxes
    // the cannon is only near, but the box contains the point
    QCOMPARE(world.shownWorld.pick({0.45, 0.45}, 0.3), ObjectId{10});
    QCOMPARE(world.shownWorld.pick({0.55, 0.0}, 0.1), ObjectId{1});
    QCOMPARE(world.shownWorld.pick({0.55, 0.0}, 0.0), ObjectId{});
}

void TestShownWorld::invisibleObjectsAreNotPicked()
{
    Scene scene;
    scene.append(makeObject(1, {0.0, 0.0}));
    scene.append(makeObject(2, {0.0, 0.0}, [](SceneObject& o) { o.visible = false; }));
    test::EditorWorld world(scene);
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.1), ObjectId{1});
    QCOMPARE(world.shownWorld.objectsIn({{0.0, 0.0}, {0.0, 0.0}}).size(), std::size_t{2});
}

void TestShownWorld::layersDecideWhatIsPicked()
{
    const auto on = [](const char* layer) { return [layer](SceneObject& o) { o.layer = std::string(layer); }; };
    Scene scene;
    scene.append(makeObject(1, {0.0, 0.0}, on("high")));
    scene.append(makeObject(2, {0.0, 0.0}, on("low")));
    scene.append(makeObject(3, {0.0, 0.0}));
    scene.layers = {{.name = "low", .color = {}, .extra = {}}, {.name = "high", .color = {}, .extra = {}}};
    test::EditorWorld world(scene);
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.1), ObjectId{1});
    scene.layers.back().visible = false;
    world.document.reset(scene, {});
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.1), ObjectId{2});
    scene.layers.front().visible = false;
    world.document.reset(scene, {});
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.1), ObjectId{3});
}

void TestShownWorld::undoneDeletionGivesTheOldPlaceBack()
{
    Scene scene;
    for (const std::uint64_t id : std::vector<std::uint64_t>{3, 1, 2})
        scene.append(makeObject(id, {0.0, 0.0}));
    test::EditorWorld world(scene);
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.1), ObjectId{2}); // the last object in the file
    world.edits.remove({{2}, {1}});
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.1), ObjectId{3});
    world.document.undoStack().undo();
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.1), ObjectId{2});
    world.edits.remove({{2}});
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.1), ObjectId{1});
}

void TestShownWorld::nothingIsPickedOutOfThinAir()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    test::EditorWorld empty;
    QVERIFY(empty.shownWorld.pick({0.0, 0.0}, 1.0).isNull());
    test::EditorWorld world(test::threeBoxes());
    QVERIFY(world.shownWorld.pick({nan, 0.0}, 1.0).isNull());
    QVERIFY(world.shownWorld.pick({1e300, -1e300}, 1.0).isNull());
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, -1.0), ObjectId{1});
    QVERIFY(world.shownWorld.objectsIn(Aabb{}).empty());
}

void TestShownWorld::refusedCellsSayWhyAndRecover()
{
    test::EditorWorld world(test::threeBoxes());
    QVERIFY(world.shownWorld.broadPhase());
    editSettings(world.document, [](SceneSettings& s) { s.broadPhase.cellSize = 1e-6; });
    QVERIFY(!world.shownWorld.broadPhase());
    QVERIFY(world.shownWorld.problem());
    QVERIFY(!world.shownWorld.problem()->remedy.empty());
    QVERIFY(!world.shownWorld.cellTable());
    QVERIFY(!world.shownWorld.funnel());
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.0), ObjectId{1}); // picking works without a broad phase
    world.document.undoStack().undo();
    QVERIFY(world.shownWorld.broadPhase());
    QVERIFY(!world.shownWorld.problem());
    QCOMPARE(world.shownWorld.cellTable()->cellSize(), 2.5);
}

void TestShownWorld::funnelIsThatOfEverythingOrOfTheStep()
{
    test::EditorWorld world(test::cannonWorld());
    QCOMPARE(world.shownWorld.funnel()->pairs, std::uint64_t{1}); // ball and target; the cannon has mask 0
    editSettings(world.document, [](SceneSettings& s) { s.broadPhase.algorithm = Algorithm::BruteForce; });
    QCOMPARE(world.shownWorld.funnel()->candidates, std::uint64_t{1});
    world.session.stepOnce();
    QCOMPARE(*world.shownWorld.funnel(), world.session.lastReport()->funnel);
    editSettings(world.document, [](SceneSettings& s) { s.broadPhase = {Algorithm::Grid, 0.25}; });
    QCOMPARE(world.shownWorld.funnel()->candidates, std::uint64_t{0});
}

/// The window must not wait for both at once.
void TestShownWorld::aLargeSceneGetsItsBroadPhaseAfterItsTable()
{
    test::EditorWorld world;
    Scene large = generateScene("uniform", {200'001, 1}).value();
    world.document.reset(large, {});
    QCOMPARE(world.shownWorld.objects().presentCount(), std::size_t{200'001});
    QVERIFY(!world.shownWorld.broadPhase() && !world.shownWorld.problem() && !world.shownWorld.funnel());
    QVERIFY(world.shownWorld.cellTable()); // the cells do not depend on the objects
    QSignalSpy changed(&world.shownWorld, &ShownWorld::changed);
    QVERIFY(changed.wait(test::kPatience));
    QVERIFY(world.shownWorld.broadPhase());
    QCOMPARE(world.shownWorld.broadPhase()->cellTable()->cellSize(), world.shownWorld.cellTable()->cellSize());
    replaceObject(world.document, edited(world.object(3), [](SceneObject& o) { o.pose.position.x += 1.0; }),
                  SceneChange::Kind::Moved);
    QVERIFY(world.shownWorld.broadPhase());
    large.broadPhase.cellSize = 1e-9;
    world.document.reset(large, {});
    QVERIFY(!world.shownWorld.problem());
    QVERIFY(changed.wait(test::kPatience));
    QVERIFY(world.shownWorld.problem() && !world.shownWorld.broadPhase());
}

void TestShownWorld::everyChangeIsAnnouncedOnce()
{
    test::EditorWorld world(test::cannonWorld());
    QSignalSpy changed(&world.shownWorld, &ShownWorld::changed);
    const auto announced = [&] {
        const auto count = changed.count();
        changed.clear();
        return count;
    };
    replaceObject(world.document, edited(world.object(3), [](SceneObject& o) { o.pose.position.x = 1.0; }),
                  SceneChange::Kind::Moved);
    QCOMPARE(announced(), 1);
    world.session.stepOnce();
    QCOMPARE(announced(), 2); // the new world, and its step
    world.session.stepOnce();
    QCOMPARE(announced(), 1);
    world.document.undoStack().undo(); // undo ends the simulation
    QCOMPARE(announced(), 1);
    QVERIFY(!world.shownWorld.isLive());
    world.document.reset(test::threeBoxes(), {});
    QCOMPARE(announced(), 1);
}

void TestShownWorld::readersInTheMiddleOfAnEditSeeTheEditedScene()
{
    test::EditorWorld world(test::cannonWorld());
    world.session.stepOnce();
    std::vector<std::size_t> seen;
    const auto look = [&] { seen.push_back(world.shownWorld.objects().presentCount()); };
    connect(&world.session, &SimulationSession::worldChanged, this, look);
    connect(&world.session, &SimulationSession::stateChanged, this, look);
    connect(&world.session, &SimulationSession::ended, this, look);
    world.document.push(std::make_unique<AddObjects>(world.document, std::vector{makeObject(9, {1.0, 1.0})}));
    QCOMPARE(seen, (std::vector<std::size_t>{4, 4, 4}));
    QCOMPARE(world.shownWorld.pick({1.0, 1.0}, 0.0), ObjectId{9});
}

void TestShownWorld::editsByListenersKeepTheTableRight()
{
    SceneDocument document;
    document.reset(test::threeBoxes(), {});
    // Connected before the shown world, so that the shown world gets the second edit first.
    connect(&document, &SceneDocument::changed, this, [&](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Removed)
            document.push(std::make_unique<AddObjects>(document, std::vector{makeObject(9, {1.0, 1.0})}));
    });
    SimulationSession session(document);
    const SpriteAtlases atlases(document);
    const ShownWorld shownWorld(document, session, atlases);
    QVERIFY(shownWorld.broadPhase());
    document.push(std::make_unique<RemoveObjects>(document, ids({1, 3})));
    QCOMPARE(shownWorld.objects().presentCount(), std::size_t{2});
    QVERIFY(shownWorld.objects().indexOf({9}));
    QCOMPARE(shownWorld.broadPhase()->statistics().objects, std::uint64_t{2});
}

void TestShownWorld::absentRowsDoNotPileUp()
{
    test::EditorWorld world(test::threeBoxes());
    for (int i = 0; i < 3'000; ++i) {
        const ObjectId id = world.scene().nextId();
        world.document.push(std::make_unique<AddObjects>(world.document, std::vector{makeObject(id.value, {})}));
        world.document.undoStack().undo();
    }
    QVERIFY2(world.shownWorld.objects().rowCount() < 1'100, QByteArray::number(world.shownWorld.objects().rowCount()));
    QVERIFY(world.shownWorld.broadPhase());
}

void TestShownWorld::lowerIdsKeepTheRowsAscending()
{
    Scene scene;
    scene.append(makeObject(50, {}));
    test::EditorWorld world(scene);
    world.document.push(
        std::make_unique<AddObjects>(world.document, std::vector{makeObject(7, {}), makeObject(60, {})}));
    QCOMPARE(world.shownWorld.objects().idOf(0), ObjectId{7});
    QCOMPARE(world.shownWorld.objects().idOf(2), ObjectId{60});
}

/// Includes a sprite that has just grown, one in a simulation, and a missing picture, which is drawn too.
void TestShownWorld::spritesAreDrawnWhereTheirBoxesAreNot()
{
    Scene scene = test::threeBoxes();
    scene.atlases = {"none.atlas.json"};
    test::EditorWorld world(std::move(scene));
    QTRY_COMPARE(world.atlases.set()->atlases().size(), std::size_t{1});
    const Aabb view{{6.5, -1.0}, {8.5, 1.0}}; // between the second and the third box
    QVERIFY(world.shownWorld.drawnIn(view).empty());
    replaceObject(world.document,
                  edited(world.object(2),
                         [](SceneObject& object) {
                             Sprite sprite;
                             sprite.region = "tree";
                             sprite.size = {4.0, 4.0};
                             object.sprite = sprite;
                         }),
                  SceneChange::Kind::Edited);
    const auto idsSeen = [&] {
        std::vector<ObjectId> seen;
        for (const ObjectIndex row : world.shownWorld.drawnIn(view))
            seen.push_back(world.shownWorld.objects().idOf(row));
        return seen;
    };
    QCOMPARE(idsSeen(), ids({2}));
    QVERIFY(world.shownWorld.objectsIn(view).empty());
    world.session.stepOnce();
    QVERIFY(world.shownWorld.isLive());
    QCOMPARE(idsSeen(), ids({2}));
}

BROADSIDE_EVENT_TEST(TestShownWorld)

} // namespace broadside::test::tst_shown_world

#include "tst_shown_world.moc"
