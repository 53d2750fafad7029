#include "core/debug/audit/step_audit.h"
#include "core/debug/history/recorded_run.h"
#include "core/debug/history/streamed_run.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <array>
#include <stop_token>
#include <vector>

namespace broadside::test::tst_streamed_run {

namespace {

constexpr std::uint64_t kSteps = 60;

/// A run without edits, its inputs, and its history.
struct Played {
    explicit Played(const Scene& world)
        : run(world, 9)
        , history(run.world())
    {
        while (run.world().stepCount() < kSteps) {
            const std::vector<Input> now = run.inputs();
            for (const Input& input : now)
                inputs.push_back({run.world().stepCount() + 1, input});
            const StepReport report = run.world().step(now);
            history.record(run.world(), report, now);
        }
    }
    [[nodiscard]] StreamedRun streamed(StreamedRun::Observer observe = {}) const
    {
        return {run.scene(), kSteps, inputs, std::move(observe)};
    }

    RandomRun run;
    History history;
    std::vector<TimedInput> inputs;
};

} // namespace

class TestStreamedRun : public QObject {
    Q_OBJECT
private slots:
    void showsTheStepsOfARecordedRun_data() { recordedWorldRows(); }
    void showsTheStepsOfARecordedRun();
    void anAuditFindsTheSame_data() { recordedWorldRows(); }
    void anAuditFindsTheSame();
    void framesAreShownWithAnotherBroadPhase();
    void eachStepIsObservedOnce();
    void aSceneThatIsRefusedHasNoWalk();
    void aWorldThatWasStoppedIsNotUsedAgain();
};

/// Forward first, then in any order.
void TestStreamedRun::showsTheStepsOfARecordedRun()
{
    QFETCH(const QByteArray, world);
    const Played played(recordedWorld(world.toStdString()));
    const RecordedRun recorded(played.run.scene(), played.history);
    const StreamedRun streamed = played.streamed();
    QCOMPARE(streamed.frameCount(), recorded.frameCount());
    QVERIFY(streamed.steps() == recorded.steps());
    const auto expected = recorded.walk().value();
    const auto walk = streamed.walk().value();
    expected->followPassages(0);
    walk->followPassages(0);
    Random random(3);
    for (std::uint64_t i = 0; i < kSteps + 20; ++i) {
        const std::size_t frame = i <= kSteps ? i : random.below(kSteps + 1);
        std::array<Boxes, 2> tested;
        const auto take = [&](std::size_t which) {
            return [&, which](const Frame& shown) { tested[which] = boxesOf(shown.objects()); };
        };
        if (i % 3 == 0) {
            QVERIFY(!expected->goTo(frame));
            QVERIFY(!walk->goTo(frame));
        } else {
            QVERIFY(!expected->look(frame, take(0)));
            QVERIFY(!walk->look(frame, take(1)));
        }
        QVERIFY(tested[0] == tested[1]);
        QCOMPARE(streamed.dtOf(frame), recorded.dtOf(frame));
        QVERIFY(boxesOf(walk->objects()) == boxesOf(expected->objects()));
        if (frame > 0)
            QVERIFY(sameReport(walk->report(), expected->report()));
        if (i <= kSteps)
            QVERIFY(walk->passages() == expected->passages());
        QVERIFY(walk->scene().objects().size() == expected->scene().objects().size());
        for (std::uint64_t id = 1; id < 70; id += 7) {
            const auto found = walk->find({id});
            const auto same = expected->find({id});
            QCOMPARE(found.has_value(), same.has_value());
            QVERIFY(!found || (found->pose == same->pose && found->velocity == same->velocity));
        }
    }
}

void TestStreamedRun::anAuditFindsTheSame()
{
    QFETCH(const QByteArray, world);
    Scene scene = recordedWorld(world.toStdString());
    scene.broadPhase.algorithm = Algorithm::CornerGrid; // it misses pairs
    const Played played(scene);
    const RecordedRun recorded(played.run.scene(), played.history);
    for (const StepRange steps : {StepRange{0, kSteps}, StepRange{20, 40}}) {
        const AuditedSteps expected = auditSteps(recorded, steps);
        const AuditedSteps found = auditSteps(played.streamed(), steps);
        QVERIFY(!found.problem);
        QCOMPARE(found.missed.count(), expected.missed.count());
        QVERIFY(found.missed.listed == expected.missed.listed);
        QVERIFY(found.passages == expected.passages);
    }
}

void TestStreamedRun::framesAreShownWithAnotherBroadPhase()
{
    const Played played(recordedWorld("everything"));
    const StreamedRun run = played.streamed();
    const auto walk = run.walk().value();
    for (const std::size_t frame : {std::size_t{0}, std::size_t{30}}) {
        std::uint64_t candidates = 0;
        const auto count = [&](const Frame& shown) { candidates = shown.funnel().candidates; };
        QVERIFY(!walk->look(frame, count, BroadPhaseSettings{Algorithm::BruteForce, 1.0}));
        const std::uint64_t all = candidates;
        QVERIFY(!walk->look(frame, count));
        QVERIFY(candidates < all);
        QCOMPARE(walk->frameWith({Algorithm::BruteForce, 1.0}).value().broadPhase()->algorithm(),
                 Algorithm::BruteForce);
        QVERIFY(walk->look(frame, count, BroadPhaseSettings{Algorithm::Grid, 1e-9}).has_value());
    }
}

void TestStreamedRun::eachStepIsObservedOnce()
{
    const Played played(recordedWorld("everything"));
    std::vector<std::uint64_t> seen;
    const StreamedRun run = played.streamed([&](const World& world, const StepReport* report) {
        QCOMPARE(report != nullptr, world.stepCount() > 0);
        seen.push_back(world.stepCount());
    });
    QVERIFY(seen.empty());
    const auto walk = run.walk().value();
    for (const std::size_t frame : std::array<std::size_t, 5>{0, 1, 5, 2, 7})
        QVERIFY(!walk->goTo(frame));
    const auto second = run.walk().value();
    QVERIFY(!second->goTo(9));
    QVERIFY((seen == std::vector<std::uint64_t>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

void TestStreamedRun::aSceneThatIsRefusedHasNoWalk()
{
    Scene scene = recordedWorld("everything");
    scene.broadPhase = {Algorithm::Grid, 1e-9};
    const StreamedRun run(scene, kSteps, {});
    QVERIFY(!run.walk());
}

/// A stop in the middle of a step leaves a world that must be discarded.
void TestStreamedRun::aWorldThatWasStoppedIsNotUsedAgain()
{
    const Played played(recordedWorld("everything"));
    const RecordedRun recorded(played.run.scene(), played.history);
    std::vector<std::uint64_t> seen;
    const StreamedRun run =
        played.streamed([&](const World& world, const StepReport*) { seen.push_back(world.stepCount()); });
    const auto walk = run.walk().value();
    const auto expected = recorded.walk().value();
    std::stop_source stop;
    const auto stopThere = [&](const Frame&) { stop.request_stop(); };
    static_cast<void>(walk->look(20, stopThere, {}, stop.get_token()));
    for (const std::size_t frame : std::array<std::size_t, 3>{20, 21, 20}) {
        QVERIFY(!walk->goTo(frame));
        QVERIFY(!expected->goTo(frame));
        QVERIFY(boxesOf(walk->objects()) == boxesOf(expected->objects()));
        QVERIFY(sameReport(walk->report(), expected->report()));
    }
    QCOMPARE(seen.size(), std::size_t{22}); // each step once
}

BROADSIDE_TEST(TestStreamedRun)

} // namespace broadside::test::tst_streamed_run

#include "tst_streamed_run.moc"
