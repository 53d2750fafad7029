#include "tests/support/expectations.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <array>
#include <map>
#include <set>

namespace broadside::test::tst_expectation_chain {

namespace {

SceneObject thing(std::uint64_t id, ObjectKind kind, Vec2 position, Shape shape, const char* name)
{
    SceneObject object;
    object.id = {id};
    object.name = name;
    object.kind = kind;
    object.pose.position = position;
    object.shape = std::move(shape);
    return object;
}

SceneObject ball(Vec2 position, Vec2 velocity)
{
    SceneObject object = thing(1, ObjectKind::Dynamic, position, Circle{0.1}, "Ball");
    object.velocity = velocity;
    return object;
}

Scene sceneOf(std::vector<SceneObject> objects)
{
    Scene scene;
    scene.world = {
        .width = 10.0, .height = 10.0, .gravity = {}, .wind = {}, .terminalSpeed = {}, .edges = EdgeRule::Open};
    scene.broadPhase.cellSize = 1.0;
    scene.step.dt = 0.1;
    for (SceneObject& object : objects)
        scene.append(std::make_shared<const SceneObject>(std::move(object)));
    return scene;
}

RecordedRun runOf(const Scene& scene, std::uint64_t steps, const std::map<std::uint64_t, Input>& inputs = {})
{
    World world = World::fromScene(scene).value();
    History history(world);
    while (world.stepCount() < steps) {
        std::vector<Input> now;
        if (const auto input = inputs.find(world.stepCount() + 1); input != inputs.end())
            now.push_back(input->second);
        const StepReport report = world.step(now);
        history.record(world, report, now);
    }
    return RecordedRun(scene, std::move(history));
}

ExpectationAnswer hitIn(const Scene& scene, std::uint64_t steps, const std::map<std::uint64_t, Input>& inputs = {})
{
    const RecordedRun run = runOf(scene, steps, inputs);
    ExpectationAnswer answer = answerOf(run, {0, steps}, HitExpectation{{1}, {2}});
    checkForm(answer, {0, steps});
    return answer;
}

} // namespace

#define VERIFY_LINK(answer, rule) QVERIFY2(linkOf(answer, rule), textOf(answer).c_str())

/// Worlds in which one thing goes wrong, and the chain that must name it.
class TestExpectationChain : public QObject {
    Q_OBJECT
private slots:
    void aContactAtTheStartCounts();
    void masksAreNamedWithTheirTemplates();
    void staticObjectsNeverHit();
    void aMissedPairIsNamedWithItsCause();
    void aPairOfAGameThatIsMissedAtTimesIsCounted();
    void aPassageBetweenTwoStepsIsNamed();
    void aPassageThatWasSeenTooLateIsNamed();
    void aHoleIsNamed();
    void onlyBoxesOverlapInACorner();
    void whatIsInTheWayIsNamedAndWhetherItIsHidden();
    void removalsAreNamed();
    void anObjectThatComesLaterIsNamed();
    void aCannonThatDoesNotShootIsNamed();
    void aCappedSpeedIsNamed();
    void aRunThatEndsTooEarlyIsNamed();
    void aSensorIsNamed();

    void aWallThatWasPassedIsNamedForARegion();
    void aSensorAtTheBorderIsNamed();
    void aBoxLargerThanTheRegionIsNamed();
    void anObjectThatWrapsIsNamed();
    void aWallThatMasksLetPassIsNamed();
    void whatIsRemovedFailsNoMore();
    void aTouchNamesThePartnerAndWhatLaunchedIt();

