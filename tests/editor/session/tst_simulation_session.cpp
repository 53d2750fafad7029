#include "editor/commands/edit_settings.h"
#include "editor/commands/object_commands.h"
#include "editor/session/simulation_session.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace broadside::test::tst_simulation_session {

using test::ids;
using State = SimulationSession::State;

} // namespace broadside::test::tst_simulation_session

Q_DECLARE_METATYPE(broadside::StepReport)

namespace broadside::test::tst_simulation_session {

namespace {

/// Aimed here from (0, 0), the ball reaches the target (3.25, 1.5) after 0.5 s.
constexpr Vec2 kAtTarget{3.25, 2.75};

using Edit = std::function<void(SceneDocument&)>;

void editSettings(SceneDocument& document, const std::function<void(SceneSettings&)>& edit)
{
    SceneSettings settings = settingsOf(document.scene());
    edit(settings);
    document.push(std::make_unique<EditSettings>(document, QStringLiteral("Edit"), settings, document.newGesture()));
}

} // namespace

class TestSimulationSession : public QObject {
    Q_OBJECT
private slots:
    void init();
    void stepsAreThoseOfAWorldMadeByHand();
    void runAdvancesByItselfAndDeterministically();
    void shotRunsHitsAndRemovesTheTarget();
    void stopReturnsToTheAuthoredScene();
    void idleCommandsAreSilent();
    void stepWhileRunningPauses();
    void sceneThatCannotRunSaysWhy();
    void cellsAreTakenOverWhileItRuns();
    void refusedCellsLeaveTheOldOnes();
    void dtIsTakenOverFromTheNextStep();
    void theWorldsSettingsAreTakenOver();
    void aWorldThatItsCellsCannotFillLeavesTheOldOne();
    void editsEndTheSimulation_data();
    void editsEndTheSimulation();
    void anotherSceneEndsItWithoutAWord();
    void slotsMayStopIt();

    void stepBackPutsTheWorldBack();
    void seekGoesAnywhereThatIsRecorded();
    void thePastIsShownInTheWorld();
    void steppingOnRepeatsTheRecord();
    void aShotInThePastLeadsToAnotherFuture();
    void theDroppedFutureComesBack();
    void anEditInThePastIsAnInputOfTheNextStep();
    void anEditTakenBackInThePastLeavesTheRecord();
    void thePastHasItsOwnSettings();
    void atTheEndTheDocumentsSettingsCount();
    void goingThroughTimePauses();
    void nothingToGoToIsSilent();
    void theMemoryIsTheUsersChoice();
    void slotsMayStopItInThePast();

private:
    [[nodiscard]] SimulationSession& session() { return m_world->session; }
    [[nodiscard]] SceneDocument& document() { return m_world->document; }
    /// Shoots at the target, makes this many steps and returns their hashes; the first one is the start.
    std::vector<std::uint64_t> shootAndStep(int steps)
    {
        session().shoot({1}, kAtTarget);
        session().pause(); // before the event loop runs the simulation
        std::vector<std::uint64_t> hashes{session().world()->hash()};
        for (int i = 0; i < steps; ++i) {
            session().stepOnce();
            hashes.push_back(session().world()->hash());
        }
        return hashes;
    }

