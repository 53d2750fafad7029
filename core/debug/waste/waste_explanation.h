#pragma once

#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/waste/waste.h"

#include <optional>

namespace broadside {

/// A finding next to the explanations of a diagnosis: a cost, which no missed pair needs. It has no example.
[[nodiscard]] Explanation explanationOf(const WasteFinding& finding, const Waste& waste);

/// The cell size that a finding about cells recommends, in metres. No value for other findings.
[[nodiscard]] std::optional<double> betterCellSize(const Explanation& explanation);

} // namespace broadside
