#pragma once

#include "core/broadphase/packed_grid/packed_index.h"
#include "core/broadphase/proxy_table.h"

#include <vector>

namespace broadside {

/// Queries of the objects of a packed grid: by box, along a ray, by distance. Stores only references, so it is made at
/// no cost. Cost: O(found) each.
class PackedGridSearch {
public:
    /// The float boxes of both indexes must be those of `objects`, rounded outward relative to `origin` (metres).
    /// @pre all arguments outlive this object
    PackedGridSearch(const ProxyTable& objects, const packed::PackedIndex& statics, const packed::PackedIndex& dynamics,
                     Vec2 origin) noexcept
        : m_objects(objects)
        , m_statics(statics)
        , m_dynamics(dynamics)
        , m_origin(origin)
    {}

    /// The same as the functions of BroadPhase with these names.
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const;
    void candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const;
    void searchNearest(const Aabb& from, NearestSearch& search) const;

private:
    /// Calls take(object) for each object whose float box overlaps `window` but not `seen`.
    template<class Take>
    void forEachNew(const packed::FloatBox& window, const packed::FloatBox& seen, Take&& take) const;

    const ProxyTable& m_objects;
    const packed::PackedIndex& m_statics;
    const packed::PackedIndex& m_dynamics;
    Vec2 m_origin;
};

} // namespace broadside
