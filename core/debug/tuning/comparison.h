#pragma once

#include "core/debug/tuning/measurement.h"

#include <cstdint>
#include <span>
#include <vector>

/// @file
/// Gives the same frames to several broad phases: what each of them reports, misses and costs.

namespace broadside {

struct AlgorithmCost {
    Algorithm algorithm = kUsualAlgorithm;
    std::uint64_t candidates = 0;  ///< The sum over all frames, like the next two.
    std::uint64_t boxOverlaps = 0; ///< Candidates whose boxes overlap.
    std::uint64_t missed = 0;      ///< Pairs that can collide and whose boxes overlap, but not reported.
    double microseconds = 0.0;     ///< Duration of one step's work, the shortest of the runs. For display only, never
                                   ///< for decisions.
    double spread = 0.0;           ///< Microseconds between the quartiles of the runs.
    std::uint64_t memory = 0;      ///< Bytes of the structure after the last frame, without the objects.
};

/// All algorithms get the same frames, although each of them might have led to another run; cells have the size
/// `cellSize`. Played::microseconds says what is timed. Refuses what makeBroadPhase() refuses. Cost: that of measure().
/// @pre the footage has a frame
[[nodiscard]] Result<std::vector<AlgorithmCost>> compareAlgorithms(const Footage& footage, double cellSize,
                                                                   std::span<const Algorithm> algorithms,
                                                                   const MeasureOptions& options = {});

} // namespace broadside
