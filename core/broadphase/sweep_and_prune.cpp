#include "core/broadphase/sweep_and_prune.h"

#include "core/broadphase/pair_batch.h"

#include <algorithm>
#include <limits>

namespace broadside {

void SweepAndPrune::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    m_proxies.add(index, box, filter);
}

void SweepAndPrune::move(ObjectIndex index, const Aabb& box) { m_proxies.move(index, box); }

void SweepAndPrune::remove(ObjectIndex index) { m_proxies.remove(index); }

void SweepAndPrune::update()
{
    const ProxyTable::Changes changes = m_proxies.takeChanges();
    if (changes.statics)
        rebuild(m_statics, false);
    if (changes.dynamics)
        rebuild(m_dynamics, true);
}

void SweepAndPrune::rebuild(Axis& axis, bool dynamic)
{
    axis.objects.clear();
    m_proxies.forEach([&](ObjectIndex index) {
        if (m_proxies.isDynamic(index) == dynamic)
            axis.objects.push_back(index);
    });
    std::ranges::sort(axis.objects, [&](ObjectIndex a, ObjectIndex b) {
        const double aLo = m_proxies.boxOf(a).lo.x;
        const double bLo = m_proxies.boxOf(b).lo.x;
        return aLo != bLo ? aLo < bLo : a < b;
    });
    axis.lowest.clear();
    axis.farthest.clear();
    double farthest = -std::numeric_limits<double>::infinity();
    for (const ObjectIndex index : axis.objects) {
        const Aabb& box = m_proxies.boxOf(index);
        farthest = std::max(farthest, box.hi.x);
        axis.lowest.push_back(box.lo.x);
        axis.farthest.push_back(farthest);
    }
}

template<class Visit>
void SweepAndPrune::forEachBeginning(const Axis& axis, double from, bool fromIncluded, double to, Visit&& visit)
{
    const auto first =
        fromIncluded ? std::ranges::lower_bound(axis.lowest, from) : std::ranges::upper_bound(axis.lowest, from);
    for (auto i = static_cast<std::size_t>(first - axis.lowest.begin()); i < axis.lowest.size() && axis.lowest[i] <= to;
         ++i)
        visit(axis.objects[i]);
}

template<class Visit>
void SweepAndPrune::forEachMeeting(const Axis& axis, const Aabb& box, Visit&& visit) const
{
    const auto end = std::ranges::upper_bound(axis.lowest, box.hi.x);
    for (auto i = static_cast<std::size_t>(end - axis.lowest.begin()); i-- > 0 && axis.farthest[i] >= box.lo.x;)
        if (m_proxies.boxOf(axis.objects[i]).hi.x >= box.lo.x)
            visit(axis.objects[i], i);
}

std::uint64_t SweepAndPrune::candidatePairs(PairSink& sink) const
{
    PairBatch batch(sink);
    std::uint64_t checks = 0;
    const auto take = [&](ObjectIndex a, ObjectIndex b, std::uint64_t asking) {
        checks += asking;
        if (canCollide(m_proxies.filterOf(a), m_proxies.filterOf(b)))
            batch.add(orderedPair(a, b));
    };
    for (std::size_t i = 0; i < m_dynamics.objects.size() && batch.wantsMore(); ++i) {
        const ObjectIndex a = m_dynamics.objects[i];
        const Aabb& box = m_proxies.boxOf(a);
        ++checks; // the object itself
        for (std::size_t j = i + 1; j < m_dynamics.objects.size() && m_dynamics.lowest[j] <= box.hi.x; ++j)
            take(a, m_dynamics.objects[j], 2);
        forEachBeginning(m_statics, box.lo.x, true, box.hi.x, [&](ObjectIndex b) { take(a, b, 1); });
    }
    for (const ObjectIndex b : m_statics.objects) {
        if (!batch.wantsMore())
            break;
        const Aabb& box = m_proxies.boxOf(b);
        forEachBeginning(m_dynamics, box.lo.x, false, box.hi.x, [&](ObjectIndex a) { take(a, b, 1); });
    }
    batch.finish();
    return checks;
}

