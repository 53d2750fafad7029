#include "core/base/random.h"
#include "core/debug/audit/passage_remedy.h"
#include "core/debug/why/remedy_trial.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/test.h"

#include <cmath>
#include <numbers>

namespace broadside::test::tst_remedy_trial {

namespace {

constexpr double kDt = 1.0 / 60.0;
constexpr std::uint64_t kSteps = 90;

/// Balls that move up to 1 m per step between walls of 0.3 m.
Scene roomOfBalls(std::uint64_t seed)
{
    Random random(seed);
    Scene scene = emptyWorld();
    scene.step.dt = kDt;
    const auto wall = [&](std::uint64_t id, Vec2 position, double width, double height) {
        scene.append(object(id, ObjectKind::Static, position, Box{width, height}, HitResponse::None));
    };
    wall(1, {20.0, 25.0}, 0.3, 10.3);
    wall(2, {30.0, 25.0}, 0.3, 10.3);
    wall(3, {25.0, 20.0}, 10.3, 0.3);
    wall(4, {25.0, 30.0}, 10.3, 0.3);
    for (std::uint64_t id = 10; id < 20; ++id) {
        const Vec2 position{random.between(21.0, 29.0), random.between(21.0, 29.0)};
        const double angle = random.between(0.0, 2.0 * std::numbers::pi);
        const double speed = random.between(10.0, 60.0);
        scene.append(object(id, ObjectKind::Dynamic, position, Circle{0.1}, HitResponse::Bounce, [&](SceneObject& o) {
            o.velocity = speed * Vec2{std::cos(angle), std::sin(angle)};
            o.category = 2;
            o.mask = 1;
        }));
    }
    return scene;
}

struct Outcome {
    std::vector<FoundPassage> passages;
    int outside = 0;
};

Outcome run(const Scene& scene, std::uint64_t steps)
{
    World world = worldOf(scene);
    Audit audit;
    audit.observe(world);
    while (world.stepCount() < steps) {
        const StepReport report = world.step();
        audit.observe(world, &report);
    }
    Outcome outcome{audit.passages(), 0};
    for (std::uint64_t id = 10; id < 20; ++id)
        outcome.outside += !contains(Aabb{{20.0, 20.0}, {30.0, 30.0}}, positionOf(world, id));
    return outcome;
}

} // namespace

class TestRemedyTrial : public QObject {
    Q_OBJECT
private slots:
    void saysWhatARunWithTheRemedySays();
    void inputsComeAtTheirTime();
    void theTextSaysWhatWasTried();
};

void TestRemedyTrial::saysWhatARunWithTheRemedySays()
{
    int cured = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Scene scene = roomOfBalls(seed);
        const Outcome without = run(scene, kSteps);
        if (without.passages.empty())
            continue;
        const RemedyTrial trial = tryRemedies(scene, {kSteps, {}}, without.passages).value();
        QCOMPARE(trial.passages, without.passages.size());
        Scene swept = scene;
        swept.step.continuous = true;
        QCOMPARE(trial.leftWhenSwept, run(swept, kSteps).passages.size());
        if (!trial.shorter)
            continue;
        QVERIFY(trial.shorter->dt < kDt && trial.shorter->dt >= kDt / 20.0);
        Scene shorter = scene;
        shorter.step.dt = trial.shorter->dt;
        const auto steps = static_cast<std::uint64_t>(std::ceil(kSteps * kDt / trial.shorter->dt - 1e-9));
        const Outcome with = run(shorter, steps);
        QCOMPARE(with.passages.size(), trial.shorter->left);
        QVERIFY(with.outside == 0 || trial.shorter->left > 0);
        cured += trial.shorter->left == 0;
    }
    QVERIFY(cured > 3);
}

/// The shot is an input of the third step: 0.04 s after the start, for every dt.
void TestRemedyTrial::inputsComeAtTheirTime()
{
    Scene scene = emptyWorld();
    scene.step.dt = 0.02;
    scene.append(object(1, ObjectKind::Dynamic, {50.0, 50.0}, Circle{0.2}, HitResponse::Bounce));
    scene.append(object(2, ObjectKind::Static, {2.0, 5.0}, Circle{0.2}, HitResponse::None, [](SceneObject& cannon) {
        cannon.mask = 0;
        cannon.components.emplace_back(Launcher{{1}, 1.0});
    }));
    scene.append(object(3, ObjectKind::Static, {10.0, 5.0}, Box{0.4, 4.0}, HitResponse::None));
    const std::vector<TimedInput> shots{{3, ShootInput{{2}, {62.0, 5.0}}}};
    World world = worldOf(scene);
    Audit audit;
    audit.observe(world);
    for (std::uint64_t step = 1; step <= 20; ++step) {
        const std::vector<Input> inputs = step == 3 ? std::vector<Input>{shots[0].input} : std::vector<Input>{};
        const StepReport report = world.step(inputs);
        audit.observe(world, &report);
    }
    QCOMPARE(audit.passages().size(), std::size_t{1});
    const RemedyTrial trial = tryRemedies(scene, {20, shots}, audit.passages()).value();
    QCOMPARE(trial.leftWhenSwept, std::size_t{0});
    QVERIFY(trial.shorter);
    QCOMPARE(trial.shorter->left, std::size_t{0});
}

void TestRemedyTrial::theTextSaysWhatWasTried()
{
    Passage passed;
    passed.pathLength = 1.0;
    passed.inside = 0.25;
    const auto text = [&](const RemedyTrial& trial) {
        return triedRemedyFor(passed, 0.02, "Ball", "Wall", trial).text();
    };
    const std::string good = text({3, 0, RemedyTrial::ShorterSteps{0.005, 0}});
    QVERIFY2(good.find("make a step at most 0.005 s long") != std::string::npos, good.c_str());
    QVERIFY2(good.ends_with("Tried on this run: with swept collision, no tunnelling remains; with steps of 0.005 s, no "
                            "tunnelling remains. Nothing "
                            "else was tried."),
             good.c_str());
    const std::string bad = text({3, 1, RemedyTrial::ShorterSteps{0.0025, 2}});
    QVERIFY2(bad.find("make a step at most") == std::string::npos, bad.c_str());
    QVERIFY2(
        bad.find("swept collision, 1 of 3 tunnellings remain; with steps of 0.0025 s, 2 of 3 tunnellings remain.") !=
            std::string::npos,
        bad.c_str());
    const std::string untried = remedyFor(passed, 0.02, "Ball", "Wall").text();
    QVERIFY2(untried.ends_with("None of these remedies was tested."), untried.c_str());
}

BROADSIDE_TEST(TestRemedyTrial)

} // namespace broadside::test::tst_remedy_trial

#include "tst_remedy_trial.moc"
