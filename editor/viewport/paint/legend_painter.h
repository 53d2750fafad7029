#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

#include <optional>

namespace broadside {

/// Says what the colours mean, and how many objects have each right now: a strip along the top right edge, of two rows
/// where the view is narrow. A row of its own says what is seen of the algorithm's structure, and whether that is all
/// of it. It steps aside when what is looked at is below it, but not from a pointer that may want to click a number.
/// A view that is too small shows none.
void paintLegend(const SceneView& view, DisplayLayerItems& items);

/// Faults or missed pairs, where their number is at this point of the screen: a click there opens their list.
[[nodiscard]] std::optional<Mark> legendListAt(const SceneView& view, Vec2 screen);

/// Logical pixels at the top of a view that the strip takes; 0 where there is none.
[[nodiscard]] double legendReserve(Vec2 viewSize, const ShowFlags& show) noexcept;

} // namespace broadside
