#pragma once

#include "core/broadphase/packed_grid/float_box.h"

/// @file
/// The rounding of float_box.h for four values at a time. Each function returns how many objects it has done; the plain
/// one does the rest.
/// @pre widestLanes() is Wide

namespace broadside::packed {

std::size_t roundOutwardWide(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects, Vec2 origin,
                             RoundedBlock& rounded);
std::size_t roundLowYWide(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects, Vec2 origin,
                          float* rounded);

} // namespace broadside::packed
