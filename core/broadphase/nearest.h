#pragma once

#include "core/broadphase/broad_phase.h"

#include <functional>
#include <limits>
#include <optional>

namespace broadside {

struct NearestIndex {
    ObjectIndex index = 0;
    double distance = 0.0; ///< Metres.
    friend bool operator==(const NearestIndex&, const NearestIndex&) = default;
};

/// The nearest object, at any distance; empty when there is none. All correct broad phases give the same result.
///
/// `distanceOf(index)` measures the distance from the query, whose box is `from`, to an object: metres, infinite for an
/// object to be ignored. @pre it is never less than the distance between the boxes.
/// `before(a, b)` decides between two objects at the same distance; by default the lower index wins.
template<class DistanceOf, class Before = std::less<ObjectIndex>>
[[nodiscard]] std::optional<NearestIndex> nearestObject(const BroadPhase& broadPhase, const Aabb& from,
                                                        DistanceOf&& distanceOf, Before&& before = {})
{
    class Search final : public NearestSearch {
    public:
        Search(DistanceOf& distanceOf, Before& before)
            : m_distanceOf(distanceOf)
            , m_before(before)
        {}
        [[nodiscard]] double reach() const override
        {
            return best ? best->distance : std::numeric_limits<double>::infinity();
        }
        void look(ObjectIndex object) override
        {
            const double distance = m_distanceOf(object);
            if (!(distance < std::numeric_limits<double>::infinity()) || distance > reach())
                return;
            if (!best || distance < best->distance || m_before(object, best->index))
                best = NearestIndex{object, distance};
        }

        std::optional<NearestIndex> best;

    private:
        DistanceOf& m_distanceOf;
        Before& m_before;
    };
    Search search(distanceOf, before);
    broadPhase.searchNearest(from, search);
    return search.best;
}

} // namespace broadside
