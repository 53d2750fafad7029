#include "core/debug/audit/audit.h"
#include "core/debug/why/fix_trial.h"
#include "core/dynamics/world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_fix_trial {

namespace {

/// A wall over seven cells with a ball in its middle, and a ball that passes through a thin post in its third step.
Scene faultyScene()
{
    Scene scene;
    scene.world = {40.0, 10.0, {}, {}, {}, EdgeRule::Open};
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    const auto append = [&](std::uint64_t id, Vec2 position, Shape shape, Vec2 velocity) {
        auto object = std::make_shared<SceneObject>();
        object->id = {id};
        object->kind = id % 2 == 0 ? ObjectKind::Dynamic : ObjectKind::Static;
        object->gravityScale = 0.0;
        object->pose.position = position;
        object->shape = std::move(shape);
        object->velocity = velocity;
        object->onHit = HitResponse::Stop;
        scene.append(object);
    };
    append(1, {4.5, 1.5}, Box{6.0, 0.4}, {});
    append(2, {4.5, 1.5}, Box{0.2, 0.2}, {});
    append(3, {6.0, 5.5}, Box{0.2, 0.9}, {});
    append(4, {1.0, 5.5}, Circle{0.2}, {120.0, 0.0}); // 2 m per step
    return scene;
}

History recordOf(const Scene& scene, std::uint64_t steps)
{
    World world = World::fromScene(scene).value();
    History history(world);
    while (world.stepCount() < steps)
        history.record(world, world.step(), {});
    return history;
}

const Finding kMissed{Finding::Kind::MissedPair, 3, {1}, {2}, MissCause::LargerThanCells};
const Finding kPassage{Finding::Kind::Passage, 3, {4}, {3}, MissCause::Unknown};

} // namespace

class TestFixTrial : public QObject {
    Q_OBJECT
private slots:
    void countsWhatAuditsCount();
    void theAuthoredSceneIsAsked();
    void aFixThatDoesNotHelpSaysSo();
    void whatIsRefusedIsNoTrial();
    void theTextHasTheNumbers();
};

void TestFixTrial::countsWhatAuditsCount()
{
    const Scene scene = faultyScene();
    const History record = recordOf(scene, 6);
    const auto another = tryFix(scene, record.excerpt({2, 6}), kMissed, UseAlgorithm{Algorithm::Grid});
    QVERIFY(another);
    QVERIFY(another->isGone);
    QCOMPARE(another->steps, (StepRange{3, 6}));
    QCOMPARE(another->before.missed, std::uint64_t{4});
    QCOMPARE(another->after.missed, std::uint64_t{0});
    QCOMPARE(another->before.passages, std::uint64_t{1});
    QCOMPARE(another->after.passages, std::uint64_t{1});
    QVERIFY(another->after.candidates > another->before.candidates);
    const auto swept = tryFix(scene, record.excerpt({2, 6}), kPassage, UseSweptCollision{});
    QVERIFY(swept && swept->isGone);
    QCOMPARE(swept->after.passages, std::uint64_t{0});
    QCOMPARE(swept->after.missed, std::uint64_t{4});
}

void TestFixTrial::theAuthoredSceneIsAsked()
{
    Finding finding = kMissed;
    finding.step = 0;
    const auto trial = tryFix(faultyScene(), finding, UseAlgorithm{Algorithm::Grid});
    QVERIFY(trial && trial->isGone);
    QCOMPARE(trial->before.missed, std::uint64_t{1});
    QCOMPARE(trial->after.missed, std::uint64_t{0});
}

void TestFixTrial::aFixThatDoesNotHelpSaysSo()
{
    const Scene scene = faultyScene();
    const auto trial = tryFix(scene, recordOf(scene, 6).excerpt({2, 6}), kMissed, UseSweptCollision{});
    QVERIFY(trial && !trial->isGone);
    QVERIFY2(textOf(*trial).text().ends_with("It does not end this finding."), textOf(*trial).text().c_str());
}

void TestFixTrial::whatIsRefusedIsNoTrial()
{
    const Scene scene = faultyScene();
    const History record = recordOf(scene, 4);
    QVERIFY(!tryFix(scene, record.excerpt({2, 4}), kMissed, UseCellSize{1e-5})); // too many cells
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(!tryFix(scene, record.excerpt({2, 4}), kMissed, UseAlgorithm{Algorithm::Grid}, stopped.get_token()));
    QVERIFY(!canBeTried(UseNames{}) && !canBeTried(Fix{}) && canBeTried(UseCellSize{1.0}));
    QCOMPARE(stepsOfTrial(10), std::uint64_t{240});
    QCOMPARE(stepsOfTrial(100'000), std::uint64_t{10});
    QCOMPARE(stepsOfTrial(100'000'000), std::uint64_t{1});
}

void TestFixTrial::theTextHasTheNumbers()
{
    const FixTrial trial{{12, 60}, {14, 3, 1'500}, {1, 0, 45}, true};
    QCOMPARE(
        textOf(trial).text(),
        std::string("Tried on steps 12 to 60: 1 missed pair instead of 14, 0 tunnellings instead of 3, 45 candidates "
                    "instead of 1 500. It ends this finding."));
    QCOMPARE(
        textOf(FixTrial{{}, {1, 0, 5}, {0, 0, 7}, true}).text(),
        std::string("Tried on the world as loaded: 0 missed pairs instead of 1, 7 candidates instead of 5. It ends "
                    "this finding."));
}

BROADSIDE_TEST(TestFixTrial)

} // namespace broadside::test::tst_fix_trial

#include "tst_fix_trial.moc"
