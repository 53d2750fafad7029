#pragma once

#include "core/debug/diagnosis/search/candidate_rules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <vector>

namespace broadside::diagnosis {

/// The first `most` rules in the order of their bits.
template<class Rule>
[[nodiscard]] std::vector<Rule> bestOf(const std::vector<Rule>& rules, const std::vector<double>& bits,
                                       std::size_t most)
{
    std::vector<std::size_t> order(rules.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return bits[i]; });
    std::vector<Rule> best;
    for (std::size_t i = 0; i < std::min(most, order.size()); ++i)
        best.push_back(rules[order[i]]);
    return best;
}

/// The first `most` rules, with at most two of each kind: neighbouring numbers would crowd out other kinds.
[[nodiscard]] inline std::vector<Priced<RegistrationRule>> variedOf(const std::vector<Priced<RegistrationRule>>& rules,
                                                                    std::size_t most)
{
    constexpr int kMostOfKind = 2;
    std::map<std::array<int, 3>, int> counts;
    std::vector<Priced<RegistrationRule>> varied;
    for (const Priced<RegistrationRule>& one : rules) {
        const std::array kinds{static_cast<int>(one.rule.time.kind), static_cast<int>(one.rule.x.kind),
                               static_cast<int>(one.rule.y.kind)};
        if (varied.size() < most && ++counts[kinds] <= kMostOfKind)
            varied.push_back(one);
    }
    return varied;
}

} // namespace broadside::diagnosis
