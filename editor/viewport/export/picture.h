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

/// Largest side of a picture in a file, in pixels. Programs that read PNG files refuse more.
inline constexpr int kMostExportedSide = 1'000'000;
/// Largest number of pixels of a picture that is held in memory at once: as many as 16,384 x 16,384.
inline constexpr std::int64_t kMaxPixelsInMemory = std::int64_t{1} << 28;

/// The problem of a picture for which there is not enough memory.
[[nodiscard]] Problem noMemoryForPicture(QSize size);

/// Draws the picture that a camera sees, with `size` pixels, which replace the camera's view size. A QGuiApplication on
/// the offscreen platform is enough. Errors: a picture beyond these limits, or not enough memory.
[[nodiscard]] Result<QImage> renderPicture(const DisplayList& list, const Camera2D& camera, QSize size,
                                           GlyphAtlas& atlas);

enum class PictureFormat { Png, Svg, Pdf };
/// The format for the ending of a file name, ".png", ".svg" or ".pdf", in upper or lower case; nothing for any other.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const QString& file);

/// Called from time to time with the written share of a picture, 0 to 1. Return false to stop.
using PictureProgress = std::function<bool(double share)>;

/// Writes a picture file. SVG and PDF keep lines as lines and texts as texts; a pixel is 1/96 inch there. A PNG is
/// written while it is drawn, and needs memory only for some of its rows (see PictureBands).
/// Errors: a side above kMostExportedSide, not enough memory, or `progress` returned false. A failed write to `out` is
/// not reported.
[[nodiscard]] std::optional<Problem> writePicture(QIODevice& out, const DisplayList& list, const Camera2D& camera,
                                                  QSize size, GlyphAtlas& atlas, PictureFormat format,
                                                  const PictureProgress& progress = {});
/// A picture that was written to a file.
struct SavedPicture {
    QString file;
    QString loss; ///< translatedLoss()
};
/// The same into a file, atomically: if it fails or is stopped, the file stays unchanged.
/// @pre pictureFormatOf(file)
[[nodiscard]] Result<SavedPicture> savePicture(const DisplayList& list, const Camera2D& camera, QSize size,
                                               GlyphAtlas& atlas, const QString& file,
                                               const PictureProgress& progress = {});

/// How long it takes to draw pictures of that size: "about 12 minutes or more". Nothing for less than a minute, and for
/// SVG and PDF, which have no pixels to draw.
[[nodiscard]] std::optional<Message> longDurationText(PictureFormat format, QSize size, std::uint64_t pictures);

/// The name of one picture of a sequence: "out-0012.png" for "out.png" and 12; with more digits for larger numbers.
[[nodiscard]] QString numberedName(const QString& file, std::uint64_t number);

} // namespace broadside
