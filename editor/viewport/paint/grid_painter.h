#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

/// @file
/// The world's frame and its cells. Only visible parts are made, so the number of cells does not matter.

namespace broadside {

/// Ground, frame and size of the world; x and y axes at its origin.
void paintGround(const SceneView& view, DisplayLayerItems& items);
/// Cell borders, ids and counts, and the cells of the object under the pointer.
void paintCells(const SceneView& view, DisplayLayerItems& items);

/// Which cell borders are drawn: every `step`-th, a power of two. When cells get small, every second border fades out
/// step by step, so that no border disappears suddenly.
struct GridSpacing {
    std::int64_t step = 1;
    /// 0..1, opacity of the borders that the next coarser step leaves out, relative to the others.
    double weakShare = 1.0;
    double share = 1.0; ///< 0..1, opacity of the others; lower when borders are close.
};
[[nodiscard]] GridSpacing gridSpacing(double pixelsPerCell, std::int64_t mostCells) noexcept;

/// Opacity, 0..1, of a text of this width in a cell of this size, both in logical pixels. 1 in cells of 24 px or more
/// where the text has enough room, 0 below two thirds of that size.
[[nodiscard]] double cellTextOpacity(double pixelsPerCell, double textWidth) noexcept;

} // namespace broadside
