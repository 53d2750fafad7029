#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

/// @file
/// The world's frame and its cells. Only what the camera sees is made, whatever the number of cells.

namespace broadside {

/// Ground, frame and size of the world; x and y at its origin.
void paintGround(const SceneView& view, DisplayLayerItems& items);
/// Cell borders, ids and counts, and the cells of what is under the mouse.
void paintCells(const SceneView& view, DisplayLayerItems& items);

/// How many cells there are from one border that is drawn to the next, a power of two, and how strong the borders
/// between those are that the next coarser step leaves out: they fade as cells get small, none disappears at once.
struct GridSpacing {
    std::int64_t step = 1;
    double weakShare = 1.0; ///< 0..1, of the strong ones.
    double share = 1.0;     ///< 0..1: how strong those are; close borders step back.
};
[[nodiscard]] GridSpacing gridSpacing(double pixelsPerCell, std::int64_t mostCells) noexcept;

/// 0..1: how visible text of a width is in a cell of so many logical pixels. Whole from 24 px on where the text has
/// room, nothing below two thirds of that.
[[nodiscard]] double cellTextOpacity(double pixelsPerCell, double textWidth) noexcept;

} // namespace broadside
