#pragma once

#include "core/broadphase/packed_grid/float_box.h"

/// @file
/// The rounding of float_box.h for four values at a time. Each function returns how many boxes it has done; the plain
/// one does the rest.
/// @pre widestLanes() is Wide

namespace broadside::packed {

std::uint32_t roundOutwardWide(const ChosenBoxes& chosen, Vec2 origin, RoundedBlock& rounded);
std::uint32_t roundLowYWide(const ChosenBoxes& chosen, Vec2 origin, float* rounded);

} // namespace broadside::packed
