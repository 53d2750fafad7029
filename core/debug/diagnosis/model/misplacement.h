#pragma once

#include "core/debug/diagnosis/model/placement.h"
#include "core/debug/diagnosis/model/registration_rule.h"

namespace broadside::diagnosis {

/// Compares the recorded registration of an object in a frame with the right one in this structure. `margin`: how far
/// registered boxes reach beyond objects (Workbench::margin()).
/// Cost: O(1); for one that is registered wrong, up to 64 earlier frames are compared.
[[nodiscard]] Misplacement misplacementOf(const StructureRule& structure, const Evidence& evidence, const State& state,
                                          double margin);

/// The object at its recorded place. @pre it is recorded
[[nodiscard]] Placed placedAsRecorded(const Registered& recorded);

} // namespace broadside::diagnosis
