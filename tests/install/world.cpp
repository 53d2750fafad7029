// A world: a ball falls for ten steps of 0.1 s, goes back to the fifth one, and falls again.
#include <broadside/history.h>
#include <broadside/scene_reader.h>
#include <broadside/trace.h>
#include <cstdio>

namespace {

constexpr const char* kScene = R"({"format": "broadside-scene", "version": 1,
    "world": {"width": 9.6, "height": 4.8, "gravity": [0, -10]}, "step": {"dt": 0.1}, "objects": [
    {"id": 1, "kind": "dynamic", "position": [3, 4], "shape": {"type": "circle", "radius": 0.1}}]})";

double heightOf(const broadside::Simulation& simulation) { return simulation.objects().poseOf(0).position.y; }

int fail(const broadside::Problem& problem)
{
    std::puts(broadside::describe(problem).c_str());
    return 1;
}

} // namespace

int main()
{
    using namespace broadside;
    const SceneReading reading = readScene(kScene, "falling");
    if (!reading.scene)
        return fail(reading.firstError());
    auto simulation = Simulation::fromScene(*reading.scene);
    if (!simulation)
        return fail(simulation.problem());
    StepHistory history(*simulation);
    auto recorder = TraceRecorder::create("falling.bstrace", *simulation);
    if (!recorder)
        return fail(recorder.problem());
    while (simulation->stepCount() < 10)
        simulation->step({&history, recorder->get()});
    const double height = heightOf(*simulation);
    std::printf("after %.1f s the ball is at %.1f m\n", simulation->time(), height);

    history.seek(*simulation, 5);
    const double before = heightOf(*simulation);
    while (simulation->stepCount() < 10)
        simulation->step();
    const bool fellAgain = before > height && heightOf(*simulation) == height;

    if (const auto problem = (*recorder)->finish())
        return fail(*problem);
    auto trace = TraceReading::open("falling.bstrace");
    if (!trace)
        return fail(trace.problem());
    std::printf("the trace has %zu frames\n", trace->frameCount());
    return height > -1.51 && height < -1.49 && fellAgain && trace->frameCount() == 11 ? 0 : 1;
}