    std::unique_ptr<test::EditorWorld> m_world;
};

void TestSimulationSession::init() { m_world = std::make_unique<test::EditorWorld>(test::cannonWorld()); }

void TestSimulationSession::stepsAreThoseOfAWorldMadeByHand()
{
    auto byHand = World::fromScene(document().scene());
    QVERIFY(byHand);
    std::uint64_t hits = 0;
    for (int step = 1; step <= 120; ++step) {
        std::vector<Input> inputs;
        if (step % 50 == 1) {
            inputs.push_back(ShootInput{{1}, kAtTarget});
            session().shoot({1}, kAtTarget);
            session().pause(); // before the event loop runs the simulation
        }
        const StepReport expected = byHand->step(inputs);
        hits += expected.hits;
        session().stepOnce();
        const StepReport* report = session().lastReport();
        QVERIFY(report);
        QCOMPARE(report->step, expected.step);
        QCOMPARE(report->hash, expected.hash);
        QCOMPARE(report->removed, expected.removed);
    }
    QCOMPARE(session().hits(), hits);
    QCOMPARE(session().state(), State::Paused);
}

void TestSimulationSession::runAdvancesByItselfAndDeterministically()
{
    session().run();
    QCOMPARE(session().state(), State::Running);
    QTRY_VERIFY(session().world()->stepCount() >= 10);
    session().pause();
    const std::uint64_t steps = session().world()->stepCount();
    auto byHand = World::fromScene(document().scene());
    for (std::uint64_t i = 0; i < steps; ++i)
        byHand->step();
    QCOMPARE(session().world()->hash(), byHand->hash());
}

void TestSimulationSession::shotRunsHitsAndRemovesTheTarget()
{
    const quint64 revision = document().revision();
    session().shoot({1}, kAtTarget);
    QCOMPARE(session().state(), State::Running);
    QTRY_COMPARE(session().removed(), std::uint64_t{1});
    session().pause();
    QCOMPARE(session().hits(), std::uint64_t{1});
    QVERIFY(!m_world->shownWorld.objects().indexOf({3}));
    QVERIFY(document().scene().contains({3}));
    QCOMPARE(document().revision(), revision);
    QVERIFY(!document().isModified());
}

void TestSimulationSession::stopReturnsToTheAuthoredScene()
{
    session().stepOnce();
    QVERIFY(m_world->shownWorld.isLive());
    QSignalSpy worldChanged(&session(), &SimulationSession::worldChanged);
    QSignalSpy stateChanged(&session(), &SimulationSession::stateChanged);
    session().stop();
    QCOMPARE(worldChanged.count(), 1);
    QCOMPARE(stateChanged.count(), 1);
    QVERIFY(!session().world());
    QVERIFY(!session().lastReport());
    QCOMPARE(session().hits(), std::uint64_t{0});
    QCOMPARE(m_world->shownWorld.objects().poseOf(*m_world->shownWorld.objects().indexOf({2})).position, Vec2{});
    session().stepOnce(); // a new run, from the authored scene
    QCOMPARE(session().lastReport()->step, std::uint64_t{1});
}

void TestSimulationSession::idleCommandsAreSilent()
{
    QSignalSpy stateChanged(&session(), &SimulationSession::stateChanged);
    QSignalSpy worldChanged(&session(), &SimulationSession::worldChanged);
    session().pause();
    session().stop();
    QCOMPARE(stateChanged.count() + worldChanged.count(), 0);
    session().run();
    stateChanged.clear();
    session().run();
    QCOMPARE(stateChanged.count(), 0);
}

void TestSimulationSession::stepWhileRunningPauses()
{
    session().run();
    session().stepOnce();
    QCOMPARE(session().state(), State::Paused);
    QCOMPARE(session().world()->stepCount(), std::uint64_t{1});
}

void TestSimulationSession::sceneThatCannotRunSaysWhy()
{
    editSettings(document(), [](SceneSettings& s) { s.broadPhase.cellSize = 1e-6; });
    std::vector<Problem> problems;
    connect(&session(), &SimulationSession::failed, this, [&](const Problem& p) { problems.push_back(p); });
    session().run();
    session().stepOnce();
    session().shoot({1}, kAtTarget);
    QCOMPARE(problems.size(), std::size_t{3});
    QVERIFY(!problems.front().remedy.empty());
    QCOMPARE(session().state(), State::Authored);
    QVERIFY(session().problem());
    editSettings(document(), [](SceneSettings& s) { s.broadPhase.cellSize = 1.0; });
    QVERIFY(!session().problem());
    session().stepOnce();
    QCOMPARE(session().state(), State::Paused);
    QVERIFY2(session().lastReport()->problems.empty(), "the refused shot must not come after all");
}

void TestSimulationSession::cellsAreTakenOverWhileItRuns()
{
    session().stepOnce();
    QSignalSpy worldChanged(&session(), &SimulationSession::worldChanged);
    editSettings(document(), [](SceneSettings& s) { s.broadPhase.cellSize = 0.75; });
    QCOMPARE(worldChanged.count(), 1);
    QCOMPARE(session().state(), State::Paused);
    QCOMPARE(session().world()->broadPhase().cellTable()->cellSize(), 0.75);
    QCOMPARE(session().broadPhaseSettings().cellSize, 0.75);
    QCOMPARE(session().world()->stepCount(), std::uint64_t{1});
    document().undoStack().undo();
    QCOMPARE(session().world()->broadPhase().cellTable()->cellSize(), 2.5);
}

void TestSimulationSession::refusedCellsLeaveTheOldOnes()
{
    session().stepOnce();
    int failures = 0;
    connect(&session(), &SimulationSession::failed, this, [&](const Problem&) { ++failures; });
    editSettings(document(), [](SceneSettings& s) { s.broadPhase.cellSize = 1e-6; });
    QCOMPARE(failures, 1);
    QVERIFY(session().problem());
    QCOMPARE(session().broadPhaseSettings().cellSize, 2.5);
    QCOMPARE(m_world->shownWorld.broadPhaseSettings().cellSize, 2.5);
    QVERIFY(m_world->shownWorld.problem());
    session().stepOnce();
    QCOMPARE(session().lastReport()->step, std::uint64_t{2});
    editSettings(document(), [](SceneSettings& s) { s.step.dt = 0.1; }); // the failure is reported once only
    QCOMPARE(failures, 1);
    editSettings(document(), [](SceneSettings& s) { s.broadPhase.cellSize = 2.5; });
    QVERIFY(!session().problem());
}

void TestSimulationSession::dtIsTakenOverFromTheNextStep()
{
    session().stepOnce();
    const double before = session().world()->time();
    editSettings(document(), [](SceneSettings& s) { s.step.dt = 0.5; });
    session().stepOnce();
    QCOMPARE(session().state(), State::Paused);
    VERIFY_NEAR(session().world()->time(), before + 0.5, 1e-12);
}

void TestSimulationSession::theWorldsSettingsAreTakenOver()
{
    const auto hashes = shootAndStep(20);
    session().seek(10);
    const double speed = session().world()->velocityOf(1).y;
    editSettings(document(), [](SceneSettings& s) {
        s.world.gravity = {};
        s.world.width = 20.0;
        s.broadPhase.cellSize = 1.0;
    });
    QCOMPARE(session().state(), State::Paused);
    QCOMPARE(session().world()->settings().width, 20.0);
    QCOMPARE(session().world()->broadPhase().cellTable()->columns(), std::int64_t{20});
    session().stepOnce();
    QCOMPARE(session().world()->velocityOf(1).y, speed);
    QCOMPARE(session().recorded(), (StepRange{0, 11}));
    session().seek(10);
    QVERIFY(session().world()->settings().gravity != Vec2{});
    QCOMPARE(session().world()->hash(), hashes[10]);
    session().seek(11);
    QCOMPARE(session().world()->settings().gravity, Vec2{});
}

void TestSimulationSession::aWorldThatItsCellsCannotFillLeavesTheOldOne()
{
    session().stepOnce();
    int failures = 0;
    connect(&session(), &SimulationSession::failed, this, [&](const Problem&) { ++failures; });
    editSettings(document(), [](SceneSettings& s) { s.world.width = 1e9; });
    QCOMPARE(failures, 1);
    QVERIFY(session().problem());
    session().stepOnce();
    QCOMPARE(failures, 1); // it was reported already
    QVERIFY(session().world()->settings().width < 1e9);
    document().undoStack().undo();
    QVERIFY(!session().problem());
}

void TestSimulationSession::editsEndTheSimulation_data()
{
    QTest::addColumn<Edit>("edit");
    const auto replaceWith = [](const std::function<void(SceneObject&)>& change) {
        return Edit{[change](SceneDocument& d) {
            d.push(std::make_unique<ReplaceObjects>(d, QStringLiteral("Edit"),
                                                    std::vector{edited(*d.scene().find({3}), change)},
                                                    SceneChange::Kind::Edited, d.newGesture()));
        }};
    };
    QTest::newRow("object moved") << replaceWith([](SceneObject& o) { o.pose.position.x = 1.0; });
    QTest::newRow("object renamed") << replaceWith([](SceneObject& o) { o.name = "Wall"; });
    QTest::newRow("object added") << Edit{
        [](SceneDocument& d) { d.push(std::make_unique<AddObjects>(d, std::vector{test::makeObject(9, {})})); }};
    QTest::newRow("object removed") << Edit{
        [](SceneDocument& d) { d.push(std::make_unique<RemoveObjects>(d, ids({3}))); }};
}

void TestSimulationSession::editsEndTheSimulation()
{
    QFETCH(Edit, edit);
    session().run();
    session().shoot({1}, kAtTarget);
    QSignalSpy ended(&session(), &SimulationSession::ended);
    edit(document());
    QCOMPARE(ended.count(), 1);
    QVERIFY(!ended.front().front().toString().isEmpty());
    QCOMPARE(session().state(), State::Authored);
    QVERIFY(!session().world());
    session().stepOnce();
    QVERIFY2(session().lastReport()->hits == 0 && session().lastReport()->problems.empty(), "an old shot came along");
}

void TestSimulationSession::anotherSceneEndsItWithoutAWord()
{
    session().run();
    QSignalSpy ended(&session(), &SimulationSession::ended);
    document().reset(test::threeBoxes(), {});
    QCOMPARE(ended.count(), 0);
    QCOMPARE(session().state(), State::Authored);
}

void TestSimulationSession::slotsMayStopIt()
{
    std::uint64_t seen = 0;
    connect(&session(), &SimulationSession::stepped, this, [&](const StepReport&) { session().stop(); });
    connect(&session(), &SimulationSession::stepped, this, [&](const StepReport& report) { seen = report.step; });
    session().stepOnce();
    QCOMPARE(session().state(), State::Authored);
    QCOMPARE(seen, std::uint64_t{1}); // the report stays valid after the world is destroyed
    session().run();
    QTRY_COMPARE(session().state(), State::Authored);
}

void TestSimulationSession::stepBackPutsTheWorldBack()
{
    const auto hashes = shootAndStep(40);
    QCOMPARE(session().removed(), std::uint64_t{1});
    QVERIFY(canStepBack(session()));
    QSignalSpy sought(&session(), &SimulationSession::sought);
    for (std::uint64_t step = 40; step-- > 0;) {
        session().stepBack();
        QCOMPARE(session().world()->stepCount(), step);
        QCOMPARE(session().world()->hash(), hashes[step]);
    }
    QCOMPARE(sought.count(), 40);
    QVERIFY(!canStepBack(session()));
    QVERIFY(!session().lastReport());
    QCOMPARE(session().removed(), std::uint64_t{0});
    QCOMPARE(session().recorded(), (StepRange{0, 40}));
    QVERIFY(session().isInThePast());
}

void TestSimulationSession::seekGoesAnywhereThatIsRecorded()
{
    const auto hashes = shootAndStep(40);
    for (const std::uint64_t step : {3U, 31U, 12U, 40U, 0U, 29U}) {
        session().seek(step);
        QCOMPARE(session().world()->hash(), hashes[step]);
        QCOMPARE(session().history()->step(), std::uint64_t{step});
        if (step > 0)
            QCOMPARE(session().lastReport()->hash, hashes[step]);
    }
    session().seek(5'000);
    QCOMPARE(session().world()->stepCount(), std::uint64_t{40});
    session().seekFirst();
    QCOMPARE(session().world()->stepCount(), std::uint64_t{0});
    session().seekLast();
    QCOMPARE(session().world()->stepCount(), std::uint64_t{40});
    QVERIFY(!session().isInThePast());
}

void TestSimulationSession::thePastIsShownInTheWorld()
{
    shootAndStep(40);
    ShownWorld& shownWorld = m_world->shownWorld;
    QVERIFY(!shownWorld.objects().indexOf({3}));
    QVERIFY(shownWorld.pick({3.25, 1.5}, 0.0) != ObjectId{3});
    QSignalSpy changed(&shownWorld, &ShownWorld::changed);
    session().seek(2);
    QCOMPARE(changed.count(), 1);
    QVERIFY(shownWorld.objects().indexOf({3}));
    QCOMPARE(shownWorld.pick({3.25, 1.5}, 0.0), ObjectId{3});
    QVERIFY(*shownWorld.funnel() == session().history()->at(2).report.funnel);
}

void TestSimulationSession::steppingOnRepeatsTheRecord()
{
    const auto hashes = shootAndStep(40);
    session().seek(0);
    QSignalSpy recordedChanged(&session(), &SimulationSession::recordedChanged);
    for (std::uint64_t step = 1; step <= 40; ++step) {
        session().stepOnce();
        QCOMPARE(session().lastReport()->step, step);
        QCOMPARE(session().world()->hash(), hashes[step]); // the shot is repeated too
    }
    QCOMPARE(recordedChanged.count(), 0);
    session().stepOnce();
    QCOMPARE(session().recorded(), (StepRange{0, 41}));
    session().seek(20);
    session().run();
    QTRY_VERIFY(session().recorded().last > 41);
    session().pause();
    QCOMPARE(session().history()->at(40).report.hash, hashes[40]);
}

void TestSimulationSession::aShotInThePastLeadsToAnotherFuture()
{
    const auto hashes = shootAndStep(40);
    session().seek(10);
    QSignalSpy dropped(&session(), &SimulationSession::futureDropped);
    session().shoot({1}, {1.0, 4.0});
    session().pause();
    QCOMPARE(session().recorded(), (StepRange{0, 40})); // the future is dropped by the next step
    session().stepOnce();
    QCOMPARE(session().recorded(), (StepRange{0, 11}));
    QCOMPARE(dropped.count(), 1);
    QVERIFY(dropped.front().front().toString().contains(QStringLiteral("11 to 40")));
    QVERIFY(session().world()->hash() != hashes[11]);
    QCOMPARE(session().history()->at(11).inputs.size(), std::size_t{1});
    for (int i = 0; i < 29; ++i)
        session().stepOnce();
    QCOMPARE(dropped.count(), 1);
    QCOMPARE(session().removed(), std::uint64_t{0}); // the new shot missed the target
    QVERIFY(m_world->shownWorld.objects().indexOf({3}));
}

void TestSimulationSession::theDroppedFutureComesBack()
{
    const auto hashes = shootAndStep(40);
    session().seek(10);
    session().shoot({1}, {1.0, 4.0});
    session().stepOnce();
    QCOMPARE(session().droppedSteps(), (std::optional<StepRange>{{11, 40}}));
    session().swapDroppedSteps();
    QCOMPARE(session().world()->stepCount(), std::uint64_t{10});
    QCOMPARE(session().recorded(), (StepRange{0, 40}));
    session().seekLast();
    QCOMPARE(session().world()->hash(), hashes[40]);
    session().stepOnce();
    QVERIFY(!session().droppedSteps());
    session().swapDroppedSteps();
    QCOMPARE(session().world()->stepCount(), std::uint64_t{41});
}

void TestSimulationSession::anEditInThePastIsAnInputOfTheNextStep()
{
    const auto hashes = shootAndStep(20);
    session().seek(10);
    editSettings(document(), [](SceneSettings& s) {
        s.broadPhase.cellSize = 0.75;
        s.step.dt = 0.125;
    });
    QCOMPARE(session().world()->broadPhase().cellTable()->cellSize(), 0.75); // visible at once
    QCOMPARE(session().world()->hash(), hashes[10]);
    session().stepOnce();
    QCOMPARE(session().recorded(), (StepRange{0, 11}));
    QCOMPARE(session().history()->at(11).rest->step.dt, 0.125);
    QCOMPARE(session().history()->at(11).rest->broadPhase.cellSize, 0.75);
    QCOMPARE(session().history()->at(10).rest->broadPhase.cellSize, 2.5);
}

void TestSimulationSession::anEditTakenBackInThePastLeavesTheRecord()
{
    const auto hashes = shootAndStep(20);
    session().seek(10);
    editSettings(document(), [](SceneSettings& s) { s.broadPhase.cellSize = 0.75; });
    document().undoStack().undo();
    QCOMPARE(session().world()->broadPhase().cellTable()->cellSize(), 2.5);
    session().stepOnce();
    QCOMPARE(session().recorded(), (StepRange{0, 20}));
    QCOMPARE(session().world()->hash(), hashes[11]);
}

void TestSimulationSession::thePastHasItsOwnSettings()
{
    shootAndStep(10);
    editSettings(document(), [](SceneSettings& s) { s.broadPhase.cellSize = 0.75; });
    session().stepOnce();
    session().stepOnce();
    session().seek(10);
    QCOMPARE(session().broadPhaseSettings().cellSize, 2.5);
    QCOMPARE(m_world->shownWorld.broadPhaseSettings().cellSize, 2.5);
    session().stepOnce();
    QCOMPARE(session().broadPhaseSettings().cellSize, 0.75);
    QCOMPARE(session().recorded(), (StepRange{0, 12}));
    session().seek(5);
    session().shoot({1}, kAtTarget);
    session().stepOnce(); // the new future has the settings of the panels
    QCOMPARE(session().broadPhaseSettings().cellSize, 0.75);
}

void TestSimulationSession::atTheEndTheDocumentsSettingsCount()
{
    shootAndStep(10);
    editSettings(document(), [](SceneSettings& s) { s.broadPhase.cellSize = 0.75; });
    session().stepBack();
    QCOMPARE(session().broadPhaseSettings().cellSize, 2.5);
    session().stepOnce();
    QCOMPARE(session().recorded(), (StepRange{0, 10}));
    QCOMPARE(session().broadPhaseSettings().cellSize, 0.75);
}

void TestSimulationSession::goingThroughTimePauses()
{
    session().run();
    QTRY_VERIFY(session().recorded().last >= 3);
    session().stepBack();
    QCOMPARE(session().state(), State::Paused);
    session().run();
    session().seek(session().world()->stepCount());
    QCOMPARE(session().state(), State::Paused);
}

void TestSimulationSession::nothingToGoToIsSilent()
{
    QSignalSpy sought(&session(), &SimulationSession::sought);
    session().stepBack();
    session().seek(7);
    session().swapDroppedSteps();
    QVERIFY(!session().world());
    session().stepOnce();
    session().seekLast();
    session().seekFirst();
    session().stepBack();
    QCOMPARE(sought.count(), 1);
}

void TestSimulationSession::theMemoryIsTheUsersChoice()
{
    session().setMemory(40U << 10);
    shootAndStep(400);
    QVERIFY(session().recorded().first > 0);
    QCOMPARE(session().recorded().last, std::uint64_t{400});
    QVERIFY(session().history()->bytes() <= session().memory().budget);
    session().seekFirst();
    QVERIFY(!canStepBack(session()));
    QVERIFY(session().lastReport()); // the report of the oldest kept step
    QCOMPARE(session().removed(), std::uint64_t{1});
}

void TestSimulationSession::slotsMayStopItInThePast()
{
    shootAndStep(10);
    const auto connection = connect(&session(), &SimulationSession::sought, this, [&] { session().stop(); });
    session().stepBack();
    QCOMPARE(session().state(), State::Authored);
    disconnect(connection);
    shootAndStep(10);
    session().seek(5);
    connect(&session(), &SimulationSession::stepped, this, [&] { session().stop(); });
    session().stepOnce();
    QCOMPARE(session().state(), State::Authored);
    QCOMPARE(session().recorded(), (StepRange{0, 0}));
}

BROADSIDE_EVENT_TEST(TestSimulationSession)

} // namespace broadside::test::tst_simulation_session

#include "tst_simulation_session.moc"
