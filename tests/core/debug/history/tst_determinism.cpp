#include "core/debug/history/determinism.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <cmath>
#include <functional>

namespace broadside::test::tst_determinism {

using Field = Divergence::Field;

namespace {

/// A recorded run with one unrecorded change before one of its steps.
struct Planted {
    explicit Planted(const Scene& scene, std::uint64_t budget = History::kDefaultBudget,
                     RandomRun::Edits edits = RandomRun::Edits::Some)
        : run(scene, 1, edits)
        , history(run.world(), budget)
    {}
    void step(const std::vector<Input>& unrecorded = {})
    {
        run.edit();
        const std::vector<Input> inputs = run.inputs();
        std::vector<Input> all = inputs;
        all.insert(all.end(), unrecorded.begin(), unrecorded.end());
        history.record(run.world(), run.world().step(all), inputs);
    }
    void stepTo(std::uint64_t last)
    {
        while (run.world().stepCount() < last)
            step();
    }
    [[nodiscard]] std::optional<Divergence> found() const { return firstDivergence(run.scene(), history).value(); }

    RandomRun run;
    History history;
};

/// A run without inputs and edits.
struct Recorded {
    Recorded(const Scene& from, std::uint64_t steps, std::uint64_t budget = History::kDefaultBudget)
        : scene(from)
        , world(World::fromScene(from).value())
        , history(world, budget)
    {
        while (world.stepCount() < steps)
            history.record(world, world.step(), {});
    }
    Scene scene;
    World world;
    History history;
};

Scene allDynamic(Scene scene)
{
    const std::vector<ObjectPtr> objects(scene.objects().begin(), scene.objects().end());
    for (const ObjectPtr& object : objects)
        scene.replace(edited(*object, [](SceneObject& o) { o.kind = ObjectKind::Dynamic; }));
    return scene;
}

using Change = std::function<void(WorldState&)>;

} // namespace

} // namespace broadside::test::tst_determinism

Q_DECLARE_METATYPE(broadside::test::tst_determinism::Change)
Q_DECLARE_METATYPE(broadside::Divergence::Field)

namespace broadside::test::tst_determinism {

class TestDeterminism : public QObject {
    Q_OBJECT
private slots:
    void everythingIsRepeated_data() { recordedWorldRows(); }
    void everythingIsRepeated();
    void alsoWhenTheBeginningIsGone();
    void aPlantedDifferenceIsFound_data();
    void aPlantedDifferenceIsFound();
    void anInputThatWasNotRecordedIsFound();
    void aReportThatLiesIsFound();
    void aTimeStepSetThereAndBackIsRepeated();
    void settingsAreThoseOfTheRecord();
    void aPauseBetweenTwoStepsIsUpToTheCaller();
    void correctAlgorithmsLeadTheSameWay_data();
    void correctAlgorithmsLeadTheSameWay();
    void alsoAfterTheBeginningIsGone();
    void whatATextbookGridMissesLeadsAnotherWay();
    void anotherBroadPhaseThatCannotBeMadeIsRefused();
};

void TestDeterminism::everythingIsRepeated()
{
    QFETCH(const QByteArray, world);
    Planted planted(recordedWorld(world.toStdString()));
    planted.stepTo(150);
    const auto found = planted.found();
    QVERIFY2(!found, found ? sentenceOf(*found).text().c_str() : "");
}

void TestDeterminism::alsoWhenTheBeginningIsGone()
{
    Planted planted(recordedWorld("everything"), 128U << 10);
    planted.stepTo(400);
    QVERIFY(planted.history.firstStep() > 0);
    const auto found = planted.found();
    QVERIFY2(!found, found ? sentenceOf(*found).text().c_str() : "");
}

void TestDeterminism::aPlantedDifferenceIsFound_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<Field>("field");
    const auto nudge = [](double& value) { value = std::nextafter(value, 1e9); };
    QTest::newRow("velocity") << Change([nudge](WorldState& s) { nudge(s.bodies[7].velocity.x); }) << Field::Velocity;
    QTest::newRow("angle") << Change([nudge](WorldState& s) { nudge(s.bodies[7].angle); }) << Field::Angle;
    QTest::newRow("sign of zero") << Change([](WorldState& s) { s.bodies[7].angle = -0.0; }) << Field::Angle;
    QTest::newRow("age") << Change([nudge](WorldState& s) { nudge(s.bodies[7].birthTime); }) << Field::Age;
}

