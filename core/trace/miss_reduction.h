#pragma once

#include "core/debug/audit.h"
#include "core/debug/reduce.h"
#include "core/trace/trace_world.h"

#include <cstddef>
#include <optional>

namespace broadside::trace {

/// A small scene of a pair that somebody else's broad phase missed.
struct MissReduction {
    Scene scene;
    /// With it the scene shows the miss to an audit: the same pair, for the same cause. Nothing: the scene has what the
    /// miss may depend on, but no algorithm of Broadside's makes the same mistake there; then it has `grid`.
    std::optional<Algorithm> shows;
    std::size_t runs = 0;
    bool complete = true; ///< See Reduction.
};

/// The smallest scene that is known to hold what made a broad phase miss a pair of a frame.
///
/// With one of Broadside's algorithms, in `frame`: the smallest for which an audit finds the same. What was recorded of
/// a game cannot be run again, and leaving out objects would prove nothing. So the textbook grids are tried with the
/// game's own cells, one after another: where one misses the pair for the same cause, the scene is reduced with that.
/// Else what is left are the two, of which one is registered wrongly, as all causes but Unknown say; of Unknown
/// also what the game handed out with either, or keeps in the same cells: there may have been no room.
///
/// `own`: with which `frame` was made, nothing for the game's. Of `options`, plan and finding are not looked at.
/// @pre `frame` is of `world` as it stands, and misses the pair
[[nodiscard]] Result<MissReduction> reduceMiss(const TraceWorld& world, const Frame& frame, const MissedPair& miss,
                                               const std::optional<BroadPhaseSettings>& own,
                                               const ReduceOptions& options = {});

} // namespace broadside::trace
