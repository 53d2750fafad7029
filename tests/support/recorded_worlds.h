#pragma once

#include "core/base/random.h"
#include "core/broadphase/algorithm.h"
#include "core/dynamics/world.h"
#include "core/scene/generate.h"

#include <QByteArray>
#include <QTest>

#include <array>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// @file
/// Worlds and runs for tests that record, restore and repeat: all sample worlds, and one in which everything happens.
/// The inputs and the edits of settings depend on seed and step only.

namespace broadside::test {

inline ObjectPtr objectOfEverything(Random& random, std::uint64_t id)
{
    const auto between = [&](double low, double high) { return random.between(low, high); };
    auto o = std::make_shared<SceneObject>();
    o->id = {id};
    o->kind = id % 4 == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
    o->pose.position.x = between(0.0, 12.0);
    o->pose.position.y = between(0.0, 9.0);
    o->pose.angle = id % 3 == 0 ? between(-400.0, 400.0) : 0.0;
    o->velocity.x = between(-4.0, 4.0);
    o->velocity.y = between(-4.0, 4.0);
    const double a = between(0.1, 0.6);
    const double b = between(0.1, 0.6);
    const std::array<Shape, 4> shapes{Circle{a}, Box{a, b}, OrientedBox{a, b},
                                      Polygon{{{-a, -b}, {a, -b}, {a, b}, {0, 0.1}, {-a, b}}}};
    o->shape = shapes[id % shapes.size()];
    constexpr std::array kResponses{HitResponse::None, HitResponse::Bounce, HitResponse::Bounce, HitResponse::Stop,
                                    HitResponse::Remove};
    o->onHit = kResponses[id % kResponses.size()];
    return o;
}

/// Cannons that are hit, rotate, and shoot removed objects; spawners of moving, static and short-lived objects;
/// walkers; paddles.
inline Scene worldOfEverything()
{
    Random random(5);
    Scene scene;
    scene.world = {.width = 12.0,
                   .height = 9.0,
                   .gravity = {0.0, -3.0},
                   .wind = {},
                   .terminalSpeed = 20.0,
                   .edges = EdgeRule::Remove};
    scene.broadPhase.cellSize = 0.8;
    const auto append = [&](std::uint64_t id, auto&& edit) {
        scene.append(edited(*objectOfEverything(random, id), edit));
    };
    const auto standing = [](SceneObject& o) { o.kind = ObjectKind::Static; };
    append(1, [&](SceneObject& o) {
        standing(o);
        o.shape = OrientedBox{3.0, 0.3};
        o.onHit = HitResponse::Remove;
        o.components = {Launcher{{3}, 2.0}};
    });
    append(2, [&](SceneObject& o) {
        standing(o);
        o.components = {Launcher{{4}, 1.0}}; // a static projectile that is removed by hits and returns when it is shot
    });
    append(3, [](SceneObject& o) {
        o.kind = ObjectKind::Dynamic;
        o.onHit = HitResponse::Remove;
    });
    append(4, [&](SceneObject& o) {
        standing(o);
        o.onHit = HitResponse::Remove;
        o.components = {Launcher{{3}, 1.5}};
    });
    append(5, [](SceneObject& o) { o.components = {Spawner{{8}, 0.11, 40}, Walker{}}; });
    append(6, [](SceneObject& o) { o.components = {Spawner{{9}, 0.07, 60}}; });
    append(7, [](SceneObject& o) { o.components = {Paddle{Paddle::Axis::Y, 4.0, {}}}; });
    append(8, [](SceneObject& o) { o.components = {Lifetime{0.6}}; });
    append(9, [&](SceneObject& o) {
        standing(o);
        o.onHit = HitResponse::Remove;
    });
    append(10, [](SceneObject& o) { o.components = {Paddle{Paddle::Axis::X, 3.0, {3}}}; });
    for (std::uint64_t id = 11; id <= 60; ++id)
        scene.append(objectOfEverything(random, id));
    return scene;
}

/// Far from the origin, where floating-point numbers are coarse.
inline Scene worldFarAway()
{
    Scene scene = worldOfEverything();
    scene.world.edges = EdgeRule::Open;
    const std::vector<ObjectPtr> objects(scene.objects().begin(), scene.objects().end());
    for (const ObjectPtr& object : objects)
        scene.replace(edited(*object, [](SceneObject& o) { o.pose.position += {3e6, -2e6}; }));
    scene.broadPhase.algorithm = Algorithm::PackedGrid;
    return scene;
}

inline Scene recordedWorld(const std::string& name)
{
    if (name == "everything")
        return worldOfEverything();
    if (name == "far away")
        return worldFarAway();
    const bool large =
        name == "uniform" || name == "clustered" || name == "mixed" || name == "walkers" || name == "level";
    return generateScene(name, {large ? std::optional<std::size_t>{60} : std::nullopt, 3}).value();
}

/// One row for each world, in the column "world".
inline void recordedWorldRows()
{
    QTest::addColumn<QByteArray>("world");
    for (const GeneratorInfo& info : generators()) {
        const QByteArray name(info.name.data(), static_cast<qsizetype>(info.name.size()));
        QTest::newRow(name.constData()) << name;
    }
    QTest::newRow("everything") << QByteArray("everything");
    QTest::newRow("far away") << QByteArray("far away");
}

/// A world whose inputs and edits of settings depend on seed and step only.
class RandomRun {
public:
    enum class Edits {
        Some,
        SameBroadPhase, ///< But neither the algorithm nor its cells, as in a trace.
        None,
    };
    RandomRun(Scene scene, std::uint64_t seed, Edits edits = Edits::Some)
        : m_scene(std::move(scene))
        , m_seed(seed)
        , m_edits(edits)
        , m_world(World::fromScene(m_scene).value())
    {}

