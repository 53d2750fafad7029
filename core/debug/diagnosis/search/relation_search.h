#pragma once

#include "core/debug/diagnosis/search/workbench.h"

#include <optional>

namespace broadside::diagnosis {

/// How registered boxes follow from the right ones, for almost all objects that are misplaced in one of these ways: the
/// simplest relation, and of those that are equally simple one that holds for all other objects, too. Nothing where no
/// relation holds, too few objects put it to the test, or an earlier place of the objects explains them as well.
/// Only few relations are tried in cells, and only where an object is in all cells that its box touches, or in that of
/// its centre.
/// Cost: O(n log n) for some ten thousand registrations.
[[nodiscard]] std::optional<BoxRelation> relationOf(const Workbench& bench, const StructureRule& structure,
                                                    Misplacements misplacements);

} // namespace broadside::diagnosis
