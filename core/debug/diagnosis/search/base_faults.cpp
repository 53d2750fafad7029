#include "core/debug/diagnosis/search/base_faults.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr double kFewestOfMissed = 0.02; // of the missed pairs

/// The structure with right registrations, and without a filter.
Judged baseOf(const Fault& fault, Workbench& bench)
{
    Hypothesis base = fault.judged.hypothesis;
    base.conditions.clear();
    base.isOfNames = false;
    return bench.judge(std::move(base));
}

/// The fault with only those pairs that the base does not lose.
Fault apartFrom(const Judged& base, Fault fault, const Workbench& bench)
{
    if (!fault.withOthers)
        fault.withOthers = fault.judged;
    std::vector<char>& lost = fault.judged.lost;
    for (std::size_t i = 0; i < lost.size(); ++i)
        lost[i] = lost[i] && !base.lost[i] ? 1 : 0;
    fault.judged.tally = bench.tallyOf(lost);
    return fault;
}

bool explainsSomething(const Judged& judged, const Workbench& bench)
{
    const auto explained = static_cast<double>(judged.tally.explained());
    return explained > kFewestOfMissed * static_cast<double>(bench.missed()) &&
           judged.tally.explained() > judged.tally.contradicted;
}

/// The same filter of pairs over a structure without a fault, if it explains almost as much there.
std::optional<Fault> overRight(const Fault& fault, std::span<const Judged> structures, Workbench& bench)
{
    constexpr double kAlmostAll = 0.98;
    constexpr double kHardlyAny = 0.01;
    for (const Judged& structure : structures) {
        if (!ruleOf(structure.hypothesis).empty() || structure.tally.lost > 0)
            continue;
        Hypothesis hypothesis = fault.judged.hypothesis;
        hypothesis.structure = structure.hypothesis.structure;
        Judged judged = bench.judge(std::move(hypothesis));
        const auto explained = static_cast<double>(judged.tally.explained());
        if (explained >= kAlmostAll * static_cast<double>(fault.whole().tally.explained()) &&
            static_cast<double>(judged.tally.contradicted) <= kHardlyAny * explained)
            return Fault{std::move(judged), fault.isContrast, fault.rivals};
    }
    return std::nullopt;
}

} // namespace

std::vector<Fault> withBasesApart(const std::vector<Fault>& faults, std::span<const Judged> structures,
                                  Workbench& bench)
{
    std::vector<Fault> apart;
    bool isChanged = false;
    const auto isTold = [&](const Judged& base) {
        const auto tells = [&](const Fault& one) {
            return one.judged.hypothesis.conditions.empty() &&
                   one.judged.hypothesis.structure == base.hypothesis.structure;
        };
        return std::ranges::any_of(faults, tells) || std::ranges::any_of(apart, tells);
    };
    for (const Fault& fault : faults) {
        const Hypothesis& hypothesis = fault.judged.hypothesis;
        if (hypothesis.conditions.empty() || !hypothesis.registration.isRight()) {
            apart.push_back(fault);
            continue;
        }
        Judged base = baseOf(fault, bench);
        if (base.tally.explained() == 0) {
            apart.push_back(fault);
            continue;
        }
        if (auto plain = overRight(fault, structures, bench)) {
            apart.push_back(std::move(*plain));
            continue;
        }
        isChanged = true;
        const Judged whole = fault.whole();
        Fault filter = apartFrom(base, fault, bench);
        if (explainsSomething(filter.judged, bench))
            apart.push_back(std::move(filter));
        if (!ruleOf(base.hypothesis).empty() && explainsSomething(base, bench) && !isTold(base))
            apart.push_back(Fault{std::move(base), false, {}, whole});
    }
    if (isChanged)
        std::ranges::stable_sort(apart, std::greater<>{},
                                 [](const Fault& one) { return one.judged.tally.explained(); });
    return apart;
}

} // namespace broadside::diagnosis
