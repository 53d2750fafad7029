#include "core/base/random.h"
#include "editor/commands/edit_settings.h"
#include "editor/commands/object_commands.h"
#include "tests/support/editor/editor_world.h"

#include <benchmark/benchmark.h>

#include <cmath>

/// @file
/// Reaction times at 10,000 objects. Aims: a hover answer (pick, cells, funnel of the object) under 1 ms, and a new
/// cell size, which registers all objects again, under 5 ms. This is no test, because a busy machine is no bug.

using namespace broadside;

namespace {

/// Half of the objects are dynamic. Each is 0.5 m large, with the density of the hover demo: 500 on 100 x 100 m.
Scene crowd(std::int64_t count)
{
    Random random(1);
    Scene scene;
    const double side = 100.0 * std::sqrt(static_cast<double>(count) / 500.0);
    scene.world.width = side;
    scene.world.height = side;
    for (std::int64_t i = 0; i < count; ++i)
        scene.append(test::makeObject(scene.nextId().value, {random.between(0.0, side), random.between(0.0, side)},
                                      [&](SceneObject& o) {
                                          o.shape = Circle{0.5};
                                          o.kind = i % 2 == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
                                      }));
    return scene;
}

void hover(const ShownWorld& shownWorld, Vec2 point)
{
    const ObjectId id = shownWorld.pick(point, 0.05);
    const ObjectTable& objects = shownWorld.objects();
    if (const auto row = objects.indexOf(id))
        benchmark::DoNotOptimize(funnelOf(objects, *shownWorld.broadPhase(), *row));
    else
        benchmark::DoNotOptimize(funnelAt(objects, *shownWorld.broadPhase(), point));
    benchmark::DoNotOptimize(shownWorld.cellTable()->cellsOf({point, point}));
}

void hoverAnswer(benchmark::State& state)
{
    const test::EditorWorld world(crowd(state.range(0)));
    Random random(2);
    const double side = world.scene().world.width;
    for (auto _ : state)
        hover(world.shownWorld, {random.between(0.0, side), random.between(0.0, side)});
}
BENCHMARK(hoverAnswer)->Arg(500)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMicrosecond);

/// The first answer after a step includes the update of the pick index.
void hoverAnswerAfterAStep(benchmark::State& state)
{
    test::EditorWorld world(crowd(state.range(0)));
    Random random(2);
    const double side = world.scene().world.width;
    for (auto _ : state) {
        state.PauseTiming();
        world.session.stepOnce();
        state.ResumeTiming();
        hover(world.shownWorld, {random.between(0.0, side), random.between(0.0, side)});
    }
}
BENCHMARK(hoverAnswerAfterAStep)->Arg(10'000)->Unit(benchmark::kMicrosecond);

void cellSizeChange(benchmark::State& state)
{
    test::EditorWorld world(crowd(state.range(0)));
    const GestureId gesture = world.document.newGesture();
    double cellSize = 2.0;
    for (auto _ : state) {
        cellSize = cellSize > 4.0 ? 2.0 : cellSize + 0.01;
        SceneSettings settings = settingsOf(world.scene());
        settings.broadPhase.cellSize = cellSize;
        world.document.push(std::make_unique<EditSettings>(world.document, QString(), settings, gesture));
        benchmark::DoNotOptimize(world.shownWorld.broadPhase());
    }
}
BENCHMARK(cellSizeChange)->Arg(500)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMicrosecond);

/// One mouse move while a single object is dragged, including the hover answer.
void dragMove(benchmark::State& state)
{
    test::EditorWorld world(crowd(state.range(0)));
    const GestureId gesture = world.document.newGesture();
    double x = 0.0;
    for (auto _ : state) {
        x += 0.01;
        const ObjectPtr after = edited(world.object(1), [&](SceneObject& o) { o.pose.position.x = x; });
        world.document.push(std::make_unique<ReplaceObjects>(world.document, QString(), std::vector{after},
                                                             SceneChange::Kind::Moved, gesture));
        hover(world.shownWorld, after->pose.position);
    }
}
BENCHMARK(dragMove)->Arg(10'000)->Unit(benchmark::kMicrosecond);

} // namespace
