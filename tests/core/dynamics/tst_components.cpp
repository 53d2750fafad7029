#include "core/dynamics/world.h"
#include "tests/support/test.h"

#include <cmath>
#include <functional>

namespace broadside::test::tst_components {

namespace {

ObjectPtr object(std::uint64_t id, Vec2 position, std::vector<Component> components,
                 const std::function<void(SceneObject&)>& edit = {})
{
    auto o = std::make_shared<SceneObject>();
    o->id = {id};
    o->name = "Thing";
    o->kind = ObjectKind::Dynamic;
    o->pose.position = position;
    o->shape = Circle{0.25};
    o->components = std::move(components);
    if (edit)
        edit(*o);
    return o;
}

Scene stillWorld()
{
    Scene scene;
    scene.world.gravity = {};
    scene.step.dt = 0.25;
    return scene;
}

World worldOf(const Scene& scene)
{
    auto world = World::fromScene(scene);
    if (!world)
        qFatal("%s", describe(world.problem()).c_str());
    return std::move(*world);
}

Vec2 positionOf(const World& world, std::uint64_t id)
{
    return world.objects().poseOf(*world.objects().indexOf({id})).position;
}

} // namespace

class TestComponents : public QObject {
    Q_OBJECT
private slots:
    void walkersWalkWrapAndTurn();
    void lifetimeEndsOnTime();
    void spawnerCopiesOnTimeAndStops();
    void spawnedObjectsLiveTheirOwnLives();
    void spawnerWithoutOriginalIsReported();
    void steeredPaddleMovesUntilToldOtherwise();
    void followingPaddleDoesNotOvershoot();
    void sceneAsItStandsHoldsWhatWasSpawned();
    void sameHashOnEveryRun();
};

void TestComponents::walkersWalkWrapAndTurn()
{
    Scene scene = stillWorld();
    scene.world.width = 4.8;
    scene.world.edges = EdgeRule::Wrap;
    scene.append(object(1, {4.7, 1.0}, {Walker{}}));
    scene.append(object(2, {0.1, 2.0}, {Walker{0.5, Walker::Direction::Left, 0.0}}));
    World world = worldOf(scene);
    world.step();
    QCOMPARE(positionOf(world, 1), (Vec2{0.0, 1.0})); // outside one edge: moved to the opposite one
    QCOMPARE(positionOf(world, 2), (Vec2{4.8, 2.0}));
    world.step();
    QCOMPARE(positionOf(world, 1), (Vec2{0.125, 1.0}));

    Scene corridor = stillWorld();
    corridor.append(object(1, {1.0, 1.0}, {Walker{}}, [](SceneObject& o) { o.onHit = HitResponse::Bounce; }));
    corridor.append(object(2, {1.6, 1.0}, {}, [](SceneObject& o) { o.kind = ObjectKind::Static; }));
    World turned = worldOf(corridor);
    for (int i = 0; i < 8; ++i)
        turned.step();
    QVERIFY(positionOf(turned, 1).x < 1.0);
    QCOMPARE(turned.velocityOf(0), (Vec2{-0.5, 0.0}));
}

void TestComponents::lifetimeEndsOnTime()
{
    Scene scene = stillWorld();
    scene.append(object(1, {1.0, 1.0}, {Lifetime{1.0}}));
    World world = worldOf(scene);
    for (int i = 1; i <= 3; ++i)
        QVERIFY(world.step().removed.empty());
    QCOMPARE(world.step().removed, (std::vector<ObjectId>{{1}}));
}

void TestComponents::spawnerCopiesOnTimeAndStops()
{
    Scene scene = stillWorld();
    scene.append(object(3, {2.0, 3.0}, {Spawner{{7}, 0.5, 3}}));
    scene.append(object(7, {9.0, 9.0}, {}, [](SceneObject& o) { o.velocity = {1.0, 0.0}; }));
    World world = worldOf(scene);
    std::vector<std::vector<ObjectId>> spawned;
    for (int i = 0; i < 10; ++i)
        spawned.push_back(world.step().spawned);
    QCOMPARE(spawned, (std::vector<std::vector<ObjectId>>{{}, {{8}}, {}, {{9}}, {}, {{10}}, {}, {}, {}, {}}));
    QCOMPARE(positionOf(world, 8), (Vec2{2.0 + 9 * 0.25, 3.0})); // it moved from its first step on
    QCOMPARE(world.objects().objectOf(*world.objects().indexOf({9})).name, std::string("Thing 2"));
}

void TestComponents::spawnedObjectsLiveTheirOwnLives()
{
    Scene scene = stillWorld();
    scene.append(object(1, {2.0, 3.0}, {Spawner{{2}, 0.25, 1000}}));
    scene.append(object(2, {9.0, 9.0}, {Lifetime{1.0}}));
    World world = worldOf(scene);
    for (int i = 0; i < 100; ++i)
        world.step();
    // each is removed in the step in which its lifetime ends
    QCOMPARE(world.objects().presentCount(), std::size_t{1 + 3});
}

void TestComponents::spawnerWithoutOriginalIsReported()
{
    Scene scene = stillWorld();
    scene.append(object(1, {2.0, 3.0}, {Spawner{{99}, 0.25, 2}}));
    World world = worldOf(scene);
    QCOMPARE(world.step().problems.size(), std::size_t{1});
    QCOMPARE(world.step().problems.size(), std::size_t{1});
    QVERIFY(world.step().problems.empty());
}

void TestComponents::steeredPaddleMovesUntilToldOtherwise()
{
    Scene scene = stillWorld();
    scene.append(object(1, {1.0, 1.0}, {Paddle{.axis = Paddle::Axis::Y, .speed = 4.0, .follows = {}}}));
    World world = worldOf(scene);
    const Input up = SteerInput{{1}, 1.0};
    const Input stop = SteerInput{{1}, 0.0};
    world.step({&up, 1});
    world.step();
    QCOMPARE(positionOf(world, 1), (Vec2{1.0, 3.0}));
    world.step({&stop, 1});
    QCOMPARE(positionOf(world, 1), (Vec2{1.0, 3.0}));
}

void TestComponents::followingPaddleDoesNotOvershoot()
{
    Scene scene = stillWorld();
    scene.append(object(1, {1.0, 1.0}, {Paddle{.axis = Paddle::Axis::X, .speed = 4.0, .follows = {2}}}));
    scene.append(object(2, {3.5, 4.0}, {}, [](SceneObject& o) { o.kind = ObjectKind::Static; }));
    World world = worldOf(scene);
    std::vector<double> xs;
    for (int i = 0; i < 4; ++i) {
        world.step();
        xs.push_back(positionOf(world, 1).x);
    }
    QCOMPARE(xs, (std::vector<double>{2.0, 3.0, 3.5, 3.5}));
}

void TestComponents::sceneAsItStandsHoldsWhatWasSpawned()
{
    Scene scene = stillWorld();
    scene.append(object(1, {2.0, 3.0}, {Spawner{{2}, 0.25, 3}}));
    scene.append(object(2, {9.0, 9.0}, {}));
    World world = worldOf(scene);
    for (int i = 0; i < 3; ++i)
        world.step();
    const Scene saved = world.toScene(scene);
    QCOMPARE(saved.size(), std::size_t{5});
    QCOMPARE(worldOf(saved).hash(), world.hash());
}

void TestComponents::sameHashOnEveryRun()
{
    Scene scene = stillWorld();
    scene.world.edges = EdgeRule::Bounce;
    scene.append(object(1, {2.0, 3.0}, {Spawner{{2}, 0.5, 20}, Walker{}}));
    scene.append(object(2, {4.0, 4.0}, {Lifetime{3.0}}, [](SceneObject& o) {
        o.velocity = {1.0, 2.0};
        o.onHit = HitResponse::Bounce;
    }));
    World a = worldOf(scene);
    World b = worldOf(scene);
    for (int i = 0; i < 200; ++i)
        QCOMPARE(a.step().hash, b.step().hash);
}

BROADSIDE_TEST(TestComponents)

} // namespace broadside::test::tst_components

#include "tst_components.moc"
