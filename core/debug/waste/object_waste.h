#pragma once

#include "core/debug/waste/waste_meter.h"

#include <optional>

namespace broadside::waste {

/// One or a few objects that cover a quarter of the world or more, and are candidates of objects that they do not
/// touch.
[[nodiscard]] std::optional<WasteFinding> findLargeObjects(const WasteMeter& meter);

/// Idle objects that are parked in one place: each of them is a candidate of all others there.
[[nodiscard]] std::optional<WasteFinding> findParkedPool(const WasteMeter& meter);

/// Pairs of static objects that a game reports.
[[nodiscard]] std::optional<WasteFinding> findStaticPairs(const WasteMeter& meter);

/// Objects of a game that marks no object as static: none of their name ever moves, and they are candidates of each
/// other.
[[nodiscard]] std::optional<WasteFinding> findUnmarkedStatics(const WasteMeter& meter);

} // namespace broadside::waste
