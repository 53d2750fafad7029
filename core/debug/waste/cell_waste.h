#pragma once

#include "core/debug/waste/waste_meter.h"

#include <optional>

namespace broadside::waste {

/// Cells that are too small or too large for most objects. Tries up to 24 sizes, from a 256th of the present one to 16
/// times that; chooses the one with the fewest tests that misses no more pairs. Reports nothing if that one takes
/// longer. Usual cells are not reported: up to five times as large as the median object, which is in at most four of
/// them.
[[nodiscard]] std::optional<WasteFinding> findCellWaste(const WasteMeter& meter);

/// Different cells of a game in one bucket of its hash: pairs are reported whose cells are far apart, and where one
/// pair of two such cells is, all pairs of them are.
[[nodiscard]] std::optional<WasteFinding> findCrowdedBuckets(const WasteMeter& meter);

} // namespace broadside::waste
