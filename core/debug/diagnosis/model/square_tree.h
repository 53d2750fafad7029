#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <vector>

/// @file
/// Simulates quadtrees over the world. Each tree makes one mistake. A tight tree keeps an object in the smallest node
/// that holds its box. A loose tree keeps it in the node with its centre, on the level where squares are as large as
/// the object. Sources: Samet, Foundations of Multidimensional and Metric Data Structures, 3.4 (MX-CIF quadtrees);
/// Ulrich, Loose Octrees, in Game Programming Gems, 2000.

namespace broadside::diagnosis {

/// The broad phase probably keeps boxes in a quadtree over the world: it has no cells, and its name contains "quad".
[[nodiscard]] bool hasQuadtree(const Evidence& evidence);

/// A node of a quadtree, which is divided into four.
struct SquareNode {
    Aabb square;
    unsigned depth = 0;
    std::uint64_t x = 0; ///< Its column among the nodes of its depth.
    std::uint64_t y = 0;
    /// A number that no other node of the tree has. @pre depth <= 29
    [[nodiscard]] std::uint64_t key() const noexcept { return (std::uint64_t{depth} << 58) | (x << 29) | y; }
    /// 0 and 1: the lower ones, from the left; 2 and 3: the upper ones.
    [[nodiscard]] SquareNode child(unsigned number) const noexcept
    {
        const bool isRight = number % 2 == 1;
        const bool isHigh = number >= 2;
        const Vec2 middle = square.center();
        return {{{isRight ? middle.x : square.lo.x, isHigh ? middle.y : square.lo.y},
                 {isRight ? square.hi.x : middle.x, isHigh ? square.hi.y : middle.y}},
                depth + 1,
                2 * x + (isRight ? 1U : 0U),
                2 * y + (isHigh ? 1U : 0U)};
    }
};

/// A quadtree without a mistake.
struct SquareTreePlan {
    /// The level on which a tree keeps an object.
    enum class Level : std::uint8_t {
        Holds,        ///< The deepest one with a node that holds its box.
        BetweenLines, ///< The same, but only the lines between children count: boxes at a line do not fit, and those
                      ///< beyond the outer border do.
        BySize,       ///< The deepest one whose squares are at least as large as the object.
        BySizeStrict, ///< The deepest one whose squares are larger than the object.
        ByWidth,
        ByWidthStrict,
        Centre, ///< The deepest one, in the node with its centre, however large it is; likewise the next two.
        LowCorner,
        UpperLeft,    ///< In the node with its upper left corner.
        HighAlongX,   ///< The deepest one with a node that holds its box along y, and its right side. Likewise the next
                      ///< ones.
        LowAlongX,    ///< Its left side.
        CentreAlongX, ///< Its centre.
        HighAlongY,   ///< The same with the axes swapped: its upper side.
        LowAlongY,
        CentreAlongY,
    };
    Aabb root;
    unsigned depth = 6;
    Level level = Level::Holds;
    /// A node is divided when more objects come to it; 0: when an object fits into a child.
    unsigned capacity = 0;
    bool rightFirst = false; ///< The order in which a search goes through children.
    /// Nodes hold the boxes of their objects along one axis only.
    [[nodiscard]] bool isOfOneAxis() const noexcept { return level >= Level::HighAlongX; }
    /// The level depends on one point of the object, not on its size.
    [[nodiscard]] bool isOfPoints() const noexcept
    {
        return level == Level::Centre || level == Level::LowCorner || level == Level::UpperLeft;
    }
};

/// Objects that go through this square on their way down go on to a child with this square.
[[nodiscard]] bool takes(const SquareTreePlan& plan, const Aabb& square, const Aabb& box);
/// Otherwise the root keeps the object.
[[nodiscard]] bool isWithinRoot(const SquareTreePlan& plan, const Aabb& box);
/// The node of an object, for a plan without a capacity. The root keeps objects that are not within it.
[[nodiscard]] SquareNode nodeOf(const SquareTreePlan& plan, const Aabb& box);
/// Squares that the tree may begin with. @pre the world is known
[[nodiscard]] std::vector<Aabb> likelyRoots(const Evidence& evidence);

/// What quadtrees do to an event.
struct SquareTreeLoss {
    bool inInnerNodes = false; ///< Both objects are in nodes that have children.
    /// How many times as large as its square a node must be so that a search reaches the node of the other object. The
    /// level of an object depends on both its sides. NaN: not known.
    double reach = 0.0;
    double reachOfDynamic = 0.0; ///< The same if only dynamic objects search.
    double reachOfLower = 0.0;   ///< The same if only the dynamic one with the lower id searches.
    double reachOfHigher = 0.0;  ///< The same with the higher id.
    double reachByWidth = 0.0;   ///< The same as `reach` and `reachOfDynamic` if levels depend only on the width.
    double reachByWidthOfDynamic = 0.0;
    double openNodes = 0.0; ///< The most open nodes with which a search misses the pair; 0: it never does.
};

/// The result for each event. Nothing is known if hasQuadtree() is false.
/// The depth of the tree is the one that separates missed and found pairs best.
/// Cost: O(objects * depth) for each frame with events, O(events * nodes of a search).
[[nodiscard]] std::vector<SquareTreeLoss> lostInSquareTrees(const Evidence& evidence, const std::vector<Event>& events);

} // namespace broadside::diagnosis
