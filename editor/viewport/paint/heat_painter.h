#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

#include <optional>
#include <vector>

namespace broadside {

/// The objects that are registered in the cells that are seen, in blocks of cells where a cell is only a few pixels.
/// Nothing for an algorithm without cells. O(objects + blocks)
[[nodiscard]] std::optional<CellHeat> seenHeatOf(const BroadPhase& broadPhase, const Camera2D& camera);

/// Cells coloured by the numbers of the view's heat map.
void paintHeat(const SceneView& view, DisplayLayerItems& items);

/// What the colours of the heat map mean, as numbers: a bar at the lower left. It belongs to the heat map, also where
/// there is no legend.
void paintHeatLegend(const SceneView& view, DisplayLayerItems& items);

/// 0..1: how strong the colour of a number is. @pre 0 <= value <= largest
[[nodiscard]] double heatShare(double value, double largest, bool logarithmic) noexcept;

/// Numbers for a legend, ascending: from nothing to the largest, at even distances in colour, as nearly as whole
/// numbers allow where the largest is one.
[[nodiscard]] std::vector<double> heatTicks(double largest, bool logarithmic);

/// Logical pixels at the bottom of a view that the legend of the heat map takes; 0 where there is none.
[[nodiscard]] double heatLegendReserve(Vec2 viewSize, const ShowFlags& show) noexcept;

} // namespace broadside
