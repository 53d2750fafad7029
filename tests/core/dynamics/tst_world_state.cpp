#include "core/base/random.h"
#include "core/dynamics/body_delta.h"
#include "core/dynamics/integrator.h"
#include "core/dynamics/world.h"
#include "core/scene/generate.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <cmath>
#include <optional>
#include <vector>

namespace broadside::test::tst_world_state {

namespace {

/// True if all public data of the worlds is equal to the last bit.
bool sameWorld(const World& a, const World& b)
{
    const auto overlapsOf = [](const World& world) {
        return std::vector<IndexPair>(world.overlaps().begin(), world.overlaps().end());
    };
    if (a.hash() != b.hash() || a.time() != b.time() || a.objects().rowCount() != b.objects().rowCount() ||
        overlapsOf(a) != overlapsOf(b))
        return false;
    const auto rows = static_cast<ObjectIndex>(a.objects().rowCount());
    for (ObjectIndex row = 0; row < rows; ++row)
        if (a.objects().isPresent(row) != b.objects().isPresent(row) ||
            a.objects().boundsOf(row) != b.objects().boundsOf(row) || a.objects().idOf(row) != b.objects().idOf(row))
            return false;
    FunnelPairs fromA = funnelPairs(a.objects(), a.broadPhase());
    FunnelPairs fromB = funnelPairs(b.objects(), b.broadPhase());
    return fromA.funnel == fromB.funnel && std::ranges::equal(a.broadPhase().faults(), b.broadPhase().faults());
}

bool sameState(const WorldState& a, const WorldState& b)
{
    return a.step == b.step && std::ranges::equal(a.bodies, b.bodies, sameBits) && a.present == b.present &&
           a.spawned == b.spawned && a.overlaps == b.overlaps && *a.rest == *b.rest;
}

} // namespace

class TestWorldState : public QObject {
    Q_OBJECT
private slots:
    void bodiesGoThereAndBack_data();
    void bodiesGoThereAndBack();
    void whatDidNotChangeTakesNoBytes();
    void aFreeFlightTakesHardlyAnyBytes_data();
    void aFreeFlightTakesHardlyAnyBytes();
    void deltasLeadThereAndBack_data() { recordedWorldRows(); }
    void deltasLeadThereAndBack();
    void steppingOnAfterRestoreGivesTheSameBits_data() { recordedWorldRows(); }
    void steppingOnAfterRestoreGivesTheSameBits();
    void whatTheOtherFutureSpawnedIsGone();
    void staticsThatTurnedAreRegisteredAsTheyWere_data();
    void staticsThatTurnedAreRegisteredAsTheyWere();
    void aStaticThatCameBackIsRegisteredAsBefore();
    void theOriginOfFloatsIsThatOfTheFrame();
};

void TestWorldState::bodiesGoThereAndBack_data()
{
    QTest::addColumn<Integrator>("integrator");
    QTest::newRow("semi-implicit Euler") << Integrator::SemiImplicitEuler;
    QTest::newRow("explicit Euler") << Integrator::ExplicitEuler;
    QTest::newRow("velocity Verlet") << Integrator::VelocityVerlet;
}

/// Bodies that rest, fly freely, or are changed by something else: alone and mixed, at all distances from the origin.
void TestWorldState::bodiesGoThereAndBack()
{
    QFETCH(const Integrator, integrator);
    Random random(3);
    for (int round = 0; round < 300; ++round) {
        const auto anything = [&] {
            const double value = random.between(-1.0, 1.0) * std::exp2(random.between(-60.0, 40.0));
            return random.below(8) == 0 ? -0.0 : value;
        };
        std::vector<BodyState> before(random.below(300));
        for (BodyState& body : before)
            body = {{anything(), anything()}, anything(), {anything(), anything()}, anything()};
        const body_delta::Drift::Data drift{1.0 / 60.0, round % 3 == 0 ? Vec2{} : Vec2{anything(), -10.0}, integrator};
        std::vector<BodyState> after = before;
        const std::uint64_t restless = random.below(5);
        for (BodyState& body : after) {
            if (random.below(4) >= restless)
                continue;
            const Motion moved =
                integrated({body.position, body.velocity}, drift.acceleration, drift.dt, integrator, std::nullopt);
            body.position = moved.position;
            body.velocity = moved.velocity;
            if (random.below(20) == 0)
                body = {{anything(), body.position.y}, anything(), {body.velocity.x, anything()}, anything()};
        }
        const auto newBody = [&](std::size_t i) {
            return body_delta::BodyView{after[i].position, after[i].angle, after[i].velocity, after[i].birthTime};
        };
        std::vector<BodyState> bodies = before;
        std::vector<std::uint8_t> bytes;
        body_delta::write(bodies, drift, newBody, bytes);
        QVERIFY(std::ranges::equal(bodies, after, sameBits));
        leadBack(bytes, bodies);
        QVERIFY(std::ranges::equal(bodies, before, sameBits));
        leadForward(bytes, bodies);
        QVERIFY(std::ranges::equal(bodies, after, sameBits));
    }
}

void TestWorldState::whatDidNotChangeTakesNoBytes()
{
    Scene scene = generateScene("cannon", {}).value();
    scene.world.gravity = {};
    World world = World::fromScene(scene).value();
    WorldState state = world.state();
    WorldDelta delta;
    world.step();
    world.follow(state, delta);
    QCOMPARE(delta.bytes(), std::uint64_t{0});
    QCOMPARE(state.step, std::uint64_t{1});
}

void TestWorldState::aFreeFlightTakesHardlyAnyBytes_data()
{
    QTest::addColumn<Vec2>("gravity");
    QTest::newRow("straight") << Vec2{};
    QTest::newRow("under gravity") << Vec2{0.0, -10.0};
}

void TestWorldState::aFreeFlightTakesHardlyAnyBytes()
{
    QFETCH(const Vec2, gravity);
    Scene scene = generateScene("uniform", {500, 1}).value();
    scene.world.gravity = gravity;
    scene.world.edges = EdgeRule::Open;
    World world = World::fromScene(scene).value();
    WorldState state = world.state();
    WorldDelta delta;
    std::uint64_t bytes = 0;
    for (int step = 0; step < 100; ++step) {
        world.step();
        world.follow(state, delta);
        bytes += delta.bodies.size();
    }
    QVERIFY2(bytes < std::uint64_t{100} * 500 * 2, qPrintable(QString::number(bytes)));
}

void TestWorldState::deltasLeadThereAndBack()
{
    QFETCH(const QByteArray, world);
    const Scene scene = recordedWorld(world.toStdString());
    RandomRun run(scene, 1);
    std::vector<WorldState> states{run.world().state()};
    std::vector<WorldDelta> deltas(1);
    WorldState followed = states.front();
    for (std::uint64_t step = 1; step <= 150; ++step) {
        run.step();
        run.world().follow(followed, deltas.emplace_back());
        states.push_back(run.world().state());
        QVERIFY2(sameState(followed, states.back()), qPrintable(QString::number(step)));
    }
    WorldState state = states.front();
    for (std::size_t i = 1; i < states.size(); ++i) {
        applyForward(state, deltas[i]);
        QVERIFY2(sameState(state, states[i]), qPrintable(QString::number(i)));
    }
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        applyBackward(state, deltas[i]);
        QVERIFY2(sameState(state, states[i - 1]), qPrintable(QString::number(i - 1)));
    }
}

