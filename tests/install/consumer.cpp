#include <core/dynamics/world.h>
#include <core/io/scene/scene_reader.h>
#include <cstdio>

// A ball falls for ten steps of 0.1 s.
constexpr const char* kScene = R"({"format": "broadside-scene", "version": 1,
    "world": {"width": 9.6, "height": 4.8, "gravity": [0, -10]}, "step": {"dt": 0.1}, "objects": [
    {"id": 1, "kind": "dynamic", "position": [3, 4], "shape": {"type": "circle", "radius": 0.1}}]})";

int main()
{
    using namespace broadside;
    const SceneReading reading = readScene(kScene, "falling");
    if (!reading.scene) {
        std::puts(describe(reading.firstError()).c_str());
        return 1;
    }
    Result<World> world = World::fromScene(*reading.scene);
    if (!world) {
        std::puts(describe(world.problem()).c_str());
        return 1;
    }
    for (int step = 0; step < 10; ++step)
        static_cast<void>(world->step());
    const Scene after = world->toScene(*reading.scene);
    const double height = after.objects().front()->pose.position.y;
    std::printf("after %.1f s the ball is at %.1f m\n", world->time(), height);
    return height > -1.51 && height < -1.49 ? 0 : 1;
}
