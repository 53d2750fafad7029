#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

#include <optional>

namespace broadside {

/// The meaning of the colours, with the current number of objects of each: a strip along the top right edge, with two
/// rows in a narrow view. An extra row describes the visible structure of the algorithm and says if it is incomplete.
///
/// The legend covers neither the pinned objects nor the hovered one. Where it would, it moves to another edge or
/// becomes a column in a corner, to the place where it covers the fewest marked objects, the least of a world that is
/// wholly in the view, and the fewest objects. If no place is left, only its name is there. It does not move away from
/// a pointer that may click one of its numbers, and stays in view.legendPlace while it covers nothing of these.
///
/// A view that is too small has no legend. In a view that folds the legend it ends with a mark; while it is folded,
/// only its name is there.
void paintLegend(const SceneView& view, DisplayLayerItems& items);

/// The area of the legend in the world frame; nothing without one.
[[nodiscard]] std::optional<Aabb> legendBox(const SceneView& view);

/// Where the legend is, for the next view; nothing if it is not shown or is only a name.
[[nodiscard]] std::optional<LegendPlace> legendPlaceOf(const SceneView& view);

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
