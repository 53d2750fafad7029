#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/proxy_table.h"

#include <span>
#include <vector>

namespace broadside {

/// Sweep and prune along x: objects whose x intervals overlap are candidates.
///
/// Static and dynamic objects are sorted separately, by the lower end of their interval. The sweep goes from each
/// interval forward to its upper end. Two static objects are never tested.
///
/// Cost: update O(n log n), pairs O(n + overlapping intervals): in a world with one narrow column it equals brute
/// force. Memory: 16 bytes per object in addition to the boxes.
/// Source: Baraff, "Dynamic simulation of non-penetrating rigid bodies", 1992; Ericson, "Real-time collision
/// detection", 2005, chapter 7.5.
class SweepAndPrune final : public BroadPhase {
public:
    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::SweepAndPrune; }
    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) override;
    void move(ObjectIndex index, const Aabb& box) override;
    void remove(ObjectIndex index) override;
    void update() override;
    std::uint64_t candidatePairs(PairSink& sink) const override;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
    void searchNearest(const Aabb& from, NearestSearch& search) const override;
    [[nodiscard]] BroadPhaseStatistics statistics() const override;
    [[nodiscard]] Structure structure(const Aabb& visible, std::size_t most) const override;
    [[nodiscard]] Structure partsOf(ObjectIndex index, std::size_t most) const override;

private:
    /// Intervals in ascending order of their lower ends.
    struct Axis {
        std::vector<ObjectIndex> objects;
        std::vector<double> lowest;   ///< Lower end of each interval.
        std::vector<double> farthest; ///< Largest upper end of this interval and all before it.
    };
    void rebuild(Axis& axis, bool dynamic);
    /// `place`: in the axis of the object.
    [[nodiscard]] StructurePart intervalOf(ObjectIndex index, std::size_t place) const
    {
        return {m_proxies.boxOf(index), static_cast<int>(place), 1, m_proxies.isDynamic(index)};
    }
    /// Visits the intervals that begin in [from, to], or in (from, to].
    template<class Visit>
    static void forEachBeginning(const Axis& axis, double from, bool fromIncluded, double to, Visit&& visit);
    /// Visits the intervals that overlap that of the box, with their places in the axis.
    template<class Visit>
    void forEachMeeting(const Axis& axis, const Aabb& box, Visit&& visit) const;
    void searchNearest(const Axis& axis, const Aabb& from, NearestSearch& search) const;

    ProxyTable m_proxies;
    Axis m_statics;
    Axis m_dynamics;
};

} // namespace broadside
