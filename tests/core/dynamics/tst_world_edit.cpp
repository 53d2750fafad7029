#include "core/dynamics/world.h"
#include "core/scene/generate.h"
#include "tests/support/test.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace broadside::test::tst_world_edit {

namespace {

ObjectPtr objectAt(std::uint64_t id, ObjectKind kind, Vec2 place, Vec2 velocity = {})
{
    SceneObject object;
    object.id = {id};
    object.kind = kind;
    object.pose.position = place;
    object.velocity = velocity;
    object.shape = Box{1.0, 1.0};
    return std::make_shared<const SceneObject>(object);
}

/// A static wall at (5, 5), and a ball at (1, 5) that moves toward it with 1 m/s.
Scene wallAndBall()
{
    Scene scene;
    scene.world.width = 10.0;
    scene.world.height = 10.0;
    scene.world.gravity = {};
    scene.broadPhase.cellSize = 1.0;
    scene.step.dt = 0.125;
    scene.append(objectAt(1, ObjectKind::Static, {5.0, 5.0}));
    scene.append(objectAt(2, ObjectKind::Dynamic, {1.0, 5.0}, {1.0, 0.0}));
    return scene;
}

using Change = std::function<void(SceneObject&)>;

EditInput::Put putOf(const World& world, std::uint64_t id, const Change& change, bool moves, bool hurries)
{
    const ObjectPtr after = edited(world.objects().objectOf(*world.objects().rowOf({id})), change);
    return {after, moves ? std::optional(after->pose) : std::nullopt,
            hurries ? std::optional(after->velocity) : std::nullopt};
}

std::vector<Input> inputOf(std::vector<EditInput::Put> put, std::vector<ObjectId> takeOut)
{
    EditInput edit;
    edit.put = std::move(put);
    edit.takeOut = std::move(takeOut);
    std::vector<Input> inputs;
    inputs.emplace_back(std::move(edit));
    return inputs;
}

const Change kNothing = [](SceneObject&) {};

} // namespace

class TestWorldEdit : public QObject {
    Q_OBJECT
private slots:
    void whatIsNotMovedStaysWhereItIs();
    void whatIsMovedStandsThereWhenTheStepBegins();
    void aStandingObjectCanBeSetInMotion();
    void aMaskThatExcludesEndsTheOverlap();
    void aNewObjectIsThereFromThatStepOn();
    void anIdThatIsTakenIsRefusedAndNothingHappens();
    void whatIsTakenOutIsGoneAndCanComeBack();
    void aPreviewIsWhatTheStepBeginsWith();
    void theBroadPhaseFollows_data();
    void theBroadPhaseFollows();
    void theSceneOfNowHasTheEdits();
    void whatIsUnknownIsPassedOver();
};

void TestWorldEdit::whatIsNotMovedStaysWhereItIs()
{
    World world = World::fromScene(wallAndBall()).value();
    for (int i = 0; i < 8; ++i)
        world.step();
    const StepReport report = world.step(inputOf({putOf(
                                                     world, 2, [](SceneObject& o) { o.mass = 7.0; }, false, false)},
                                                 {}));
    QCOMPARE(world.objects().poseOf(1).position.x, 1.0 + 9 * 0.125);
    QCOMPARE(world.velocityOf(1).x, 1.0);
    QCOMPARE(world.objects().objectOf(1).mass, 7.0);
    QCOMPARE(report.edited, std::vector<ObjectId>{{2}});
}

void TestWorldEdit::whatIsMovedStandsThereWhenTheStepBegins()
{
    World world = World::fromScene(wallAndBall()).value();
    world.step();
    const auto toTheWall = [](SceneObject& o) {
        o.pose.position = {3.9, 5.0};
        o.velocity = {2.0, 0.0};
    };
    const StepReport report = world.step(inputOf({putOf(world, 2, toTheWall, true, true)}, {}));
    QCOMPARE(world.objects().poseOf(1).position.x, 3.9 + 2.0 * 0.125);
    QCOMPARE(report.began, (std::vector<IdPair>{{{1}, {2}}}));
}

