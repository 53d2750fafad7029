#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace broadside::diagnosis {

/// One row for each event. `cells`: for features of cells. `sweeps`: the result of lostInSweeps(). Once stopped, the
/// rows mean nothing. Cost: O(events * objects of a frame). @pre the events overlap
[[nodiscard]] std::vector<FeatureRow> featuresOf(const Evidence& evidence, const std::vector<Event>& events,
                                                 const std::optional<GameCells>& cells,
                                                 const std::vector<std::uint32_t>& sweeps,
                                                 const std::stop_token& stop = {});
/// Changes the features that depend on cells, in rows of featuresOf() for the same events. Cost: as featuresOf().
void changeCells(std::vector<FeatureRow>& rows, const Evidence& evidence, const std::vector<Event>& events,
                 const std::optional<GameCells>& cells);

} // namespace broadside::diagnosis
