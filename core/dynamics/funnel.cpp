#include "core/dynamics/funnel.h"

#include "core/base/saturating.h"
#include "core/broadphase/limits.h"
#include "core/collision/overlap.h"
#include "core/collision/queries.h"
#include "core/dynamics/pair_order.h"
#include "core/geometry/bounds.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kRun = 4'096; // pairs between two checks of `stop`

/// Shape tests of many pairs whose boxes overlap. A disc is a point with a radius, a box a rectangle without one:
/// between two of these it compares the squares of the distance and of both radii, as overlap() does, but with one
/// formula and without branches, whose outcome no processor could predict.
class ShapeTest {
public:
    explicit ShapeTest(const ObjectTable& objects)
        : m_objects(objects)
        , m_columns(objects.columns())
    {}

    /// Asks memory for the rows of a later pair. Sorted pairs have their second rows anywhere, and where few objects
    /// overlap, their first ones are far apart, too.
    void fetch(IndexPair pair) const
    {
#if defined(__GNUC__)
        for (const ObjectIndex row : {pair.a, pair.b}) {
            __builtin_prefetch(&m_columns.poses[row]);
            __builtin_prefetch(&m_columns.halfSizes[row]);
            __builtin_prefetch(&m_columns.outlines[row]);
        }
#endif
    }

    [[nodiscard]] bool operator()(IndexPair pair) const
    {
        const Outline a = m_columns.outlines[pair.a];
        const Outline b = m_columns.outlines[pair.b];
        if (!isPlain(a) || !isPlain(b) || !m_columns.areBoundsOfShapes)
            return shapesOverlap(m_objects, pair);
        const Vec2 halfA = m_columns.halfSizes[pair.a];
        const Vec2 halfB = m_columns.halfSizes[pair.b];
        const Aabb coreA = core(pair.a, halfA, a);
        const Aabb coreB = core(pair.b, halfB, b);
        const double x = gap(coreA.lo.x, coreA.hi.x, coreB.lo.x, coreB.hi.x);
        const double y = gap(coreA.lo.y, coreA.hi.y, coreB.lo.y, coreB.hi.y);
        const double reach = radius(halfA, a) + radius(halfB, b);
        return x * x + y * y <= reach * reach;
    }

private:
    static bool isPlain(Outline outline) { return outline == Outline::Disc || outline == Outline::Box; }
    static double radius(Vec2 half, Outline outline) { return outline == Outline::Disc ? half.x : 0.0; }
    static double gap(double loA, double hiA, double loB, double hiB)
    {
        return std::max(0.0, std::max(loB - hiA, loA - hiB));
    }
    [[nodiscard]] Aabb core(ObjectIndex row, Vec2 half, Outline outline) const
    {
        const Vec2 center = m_columns.poses[row].position;
        const Vec2 reach = outline == Outline::Disc ? Vec2{} : half;
        return {center - reach, center + reach};
    }

    const ObjectTable& m_objects;
    ObjectTable::Columns m_columns;
};

/// Which discs and boxes are alike: equal in place and size, so that any two of them overlap. A hundred thousand
/// objects on one spot are 5 * 10^9 pairs; comparing two numbers for each takes a tenth of the time of its tests.
class LikeRows {
public:
    explicit LikeRows(const ObjectTable& objects)
        : m_groups(objects.rowCount())
    {
        const ObjectTable::Columns columns = objects.columns();
        std::vector<ObjectIndex> rows;
        for (ObjectIndex row = 0; row < m_groups.size(); ++row) {
            m_groups[row] = row;
            const Outline outline = columns.outlines[row];
            if (columns.areBoundsOfShapes && (outline == Outline::Disc || outline == Outline::Box))
                rows.push_back(row);
        }
        const auto keyOf = [&columns](ObjectIndex row) {
            const Vec2 position = columns.poses[row].position;
            const Vec2 half = columns.halfSizes[row];
            return std::tuple(columns.outlines[row], position.x, position.y, half.x, half.y);
        };
        std::ranges::sort(rows, {}, keyOf);
        for (std::size_t i = 1; i < rows.size(); ++i)
            if (keyOf(rows[i]) == keyOf(rows[i - 1]))
                m_groups[rows[i]] = m_groups[rows[i - 1]];
    }
    [[nodiscard]] bool areAlike(IndexPair pair) const { return m_groups[pair.a] == m_groups[pair.b]; }

private:
    std::vector<ObjectIndex> m_groups; // one for each row: a row of its group
};

/// Makes room for `count` more pairs. In the last half below the limit, room for all of it: a list that grows to twice
/// its length could reserve twice the limit.
void reserveWithin(std::vector<IndexPair>& pairs, std::size_t count, std::size_t most)
{
    const std::size_t needed = pairs.size() + count;
    if (needed > pairs.capacity() && needed > most / 2)
        pairs.reserve(most);
}

