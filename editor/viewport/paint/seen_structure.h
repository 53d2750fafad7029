#pragma once

#include "core/broadphase/broad_phase.h"
#include "editor/viewport/camera2d.h"

#include <optional>
#include <string>

namespace broadside {

/// The part of an algorithm's structure that a camera sees.
struct VisibleStructure {
    /// Limit of drawn parts. Beyond it a tree ends at a lower depth, and cells and intervals are missing.
    static constexpr std::size_t kMostParts = 20'000;
    /// Limit of intervals that have numbers. More numbers cannot be read.
    static constexpr std::size_t kMostNumbers = 80;

    std::optional<Algorithm> algorithm; ///< Nothing: the structure of a recording.
    Structure structure;
};

/// @pre the broad phase is up to date. Cost: O(visible parts), for grids O(registrations).
[[nodiscard]] VisibleStructure visibleStructureOf(const BroadPhase& broadPhase, const Camera2D& camera);

/// A description of the visible structure for the legend: "quadtree: 37 nodes in view, depth 0 to 4", "sweep-and-prune:
/// 21 x intervals...". Says so if it is incomplete.
[[nodiscard]] std::string captionOf(const VisibleStructure& seen);
/// The same in about three words, for narrow views: "37 tree nodes".
[[nodiscard]] std::string briefCaptionOf(const VisibleStructure& seen);

} // namespace broadside
