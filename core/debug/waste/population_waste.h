#pragma once

#include "core/debug/waste/waste_meter.h"

#include <optional>

namespace broadside::waste {

/// Objects of one name that become more and more, until the last frame, because hardly any of them is ever removed.
/// Their spawner is named if the scene has one. Names that differ only in the number at their end count as one.
[[nodiscard]] std::optional<WasteFinding> findGrowth(const WasteMeter& meter);

} // namespace broadside::waste
