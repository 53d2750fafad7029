#include "core/base/random.h"
#include "editor/viewport/framing.h"
#include "editor/viewport/paint/scene_painter.h"

#include <benchmark/benchmark.h>

/// @file
/// Cost of a frame before it is drawn. Aims at 10,000 objects, all in view: the answer for the hovered object under 1
/// ms, the parts that follow the pointer much faster than that, and a whole new frame in a few ms.

using namespace broadside;

namespace {

struct Stand {
    explicit Stand(std::uint64_t count)
        : scene(crowd(count))
        , objects(scene)
        , broadPhase(std::move(makeBroadPhase(scene.broadPhase, scene.world.width, scene.world.height).value()))
    {
        addAll(objects, *broadPhase);
        broadPhase->update();
        frameBox(camera, worldBox(scene.world, broadPhase->cellTable()), {});
        objects.forEach([&](ObjectIndex row) { visible.push_back(row); });
        show.legend = true;
    }
    static Scene crowd(std::uint64_t count)
    {
        Random random(1);
        Scene made;
        made.world.width = made.world.height = 100.0;
        made.broadPhase.cellSize = 2.0;
        for (std::uint64_t id = 1; id <= count; ++id) {
            auto object = std::make_shared<SceneObject>();
            object->id = {id};
            object->kind = id % 3 == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
            object->pose.position = {random.between(0.0, 100.0), random.between(0.0, 100.0)};
            if (id % 2 == 0)
                object->shape = Circle{random.between(0.1, 0.4)};
            else
                object->shape = OrientedBox{random.between(0.2, 0.8), random.between(0.2, 0.8)};
            made.append(object);
        }
        return made;
    }
    [[nodiscard]] SceneView view() const
    {
        return {objects, scene.world, camera, theme, visible, broadPhase.get(), info, {}, tool, show};
    }

    Scene scene;
    ObjectTable objects;
    std::unique_ptr<BroadPhase> broadPhase;
    Camera2D camera{{50.0, 50.0}, {100.0, 100.0}, {1600.0, 1000.0}};
    Theme theme = darkTheme();
    std::vector<ObjectIndex> visible;
    HoverInfo info;
    ToolOverlay tool;
    ShowFlags show;
    DisplayList list;
};

void hoverInfo(benchmark::State& state)
{
    Stand stand(static_cast<std::uint64_t>(state.range(0)));
    Random random(2);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            hoverInfoOf(stand.objects, stand.broadPhase.get(), {1 + random.below(stand.objects.rowCount())}));
}
BENCHMARK(hoverInfo)->Arg(500)->Arg(10'000)->Unit(benchmark::kMicrosecond);

void paintWhatFollowsThePointer(benchmark::State& state)
{
    Stand stand(static_cast<std::uint64_t>(state.range(0)));
    Random random(2);
    for (auto _ : state) {
        stand.info = hoverInfoOf(stand.objects, stand.broadPhase.get(), {1 + random.below(stand.objects.rowCount())});
        paintFocus(stand.view(), stand.list);
    }
}
BENCHMARK(paintWhatFollowsThePointer)->Arg(500)->Arg(10'000)->Unit(benchmark::kMicrosecond);

void paintEverything(benchmark::State& state)
{
    Stand stand(static_cast<std::uint64_t>(state.range(0)));
    for (auto _ : state)
        paintScene(stand.view(), stand.list);
}
BENCHMARK(paintEverything)->Arg(500)->Arg(10'000)->Unit(benchmark::kMicrosecond);

} // namespace
