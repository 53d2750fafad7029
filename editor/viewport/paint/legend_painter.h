#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

#include <optional>

namespace broadside {

/// The meaning of the colours, with the current number of objects of each: a strip along the top right edge, with two
/// rows in a narrow view. An extra row describes the visible structure of the algorithm and says if it is incomplete.
/// The strip moves to the bottom when it would cover the hovered object, but not while the pointer may click one of its
/// numbers. A view that is too small has none. In a view that folds the legend it ends with a mark; while it is folded,
/// only its name is there.
void paintLegend(const SceneView& view, DisplayLayerItems& items);

/// A part of the legend that can be clicked.
struct LegendPart {
    std::optional<Mark> list; ///< The click opens the list of faults or of missed pairs; without one, it folds.
};

/// The part at this point of the screen.
[[nodiscard]] std::optional<LegendPart> legendPartAt(const SceneView& view, Vec2 screen);

/// Height of the strip at the top of this view, with the rows that it has now, and its margins, in logical pixels. 0
/// without a legend. Rows about the hovered object do not count.
[[nodiscard]] double legendReserve(const SceneView& view);

/// Height of the strip at the top of a view, in logical pixels; 0 without a legend.
[[nodiscard]] double legendReserve(Vec2 viewSize, const ShowFlags& show, double textScale = 1.0) noexcept;

} // namespace broadside
