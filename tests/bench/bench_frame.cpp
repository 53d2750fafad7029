// Processor time of a frame: to find the visible objects, to make the display list and to upload it to the graphics
// card. The work of the card is not included. Aims: 100,000 objects in view under 8 ms, 10,000 in view of 1,000,000
// under 3 ms, and nothing for objects that do not change. Needs a display with OpenGL; run it like the window tests.

#include "core/base/random.h"
#include "editor/session/pick_index.h"
#include "editor/viewport/gl/gl_probe.h"
#include "editor/viewport/gl/gl_renderer.h"
#include "editor/viewport/paint/scene_painter.h"

#include <benchmark/benchmark.h>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>

#include <cmath>
#include <cstdio>
#include <ctime>
#include <memory>

using namespace broadside;

namespace {

/// Time of this thread only, because other programs may keep the machine busy.
double processorMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// OpenGL without a window.
struct Card {
    Card()
    {
        QSurfaceFormat format;
        format.setVersion(3, 3);
        format.setProfile(QSurfaceFormat::CoreProfile);
        surface.setFormat(format);
        surface.create();
        context.setFormat(format);
        context.create();
        context.makeCurrent(&surface);
        target = std::make_unique<QOpenGLFramebufferObject>(64, 64);
        target->bind();
        static_cast<void>(renderer.initialize());
    }
    QOffscreenSurface surface;
    QOpenGLContext context;
    GlyphAtlas atlas;
    std::unique_ptr<QOpenGLFramebufferObject> target;
    GlRenderer renderer{atlas};
};

/// Boxes and circles in the order of the file, one per square metre.
Scene crowd(std::uint64_t count)
{
    Random random(1);
    Scene made;
    made.world.width = made.world.height = std::sqrt(static_cast<double>(count));
    made.broadPhase.cellSize = 2.0;
    for (std::uint64_t id = 1; id <= count; ++id) {
        auto object = std::make_shared<SceneObject>();
        object->id = {id};
        object->kind = id % 3 == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
        object->pose.position = {random.between(0.0, made.world.width), random.between(0.0, made.world.height)};
        if (id % 2 == 0)
            object->shape = Circle{random.between(0.2, 0.5)};
        else
            object->shape = Box{random.between(0.4, 1.0), random.between(0.4, 1.0)};
        made.append(object);
    }
    return made;
}

/// A view of `seen` out of `count` objects, near the middle of the world.
struct Stand {
    Stand(std::uint64_t count, std::uint64_t seen)
        : scene(crowd(count))
        , objects(scene)
    {
        index.refresh(objects);
        const double side = std::sqrt(static_cast<double>(seen));
        const Vec2 middle{0.5 * scene.world.width, 0.5 * scene.world.height};
        camera = Camera2D(middle, {side, side}, {1000.0, 1000.0});
    }
    void find() { visible = index.rowsIn(camera.visibleWorld()); }
    void paint()
    {
        const SceneView view{objects, scene.world, camera, theme, visible, nullptr, info, {}, tool, show};
        paintObjectsPart(view, list);
    }
    /// Milliseconds of the upload. The drawing camera looks elsewhere, so that nothing is visible.
    double upload(Card& card, std::uint64_t revision)
    {
        const Camera2D elsewhere(camera.center() + Vec2{5.0 * camera.frustum().x, 0.0}, camera.frustum(), {64.0, 64.0});
        const std::uint64_t uploads = card.renderer.statistics().uploads;
        card.renderer.draw(list, revision, elsewhere);
        return card.renderer.statistics().uploads == uploads ? 0.0 : card.renderer.statistics().uploadMilliseconds;
    }

    Scene scene;
    ObjectTable objects;
    PickIndex index;
    Camera2D camera;
    Theme theme = darkTheme();
    std::vector<ObjectIndex> visible;
    HoverInfo info;
    ToolOverlay tool;
    ShowFlags show;
    DisplayList list;
};

Card* g_card = nullptr; // owned by main()
std::uint64_t g_revision = 0;

void objectsThatChanged(benchmark::State& state)
{
    Stand stand(static_cast<std::uint64_t>(state.range(0)), static_cast<std::uint64_t>(state.range(1)));
    double finding = 0.0;
    double painting = 0.0;
    double uploading = 0.0;
    for (auto _ : state) {
        const double start = processorMilliseconds();
        stand.find();
        const double found = processorMilliseconds() - start;
        stand.paint();
        const double painted = processorMilliseconds() - start - found;
        const double uploaded = stand.upload(*g_card, ++g_revision);
        finding += found;
        painting += painted;
        uploading += uploaded;
        state.SetIterationTime((found + painted + uploaded) * 1e-3);
    }
    const auto frames = static_cast<double>(state.iterations());
    state.counters["seen"] = static_cast<double>(stand.visible.size());
    state.counters["find_ms"] = finding / frames;
    state.counters["paint_ms"] = painting / frames;
    state.counters["upload_ms"] = uploading / frames;
}
BENCHMARK(objectsThatChanged)
    ->Args({100'000, 100'000})
    ->Args({1'000'000, 10'000})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime();

/// A second frame without changes: nothing is found, painted or uploaded.
void objectsThatDidNot(benchmark::State& state)
{
    Stand stand(static_cast<std::uint64_t>(state.range(0)), static_cast<std::uint64_t>(state.range(0)));
    stand.find();
    stand.paint();
    ++g_revision;
    static_cast<void>(stand.upload(*g_card, g_revision));
    const std::uint64_t bytes = g_card->renderer.statistics().uploadedBytes;
    for (auto _ : state)
        state.SetIterationTime(stand.upload(*g_card, g_revision) * 1e-3);
    state.counters["bytes"] = static_cast<double>(g_card->renderer.statistics().uploadedBytes - bytes);
}
BENCHMARK(objectsThatDidNot)->Arg(100'000)->Iterations(20)->Unit(benchmark::kMillisecond)->UseManualTime();

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    if (const auto problem = openGlProblem()) {
        std::printf("%s\n", describe(*problem).c_str());
        return 1;
    }
    benchmark::Initialize(&argc, argv);
    Card card;
    g_card = &card;
    benchmark::RunSpecifiedBenchmarks();
}
