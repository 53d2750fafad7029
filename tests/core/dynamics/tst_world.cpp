#include "core/base/random.h"
#include "core/dynamics/world.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/cannon_world.h"
#include "tests/support/heaps.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside::test::tst_world {

namespace {

ObjectPtr mover(std::uint64_t id, Vec2 position, Vec2 velocity)
{
    auto o = std::make_shared<SceneObject>();
    o->id = {id};
    o->kind = ObjectKind::Dynamic;
    o->pose.position = position;
    o->velocity = velocity;
    o->shape = Circle{0.25};
    return o;
}

/// Moving and static objects everywhere; some are removed by hits.
Scene crowd(std::uint64_t seed, int count)
{
    Random random(seed);
    Scene scene;
    scene.world = {.width = 40.0,
                   .height = 40.0,
                   .gravity = {0.0, -1.0},
                   .wind = {0.5, 0.0},
                   .terminalSpeed = 6.0,
                   .edges = EdgeRule::Wrap};
    for (int i = 0; i < count; ++i) {
        auto o = std::make_shared<SceneObject>();
        o->id = {static_cast<std::uint64_t>(count - i)}; // storage order is not id order
        o->kind = random.below(2) == 0 ? ObjectKind::Dynamic : ObjectKind::Static;
        o->pose.position = {random.between(0.0, 40.0), random.between(0.0, 40.0)};
        o->velocity = {random.between(-3.0, 3.0), random.between(-3.0, 3.0)};
        o->shape =
            random.below(2) == 0 ? Shape{Circle{random.between(0.1, 0.6)}} : Shape{Box{random.between(0.1, 3.0), 0.4}};
        o->onHit = random.below(10) == 0 ? HitResponse::Remove : HitResponse::None;
        scene.append(o);
    }
    return scene;
}

} // namespace

class TestWorld : public QObject {
    Q_OBJECT
private slots:
    void aHeapTooLargeToKeepIsSaid_data();
    void aHeapTooLargeToKeepIsSaid();
    void shotStartsTheBallAtTheCannon();
    void shotHitsTheTargetOnce();
    void eventsSayWhatHappenedAndByWhat();
    void eachHitIsAnEvent();
    void anotherShotBringsTheBallBack();
    void shotWithoutLauncherIsReported_data();
    void shotWithoutLauncherIsReported();
    void accelerationIsTheSumOfItsSources();
    void edges_data();
    void edges();
    void overlapsBeginOnceAndEnd();
    void overlapsThatStayAreReportedInEveryStep();
    void beganStayedAndEndedTellTheOverlaps();
    void aReportTakesOverTheMemoryOfAnOldOne();
    void bothOwnersOfRemoveGo();
    void maskedAndStaticPairsDoNotMeet();
    void sameHashWhateverTheBroadPhaseAndOrder();
    void hashChangesWithEveryPartOfTheState();
    void timeDoesNotAddUpRounding();
    void cellsCanChangeBetweenSteps();
    void whatStepsChangeOfAnInstanceIsAnOverride();
    void sceneAsItStandsHoldsTheState();
    void motionBeyondNumbersIsStoppedAndReported();
    void funnelIsMonotonic();
};

void TestWorld::shotStartsTheBallAtTheCannon()
{
    World world = worldOf(cannonWorld());
    const Input shot = ShootInput{{1}, {3.0, 4.0}};
    const StepReport report = world.step({&shot, 1});
    // The distance to the pointer is 5 m, the power 2: 10 m/s along (0.6, 0.8). Then one step of gravity.
    const double dt = 1.0 / 60.0;
    QCOMPARE(world.velocityOf(*world.objects().indexOf({2})), (Vec2{6.0, 8.0 - 10.0 * dt}));
    QCOMPARE(positionOf(world, 2), (Vec2{6.0 * dt, (8.0 - 10.0 * dt) * dt}));
    QVERIFY(std::abs(world.objects().poseOf(*world.objects().indexOf({1})).angle - 53.13010235415598) < 1e-12);
    QCOMPARE(report.step, std::uint64_t{1});
    QCOMPARE(report.funnel.pairs, std::uint64_t{1}); // ball and target; the cannon collides with nothing
}

