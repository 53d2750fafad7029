#include "core/dynamics/world.h"
#include "tests/bench/circles.h"

#include <benchmark/benchmark.h>

#include <box2d/box2d.h>
#include <chipmunk/chipmunk.h>
#include <memory>
#include <vector>

/// @file
/// Steps of the same crowd in three engines: moving circles that cover a quarter of a square world, without gravity. As
/// sensors they pass through each other and each engine only finds out which of them overlap; with contacts they
/// bounce. `pairs` is the number of overlaps after the last step; as sensors it is about the same in all engines,
/// because no engine changes the motion. Aim: a step of ours takes at most a fifth of the time of either, on one
/// thread.
///
/// Each engine works as its makers set it up: Box2D with 8 and 3 iterations, Chipmunk with 10 and a spatial hash whose
/// cells have the size of a circle. Objects do not sleep, because all of them move.

using namespace broadside;
using namespace broadside::bench;

namespace {

constexpr double kStep = 1.0 / 60.0; // seconds

enum class Hit : std::uint8_t { Sensors, Contacts };

Scene movingCircles(const benchmark::State& state, Hit hit)
{
    Scene scene = circles(state.range(0), state.range(0), Rest::Static);
    scene.broadPhase.algorithm = Algorithm::PackedGrid;
    if (hit == Hit::Sensors)
        return scene;
    const std::vector<ObjectPtr> objects(scene.objects().begin(), scene.objects().end());
    for (const ObjectPtr& object : objects)
        scene.replace(edited(*object, [](SceneObject& o) { o.onHit = HitResponse::Bounce; }));
    return scene;
}

void ours(benchmark::State& state, Hit hit)
{
    World world = *World::fromScene(movingCircles(state, hit));
    world.setThreads(1);
    for (auto _ : state)
        benchmark::DoNotOptimize(world.step());
    state.counters["pairs"] = static_cast<double>(world.overlaps().size());
}

void box2d(benchmark::State& state, Hit hit)
{
    b2World world(b2Vec2(0.0F, 0.0F));
    world.SetAllowSleeping(false);
    const Scene scene = movingCircles(state, hit);
    for (const ObjectPtr& object : scene.objects()) {
        const auto vector = [](Vec2 v) { return b2Vec2(static_cast<float>(v.x), static_cast<float>(v.y)); };
        b2BodyDef body;
        body.type = b2_dynamicBody;
        body.position = vector(object->pose.position);
        body.linearVelocity = vector(object->velocity);
        b2CircleShape circle;
        circle.m_radius = static_cast<float>(kSize / 2.0);
        b2FixtureDef fixture;
        fixture.shape = &circle;
        fixture.density = 1.0F;
        fixture.friction = 0.0F;
        fixture.restitution = 1.0F;
        fixture.isSensor = hit == Hit::Sensors;
        world.CreateBody(&body)->CreateFixture(&fixture);
    }
    for (auto _ : state)
        world.Step(static_cast<float>(kStep), 8, 3);
    std::int64_t pairs = 0;
    for (const b2Contact* contact = world.GetContactList(); contact != nullptr; contact = contact->GetNext())
        pairs += contact->IsTouching() ? 1 : 0;
    state.counters["pairs"] = static_cast<double>(pairs);
}

/// Counts the pairs that overlap.
void countPairs(cpSpace* space, std::int64_t& pairs)
{
    cpCollisionHandler* handler = cpSpaceAddDefaultCollisionHandler(space);
    handler->userData = &pairs;
    handler->beginFunc = [](cpArbiter*, cpSpace*, cpDataPointer count) -> cpBool {
        ++*static_cast<std::int64_t*>(count);
        return cpTrue;
    };
    handler->separateFunc = [](cpArbiter*, cpSpace*, cpDataPointer count) { --*static_cast<std::int64_t*>(count); };
}

void chipmunk(benchmark::State& state, Hit hit)
{
    const std::unique_ptr<cpSpace, void (*)(cpSpace*)> space(cpSpaceNew(), cpSpaceFree);
    cpSpaceUseSpatialHash(space.get(), kSize, static_cast<int>(10 * state.range(0)));
    std::int64_t pairs = 0;
    countPairs(space.get(), pairs);
    std::vector<std::unique_ptr<cpBody, void (*)(cpBody*)>> bodies;
    std::vector<std::unique_ptr<cpShape, void (*)(cpShape*)>> shapes;
    const Scene scene = movingCircles(state, hit);
    for (const ObjectPtr& object : scene.objects()) {
        const cpFloat moment = cpMomentForCircle(1.0, 0.0, kSize / 2.0, cpvzero);
        cpBody* body = bodies.emplace_back(cpBodyNew(1.0, moment), cpBodyFree).get();
        cpBodySetPosition(body, cpv(object->pose.position.x, object->pose.position.y));
        cpBodySetVelocity(body, cpv(object->velocity.x, object->velocity.y));
        cpSpaceAddBody(space.get(), body);
        cpShape* shape = shapes.emplace_back(cpCircleShapeNew(body, kSize / 2.0, cpvzero), cpShapeFree).get();
        cpShapeSetElasticity(shape, 1.0);
        cpShapeSetFriction(shape, 0.0);
        cpShapeSetSensor(shape, hit == Hit::Sensors ? cpTrue : cpFalse);
        cpSpaceAddShape(space.get(), shape);
    }
    for (auto _ : state)
        cpSpaceStep(space.get(), kStep);
    state.counters["pairs"] = static_cast<double>(pairs);
    for (const auto& shape : shapes) // a space must not outlive what is in it
        cpSpaceRemoveShape(space.get(), shape.get());
    for (const auto& body : bodies)
        cpSpaceRemoveBody(space.get(), body.get());
}

/// The same number of steps each, because crowds that bounce spread.
void crowds(benchmark::internal::Benchmark* benchmark)
{
    benchmark->Arg(10'000)->Arg(100'000)->Iterations(20)->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);
}

BENCHMARK_CAPTURE(ours, sensors, Hit::Sensors)->Apply(crowds);
BENCHMARK_CAPTURE(box2d, sensors, Hit::Sensors)->Apply(crowds);
BENCHMARK_CAPTURE(chipmunk, sensors, Hit::Sensors)->Apply(crowds);
BENCHMARK_CAPTURE(ours, contacts, Hit::Contacts)->Apply(crowds);
BENCHMARK_CAPTURE(box2d, contacts, Hit::Contacts)->Apply(crowds);
BENCHMARK_CAPTURE(chipmunk, contacts, Hit::Contacts)->Apply(crowds);

} // namespace
