#pragma once

#include "core/broadphase/packed_grid/band_sort.h"

/// @file
/// Phases of band_sort.h eight boxes at a time. Each returns how far it came; the plain ones do the rest.
/// @pre widestLanes() is Wide

namespace broadside::packed {

std::uint32_t countRowsWide(const BoxColumns& boxes, std::uint32_t first, std::uint32_t last, const CellFrame& frame,
                            std::uint32_t* counts);
std::uint32_t sendToBandsWide(const BoxColumns& boxes, std::uint32_t first, std::uint32_t last, const CellFrame& frame,
                              const std::uint16_t* bandOfRow, BandRecords& records, BandRun& run);
/// Fills `order` from its front; returns how many places are filled.
std::uint32_t gatherBandWide(std::uint32_t firstPlace, std::span<const std::uint32_t> order, const BandRecords& records,
                             BoxStore& sorted);

} // namespace broadside::packed
