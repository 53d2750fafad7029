#pragma once

#include "core/debug/diagnosis/search/workbench.h"

#include <optional>

namespace broadside::diagnosis {

/// The relation by which registered boxes follow from the right ones, for almost all objects that are misplaced in one
/// of these ways. It is the simplest one that also holds for all other objects, or else the simplest one. No value if
/// no relation holds, if too few objects test it, or if earlier places of the objects explain most of them. In cells,
/// only few relations are tried, and only if an object is in all cells that its box touches, or in the cell of its
/// centre.
/// Cost: O(n log n) for some ten thousand registrations.
[[nodiscard]] std::optional<BoxRelation> relationOf(const Workbench& bench, const StructureRule& structure,
                                                    Misplacements misplacements);

} // namespace broadside::diagnosis
