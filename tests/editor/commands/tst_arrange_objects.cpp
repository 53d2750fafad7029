#include "core/geometry/bounds.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "editor/commands/arranging/arrange_objects.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QFile>

#include <cmath>
#include <functional>
#include <random>

namespace broadside::test::tst_arrange_objects {

using test::ids;

namespace {

Scene sceneOf(const std::string& text) { return std::move(*readScene(text, "sample.broadside").scene); }

/// Boxes of 1 x 1, 2 x 1 and 1 x 3 m and a circle; the last box is locked.
Scene boxesAndACircle()
{
    Scene scene;
    scene.world.gravity = {};
    scene.append(test::makeObject(1, {1.0, 1.0}));
    scene.append(test::makeObject(2, {4.0, 3.0}, [](SceneObject& o) { o.shape = Box{2.0, 1.0}; }));
    scene.append(test::makeObject(3, {9.0, 2.0}, [](SceneObject& o) { o.shape = Circle{0.5}; }));
    scene.append(test::makeObject(4, {6.0, 6.0}, [](SceneObject& o) {
        o.shape = Box{1.0, 3.0};
        o.locked = true;
    }));
    return scene;
}

std::string sampleText()
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/cannon.broadside"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

class TestArrangeObjects : public QObject {
    Q_OBJECT
private slots:
    void init() { m_world = std::make_unique<test::EditorWorld>(boxesAndACircle()); }

    void alignsAsOneNamedStep();
    void edgesAreSharedToTheLastBit();
    void aGroupKeepsItsForm();
    void theMembersOfOneGroupAreAligned();
    void lockedObjectsStayAndCountForTheLine();
    void objectsOfLockedLayersStayToo();
    void whatIsThereAlreadyLeavesNoStep();
    void distributesBetweenTheOuterOnes();
    void lockedOnesInBetweenArePassedOver();
    void sizesFollowTheModel();
    void whatDoesNotFitIsLeftAlone();
    void undoGivesTheBytesOfTheFile_data();
    void undoGivesTheBytesOfTheFile();
    void inASimulationItIsAnEditOfTheWorld_data() { undoGivesTheBytesOfTheFile_data(); }
    void inASimulationItIsAnEditOfTheWorld();
    void nudgesJoinToOneStep();
    void nudgesWithSomethingInBetweenDoNotJoin();
    void nudgesDoNotJoinAcrossAnEditThatWasUndone();
    void nudgesKeepWhatElseWasEdited();
    void nudgesInASimulationLeaveTheVelocityAlone();
    void nudgingHomeLeavesNoStep();
    void nudgesOfAnotherSelectionDoNotJoin();
    void nudgesAreTenthsOfAMetreToTheBit();
    void nudgesJoinInASimulationToo();
    void nothingIsNudgedBeyondTheLimits();

private:
    [[nodiscard]] ObjectEdits& edits() { return m_world->edits; }
    [[nodiscard]] Aabb boxOf(std::uint64_t id)
    {
        const ObjectPtr object = edits().find({id});
        return boundsOf(object->shape, object->pose);
    }
    [[nodiscard]] QUndoStack& stack() { return m_world->document.undoStack(); }

