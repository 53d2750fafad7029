#pragma once

#include "core/broadphase/broad_phase.h"
#include "editor/viewport/camera2d.h"

#include <optional>
#include <string>

namespace broadside {

/// What a camera sees of the structure that an algorithm makes of the world.
struct SeenStructure {
    /// More parts than this are not drawn: a tree then ends earlier, cells and intervals are missing.
    static constexpr std::size_t kMostParts = 20'000;

    std::optional<Algorithm> algorithm; ///< Nothing: somebody else's.
    Structure structure;
};

/// @pre the broad phase is up to date. Cost: O(visible parts), for grids O(registrations).
[[nodiscard]] SeenStructure seenStructureOf(const BroadPhase& broadPhase, const Camera2D& camera);

/// What is seen, for the legend: "quadtree: 37 nodes in view, depth 0 to 4", "sweep-and-prune: 21 x intervals...".
/// Says when it is not all.
[[nodiscard]] std::string captionOf(const SeenStructure& seen);
/// The same in three words, for narrow views: "37 tree nodes".
[[nodiscard]] std::string briefCaptionOf(const SeenStructure& seen);

/// What the parts of an object are called: "its cells", "its nodes", "its interval"; empty where there are none.
[[nodiscard]] const char* nameOfOwnParts(StructureKind kind) noexcept;

} // namespace broadside
