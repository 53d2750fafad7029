#include "core/debug/history/history.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <cmath>
#include <map>

namespace broadside::test::tst_history {

namespace {

constexpr std::uint64_t kSteps = 200;

/// A recorded run, and the hash of each step.
struct Recorded {
    explicit Recorded(const Scene& scene, std::uint64_t budget = History::kDefaultBudget, std::uint64_t seed = 1)
        : run(scene, seed)
        , history(run.world(), budget)
    {
        hashes[0] = run.world().hash();
    }

    StepReport step()
    {
        run.edit();
        const std::vector<Input> inputs = run.inputs();
        StepReport report = run.world().step(inputs);
        history.record(run.world(), report, inputs);
        hashes[report.step] = report.hash;
        return report;
    }
    void stepTo(std::uint64_t last)
    {
        while (run.world().stepCount() < last)
            step();
    }
    void seek(std::uint64_t step) { history.seek(run.world(), step); }

    RandomRun run;
    History history;
    std::map<std::uint64_t, std::uint64_t> hashes;
};

Scene movingCircles(std::size_t count) { return generateScene("uniform", {count, 1}).value(); }

} // namespace

class TestHistory : public QObject {
    Q_OBJECT
private slots:
    void seekIsSteppingThere_data() { recordedWorldRows(); }
    void seekIsSteppingThere();
    void recordsTellWhatTheStepsDid();
    void reportOfASoughtStepIsWhole();
    void settingsAreThoseOfTheStep();
    void steppingOnDropsTheOldFuture();
    void theOldFutureComesBack();
    void anotherStepForgetsIt();
    void theOldestStepsGoFirst_data();
    void theOldestStepsGoFirst();
    void aTinyBudgetKeepsThePresent();
    void aSmallerBudgetDropsAtOnce();
    void tenThousandStepsFit();
    void objectsThatEditsPutInCountWithTheirPoints();
    void aWayBackIsNeverLong();
    void aStateIsLedAnywhere_data() { recordedWorldRows(); }
    void aStateIsLedAnywhere();
    void aCopyKeepsWhatTheOtherForgets();
    void anExcerptHasItsStepsAlone_data() { recordedWorldRows(); }
    void anExcerptHasItsStepsAlone();
};

/// Go to any step, and on from there: hashes and steps equal those of the first run.
void TestHistory::seekIsSteppingThere()
{
    QFETCH(const QByteArray, world);
    Recorded recorded(recordedWorld(world.toStdString()));
    std::map<std::uint64_t, StepReport> reports;
    while (recorded.run.world().stepCount() < kSteps) {
        const StepReport report = recorded.step();
        reports[report.step] = report;
    }
    QCOMPARE(recorded.history.firstStep(), std::uint64_t{0});
    QCOMPARE(recorded.history.lastStep(), kSteps);
    Random random(9);
    for (int round = 0; round < 100; ++round) {
        const std::uint64_t target =
            round % 3 == 0 && recorded.history.step() > 0 ? recorded.history.step() - 1 : random.below(kSteps + 1);
        recorded.seek(target);
        QCOMPARE(recorded.run.world().stepCount(), target);
        QCOMPARE(recorded.run.world().hash(), recorded.hashes[target]);
        QCOMPARE(recorded.history.at(target).report.hash, recorded.hashes[target]);
    }
    recorded.seek(kSteps / 2);
    for (std::uint64_t step = kSteps / 2 + 1; step <= kSteps; ++step)
        QVERIFY2(sameReport(recorded.step(), reports[step]), qPrintable(QString::number(step)));
}

void TestHistory::recordsTellWhatTheStepsDid()
{
    Recorded recorded(recordedWorld("everything"));
    std::uint64_t hits = 0;
    std::uint64_t removed = 0;
    while (recorded.run.world().stepCount() < kSteps) {
        recorded.run.edit();
        const std::vector<Input> inputs = recorded.run.inputs();
        const StepReport report = recorded.run.world().step(inputs);
        recorded.history.record(recorded.run.world(), report, inputs);
        const StepRecord& record = recorded.history.at(report.step);
        QVERIFY(record.inputs == inputs);
        QVERIFY(record.report.funnel == report.funnel && record.report.began == report.began);
        QVERIFY(record.report.ended == report.ended && record.report.removed == report.removed);
        QVERIFY(record.report.spawned == report.spawned && record.report.problems == report.problems);
        QCOMPARE(record.report.timings.narrowPhase, report.timings.narrowPhase);
        QCOMPARE(record.report.time, report.time);
        QCOMPARE(record.objects, recorded.run.world().objects().presentCount());
        QCOMPARE(record.allHits, hits += report.hits);
        QCOMPARE(record.allRemoved, removed += report.removed.size());
    }
    QVERIFY(hits > 0 && removed > 0);
}

void TestHistory::reportOfASoughtStepIsWhole()
{
    Recorded recorded(recordedWorld("everything"));
    std::vector<StepReport> reports(1);
    while (recorded.run.world().stepCount() < kSteps)
        reports.push_back(recorded.step());
    for (std::uint64_t step = kSteps; step > 0; step -= 4) {
        recorded.seek(step);
        QVERIFY2(sameReport(recorded.history.report(recorded.run.world()), reports[step]),
                 qPrintable(QString::number(step)));
    }
}

void TestHistory::settingsAreThoseOfTheStep()
{
    World world = World::fromScene(movingCircles(20)).value();
    History history(world);
    const auto step = [&] { history.record(world, world.step(), {}); };
    step();
    const BroadPhaseSettings other{Algorithm::AabbTree, 1.5};
    QVERIFY(!world.setBroadPhase(other));
    world.setStepSettings({0.125, Integrator::ExplicitEuler, false});
    step();
    QVERIFY(history.at(1).rest->broadPhase != other);
    QVERIFY(history.at(2).rest->broadPhase == other);
    QCOMPARE(history.at(2).rest->step.dt, 0.125);
    history.seek(world, 1);
    QVERIFY(world.broadPhaseSettings() == history.at(1).rest->broadPhase);
    QCOMPARE(world.broadPhase().algorithm(), history.at(1).rest->broadPhase.algorithm);
    QCOMPARE(world.time(), history.at(1).report.time);
    history.seek(world, 2);
    QCOMPARE(world.broadPhase().algorithm(), Algorithm::AabbTree);
    QCOMPARE(world.time(), history.at(2).report.time);
}

void TestHistory::steppingOnDropsTheOldFuture()
{
    Recorded recorded(recordedWorld("cannon"));
    recorded.stepTo(100);
    recorded.seek(40);
    World& world = recorded.run.world();
    const std::vector<Input> shot{ShootInput{{1}, {3.0, 4.0}}};
    const StepReport report = world.step(shot);
    recorded.history.record(world, report, shot);
    QCOMPARE(recorded.history.lastStep(), std::uint64_t{41});
    QVERIFY(recorded.history.at(41).inputs == shot);
    QCOMPARE(recorded.history.droppedSteps(), (std::optional<StepRange>{{41, 100}}));
    recorded.seek(39);
    recorded.seek(41);
    QCOMPARE(world.hash(), report.hash);
}

void TestHistory::theOldFutureComesBack()
{
    Recorded recorded(recordedWorld("everything"));
    recorded.stepTo(100);
    recorded.seek(40);
    World& world = recorded.run.world();
    QVERIFY(!world.setBroadPhase({Algorithm::Quadtree, 1.0}));
    const StepReport other = world.step();
    recorded.history.record(world, other, {});
    const std::uint64_t bytes = recorded.history.bytes();
    recorded.history.swapDroppedSteps(world);
    QCOMPARE(world.stepCount(), std::uint64_t{40});
    QCOMPARE(world.hash(), recorded.hashes[40]);
    QCOMPARE(recorded.history.lastStep(), std::uint64_t{100});
    for (const std::uint64_t step : {100U, 60U, 41U, 40U}) {
        recorded.seek(step);
        QCOMPARE(world.hash(), recorded.hashes[step]);
    }
    QCOMPARE(recorded.history.droppedSteps(), (std::optional<StepRange>{{41, 41}}));
    recorded.history.swapDroppedSteps(world);
    recorded.seek(41);
    QCOMPARE(world.hash(), other.hash);
    QVERIFY(recorded.history.bytes() <= bytes + bytes / 10); // a tenth for the whole state of the current step
}

void TestHistory::anotherStepForgetsIt()
{
    Recorded recorded(movingCircles(50));
    recorded.stepTo(60);
    recorded.seek(20);
    const std::uint64_t bytes = recorded.history.bytes();
    recorded.stepTo(21);
    QVERIFY(recorded.history.droppedSteps());
    recorded.stepTo(22);
    QVERIFY(!recorded.history.droppedSteps());
    QVERIFY(recorded.history.bytes() < bytes / 2);
}

void TestHistory::theOldestStepsGoFirst_data() { recordedWorldRows(); }

void TestHistory::theOldestStepsGoFirst()
{
    QFETCH(const QByteArray, world);
    Recorded recorded(recordedWorld(world.toStdString()), 96U << 10);
    for (int i = 0; i < 600; ++i) {
        recorded.step();
        QVERIFY2(recorded.history.bytes() <= recorded.history.budget() ||
                     recorded.history.firstStep() == recorded.history.lastStep(),
                 qPrintable(QString::number(recorded.history.bytes())));
    }
    QCOMPARE(recorded.history.lastStep(), std::uint64_t{600});
    QVERIFY(recorded.history.firstStep() > 0);
    for (std::uint64_t step = recorded.history.lastStep();; --step) {
        recorded.seek(step);
        QCOMPARE(recorded.run.world().hash(), recorded.hashes[step]);
        if (step == recorded.history.firstStep())
            break;
    }
}

void TestHistory::aTinyBudgetKeepsThePresent()
{
    Recorded recorded(movingCircles(100), 1);
    recorded.stepTo(30);
    QCOMPARE(recorded.history.firstStep(), std::uint64_t{30});
    QCOMPARE(recorded.history.lastStep(), std::uint64_t{30});
    recorded.seek(30);
    QCOMPARE(recorded.run.world().hash(), recorded.hashes[30]);
}

void TestHistory::aSmallerBudgetDropsAtOnce()
{
    Recorded recorded(movingCircles(100));
    recorded.stepTo(300);
    recorded.seek(200);
    const std::uint64_t before = recorded.history.bytes();
    recorded.history.setBudget(before * 2 / 3);
    QVERIFY(recorded.history.bytes() <= recorded.history.budget());
    QVERIFY(recorded.history.firstStep() > 0 && recorded.history.firstStep() <= 200);
    QCOMPARE(recorded.history.lastStep(), std::uint64_t{300});
    recorded.history.setBudget(before / 5);
    QVERIFY(recorded.history.bytes() <= recorded.history.budget());
    QCOMPARE(recorded.history.firstStep(), std::uint64_t{200});
    QVERIFY(recorded.history.lastStep() < 300);
    recorded.seek(recorded.history.lastStep());
    QCOMPARE(recorded.run.world().hash(), recorded.hashes[recorded.history.lastStep()]);
}

void TestHistory::tenThousandStepsFit()
{
    World world = World::fromScene(movingCircles(500)).value();
    History history(world);
    while (history.lastStep() < 1'000)
        history.record(world, world.step(), {});
    QCOMPARE(history.firstStep(), std::uint64_t{0});
    QVERIFY2(history.bytes() < History::kDefaultBudget / 10, qPrintable(QString::number(history.bytes())));
}

/// An object that an edit adds counts with the points of its shape.
void TestHistory::objectsThatEditsPutInCountWithTheirPoints()
{
    constexpr std::size_t kPoints = 4'096;
    World world = World::fromScene(movingCircles(10)).value();
    History history(world);
    const std::uint64_t before = history.bytes();
    const ObjectPtr large = edited(world.objects().objectOf(3), [](SceneObject& o) {
        Polygon polygon;
        for (std::size_t i = 0; i < kPoints; ++i) {
            const double angle = 6.283185307179586 * static_cast<double>(i) / kPoints;
            polygon.points.push_back({std::cos(angle), std::sin(angle)});
        }
        o.shape = polygon;
    });
    EditInput edit;
    edit.put.push_back({large});
    std::vector<Input> inputs;
    inputs.emplace_back(std::move(edit));
    history.record(world, world.step(inputs), inputs);
    QVERIFY(history.bytes() > before + kPoints * sizeof(Vec2));
}

void TestHistory::aWayBackIsNeverLong()
{
    Recorded recorded(movingCircles(50));
    recorded.stepTo(3'000);
    const WorldState start = recorded.history.stateAt(0);
    QCOMPARE(start.step, std::uint64_t{0});
    recorded.seek(1'500);
    QCOMPARE(recorded.run.world().hash(), recorded.hashes[1'500]);
    QCOMPARE(recorded.history.stateAt(2'999).step, std::uint64_t{2'999});
    QCOMPARE(recorded.history.step(), std::uint64_t{1'500});
}

/// Goes back and forth by short and long distances, within and across whole states.
void TestHistory::aStateIsLedAnywhere()
{
    QFETCH(const QByteArray, world);
    Recorded recorded(recordedWorld(world.toStdString()));
    recorded.stepTo(kSteps);
    World other = World::fromScene(recorded.run.scene()).value();
    WorldState state = recorded.history.stateAt(0);
    Random random(11);
    for (int i = 0; i < 100; ++i) {
        const std::uint64_t step = random.below(kSteps + 1);
        recorded.history.lead(state, step);
        QCOMPARE(state.step, step);
        other.restore(state);
        QCOMPARE(other.hash(), recorded.hashes[step]);
        QVERIFY(std::ranges::equal(state.overlaps, recorded.history.stateAt(step).overlaps));
    }
}

/// The copy keeps every step while the original records more, drops its oldest steps and forks.
void TestHistory::aCopyKeepsWhatTheOtherForgets()
{
    Recorded recorded(recordedWorld("everything"));
    recorded.stepTo(kSteps);
    const std::map<std::uint64_t, std::uint64_t> hashes = recorded.hashes;
    History copy = recorded.history;
    const std::uint64_t bytes = copy.bytes();
    recorded.seek(kSteps / 2);
    recorded.stepTo(kSteps);
    recorded.history.setBudget(recorded.history.bytes() / 8);
    recorded.stepTo(kSteps + 20);
    QVERIFY(recorded.history.firstStep() > 0);
    QCOMPARE(copy.bytes(), bytes);
    World world = World::fromScene(recorded.run.scene()).value();
    for (const auto& [step, hash] : hashes) {
        copy.seek(world, step);
        QCOMPARE(world.hash(), hash);
    }
}

void TestHistory::anExcerptHasItsStepsAlone()
{
    QFETCH(QByteArray, world);
    Recorded recorded(recordedWorld(world.constData()));
    recorded.stepTo(kSteps);
    for (const StepRange steps : {StepRange{0, kSteps}, {0, 0}, {40, 90}, {kSteps, kSteps}}) {
        recorded.seek(70);
        History part = recorded.history.excerpt(steps);
        QCOMPARE(part.firstStep(), steps.first);
        QCOMPARE(part.lastStep(), steps.last);
        QCOMPARE(part.step(), steps.first);
        QVERIFY(part.bytes() <= recorded.history.bytes());
        World other = World::fromScene(recordedWorld(world.constData())).value();
        for (const std::uint64_t step : {steps.first, steps.last, (steps.first + steps.last) / 2}) {
            part.seek(other, step);
            QCOMPARE(other.hash(), recorded.hashes[step]);
        }
        part.setBudget(0);
        QCOMPARE(part.firstStep(), part.lastStep());
        QCOMPARE(recorded.history.step(), std::uint64_t{70});
    }
}

BROADSIDE_TEST(TestHistory)

} // namespace broadside::test::tst_history

#include "tst_history.moc"
