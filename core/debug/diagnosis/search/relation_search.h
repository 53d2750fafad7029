#pragma once

#include "core/debug/diagnosis/search/workbench.h"

#include <optional>

namespace broadside::diagnosis {

/// How registered boxes follow from the right ones, for almost all objects that are misplaced in one of these ways: the
/// simplest relation, and of those that are equally simple one that holds for all other objects, too. Nothing where no
/// relation holds, too few objects put it to the test, or an earlier place of the objects explains them as well.
/// Cost: O(n log n) for some ten thousand registrations. The structure compares boxes, else there is nothing.
[[nodiscard]] std::optional<BoxRelation> relationOf(const Workbench& bench, const StructureRule& structure,
                                                    Misplacements misplacements);

} // namespace broadside::diagnosis
