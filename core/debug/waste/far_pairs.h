#pragma once

#include "core/debug/waste/waste_meter.h"

#include <optional>

namespace broadside::waste {

/// A game compares nearly everything with everything: it reports nearly all pairs that could collide, nearly all of
/// them are farther apart than a usual cell, and a usual grid would report much fewer. A broad phase that works reports
/// many far pairs at most if it reports few of the possible ones. To be asked when nothing more exact is found.
[[nodiscard]] std::optional<WasteFinding> findFarPairs(const WasteMeter& meter);

} // namespace broadside::waste