/// From every kind of step to every other, with all algorithms: the world and its next steps are the same.
void TestWorldState::steppingOnAfterRestoreGivesTheSameBits()
{
    QFETCH(const QByteArray, world);
    const Scene scene = recordedWorld(world.toStdString());
    constexpr std::uint64_t kSteps = 120;
    RandomRun run(scene, 2);
    std::vector<WorldState> states{run.world().state()};
    std::vector<StepReport> reports(1);
    for (std::uint64_t step = 1; step <= kSteps; ++step) {
        reports.push_back(run.step());
        states.push_back(run.world().state());
    }
    // The oracle made these steps and was never restored.
    const auto steppedTo = [&](std::uint64_t step) {
        auto fresh = std::make_unique<RandomRun>(scene, 2);
        while (fresh->world().stepCount() < step)
            fresh->step();
        return fresh;
    };
    Random random(7);
    for (int round = 0; round < 12; ++round) {
        const std::uint64_t target = random.below(kSteps - 5);
        run.world().restore(states[target]);
        const auto oracle = steppedTo(target);
        QVERIFY2(sameWorld(run.world(), oracle->world()), qPrintable(QString::number(target)));
        QVERIFY(sameState(run.world().state(), states[target]));
        const std::uint64_t on = std::min<std::uint64_t>(target + 1 + random.below(40), kSteps);
        while (run.world().stepCount() < on) {
            const StepReport report = run.step();
            QVERIFY2(sameReport(report, reports[report.step]), qPrintable(QString::number(report.step)));
        }
    }
}

void TestWorldState::whatTheOtherFutureSpawnedIsGone()
{
    Scene scene = recordedWorld("everything");
    World world = World::fromScene(scene).value();
    for (int i = 0; i < 10; ++i)
        world.step();
    const WorldState middle = world.state();
    const std::size_t rows = world.objects().rowCount();
    for (int i = 0; i < 100; ++i)
        world.step();
    QVERIFY(world.objects().rowCount() > rows);
    const WorldState end = world.state();
    world.restore(middle);
    QCOMPARE(world.objects().rowCount(), rows);
    QCOMPARE(world.objects().presentCount(), std::size_t(std::ranges::count(middle.present, true)));
    world.restore(end);
    QVERIFY(sameState(world.state(), end));
    QVERIFY(world.objects().idOf(static_cast<ObjectIndex>(rows)) > world.objects().idOf(ObjectIndex(rows - 1)));
}