void TestWorldEdit::aStandingObjectCanBeSetInMotion()
{
    World world = World::fromScene(wallAndBall()).value();
    const auto flies = [](SceneObject& o) {
        o.kind = ObjectKind::Dynamic;
        o.velocity = {0.0, 4.0};
    };
    world.step(inputOf({putOf(world, 1, flies, false, true)}, {}));
    QCOMPARE(world.objects().poseOf(0).position, (Vec2{5.0, 5.5}));
    world.step();
    QCOMPARE(world.objects().poseOf(0).position, (Vec2{5.0, 6.0}));
    world.step(inputOf({putOf(
                           world, 1, [](SceneObject& o) { o.kind = ObjectKind::Static; }, false, false)},
                       {}));
    QCOMPARE(world.objects().poseOf(0).position, (Vec2{5.0, 6.0}));
}

void TestWorldEdit::aMaskThatExcludesEndsTheOverlap()
{
    World world = World::fromScene(wallAndBall()).value();
    const auto inTheWall = [](SceneObject& o) {
        o.pose.position = {4.5, 5.0};
        o.velocity = {};
    };
    world.step(inputOf({putOf(world, 2, inTheWall, true, true)}, {}));
    QCOMPARE(world.overlaps().size(), std::size_t{1});
    const StepReport report = world.step(inputOf({putOf(
                                                     world, 2, [](SceneObject& o) { o.mask = 2; }, false, false)},
                                                 {}));
    QCOMPARE(report.ended, (std::vector<IdPair>{{{1}, {2}}}));
    QCOMPARE(report.funnel.pairs, std::uint64_t{0});
    QVERIFY(world.overlaps().empty());
}

void TestWorldEdit::aNewObjectIsThereFromThatStepOn()
{
    World world = World::fromScene(wallAndBall()).value();
    world.step();
    QCOMPARE(world.nextId(), ObjectId{3});
    const StepReport report = world.step(inputOf({{objectAt(5, ObjectKind::Dynamic, {8.0, 8.0}, {0.0, -8.0})}}, {}));
    QVERIFY(report.problems.empty());
    QCOMPARE(world.objects().poseOf(2).position, (Vec2{8.0, 7.0}));
    QCOMPARE(world.nextId(), ObjectId{6}); // id of the next new object
    QCOMPARE(world.edits().placed.ids(), std::set<ObjectId>{{5}});
}

void TestWorldEdit::anIdThatIsTakenIsRefusedAndNothingHappens()
{
    World world = World::fromScene(wallAndBall()).value();
    world.step(inputOf({{objectAt(9, ObjectKind::Static, {8.0, 8.0})}}, {}));
    const StepReport report = world.step(inputOf({{objectAt(4, ObjectKind::Static, {2.0, 8.0})}}, {}));
    QCOMPARE(report.problems.size(), std::size_t{1});
    QVERIFY(report.problems.front().message.text().find("object 4 cannot be placed") == 0);
    QVERIFY(report.problems.front().remedy.text().find("10") != std::string::npos);
    QCOMPARE(world.objects().presentCount(), std::size_t{3});
}

void TestWorldEdit::whatIsTakenOutIsGoneAndCanComeBack()
{
    World world = World::fromScene(wallAndBall()).value();
    const ObjectPtr wall = world.objects().pointerTo(0);
    StepReport report = world.step(inputOf({}, {{1}}));
    QVERIFY(!world.objects().isPresent(0));
    QVERIFY(report.removed.empty()); // it was not removed by a hit
    QCOMPARE(world.edits().takenOut.ids(), std::set<ObjectId>{{1}});
    report = world.step(inputOf({{wall}}, {}));
    QVERIFY(world.objects().isPresent(0));
    QVERIFY(world.edits().takenOut.ids().empty());
    QCOMPARE(report.funnel.pairs, std::uint64_t{1});
}

