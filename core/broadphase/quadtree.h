#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/proxy_table.h"

#include <array>
#include <vector>

namespace broadside {

/// A region quadtree: squares are divided in four where objects are crowded. An object is stored in the smallest square
/// that contains it completely, so its candidates are in the same square, above it or below it.
///
/// The root encloses all objects, wherever they are. A square with more than kMostInNode objects is divided, down to
/// kMostDepth. Each square stores the box around everything in it and below it. Squares whose box does not meet the
/// query box are skipped, so the candidates are a superset of the box overlaps, often a small one.
///
/// Cost: update O(n log n), a rebuild after any change; pairs O(n log n) unless many objects cross the middle lines,
/// which is the known weakness of this structure. Memory: 12 bytes per object and 80 per node. Source: Finkel and
/// Bentley, "Quad trees", Acta Informatica 4, 1974; Samet, "Multidimensional data structures", 2006.
class Quadtree final : public BroadPhase {
public:
    static constexpr std::size_t kMostInNode = 8;
    static constexpr int kMostDepth = 20;

    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::Quadtree; }
    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) override;
    void move(ObjectIndex index, const Aabb& box) override;
    void remove(ObjectIndex index) override;
    void update() override;
    std::uint64_t candidatePairs(PairSink& sink) const override;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
    void candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const override;
    void searchNearest(const Aabb& from, NearestSearch& search) const override;
    [[nodiscard]] BroadPhaseStatistics statistics() const override;
    [[nodiscard]] Structure structure(const Aabb& visible, std::size_t most) const override;
    [[nodiscard]] Structure partsOf(ObjectIndex index, std::size_t most) const override;

private:
    struct Node {
        Aabb square;
        Aabb content;            ///< Box around everything in this node and below it.
        std::uint32_t first = 0; ///< Own objects: m_objects[first .. first + count).
        std::uint32_t count = 0;
        std::uint32_t firstChild = 0; ///< Four adjacent nodes; 0: none.
        std::int32_t depth = 0;
        bool hasDynamic = false; ///< A dynamic object is in this node or below it.
    };

    void divide(std::uint32_t node, std::uint32_t first, std::uint32_t end);
    [[nodiscard]] int quadrantOf(const Node& node, const Aabb& box) const noexcept;
    void pairsWithin(std::uint32_t node, class PairBatch& batch) const;
    void pairsBelow(std::uint32_t node, ObjectIndex object, class PairBatch& batch) const;
    [[nodiscard]] std::uint64_t countChecks() const;
    template<class Meets, class Visit>
    void forEachIn(Meets&& meets, Visit&& visit) const;

    ProxyTable m_proxies;
    std::vector<Node> m_nodes; // the root is m_nodes[0]
    std::vector<ObjectIndex> m_objects;
};

} // namespace broadside
