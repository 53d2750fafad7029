#pragma once

#include "core/broadphase/packed_grid/float_box.h"

/// @file
/// Rounding of float_box.h four values at a time. Each returns how far it came; the plain ones do the rest.
/// @pre widestLanes() is Wide

namespace broadside::packed {

std::size_t roundOutwardWide(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects, Vec2 origin,
                             RoundedBlock& rounded);
std::size_t roundLowYWide(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects, Vec2 origin,
                          float* rounded);

} // namespace broadside::packed
