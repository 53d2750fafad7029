#pragma once

#include "core/debug/diagnosis/search/candidate_rules.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <vector>

namespace broadside::diagnosis {

/// Wrong boxes of rotated rectangles, and rules about the sides of all objects. What boxes do not tell about an object,
/// such as the direction in which it rotates, is chosen so that it fits the recording. The price includes the bits for
/// that.
/// `structure`: a structure that loses no pair. Cost: O(objects that rotate * (registrations looked at + events) *
/// rules)
[[nodiscard]] std::vector<Priced<RegistrationRule>> rotationRules(const Workbench& bench,
                                                                  const StructureRule& structure);

} // namespace broadside::diagnosis
