#include "core/debug/story/masked_overlaps.h"

#include "core/broadphase/filter.h"
#include "core/collision/overlap.h"

#include <algorithm>

namespace broadside {
namespace {

bool collidesWithNothing(const CollisionFilter& filter) noexcept { return filter.category == 0 || filter.mask == 0; }

} // namespace

std::vector<ObjectId> MaskedOverlaps::begunIn(const ObjectTable& objects)
{
    std::vector<ObjectId> begun;
    std::vector<ObjectId> now;
    const auto row = objects.indexOf(m_id);
    if (row && !collidesWithNothing(objects.filterOf(*row))) {
        const CollisionFilter& own = objects.filterOf(*row);
        const Aabb& box = objects.boundsOf(*row);
        objects.forEach([&](ObjectIndex other) {
            const CollisionFilter& filter = objects.filterOf(other);
            if (other == *row || !overlaps(box, objects.boundsOf(other)) || canCollide(own, filter) ||
                !(own.dynamic || filter.dynamic) || collidesWithNothing(filter) ||
                !overlap(objects.shapeOf(*row), objects.poseOf(*row), objects.shapeOf(other), objects.poseOf(other)))
                return;
            now.push_back(objects.idOf(other));
            if (!std::ranges::binary_search(m_before, now.back()))
                begun.push_back(now.back());
        });
    }
    std::ranges::sort(now);
    m_before = std::move(now);
    return begun;
}

} // namespace broadside