/// The change is made between two recorded steps.
void TestDeterminism::aPlantedDifferenceIsFound()
{
    QFETCH(const Change, change);
    QFETCH(const Field, field);
    const Scene scene = allDynamic(generateScene("uniform", {40, 1}).value()); // the body of row 7 has index 7
    World world = World::fromScene(scene).value();
    History history(world);
    const auto stepTo = [&](std::uint64_t last) {
        while (world.stepCount() < last)
            history.record(world, world.step(), {});
    };
    stepTo(30);
    WorldState state = world.state();
    change(state);
    world.restore(state);
    stepTo(60);
    const auto found = firstDivergence(scene, history).value();
    QVERIFY(found);
    QCOMPARE(found->object, world.objects().idOf(7));
    QCOMPARE(found->step, std::uint64_t{31});
    if (field == Field::Velocity)
        // the step may have changed the position too, by a bit
        QVERIFY(found->field == Field::Position || found->field == Field::Velocity);
    else
        QCOMPARE(found->field, field);
    QVERIFY(found->recorded != found->repeated);
    const std::string sentence = sentenceOf(*found).text();
    QVERIFY2(sentence.find("Repeating step 31 ") == 0 && sentence.find(found->recorded.text()) != std::string::npos,
             sentence.c_str());
}

void TestDeterminism::anInputThatWasNotRecordedIsFound()
{
    // edits could remove the cannon
    Planted planted(recordedWorld("cannon"), History::kDefaultBudget, RandomRun::Edits::None);
    planted.stepTo(44);
    planted.step({ShootInput{{1}, {2.0, 3.0}}});
    planted.stepTo(90);
    const auto found = planted.found();
    QVERIFY(found);
    QCOMPARE(found->step, std::uint64_t{45});
    QCOMPARE(found->object, ObjectId{1}); // the cannon has rotated
    QCOMPARE(found->field, Field::Angle);
}

void TestDeterminism::aReportThatLiesIsFound()
{
    const Scene scene = generateScene("uniform", {40, 1}).value();
    World world = World::fromScene(scene).value();
    History history(world);
    StepReport report = world.step();
    ++report.funnel.candidates;
    history.record(world, report, {});
    const auto found = firstDivergence(scene, history).value();
    QVERIFY(found);
    QCOMPARE(found->field, Field::Report);
    QVERIFY(found->object.isNull());
}

/// Setting dt restarts the count of time, which changes the rounding: 0.1 s per step, set before the fourth step.
void TestDeterminism::aTimeStepSetThereAndBackIsRepeated()
{
    Scene scene = generateScene("uniform", {40, 1}).value();
    scene.step.dt = 0.1;
    World world = World::fromScene(scene).value();
    History history(world);
    for (int step = 0; step < 12; ++step) {
        if (step == 3) {
            world.setStepSettings({0.05, scene.step.integrator, false});
            world.setStepSettings(scene.step);
        }
        history.record(world, world.step(), {});
    }
    const auto found = firstDivergence(scene, history).value();
    QVERIFY2(!found, found ? sentenceOf(*found).text().c_str() : "");
}

/// The scene's settings may be edited while it is simulated, even to some from which no world can be made.
void TestDeterminism::settingsAreThoseOfTheRecord()
{
    Planted planted(recordedWorld("cannon"));
    planted.stepTo(30);
    Scene scene = planted.run.scene();
    scene.step.dt = 0.5;
    scene.broadPhase = {Algorithm::Grid, 1e-6};
    QVERIFY(!World::fromScene(scene));
    const auto found = firstDivergence(scene, planted.history);
    QVERIFY(found);
    QVERIFY2(!*found, *found ? sentenceOf(**found).text().c_str() : "");
}

