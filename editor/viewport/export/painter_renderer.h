#pragma once

#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace broadside {

/// Draws a display list with QPainter: for picture files and machines without OpenGL. The same picture as GlRenderer,
/// but for the rounding of anti-aliased edges. Fills the view of the camera, background included, from the painter's
/// origin; its unit there is a logical pixel.
///
/// Cost: proportional to what is in the list, seen or not; lines and outlines are clipped to the view before they are
/// dashed, so that no zoom makes a dash pattern endless. Where the painter is clipped to a rectangle, only its pixels
/// are drawn, and they are those that would be drawn without.
void drawWithPainter(QPainter& painter, const DisplayList& list, const Camera2D& camera, GlyphAtlas& atlas,
                     double devicePixelRatio = 1.0);

/// How far shapes reach out of the part that is drawn of a larger picture, pixels, before they are cut.
inline constexpr int kPartReach = 8'192;

/// Of a picture that is larger than what painters count to: `part`, in pixels of the picture. The painter's device is
/// where the part is; its clip is inside of the part.
void drawPartWithPainter(QPainter& painter, const DisplayList& list, const Camera2D& camera, GlyphAtlas& atlas,
                         const Aabb& part);

} // namespace broadside
