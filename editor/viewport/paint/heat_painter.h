#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

#include <optional>
#include <vector>

namespace broadside {

/// Number of objects that are registered in each visible cell, or in each block of cells if a cell is only a few
/// pixels. Nothing for an algorithm without cells. O(objects + blocks)
[[nodiscard]] std::optional<CellHeat> visibleHeatOf(const BroadPhase& broadPhase, const Camera2D& camera);

/// Cells coloured by the numbers of the view's heat map.
void paintHeat(const SceneView& view, DisplayLayerItems& items);

/// The colours of the heat map with their numbers: a bar at the lower left. It is part of the heat map, also in a view
/// without legend.
void paintHeatLegend(const SceneView& view, DisplayLayerItems& items);

/// 0..1: position of a number on the colour scale. @pre 0 <= value <= largest
[[nodiscard]] double heatShare(double value, double largest, bool logarithmic) noexcept;

/// Numbers for a legend, ascending from 0 to the largest. Their distances in colour are even, or nearly so if the
/// largest is a whole number, because then all are whole numbers.
[[nodiscard]] std::vector<double> heatTicks(double largest, bool logarithmic);

/// Height of the heat map's legend at the bottom of a view, in logical pixels; 0 without a legend.
[[nodiscard]] double heatLegendReserve(Vec2 viewSize, const ShowFlags& show) noexcept;

} // namespace broadside
