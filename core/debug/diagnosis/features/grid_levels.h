#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"

/// @file
/// In which grids of a hierarchical grid two objects are. Such a grid has levels: small objects are in a grid with
/// short cells, large ones in a grid with long cells. A search has to go through several of them.

namespace broadside::diagnosis {

/// Fills the features of levels, which are unknown if the game has no levels, or one of the two is not in one grid; and
/// those of Event::inGrids.
/// O(log objects) @pre the frame of the event is sampled
void fillLevels(const Evidence& evidence, const Event& event, FeatureRow& row);

} // namespace broadside::diagnosis
