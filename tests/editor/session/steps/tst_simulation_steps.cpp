// Steps that are made in the background equal those that are made at once.

#include "core/base/random.h"
#include "core/scene/generate.h"
#include "editor/commands/edit_settings.h"
#include "editor/session/breakpoint_session.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace broadside::test::tst_simulation_steps {

using State = SimulationSession::State;

namespace {

constexpr SimulationSession::Patience kAlwaysBeside{0, -1.0};
constexpr SimulationSession::Patience kNeverBeside{1'000'000, 1e9};

Scene crowd() { return generateScene("uniform", {60, 3}).value(); }

struct Session : test::EditorWorld {
    explicit Session(Scene scene, SimulationSession::Patience patience)
        : EditorWorld(std::move(scene))
    {
        session.setPatience(patience);
    }
    void wait() const
    {
        while (session.isMaking())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    void step()
    {
        session.stepOnce();
        wait();
    }
    void setCells(double size)
    {
        SceneSettings settings = settingsOf(document.scene());
        settings.broadPhase.cellSize = size;
        document.push(
            std::make_unique<EditSettings>(document, QStringLiteral("Edit"), settings, document.newGesture()));
    }
    /// An edit that puts the object at this position.
    [[nodiscard]] EditInput putAt(ObjectId id, Vec2 position) const
    {
        EditInput edit;
        edit.put.push_back({document.scene().pointerTo(id), Pose{position, 0.0}});
        return edit;
    }
    void stopAtAnyPair()
    {
        Breakpoint any;
        any.kind = Breakpoint::Kind::PairBegins;
        breakpoints.add(any);
    }
    BreakpointSession breakpoints{document, session};
};

} // namespace

class TestSimulationSteps : public QObject {
    Q_OBJECT
private slots:
    void largeWorldsOfUnknownCostAreMadeBeside();
    void theWorldStandsUntilTheStepIsThere();
    void whatIsAskedForMeanwhileComesAfterwards();
    void areTheSameAsThoseMadeAtOnce_data();
    void areTheSameAsThoseMadeAtOnce();
    void aRunGoesOnByItself();
    void pausingLeavesThem();
    void goingElsewhereLeavesThem_data();
    void goingElsewhereLeavesThem();
    void anEditIsPartOfTheStepThatIsBeingMade();
    void anEditTakenBackIsNot();
    void settingsAreThoseOfNow();
    void aShotMeanwhileIsOfTheNextStep();
    void endingTheSimulationLeavesThem();
    void bruteForceIsLeftWithinMilliseconds();
    void breakpointsAreMetInThem();
    void breakpointsAreMetInRepeatedOnes();
    void aBreakpointThatComesMeanwhileIsWatched();
    void aForkThatIsLeftKeepsTheFuture();
    void undoInThePastMeanwhileRepeats();
    void aDragMeanwhileMakesOneWorldOnly();
    void runningForgetsWhatIsOwed();
    void aCancelledShotInThePastIsForgotten();
    void aCancelledForkHasTheCellsOfThePast();
    void anEditOfARepeatedStepLeavesIt();
    void theClockIsNotSetAnew();
};

void TestSimulationSteps::largeWorldsOfUnknownCostAreMadeBeside()
{
    test::EditorWorld large(generateScene("uniform", {2'500, 1}).value());
    large.session.stepOnce();
    QVERIFY(large.session.isMaking());
    QTRY_VERIFY(!large.session.isMaking());
    QCOMPARE(large.session.world()->stepCount(), std::uint64_t{1});

    test::EditorWorld small(crowd());
    small.session.stepOnce();
    QVERIFY(!small.session.isMaking());
    QCOMPARE(small.session.world()->stepCount(), std::uint64_t{1});
}

void TestSimulationSteps::theWorldStandsUntilTheStepIsThere()
{
    Session s(crowd(), kAlwaysBeside);
    QSignalSpy making(&s.session, &SimulationSession::makingChanged);
    QSignalSpy stepped(&s.session, &SimulationSession::stepped);
    s.session.stepOnce();
    QVERIFY(s.session.isMaking());
    QCOMPARE(making.count(), 1);
    QCOMPARE(s.session.world()->stepCount(), std::uint64_t{0});
    QCOMPARE(s.session.world()->hash(), World::fromScene(s.scene()).value().hash());
    s.wait();
    QCOMPARE(making.count(), 2);
    QCOMPARE(stepped.count(), 1);
    QCOMPARE(s.session.world()->stepCount(), std::uint64_t{1});
    QCOMPARE(s.session.state(), State::Paused);
}

void TestSimulationSteps::whatIsAskedForMeanwhileComesAfterwards()
{
    Session s(crowd(), kAlwaysBeside);
    for (int i = 0; i < 5; ++i)
        s.session.stepOnce();
    QVERIFY(s.session.isMaking());
    QTRY_COMPARE(s.session.world()->stepCount(), std::uint64_t{5});
    s.wait();
    QCoreApplication::processEvents();
    QCOMPARE(s.session.world()->stepCount(), std::uint64_t{5});
    for (int i = 0; i < 5; ++i)
        s.session.stepOnce();
    s.session.pause();
    s.step();
    QCoreApplication::processEvents();
    QCOMPARE(s.session.world()->stepCount(), std::uint64_t{6});
}

void TestSimulationSteps::areTheSameAsThoseMadeAtOnce_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 12; ++seed)
        QTest::newRow(qPrintable(QString::number(seed))) << seed;
}

/// A random session: steps, edits, undone edits, seeks, cells, other futures.
void TestSimulationSteps::areTheSameAsThoseMadeAtOnce()
{
    QFETCH(const int, seed);
    Random random(static_cast<std::uint64_t>(seed));
    const Scene scene = crowd();
    Session beside(scene, kAlwaysBeside);
    Session atOnce(scene, kNeverBeside);
    for (int command = 0; command < 120; ++command) {
        const std::uint64_t kind = random.below(12);
        const ObjectId object{1 + random.below(60)};
        const Vec2 place{random.between(0.0, 10.0), random.between(0.0, 10.0)};
        const std::uint64_t step = random.below(beside.session.recorded().last + 1);
        const double size = random.between(0.5, 4.0);
        for (Session* s : {&beside, &atOnce}) {
            SimulationSession& session = s->session;
            if (kind < 6)
                s->step();
            else if (kind == 6)
                session.addEdit(s->putAt(object, place));
            else if (kind == 7 && !session.pendingEdits().empty())
                session.revertEdit();
            else if (kind == 8)
                session.seek(step);
            else if (kind == 9)
                s->setCells(size);
            else if (kind == 10)
                session.swapDroppedSteps();
            else if (kind == 11)
                session.shoot(object, place), session.pause(); // refused if it is not a cannon
        }
        QCOMPARE(beside.session.world() != nullptr, atOnce.session.world() != nullptr);
        if (!beside.session.world())
            continue;
        QCOMPARE(beside.session.world()->hash(), atOnce.session.world()->hash());
        QCOMPARE(beside.session.recorded(), atOnce.session.recorded());
        QCOMPARE(beside.session.droppedSteps(), atOnce.session.droppedSteps());
        QCOMPARE(beside.session.broadPhaseSettings(), atOnce.session.broadPhaseSettings());
        const StepReport* a = beside.session.lastReport();
        const StepReport* b = atOnce.session.lastReport();
        QCOMPARE(a != nullptr, b != nullptr);
        if (a) {
            QCOMPARE(a->funnel, b->funnel);
            QCOMPARE(a->hash, b->hash);
            QCOMPARE(a->time, b->time);
            QCOMPARE(a->began, b->began);
            QCOMPARE(a->stayed, b->stayed);
            QCOMPARE(a->edited, b->edited);
        }
        const std::uint64_t last = beside.session.recorded().last;
        QCOMPARE(beside.session.history()->at(last).inputs, atOnce.session.history()->at(last).inputs);
        QVERIFY(*beside.session.history()->at(last).rest == *atOnce.session.history()->at(last).rest);
    }
}

void TestSimulationSteps::aRunGoesOnByItself()
{
    Session s(crowd(), kAlwaysBeside);
    s.session.run(SimulationSession::Pace::Fastest);
    QTRY_VERIFY(s.session.recorded().last >= 20);
    s.session.run(SimulationSession::Pace::RealTime);
    QTRY_VERIFY(s.session.recorded().last >= 25);
    s.session.stepOnce(); // the step that is being made, or a new one
    QCOMPARE(s.session.state(), State::Paused);
    s.wait();
    World byHand = World::fromScene(s.scene()).value();
    for (std::uint64_t i = 0; i < s.session.recorded().last; ++i)
        byHand.step();
    QCOMPARE(s.session.world()->hash(), byHand.hash());
}

void TestSimulationSteps::pausingLeavesThem()
{
    Session s(crowd(), kAlwaysBeside);
    s.step();
    QSignalSpy left(&s.session, &SimulationSession::stepLeft);
    s.session.stepOnce();
    s.session.pause();
    QVERIFY(!s.session.isMaking());
    QCOMPARE(left.count(), 1);
    s.session.run();
    QTRY_VERIFY(s.session.isMaking());
    s.session.pause();
    QVERIFY(!s.session.isMaking());
    QCOMPARE(s.session.state(), State::Paused);
    const std::uint64_t step = s.session.world()->stepCount();
    QTest::qWait(0); // the abandoned step does not arrive
    QCoreApplication::processEvents();
    QCOMPARE(s.session.world()->stepCount(), step);
    s.step();
    QCOMPARE(s.session.world()->stepCount(), step + 1);
}

void TestSimulationSteps::goingElsewhereLeavesThem_data()
{
    using Act = std::function<void(Session&)>;
    QTest::addColumn<Act>("act");
    QTest::addColumn<std::uint64_t>("step");
    QTest::newRow("step back") << Act([](Session& s) { s.session.stepBack(); }) << std::uint64_t{4};
    QTest::newRow("seek") << Act([](Session& s) { s.session.seek(2); }) << std::uint64_t{2};
    QTest::newRow("where it stands") << Act([](Session& s) { s.session.seek(5); }) << std::uint64_t{5};
}

void TestSimulationSteps::goingElsewhereLeavesThem()
{
    QFETCH(const std::function<void(Session&)>, act);
    QFETCH(const std::uint64_t, step);
    Session s(crowd(), kAlwaysBeside);
    for (int i = 0; i < 5; ++i)
        s.step();
    s.session.stepOnce();
    act(s);
    QVERIFY(!s.session.isMaking());
    QCOMPARE(s.session.world()->stepCount(), step);
    QCOMPARE(s.session.recorded().last, std::uint64_t{5});
}

void TestSimulationSteps::anEditIsPartOfTheStepThatIsBeingMade()
{
    Session s(crowd(), kAlwaysBeside);
    s.step();
    s.session.stepOnce();
    s.session.addEdit(s.putAt({5}, {1.0, 1.0}));
    QVERIFY(s.session.isMaking());
    QCOMPARE(s.session.pendingEdits().size(), std::size_t{1});
    const auto row = s.session.world()->objects().indexOf({5});
    // already visible while the step is made
    QCOMPARE(s.session.world()->objects().poseOf(*row).position, (Vec2{1.0, 1.0}));
    s.wait();
    QCOMPARE(s.session.history()->at(2).inputs.size(), std::size_t{1});
    QVERIFY(s.session.pendingEdits().empty());
    QCOMPARE(s.session.lastReport()->edited, test::ids({5}));
}

void TestSimulationSteps::anEditTakenBackIsNot()
{
    Session s(crowd(), kAlwaysBeside);
    s.step();
    s.session.addEdit(s.putAt({5}, {1.0, 1.0}));
    s.session.addEdit(s.putAt({6}, {2.0, 2.0}));
    s.session.stepOnce();
    s.session.revertEdit();
    s.wait();
    QCOMPARE(s.session.lastReport()->edited, test::ids({5}));
}

void TestSimulationSteps::settingsAreThoseOfNow()
{
    Session s(crowd(), kAlwaysBeside);
    s.step();
    s.session.stepOnce();
    s.setCells(0.75);
    QVERIFY(s.session.isMaking());
    s.wait();
    QCOMPARE(s.session.broadPhaseSettings().cellSize, 0.75);
    QCOMPARE(s.session.history()->at(2).rest->broadPhase.cellSize, 0.75);
    World byHand = World::fromScene(s.scene()).value();
    byHand.step();
    QCOMPARE(s.session.lastReport()->funnel, byHand.step().funnel);
}

void TestSimulationSteps::aShotMeanwhileIsOfTheNextStep()
{
    Session s(test::cannonWorld(), kAlwaysBeside);
    s.step();
    s.session.stepOnce();
    s.session.shoot({1}, {3.25, 2.75});
    QTRY_VERIFY(s.session.recorded().last >= 3);
    s.session.pause();
    QVERIFY(s.session.history()->at(2).inputs.empty());
    QCOMPARE(s.session.history()->at(3).inputs.size(), std::size_t{1});
}

void TestSimulationSteps::endingTheSimulationLeavesThem()
{
    Session s(crowd(), kAlwaysBeside);
    s.session.stepOnce();
    s.session.stop();
    QVERIFY(!s.session.isMaking());
    QVERIFY(!s.session.world());
    s.session.stepOnce();
    s.document.reset(test::cannonWorld(), {});
    QVERIFY(!s.session.isMaking());
    s.step();
    QCOMPARE(s.session.world()->objects().presentCount(), s.scene().size());
    s.session.stepOnce(); // the destructor waits for this step
}

/// The test only has to end within its time limit; testing all pairs would take minutes.
void TestSimulationSteps::bruteForceIsLeftWithinMilliseconds()
{
    Scene scene = generateScene("uniform", {300'000, 1}).value();
    scene.broadPhase.algorithm = Algorithm::BruteForce;
    test::EditorWorld s(std::move(scene));
    s.session.stepOnce();
    QVERIFY(s.session.isMaking());
    s.session.pause();
    QVERIFY(!s.session.isMaking());
}

void TestSimulationSteps::breakpointsAreMetInThem()
{
    for (const auto patience : {kAlwaysBeside, kNeverBeside}) {
        Session s(crowd(), patience);
        s.stopAtAnyPair();
        QSignalSpy stopped(&s.breakpoints, &BreakpointSession::stopped);
        s.breakpoints.go(BreakpointSession::Direction::Forward);
        QTRY_COMPARE(stopped.count(), 1);
        QVERIFY(s.breakpoints.stop());
        QCOMPARE(s.breakpoints.stop()->step, s.session.world()->stepCount());
        QVERIFY(!s.session.lastReport()->began.empty());
        QCOMPARE(s.session.state(), State::Paused);
        QVERIFY(!s.session.isMaking());
    }
}

void TestSimulationSteps::breakpointsAreMetInRepeatedOnes()
{
    Session s(crowd(), kAlwaysBeside);
    s.stopAtAnyPair();
    for (int i = 0; i < 100; ++i)
        s.step();
    s.breakpoints.go(BreakpointSession::Direction::Back);
    QTRY_VERIFY(!s.breakpoints.progress() && !s.session.isMaking());
    QVERIFY(s.breakpoints.stop());
    QCOMPARE(s.breakpoints.stop()->step, s.session.world()->stepCount());
    QVERIFY(!s.session.lastReport()->began.empty());
    QCOMPARE(s.session.recorded().last, std::uint64_t{100});
}

void TestSimulationSteps::aBreakpointThatComesMeanwhileIsWatched()
{
    Session s(crowd(), kAlwaysBeside);
    s.step();
    s.session.stepOnce();
    Breakpoint many;
    many.kind = Breakpoint::Kind::CandidatesAbove;
    many.count = 0;
    s.breakpoints.add(many);
    QVERIFY(s.session.isMaking());
    s.wait();
    QCOMPARE(s.session.world()->stepCount(), std::uint64_t{2});
    QTRY_VERIFY(s.breakpoints.isSearched(0));
}

void TestSimulationSteps::aForkThatIsLeftKeepsTheFuture()
{
    Session s(crowd(), kAlwaysBeside);
    s.stopAtAnyPair();
    for (int i = 0; i < 60; ++i)
        s.step();
    const auto lastFiring = [&s] {
        s.session.seekLast();
        s.breakpoints.go(BreakpointSession::Direction::Back);
        [&s] { QTRY_VERIFY(!s.breakpoints.progress() && !s.session.isMaking()); }();
        return s.breakpoints.stop() ? s.breakpoints.stop()->step : 0;
    };
    const std::uint64_t firing = lastFiring();
    QVERIFY(firing > 0);
    s.session.seek(firing - 1);
    s.session.addEdit(s.putAt({5}, {1.0, 1.0}));
    s.session.stepOnce();
    QVERIFY(s.session.isMaking());
    s.session.pause();
    QCOMPARE(s.session.recorded().last, std::uint64_t{60});
    s.session.revertEdit();
    QCOMPARE(lastFiring(), firing);
}

void TestSimulationSteps::undoInThePastMeanwhileRepeats()
{
    Session s(crowd(), kAlwaysBeside);
    for (int i = 0; i < 10; ++i)
        s.step();
    s.session.seek(5);
    const ObjectPtr object = s.edits.find({5});
    s.edits.replace(QStringLiteral("Move"),
                    {{object, edited(*object, [](SceneObject& o) { o.pose.position.x += 1.0; })}},
                    SceneChange::Kind::Moved, s.edits.newGesture());
    s.session.stepOnce();
    QVERIFY(s.session.isMaking());
    s.session.undoStack().undo();
    s.wait();
    QCOMPARE(s.session.world()->stepCount(), std::uint64_t{6});
    QCOMPARE(s.session.recorded().last, std::uint64_t{10});
}

void TestSimulationSteps::aDragMeanwhileMakesOneWorldOnly()
{
    Scene scene = generateScene("uniform", {100'000, 1}).value();
    scene.broadPhase.algorithm = Algorithm::BruteForce;
    Session s(std::move(scene), kAlwaysBeside);
    s.session.stepOnce();
    for (int i = 0; i < 20; ++i) {
        s.session.addEdit(s.putAt({5}, {1.0 + i, 1.0}));
        if (s.session.pendingEdits().size() > 1)
            s.session.joinEdits();
        QVERIFY(s.session.isMaking());
        QCoreApplication::processEvents();
    }
    QCOMPARE(s.session.pendingEdits().size(), std::size_t{1});
    s.session.pause();
    QVERIFY(!s.session.isMaking());
} // the threads must end within the time limit of the test

void TestSimulationSteps::runningForgetsWhatIsOwed()
{
    Session s(crowd(), kAlwaysBeside);
    for (int i = 0; i < 3; ++i)
        s.session.stepOnce();
    s.session.run();
    QTRY_VERIFY(s.session.recorded().last >= 6);
    QCOMPARE(s.session.state(), State::Running);
    s.session.pause();
}

void TestSimulationSteps::aCancelledShotInThePastIsForgotten()
{
    Session s(test::cannonWorld(), kAlwaysBeside);
    for (int i = 0; i < 10; ++i)
        s.step();
    s.session.seek(5);
    s.session.shoot({1}, {3.25, 2.75});
    s.session.stepOnce(); // before the event loop runs the simulation
    QVERIFY(s.session.isMaking());
    s.session.pause();
    s.step();
    QCOMPARE(s.session.recorded().last, std::uint64_t{10}); // step 10 was repeated
}

void TestSimulationSteps::aCancelledForkHasTheCellsOfThePast()
{
    Session s(crowd(), kAlwaysBeside);
    for (int i = 0; i < 5; ++i)
        s.step();
    const double past = s.session.broadPhaseSettings().cellSize;
    s.setCells(0.75);
    s.step();
    s.session.seek(3);
    QCOMPARE(s.session.broadPhaseSettings().cellSize, past);
    s.session.addEdit(s.putAt({5}, {1.0, 1.0}));
    s.session.stepOnce();
    QVERIFY(s.session.isMaking());
    s.session.pause();
    QCOMPARE(s.session.broadPhaseSettings().cellSize, past);
    const auto row = s.session.world()->objects().indexOf({5});
    QCOMPARE(s.session.world()->objects().poseOf(*row).position, (Vec2{1.0, 1.0})); // the edit is kept
}

void TestSimulationSteps::anEditOfARepeatedStepLeavesIt()
{
    Session s(crowd(), kAlwaysBeside);
    s.stopAtAnyPair();
    for (int i = 0; i < 10; ++i)
        s.step();
    s.session.seek(5);
    s.session.stepOnce();
    QVERIFY(s.session.isMaking());
    s.session.addEdit(s.putAt({5}, {1.0, 1.0}));
    QVERIFY(!s.session.isMaking());
    QCoreApplication::processEvents();
    QCOMPARE(s.session.recorded().last, std::uint64_t{10});
}

void TestSimulationSteps::theClockIsNotSetAnew()
{
    Session s(crowd(), kAlwaysBeside);
    for (int i = 0; i < 30; ++i)
        s.step();
    QCOMPARE(s.session.lastReport()->time, 30 * s.scene().step.dt); // not a sum of thirty rounded numbers
    // shared, because the settings are the same
    QCOMPARE(s.session.history()->at(2).rest, s.session.history()->at(30).rest);
}

BROADSIDE_EVENT_TEST(TestSimulationSteps)

} // namespace broadside::test::tst_simulation_steps

#include "tst_simulation_steps.moc"