/// Counts candidates and keeps those whose boxes overlap. If there are too many of these, it only counts them and their
/// shape overlaps, so that the counts are always right.
class BoxTest final : public PairSink {
public:
    /// `areTested`: the candidates are the pairs whose boxes overlap.
    BoxTest(const ObjectTable& objects, FunnelPairs& pairs, const std::stop_token& stop, TouchRule touch,
            bool areTested = false)
        : m_objects(objects)
        , m_shapes(objects)
        , m_bounds(objects.columns().bounds)
        , m_pairs(pairs)
        , m_stop(stop)
        , m_touch(touch)
        , m_areTested(areTested && touch == TouchRule::Closed)
    {}
    void take(std::span<const IndexPair> candidates) override
    {
        m_pairs.funnel.candidates += candidates.size();
        // Never more than fit into the limit at once: a full list would grow to twice the limit.
        while (!candidates.empty() && !m_pairs.isCountedOnly) {
            const std::size_t room = limits::kOverlaps - m_pairs.boxOverlaps.size();
            if (room == 0) {
                candidates = candidates.subspan(firstOverlap(candidates));
                if (!candidates.empty())
                    onlyCount();
                continue;
            }
            const auto next = candidates.first(std::min(room, candidates.size()));
            keep(next);
            candidates = candidates.subspan(next.size());
        }
        if (m_pairs.isCountedOnly)
            count(candidates, m_areTested);
    }
    [[nodiscard]] bool wantsMore() const override { return !m_stop.stop_requested(); }

    void finish()
    {
        if (m_pairs.isCountedOnly)
            return;
        sortPairs(m_pairs.boxOverlaps, m_pairs.overlaps, m_objects.rowCount(), m_stop);
        m_pairs.funnel.boxOverlaps = m_pairs.boxOverlaps.size();
    }

private:
    [[nodiscard]] bool boxesOverlap(IndexPair pair) const
    {
        return m_areTested || overlaps(m_bounds[pair.a], m_bounds[pair.b], m_touch);
    }
    [[nodiscard]] std::size_t firstOverlap(std::span<const IndexPair> candidates) const
    {
        const auto first = std::ranges::find_if(candidates, [this](IndexPair pair) { return boxesOverlap(pair); });
        return static_cast<std::size_t>(first - candidates.begin());
    }
    void keep(std::span<const IndexPair> candidates)
    {
        std::vector<IndexPair>& kept = m_pairs.boxOverlaps;
        reserveWithin(kept, candidates.size(), limits::kOverlaps);
        if (m_areTested)
            kept.insert(kept.end(), candidates.begin(), candidates.end());
        else if (m_touch == TouchRule::Closed)
            std::ranges::copy_if(candidates, std::back_inserter(kept), [this](IndexPair pair) {
                return overlapsBranchless(m_bounds[pair.a], m_bounds[pair.b]);
            });
        else
            std::ranges::copy_if(candidates, std::back_inserter(kept),
                                 [this](IndexPair pair) { return boxesOverlap(pair); });
    }
    void onlyCount()
    {
        m_pairs.isCountedOnly = true;
        if (m_touch == TouchRule::Closed)
            m_like.emplace(m_objects);
        count(m_pairs.boxOverlaps, true);
        m_pairs.boxOverlaps.clear();
    }
    void count(std::span<const IndexPair> pairs, bool haveBoxesThatOverlap)
    {
        for (; !pairs.empty() && wantsMore(); pairs = pairs.subspan(std::min(kRun, pairs.size())))
            for (const IndexPair pair : pairs.first(std::min(kRun, pairs.size()))) {
                if (m_like && m_like->areAlike(pair)) {
                    ++m_pairs.funnel.boxOverlaps;
                    ++m_pairs.funnel.overlaps;
                    continue;
                }
                if (!haveBoxesThatOverlap && !boxesOverlap(pair))
                    continue;
                ++m_pairs.funnel.boxOverlaps;
                m_pairs.funnel.overlaps += m_shapes(pair) ? 1U : 0U;
            }
    }

    const ObjectTable& m_objects;
    ShapeTest m_shapes;
    std::span<const Aabb> m_bounds;
    FunnelPairs& m_pairs;
    std::stop_token m_stop;
    TouchRule m_touch;
    bool m_areTested;
    std::optional<LikeRows> m_like; // where pairs are only counted
};

/// Keeps at most `most` pairs, and notes if there were more.
class PairList final : public PairSink {
public:
    PairList(std::size_t most, const std::stop_token& stop)
        : m_most(most)
        , m_stop(stop)
    {}
    void take(std::span<const IndexPair> candidates) override
    {
        complete = complete && pairs.size() + candidates.size() <= m_most;
        if (!complete)
            return std::vector<IndexPair>().swap(pairs);
        reserveWithin(pairs, candidates.size(), m_most);
        pairs.insert(pairs.end(), candidates.begin(), candidates.end());
    }
    [[nodiscard]] bool wantsMore() const override { return complete && !m_stop.stop_requested(); }

