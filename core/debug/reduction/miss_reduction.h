#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/reduction/reduce.h"

#include <cstddef>
#include <optional>

namespace broadside {

/// A small scene with a pair that the broad phase of a game missed.
struct MissReduction {
    Scene scene;
    Algorithm shows = kUsualAlgorithm; ///< With this algorithm, an audit of the scene finds the same pair and cause.
    std::size_t runs = 0;
    bool complete = true; ///< See Reduction.
};

/// A frame with a missed pair, and what is known of it.
struct MissedIn {
    const Scene& start; ///< The objects of the frame.
    const Frame& frame;
    MissedPair miss;
    double cellSize = 0.0; ///< Size of the game's cells in metres; 0: unknown.
};

/// Finds the smallest scene in which an audit shows what made a broad phase miss a pair of a frame.
///
/// The recorded broad phase of a game cannot be run again. So the textbook grids are tried with the game's own cells,
/// one after another. If one of them misses the pair for the same cause, the scene is reduced with it. No value if none
/// does: then no scene would show the miss, and leaving out objects would prove nothing.
///
/// `own`: the settings with which the frame was made; no value for a game's own. Plan and finding of `options` are
/// ignored.
[[nodiscard]] Result<std::optional<MissReduction>>
reduceMiss(const MissedIn& missed, const std::optional<BroadPhaseSettings>& own, const ReduceOptions& options = {});

} // namespace broadside
