#pragma once

#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace broadside {

/// Draws a display list with QPainter, for picture files and machines without OpenGL. The picture is the same as that
/// of GlRenderer, except for rounding at anti-aliased edges. Fills the view of the camera, including the background,
/// from the painter's origin. The painter's unit is a logical pixel.
///
/// Cost: proportional to the items in the list, visible or not. Lines and outlines are clipped to the view before they
/// are dashed, so that a dash pattern stays finite at any zoom. If the painter is clipped to a rectangle, only its
/// pixels are drawn, with the same colours as without the clip.
void drawWithPainter(QPainter& painter, const DisplayList& list, const Camera2D& camera, GlyphAtlas& atlas,
                     double devicePixelRatio = 1.0);

/// In a part of a larger picture, shapes are cut at this distance outside the part, in pixels.
inline constexpr int kPartReach = 8'192;

/// Draws a part of a picture that is too large for the coordinates of QPainter. `part` is in pixels of the picture. The
/// painter's device is at the place of the part; its clip is inside the part.
void drawPartWithPainter(QPainter& painter, const DisplayList& list, const Camera2D& camera, GlyphAtlas& atlas,
                         const Aabb& part);

} // namespace broadside
