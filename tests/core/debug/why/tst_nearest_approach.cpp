#include "core/collision/queries.h"
#include "core/debug/history/recorded_run.h"
#include "core/debug/why/nearest_approach.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <QElapsedTimer>

namespace broadside::test::tst_nearest_approach {

class TestNearestApproach : public QObject {
    Q_OBJECT
private slots:
    void isTheMinimumOverWhatTheWorldShowed();
    void whatMetInAStepWasNearestInIt_data();
    void whatMetInAStepWasNearestInIt();
    void whatAnEditSetInMotionIsFollowed();
    void aCopyOfTheRecordIsUntouchedByWhatComesLater();
    void tenThousandStepsOfFiveHundredObjectsTakeWellUnderASecond();
};

/// Compared with the frames of the world, for many pairs, including spawned and removed objects.
void TestNearestApproach::isTheMinimumOverWhatTheWorldShowed()
{
    World world = World::fromScene(test::worldOfEverything()).value();
    History history(world);
    struct Seen {
        std::optional<NearestApproach> nearest;
    };
    std::map<std::pair<ObjectIndex, ObjectIndex>, Seen> seen;
    const auto look = [&](const StepReport& report) {
        const ObjectTable& objects = world.objects();
        for (ObjectIndex a = 0; a < objects.rowCount(); a += 3)
            for (ObjectIndex b = a + 1; b < objects.rowCount(); b += 5) {
                const IdPair pair{std::min(objects.idOf(a), objects.idOf(b)),
                                  std::max(objects.idOf(a), objects.idOf(b))};
                const bool haveMet = std::ranges::find(report.began, pair) != report.began.end();
                if (!haveMet && (!objects.isPresent(a) || !objects.isPresent(b)))
                    continue;
                const double distance = haveMet ? 0.0
                                                : distanceBetween(objects.shapeOf(a), objects.poseOf(a),
                                                                  objects.shapeOf(b), objects.poseOf(b));
                std::optional<NearestApproach>& nearest = seen[{a, b}].nearest;
                if (!nearest || distance < nearest->distance)
                    nearest = NearestApproach{world.stepCount(), distance};
            }
    };
    look({});
    for (int step = 0; step < 150; ++step) {
        const StepReport report = world.step();
        history.record(world, report, {});
        look(report);
    }
    QVERIFY(seen.size() > 20);
    const RecordedRun run(test::worldOfEverything(), history);
    for (const auto& [pair, expected] : seen) {
        const auto found =
            nearestApproach(run, {0, 150}, world.objects().idOf(pair.first), world.objects().idOf(pair.second));
        QCOMPARE(found, expected.nearest);
    }
}

void TestNearestApproach::whatMetInAStepWasNearestInIt_data()
{
    QTest::addColumn<HitResponse>("response");
    QTest::addColumn<bool>("isSwept");
    for (const auto& [name, response] : {std::pair{"bounce", HitResponse::Bounce}, std::pair{"stop", HitResponse::Stop},
                                         std::pair{"remove", HitResponse::Remove}})
        for (const bool isSwept : {false, true})
            QTest::addRow("%s, %s", name, isSwept ? "swept" : "not swept") << response << isSwept;
}

/// For every response at the end of the step.
void TestNearestApproach::whatMetInAStepWasNearestInIt()
{
    QFETCH(const HitResponse, response);
    QFETCH(const bool, isSwept);
    Scene scene;
    scene.world.gravity = {};
    scene.step.continuous = isSwept;
    SceneObject ball;
    ball.id = {1};
    ball.kind = ObjectKind::Dynamic;
    ball.shape = Circle{0.1};
    ball.pose.position = {1.0, 1.0};
    ball.velocity = {6.0, 0.0}; // 0.1 m per step
    ball.onHit = response;
    scene.append(std::make_shared<const SceneObject>(ball));
    SceneObject wall;
    wall.id = {2};
    wall.shape = Box{0.4, 2.0};
    wall.pose.position = {2.0, 1.0};
    scene.append(std::make_shared<const SceneObject>(wall));
    World world = World::fromScene(scene).value();
    History history(world);
    std::optional<std::uint64_t> met;
    for (int i = 0; i < 20; ++i) {
        const StepReport report = world.step();
        history.record(world, report, {});
        if (!met && !report.began.empty())
            met = report.step;
    }
    QVERIFY(met);
    const RecordedRun run(scene, history);
    QCOMPARE(nearestApproach(run, {0, 20}, {1}, {2}), (NearestApproach{*met, 0.0}));
    QCOMPARE(nearestApproach(run, {0, 20}, {2}, {1}), (NearestApproach{*met, 0.0}));
    QVERIFY(nearestApproach(run, {0, *met - 1}, {1}, {2})->distance > 0.0);
}

/// Both objects are given by their ids in the world at one step; the answer covers all steps.
void TestNearestApproach::whatAnEditSetInMotionIsFollowed()
{
    Scene scene;
    scene.world.gravity = {};
    for (const std::uint64_t id : {1U, 2U, 3U}) {
        SceneObject object;
        object.id = {id};
        object.pose.position = {10.0 * static_cast<double>(id), 0.0};
        scene.append(std::make_shared<const SceneObject>(object));
    }
    World world = World::fromScene(scene).value();
    History history(world);
    const auto step = [&](const std::vector<Input>& inputs) { history.record(world, world.step(inputs), inputs); };
    for (int i = 0; i < 10; ++i)
        step({});
    const ObjectPtr flying = edited(world.objects().objectOf(0), [](SceneObject& o) {
        o.kind = ObjectKind::Dynamic;
        o.velocity = {1.0, 0.0};
    });
    EditInput edit;
    edit.put.push_back({flying, {}, flying->velocity});
    std::vector<Input> inputs;
    inputs.emplace_back(std::move(edit));
    step(inputs);
    for (int i = 0; i < 100; ++i)
        step({});
    const auto found = nearestApproach(RecordedRun(scene, history), {0, 111}, {1}, {3});
    QVERIFY(found);
    QCOMPARE(found->step, std::uint64_t{111});
}

void TestNearestApproach::aCopyOfTheRecordIsUntouchedByWhatComesLater()
{
    World world = World::fromScene(test::worldOfEverything()).value();
    History history(world);
    const auto steps = [&](int count) {
        for (int step = 0; step < count; ++step)
            history.record(world, world.step(), {});
    };
    steps(60);
    const History copy = history;
    const auto hashOf = [&](const History& of, std::uint64_t step) {
        World other = World::fromScene(test::worldOfEverything()).value();
        other.restore(of.stateAt(step));
        return other.hash();
    };
    history.setBudget(200'000);
    history.seek(world, history.firstStep());
    steps(30);
    for (const std::uint64_t step : {0U, 20U, 60U})
        QCOMPARE(hashOf(copy, step), copy.at(step).report.hash);
}

void TestNearestApproach::tenThousandStepsOfFiveHundredObjectsTakeWellUnderASecond()
{
    const Scene scene = generateScene("uniform", {.count = 500, .seed = 3}).value();
    World world = World::fromScene(scene).value();
    History history(world, 4ULL << 30);
    for (int step = 0; step < 10'000; ++step)
        history.record(world, world.step(), {});
    QElapsedTimer timer;
    std::optional<NearestApproach> nearest;
    const RecordedRun run(scene, history);
    qint64 searching = 0;
    for (ObjectIndex other = 1; !nearest || nearest->distance <= 0.0; ++other) { // pairs that touch are found early
        timer.start();
        nearest = nearestApproach(run, {0, 10'000}, world.objects().idOf(0), world.objects().idOf(other));
        searching = timer.restart();
    }
    const History copy = history;
    qInfo() << "milliseconds: search" << searching << "copy" << timer.elapsed();
    QVERIFY(nearest && copy.lastStep() == 10'000);
    // a generous limit, for sanitizers and busy machines
    QVERIFY2(searching < 5'000, qPrintable(QString::number(searching)));
}

BROADSIDE_TEST(TestNearestApproach)

} // namespace broadside::test::tst_nearest_approach

#include "tst_nearest_approach.moc"
