#include "core/debug/audit/audit.h"
#include "core/dynamics/world.h"
#include "core/library/audit.h"
#include "core/library/history.h"
#include "core/library/simulation.h"
#include "core/library/trace.h"
#include "core/trace/world_recorder.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

namespace broadside::test::tst_simulation {

namespace {

/// Records the order of the calls.
class CallOrder final : public StepObserver {
public:
    CallOrder(std::string name, std::string& calls)
        : m_name(std::move(name))
        , m_calls(calls)
    {}
    void tested(const Simulation& /*simulation*/) override { m_calls += "tested " + m_name + ", "; }
    void stepped(const Simulation& simulation, const StepReport& report) override
    {
        m_calls += "stepped " + m_name + ", ";
        m_knowsTheStep = simulation.stepCount() == report.step;
    }
    [[nodiscard]] bool knowsTheStep() const noexcept { return m_knowsTheStep; }

private:
    std::string m_name;
    std::string& m_calls;
    bool m_knowsTheStep = false;
};

Scene twoBalls()
{
    Scene scene;
    scene.world.gravity = {};
    for (const double x : {1.0, 4.0}) {
        SceneObject ball;
        ball.id = scene.nextId();
        ball.kind = ObjectKind::Dynamic;
        ball.shape = Circle{0.25};
        ball.pose.position = {x, 2.0};
        scene.append(std::make_shared<const SceneObject>(ball));
    }
    return scene;
}

/// The trace that the recorder of the world writes, with pairs as they were tested.
QByteArray traceOf(const Scene& scene, std::uint64_t steps)
{
    QByteArray bytes;
    World world = World::fromScene(scene).value();
    trace::WorldRecorder recorder(world, [&](std::string_view more) {
        bytes.append(more.data(), static_cast<qsizetype>(more.size()));
        return true;
    });
    static_cast<void>(recorder.take(world));
    while (world.stepCount() < steps) {
        const StepReport report = world.step({}, {}, [&](const World& tested) { recorder.observeTested(tested); });
        static_cast<void>(recorder.take(world, &report));
    }
    static_cast<void>(recorder.finish());
    return bytes;
}

} // namespace

class TestSimulation : public QObject {
    Q_OBJECT
private slots:
    void makesTheStepsOfTheWorld_data() { recordedWorldRows(); }
    void makesTheStepsOfTheWorld();
    void refusesWhatNoBroadPhaseCanDo();
    void putsAndRemovesObjects();
    void callsObserversInTheirOrder();
    void observesItselfAfterAMove();
    void historyGoesBackAndOnAgain_data() { recordedWorldRows(); }
    void historyGoesBackAndOnAgain();
    void aSoughtStepDropsInputsThatWait();
    void aTraceReadsBackAsItWasRecorded();
    void aTraceThatIsNotFinishedLeavesNoFile();
    void aFileThatIsNoTraceIsRefused();
    void passagesAreFound();
    void missedPairsAreThoseOfTheAudit_data() { recordedWorldRows(); }
    void missedPairsAreThoseOfTheAudit();
};

void TestSimulation::makesTheStepsOfTheWorld()
{
    QFETCH(const QByteArray, world);
    const Scene scene = recordedWorld(world.toStdString());
    World expected = World::fromScene(scene).value();
    Simulation simulation = Simulation::fromScene(scene).value();
    for (int step = 0; step < 50; ++step)
        QVERIFY(sameReport(simulation.step(), expected.step()));
    QCOMPARE(simulation.hash(), expected.hash());
    QCOMPARE(simulation.stepCount(), std::uint64_t{50});
    QCOMPARE(simulation.time(), expected.time());
    QVERIFY(std::ranges::equal(simulation.overlaps(), expected.overlaps()));
}

void TestSimulation::refusesWhatNoBroadPhaseCanDo()
{
    Scene scene = twoBalls();
    scene.broadPhase = {Algorithm::RangeGrid, 1e-9};
    const auto refused = Simulation::fromScene(scene);
    QVERIFY(!refused);
    QVERIFY(!refused.problem().remedy.empty());

    Simulation simulation = Simulation::fromScene(twoBalls()).value();
    QVERIFY(simulation.setBroadPhase({Algorithm::RangeGrid, 1e-9}));
    QVERIFY(simulation.broadPhase().algorithm() == Algorithm::Grid);
    QVERIFY(!simulation.setBroadPhase({Algorithm::Quadtree, 1.0}));
    QVERIFY(simulation.broadPhase().algorithm() == Algorithm::Quadtree);
}

void TestSimulation::putsAndRemovesObjects()
{
    Simulation simulation = Simulation::fromScene(twoBalls()).value();
    SceneObject more;
    more.id = simulation.nextId();
    more.kind = ObjectKind::Dynamic;
    more.pose.position = {7.0, 2.0};
    more.velocity = {0.0, 1.0};
    simulation.put(std::make_shared<const SceneObject>(more));
    simulation.remove({1});
    simulation.remove({99});
    const StepReport report = simulation.step();
    QVERIFY(report.problems.empty());
    QCOMPARE(simulation.objects().presentCount(), std::size_t{2});
    QVERIFY(!simulation.objects().indexOf({1}));
    const auto row = simulation.objects().indexOf(more.id);
    QVERIFY(row);
    QCOMPARE(simulation.velocityOf(*row).y, 1.0);
    QCOMPARE(simulation.scene().size(), std::size_t{2});

    simulation.step();
    QVERIFY(simulation.objects().poseOf(*row).position.y > 2.0 + 1.5 / 60.0); // it was placed once, not again
}

void TestSimulation::callsObserversInTheirOrder()
{
    Simulation simulation = Simulation::fromScene(twoBalls()).value();
    std::string calls;
    CallOrder first("a", calls);
    CallOrder second("b", calls);
    simulation.step({&first, &second});
    QCOMPARE(calls, std::string("tested a, tested b, stepped a, stepped b, "));
    QVERIFY(first.knowsTheStep() && second.knowsTheStep());
}

void TestSimulation::observesItselfAfterAMove()
{
    Simulation made = Simulation::fromScene(twoBalls()).value();
    StepHistory history(made);
    Simulation simulation = std::move(made);
    simulation.step({&history});
    simulation.step({&history});
    QCOMPARE(history.lastStep(), std::uint64_t{2});
}

void TestSimulation::historyGoesBackAndOnAgain()
{
    QFETCH(const QByteArray, world);
    Simulation simulation = Simulation::fromScene(recordedWorld(world.toStdString())).value();
    StepHistory history(simulation);
    std::vector<std::uint64_t> hashes{simulation.hash()};
    while (simulation.stepCount() < 60)
        hashes.push_back(simulation.step({&history}).hash);
    QCOMPARE(history.firstStep(), std::uint64_t{0});
    QCOMPARE(history.lastStep(), std::uint64_t{60});
    QVERIFY(history.bytes() > 0);
    for (const std::uint64_t step : {0U, 59U, 20U}) {
        history.seek(simulation, step);
        QCOMPARE(history.step(), step);
        QCOMPARE(simulation.stepCount(), step);
        QCOMPARE(simulation.hash(), hashes[step]);
    }
    QCOMPARE(history.reportOf(21).hash, hashes[21]);
    QCOMPARE(simulation.step({&history}).hash, hashes[21]);
    QCOMPARE(history.lastStep(), std::uint64_t{21});
}

void TestSimulation::aSoughtStepDropsInputsThatWait()
{
    Simulation simulation = Simulation::fromScene(twoBalls()).value();
    StepHistory history(simulation);
    simulation.step({&history});
    simulation.remove({1});
    history.seek(simulation, 0);
    simulation.step({&history});
    QCOMPARE(simulation.objects().presentCount(), std::size_t{2});
}

void TestSimulation::aTraceReadsBackAsItWasRecorded()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("run.bstrace").toStdString();
    const Scene scene = recordedWorld("everything");
    Simulation simulation = Simulation::fromScene(scene).value();
    auto recorder = TraceRecorder::create(path, simulation);
    QVERIFY(recorder);
    while (simulation.stepCount() < 20)
        simulation.step({recorder->get()});
    QVERIFY(!(*recorder)->finish());
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll() == traceOf(scene, 20));

    auto trace = TraceReading::open(path);
    QVERIFY(trace);
    QVERIFY(trace->notices().empty());
    QCOMPARE(trace->frameCount(), std::size_t{21});
    QCOMPARE(trace->stepOf(20), std::uint64_t{20});
    QCOMPARE(trace->timeOf(20), simulation.time());
    const auto objects = trace->objects(20);
    QVERIFY(objects);
    QVERIFY((*objects)->presentCount() >= simulation.objects().presentCount()); // includes objects that a hit removed
    const auto audit = trace->audit(20);
    QVERIFY(audit);
    QVERIFY(audit->candidates > 0);
    QCOMPARE(audit->missedCount, std::uint64_t{0});
}