    [[nodiscard]] World& world() { return m_world; }
    [[nodiscard]] const Scene& scene() const { return m_scene; }

    /// Inputs of the next step, at random: a shot, an aim, a paddle that changes its direction.
    [[nodiscard]] std::vector<Input> inputs() const
    {
        Random random = randomOfStep(1);
        std::vector<Input> inputs;
        if (Random other = randomOfStep(3); m_edits != Edits::None && other.below(6) == 0)
            inputs.emplace_back(editOfObjects(other));
        const auto size = m_scene.world;
        for (const ObjectPtr& object : m_scene.objects())
            for (const Component& component : object->components) {
                const Vec2 pointer = object->pose.position + Vec2{random.between(-size.width, size.width) / 2.0,
                                                                  random.between(-size.height, size.height) / 2.0};
                const std::uint64_t dice = random.below(12);
                if (std::holds_alternative<Launcher>(component) && dice == 0)
                    inputs.emplace_back(ShootInput{object->id, pointer});
                if (std::holds_alternative<Launcher>(component) && dice == 1)
                    inputs.emplace_back(AimInput{object->id, pointer});
                if (std::holds_alternative<Paddle>(component) && dice < 3)
                    inputs.emplace_back(SteerInput{object->id, static_cast<double>(dice) - 1.0});
            }
        return inputs;
    }

    /// Changes settings before the next step, at random: algorithm, cells, time step, world.
    void edit()
    {
        if (m_edits == Edits::None)
            return;
        Random random = randomOfStep(2);
        const std::uint64_t dice = random.below(30);
        if (dice == 0) {
            if (m_edits == Edits::SameBroadPhase)
                return;
            const auto algorithm = static_cast<Algorithm>(random.below(algorithms().size()));
            const double cell = m_scene.broadPhase.cellSize * random.between(0.6, 2.5);
            if (m_world.setBroadPhase({algorithm, cell}))
                qFatal("these cells are not too small");
        } else if (dice == 1) {
            StepSettings step = m_world.stepSettings();
            step.dt = random.between(0.005, 0.03);
            step.continuous = random.below(2) == 0;
            step.integrator = static_cast<Integrator>(random.below(3));
            m_world.setStepSettings(step);
        } else if (dice == 2) {
            WorldSettings settings = m_world.settings();
            settings.gravity = {random.between(-5.0, 5.0), random.between(-5.0, 5.0)};
            settings.edges = static_cast<EdgeRule>(random.below(4));
            settings.width *= random.between(0.8, 1.25);
            if (m_world.setSettings(settings, BroadPhaseSettings(m_world.broadPhaseSettings())))
                qFatal("these cells are not too small");
        }
    }

    StepReport step()
    {
        edit();
        return m_world.step(inputs());
    }

private:
    /// Changes attributes, positions and shapes of some objects, removes or restores some, and adds a few.
    [[nodiscard]] EditInput editOfObjects(Random& random) const
    {
        EditInput edit;
        const ObjectTable& objects = m_world.objects();
        for (std::uint64_t count = 1 + random.below(4); count > 0 && objects.rowCount() > 0; --count) {
            const auto row = static_cast<ObjectIndex>(random.below(objects.rowCount()));
            const ObjectPtr other = objectOfEverything(random, 1 + random.below(500));
            const bool turns = random.below(2) == 0;
            const ObjectPtr after = edited(*m_world.currentObjectAt(row), [&](SceneObject& o) {
                o.pose.position += {random.between(-1.0, 1.0), random.between(-1.0, 1.0)};
                o.velocity = other->velocity;
                o.category = random.below(3) == 0 ? 2 : 1;
                o.shape = random.below(3) == 0 ? other->shape : o.shape;
                o.kind = turns ? other->kind : o.kind;
                if (random.below(8) == 0)
                    o.components = {Lifetime{random.between(0.0, 3.0)}};
            });
            if (random.below(5) == 0)
                edit.takeOut.push_back(after->id);
            else
                edit.put.push_back({after, random.below(2) == 0 ? std::optional(after->pose) : std::nullopt,
                                    random.below(2) == 0 ? std::optional(after->velocity) : std::nullopt});
        }
        if (random.below(3) == 0)
            edit.put.push_back({objectOfEverything(random, m_world.nextId().value + random.below(3))});
        return edit;
    }

    [[nodiscard]] Random randomOfStep(std::uint64_t salt) const
    {
        Random random(m_seed * 1'000'003 + m_world.stepCount() * 31 + salt);
        static_cast<void>(random.next());
        return random;
    }

    Scene m_scene;
    std::uint64_t m_seed;
    Edits m_edits;
    World m_world;
};

/// Compares everything in a report except timings.
inline bool sameReport(const StepReport& a, const StepReport& b)
{
    return a.step == b.step && a.time == b.time && a.funnel == b.funnel && a.began == b.began && a.stayed == b.stayed &&
           a.ended == b.ended && a.hits == b.hits && a.removed == b.removed && a.spawned == b.spawned &&
           a.events == b.events && a.edited == b.edited && a.problems == b.problems && a.hash == b.hash;
}

using Boxes = std::map<ObjectId, Aabb>;

/// The boxes of the objects that are present.
inline Boxes boxesOf(const ObjectTable& objects)
{
    Boxes boxes;
    objects.forEach([&](ObjectIndex row) { boxes[objects.idOf(row)] = objects.boundsOf(row); });
    return boxes;
}

} // namespace broadside::test
