#include "core/debug/history/recorded_run.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <map>

namespace broadside::test::tst_recorded_run {

namespace {

constexpr std::uint64_t kSteps = 60;

/// A run, its history, and the data of each step when it was made.
struct Made {
    struct Step {
        Boxes tested;
        Boxes end;
        std::map<ObjectId, Pose> poses;
        std::vector<IndexPair> met;
        StepReport report;
        double dt = 0.0;
    };
    explicit Made(const Scene& scene)
        : run(scene, 9)
        , history(run.world())
    {
        World& world = run.world();
        steps.push_back(stepOf(world));
        while (world.stepCount() < kSteps) {
            run.edit();
            const std::vector<Input> inputs = run.inputs();
            Boxes tested;
            std::vector<IndexPair> met;
            const StepReport report = world.step(inputs, {}, [&](const World& now) {
                tested = boxesOf(now.objects());
                met.assign(now.metPairs().begin(), now.metPairs().end());
            });
            history.record(world, report, inputs);
            steps.push_back(stepOf(world));
            steps.back().tested = std::move(tested);
            steps.back().met = std::move(met);
            steps.back().report = report;
        }
    }
    static Step stepOf(const World& world)
    {
        Step step;
        step.tested = step.end = boxesOf(world.objects());
        world.objects().forEach(
            [&](ObjectIndex row) { step.poses[world.objects().idOf(row)] = world.objects().poseOf(row); });
        step.dt = world.stepSettings().dt;
        return step;
    }

    RandomRun run;
    History history;
    std::vector<Step> steps;
};

} // namespace

class TestRecordedRun : public QObject {
    Q_OBJECT
private slots:
    void tellsWhatTheRunDid_data() { recordedWorldRows(); }
    void tellsWhatTheRunDid();
    void framesAreAskedWithAnotherBroadPhase();
    void theAuthoredSceneIsOneFrame();
    void whatWasStoppedIsNotUsedAgain();
};

/// Steps in any order, by every kind of query.
void TestRecordedRun::tellsWhatTheRunDid()
{
    QFETCH(const QByteArray, world);
    const Made made(recordedWorld(world.toStdString()));
    const RecordedRun run(made.run.scene(), made.history);
    QCOMPARE(run.frameCount(), std::size_t{kSteps + 1});
    const auto walk = run.walk().value();
    const auto light = run.walk(WalkDepth::Objects).value();
    Random random(3);
    for (std::uint64_t i = 0; i < 80; ++i) {
        const std::size_t frame = i < 30 ? i : random.below(kSteps + 1);
        const Made::Step& expected = made.steps[frame];
        QCOMPARE(run.dtOf(frame), frame > 0 ? expected.dt : run.dtOf(0));
        Boxes tested;
        if (random.below(2) == 0) {
            QVERIFY(!walk->look(frame, [&](const Frame& shown) {
                tested = boxesOf(shown.objects());
                for (const IndexPair pair : expected.met)
                    QVERIFY(shown.haveMet(pair.a, pair.b));
            }));
            QVERIFY(tested == expected.tested);
        } else {
            QVERIFY(!walk->goTo(frame));
        }
        QVERIFY(boxesOf(walk->objects()) == expected.end);
        if (frame > 0)
            QVERIFY(sameReport(walk->report(), expected.report));
        QVERIFY(!light->goTo(frame));
        for (std::uint64_t id = 1; id < 70; id += 7) {
            const auto found = light->find({id});
            const auto pose = expected.poses.find({id});
            QCOMPARE(found.has_value(), pose != expected.poses.end());
            QVERIFY(!found || found->pose == pose->second);
        }
    }
}

void TestRecordedRun::framesAreAskedWithAnotherBroadPhase()
{
    const Made made(recordedWorld("everything"));
    const RecordedRun run(made.run.scene(), made.history);
    const auto walk = run.walk().value();
    for (const std::size_t frame : {std::size_t{0}, std::size_t{30}}) {
        std::uint64_t candidates = 0;
        const auto count = [&](const Frame& shown) { candidates = shown.funnel().candidates; };
        QVERIFY(!walk->look(frame, count, BroadPhaseSettings{Algorithm::BruteForce, 1.0}));
        const std::uint64_t all = candidates;
        QVERIFY(!walk->look(frame, count));
        QVERIFY(candidates < all);
        QVERIFY(walk->look(frame, count, BroadPhaseSettings{Algorithm::Grid, 1e-9}));
    }
}

void TestRecordedRun::theAuthoredSceneIsOneFrame()
{
    const Scene scene = recordedWorld("mixed");
    const RecordedRun run(scene);
    QCOMPARE(run.steps(), (StepRange{0, 0}));
    QVERIFY(run.rerun() && !run.rerun()->history);
    const auto walk = run.walk().value();
    std::size_t objects = 0;
    QVERIFY(!walk->look(0, [&](const Frame& shown) { objects = shown.objects().presentCount(); }));
    QCOMPARE(objects, scene.size());
    Scene impossible = scene;
    impossible.broadPhase = {Algorithm::Grid, 1e-9};
    QVERIFY(!RecordedRun(impossible).walk());
}

/// A stopped step leaves an unusable world.
void TestRecordedRun::whatWasStoppedIsNotUsedAgain()
{
    const Made made(recordedWorld("everything"));
    const RecordedRun run(made.run.scene(), made.history);
    std::stop_source stop;
    stop.request_stop();
    const auto nothing = [](const Frame&) { QFAIL("nothing is shown"); };
    static_cast<void>(run.walk().value()->look(20, nothing, {}, stop.get_token()));
    const auto walk = run.walk().value();
    QVERIFY(!walk->goTo(21));
    QVERIFY(boxesOf(walk->objects()) == made.steps[21].end);
}

BROADSIDE_TEST(TestRecordedRun)

} // namespace broadside::test::tst_recorded_run

#include "tst_recorded_run.moc"
