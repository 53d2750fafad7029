#pragma once

#include "editor/viewport/display_list.h"
#include "editor/viewport/scene_view.h"

namespace broadside {

/// Says what the colours mean, and how many objects have each right now: a strip along the top right edge, of two rows
/// where the view is narrow. A row of its own says what is seen of the algorithm's structure, and whether that is all
/// of it. It steps aside when what is looked at stands below it, and a view that is too small shows none.
void paintLegend(const SceneView& view, DisplayLayerItems& items);

/// Logical pixels at the top of a view that the strip takes; 0 where there is none.
[[nodiscard]] double legendReserve(Vec2 viewSize, const ShowFlags& show) noexcept;

} // namespace broadside
