#pragma once

#include "core/broadphase/packed_grid/scan.h"

/// @file
/// scan.h for eight boxes at a time. @pre widestLanes() is Wide

namespace broadside::packed {

void scanRowsWide(const Level& level, std::uint32_t firstRow, std::uint32_t endRow, PairOutput& output);
void scanBetweenWide(const Level& askers, std::uint32_t firstRow, std::uint32_t endRow, const Level& level,
                     PairOutput& output);
void scanBoxWide(const Level& level, const FloatBox& box, IdOutput& output);

} // namespace broadside::packed
