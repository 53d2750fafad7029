#pragma once

#include "core/debug/diagnosis/search/candidate_rules.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <vector>

namespace broadside::diagnosis {

/// Rules that say when objects are registered again, learnt from recorded registrations: a registration that changes
/// was updated, and one that stays wrong was not. Clocks with any period up to 64 and any phase are compared, and,
/// where boxes are recorded, how far objects are from the place of their last update, how far they move, and how long
/// they wait. If nothing holds for all objects, it is tried for those of a name, a size or a kind of ids. Empty without
/// recorded registrations, and for trees that keep boxes with a margin on purpose. Cost: at most 8,000 registrations
/// are compared, whatever the length.
[[nodiscard]] std::vector<Priced<RegistrationRule>> updateRules(const Workbench& bench, const StructureRule& structure,
                                                                TimeRule::Part part = TimeRule::Part::Whole);
/// It is known only from there.
[[nodiscard]] bool isLearnt(const TimeRule& rule) noexcept;

} // namespace broadside::diagnosis