void TestWorldEdit::aPreviewIsWhatTheStepBeginsWith()
{
    World world = World::fromScene(wallAndBall()).value();
    world.step();
    const WorldState before = world.state();
    const std::uint64_t hash = world.hash();
    const EditInput edit{{putOf(
                              world, 2,
                              [](SceneObject& o) {
                                  o.pose.position = {5.0, 5.5};
                              },
                              true, false),
                          {objectAt(7, ObjectKind::Static, {5.5, 5.0})}},
                         {{1}}};
    world.preview(edit);
    QCOMPARE(world.objects().poseOf(1).position, (Vec2{5.0, 5.5}));
    QVERIFY(!world.objects().isPresent(0));
    QVERIFY2(world.overlaps().empty(), "no step has looked for them");
    QCOMPARE(world.stepCount(), std::uint64_t{1});
    world.restore(before);
    QCOMPARE(world.hash(), hash);
    QCOMPARE(world.objects().rowCount(), std::size_t{2});
    QVERIFY(world.overlaps().empty() && world.edits().originals.empty() && world.edits().placed.ids().empty());
    const StepReport report = world.step(inputOf(edit.put, edit.takeOut));
    QCOMPARE(report.began, (std::vector<IdPair>{{{2}, {7}}}));
}

void TestWorldEdit::theBroadPhaseFollows_data()
{
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmInfo& info : algorithms())
        QTest::addRow("%s", std::string(info.name).c_str()) << static_cast<int>(info.algorithm);
}

/// An edited world must find the same pairs as a new world with the same objects.
void TestWorldEdit::theBroadPhaseFollows()
{
    QFETCH(const int, algorithm);
    Scene scene = generateScene("mixed", {80, 4}).value();
    scene.broadPhase.algorithm = static_cast<Algorithm>(algorithm);
    World world = World::fromScene(scene).value();
    EditInput edit;
    for (std::uint64_t id = 1; id <= 80; id += 3)
        edit.put.push_back(putOf(
            world, id,
            [&](SceneObject& o) {
                o.pose.position = {static_cast<double>(id), 30.0};
                o.kind = id % 2 == 0 ? ObjectKind::Dynamic : ObjectKind::Static;
                o.shape = Box{4.0, 2.0};
                o.category = 1 + id % 2;
            },
            true, false));
    edit.takeOut = {{2}, {5}};
    world.preview(edit);
    World made = World::fromScene(world.toScene(scene)).value();
    const auto found = [](const World& of) {
        FunnelPairs pairs;
        askBroadPhase(of.objects(), of.broadPhase(), pairs);
        runNarrowPhase(of.objects(), pairs);
        std::vector<IdPair> ids;
        for (const IndexPair pair : pairs.overlaps)
            ids.push_back({of.objects().idOf(pair.a), of.objects().idOf(pair.b)});
        std::ranges::sort(ids);
        return ids;
    };
    QVERIFY(!found(made).empty());
    QCOMPARE(found(world), found(made));
}

void TestWorldEdit::theSceneOfNowHasTheEdits()
{
    const Scene scene = wallAndBall();
    World world = World::fromScene(scene).value();
    world.step(inputOf({putOf(
                            world, 2, [](SceneObject& o) { o.mass = 3.0; }, false, false),
                        {objectAt(8, ObjectKind::Static, {1.0, 1.0})}},
                       {{1}}));
    const Scene now = world.toScene(scene);
    QVERIFY(!now.contains({1}) && now.contains({8}));
    QCOMPARE(now.find({2})->mass, 3.0);
    QCOMPARE(now.find({2})->pose.position.x, 1.125);
}

void TestWorldEdit::whatIsUnknownIsPassedOver()
{
    World world = World::fromScene(wallAndBall()).value();
    const StepReport report = world.step(inputOf({}, {{77}}));
    QVERIFY(report.problems.empty() && world.edits().takenOut.ids().empty());
    QCOMPARE(world.objects().presentCount(), std::size_t{2});
    world.step(inputOf({putOf(world, 2, kNothing, false, false)}, {{2}, {2}}));
    QVERIFY(!world.objects().isPresent(1));
}

BROADSIDE_TEST(TestWorldEdit)

} // namespace broadside::test::tst_world_edit

#include "tst_world_edit.moc"
