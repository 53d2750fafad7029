#include "core/debug/history/determinism.h"
#include "editor/commands/apply_edits.h"
#include "editor/commands/edit_settings.h"
#include "editor/commands/object_edits.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace broadside::test::tst_object_edits {

namespace {

/// A wall at (5, 5) and a ball that flies toward it from (1, 5) with 1 m/s.
Scene wallAndBall()
{
    Scene scene;
    scene.world.gravity = {};
    scene.step.dt = 0.125;
    scene.append(test::makeObject(1, {5.0, 5.0}));
    scene.append(test::makeObject(2, {1.0, 5.0}, [](SceneObject& o) {
        o.kind = ObjectKind::Dynamic;
        o.velocity = {1.0, 0.0};
    }));
    return scene;
}

} // namespace

class TestObjectEdits : public QObject {
    Q_OBJECT
private slots:
    void init();
    void withoutASimulationTheSceneIsEdited();
    void inASimulationTheSceneStaysAsItIs();
    void anEditOfTheMassDoesNotStopWhatFlies();
    void anEditIsPartOfTheNextStepAndIsRepeatedWithIt();
    void undoBeforeTheNextStepIsAsIfItHadNeverBeen();
    void undoInThePastBringsTheDroppedFutureBack();
    void editingInThePastDropsTheFutureWithTheNextStep();
    void undoAfterAStepIsAnEditOfItsOwn();
    void aGestureIsOneStepAlsoWhileTheWorldGoesOn();
    void aGestureThatEndsWhereItBeganLeavesNothing();
    void goingElsewhereInTimeTakesBackWhatIsNotPartOfAStep();
    void whatIsPlacedInASimulationCanBeEditedAndUndone();
    void whatCouldBeRedoneIsForgottenWithTheStep();
    void settingsAndObjectsAreEditedTogether();
    void stopForgetsThem();
    void appliedEditsAreInTheSceneAsOneStep();
    void appliedAfterTheEndIdsThatAreTakenAreGivenAnew();
    void applyingDoesNotEndTheSimulationAndCanBeUndone();
    void applyingAgainAfterUndoKeepsTheIdAndTheSimulation();
    void undoOfTheSecondOfTwoAppliesIsNoOtherScene();
    void undoOfAMoveDoesNotBringBackWhatAHitRemoved();
    void refusedCellsDoNotLoseWhatElseWasSet();
    void sizeAndCellsThatOnlyGoTogetherAreTakenTogether();
    void anotherEditOfTheSceneEndsIt();

private:
    void change(std::uint64_t id, const std::function<void(SceneObject&)>& edit)
    {
        const ObjectPtr before = edits().find({id});
        edits().replace(QStringLiteral("Edit"), {{before, edited(*before, edit)}}, SceneChange::Kind::Edited,
                        edits().newGesture());
    }
    void move(const ObjectPtr& before, Vec2 place, GestureId gesture)
    {
        edits().replace(QStringLiteral("Move"),
                        {{before, edited(*before, [&](SceneObject& o) { o.pose.position = place; })}},
                        SceneChange::Kind::Moved, gesture);
    }
    void moveTo(std::uint64_t id, Vec2 place) { move(edits().find({id}), place, edits().newGesture()); }
    void steps(int count)
    {
        for (int i = 0; i < count; ++i)
            session().stepOnce();
    }
    [[nodiscard]] ObjectEdits& edits() { return m_world->edits; }
    [[nodiscard]] SimulationSession& session() { return m_world->session; }
    [[nodiscard]] std::uint64_t hash() { return session().world()->hash(); }
    [[nodiscard]] Vec2 placeOf(std::uint64_t id) { return edits().find({id})->pose.position; }

    std::unique_ptr<test::EditorWorld> m_world;
};

void TestObjectEdits::init() { m_world = std::make_unique<test::EditorWorld>(wallAndBall()); }

