#include "core/broadphase/brute_force.h"

#include "core/broadphase/pair_batch.h"

namespace broadside {

void BruteForce::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    m_proxies.add(index, box, filter);
}

void BruteForce::move(ObjectIndex index, const Aabb& box) { m_proxies.move(index, box); }

void BruteForce::remove(ObjectIndex index) { m_proxies.remove(index); }

std::uint64_t BruteForce::candidatePairs(PairSink& sink) const
{
    PairBatch batch(sink);
    std::uint64_t asking = 0;
    m_proxies.forEach([&](ObjectIndex a) {
        if (!batch.wantsMore())
            return;
        const CollisionFilter filter = m_proxies.filterOf(a);
        asking += filter.dynamic ? 1 : 0;
        for (ObjectIndex b = a + 1; b < m_proxies.size(); ++b)
            if (m_proxies.contains(b) && canCollide(filter, m_proxies.filterOf(b)))
                batch.add({a, b});
    });
    batch.finish();
    return asking * m_proxies.count();
}

void BruteForce::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    const CollisionFilter filter = m_proxies.filterOf(index);
    m_proxies.forEach([&](ObjectIndex other) {
        if (other != index && masksMatch(filter, m_proxies.filterOf(other)))
            candidates.push_back(other);
    });
}

void BruteForce::candidatesIn(const Aabb&, std::vector<ObjectIndex>& candidates) const
{
    m_proxies.forEach([&](ObjectIndex other) { candidates.push_back(other); });
}

void BruteForce::searchNearest(const Aabb& from, NearestSearch& search) const { m_proxies.searchNearest(from, search); }

BroadPhaseStatistics BruteForce::statistics() const
{
    return {.objects = m_proxies.count(), .cells = 0, .registrations = 0, .bytes = m_proxies.bytes()};
}

} // namespace broadside