void TestSimulation::aTraceThatIsNotFinishedLeavesNoFile()
{
    const QTemporaryDir folder;
    const Simulation simulation = Simulation::fromScene(twoBalls()).value();
    QVERIFY(TraceRecorder::create(folder.filePath("run.bstrace").toStdString(), simulation));
    QVERIFY(QDir(folder.path()).isEmpty());
    QVERIFY(!TraceRecorder::create(folder.filePath("no/run.bstrace").toStdString(), simulation));
}

void TestSimulation::aFileThatIsNoTraceIsRefused()
{
    const auto refused = TraceReading::open(BROADSIDE_SCENES "/no_such.bstrace");
    QVERIFY(!refused);
    QVERIFY(!refused.problem().remedy.empty());
}

/// A fast ball passes through another within one step.
void TestSimulation::passagesAreFound()
{
    Scene scene = twoBalls();
    scene.replace(edited(*scene.find({1}), [](SceneObject& ball) { ball.velocity = {600.0, 0.0}; }));
    Simulation simulation = Simulation::fromScene(scene).value();
    StepAudit audit(simulation);
    simulation.step({&audit});
    QCOMPARE(audit.passages().size(), std::size_t{1});
    const StepAudit::Passage passage = audit.passages().front();
    QVERIFY(passage.step == 1 && passage.object == ObjectId{1} && passage.through == ObjectId{2} && !passage.wasSeen);
    QCOMPARE(audit.missedCount(), std::uint64_t{0});
    QVERIFY(audit.missed().empty());
}