    std::vector<IndexPair> pairs;
    bool complete = true;

private:
    std::size_t m_most;
    const std::stop_token& m_stop;
};

/// Splits the candidates of one object, shape or point into box overlaps and shape overlaps.
template<class ShapeTest>
ObjectFunnel funnelFrom(std::vector<ObjectIndex> candidates, const ObjectTable& objects, const Aabb& box,
                        ShapeTest&& overlapsShape)
{
    ObjectFunnel funnel;
    std::ranges::sort(candidates);
    for (const ObjectIndex other : candidates) {
        if (!overlaps(box, objects.boundsOf(other)))
            continue;
        funnel.boxOverlaps.push_back(other);
        if (overlapsShape(objects.shapeOf(other), objects.poseOf(other)))
            funnel.overlaps.push_back(other);
    }
    funnel.candidates = std::move(candidates);
    return funnel;
}

ObjectFunnel funnelFrom(std::vector<ObjectIndex> candidates, const ObjectTable& objects, ObjectIndex object)
{
    return funnelFrom(std::move(candidates), objects, objects.boundsOf(object),
                      [&](const Shape& shape, const Pose& pose) {
                          return overlap(objects.shapeOf(object), objects.poseOf(object), shape, pose);
                      });
}

ObjectFunnel funnelFrom(std::vector<ObjectIndex> candidates, const ObjectTable& objects, Vec2 point)
{
    return funnelFrom(std::move(candidates), objects, {point, point},
                      [&](const Shape& shape, const Pose& pose) { return containsPoint(shape, pose, point); });
}

} // namespace

Funnel& Funnel::operator+=(const Funnel& other) noexcept
{
    for (std::uint64_t Funnel::*count :
         {&Funnel::pairs, &Funnel::checks, &Funnel::candidates, &Funnel::boxOverlaps, &Funnel::overlaps})
        this->*count = saturatingSum(this->*count, other.*count);
    return *this;
}

double sparedShare(const Funnel& funnel) noexcept
{
    if (funnel.pairs == 0)
        return 0.0;
    return 1.0 - static_cast<double>(funnel.candidates) / static_cast<double>(funnel.pairs);
}

std::uint64_t collidablePairs(const ObjectTable& objects)
{
    using Key = std::tuple<std::uint32_t, std::uint32_t, bool>;
    std::map<Key, std::uint64_t> countOf;
    std::uint64_t* count = nullptr; // of the filter of the row before: neighbours often have the same
    CollisionFilter last;
    objects.forEach([&](ObjectIndex i) {
        const CollisionFilter& filter = objects.filterOf(i);
        if (!count || filter != last) {
            last = filter;
            count = &countOf[{filter.category, filter.mask, filter.dynamic}];
        }
        ++*count;
    });
    const auto filterOf = [](const Key& key) {
        return CollisionFilter{std::get<0>(key), std::get<1>(key), std::get<2>(key)};
    };
    std::uint64_t pairs = 0;
    for (auto a = countOf.begin(); a != countOf.end(); ++a) {
        if (canCollide(filterOf(a->first), filterOf(a->first)))
            pairs += a->second * (a->second - 1) / 2;
        for (auto b = std::next(a); b != countOf.end(); ++b)
            if (canCollide(filterOf(a->first), filterOf(b->first)))
                pairs += a->second * b->second;
    }
    return pairs;
}

void FunnelPairs::clear()
{
    funnel = {};
    isCountedOnly = false;
    boxOverlaps.clear();
    overlaps.clear();
}

void askBroadPhase(const ObjectTable& objects, const BroadPhase& broadPhase, FunnelPairs& pairs,
                   const std::stop_token& stop, TouchRule touch)
{
    pairs.clear();
    BoxTest test(objects, pairs, stop, touch, broadPhase.reportsBoxOverlaps());
    pairs.funnel.checks = broadPhase.candidatePairs(test);
    test.finish();
}

void testBoxes(const ObjectTable& objects, std::span<const IndexPair> candidates, FunnelPairs& pairs, TouchRule touch)
{
    pairs.clear();
    BoxTest test(objects, pairs, {}, touch);
    test.take(candidates);
    test.finish();
}

bool shapesOverlap(const ObjectTable& objects, IndexPair pair)
{
    const auto posed = [&](ObjectIndex row) {
        return PosedShape{objects.shapeOf(row), objects.poseOf(row), objects.boundsOf(row)};
    };
    return (objects.isBox(pair.a) && objects.isBox(pair.b)) || overlap(posed(pair.a), posed(pair.b));
}

