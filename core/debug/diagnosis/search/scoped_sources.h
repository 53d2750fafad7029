#pragma once

#include "core/debug/diagnosis/search/candidate_rules.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <span>
#include <stop_token>
#include <vector>

namespace broadside::diagnosis {

/// Finds the rules that explain the recorded registrations in the fewest bits, with the scope and the times of each.
/// With each of them, at most half as many registrations are wrong as without a fault. The best come first; only a few
/// of each kind. Empty if no registrations are recorded, or if hardly any is wrong.
///
/// Cost: each rule, scope and time is computed once for the recorded registrations; combinations only compare bit sets.
/// @pre the structure is right; the rules are for all objects at all times
[[nodiscard]] std::vector<Priced<RegistrationRule>> scopedSources(const Workbench& bench,
                                                                  const StructureRule& structure,
                                                                  std::span<const Priced<RegistrationRule>> rules,
                                                                  const std::stop_token& stop);

/// Rules of this kind already say when they hold.
[[nodiscard]] bool hasOwnTimes(TimeRule::Kind kind) noexcept;

} // namespace broadside::diagnosis
