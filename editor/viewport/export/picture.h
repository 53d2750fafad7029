#pragma once

#include "core/base/problem.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"

#include <QImage>
#include <QSize>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace broadside {

/// Of a picture that is written: pixels of a side. More are too many for those who read PNG files.
inline constexpr int kMostExportedSide = 1'000'000;
/// Pixels of a picture that is held in memory as one: as many as 16,384 x 16,384.
inline constexpr std::int64_t kMostHeldPixels = std::int64_t{1} << 28;

/// The picture that a camera sees, `size` pixels; the camera's view size is replaced by it. A QGuiApplication on the
/// offscreen platform is enough. Errors: a picture beyond those limits, or no memory for it.
[[nodiscard]] Result<QImage> renderPicture(const DisplayList& list, const Camera2D& camera, QSize size,
                                           GlyphAtlas& atlas);

/// Writes a PNG file atomically: a file of that name keeps its content when anything fails. Returns the file name.
[[nodiscard]] Result<QString> savePng(const QImage& picture, const QString& file);

enum class PictureFormat { Png, Svg, Pdf };
/// By the end of a file name, ".png", ".svg" or ".pdf", in capitals too. Nothing for any other.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const QString& file);

/// Told now and then how much of a picture is written, 0 to 1; false stops it.
using PictureProgress = std::function<bool(double share)>;

/// Writes a picture file. SVG and PDF keep lines as lines and texts as texts; a pixel is a 96th of an inch there. A PNG
/// is written while it is drawn, and needs no more memory than some rows of it (see PictureBands).
/// Errors: a side beyond kMostExportedSide, no memory, or `progress` said stop. What `out` does not take is not told.
[[nodiscard]] std::optional<Problem> writePicture(QIODevice& out, const DisplayList& list, const Camera2D& camera,
                                                  QSize size, GlyphAtlas& atlas, PictureFormat format,
                                                  const PictureProgress& progress = {});
/// The same into a file, atomically: when anything fails, or it is stopped, the file is as it was. Returns its name.
/// @pre pictureFormatOf(file)
[[nodiscard]] Result<QString> savePicture(const DisplayList& list, const Camera2D& camera, QSize size,
                                          GlyphAtlas& atlas, const QString& file, const PictureProgress& progress = {});

/// How long pictures of that size take: "about 12 minutes or more". Nothing for less than a minute, and for SVG and
/// PDF, which have no pixels to draw.
[[nodiscard]] std::optional<std::string> longWorkOf(PictureFormat format, QSize size, std::uint64_t pictures);

/// The name of one picture of a sequence: "out-0012.png" for "out.png" and 12; more digits where they are needed.
[[nodiscard]] QString numberedName(const QString& file, std::uint64_t number);

} // namespace broadside