void TestObjectEdits::withoutASimulationTheSceneIsEdited()
{
    change(2, [](SceneObject& o) { o.mass = 3.0; });
    edits().add({}, {test::makeObject(edits().nextId().value, {3.0, 3.0})});
    edits().remove({{1}});
    QCOMPARE(m_world->object(2).mass, 3.0);
    QVERIFY(m_world->scene().contains({3}) && !m_world->scene().contains({1}));
    QCOMPARE(m_world->document.undoStack().count(), 3);
    QCOMPARE(session().undoStack().count(), 0);
}

void TestObjectEdits::inASimulationTheSceneStaysAsItIs()
{
    steps(1);
    const Scene before = m_world->scene();
    QSignalSpy changed(&m_world->shownWorld, &ShownWorld::changed);
    change(2, [](SceneObject& o) { o.mass = 3.0; });
    edits().add({}, {test::makeObject(edits().nextId().value, {3.0, 3.0})});
    edits().remove({{1}});
    QCOMPARE(changed.count(), 3);
    QVERIFY(test::isSameScene(m_world->scene(), before));
    QVERIFY(m_world->shownWorld.isLive());
    QCOMPARE(edits().find({2})->mass, 3.0);
    QVERIFY(edits().contains({3}) && !edits().contains({1}));
    QCOMPARE(edits().size(), std::size_t{2});
    QCOMPARE(m_world->shownWorld.pick({3.0, 3.0}, 0.0), ObjectId{3});
    QCOMPARE(m_world->shownWorld.pick({5.0, 5.0}, 0.0), ObjectId{});
    QCOMPARE(m_world->shownWorld.funnel()->pairs, std::uint64_t{1});
    QVERIFY(!m_world->document.isModified());
}

void TestObjectEdits::anEditOfTheMassDoesNotStopWhatFlies()
{
    steps(8);
    QCOMPARE(placeOf(2), (Vec2{2.0, 5.0}));
    change(2, [](SceneObject& o) { o.mass = 3.0; });
    QCOMPARE(placeOf(2), (Vec2{2.0, 5.0}));
    steps(8);
    QCOMPARE(placeOf(2), (Vec2{3.0, 5.0}));
}

void TestObjectEdits::anEditIsPartOfTheNextStepAndIsRepeatedWithIt()
{
    steps(4);
    moveTo(2, {3.0, 8.0});
    steps(4);
    QCOMPARE(placeOf(2), (Vec2{3.5, 8.0}));
    QCOMPARE(session().history()->at(5).report.edited, std::vector<ObjectId>{{2}});
    const std::uint64_t there = hash();
    session().seek(4);
    QCOMPARE(placeOf(2), (Vec2{1.5, 5.0}));
    steps(4);
    QCOMPARE(hash(), there);
    QCOMPARE(session().recorded(), (StepRange{0, 8}));
}

void TestObjectEdits::undoBeforeTheNextStepIsAsIfItHadNeverBeen()
{
    steps(4);
    const std::uint64_t before = hash();
    moveTo(2, {3.0, 8.0});
    edits().remove({{1}});
    QVERIFY(hash() != before);
    session().undoStack().undo();
    session().undoStack().undo();
    QCOMPARE(hash(), before);
    QVERIFY(session().pendingEdits().empty());
    session().undoStack().redo();
    QCOMPARE(placeOf(2), (Vec2{3.0, 8.0}));
    QVERIFY(edits().contains({1}));
}

void TestObjectEdits::undoInThePastBringsTheDroppedFutureBack()
{
    steps(20);
    const std::uint64_t last = hash();
    session().seek(10);
    change(2, [](SceneObject& o) { o.velocity = {}; });
    QVERIFY(session().willMakeStep());
    session().undoStack().undo();
    QVERIFY(!session().willMakeStep());
    steps(10);
    QCOMPARE(session().recorded(), (StepRange{0, 20}));
    QCOMPARE(hash(), last);
}

void TestObjectEdits::editingInThePastDropsTheFutureWithTheNextStep()
{
    steps(20);
    const std::uint64_t last = hash();
    session().seek(10);
    QSignalSpy dropped(&session(), &SimulationSession::futureDropped);
    change(2, [](SceneObject& o) { o.velocity = {}; });
    QCOMPARE(session().recorded(), (StepRange{0, 20})); // the future is dropped by the next step
    steps(1);
    QCOMPARE(dropped.count(), 1);
    QCOMPARE(session().recorded(), (StepRange{0, 11}));
    QCOMPARE(placeOf(2), (Vec2{2.25, 5.0}));
    session().swapDroppedSteps();
    session().seekLast();
    QCOMPARE(hash(), last);
}

