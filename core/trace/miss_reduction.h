#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/reduction/reduce.h"
#include "core/trace/trace_world.h"

#include <cstddef>
#include <optional>

namespace broadside::trace {

/// A small scene of a pair that somebody else's broad phase missed.
struct MissReduction {
    Scene scene;
    Algorithm shows = Algorithm::Grid; ///< With it an audit of the scene finds the same pair, for the same cause.
    std::size_t runs = 0;
    bool complete = true; ///< See Reduction.
};

/// The smallest scene for which an audit finds what made a broad phase miss a pair of a frame.
///
/// What was recorded of a game cannot be run again. So the textbook grids are tried with the game's own cells, one
/// after another: where one misses the pair for the same cause, the scene is reduced with that. Nothing where none
/// does: no scene would show the miss, and leaving out objects would prove nothing.
///
/// `own`: with which `frame` was made, nothing for the game's. Of `options`, plan and finding are not looked at.
/// @pre `frame` is of `world` as it stands, and misses the pair
[[nodiscard]] Result<std::optional<MissReduction>> reduceMiss(const TraceWorld& world, const Frame& frame,
                                                              const MissedPair& miss,
                                                              const std::optional<BroadPhaseSettings>& own,
                                                              const ReduceOptions& options = {});

} // namespace broadside::trace
