#include "core/debug/diagnosis/search/own_asking.h"

#include "core/debug/diagnosis/model/hypothesis_parts.h"

#include <algorithm>
#include <utility>

namespace broadside::diagnosis {

std::vector<Hypothesis> registeredAsRecorded(const Workbench& bench, const Judged& base,
                                             std::span<const Priced<RegistrationRule>> rules,
                                             const std::stop_token& stop)
{
    constexpr std::size_t kMost = 6;
    constexpr std::size_t kTimesFewer = 10;
    if (base.wrong <= bench.few())
        return {};
    const StructureRule& structure = base.hypothesis.structure;
    std::vector<std::pair<std::size_t, const Priced<RegistrationRule>*>> fitting;
    for (const Priced<RegistrationRule>& one : rules) {
        const bool isOfSides =
            one.rule.time.kind == TimeRule::Kind::Now && one.rule.rotation.isRight() && !one.rule.isWhole();
        if (!isOfSides || stop.stop_requested())
            continue;
        const auto boxes = bench.boxesBy(one.rule, cellsFor(structure, bench.evidence()));
        const std::size_t wrong = bench.countWrong(structure, one.rule, boxes);
        if (wrong * kTimesFewer <= base.wrong)
            fitting.emplace_back(wrong, &one);
    }
    std::ranges::stable_sort(fitting, {}, [](const auto& one) { return one.first; });
    std::vector<Hypothesis> best;
    for (std::size_t i = 0; i < std::min(fitting.size(), kMost); ++i)
        best.push_back({structure, fitting[i].second->rule, {}, base.hypothesis.price + fitting[i].second->price});
    return best;
}

} // namespace broadside::diagnosis
