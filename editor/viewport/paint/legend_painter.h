#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

#include <optional>

namespace broadside {

/// The meaning of the colours, with the current number of objects of each: a strip along the top right edge, with two
/// rows in a narrow view. An extra row describes the visible structure of the algorithm and says if it is incomplete.
/// The strip moves to the bottom when it would cover the hovered object, but not while the pointer may click one of its
/// numbers. A view that is too small has none.
void paintLegend(const SceneView& view, DisplayLayerItems& items);

/// Faults or missed pairs, if their number is at this point of the screen. A click there opens their list.
[[nodiscard]] std::optional<Mark> legendListAt(const SceneView& view, Vec2 screen);

/// Height of the strip at the top of a view, in logical pixels; 0 without a legend.
[[nodiscard]] double legendReserve(Vec2 viewSize, const ShowFlags& show) noexcept;

} // namespace broadside
