#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/proxy_table.h"

#include <span>
#include <vector>

namespace broadside {

class SegmentTest;

/// A binary tree of boxes over some objects of a table: every node is the box around its two children, every leaf is
/// the exact box of one object. Built from the top by halving at the median along the longer side.
///
/// Cost: build O(n log n), a query O(log n + found) if the objects are not crowded. Memory: 48 bytes per node, 2n - 1
/// nodes. Source: Ericson, "Real-time collision detection", 2005, chapter 6 (top-down construction, object median);
/// Roussopoulos, Kelley and Vincent, "Nearest neighbor queries", SIGMOD 1995.
class BoxTree {
public:
    struct Node {
        Aabb box;
        std::uint32_t firstChild = 0; ///< Two adjacent nodes; 0 for a leaf.
        ObjectIndex object = 0;       ///< Only valid for a leaf.
    };

    void build(const ProxyTable& proxies, std::span<ObjectIndex> objects);

    /// Visits every object whose box overlaps `box`; returns the number of tested leaves.
    template<class Visit>
    std::uint64_t forEachOverlapping(const Aabb& box, Visit&& visit) const;

    /// The nodes from the root down to the leaf of an object with that box; empty when the object is not in the tree.
    /// Cost: O(log n) if the objects are not crowded.
    [[nodiscard]] std::vector<std::uint32_t> pathTo(ObjectIndex object, const Aabb& box) const;
    void appendAlong(const SegmentTest& segment, std::vector<ObjectIndex>& objects) const;
    /// Depth first, the nearer child before the farther one.
    void searchNearest(const Aabb& from, NearestSearch& search) const;

    [[nodiscard]] std::span<const Node> nodes() const noexcept
    {
        return m_nodes;
    } ///< The root first; empty without objects.
    [[nodiscard]] std::uint64_t bytes() const noexcept { return m_nodes.capacity() * sizeof(Node); }

private:
    template<class Meets, class Visit>
    std::uint64_t forEachLeaf(Meets&& meets, Visit&& visit) const;
    void fill(std::uint32_t node, const ProxyTable& proxies, std::span<ObjectIndex> objects);
    bool descend(std::uint32_t at, ObjectIndex object, const Aabb& box, std::vector<std::uint32_t>& path) const;

    std::vector<Node> m_nodes;
};

/// A tree of boxes: candidates are exactly the pairs whose boxes overlap; boxes are not enlarged.
///
/// It has one tree of static objects, rebuilt when one of them changes, and one of dynamic objects, rebuilt in every
/// update in which one changed. Every dynamic object is searched for in both.
///
/// Cost: update O(m log m) for m dynamic objects, pairs O(m log n + found). Memory: 100 bytes per object in addition to
/// the boxes.
class AabbTree final : public BroadPhase {
public:
    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::AabbTree; }
    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) override;
    void move(ObjectIndex index, const Aabb& box) override;
    void remove(ObjectIndex index) override;
    void update() override;
    std::uint64_t candidatePairs(PairSink& sink) const override;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
    void candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const override;
    void searchNearest(const Aabb& from, NearestSearch& search) const override;
    [[nodiscard]] const ProxyTable* proxies() const noexcept override { return &m_proxies; }
    [[nodiscard]] BroadPhaseStatistics statistics() const override;
    [[nodiscard]] Structure structure(const Aabb& visible, std::size_t most) const override;
    [[nodiscard]] Structure partsOf(ObjectIndex index, std::size_t most) const override;

private:
    void rebuild(BoxTree& tree, bool dynamic);
    [[nodiscard]] StructurePart partAt(const BoxTree& tree, std::uint32_t node, int depth) const;

    ProxyTable m_proxies;
    BoxTree m_statics;
    BoxTree m_dynamics;
    std::vector<ObjectIndex> m_order; // a member so that its memory is used again
};

} // namespace broadside