    std::unique_ptr<test::EditorWorld> m_world;
};

void TestArrangeObjects::alignsAsOneNamedStep()
{
    const Arranged arranged = alignObjects(edits(), ids({1, 2, 3}), Alignment::Left);
    QCOMPARE(arranged, (Arranged{2, 0, 0}));
    for (const ObjectId id : ids({1, 2, 3}))
        QCOMPARE(boxOf(id.value).lo.x, 0.5);
    QCOMPARE(boxOf(2).center().y, 3.0);
    QCOMPARE(stack().count(), 1);
    QCOMPARE(stack().undoText(), QStringLiteral("Align 3 objects left"));
}

void TestArrangeObjects::edgesAreSharedToTheLastBit()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(1.0, 100.0);
    std::uniform_real_distribution<double> size(0.01, 3.0);
    Scene scene;
    std::vector<ObjectId> all;
    for (std::uint64_t id = 1; id <= 300; ++id) {
        all.push_back({id});
        scene.append(test::makeObject(id, {place(random), place(random)}, [&](SceneObject& o) {
            if (id % 3 == 0)
                o.shape = Circle{size(random)};
            else
                o.shape = Box{size(random), size(random)};
        }));
    }
    m_world->document.reset(std::move(scene), {});
    for (const Alignment way : {Alignment::Right, Alignment::Top}) { // coordinates are larger than sizes
        alignObjects(edits(), all, way);
        const double line = lineOf(boxOf(1), way);
        for (const ObjectId id : all)
            QCOMPARE(lineOf(boxOf(id.value), way) - line, 0.0);
        QCOMPARE(alignObjects(edits(), all, way), Arranged{});
    }
}

void TestArrangeObjects::aGroupKeepsItsForm()
{
    Scene scene = boxesAndACircle();
    for (const ObjectId id : ids({2, 3}))
        scene.replace(edited(*scene.find(id), [&](SceneObject& o) {
            o.group = std::string(id.value == 2 ? "castle" : "castle/tower");
        }));
    m_world->document.reset(scene, {});
    const Vec2 apart = m_world->object(3).pose.position - m_world->object(2).pose.position;
    QCOMPARE(alignObjects(m_world->edits, ids({1, 2, 3}), Alignment::Left).changed, std::size_t{2});
    QCOMPARE(m_world->object(3).pose.position - m_world->object(2).pose.position, apart);
    QCOMPARE(std::min(boxOf(2).lo.x, boxOf(3).lo.x), boxOf(1).lo.x);
}

void TestArrangeObjects::theMembersOfOneGroupAreAligned()
{
    Scene scene = boxesAndACircle();
    for (const ObjectId id : ids({1, 2, 3}))
        scene.replace(edited(*scene.find(id), [](SceneObject& o) { o.group = std::string("castle"); }));
    m_world->document.reset(scene, {});
    alignObjects(m_world->edits, ids({1, 2, 3}), Alignment::Left);
    QCOMPARE(boxOf(2).lo.x, boxOf(1).lo.x);
    QCOMPARE(boxOf(3).lo.x, boxOf(1).lo.x);
}

void TestArrangeObjects::lockedObjectsStayAndCountForTheLine()
{
    const Arranged arranged = alignObjects(edits(), ids({1, 2, 4}), Alignment::Top);
    QCOMPARE(arranged, (Arranged{2, 1, 0}));
    QCOMPARE(boxOf(4).hi.y, 7.5);
    QCOMPARE(boxOf(1).hi.y, 7.5);
    QCOMPARE(boxOf(2).hi.y, 7.5);
}

void TestArrangeObjects::objectsOfLockedLayersStayToo()
{
    Scene scene = boxesAndACircle();
    scene.layers = {{.name = "held", .locked = true, .color = {}, .extra = {}}};
    scene.replace(edited(*scene.find({2}), [](SceneObject& o) { o.layer = std::string("held"); }));
    m_world->document.reset(scene, {});
    const Arranged arranged = alignObjects(m_world->edits, ids({1, 2, 4}), Alignment::Right);
    QCOMPARE(arranged.changed, std::size_t{1});
    QCOMPARE(arranged.locked, std::size_t{2});
    QCOMPARE(m_world->object(2).pose.position, (Vec2{4.0, 3.0}));
    Nudger nudger;
    QCOMPARE(nudger.nudge(m_world->edits, ids({1, 2}), 1, 0).locked, std::size_t{1});
    QCOMPARE(matchSizes(m_world->edits, ids({1, 2}), {1}, SizeMatch::Width).locked, std::size_t{1});
    QCOMPARE(distributeObjects(m_world->edits, ids({1, 2, 3}), Distribution::CentresX).locked, std::size_t{1});
}

void TestArrangeObjects::whatIsThereAlreadyLeavesNoStep()
{
    alignObjects(edits(), ids({1, 2, 3}), Alignment::CentreY);
    QCOMPARE(alignObjects(edits(), ids({1, 2, 3}), Alignment::CentreY), Arranged{});
    QCOMPARE(alignObjects(edits(), ids({1}), Alignment::Left), Arranged{});
    QCOMPARE(alignObjects(edits(), ids({99}), Alignment::Left), Arranged{});
    QCOMPARE(alignObjects(edits(), {}, Alignment::Left), Arranged{});
    QCOMPARE(distributeObjects(edits(), {}, Distribution::GapsX), Arranged{});
    QCOMPARE(stack().count(), 1);
}

void TestArrangeObjects::distributesBetweenTheOuterOnes()
{
    QCOMPARE(distributeObjects(edits(), ids({1, 2, 3}), Distribution::GapsX), (Arranged{1, 0, 0}));
    QCOMPARE(boxOf(2).lo.x - boxOf(1).hi.x, boxOf(3).lo.x - boxOf(2).hi.x);
    QCOMPARE(stack().undoText(), QStringLiteral("Distribute 3 objects with equal horizontal gaps"));
}

void TestArrangeObjects::lockedOnesInBetweenArePassedOver()
{
    QCOMPARE(distributeObjects(edits(), ids({1, 2, 3, 4}), Distribution::CentresX), (Arranged{1, 1, 0}));
    QCOMPARE(boxOf(2).center().x, 5.0); // as if there were no locked box at 6 m
    QCOMPARE(distributeObjects(edits(), ids({1, 2, 3, 4}), Distribution::CentresY), (Arranged{2, 1, 0}));
    QCOMPARE(boxOf(4).center().y, 6.0); // the topmost one is the fixed end
}

void TestArrangeObjects::sizesFollowTheModel()
{
    QCOMPARE(matchSizes(edits(), ids({1, 2, 3}), {2}, SizeMatch::Width), (Arranged{2, 0, 0}));
    QCOMPARE(boxOf(1).width(), 2.0);
    QCOMPARE(boxOf(1).height(), 1.0);
    QCOMPARE(boxOf(3).width(), 2.0);
    QCOMPARE(boxOf(3).height(), 2.0); // it stays a circle
    QCOMPARE(edits().find({3})->pose.position, (Vec2{9.0, 2.0}));
    QCOMPARE(stack().undoText(), QStringLiteral("Give 2 objects the same width"));
    QCOMPARE(matchSizes(edits(), ids({1, 2, 3}), {2}, SizeMatch::Width), Arranged{});
    QCOMPARE(stack().count(), 1);
}

void TestArrangeObjects::whatDoesNotFitIsLeftAlone()
{
    QCOMPARE(matchSizes(edits(), ids({1, 2, 3, 4}), {2}, SizeMatch::Both), (Arranged{1, 1, 1}));
    QCOMPARE(boxOf(1).width(), 2.0);
    QCOMPARE(boxOf(3).width(), 1.0);
    QCOMPARE(boxOf(4).width(), 1.0);
    // the object with the wanted size does not exist
    QCOMPARE(matchSizes(edits(), ids({1, 2}), {99}, SizeMatch::Both), Arranged{});
}

using Act = std::function<Arranged(ObjectEdits&, const std::vector<ObjectId>&)>;
} // namespace broadside::test::tst_arrange_objects