void TestObjectEdits::undoAfterAStepIsAnEditOfItsOwn()
{
    steps(4);
    moveTo(2, {3.0, 8.0});
    steps(2);
    session().undoStack().undo();
    QCOMPARE(placeOf(2), (Vec2{1.5, 5.0})); // its place before the move
    QCOMPARE(session().pendingEdits().size(), std::size_t{1});
    QCOMPARE(editsBeyond(m_world->scene(), *session().world()).count(), std::size_t{0});
    steps(1);
    QCOMPARE(placeOf(2), (Vec2{1.625, 5.0}));
    QCOMPARE(session().recorded(), (StepRange{0, 7}));
}

void TestObjectEdits::aGestureIsOneStepAlsoWhileTheWorldGoesOn()
{
    steps(2);
    const ObjectPtr before = edits().find({2});
    const GestureId gesture = edits().newGesture();
    for (int i = 0; i < 5; ++i)
        move(before, {3.0, 1.0 * i}, gesture);
    QCOMPARE(session().pendingEdits().size(), std::size_t{1});
    steps(1);
    QCOMPARE(placeOf(2), (Vec2{3.125, 4.0}));
    move(before, {3.0, 7.0}, gesture);
    move(before, {3.0, 8.0}, gesture);
    QCOMPARE(session().undoStack().count(), 1);
    QCOMPARE(placeOf(2), (Vec2{3.0, 8.0}));
    session().undoStack().undo();
    QCOMPARE(placeOf(2), before->pose.position);
    session().undoStack().redo();
    QCOMPARE(placeOf(2), (Vec2{3.0, 8.0}));
    session().undoStack().undo();
    QCOMPARE(placeOf(2), before->pose.position);
}

void TestObjectEdits::aGestureThatEndsWhereItBeganLeavesNothing()
{
    steps(3);
    const std::uint64_t stood = hash();
    const ObjectPtr before = edits().find({2});
    const GestureId gesture = edits().newGesture();
    move(before, {3.0, 3.0}, gesture);
    move(before, before->pose.position, gesture);
    QCOMPARE(session().undoStack().count(), 0);
    QVERIFY(session().pendingEdits().empty());
    QCOMPARE(hash(), stood);
}

void TestObjectEdits::goingElsewhereInTimeTakesBackWhatIsNotPartOfAStep()
{
    steps(6);
    const std::uint64_t stood = hash();
    moveTo(2, {3.0, 3.0});
    session().seek(6);
    QCOMPARE(hash(), stood);
    moveTo(2, {3.0, 3.0});
    session().stepBack();
    session().seek(6);
    QCOMPARE(hash(), stood);
    QCOMPARE(session().undoStack().count(), 0);
}

void TestObjectEdits::whatIsPlacedInASimulationCanBeEditedAndUndone()
{
    steps(1);
    edits().add({}, {test::makeObject(3, {3.0, 3.0})});
    QCOMPARE(edits().nextId(), ObjectId{4});
    moveTo(3, {4.0, 4.0});
    QCOMPARE(placeOf(3), (Vec2{4.0, 4.0}));
    session().undoStack().undo();
    QCOMPARE(placeOf(3), (Vec2{3.0, 3.0}));
    session().undoStack().undo();
    QVERIFY(!edits().contains({3}));
    QCOMPARE(edits().nextId(), ObjectId{3});
    session().undoStack().redo();
    session().undoStack().redo();
    steps(1);
    QCOMPARE(placeOf(3), (Vec2{4.0, 4.0}));
    edits().remove({{3}});
    steps(1);
    QVERIFY(!edits().contains({3}));
    session().undoStack().undo();
    QCOMPARE(placeOf(3), (Vec2{4.0, 4.0}));
}