void SweepAndPrune::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    const auto take = [&](ObjectIndex other, std::size_t /*place*/) {
        if (other != index && masksMatch(m_proxies.filterOf(index), m_proxies.filterOf(other)))
            candidates.push_back(other);
    };
    forEachMeeting(m_statics, m_proxies.boxOf(index), take);
    forEachMeeting(m_dynamics, m_proxies.boxOf(index), take);
}

void SweepAndPrune::candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const
{
    const auto take = [&](ObjectIndex other, std::size_t /*place*/) { candidates.push_back(other); };
    forEachMeeting(m_statics, box, take);
    forEachMeeting(m_dynamics, box, take);
}

/// Goes from the query box to both sides, always to the side where the nearer interval may be.
void SweepAndPrune::searchNearest(const Axis& axis, const Aabb& from, NearestSearch& search) const
{
    const auto right = std::ranges::upper_bound(axis.lowest, from.hi.x);
    auto above = static_cast<std::size_t>(right - axis.lowest.begin());
    std::size_t below = above; // all before it begin at or left of the query box's right side
    constexpr double kNone = std::numeric_limits<double>::infinity();
    for (;;) {
        double toLeft = kNone;
        if (below > 0)
            toLeft = std::max(0.0, from.lo.x - axis.farthest[below - 1]);
        double toRight = kNone;
        if (above < axis.objects.size())
            toRight = axis.lowest[above] - from.hi.x;
        const double least = std::min(toLeft, toRight);
        if (least == kNone || least > search.reach())
            return;
        const ObjectIndex object = axis.objects[toLeft <= toRight ? --below : above++];
        if (distance(from, m_proxies.boxOf(object)) <= search.reach())
            search.look(object);
    }
}

void SweepAndPrune::searchNearest(const Aabb& from, NearestSearch& search) const
{
    searchNearest(m_statics, from, search);
    searchNearest(m_dynamics, from, search);
}

BroadPhaseStatistics SweepAndPrune::statistics() const
{
    const std::uint64_t intervals = m_statics.objects.size() + m_dynamics.objects.size();
    std::uint64_t bytes = m_proxies.bytes();
    for (const Axis* axis : {&m_statics, &m_dynamics})
        bytes += axis->objects.capacity() * sizeof(ObjectIndex) +
                 (axis->lowest.capacity() + axis->farthest.capacity()) * sizeof(double);
    return {.objects = m_proxies.count(), .cells = intervals, .registrations = intervals, .bytes = bytes};
}

Structure SweepAndPrune::structure(const Aabb& visible, std::size_t most) const
{
    Structure structure{.kind = StructureKind::Intervals, .parts = {}, .complete = true};
    const auto take = [&](ObjectIndex index, std::size_t place) {
        if (structure.parts.size() < most)
            structure.parts.push_back(intervalOf(index, place));
        else
            structure.complete = false;
    };
    forEachMeeting(m_statics, visible, take);
    forEachMeeting(m_dynamics, visible, take);
    return structure;
}

Structure SweepAndPrune::partsOf(ObjectIndex index, std::size_t most) const
{
    if (most == 0)
        return {StructureKind::Intervals, {}, false};
    const Axis& axis = m_proxies.isDynamic(index) ? m_dynamics : m_statics;
    // Its place is among those that begin at the same point.
    const auto first = std::ranges::lower_bound(axis.lowest, m_proxies.boxOf(index).lo.x) - axis.lowest.begin();
    const auto found = std::find(axis.objects.begin() + first, axis.objects.end(), index);
    return {
        StructureKind::Intervals, {intervalOf(index, static_cast<std::size_t>(found - axis.objects.begin()))}, true};
}

} // namespace broadside