Q_DECLARE_METATYPE(broadside::test::tst_arrange_objects::Act)

namespace broadside::test::tst_arrange_objects {

void TestArrangeObjects::undoGivesTheBytesOfTheFile_data()
{
    QTest::addColumn<Act>("act");
    for (std::size_t i = 0; i < kAlignments; ++i)
        QTest::addRow("align %zu", i) << Act(
            [i](auto& edits, const auto& ids) { return alignObjects(edits, ids, static_cast<Alignment>(i)); });
    for (std::size_t i = 0; i < kDistributions; ++i)
        QTest::addRow("distribute %zu", i) << Act(
            [i](auto& edits, const auto& ids) { return distributeObjects(edits, ids, static_cast<Distribution>(i)); });
    for (std::size_t i = 0; i < kSizeMatches; ++i)
        QTest::addRow("size %zu", i) << Act([i](auto& edits, const auto& ids) {
            return matchSizes(edits, ids, ids.front(), static_cast<SizeMatch>(i));
        });
    QTest::addRow("nudge") << Act([](auto& edits, const auto& ids) { return Nudger().nudge(edits, ids, 3, -10); });
}

void TestArrangeObjects::undoGivesTheBytesOfTheFile()
{
    QFETCH(const Act, act);
    const std::string text = sampleText();
    QVERIFY(!text.empty());
    m_world->document.reset(sceneOf(text), {});
    const std::vector<ObjectId> some = ids({1, 2, 5, 9, 14}); // cannon, ball, targets
    act(edits(), some);
    QVERIFY(writeScene(m_world->scene()) != text || stack().count() == 0);
    while (stack().canUndo())
        stack().undo();
    QVERIFY(writeScene(m_world->scene()) == text);
}

void TestArrangeObjects::inASimulationItIsAnEditOfTheWorld()
{
    QFETCH(const Act, act);
    const std::string text = sampleText();
    m_world->document.reset(sceneOf(text), {});
    m_world->session.stepOnce();
    const std::uint64_t before = m_world->session.world()->hash();
    const Arranged arranged = act(edits(), ids({1, 2, 5, 9, 14}));
    QUndoStack& ofWorld = m_world->session.undoStack();
    QCOMPARE(ofWorld.count(), arranged.changed > 0 ? 1 : 0);
    QCOMPARE(stack().count(), 0);
    QVERIFY(writeScene(m_world->scene()) == text);
    if (ofWorld.canUndo())
        ofWorld.undo();
    QCOMPARE(m_world->session.world()->hash(), before);
}

void TestArrangeObjects::nudgesJoinToOneStep()
{
    Nudger nudger;
    for (int i = 0; i < 3; ++i)
        nudger.nudge(edits(), ids({1, 2, 4}), 1, 0);
    QCOMPARE(nudger.nudge(edits(), ids({1, 2, 4}), 0, -10), (Arranged{2, 1, 0}));
    QCOMPARE(edits().find({1})->pose.position, (Vec2{1.3, 0.0}));
    QCOMPARE(edits().find({4})->pose.position, (Vec2{6.0, 6.0}));
    QCOMPARE(stack().count(), 1);
    QCOMPARE(stack().undoText(), QStringLiteral("Nudge 2 objects"));
    stack().undo();
    QCOMPARE(edits().find({1})->pose.position, (Vec2{1.0, 1.0}));
}

void TestArrangeObjects::nudgesWithSomethingInBetweenDoNotJoin()
{
    Nudger nudger;
    nudger.nudge(edits(), ids({1}), 1, 0);
    nudger.nudge(edits(), ids({1}), 1, 0);
    stack().undo();
    QCOMPARE(edits().find({1})->pose.position.x, 1.0);
    nudger.nudge(edits(), ids({1}), 1, 0);
    alignObjects(edits(), ids({2, 3}), Alignment::Top);
    nudger.nudge(edits(), ids({1}), 1, 0);
    QCOMPARE(stack().count(), 3);
    QCOMPARE(edits().find({1})->pose.position.x, 1.2);
}

void TestArrangeObjects::nudgesDoNotJoinAcrossAnEditThatWasUndone()
{
    Nudger nudger;
    nudger.nudge(edits(), ids({1}), 1, 0);
    alignObjects(edits(), ids({2, 3}), Alignment::Top);
    stack().undo();
    nudger.nudge(edits(), ids({1}), 1, 0);
    QCOMPARE(stack().count(), 2);
}

void TestArrangeObjects::nudgesKeepWhatElseWasEdited()
{
    Nudger nudger;
    nudger.nudge(edits(), ids({1}), 1, 0);
    const ObjectPtr before = edits().find({1});
    edits().replace(QStringLiteral("Mass"), {{before, edited(*before, [](SceneObject& o) { o.mass = 7.0; })}},
                    SceneChange::Kind::Edited, edits().newGesture());
    nudger.nudge(edits(), ids({1}), 1, 0);
    QCOMPARE(edits().find({1})->mass, 7.0);
    QCOMPARE(edits().find({1})->pose.position.x, 1.2);
}

void TestArrangeObjects::nudgesInASimulationLeaveTheVelocityAlone()
{
    const ObjectId ball = edits().nextId();
    edits().add({}, {test::makeObject(ball.value, {20.0, 20.0}, [](SceneObject& o) {
                    o.kind = ObjectKind::Dynamic;
                    o.acceleration = {8.0, 0.0};
                })});
    m_world->session.stepOnce();
    Nudger nudger;
    for (int i = 0; i < 3; ++i) {
        nudger.nudge(edits(), {ball}, 0, 1);
        const Vec2 before = edits().find(ball)->velocity;
        m_world->session.stepOnce();
        const double gained = edits().find(ball)->velocity.x - before.x;
        QVERIFY(std::abs(gained - 8.0 * m_world->scene().step.dt) < 1e-12);
    }
    QVERIFY(std::abs(edits().find(ball)->pose.position.y - 20.3) < 1e-12);
}

void TestArrangeObjects::nudgingHomeLeavesNoStep()
{
    Nudger nudger;
    const ObjectPtr before = edits().find({1});
    for (const int x : {1, 1, -10, 1, 7})
        nudger.nudge(edits(), ids({1, 2}), x, 0);
    QCOMPARE(stack().count(), 0);
    QCOMPARE(edits().find({1}), before); // the very same object
    nudger.nudge(edits(), ids({1, 2}), 0, 1);
    QCOMPARE(stack().count(), 1);
    QCOMPARE(edits().find({1})->pose.position, (Vec2{1.0, 1.1}));
}

void TestArrangeObjects::nudgesOfAnotherSelectionDoNotJoin()
{
    Nudger nudger;
    nudger.nudge(edits(), ids({1}), 1, 0);
    nudger.nudge(edits(), ids({1, 2}), 1, 0);
    nudger.nudge(edits(), ids({2}), 1, 0);
    QCOMPARE(stack().count(), 3);
}

void TestArrangeObjects::nudgesAreTenthsOfAMetreToTheBit()
{
    Nudger nudger;
    const ObjectId origin{edits().nextId()};
    edits().add({}, {test::makeObject(origin.value, {0.0, 0.0})});
    for (int i = 1; i <= 30; ++i) {
        nudger.nudge(edits(), {origin}, 1, -1);
        QVERIFY(edits().find(origin)->pose.position == (Vec2{i / 10.0, -i / 10.0}));
    }
}

void TestArrangeObjects::nudgesJoinInASimulationToo()
{
    m_world->session.stepOnce();
    Nudger nudger;
    for (int i = 0; i < 3; ++i)
        nudger.nudge(edits(), ids({1, 2}), 1, 0);
    QUndoStack& ofWorld = m_world->session.undoStack();
    QCOMPARE(ofWorld.count(), 1);
    QCOMPARE(edits().find({1})->pose.position, (Vec2{1.3, 1.0}));
    QVERIFY(m_world->scene().find({1})->pose.position == (Vec2{1.0, 1.0}));
    ofWorld.undo();
    QCOMPARE(edits().find({1})->pose.position, (Vec2{1.0, 1.0}));
}

void TestArrangeObjects::nothingIsNudgedBeyondTheLimits()
{
    const ObjectId far{edits().nextId()};
    edits().add({}, {test::makeObject(far.value, {1e9, 0.0})});
    QCOMPARE(Nudger().nudge(edits(), {{1}, far}, 1, 0), (Arranged{0, 0, 2}));
    QCOMPARE(edits().find({1})->pose.position, (Vec2{1.0, 1.0}));
}

BROADSIDE_EVENT_TEST(TestArrangeObjects)

} // namespace broadside::test::tst_arrange_objects

#include "tst_arrange_objects.moc"
