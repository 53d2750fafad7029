#include "core/debug/audit/run_passages.h"

namespace broadside {

std::vector<FoundPassage> passagesOf(const StepSource& source, StepRange steps, ObjectId a, ObjectId b,
                                     const std::stop_token& stop, const std::function<void(double)>& tell)
{
    constexpr std::size_t kBetweenNews = 64; // frames
    const auto walk = source.walk(WalkDepth::Objects);
    if (!walk)
        return {};
    std::vector<FoundPassage> found;
    const std::size_t first = source.firstFrameFrom(steps.first);
    const std::size_t last = source.frameOf(steps.last);
    if (first > last)
        return {};
    (*walk)->followPassages(first);
    for (std::size_t i = first; i <= last && !stop.stop_requested(); ++i) {
        if ((i - first) % kBetweenNews == 0)
            tell(static_cast<double>(i - first) / static_cast<double>(last - first + 1));
        if ((*walk)->goTo(i))
            continue;
        for (const Passage& passed : (*walk)->passages())
            if ((passed.object == a && passed.through == b) || (passed.object == b && passed.through == a))
                found.push_back({source.stepOf(i), source.dtOf(i), passed});
    }
    return found;
}

std::optional<FoundPassage> lastPassageOf(const StepSource& source, std::uint64_t step, ObjectId a, ObjectId b,
                                          const std::stop_token& stop)
{
    const auto found = passagesOf(source, {source.steps().first, step}, a, b, stop, [](double) {});
    return found.empty() ? std::nullopt : std::optional(found.back());
}

} // namespace broadside