    void unknownObjectsAreRefused();
    void rulesHaveDistinctNames();
    void aStopGivesNoAnswer();
};

void TestExpectationChain::aContactAtTheStartCounts()
{
    const Scene scene = sceneOf({ball({5, 5}, {}), thing(2, ObjectKind::Static, {5.5, 5}, Box{1, 1}, "Wall")});
    ExpectationAnswer answer = answerOf(RecordedRun(scene), {0, 0}, HitExpectation{{1}, {2}});
    QVERIFY(answer.holds);
    QCOMPARE(answer.step, std::optional<std::uint64_t>(0));
    QVERIFY(answer.nearest == (NearestApproach{0, 0.0}));
    answer = answerOf(runOf(scene, 5), {3, 5}, HitExpectation{{2}, {1}});
    QCOMPARE(answer.step, std::optional<std::uint64_t>(3));
    answer = answerOf(RecordedRun(scene), {0, 0}, UntouchedExpectation{{2}});
    QCOMPARE(answer.step, std::optional<std::uint64_t>(0));
}

void TestExpectationChain::masksAreNamedWithTheirTemplates()
{
    SceneObject wall = thing(2, ObjectKind::Static, {7, 5}, Box{1, 4}, "Wall");
    wall.mask = 6;
    Scene scene = sceneOf({ball({5, 5}, {5, 0}), wall});
    ExpectationAnswer answer = hitIn(scene, 10);
    QVERIFY(!answer.holds && !answer.step);
    QCOMPARE(answer.nearest->distance, 0.0);
    VERIFY_LINK(answer, ReasonRule::Masks);
    QVERIFY(!linkOf(answer, ReasonRule::FilterOfTemplate) && !linkOf(answer, ReasonRule::FilterOverridden));
    QVERIFY(answer.fix == Fix(UseFilters{{{2}, 1, 7}}));

    scene.templates.push_back(templateFrom(*scene.find({2}), "Walls"));
    scene.replace(linkedTo(scene.pointerTo({2}), scene.templates.front()));
    scene.append(instanceOf(scene.templates.front(), {1, 1}, {9}));
    answer = hitIn(scene, 10);
    VERIFY_LINK(answer, ReasonRule::FilterOfTemplate);
    QCOMPARE(linkOf(answer, ReasonRule::FilterOfTemplate)->sentence.text(),
             std::string("The mask 6 of Wall comes from the template \"Walls\": a change there changes 2 instances."));

    scene.replace(edited(*scene.find({2}), [](SceneObject& o) {
        o.mask = 4;
        TemplateLink link = *o.instanceOf;
        link.overrides = link.overrides | TemplateField::Mask;
        o.instanceOf = link;
    }));
    answer = hitIn(scene, 10);
    VERIFY_LINK(answer, ReasonRule::FilterOverridden);
    QCOMPARE(linkOf(answer, ReasonRule::FilterOverridden)->sentence.text(),
             std::string("The mask 4 of Wall overrides that of its template \"Walls\", which is 6."));
}

void TestExpectationChain::staticObjectsNeverHit()
{
    SceneObject first = ball({5, 5}, {});
    first.kind = ObjectKind::Static;
    const ExpectationAnswer answer =
        hitIn(sceneOf({first, thing(2, ObjectKind::Static, {5, 5}, Box{1, 1}, "Wall")}), 3);
    QVERIFY(!answer.holds);
    VERIFY_LINK(answer, ReasonRule::OverlapIgnored);
    VERIFY_LINK(answer, ReasonRule::BothStatic);
}

/// The two overlap in ten steps, and the game reports them in six of these.
void TestExpectationChain::aPairOfAGameThatIsMissedAtTimesIsCounted()
{
    const Aabb first{{2.0, 2.0}, {3.0, 3.0}};
    const Aabb second{{2.5, 2.0}, {3.5, 3.0}};
    const trace::Recording recording = writtenRecording(
        infoOfGame("Forgetful", {{0.0, 0.0}, {9.0, 9.0}}), 10, [&](trace::TraceWriter& writer, std::uint64_t step) {
            trace::FrameData data = frameOfGame(step);
            if (step < 4 || step >= 8)
                data.candidates.push_back({{1}, {2}});
            const std::array objects{writtenObject({1}, "First", first), writtenObject({2}, "Second", second)};
            writer.write(data, objects);
        });
    const ExpectationAnswer answer = answerOf(recording, {0, 9}, HitExpectation{{1}, {2}});
    QVERIFY(answer.holds);
    VERIFY_LINK(answer, ReasonRule::OverlapIgnored);
    const Reason& missed = *linkOf(answer, ReasonRule::OverlapIgnored);
    QCOMPARE(missed.sentence.text(),
             std::string("They overlap in 10 steps. In 4 of these there is no contact, first in step 4."));
    QCOMPARE(missed.step, std::optional<std::uint64_t>(4));
    VERIFY_LINK(answer, ReasonRule::MissedPair);
    QVERIFY2(!linkOf(answer, ReasonRule::Sensor), "a game does not record what responds");
    checkForm(answer, {0, 9});
}

void TestExpectationChain::aMissedPairIsNamedWithItsCause()
{
    Scene scene = sceneOf({ball({5.5, 5}, {0.01, 0}), thing(2, ObjectKind::Static, {5, 5}, Box{8, 8}, "Boss")});
    scene.broadPhase.algorithm = Algorithm::CornerGrid;
    const ExpectationAnswer answer = hitIn(scene, 3);
    QVERIFY(!answer.holds);
    VERIFY_LINK(answer, ReasonRule::MissedPair);
    QVERIFY2(linkOf(answer, ReasonRule::MissedPair)->sentence.text().find("missed the pair") != std::string::npos,
             textOf(answer).c_str());
    QVERIFY(std::holds_alternative<UseAlgorithm>(answer.fix));
    scene.broadPhase.algorithm = std::get<UseAlgorithm>(answer.fix).algorithm;
    QVERIFY(hitIn(scene, 3).holds);
}

void TestExpectationChain::aPassageBetweenTwoStepsIsNamed()
{
    Scene scene = sceneOf({ball({1, 5}, {30, 0}), thing(2, ObjectKind::Static, {5.5, 5}, Box{0.2, 4}, "Wall")});
    const ExpectationAnswer answer = hitIn(scene, 3);
    QVERIFY(!answer.holds);
    VERIFY_LINK(answer, ReasonRule::PassedBetweenSteps);
    QCOMPARE(linkOf(answer, ReasonRule::PassedBetweenSteps)->step, std::optional<std::uint64_t>(2));
    QVERIFY(answer.fix == Fix(UseSweptCollision{}));
    scene.step.continuous = true;
    QVERIFY(hitIn(scene, 3).holds);
}

void TestExpectationChain::aPassageThatWasSeenTooLateIsNamed()
{
    SceneObject moving = ball({3, 5}, {105, 0});
    moving.shape = Circle{0.125};
    moving.onHit = HitResponse::Bounce;
    Scene scene = sceneOf({moving, thing(2, ObjectKind::Static, {4, 5}, Box{0.25, 3}, "Wall")});
    scene.step.dt = 0.01;
    const ExpectationAnswer hit = hitIn(scene, 5);
    QVERIFY(hit.holds); // there was a contact
    VERIFY_LINK(hit, ReasonRule::PassedWhileOverlapping);
    const ExpectationAnswer stay = answerOf(runOf(scene, 5), {0, 5}, StayExpectation{{1}, {{0, 0}, {4, 10}}});
    QCOMPARE(stay.step, std::optional<std::uint64_t>(1));
    VERIFY_LINK(stay, ReasonRule::PassedWhileOverlapping);
    QVERIFY(stay.fix == Fix(UseSweptCollision{}));
    scene.step.continuous = true;
    QVERIFY(answerOf(runOf(scene, 5), {0, 5}, StayExpectation{{1}, {{-9, 0}, {4, 10}}}).holds);
}

void TestExpectationChain::aHoleIsNamed()
{
    const Compound ring{{{{0, 2}, 0, Box{4.4, 0.4}},
                         {{0, -2}, 0, Box{4.4, 0.4}},
                         {{2, 0}, 0, Box{0.4, 4.4}},
                         {{-2, 0}, 0, Box{0.4, 4.4}}}};
    const ExpectationAnswer answer =
        hitIn(sceneOf({ball({5, 5}, {0.5, 0}), thing(2, ObjectKind::Static, {5, 5}, ring, "Ring")}), 5);
    QVERIFY(!answer.holds);
    VERIFY_LINK(answer, ReasonRule::Hole);
    VERIFY_LINK(answer, ReasonRule::RunEnds);
    QVERIFY(answer.remedy.text().starts_with("Fill the hole"));
}

void TestExpectationChain::onlyBoxesOverlapInACorner()
{
    const ExpectationAnswer answer =
        hitIn(sceneOf({ball({4.15, 4.15}, {}), thing(2, ObjectKind::Static, {5, 5}, Circle{1}, "Disc")}), 2);
    VERIFY_LINK(answer, ReasonRule::OnlyBoxesOverlap);
    VERIFY_LINK(answer, ReasonRule::NotMoving);
    QVERIFY(!linkOf(answer, ReasonRule::Hole));
}

void TestExpectationChain::whatIsInTheWayIsNamedAndWhetherItIsHidden()
{
    SceneObject moving = ball({1, 5}, {5, 0});
    moving.onHit = HitResponse::Bounce;
    SceneObject glass = thing(3, ObjectKind::Static, {5, 5}, Box{0.5, 4}, "Glass");
    glass.visible = false;
    Scene scene = sceneOf({moving, thing(2, ObjectKind::Static, {8, 5}, Box{1, 1}, "Target"), glass});
    ExpectationAnswer answer = hitIn(scene, 30);
    QVERIFY(!answer.holds);
    VERIFY_LINK(answer, ReasonRule::InTheWay);
    QCOMPARE(linkOf(answer, ReasonRule::InTheWay)->object, std::optional(ObjectId{3}));
    VERIFY_LINK(answer, ReasonRule::InvisibleInTheWay);
    QVERIFY(!linkOf(answer, ReasonRule::LockedInTheWay));
    Layer panes;
    panes.name = "Panes";
    panes.locked = true;
    scene.layers.push_back(panes);
    scene.replace(edited(*scene.find({3}), [](SceneObject& o) {
        o.visible = true;
        o.layer = std::string("Panes");
    }));
    answer = hitIn(scene, 30);
    VERIFY_LINK(answer, ReasonRule::LockedInTheWay);
    QCOMPARE(linkOf(answer, ReasonRule::LockedInTheWay)->sentence.text(),
             std::string("Glass is locked by its layer \"Panes\"."));
    QVERIFY(!linkOf(answer, ReasonRule::InvisibleInTheWay));
}

void TestExpectationChain::removalsAreNamed()
{
    const auto target = thing(2, ObjectKind::Static, {8, 5}, Box{1, 1}, "Target");
    SceneObject moving = ball({1, 5}, {5, 0});
    moving.onHit = HitResponse::Remove;
    Scene scene = sceneOf({moving, target, thing(3, ObjectKind::Static, {4, 5}, Box{1, 1}, "Rock")});
    ExpectationAnswer answer = hitIn(scene, 30);
    VERIFY_LINK(answer, ReasonRule::RemovedByHit);
    QCOMPARE(linkOf(answer, ReasonRule::RemovedByHit)->object, std::optional(ObjectId{3}));

    moving.components = {Lifetime{0.45}};
    answer = hitIn(sceneOf({moving, target}), 30);
    VERIFY_LINK(answer, ReasonRule::RemovedByLifetime);
    QCOMPARE(linkOf(answer, ReasonRule::RemovedByLifetime)->step, std::optional<std::uint64_t>(5));

    scene = sceneOf({ball({1, 5}, {-5, 0}), target});
    scene.world.edges = EdgeRule::Remove;
    answer = hitIn(scene, 30);
    VERIFY_LINK(answer, ReasonRule::RemovedByEdge);

    scene = sceneOf({ball({1, 5}, {5, 0}), target});
    answer = hitIn(scene, 30, {{4, Input(EditInput{{}, {{1}}})}});
    VERIFY_LINK(answer, ReasonRule::RemovedByInput);
    QCOMPARE(linkOf(answer, ReasonRule::RemovedByInput)->step, std::optional<std::uint64_t>(4));
}

void TestExpectationChain::anObjectThatComesLaterIsNamed()
{
    SceneObject moving = ball({1, 5}, {5, 0});
    moving.components = {Lifetime{0.35}};
    SceneObject late = thing(2, ObjectKind::Static, {8, 5}, Box{1, 1}, "Target");
    const ExpectationAnswer answer =
        hitIn(sceneOf({moving}), 20, {{10, Input(EditInput{{{std::make_shared<const SceneObject>(late)}}, {}})}});
    VERIFY_LINK(answer, ReasonRule::NeverTogether);
    VERIFY_LINK(answer, ReasonRule::NotAliveYet);
    QCOMPARE(linkOf(answer, ReasonRule::NotAliveYet)->step, std::optional<std::uint64_t>(10));
    VERIFY_LINK(answer, ReasonRule::RemovedByLifetime);
    QVERIFY(!answer.nearest);
}

void TestExpectationChain::aCannonThatDoesNotShootIsNamed()
{
    SceneObject cannon = thing(3, ObjectKind::Static, {1, 1}, Box{0.5, 0.5}, "Cannon");
    cannon.mask = 0;
    cannon.components = {Launcher{{1}, 2.0}};
    const Scene scene = sceneOf({ball({1, 1}, {}), thing(2, ObjectKind::Static, {8, 5}, Box{1, 1}, "Target"), cannon});
    ExpectationAnswer answer = hitIn(scene, 10);
    VERIFY_LINK(answer, ReasonRule::NotLaunched);
    VERIFY_LINK(answer, ReasonRule::NotMoving);
    answer = hitIn(scene, 10, {{1, Input(ShootInput{{3}, {1, 4}})}});
    QVERIFY(!linkOf(answer, ReasonRule::NotLaunched));
    VERIFY_LINK(answer, ReasonRule::Launched);
}

void TestExpectationChain::aCappedSpeedIsNamed()
{
    SceneObject cannon = thing(3, ObjectKind::Static, {1, 1}, Box{0.5, 0.5}, "Cannon");
    cannon.mask = 0;
    cannon.components = {Launcher{{1}, 2.0}};
    Scene scene = sceneOf({ball({1, 1}, {}), thing(2, ObjectKind::Static, {9, 1}, Box{1, 1}, "Target"), cannon});
    scene.world.terminalSpeed = 3.0;
    const ExpectationAnswer answer = hitIn(scene, 10, {{1, Input(ShootInput{{3}, {9, 1}})}});
    VERIFY_LINK(answer, ReasonRule::SpeedLimited);
    QVERIFY2(linkOf(answer, ReasonRule::SpeedLimited)->sentence.text().find("to 3 m/s") != std::string::npos &&
                 linkOf(answer, ReasonRule::SpeedLimited)->sentence.text().find("16 m/s") != std::string::npos,
             textOf(answer).c_str());
}

void TestExpectationChain::aRunThatEndsTooEarlyIsNamed()
{
    const Scene scene = sceneOf({ball({1, 5}, {1, 0}), thing(2, ObjectKind::Static, {5, 5}, Box{1, 1}, "Target")});
    const ExpectationAnswer early = hitIn(scene, 10);
    VERIFY_LINK(early, ReasonRule::RunEnds);
    VERIFY_LINK(early, ReasonRule::Apart);
    QCOMPARE(linkOf(early, ReasonRule::Apart)->sentence.text(),
             std::string("Ball and Target do not touch; they are closest at the end of step 10, 2.4 m apart."));
    QCOMPARE(early.remedy.text(), std::string("Examine more steps."));
    QVERIFY(hitIn(scene, 40).holds);
}

void TestExpectationChain::aSensorIsNamed()
{
    const Scene scene = sceneOf({ball({1, 5}, {5, 0}), thing(2, ObjectKind::Static, {5, 5}, Box{1, 1}, "Goal")});
    ExpectationAnswer answer = hitIn(scene, 10);
    QVERIFY(answer.holds);
    VERIFY_LINK(answer, ReasonRule::Met);
    VERIFY_LINK(answer, ReasonRule::Sensor);
}

void TestExpectationChain::aWallThatWasPassedIsNamedForARegion()
{
    SceneObject moving = ball({1, 5}, {30, 0});
    moving.onHit = HitResponse::Bounce;
    const Scene scene = sceneOf({moving, thing(2, ObjectKind::Static, {5.5, 5}, Box{0.2, 4}, "Wall")});
    const RecordedRun run = runOf(scene, 3);
    const ExpectationAnswer answer = answerOf(run, {0, 3}, StayExpectation{{1}, {{0, 0}, {5.5, 10}}});
    checkForm(answer, {0, 3});
    QCOMPARE(answer.step, std::optional<std::uint64_t>(2));
    VERIFY_LINK(answer, ReasonRule::LeavesRegion);
    QCOMPARE(linkOf(answer, ReasonRule::LeavesRegion)->sentence.text(),
             std::string("In step 2, the box of Ball extends beyond the right side of the region by 1.6 m."));
    VERIFY_LINK(answer, ReasonRule::PassedBetweenSteps);
    VERIFY_LINK(answer, ReasonRule::Moves);
    QVERIFY(answer.fix == Fix(UseSweptCollision{}));
}

void TestExpectationChain::aSensorAtTheBorderIsNamed()
{
    SceneObject moving = ball({3, 5}, {5, 0});
    const Scene scene = sceneOf({moving, thing(2, ObjectKind::Static, {5.5, 5}, Box{1, 4}, "Wall")});
    ExpectationAnswer answer = answerOf(runOf(scene, 9), {0, 9}, StayExpectation{{1}, {{0, 0}, {5, 10}}});
    VERIFY_LINK(answer, ReasonRule::Sensor);
    QCOMPARE(answer.remedy.text(), std::string("Set `onHit` of Ball to bounce or stop."));
    moving.onHit = HitResponse::Bounce;
    answer = answerOf(runOf(sceneOf({moving, *scene.find({2})}), 9), {0, 9}, StayExpectation{{1}, {{0, 0}, {5, 10}}});
    QVERIFY2(answer.holds, textOf(answer).c_str());
}

void TestExpectationChain::aBoxLargerThanTheRegionIsNamed()
{
    const RecordedRun run(sceneOf({ball({5, 5}, {})}));
    const ExpectationAnswer answer = answerOf(run, {0, 0}, StayExpectation{{1}, {{4.95, 4}, {5.05, 6}}});
    QCOMPARE(answer.step, std::optional<std::uint64_t>(0));
    VERIFY_LINK(answer, ReasonRule::StartsOutside);
    VERIFY_LINK(answer, ReasonRule::LargerThanRegion);
    QVERIFY(answerOf(run, {0, 0}, StayExpectation{{1}, {{4.9, 4.9}, {5.1, 5.1}}}).holds); // the region is closed
}

void TestExpectationChain::anObjectThatWrapsIsNamed()
{
    Scene scene = sceneOf({ball({9, 5}, {5, 0})});
    scene.world.edges = EdgeRule::Wrap;
    const ExpectationAnswer answer = answerOf(runOf(scene, 5), {0, 5}, StayExpectation{{1}, {{5, 0}, {11, 10}}});
    checkForm(answer, {0, 5});
    QCOMPARE(answer.step, std::optional<std::uint64_t>(3));
    VERIFY_LINK(answer, ReasonRule::Wrapped);
}

void TestExpectationChain::aWallThatMasksLetPassIsNamed()
{
    SceneObject wall = thing(2, ObjectKind::Static, {5.5, 5}, Box{1, 4}, "Wall");
    wall.mask = 2;
    SceneObject moving = ball({3, 5}, {5, 0});
    moving.onHit = HitResponse::Bounce;
    const ExpectationAnswer answer =
        answerOf(runOf(sceneOf({moving, wall}), 9), {0, 9}, StayExpectation{{1}, {{0, 0}, {5, 10}}});
    checkForm(answer, {0, 9});
    VERIFY_LINK(answer, ReasonRule::Masks);
    QVERIFY(answer.fix == Fix(UseFilters{{{2}, 1, 3}}));
}

void TestExpectationChain::whatIsRemovedFailsNoMore()
{
    SceneObject moving = ball({1, 5}, {5, 0});
    moving.components = {Lifetime{0.5}};
    const RecordedRun run = runOf(sceneOf({moving}), 20);
    QVERIFY(answerOf(run, {0, 20}, StayExpectation{{1}, {{0, 0}, {4, 10}}}).holds);
    QVERIFY(!answerOf(run, {0, 20}, StayExpectation{{1}, {{0, 0}, {2, 10}}}).holds);
}

void TestExpectationChain::aTouchNamesThePartnerAndWhatLaunchedIt()
{
    SceneObject cannon = thing(3, ObjectKind::Static, {1, 1}, Box{0.5, 0.5}, "Cannon");
    cannon.mask = 0;
    cannon.components = {Launcher{{1}, 2.0}};
    SceneObject goal = thing(2, ObjectKind::Static, {5, 1}, Box{1, 1}, "Goal");
    goal.category = 4;
    const RecordedRun run = runOf(sceneOf({ball({1, 1}, {}), goal, cannon}), 20, {{3, Input(ShootInput{{3}, {3, 1}})}});
    const ExpectationAnswer answer = answerOf(run, {0, 20}, UntouchedExpectation{{1}});
    checkForm(answer, {0, 20});
    QVERIFY(!answer.holds);
    VERIFY_LINK(answer, ReasonRule::Touched);
    QCOMPARE(linkOf(answer, ReasonRule::Touched)->object, std::optional(ObjectId{2}));
    VERIFY_LINK(answer, ReasonRule::Launched);
    QCOMPARE(linkOf(answer, ReasonRule::Launched)->sentence.text(),
             std::string("Cannon launched Ball with 4 m/s in step 3."));
    QVERIFY(answer.fix == Fix(UseFilters{{{1}, 1, 0xffff'fffb}}));
}

void TestExpectationChain::unknownObjectsAreRefused()
{
    const RecordedRun run(sceneOf({ball({5, 5}, {})}));
    for (const Expectation& expected :
         {Expectation(HitExpectation{{1}, {7}}), Expectation(HitExpectation{{7}, {1}}),
          Expectation(StayExpectation{{7}, {{0, 0}, {1, 1}}}), Expectation(UntouchedExpectation{{7}})}) {
        const auto answer = checkExpectation(run, {0, 0}, expected);
        QVERIFY(!answer);
        QCOMPARE(answer.problem().message.text(), std::string("there is no object 7 in step 0"));
        QVERIFY(!answer.problem().remedy.empty());
    }
    QVERIFY(!checkExpectation(run, {0, 0}, HitExpectation{{1}, {1}}));
}

void TestExpectationChain::rulesHaveDistinctNames()
{
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < kReasonRules; ++i)
        names.insert(nameOf(static_cast<ReasonRule>(i)));
    QCOMPARE(names.size(), kReasonRules);
    QCOMPARE(nameOf(ReasonRule::PassedBetweenSteps), std::string_view("passed-between-steps"));
    QCOMPARE(nameOf(ReasonRule::RunEnds), std::string_view("run-ends"));
}

void TestExpectationChain::aStopGivesNoAnswer()
{
    std::stop_source stop;
    stop.request_stop();
    const RecordedRun run = runOf(sceneOf({ball({5, 5}, {}), thing(2, ObjectKind::Static, {8, 5}, Box{1, 1}, "A")}), 5);
    const auto answer = checkExpectation(run, {0, 5}, HitExpectation{{1}, {2}}, {.stop = stop.get_token()});
    QVERIFY(answer && !answer->has_value());
}

BROADSIDE_TEST(TestExpectationChain)

} // namespace broadside::test::tst_expectation_chain

#include "tst_expectation_chain.moc"
