#pragma once

#include "core/base/problem.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/display_list.h"
#include "editor/viewport/glyph_atlas.h"

#include <QImage>
#include <QSize>
#include <QString>

namespace broadside {

/// The picture that a camera sees, `size` pixels; the camera's view size is replaced by it. A QGuiApplication on the
/// offscreen platform is enough. Errors: a side outside 1..limits::kPictureSide, or no memory for the picture.
[[nodiscard]] Result<QImage> renderPicture(const DisplayList& list, Camera2D camera, QSize size, GlyphAtlas& atlas);

/// Writes a PNG file atomically: a file of that name keeps its content when anything fails. Returns the file name.
[[nodiscard]] Result<QString> savePng(const QImage& picture, const QString& file);

} // namespace broadside
