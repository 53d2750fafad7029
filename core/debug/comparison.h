#pragma once

#include "core/base/problem.h"
#include "core/scene/object_table.h"
#include "core/scene/scene_settings.h"

#include <cstdint>
#include <span>
#include <vector>

/// @file
/// The same frame given to several broad phases: what each hands out, misses and costs.

namespace broadside {

struct AlgorithmCost {
    Algorithm algorithm = Algorithm::Grid;
    std::uint64_t candidates = 0;
    std::uint64_t boxOverlaps = 0; ///< Candidates whose boxes overlap.
    std::uint64_t missed = 0;      ///< Pairs that can collide, boxes overlap, not handed out.
    double microseconds = 0.0;     ///< Of one step's work, the median of a few: for people, never for decisions.
    std::uint64_t memory = 0;      ///< Bytes of the structure, without the objects.
};

/// The work that is timed is that of a step in which everything dynamic moves: move all dynamic objects, update, hand
/// out all candidate pairs. Each algorithm gets the objects as they stand and cells of `settings.cellSize`.
/// Refused: what makeBroadPhase refuses. Cost: a few steps of each algorithm.
[[nodiscard]] Result<std::vector<AlgorithmCost>> compareAlgorithms(const ObjectTable& objects,
                                                                   const WorldSettings& world, double cellSize,
                                                                   std::span<const Algorithm> algorithms);

} // namespace broadside