void TestWorld::shotHitsTheTargetOnce()
{
    World world = worldOf(cannonWorld());
    const Input shot = ShootInput{{1}, {3.25, 2.8}};
    std::uint64_t hits = 0;
    std::vector<ObjectId> removed;
    for (int i = 0; i < 120; ++i) {
        const StepReport report = i == 0 ? world.step({&shot, 1}) : world.step();
        hits += report.hits;
        removed.insert(removed.end(), report.removed.begin(), report.removed.end());
    }
    QCOMPARE(hits, std::uint64_t{1});
    QCOMPARE(removed, (std::vector<ObjectId>{{3}}));
    QVERIFY(!world.objects().indexOf({3}));
    QCOMPARE(world.objects().presentCount(), std::size_t{2});
}

void TestWorld::eventsSayWhatHappenedAndByWhat()
{
    using Kind = StepEvent::Kind;
    Scene scene = cannonWorld();
    scene.world.terminalSpeed = 5.0;
    scene.world.edges = EdgeRule::Remove;
    const auto stands = [&](std::uint64_t id, double x, const Component& component) {
        scene.append(object(id, ObjectKind::Static, {x, 4.0}, Circle{0.2}, HitResponse::None,
                            [&](SceneObject& o) { o.components = {component}; }));
    };
    stands(8, 4.0, Spawner{{9}, 0.5, 1});
    stands(9, 7.0, Lifetime{0.25});
    World world = worldOf(scene);
    const Input shot = ShootInput{{1}, {3.25, 2.8}};
    std::vector<StepEvent> events;
    for (int i = 0; i < 400; ++i) {
        const StepReport report = i == 0 ? world.step({&shot, 1}) : world.step();
        std::size_t removals = 0;
        for (const StepEvent& event : report.events) {
            removals += isRemoval(event.kind) ? 1U : 0U;
            events.push_back(event);
        }
        QCOMPARE(removals, report.removed.size());
    }
    const auto of = [&](Kind kind) {
        std::vector<StepEvent> found;
        std::ranges::copy_if(events, std::back_inserter(found), [&](const StepEvent& e) { return e.kind == kind; });
        return found;
    };
    const double asked = length(Vec2{3.25, 2.8}) * 2.0;
    QCOMPARE(of(Kind::Launched), (std::vector<StepEvent>{{Kind::Launched, {2}, {1}, asked, asked}}));
    QCOMPARE(of(Kind::SpeedLimited).front(), (StepEvent{Kind::SpeedLimited, {2}, {1}, asked, 5.0}));
    QCOMPARE(of(Kind::Spawned), (std::vector<StepEvent>{{Kind::Spawned, {10}, {8}}}));
    QCOMPARE(of(Kind::RemovedByLifetime),
             (std::vector<StepEvent>{{Kind::RemovedByLifetime, {9}, {}}, {Kind::RemovedByLifetime, {10}, {}}}));
    QCOMPARE(of(Kind::RemovedByEdge), (std::vector<StepEvent>{{Kind::RemovedByEdge, {2}, {}}}));
}

void TestWorld::eachHitIsAnEvent()
{
    using Kind = StepEvent::Kind;
    World world = worldOf(cannonWorld());
    const Input shot = ShootInput{{1}, {3.25, 2.8}};
    std::vector<StepEvent> events = world.step({&shot, 1}).events;
    while (world.stepCount() < 120)
        std::ranges::copy(world.step().events, std::back_inserter(events));
    QCOMPARE(events.size(), std::size_t{3});
    QCOMPARE(events[1], (StepEvent{Kind::Hit, {2}, {3}}));
    QCOMPARE(events[2], (StepEvent{Kind::RemovedByHit, {3}, {2}}));
}

void TestWorld::anotherShotBringsTheBallBack()
{
    Scene scene = cannonWorld();
    scene.world.edges = EdgeRule::Remove;
    World world = worldOf(scene);
    while (world.objects().indexOf({2}))
        world.step(); // it falls out of the world
    const Input shot = ShootInput{{1}, {1.0, 1.0}};
    const StepReport report = world.step({&shot, 1});
    QVERIFY(report.problems.empty());
    QVERIFY(world.objects().indexOf({2}));
    QVERIFY(positionOf(world, 2).x > 0.0);
    QCOMPARE(report.funnel.pairs, std::uint64_t{1});
}

