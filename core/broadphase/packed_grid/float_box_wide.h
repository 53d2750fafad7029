#pragma once

#include "core/broadphase/packed_grid/float_box.h"

namespace broadside::packed {

/// roundOutward() a whole box at a time; returns how far it came. @pre widestLanes() is Wide
std::size_t roundOutwardWide(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects, Vec2 origin,
                             BoxStore& rounded, FloatBox& bounds);

} // namespace broadside::packed
