#pragma once

#include "core/base/problem.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/display_list.h"
#include "editor/viewport/glyph_atlas.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <cstdint>
#include <optional>

namespace broadside {

/// The picture that a camera sees, `size` pixels; the camera's view size is replaced by it. A QGuiApplication on the
/// offscreen platform is enough. Errors: a side outside 1..limits::kPictureSide, or no memory for the picture.
[[nodiscard]] Result<QImage> renderPicture(const DisplayList& list, Camera2D camera, QSize size, GlyphAtlas& atlas);

/// Writes a PNG file atomically: a file of that name keeps its content when anything fails. Returns the file name.
[[nodiscard]] Result<QString> savePng(const QImage& picture, const QString& file);

enum class PictureFormat { Png, Svg, Pdf };
/// By the end of a file name, ".png", ".svg" or ".pdf", in capitals too. Nothing for any other.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const QString& file);

/// The bytes of a picture file. SVG and PDF keep lines as lines and texts as texts; a pixel is a 96th of an inch there.
/// Errors: those of renderPicture().
[[nodiscard]] Result<QByteArray> encodePicture(const DisplayList& list, const Camera2D& camera, QSize size,
                                               GlyphAtlas& atlas, PictureFormat format);
/// The same into a file, atomically. Returns the file name. @pre pictureFormatOf(file)
[[nodiscard]] Result<QString> savePicture(const DisplayList& list, const Camera2D& camera, QSize size,
                                          GlyphAtlas& atlas, const QString& file);

/// The name of one picture of a sequence: "out-0012.png" for "out.png" and 12; more digits where they are needed.
[[nodiscard]] QString numberedName(const QString& file, std::uint64_t number);

} // namespace broadside
