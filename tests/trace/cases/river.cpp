// river FILE: records 240 frames of a game in which logs and boats of any length drift on a river. Its broad phase is a
// sweep from left to right. resources/manual/cases.md says what is wrong with it.

#include <algorithm>
#include <broadside_trace.h>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

namespace {

constexpr float kWidth = 1280.0F; // pixels, y down
constexpr float kHeight = 480.0F;

struct Floater {
    std::uint64_t id;
    const char* name;
    float x, y; // the centre
    float width, height;
    float vx, vy; // pixels in a frame
    float left() const { return x - width / 2.0F; }
    float right() const { return x + width / 2.0F; }
    float top() const { return y - height / 2.0F; }
    float bottom() const { return y + height / 2.0F; }
};

/// Multiples of 1/1024, so that sums are exact.
float randomBelow(float limit)
{
    static std::uint32_t seed = 1;
    seed = seed * 1'664'525 + 1'013'904'223;
    return std::floor(static_cast<float>(seed >> 8U) / 16'777'216.0F * limit * 1024.0F) / 1024.0F;
}
float randomAround(float limit) { return randomBelow(2.0F * limit) - limit; }

std::vector<Floater> makeFloaters()
{
    std::vector<Floater> floaters;
    for (std::uint64_t id = 1; id <= 120; ++id) {
        const bool isLog = id <= 50;
        const float width = isLog ? 40.0F + randomBelow(120.0F) : 12.0F + randomBelow(16.0F);
        const float x = randomBelow(kWidth);
        const float y = randomBelow(kHeight);
        const float vx = isLog ? 0.5F + randomBelow(1.0F) : randomAround(2.0F);
        floaters.push_back({id, isLog ? "Log" : "Boat", x, y, width, 12.0F, vx, isLog ? 0.0F : randomAround(1.0F)});
    }
    return floaters;
}

/// What drifts out on one side comes in on the other.
void move(Floater& floater)
{
    floater.x += floater.vx;
    floater.y += floater.vy;
    if (floater.left() > kWidth)
        floater.x -= kWidth + floater.width;
    if (floater.right() < 0.0F)
        floater.x += kWidth + floater.width;
    if (floater.y < 0.0F || floater.y > kHeight)
        floater.vy = -floater.vy;
}

using Pairs = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

Pairs candidatesOf(std::vector<Floater>& floaters)
{
    std::sort(floaters.begin(), floaters.end(), [](const Floater& a, const Floater& b) {
#ifdef MENDED
        return a.left() < b.left();
#else
        return a.x < b.x;
#endif
    });
    Pairs pairs;
    for (std::size_t i = 0; i < floaters.size(); ++i) {
        const Floater& a = floaters[i];
        for (std::size_t j = i + 1; j < floaters.size(); ++j) {
            const Floater& b = floaters[j];
            if (b.left() > a.right())
                break; // and so are all that follow
            if (a.top() <= b.bottom() && b.top() <= a.bottom())
                pairs.emplace_back(a.id, b.id);
        }
    }
    return pairs;
}

void record(bst_trace* trace, std::uint64_t step, std::vector<Floater>& floaters)
{
    const Pairs candidates = candidatesOf(floaters);
    bst_frame_begin(trace, step, static_cast<double>(step) / 60.0);
    for (const Floater& floater : floaters) {
        bst_define(trace, floater.id, floater.name, 1, 1, 1);
        bst_box(trace, floater.id, floater.left(), floater.top(), floater.right(), floater.bottom());
    }
    for (const auto& [a, b] : candidates)
        bst_candidate(trace, a, b);
    bst_frame_end(trace);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2)
        return EXIT_FAILURE;
    bst_settings settings = bst_default_settings();
    settings.program = "River";
    settings.algorithm = "sweep";
    settings.records = BST_CANDIDATES;
    settings.dt = 1.0 / 60.0;
    settings.units_per_metre = 32.0;
    settings.y_down = 1;
    settings.world[2] = kWidth;
    settings.world[3] = kHeight;
    bst_trace* trace = bst_open_file(argv[1], &settings);
    if (trace == nullptr)
        return EXIT_FAILURE;
    std::vector<Floater> floaters = makeFloaters();
    for (std::uint64_t step = 0; step < 240; ++step) {
        record(trace, step, floaters);
        for (Floater& floater : floaters)
            move(floater);
    }
    bst_close(trace);
}