void TestWorld::shotWithoutLauncherIsReported_data()
{
    QTest::addColumn<qulonglong>("cannon");
    QTest::addColumn<QString>("message");
    QTest::newRow("no such object") << 99ULL << QStringLiteral("no object 99");
    QTest::newRow("no launcher") << 3ULL << QStringLiteral("has no launcher");
}

void TestWorld::shotWithoutLauncherIsReported()
{
    QFETCH(const qulonglong, cannon);
    QFETCH(const QString, message);
    World world = worldOf(cannonWorld());
    const Input shot = ShootInput{{cannon}, {1.0, 1.0}};
    const StepReport report = world.step({&shot, 1});
    QCOMPARE(report.problems.size(), std::size_t{1});
    QVERIFY2(QString::fromStdString(report.problems[0].message.text()).contains(message),
             report.problems[0].message.text().c_str());
    QVERIFY(!report.problems[0].remedy.empty());
}

void TestWorld::accelerationIsTheSumOfItsSources()
{
    Scene scene;
    scene.world.gravity = {0.0, -10.0};
    scene.world.wind = {-1.0, 0.0};
    auto o = std::make_shared<SceneObject>(*mover(1, {}, {}));
    o->acceleration = {0.5, 0.25};
    o->force = {6.0, 4.0};
    o->mass = 2.0;
    o->gravityScale = 0.5;
    scene.append(o);
    scene.step.dt = 1.0;
    World world = worldOf(scene);
    world.step();
    QCOMPARE(world.velocityOf(0), (Vec2{0.5 + 3.0 - 1.0, 0.25 + 2.0 - 5.0}));
}

void TestWorld::edges_data()
{
    QTest::addColumn<int>("rule");
    QTest::addColumn<bool>("present");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("speed");
    QTest::newRow("open") << static_cast<int>(EdgeRule::Open) << true << 10.5 << 1.0;
    QTest::newRow("wrap to the opposite edge") << static_cast<int>(EdgeRule::Wrap) << true << 0.0 << 1.0;
    QTest::newRow("bounce") << static_cast<int>(EdgeRule::Bounce) << true << 9.5 << -1.0;
    QTest::newRow("remove") << static_cast<int>(EdgeRule::Remove) << false << 0.0 << 0.0;
}

void TestWorld::edges()
{
    QFETCH(const int, rule);
    QFETCH(const bool, present);
    QFETCH(const double, x);
    QFETCH(const double, speed);
    Scene scene;
    scene.world = {.width = 10.0,
                   .height = 10.0,
                   .gravity = {},
                   .wind = {},
                   .terminalSpeed = {},
                   .edges = static_cast<EdgeRule>(rule)};
    scene.step.dt = 1.0;
    scene.append(mover(1, {9.5, 5.0}, {1.0, 0.0}));
    World world = worldOf(scene);
    const StepReport report = world.step();
    QCOMPARE(world.objects().indexOf({1}).has_value(), present);
    if (present) {
        QCOMPARE(positionOf(world, 1), (Vec2{x, 5.0}));
        QCOMPARE(world.velocityOf(0), (Vec2{speed, 0.0}));
        QVERIFY(report.removed.empty());
    } else {
        QCOMPARE(report.removed, (std::vector<ObjectId>{{1}}));
    }
}

void TestWorld::overlapsBeginOnceAndEnd()
{
    Scene scene;
    scene.world.gravity = {};
    scene.step.dt = 0.25;
    scene.append(mover(1, {0.0, 0.0}, {1.0, 0.0}));
    scene.append(mover(2, {0.75, 0.0}, {0.0, 0.0})); // radii of 0.25: they touch at a distance of 0.5 m
    World world = worldOf(scene);
    std::vector<std::uint64_t> began;
    std::vector<std::uint64_t> ended;
    for (int i = 0; i < 8; ++i) {
        const StepReport report = world.step();
        if (!report.began.empty())
            began.push_back(report.step);
        if (!report.ended.empty())
            ended.push_back(report.step);
        QCOMPARE(report.hits, std::uint64_t{0}); // sensors
    }
    QCOMPARE(began, (std::vector<std::uint64_t>{1})); // touching at x = 0.25 counts as an overlap
    QCOMPARE(ended, (std::vector<std::uint64_t>{6})); // they still touched at x = 1.25
}