void TestObjectEdits::whatCouldBeRedoneIsForgottenWithTheStep()
{
    steps(1);
    edits().add({}, {test::makeObject(3, {3.0, 3.0})});
    session().undoStack().undo();
    QVERIFY(session().undoStack().canRedo());
    steps(1);
    QVERIFY(!session().undoStack().canRedo());
}

void TestObjectEdits::settingsAndObjectsAreEditedTogether()
{
    steps(10);
    session().seek(5);
    SceneSettings settings = settingsOf(m_world->scene());
    settings.broadPhase.cellSize = 0.75;
    m_world->document.push(std::make_unique<EditSettings>(m_world->document, QStringLiteral("Edit"), settings,
                                                          m_world->document.newGesture()));
    change(2, [](SceneObject& o) { o.mass = 5.0; });
    m_world->document.undoStack().undo();
    QCOMPARE(edits().find({2})->mass, 5.0); // the edit of the object stays
    QCOMPARE(session().broadPhaseSettings().cellSize, 2.5);
    m_world->document.undoStack().redo();
    steps(1);
    QCOMPARE(session().broadPhaseSettings().cellSize, 0.75);
    QCOMPARE(edits().find({2})->mass, 5.0);
    QCOMPARE(session().recorded(), (StepRange{0, 6}));
}

void TestObjectEdits::stopForgetsThem()
{
    steps(1);
    moveTo(2, {3.0, 3.0});
    steps(1);
    session().stop();
    QCOMPARE(session().undoStack().count(), 0);
    QCOMPARE(placeOf(2), (Vec2{1.0, 5.0}));
    steps(1);
    QCOMPARE(placeOf(2), (Vec2{1.125, 5.0}));
}

void TestObjectEdits::appliedEditsAreInTheSceneAsOneStep()
{
    steps(8);
    change(2, [](SceneObject& o) { o.mass = 5.0; });
    edits().add({}, {test::makeObject(edits().nextId().value, {3.0, 3.0})});
    edits().remove({{1}});
    steps(8);
    const EditsBeyondScene beyond = editsBeyond(m_world->scene(), *session().world());
    QCOMPARE(beyond.count(), std::size_t{3});
    applyEdits(m_world->document, beyond);
    QCOMPARE(m_world->document.undoStack().count(), 1);
    QCOMPARE(m_world->object(2).mass, 5.0);
    QCOMPARE(m_world->object(2).pose.position, (Vec2{1.0, 5.0})); // not at the place of the simulation
    QCOMPARE(m_world->object(3).pose.position, (Vec2{3.0, 3.0}));
    QVERIFY(!m_world->scene().contains({1}));
}

void TestObjectEdits::appliedAfterTheEndIdsThatAreTakenAreGivenAnew()
{
    steps(1);
    edits().add({}, {test::makeObject(3, {3.0, 3.0}), test::makeObject(4, {4.0, 4.0})});
    change(2, [](SceneObject& o) { o.mass = 5.0; });
    const EditsBeyondScene beyond = editsBeyond(m_world->scene(), *session().world());
    session().stop();
    edits().add({}, {test::makeObject(3, {9.0, 9.0})});
    edits().remove({{2}});
    applyEdits(m_world->document, beyond);
    QCOMPARE(m_world->object(3).pose.position, (Vec2{9.0, 9.0}));
    QCOMPARE(m_world->object(4).pose.position, (Vec2{4.0, 4.0}));
    QCOMPARE(m_world->object(5).pose.position, (Vec2{3.0, 3.0}));
    QVERIFY(!m_world->scene().contains({2}));
}

void TestObjectEdits::applyingDoesNotEndTheSimulationAndCanBeUndone()
{
    steps(2);
    change(2, [](SceneObject& o) { o.mass = 5.0; });
    edits().add({}, {test::makeObject(3, {3.0, 3.0})});
    edits().remove({{1}});
    steps(2);
    applyEdits(m_world->document, editsBeyond(m_world->scene(), *session().world()));
    QVERIFY(m_world->shownWorld.isLive());
    QCOMPARE(editsBeyond(m_world->scene(), *session().world()).count(), std::size_t{0});
    m_world->document.undoStack().undo();
    QVERIFY(m_world->shownWorld.isLive());
    QCOMPARE(editsBeyond(m_world->scene(), *session().world()).count(), std::size_t{3});
    m_world->document.undoStack().redo();
    steps(2);
    const std::uint64_t there = hash();
    session().seek(0);
    session().seekLast();
    QCOMPARE(hash(), there);
}

