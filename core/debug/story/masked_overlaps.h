#pragma once

#include "core/scene/object_table.h"

#include <vector>

namespace broadside {

/// Finds overlaps that the masks of the two objects forbid to be collisions: a shot that flies through an enemy.
/// Objects that collide with nothing, such as decoration, are left out, and so are pairs of static objects.
class MaskedOverlaps {
public:
    explicit MaskedOverlaps(ObjectId id) noexcept
        : m_id(id)
    {}

    /// The partners of overlaps that begin in this frame, in the order of the table; none while the object is absent.
    /// Cost: O(objects).
    [[nodiscard]] std::vector<ObjectId> begunIn(const ObjectTable& objects);

private:
    ObjectId m_id;
    std::vector<ObjectId> m_before; // partners of the frame before, ascending
};

} // namespace broadside
