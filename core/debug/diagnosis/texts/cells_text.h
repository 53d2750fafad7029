#pragma once

#include "core/debug/diagnosis/model/structure_rule.h"
#include "core/debug/diagnosis/texts/fault_text.h"

namespace broadside::diagnosis {

/// The text for objects that are registered, rightly, in some of their cells only.
[[nodiscard]] FaultText textOfCells(const StructureRule& structure);

} // namespace broadside::diagnosis
