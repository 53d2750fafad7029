#pragma once

#include "core/scene/scene.h"
#include "editor/viewport/display/glyph_atlas.h"
#include "editor/viewport/paint/colors.h"

#include <QImage>
#include <QSize>

namespace broadside {

/// A small picture of a scene, for lists: no cell ids, no axes, and no faults of the algorithm. `size` is in logical
/// pixels; the picture has two pixels for each, so that it is sharp on any screen. Null if the scene cannot be drawn.
/// Threads: any, if no other thread uses the atlas at the same time.
[[nodiscard]] QImage thumbnailOf(const Scene& scene, QSize size, const Theme& theme, GlyphAtlas& glyphs);

} // namespace broadside
