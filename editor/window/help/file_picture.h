#pragma once

#include "editor/viewport/display/glyph_atlas.h"
#include "editor/viewport/paint/colors.h"

#include <QImage>
#include <QString>

namespace broadside {

/// A small picture of a scene file, or of a step of a recording with objects in it, for the cards of the welcome page.
/// Null for other files, for large ones, and for those that cannot be read.
/// Threads: any, if no other thread uses the atlas at the same time.
[[nodiscard]] QImage pictureOfFile(const QString& path, const Theme& theme, GlyphAtlas& glyphs);

} // namespace broadside