void TestWorld::overlapsThatStayAreReportedInEveryStep()
{
    Scene scene;
    scene.world.gravity = {};
    scene.step.dt = 0.25;
    scene.append(mover(1, {0.0, 0.0}, {1.0, 0.0}));
    scene.append(mover(2, {0.75, 0.0}, {0.0, 0.0}));
    World world = worldOf(scene);
    const std::vector<IdPair> pair{{{1}, {2}}};
    for (std::uint64_t step = 1; step <= 8; ++step) {
        const StepReport report = world.step();
        QCOMPARE(report.began, step == 1 ? pair : std::vector<IdPair>{});
        QCOMPARE(report.stayed, step >= 2 && step <= 5 ? pair : std::vector<IdPair>{});
        QCOMPARE(report.ended, step == 6 ? pair : std::vector<IdPair>{});
    }
}

void TestWorld::aReportTakesOverTheMemoryOfAnOldOne()
{
    World fresh = worldOf(crowd(4, 150));
    World reusing = worldOf(crowd(4, 150));
    StepReport used;
    used.stayed.reserve(10'000);
    const IdPair* const memory = used.stayed.data();
    std::size_t stayed = 0;
    for (int i = 0; i < 200; ++i) {
        const StepReport expected = fresh.step();
        used = reusing.step({}, {}, {}, nullptr, std::move(used));
        QCOMPARE(used.stayed.data(), memory);
        QCOMPARE(used.began, expected.began);
        QCOMPARE(used.stayed, expected.stayed);
        QCOMPARE(used.ended, expected.ended);
        QCOMPARE(used.removed, expected.removed);
        QCOMPARE(used.events, expected.events);
        QCOMPARE(used.problems.size(), expected.problems.size());
        QCOMPARE(used.hits, expected.hits);
        QCOMPARE(used.hash, expected.hash);
        stayed += used.stayed.size();
    }
    QVERIFY(stayed > 100);
}

/// The events alone are enough to know all overlaps at every step.
void TestWorld::beganStayedAndEndedTellTheOverlaps()
{
    World world = worldOf(crowd(4, 150));
    std::vector<IdPair> known;
    std::size_t stayed = 0;
    for (int i = 0; i < 200; ++i) {
        const StepReport report = world.step();
        std::vector<IdPair> kept;
        std::ranges::set_difference(known, report.ended, std::back_inserter(kept));
        QCOMPARE(report.stayed, kept);
        std::vector<IdPair> both;
        std::ranges::set_union(known, report.began, std::back_inserter(both));
        known.clear();
        std::ranges::set_difference(both, report.ended, std::back_inserter(known));
        std::vector<IdPair> overlaps;
        for (const IndexPair pair : world.overlaps())
            overlaps.push_back({world.objects().idOf(pair.a), world.objects().idOf(pair.b)});
        QCOMPARE(known, overlaps);
        stayed += report.stayed.size();
    }
    QVERIFY(stayed > 100);
}

void TestWorld::bothOwnersOfRemoveGo()
{
    Scene scene;
    for (std::uint64_t id = 1; id <= 2; ++id) {
        auto o = std::make_shared<SceneObject>(*mover(id, {1.0, 1.0}, {}));
        o->onHit = HitResponse::Remove;
        scene.append(o);
    }
    World world = worldOf(scene);
    const StepReport report = world.step();
    QCOMPARE(report.hits, std::uint64_t{1});
    QCOMPARE(report.removed, (std::vector<ObjectId>{{1}, {2}}));
    QCOMPARE(report.ended, report.began); // removed in the step in which they met
    QVERIFY(world.overlaps().empty());
}

void TestWorld::maskedAndStaticPairsDoNotMeet()
{
    Scene scene;
    scene.world.gravity = {};
    for (std::uint64_t id = 1; id <= 2; ++id) { // walkers do not collide with walkers
        auto o = std::make_shared<SceneObject>(*mover(id, {1.0, 1.0}, {}));
        o->category = 2;
        o->mask = 1;
        scene.append(o);
    }
    for (std::uint64_t id = 3; id <= 4; ++id) {
        auto o = std::make_shared<SceneObject>();
        o->id = {id};
        o->pose.position = {5.0, 1.0};
        scene.append(o);
    }
    const StepReport report = worldOf(scene).step();
    QVERIFY(report.began.empty());
    QCOMPARE(report.funnel.pairs, std::uint64_t{4}); // each walker with both static objects
}

void TestWorld::sameHashWhateverTheBroadPhaseAndOrder()
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Scene scene = crowd(seed, 150);
        Scene reversed = scene;
        std::vector<ObjectId> all;
        for (const ObjectPtr& o : scene.objects())
            all.push_back(o->id);
        auto objects = reversed.remove(all);
        std::ranges::reverse(objects);
        for (const auto& placed : objects)
            reversed.append(placed.object);
        Scene brute = scene;
        brute.broadPhase.algorithm = Algorithm::BruteForce;
        Scene fine = scene;
        fine.broadPhase.cellSize = 0.3;

        World world = worldOf(scene);
        World others[] = {worldOf(reversed), worldOf(brute), worldOf(fine), worldOf(scene)};
        for (int i = 0; i < 200; ++i) {
            const StepReport report = world.step();
            for (World& other : others) {
                const StepReport same = other.step();
                QCOMPARE(same.hash, report.hash);
                QCOMPARE(same.began, report.began);
                QCOMPARE(same.ended, report.ended);
                QCOMPARE(same.removed, report.removed);
                QCOMPARE(same.funnel.boxOverlaps, report.funnel.boxOverlaps);
            }
        }
        QVERIFY(world.objects().presentCount() < 150); // some hits removed objects
    }
}

