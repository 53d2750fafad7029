#include "core/base/random.h"
#include "core/dynamics/world.h"
#include "core/scene/generate.h"
#include "tests/support/cannon_world.h"
#include "tests/support/test.h"

#include <array>
#include <functional>
#include <thread>

namespace broadside::test::tst_hashes {

/// @file
/// The same world and steps give the same bits from every compiler, in every kind of build, on every machine. The
/// hashes
/// are therefore constants. If one changes without an intended change of the step, this is a bug. If the change is
/// intended, the failure message shows the new number.

namespace {

constexpr std::array kBroadPhases{Algorithm::Grid,      Algorithm::BruteForce, Algorithm::HashedGrid,
                                  Algorithm::AabbTree,  Algorithm::Quadtree,   Algorithm::SweepAndPrune,
                                  Algorithm::PackedGrid};

/// The inputs of a step: shots of the cannon, if the scene has one.
std::vector<Input> inputsAt(const Scene& scene, std::uint64_t step)
{
    if (!scene.contains({1}) || scene.find({1})->components.empty() || step % 60 != 10)
        return {};
    const double turn = 0.01 * static_cast<double>(step);
    return {ShootInput{{1}, {1.0 + turn, 2.8 - turn}}};
}

/// Everything at once: rotated shapes of every kind that fall, bounce off each other and off rotated walls, lose speed,
/// and are swept.
Scene crowd(Integrator integrator)
{
    Random random(12);
    Scene scene;
    scene.world = {.width = 40.0,
                   .height = 30.0,
                   .gravity = {0.0, -9.81},
                   .wind = {0.3, 0.0},
                   .terminalSpeed = 25.0,
                   .edges = EdgeRule::Bounce};
    scene.step = {1.0 / 60.0, integrator, true};
    for (std::uint64_t id = 1; id <= 60; ++id) {
        const auto between = [&](double low, double high) { return random.between(low, high); };
        auto o = std::make_shared<SceneObject>();
        o->id = {id};
        o->kind = id % 3 == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
        o->pose.position.x = between(0.0, 40.0);
        o->pose.position.y = between(0.0, 30.0);
        o->pose.angle = between(-400.0, 400.0);
        o->velocity.x = between(-20.0, 20.0);
        o->velocity.y = between(-20.0, 20.0);
        o->mass = between(0.1, 10.0);
        o->restitution = between(0.5, 1.0);
        o->onHit = HitResponse::Bounce;
        const double a = between(0.1, 1.5);
        const double b = between(0.1, 1.5);
        const std::array<Shape, 6> shapes{
            Circle{a},
            Box{a, b},
            OrientedBox{a, b},
            Mesh{{{0, 0}, {a, 0}, {0, b}}, {0, 1, 2}, true},
            Polygon{{{-a, -b}, {a, -b}, {a, b}, {0, 0.1}, {-a, b}}},
            Compound{{{{a, 0}, 30.0, Box{b, a}}, {{-a, 0}, 77.7, OrientedBox{b, 0.3}}, {{0, b}, 0.0, Circle{0.2}}}}};
        o->shape = shapes[id % shapes.size()];
        scene.append(o);
    }
    return scene;
}

/// One number from the hashes of 600 steps; it differs if any of them differs.
std::uint64_t hashOf(Scene scene, Algorithm algorithm)
{
    scene.broadPhase.algorithm = algorithm;
    World world = World::fromScene(scene).value();
    std::uint64_t sum = world.hash();
    for (std::uint64_t step = 1; step <= 600; ++step)
        sum = sum * 31 + world.step(inputsAt(scene, step)).hash;
    return sum;
}

Scene generated(const char* kind, std::size_t count) { return generateScene(kind, {count, 7}).value(); }

QByteArray hex(std::uint64_t value) { return QByteArray::number(static_cast<qulonglong>(value), 16); }

} // namespace

class TestHashes : public QObject {
    Q_OBJECT
private slots:
    void sameBitsEverywhere_data();
    void sameBitsEverywhere();

private:
    static Scene sceneNamed(const QByteArray& name);
};

void TestHashes::sameBitsEverywhere_data()
{
    QTest::addColumn<QByteArray>("hash");
    QTest::newRow("cannon") << QByteArray("6687689c2ae621e");
    QTest::newRow("pong") << QByteArray("844f1218fdc1c26a");
    QTest::newRow("pinball") << QByteArray("fa68fceb8f637ab4");
    QTest::newRow("walkers") << QByteArray("c46355a1cfa2f562");
    QTest::newRow("mixed") << QByteArray("b9f478fb4fd555d5");
    QTest::newRow("crowd, semi-implicit Euler") << QByteArray("bfc1f301b134d79");
    QTest::newRow("crowd, explicit Euler") << QByteArray("ba520b1686dd1f2e");
    QTest::newRow("crowd, velocity Verlet") << QByteArray("1fab249590e651c6");
}

Scene TestHashes::sceneNamed(const QByteArray& name)
{
    if (name == "cannon")
        return cannonWorld();
    if (name == "pong")
        return generated("pong", 4);
    if (name == "pinball")
        return generated("pinball", 24);
    if (name == "walkers")
        return generated("walkers", 40);
    if (name == "mixed")
        return generated("mixed", 80);
    return crowd(name.endsWith("Verlet")     ? Integrator::VelocityVerlet
                 : name.contains("explicit") ? Integrator::ExplicitEuler
                                             : Integrator::SemiImplicitEuler);
}

/// Every broad phase must give the same bits, also when the worlds step in parallel threads.
void TestHashes::sameBitsEverywhere()
{
    QFETCH(const QByteArray, hash);
    const Scene scene = sceneNamed(QTest::currentDataTag());
    std::array<std::uint64_t, kBroadPhases.size()> found{};
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < found.size(); ++i)
            threads.emplace_back([&, i] { found[i] = hashOf(scene, kBroadPhases[i]); });
    }
    for (const std::uint64_t same : found)
        QCOMPARE(hex(same), hash);
}

BROADSIDE_TEST(TestHashes)

} // namespace broadside::test::tst_hashes

#include "tst_hashes.moc"
