#pragma once

#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/search/contrast.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace broadside::diagnosis {

/// One fault, or what comes nearest to one.
struct Fault {
    Judged judged;              ///< The hypothesis with this fault only. Its structure may also lose pairs by itself.
    bool isContrast = false;    ///< It only says what sets missed pairs apart; it is no known fault.
    std::vector<Judged> rivals; ///< Hypotheses with other rules that are at most ten bits worse.
    /// The fault together with the other faults that explain the pairs. No value if there are no others.
    std::optional<Judged> withOthers = {};
    [[nodiscard]] const Judged& whole() const noexcept { return withOthers ? *withOthers : judged; }
};

struct FaultSearchOptions {
    std::size_t most = 3;             ///< Faults.
    std::optional<Family> without;    ///< A family that is not tried.
    std::function<void(double)> tell; ///< Called with the share that is done.
    bool isParallel = true;           ///< On up to three threads. The answer is the same.
};

/// The smallest set of faults that explains most of the missed pairs: the best one first, each further one explains
/// pairs that are still unexplained. A hypothesis is composed of a structure, a registration rule, and conditions under
/// which pairs that meet are lost. Empty if nothing was missed, or if no hypothesis saves bits. Once stopped, the
/// answer means nothing.
/// Cost: some thousand hypotheses, each O(samples); frames that were not sampled cost nothing.
[[nodiscard]] std::vector<Fault> findFaults(Workbench& bench, const FaultSearchOptions& options = {},
                                            const std::stop_token& stop = {});

} // namespace broadside::diagnosis