void TestWorld::hashChangesWithEveryPartOfTheState()
{
    const auto hashWith = [](auto&& edit) {
        auto o = std::make_shared<SceneObject>(*mover(1, {1.0, 2.0}, {3.0, 4.0}));
        edit(*o);
        Scene scene;
        scene.append(o);
        return worldOf(scene).hash();
    };
    const std::vector<std::uint64_t> hashes{
        hashWith([](SceneObject&) {}),
        hashWith([](SceneObject& o) { o.id = {2}; }),
        hashWith([](SceneObject& o) { o.pose.position.x = std::nextafter(1.0, 2.0); }),
        hashWith([](SceneObject& o) { o.pose.position.y = 2.5; }),
        hashWith([](SceneObject& o) { o.velocity.x = 4.0; }),
        hashWith([](SceneObject& o) { o.velocity.y = 3.0; }),
        hashWith([](SceneObject& o) { o.pose.angle = 1.0; }),
    };
    for (std::size_t i = 0; i < hashes.size(); ++i)
        for (std::size_t j = i + 1; j < hashes.size(); ++j)
            QVERIFY(hashes[i] != hashes[j]);
}

void TestWorld::timeDoesNotAddUpRounding()
{
    World world = worldOf(cannonWorld());
    for (int i = 0; i < 60'000; ++i)
        world.step();
    QCOMPARE(world.time(), 60'000.0 * (1.0 / 60.0));
    world.setStepSettings({.dt = 0.5, .integrator = Integrator::VelocityVerlet, .continuous = false});
    world.step();
    QCOMPARE(world.time(), 60'000.0 * (1.0 / 60.0) + 0.5);
}

void TestWorld::cellsCanChangeBetweenSteps()
{
    World tuned = worldOf(crowd(9, 80));
    World left = worldOf(crowd(9, 80));
    for (int i = 0; i < 60; ++i) {
        QVERIFY(!tuned.setBroadPhase({Algorithm::Grid, 0.2 + 0.1 * i}));
        QCOMPARE(tuned.step().hash, left.step().hash);
    }
    const auto refused = tuned.setBroadPhase({Algorithm::Grid, 1e-9});
    QVERIFY(refused);
    QCOMPARE(tuned.step().hash, left.step().hash);
}

void TestWorld::whatStepsChangeOfAnInstanceIsAnOverride()
{
    Scene authored = cannonWorld();
    authored.templates = {templateFrom(*authored.find({2}), "Ball"), templateFrom(*authored.find({3}), "Target")};
    for (const std::uint64_t id : {2U, 3U})
        authored.replace(linkedTo(authored.pointerTo({id}), authored.templates[id - 2]));
    World world = worldOf(authored);
    const Input shot = ShootInput{{1}, {3.25, 2.8}};
    world.step({&shot, 1});
    const Scene scene = world.toScene(authored);
    QVERIFY(scene.find({2})->instanceOf->overrides == TemplateField::Velocity);
    QVERIFY(scene.find({3})->instanceOf->overrides.isEmpty());
}

void TestWorld::sceneAsItStandsHoldsTheState()
{
    const Scene authored = cannonWorld();
    World world = worldOf(authored);
    const Input shot = ShootInput{{1}, {3.25, 2.8}};
    world.step({&shot, 1});
    for (int i = 0; i < 100; ++i)
        world.step();
    const Scene scene = world.toScene(authored);
    QVERIFY(!scene.contains({3}));
    QCOMPARE(scene.find({2})->pose.position, positionOf(world, 2));
    QCOMPARE(worldOf(scene).hash(), world.hash());
    QVERIFY(authored.contains({3}));
}

void TestWorld::motionBeyondNumbersIsStoppedAndReported()
{
    Scene scene;
    scene.step.dt = 1e9;
    scene.append(mover(1, {0.0, 0.0}, {1e9, 0.0}));
    World world = worldOf(scene);
    for (int i = 0; i < 10; ++i) {
        const StepReport report = world.step();
        QVERIFY(std::isfinite(positionOf(world, 1).x));
        QCOMPARE(report.problems.size(), std::size_t{1});
        QCOMPARE(report.problems[0].object, ObjectId{1});
    }
}

void TestWorld::funnelIsMonotonic()
{
    World world = worldOf(crowd(21, 200));
    for (int i = 0; i < 100; ++i) {
        const Funnel funnel = world.step().funnel;
        QVERIFY(funnel.pairs >= funnel.candidates);
        QVERIFY(funnel.candidates >= funnel.boxOverlaps);
        QVERIFY(funnel.boxOverlaps >= funnel.overlaps);
        QVERIFY(funnel.candidates > 0);
    }
}

void TestWorld::aHeapTooLargeToKeepIsSaid_data()
{
    QTest::addColumn<bool>("continuous");
    QTest::newRow("discrete") << false;
    QTest::newRow("continuous") << true;
}

/// Nothing responds, no pair is kept, and the world steps on.
void TestWorld::aHeapTooLargeToKeepIsSaid()
{
    QFETCH(const bool, continuous);
    Scene scene = twoHeaps(2'900, {1.8, 1.8});
    scene.step.continuous = continuous;
    World world = worldOf(scene);
    const StepReport report = world.step();
    QCOMPARE(report.problems.size(), continuous ? 2U : 1U);
    for (const Problem& problem : report.problems) {
        QVERIFY2(problem.message.text().find("16 777 216") != std::string::npos, problem.message.text().c_str());
        QVERIFY2(problem.remedy.text().find("move them apart") != std::string::npos, problem.remedy.text().c_str());
    }
    QCOMPARE(report.funnel.boxOverlaps, 2'900U * 5'799U);
    QCOMPARE(report.funnel.overlaps, 2'900U * 2'899U);
    QVERIFY(report.began.empty() && world.overlaps().empty());
    QCOMPARE(report.hits, 0U);
    QCOMPARE(positionOf(world, 1), (Vec2{5.0, 5.0}));

    // When most objects are removed, steps work normally again.
    EditInput edit;
    for (std::uint64_t id = 3; id <= 5'800; ++id)
        edit.takeOut.push_back({id});
    const StepReport after = world.step(std::vector<Input>{edit});
    QVERIFY(after.problems.empty());
    QCOMPARE(after.funnel.overlaps, 1U);
    QCOMPARE(after.began.size(), 1U);
}

BROADSIDE_TEST(TestWorld)

} // namespace broadside::test::tst_world

#include "tst_world.moc"
