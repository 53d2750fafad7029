#pragma once

#include "core/debug/diagnosis/model/evidence.h"
#include "core/debug/diagnosis/model/searching_names.h"
#include "core/debug/diagnosis/model/square_tree.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace broadside::diagnosis {

inline constexpr unsigned kDeepestTree = 10;

/// The way of an object from the root of a quadtree down to the deepest node that takes it, if all nodes are divided.
/// Where a tree of a certain depth and capacity keeps the object follows from it.
struct TreePath {
    Aabb box;
    bool isDynamic = true;
    std::uint32_t name = 0;
    unsigned end = 0; ///< The depth of its last node.
    std::array<SquareNode, kDeepestTree + 1> nodes;
    std::array<std::uint32_t, kDeepestTree + 1> counts{}; ///< How many objects of the tree come to each of them.
    std::array<bool, kDeepestTree + 1> isPassed{};        ///< Some object of it goes on to a child of it.

    /// The depth at which the tree keeps the object.
    [[nodiscard]] unsigned depthIn(const SquareTreePlan& plan) const noexcept;
    /// The node at that depth has no children. @pre depth = depthIn(plan)
    [[nodiscard]] bool isLowest(const SquareTreePlan& plan, unsigned depth) const noexcept;
    /// The path goes through this node of another path.
    [[nodiscard]] bool goesThrough(const TreePath& other, unsigned depth) const noexcept
    {
        return depth <= end && nodes[depth].key() == other.nodes[depth].key();
    }
};

/// The paths of several objects of a frame in a tree of this root and level. `without`: objects of these names are not
/// in the tree; null: all are. Cost: O(tracks + objects of the frame), each with the nodes that it goes through.
/// @pre the frame is sampled
[[nodiscard]] std::vector<TreePath> pathsOf(const SquareTreePlan& plan, const Evidence& evidence, FrameIndex frame,
                                            std::span<const TrackIndex> tracks, const NameSet* without = nullptr);

} // namespace broadside::diagnosis
