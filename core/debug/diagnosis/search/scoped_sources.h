#pragma once

#include "core/debug/diagnosis/search/candidate_rules.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <span>
#include <stop_token>
#include <vector>

namespace broadside::diagnosis {

/// Which box exactly is registered, of which objects and when: of all rules in all scopes and at all times those that
/// tell the recorded registrations in the fewest bits, and that are wrong in far fewer of them than no fault at all.
/// The best first, of each kind a few. Where no registrations are recorded, none.
///
/// Cost: each rule, scope and time is followed once; their combinations are compared by bits of recorded registrations.
/// @pre the structure is right; the rules are of all objects at all times
[[nodiscard]] std::vector<Priced<RegistrationRule>> scopedSources(const Workbench& bench,
                                                                  const StructureRule& structure,
                                                                  std::span<const Priced<RegistrationRule>> rules,
                                                                  const std::stop_token& stop);

/// The rule says itself when it holds.
[[nodiscard]] bool hasOwnTimes(TimeRule::Kind kind) noexcept;

} // namespace broadside::diagnosis
