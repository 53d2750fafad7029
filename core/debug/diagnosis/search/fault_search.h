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
    Judged judged;              ///< It alone, over what the structure loses by itself.
    bool isContrast = false;    ///< What sets the missed pairs apart, and no known fault.
    std::vector<Judged> rivals; ///< Others that say as much, within ten bits.
    /// It together with the other faults that explain the pairs; nothing where it is alone.
    std::optional<Judged> withOthers = {};
    [[nodiscard]] const Judged& whole() const noexcept { return withOthers ? *withOthers : judged; }
};

struct FaultSearchOptions {
    std::size_t most = 3;             ///< Faults.
    std::optional<Family> without;    ///< A family that is not tried.
    std::function<void(double)> tell; ///< Called with the share that is done.
};

/// The smallest set of faults that explains most of the missed pairs: the best one first, each further one explains
/// pairs that are still unexplained. Hypotheses are composed of a structure, of whose boxes are registered when, how
/// they are changed, and of which objects; and of what becomes of pairs that meet. Empty where nothing was missed, or
/// nothing saves bits. Once stopped, the answer means nothing.
/// Cost: some thousand hypotheses, each O(samples); frames that were not sampled cost nothing.
[[nodiscard]] std::vector<Fault> findFaults(Workbench& bench, const FaultSearchOptions& options = {},
                                            const std::stop_token& stop = {});

} // namespace broadside::diagnosis
