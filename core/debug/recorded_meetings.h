#pragma once

#include "core/debug/recorded_broad_phase.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

/// @file
/// How recorded registrations meet: in common cells, in the rings of cells around them, and in the levels of a
/// hierarchical grid.

namespace broadside {

/// See RecordedBroadPhase::cellDistance().
[[nodiscard]] std::optional<std::int64_t> cellDistanceIn(const RecordedBroadPhase& record, IndexPair pair);
/// The rings that RecordedBroadPhase::ring() concludes from these candidates. O(candidates)
[[nodiscard]] std::int64_t concludedRingOf(const RecordedBroadPhase& record, std::span<const IndexPair> candidates);
/// Whether the game's grids are the levels of one hierarchical grid: their cells have several lengths, and one of these
/// candidates has two objects without a common grid. O(candidates)
[[nodiscard]] bool areLevels(const RecordedBroadPhase& record, std::span<const IndexPair> candidates);
/// How many rings of cells a search in a grid goes around its own.
using ReachOfGrid = std::function<std::int64_t(std::uint32_t grid)>;
/// Whether the two share a cell of one grid, or one in its rings.
[[nodiscard]] bool meetInOneGrid(const RecordedBroadPhase& record, IndexPair pair, const ReachOfGrid& reachOf);
/// Whether the box of one of the two reaches the cells of the other one, where those are longer than its own.
[[nodiscard]] bool meetAcrossGrids(const RecordedBroadPhase& record, const ObjectTable& objects, IndexPair pair,
                                   const ReachOfGrid& reachOf);

} // namespace broadside
