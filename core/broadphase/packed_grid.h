#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/packed_grid/packed_index.h"
#include "core/broadphase/packed_grid/pair_search.h"
#include "core/broadphase/packed_grid_search.h"
#include "core/broadphase/proxy_table.h"

#include <memory>
#include <mutex>
#include <vector>

namespace broadside {

/// The fastest broad phase here: candidates are exactly the pairs whose boxes overlap; boxes are not enlarged.
///
/// It uses two packed indexes (packed_grid/packed_index.h) of float boxes that are rounded outward, relative to an
/// origin near the objects. One is for dynamic objects, rebuilt in every update in which one changed; one is for static
/// objects, rebuilt only when one of these changed. If two float boxes overlap by so little that rounding may be the
/// reason, the boxes in double decide. The size of the cells is chosen automatically.
///
/// Threads: several threads work on large worlds, one on small worlds; candidates and their order are the same.
/// Cost: update O(n), for the kind that changed; pairs O(n + found), if objects are not crowded in a small part of the
/// world; a query O(found). No allocation once the arrays are large enough, until a static object changes.
/// Memory: about 26 bytes per object in addition to its box and filter (proxy_table.h); up to 8 more for static objects
/// and for dynamic ones whose numbers have gaps.
class PackedGrid final : public BroadPhase {
public:
    /// `lanes` and `threads` change only the speed, never the results. @pre lanes <= widestLanes(), threads > 0
    explicit PackedGrid(packed::Lanes lanes = packed::widestLanes(), unsigned threads = packed::usualThreads());

    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::PackedGrid; }
    void reserve(std::size_t objects) override { m_proxies.reserve(objects); }
    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) override;
    void move(ObjectIndex index, const Aabb& box) override { m_proxies.move(index, box); }
    void moveAll(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes) override;
    void moveEach(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes) override;
    [[nodiscard]] std::span<Aabb> boxesOfMoved(std::span<const ObjectIndex> moved) override
    {
        return m_proxies.boxesOfMoved(moved);
    }
    void remove(ObjectIndex index) override;
    void useThreads(const std::shared_ptr<packed::Crew>& crew, unsigned threads) override;
    void update() override;
    std::uint64_t candidatePairs(PairSink& sink) const override;
    [[nodiscard]] bool reportsBoxOverlaps() const noexcept override { return true; }
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override
    {
        search().candidatesOf(index, candidates);
    }
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override
    {
        search().candidatesIn(box, candidates);
    }
    void candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const override
    {
        search().candidatesAlong(from, to, candidates);
    }
    void searchNearest(const Aabb& from, NearestSearch& nearest) const override
    {
        search().searchNearest(from, nearest);
    }
    [[nodiscard]] const ProxyTable* proxies() const noexcept override { return &m_proxies; }
    [[nodiscard]] BroadPhaseStatistics statistics() const override;
    [[nodiscard]] Structure structure(const Aabb& visible, std::size_t most) const override;
    [[nodiscard]] Structure partsOf(ObjectIndex index, std::size_t most) const override;

private:
    /// Either the static objects or the dynamic ones.
    struct Kind {
        bool isDynamic;
        packed::PackedIndex index;
        std::uint32_t count = 0;               ///< Number of members.
        ObjectIndex first = 0;                 ///< The members with the lowest
        ObjectIndex last = 0;                  ///< and the highest number.
        std::vector<ObjectIndex> members = {}; ///< Ascending; empty where numbers have no gaps, or until it is needed.
    };

    void countMembers();
    void listMembers(Kind& kind);
    template<class SetBoxes>
    void moveInPieces(std::size_t count, const SetBoxes& setBoxes);
    void rebuild(Kind& kind);
    [[nodiscard]] Vec2 bestOrigin() const;
    [[nodiscard]] packed::TrueBoxes trueBoxes() const noexcept;
    std::uint64_t pairsOnThisThread(PairSink& sink) const;
    std::uint64_t pairsOnThreads(PairSink& sink) const;
    [[nodiscard]] PackedGridSearch search() const noexcept
    {
        return {m_proxies, m_statics.index, m_dynamics.index, m_origin};
    }
    [[nodiscard]] packed::FloatBox bounds() const noexcept
    {
        return packed::united(m_statics.index.bounds(), m_dynamics.index.bounds());
    }

    ProxyTable m_proxies;
    packed::SharedCrew m_crew = std::make_shared<packed::Crew>();
    Kind m_statics;
    Kind m_dynamics;
    Vec2 m_origin;
    bool m_membersChanged = false;
    bool m_allMatch = true; // masks exclude no pair
    unsigned m_threads;
    mutable std::mutex m_searchMutex;
    mutable std::unique_ptr<packed::PairSearch> m_search; // kept for its memory; a thread that uses it moves it out
};

} // namespace broadside