void TestWorldState::staticsThatTurnedAreRegisteredAsTheyWere_data()
{
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmInfo& info : algorithms())
        QTest::newRow(std::string(info.name).c_str()) << static_cast<int>(info.algorithm);
}

/// The textbook grids keep static objects at the place where they were added, and keep entries of removed ones.
void TestWorldState::staticsThatTurnedAreRegisteredAsTheyWere()
{
    QFETCH(const int, algorithm);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Scene scene = recordedWorld("everything");
        scene.broadPhase = {static_cast<Algorithm>(algorithm), 0.37};
        RandomRun run(scene, seed, RandomRun::Edits::None);
        std::vector<WorldState> states{run.world().state()};
        std::vector<StepReport> reports(1);
        for (int step = 0; step < 100; ++step) {
            reports.push_back(run.step());
            states.push_back(run.world().state());
        }
        QVERIFY(!states.back().rest->addedBoxes.empty());
        Random random(seed);
        for (int round = 0; round < 100; ++round) {
            run.world().restore(states[random.below(states.size() - 1)]);
            const StepReport report = run.step();
            QVERIFY2(sameReport(report, reports[report.step]), qPrintable(QString::number(report.step)));
        }
    }
}

/// A cannon rotates, is removed and returns, which registers it again. The restored step must have the old
/// registration.
void TestWorldState::aStaticThatCameBackIsRegisteredAsBefore()
{
    Random random(1);
    Scene scene;
    scene.world.gravity = {};
    scene.broadPhase = {Algorithm::CornerGrid, 0.37};
    const auto add = [&](std::uint64_t id, Vec2 position, Shape shape, auto&& edit) {
        SceneObject o;
        o.id = {id};
        o.pose.position = position;
        o.shape = std::move(shape);
        edit(o);
        scene.append(std::make_shared<const SceneObject>(o));
    };
    add(1, {3.0, 2.0}, OrientedBox{3.0, 0.3}, [](SceneObject& o) {
        o.components = {Launcher{{3}, 1.0}, Lifetime{0.1}};
    });
    add(2, {8.0, 4.0}, Box{0.1, 0.1}, [](SceneObject& o) { o.components = {Launcher{{1}, 1.0}}; });
    add(3, {3.0, 3.8}, Box{0.2, 0.2}, [](SceneObject& o) {
        o.kind = ObjectKind::Dynamic;
        o.velocity = {0.0, -20.0};
    });
    for (std::uint64_t id = 4; id <= 60; ++id)
        add(id, {random.between(1.0, 5.0), random.between(0.5, 3.5)}, Box{0.2, 0.2}, [](SceneObject& o) {
            o.kind = ObjectKind::Dynamic;
            o.category = o.mask = 2; // checked as candidates, but they collide with none of the three
        });
    World world = World::fromScene(scene).value();
    const Input aim = AimInput{{1}, {4.0, 3.5}};
    world.step({&aim, 1});
    const WorldState turned = world.state();
    const StepReport next = world.step();
    for (int i = 0; i < 10; ++i)
        world.step();
    QVERIFY(!world.objects().isPresent(0));
    const Input shot = ShootInput{{2}, {8.0, 4.0}};
    world.step({&shot, 1});
    QVERIFY(world.objects().isPresent(0));
    const WorldState back = world.state();
    const StepReport last = world.step();
    QVERIFY(last.funnel.checks != next.funnel.checks);
    world.restore(turned);
    QVERIFY(sameReport(world.step(), next));
    world.restore(back);
    QVERIFY(sameReport(world.step(), last));
}

/// Packed-grid stores floats relative to an origin, and its cells decide the number of checks.
void TestWorldState::theOriginOfFloatsIsThatOfTheFrame()
{
    Scene scene;
    scene.world.gravity = {};
    scene.broadPhase.algorithm = Algorithm::PackedGrid;
    Random random(1);
    for (std::uint64_t id = 1; id <= 400; ++id) {
        auto o = std::make_shared<SceneObject>();
        o->id = {id};
        o->kind = ObjectKind::Dynamic;
        o->shape = Circle{0.3};
        o->pose.position = Vec2{2e6, 3e6} + Vec2{random.between(0.0, 90.0), random.between(0.0, 90.0)};
        if (id == 400) {
            o->pose.position = {};
            o->components = {Lifetime{0.1}};
        }
        scene.append(o);
    }
    World world = World::fromScene(scene).value();
    const WorldState together = world.state();
    const StepReport first = world.step();
    for (int i = 0; i < 20; ++i)
        world.step();
    const WorldState alone = world.state();
    const StepReport last = world.step();
    world.restore(together);
    QVERIFY(sameReport(world.step(), first));
    world.restore(alone);
    QVERIFY(sameReport(world.step(), last));
}

BROADSIDE_TEST(TestWorldState)

} // namespace broadside::test::tst_world_state

#include "tst_world_state.moc"
