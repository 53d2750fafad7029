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

/// Of a picture that is written, pixels: of a side, and of all of it, which is as much as 16,384 x 16,384.
inline constexpr int kMostExportedSide = 131'072;
inline constexpr std::int64_t kMostExportedPixels = std::int64_t{1} << 28;

/// The picture that a camera sees, `size` pixels; the camera's view size is replaced by it. A QGuiApplication on the
/// offscreen platform is enough. Drawn tile by tile where it is larger than what painters reach. Errors: a picture
/// beyond those limits, or no memory for it.
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