/// With a textbook algorithm, which misses pairs in most worlds.
void TestSimulation::missedPairsAreThoseOfTheAudit()
{
    QFETCH(const QByteArray, world);
    Scene scene = recordedWorld(world.toStdString());
    scene.broadPhase = {Algorithm::CornerGrid, 0.5};
    Simulation simulation = Simulation::fromScene(scene).value();
    World expectedWorld = World::fromScene(scene).value();
    QCOMPARE(auditPairs(simulation).missedCount, auditFrame(Frame::of(expectedWorld)).missedCount());

    StepAudit audit(simulation);
    Audit expected;
    expected.startFrom(expectedWorld);
    for (int step = 0; step < 30; ++step) {
        simulation.step({&audit});
        const StepReport report =
            expectedWorld.step({}, {}, [&](const World& tested) { expected.observeTested(tested); });
        expected.observe(expectedWorld, &report);
    }
    QVERIFY(std::ranges::equal(audit.missed(), expected.missed(), [](const StepAudit::Miss& a, const Audit::Miss& b) {
        return a.step == b.step && a.a == b.pair.a && a.b == b.pair.b && a.cause == b.cause;
    }));
    QCOMPARE(audit.missedCount(), expected.misses().count());
    QVERIFY(std::ranges::equal(audit.passages(), expected.passages(),
                               [](const StepAudit::Passage& a, const FoundPassage& b) {
                                   return a.step == b.step && a.object == b.passage.object &&
                                          a.through == b.passage.through && a.wasSeen == b.passage.wasSeen;
                               }));
    if (world == "everything")
        QVERIFY(audit.missedCount() > 0);
}

BROADSIDE_TEST(TestSimulation)

} // namespace broadside::test::tst_simulation

#include "tst_simulation.moc"
