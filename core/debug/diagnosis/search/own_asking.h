#pragma once

#include "core/debug/diagnosis/search/candidate_rules.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <span>
#include <stop_token>
#include <vector>

namespace broadside::diagnosis {

/// The rules for the sides of boxes that predict the recorded registrations best, if they do so much better than
/// `base`, which has no fault. Such a rule may lose no pair by itself, because wrong registrations of two objects meet;
/// a search in the right cells loses it. Cost: O(rules * recorded registrations).
[[nodiscard]] std::vector<Hypothesis> registeredAsRecorded(const Workbench& bench, const Judged& base,
                                                           std::span<const Priced<RegistrationRule>> rules,
                                                           const std::stop_token& stop);

} // namespace broadside::diagnosis
