#pragma once

#include "core/debug/tuning/measurement.h"

#include <cstdint>
#include <span>
#include <vector>

/// @file
/// The same frames given to several broad phases: what each hands out, misses and costs.

namespace broadside {

struct AlgorithmCost {
    Algorithm algorithm = Algorithm::Grid;
    std::uint64_t candidates = 0;  ///< Over all frames, as the next two.
    std::uint64_t boxOverlaps = 0; ///< Candidates whose boxes overlap.
    std::uint64_t missed = 0;      ///< Pairs that can collide, boxes overlap, not handed out.
    double microseconds = 0.0;     ///< Of one step's work, the median of the runs: for people, never for decisions.
    double spread = 0.0;           ///< Microseconds between the quartiles of the runs.
    std::uint64_t memory = 0;      ///< Bytes of the structure after the last frame, without the objects.
};

/// All algorithms see the same frames, whatever each of them would have made of the run; cells are of `cellSize`. What
/// is timed is said at Played::microseconds. Refused: what makeBroadPhase refuses. Cost: that of measure().
/// @pre the footage has a frame
[[nodiscard]] Result<std::vector<AlgorithmCost>> compareAlgorithms(const Footage& footage, double cellSize,
                                                                   std::span<const Algorithm> algorithms,
                                                                   const MeasureOptions& options = {});

} // namespace broadside