void TestDeterminism::aPauseBetweenTwoStepsIsUpToTheCaller()
{
    Planted planted(recordedWorld("pong"));
    planted.stepTo(20);
    DeterminismCheck check = DeterminismCheck::begin(planted.run.scene(), planted.history).value();
    for (std::uint64_t step = 1; step <= 20; ++step) {
        QVERIFY(check.advance());
        QCOMPARE(check.step(), step);
    }
    QVERIFY(!check.advance());
    QVERIFY(!check.divergence());
    QCOMPARE(planted.history.step(), std::uint64_t{20});
}

void TestDeterminism::correctAlgorithmsLeadTheSameWay_data()
{
    QTest::addColumn<QByteArray>("world");
    QTest::addColumn<int>("algorithm");
    for (const char* world : {"everything", "uniform", "pinball"})
        for (const AlgorithmInfo& info : algorithms())
            if (!info.isTextbook())
                QTest::addRow("%s, %s", world, info.name.data())
                    << QByteArray(world) << static_cast<int>(info.algorithm);
}

void TestDeterminism::correctAlgorithmsLeadTheSameWay()
{
    QFETCH(const QByteArray, world);
    QFETCH(const int, algorithm);
    const Recorded recorded(recordedWorld(world.toStdString()), 120);
    const BroadPhaseSettings other{static_cast<Algorithm>(algorithm), 1.7};
    const auto found = firstDivergenceWith(other, recorded.scene, recorded.history).value();
    QVERIFY2(!found, found ? sentenceOf(*found, other.algorithm).text().c_str() : "");
}

void TestDeterminism::alsoAfterTheBeginningIsGone()
{
    const Recorded recorded(recordedWorld("everything"), 400, 128U << 10);
    QVERIFY(recorded.history.firstStep() > 0);
    const auto found = firstDivergenceWith({Algorithm::AabbTree, 1.0}, recorded.scene, recorded.history).value();
    QVERIFY2(!found, found ? sentenceOf(*found, Algorithm::AabbTree).text().c_str() : "");
}

/// A ball flies into the middle of a wall; corner-grid registers only the corners of the wall.
void TestDeterminism::whatATextbookGridMissesLeadsAnotherWay()
{
    Scene scene;
    scene.world.width = 20.0;
    scene.world.height = 20.0;
    scene.world.gravity = {};
    scene.append(edited({}, [](SceneObject& wall) {
        wall.id = {1};
        wall.name = "Wall";
        wall.pose.position = {12.0, 10.0};
        wall.shape = Box{1.0, 12.0};
    }));
    scene.append(edited({}, [](SceneObject& ball) {
        ball.id = {2};
        ball.name = "Ball";
        ball.kind = ObjectKind::Dynamic;
        ball.pose.position = {5.0, 10.0};
        ball.velocity = {6.0, 0.0};
        ball.shape = Circle{0.45};
        ball.onHit = HitResponse::Bounce;
    }));
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    const Recorded recorded(scene, 120);

    const BroadPhaseSettings grid{Algorithm::Grid, 1.0};
    const auto found = firstDivergenceWith(grid, scene, recorded.history).value();
    QVERIFY(found);
    QCOMPARE(found->step, std::uint64_t{61}); // 6.05 m to the wall, 0.1 m per step
    QCOMPARE(found->object, ObjectId{2});
    QCOMPARE(found->name, std::string("Ball"));
    const std::string sentence = sentenceOf(*found, grid.algorithm).text();
    QVERIFY2(sentence.starts_with("With grid, the run differs from step 61 on: for the "), sentence.c_str());
    QVERIFY(!firstDivergenceWith(scene.broadPhase, scene, recorded.history).value()); // the run's own broad phase
}

void TestDeterminism::anotherBroadPhaseThatCannotBeMadeIsRefused()
{
    const Recorded recorded(recordedWorld("uniform"), 3);
    const auto refused = firstDivergenceWith({Algorithm::Grid, 1e-9}, recorded.scene, recorded.history);
    QVERIFY(!refused);
    QVERIFY(!refused.problem().remedy.empty());
}

BROADSIDE_TEST(TestDeterminism)

} // namespace broadside::test::tst_determinism

#include "tst_determinism.moc"
