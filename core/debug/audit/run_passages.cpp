#include "core/debug/audit/run_passages.h"

#include <algorithm>

namespace broadside {

std::vector<Audit::Passage> passagesOf(const Scene& scene, History history, StepRange steps, ObjectId a, ObjectId b,
                                       const std::stop_token& stop, const std::function<void(double)>& tell)
{
    constexpr std::uint64_t kBetweenNews = 64;                                  // steps
    const std::uint64_t first = std::max(steps.first, history.firstStep() + 1); // of the first nothing came before
    auto world = World::fromScene(scene);
    if (!world || first > steps.last)
        return {};
    std::vector<Audit::Passage> found;
    history.seek(*world, first - 1);
    TunnelWatch watch(*world);
    for (std::uint64_t step = first; step <= steps.last && !stop.stop_requested(); ++step) {
        if ((step - first) % kBetweenNews == 0)
            tell(static_cast<double>(step - first) / static_cast<double>(steps.last - first + 1));
        history.seek(*world, step);
        const StepReport report = history.report(*world);
        for (const Tunnelling& passed : watch.observe(*world, report))
            if ((passed.object == a && passed.through == b) || (passed.object == b && passed.through == a))
                found.push_back({step, world->stepSettings().dt, passed});
    }
    return found;
}

} // namespace broadside
