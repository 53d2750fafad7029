#pragma once

#include "core/debug/diagnosis/model/evidence.h"
#include "core/debug/diagnosis/model/searching_names.h"
#include "core/debug/diagnosis/model/square_tree.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// A search in a quadtree that does not go through all nodes that its box touches. All objects in the nodes that it
/// goes through are tested.
struct TreeSearch {
    enum class Through : std::uint8_t {
        Overlapped,  ///< Below the root, only nodes that the box overlaps, and not those that it only touches.
        OverlappedX, ///< Below the root, only nodes that it overlaps along x; along y touching is enough.
        OverlappedY, ///< The same with the axes swapped.
        Centre,      ///< Below the root, only nodes that contain the middle of the box; likewise the next four.
        LowCorner,   ///< The corner with the lowest x and y.
        HighCorner,  ///< The corner with the highest x and y.
        OppositeTwo, ///< One of these two corners.
        AnyCorner,   ///< Any corner.
        Levels,      ///< Only the first `levels` levels.
        OwnNode,     ///< Only the node of the searching object.
        OwnAndAbove, ///< That node and those above it.
        OwnAndBelow, ///< That node and those below it.
        OwnAndParent,
        OwnAndChildren,
        Lowest,  ///< Only nodes without children.
        Touched, ///< All that the box touches: that is wrong only if nodes do not hold the boxes of their objects.
    };
    enum class By : std::uint8_t {
        Either,        ///< Both objects of a pair search.
        Lower,         ///< The one with the lower id.
        Higher,        ///< The one with the higher id.
        Dynamic,       ///< Dynamic objects.
        LowerDynamic,  ///< The dynamic one with the lower id.
        HigherDynamic, ///< The dynamic one with the higher id.
        Names,         ///< Objects of `names`.
    };
    Through through = Through::Centre;
    By by = By::Either;
    unsigned levels = 0;
    SquareTreePlan plan = {};
    NameSet names = {};           ///< Only for By::Names.
    bool keepsOthersOnly = false; ///< Objects of `names` are not in the tree.
};

/// The game may keep boxes in a quadtree over the world: it has no cells, and its name contains "quad", or names no
/// structure, and registrations are not recorded.
[[nodiscard]] bool mayHaveQuadtree(const Evidence& evidence);
/// The search that tells missed pairs from found ones best. Nothing if mayHaveQuadtree() is false, or if it tells less
/// than a fifth of the missed pairs. Cost: O(trees * (objects + searches)), for a part of the events.
[[nodiscard]] std::optional<TreeSearch> likelyTreeSearch(const Evidence& evidence);
/// 1 for each event that the search loses: no object of the pair that searches goes through the node of the other one.
/// Cost: O(events * objects)
[[nodiscard]] std::vector<char> lostInTreeSearch(const Evidence& evidence, const TreeSearch& search,
                                                 const std::vector<Event>& events);

} // namespace broadside::diagnosis
