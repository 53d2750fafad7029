#include "core/broadphase/packed_grid_search.h"

#include "core/geometry/segment.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside {
namespace {

/// Calls take(id) for each id that a query finds.
template<class Take>
class TakenIds final : public packed::IdOutput {
public:
    explicit TakenIds(Take& take)
        : m_take(take)
    {
        setRoom(m_ids.data(), m_ids.data() + m_ids.size());
    }
    TakenIds(const TakenIds&) = delete;
    TakenIds& operator=(const TakenIds&) = delete;
    ~TakenIds() { makeRoom(); }

    void makeRoom() override
    {
        for (const ObjectIndex* id = m_ids.data(); id != next; ++id)
            m_take(*id);
        setRoom(m_ids.data(), m_ids.data() + m_ids.size());
    }

private:
    Take& m_take;
    std::array<ObjectIndex, 256> m_ids;
};

/// A box that overlaps nothing.
constexpr packed::FloatBox kNothing = packed::kNoBounds;

/// Grown by slightly more than `by`, so that rounding excludes nothing within that distance.
Aabb grownWithMargin(const Aabb& box, double by)
{
    constexpr double kRoom = 1.0 + 0x1p-40;
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const Aabb larger = grown(box, by * kRoom);
    return {{std::nextafter(larger.lo.x, -kInfinity), std::nextafter(larger.lo.y, -kInfinity)},
            {std::nextafter(larger.hi.x, kInfinity), std::nextafter(larger.hi.y, kInfinity)}};
}

bool contains(const packed::FloatBox& outer, const packed::FloatBox& inner)
{
    return outer.x0 <= inner.x0 && inner.x1 <= outer.x1 && outer.y0 <= inner.y0 && inner.y1 <= outer.y1;
}

} // namespace

template<class Take>
void PackedGridSearch::forEachNew(const packed::FloatBox& window, const packed::FloatBox& seen, Take&& take) const
{
    const auto takeNew = [&](ObjectIndex object) {
        if (!packed::overlaps(packed::roundedOutward(m_objects.boxOf(object), m_origin), seen))
            take(object);
    };
    TakenIds output(takeNew);
    m_statics.overlapping(window, output);
    m_dynamics.overlapping(window, output);
}

void PackedGridSearch::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    const Aabb& box = m_objects.boxOf(index);
    const CollisionFilter filter = m_objects.filterOf(index);
    forEachNew(packed::roundedOutward(box, m_origin), kNothing, [&](ObjectIndex other) {
        if (other != index && overlaps(m_objects.boxOf(other), box) && masksMatch(filter, m_objects.filterOf(other)))
            candidates.push_back(other);
    });
}

void PackedGridSearch::candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const
{
    forEachNew(packed::roundedOutward(box, m_origin), kNothing, [&](ObjectIndex other) {
        if (overlaps(m_objects.boxOf(other), box))
            candidates.push_back(other);
    });
}

/// Searches windows along the segment, one after the other. They move in one direction on each axis, so a box that
/// overlaps two of them also overlaps those between: it is new if it does not overlap the window before.
void PackedGridSearch::candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const
{
    constexpr int kMostWindows = 256;
    const SegmentTest segment(from, to);
    const double objects = std::sqrt(static_cast<double>(m_objects.count()));
    const int windows = std::clamp(static_cast<int>(objects / 4.0), 1, kMostWindows);
    packed::FloatBox seen = kNothing;
    for (int i = 0; i < windows; ++i) {
        const auto at = [&](int step) {
            return step == windows ? to : from + (to - from) * (static_cast<double>(step) / windows);
        };
        // One slack for all windows: a box that meets the segment is in a window, although the points between are
        // rounded.
        const Aabb part = grown(united(Aabb{at(i), at(i)}, at(i + 1)), 3.0 * segment.slack());
        const packed::FloatBox window = packed::roundedOutward(part, m_origin);
        forEachNew(window, seen, [&](ObjectIndex object) {
            if (segment.meets(m_objects.boxOf(object)))
                candidates.push_back(object);
        });
        seen = window;
    }
}

/// Searches windows around `from`, each twice as large as the one before, until no object outside can be near enough.
void PackedGridSearch::searchNearest(const Aabb& from, NearestSearch& search) const
{
    const packed::FloatBox all = packed::united(m_statics.bounds(), m_dynamics.bounds());
    if (all.x0 > all.x1)
        return;
    const double width = static_cast<double>(all.x1) - static_cast<double>(all.x0);
    const double height = static_cast<double>(all.y1) - static_cast<double>(all.y0);
    const double spacing = std::max(width, height) / std::sqrt(static_cast<double>(m_objects.count()));
    const Aabb everything = translated({{static_cast<double>(all.x0), static_cast<double>(all.y0)},
                                        {static_cast<double>(all.x1), static_cast<double>(all.y1)}},
                                       m_origin);
    packed::FloatBox seen = kNothing;
    double radius = 0.5 * spacing + distance(from, everything);
    while (true) {
        radius = std::min(radius, search.reach());
        const packed::FloatBox window = packed::roundedOutward(grownWithMargin(from, radius), m_origin);
        forEachNew(window, seen, [&](ObjectIndex object) { search.look(object); });
        if (search.reach() <= radius || contains(window, all))
            return;
        seen = window;
        radius = std::max(2.0 * radius, std::numeric_limits<double>::min());
    }
}

} // namespace broadside
