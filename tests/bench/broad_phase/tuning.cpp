#include "tests/bench/broad_phase/tuning.h"

#include <ctime>
#include <limits>
#include <map>
#include <tuple>

namespace broadside::bench {
namespace {

double cpuSeconds()
{
    std::timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// Seconds of the second frame, in which all memory is allocated.
double secondsPerFrame(Contender& contender, const Scene& scene)
{
    contender.frame(scene);
    const double start = cpuSeconds();
    contender.frame(scene);
    return cpuSeconds() - start;
}

} // namespace

double fastestSetting(Contender& contender, const Scene& scene, std::span<const double> settings,
                      const std::function<void(double)>& use)
{
    static std::map<std::tuple<std::string, SceneKind, Order>, double> found;
    const auto key = std::tuple(contender.name(), scene.kind, scene.order);
    if (scene.count() > kMostTried && found.contains(key)) {
        use(found[key]);
        return found[key];
    }
    double best = settings.front();
    double least = std::numeric_limits<double>::infinity();
    for (const double setting : settings) {
        use(setting);
        const double seconds = secondsPerFrame(contender, scene);
        if (seconds < least) {
            least = seconds;
            best = setting;
        }
    }
    use(best);
    found[key] = best;
    return best;
}

} // namespace broadside::bench
