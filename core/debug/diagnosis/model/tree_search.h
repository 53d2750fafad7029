#pragma once

#include "core/debug/diagnosis/model/evidence.h"
#include "core/debug/diagnosis/model/square_tree.h"

#include <cstdint>
#include <optional>

namespace broadside::diagnosis {

/// A search in a quadtree that does not go through all nodes that its box touches. All objects in the nodes that it
/// goes through are tested.
struct TreeSearch {
    enum class Through : std::uint8_t {
        Centre,      ///< Below the root, only nodes that contain the middle of the box; likewise the next four.
        LowCorner,   ///< The corner with the lowest x and y.
        HighCorner,  ///< The corner with the highest x and y.
        OppositeTwo, ///< One of these two corners.
        AnyCorner,   ///< Any corner.
        Levels,      ///< Only the first `levels` levels.
        OwnNode,     ///< Only the node of the searching object.
        OwnAndAbove, ///< That node and those above it.
        OwnAndBelow, ///< That node and those below it.
    };
    enum class By : std::uint8_t {
        Either,  ///< Both objects of a pair search.
        Lower,   ///< The one with the lower id.
        Higher,  ///< The one with the higher id.
        Dynamic, ///< Dynamic objects.
    };
    Through through = Through::Centre;
    By by = By::Either;
    unsigned levels = 0;
    SquareTreePlan plan = {};

    /// No object of the pair that searches goes through the node of the other one.
    [[nodiscard]] bool loses(const Evidence& evidence, const Event& event) const;
};

/// The search that tells missed pairs from found ones best. Nothing if hasQuadtree() is false, or if it tells less than
/// a fifth of the missed pairs. Cost: O(trees * searches * depth), for a part of the events.
[[nodiscard]] std::optional<TreeSearch> likelyTreeSearch(const Evidence& evidence);

} // namespace broadside::diagnosis
