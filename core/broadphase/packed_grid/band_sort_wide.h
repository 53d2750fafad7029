#pragma once

#include "core/broadphase/packed_grid/band_sort.h"

/// @file
/// The phases of band_sort.h for eight boxes at a time. Each returns how many boxes it has done; the plain phase does
/// the rest.
/// @pre widestLanes() is Wide

namespace broadside::packed {

std::uint32_t countRowsWide(const float* y0, std::uint32_t count, const CellFrame& frame, std::uint32_t* counts);
std::uint32_t sendToBandsWide(const BoxColumns& boxes, std::uint32_t first, const CellFrame& frame,
                              const RowPlace* places, const Records& records, BandRun& run);
std::uint32_t gatherBandWide(const Band& band, const Records& records, BandScratch& scratch);

} // namespace broadside::packed
