#pragma once

#include "core/base/problem.h"

#include <QImage>
#include <QString>
#include <QStringList>

/// @file
/// Pictures from files of users. May run on any thread.

namespace broadside {

/// png, jpg, jpeg, bmp, webp.
[[nodiscard]] QStringList pictureSuffixes();

/// Reads a picture as ARGB32_Premultiplied. The format is detected from the bytes, not from the name. Refused before
/// memory for pixels is reserved: a file that is not regular, other formats, sides above limits::kPictureSide, more
/// than limits::kPictureBytes. Refused afterwards: truncated or damaged files. Paths that begin with ":/" are resources
/// of the program.
[[nodiscard]] Result<QImage> readPicture(const QString& path);

} // namespace broadside