namespace {

/// Adds overlaps. Their list doubles, but is never longer than that of the boxes: of some million pairs whose boxes
/// overlap, few shapes may.
void append(std::span<const IndexPair> found, FunnelPairs& pairs)
{
    std::vector<IndexPair>& overlaps = pairs.overlaps;
    const std::size_t size = overlaps.size() + found.size();
    if (size > overlaps.capacity())
        overlaps.reserve(std::min(std::max(size, 2 * overlaps.capacity()), pairs.boxOverlaps.size()));
    overlaps.insert(overlaps.end(), found.begin(), found.end());
}

} // namespace

void runNarrowPhase(const ObjectTable& objects, FunnelPairs& pairs, const std::stop_token& stop)
{
    if (pairs.isCountedOnly)
        return; // BoxTest has counted the overlaps already
    pairs.overlaps.clear();
    const ShapeTest overlap(objects);
    std::array<IndexPair, kRun> found;
    constexpr std::size_t kAhead = 16; // pairs: long enough for memory to answer, short enough for the cache to keep it
    std::span<const IndexPair> left = pairs.boxOverlaps;
    while (!left.empty() && !stop.stop_requested()) {
        const std::size_t run = std::min(kRun, left.size());
        IndexPair* next = found.data();
        for (std::size_t i = 0; i < run; ++i) {
            if (i + kAhead < left.size())
                overlap.fetch(left[i + kAhead]);
            *next = left[i];
            next += overlap(left[i]) ? 1 : 0;
        }
        append({found.data(), next}, pairs);
        left = left.subspan(run);
    }
    pairs.funnel.overlaps = pairs.overlaps.size();
}

FunnelPairs funnelPairs(const ObjectTable& objects, const BroadPhase& broadPhase, const std::stop_token& stop)
{
    FunnelPairs pairs;
    askBroadPhase(objects, broadPhase, pairs, stop);
    runNarrowPhase(objects, pairs, stop);
    pairs.funnel.pairs = collidablePairs(objects);
    return pairs;
}

std::optional<std::vector<IndexPair>> candidateList(const BroadPhase& broadPhase, std::size_t most,
                                                    const std::stop_token& stop)
{
    PairList list(most, stop);
    broadPhase.candidatePairs(list);
    if (!list.wantsMore())
        return std::nullopt;
    ObjectIndex last = 0;
    for (const IndexPair pair : list.pairs)
        last = std::max(last, pair.a);
    std::vector<IndexPair> room;
    sortPairs(list.pairs, room, std::size_t{last} + 1, stop);
    if (stop.stop_requested())
        return std::nullopt;
    return std::move(list.pairs);
}

ObjectFunnel funnelOf(const ObjectTable& objects, const BroadPhase& broadPhase, ObjectIndex object)
{
    std::vector<ObjectIndex> candidates;
    broadPhase.candidatesOf(object, candidates);
    return funnelFrom(std::move(candidates), objects, object);
}

ObjectFunnel funnelOf(const ObjectTable& objects, const BroadPhase& broadPhase, const Shape& shape, const Pose& pose)
{
    const Aabb box = boundsOf(shape, pose);
    std::vector<ObjectIndex> candidates;
    broadPhase.candidatesIn(box, candidates);
    return funnelFrom(std::move(candidates), objects, box, [&](const Shape& other, const Pose& otherPose) {
        return overlap(shape, pose, other, otherPose);
    });
}

ObjectFunnel funnelAt(const ObjectTable& objects, const BroadPhase& broadPhase, Vec2 point)
{
    std::vector<ObjectIndex> candidates;
    broadPhase.candidatesIn({point, point}, candidates);
    return funnelFrom(std::move(candidates), objects, point);
}

ObjectFunnel bruteForceFunnel(const ObjectTable& objects, ObjectIndex object)
{
    CollisionFilter filter = objects.filterOf(object);
    filter.dynamic = true;
    std::vector<ObjectIndex> near;
    objects.forEach([&](ObjectIndex other) {
        if (other != object && overlaps(objects.boundsOf(object), objects.boundsOf(other)) &&
            canCollide(filter, objects.filterOf(other)))
            near.push_back(other);
    });
    ObjectFunnel funnel = funnelFrom(std::move(near), objects, object);
    funnel.candidates.clear();
    return funnel;
}

ObjectFunnel bruteForceFunnel(const ObjectTable& objects, Vec2 point)
{
    std::vector<ObjectIndex> near;
    objects.forEach([&](ObjectIndex other) {
        if (contains(objects.boundsOf(other), point))
            near.push_back(other);
    });
    ObjectFunnel funnel = funnelFrom(std::move(near), objects, point);
    funnel.candidates.clear();
    return funnel;
}

} // namespace broadside