void TestObjectEdits::applyingAgainAfterUndoKeepsTheIdAndTheSimulation()
{
    steps(2);
    edits().add({}, {test::makeObject(3, {3.0, 3.0})});
    steps(1);
    for (int i = 0; i < 2; ++i) {
        applyEdits(m_world->document, editsBeyond(m_world->scene(), *session().world()));
        QVERIFY(m_world->scene().contains({3}) && m_world->shownWorld.isLive());
        m_world->document.undoStack().undo();
        QVERIFY(!m_world->scene().contains({3}) && m_world->shownWorld.isLive());
    }
}

void TestObjectEdits::undoOfTheSecondOfTwoAppliesIsNoOtherScene()
{
    steps(2);
    for (const double mass : {2.0, 3.0}) {
        change(2, [mass](SceneObject& o) { o.mass = mass; });
        applyEdits(m_world->document, editsBeyond(m_world->scene(), *session().world()));
    }
    m_world->document.undoStack().undo();
    QCOMPARE(m_world->object(2).mass, 2.0);
    QVERIFY(m_world->shownWorld.isLive());
    QCOMPARE(editsBeyond(m_world->scene(), *session().world()).count(), std::size_t{1});
}

void TestObjectEdits::undoOfAMoveDoesNotBringBackWhatAHitRemoved()
{
    change(1, [](SceneObject& o) { o.onHit = HitResponse::Remove; });
    steps(1);
    moveTo(1, {2.5, 5.0});
    steps(12);
    QVERIFY(!edits().contains({1}));
    session().undoStack().undo();
    steps(1);
    QVERIFY(!edits().contains({1}));
}

void TestObjectEdits::refusedCellsDoNotLoseWhatElseWasSet()
{
    steps(2);
    const auto edit = [&](const std::function<void(SceneSettings&)>& change) {
        SceneSettings settings = settingsOf(m_world->scene());
        change(settings);
        m_world->document.push(std::make_unique<EditSettings>(m_world->document, QStringLiteral("Edit"), settings,
                                                              m_world->document.newGesture()));
    };
    edit([](SceneSettings& s) { s.broadPhase.cellSize = 1e-7; });
    QVERIFY(session().problem());
    edit([](SceneSettings& s) { s.world.gravity = {0.0, -3.0}; });
    QCOMPARE(session().world()->settings().gravity, (Vec2{0.0, -3.0}));
    moveTo(2, {3.0, 8.0});
    steps(1);
    QCOMPARE(session().world()->settings().gravity, (Vec2{0.0, -3.0}));
}

void TestObjectEdits::sizeAndCellsThatOnlyGoTogetherAreTakenTogether()
{
    steps(2);
    SceneSettings settings = settingsOf(m_world->scene());
    for (const bool large : {false, true}) {
        settings.broadPhase.cellSize = 1000.0;
        settings.world.width = large ? 1e6 : 10.0;
        settings.world.height = settings.world.width;
        m_world->document.push(std::make_unique<EditSettings>(m_world->document, QStringLiteral("Edit"), settings,
                                                              m_world->document.newGesture()));
    }
    moveTo(2, {3.0, 8.0});
    steps(1);
    QVERIFY(!session().problem());
    QCOMPARE(session().world()->settings().width, 1e6);
    QVERIFY(!firstDivergence(session().scene(), *session().history()).value());
}

void TestObjectEdits::anotherEditOfTheSceneEndsIt()
{
    change(2, [](SceneObject& o) { o.mass = 5.0; });
    steps(2);
    QSignalSpy ended(&session(), &SimulationSession::ended);
    m_world->document.undoStack().undo(); // an edit from before the simulation
    QCOMPARE(ended.count(), 1);
    QVERIFY(!m_world->shownWorld.isLive());
}

BROADSIDE_EVENT_TEST(TestObjectEdits)

} // namespace broadside::test::tst_object_edits

#include "tst_object_edits.moc"
