#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/proxy_table.h"

namespace broadside {

/// Every pair that can collide is a candidate, and every object is a candidate of a ray. Correct by definition, so it
/// is the reference for all others.
///
/// Cost: O(n^2) for the pairs, O(n) for one object. Memory: the boxes. Fast enough below about 50 objects.
class BruteForce final : public BroadPhase {
public:
    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::BruteForce; }
    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) override;
    void move(ObjectIndex index, const Aabb& box) override;
    void remove(ObjectIndex index) override;
    void update() override {}
    std::uint64_t candidatePairs(PairSink& sink) const override;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
    void searchNearest(const Aabb& from, NearestSearch& search) const override;
    [[nodiscard]] BroadPhaseStatistics statistics() const override;

private:
    ProxyTable m_proxies;
};

} // namespace broadside
