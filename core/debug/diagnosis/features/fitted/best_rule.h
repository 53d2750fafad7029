#pragma once

#include "core/debug/diagnosis/model/code_length.h"
#include "core/debug/diagnosis/model/evidence.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// Overlapping pairs whose overlap is more than rounding, at most `mostOfFate` missed and as many found ones.
[[nodiscard]] inline std::vector<Event> someOverlaps(const Evidence& evidence, std::size_t mostOfFate)
{
    std::array<std::size_t, 2> taken{};
    std::vector<Event> some;
    for (const Event& event : evidence.events)
        if (event.overlaps() && !event.isMarginal && ++taken[event.fate == Fate::Missed ? 0 : 1] <= mostOfFate)
            some.push_back(event);
    return some;
}

/// How much a rule must tell to be chosen.
struct EnoughTold {
    double mostFound = 0.05;     ///< Found pairs among those that it loses.
    double leastShare = 1 / 3.0; ///< Of the missed pairs.
};

/// Keeps the rule that tells missed pairs from found ones best, if it tells enough.
template<class Rule>
class BestRule {
public:
    explicit BestRule(EnoughTold enough = {})
        : m_enough(enough)
    {}
    void offer(const Rule& rule, const Tally& tally)
    {
        const auto missed = static_cast<double>(tally.explained() + tally.unexplained);
        if (tally.explained() == 0 || static_cast<double>(tally.explained()) < m_enough.leastShare * missed ||
            static_cast<double>(tally.contradicted) > m_enough.mostFound * static_cast<double>(tally.lost))
            return;
        if (const double bits = codeLength(tally); !m_best || bits < m_least) {
            m_best = rule;
            m_least = bits;
        }
    }
    [[nodiscard]] const std::optional<Rule>& best() const noexcept { return m_best; }

private:
    EnoughTold m_enough;
    std::optional<Rule> m_best;
    double m_least = 0.0;
};

} // namespace broadside::diagnosis
