#pragma once

#include "core/base/problem.h"

#include <QImage>
#include <QString>
#include <QStringList>

/// @file
/// Pictures from outside. May run on any thread.

namespace broadside {

/// png, jpg, jpeg, bmp, webp.
[[nodiscard]] QStringList pictureSuffixes();

/// Reads a picture as ARGB32_Premultiplied. What the file is, its bytes say, not its name. Refused, before memory is
/// reserved for pixels: what is no regular file, other kinds of pictures, sides above limits::kPictureSide, and
/// pictures of more than limits::kPictureBytes; then what is cut off or damaged. Paths that begin with ":/" are inside
/// the program.
[[nodiscard]] Result<QImage> readPicture(const QString& path);

} // namespace broadside
