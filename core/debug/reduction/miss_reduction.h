#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/reduction/reduce.h"

#include <cstddef>
#include <optional>

namespace broadside {

/// A small scene of a pair that the broad phase of a game missed.
struct MissReduction {
    Scene scene;
    Algorithm shows = Algorithm::Grid; ///< With it an audit of the scene finds the same pair, for the same cause.
    std::size_t runs = 0;
    bool complete = true; ///< See Reduction.
};

/// A frame that misses a pair, and what is known of it.
struct MissedIn {
    const Scene& moment; ///< The objects of the frame.
    const Frame& frame;
    MissedPair miss;
    double cellSize = 0.0; ///< Of the game's cells, metres; 0: not known.
};

/// The smallest scene for which an audit finds what made a broad phase miss a pair of a frame.
///
/// What was recorded of a game cannot be run again. So the textbook grids are tried with the game's own cells, one
/// after another: where one misses the pair for the same cause, the scene is reduced with that. Nothing where none
/// does: no scene would show the miss, and leaving out objects would prove nothing.
///
/// `own`: with which the frame was made, nothing for the game's. Of `options`, plan and finding are not looked at.
[[nodiscard]] Result<std::optional<MissReduction>>
reduceMiss(const MissedIn& missed, const std::optional<BroadPhaseSettings>& own, const ReduceOptions& options = {});

} // namespace broadside
