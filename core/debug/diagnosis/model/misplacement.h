#pragma once

#include "core/debug/diagnosis/model/placement.h"
#include "core/debug/diagnosis/model/registration_rule.h"

namespace broadside::diagnosis {

/// Of an object in a frame, if objects belong into this structure. `margin`: of registered boxes (Workbench::margin()).
/// Cost: O(1); for one that is registered wrong, up to 64 earlier frames are compared.
[[nodiscard]] Misplacement misplacementOf(const StructureRule& structure, const Evidence& evidence, const State& state,
                                          double margin);

/// The object where the recording says that it is. @pre it is recorded
[[nodiscard]] Placed placedAsRecorded(const Registered& recorded);

} // namespace broadside::diagnosis
