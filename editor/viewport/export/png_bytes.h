#pragma once

#include <QByteArray>
#include <QImage>

namespace broadside {

/// The quality for which Qt's writer of PNG compresses most.
inline constexpr int kSmallestPng = 0;

/// The picture as a PNG file. @param quality -1: Qt's usual one. Throws std::bad_alloc where memory does not suffice:
/// Qt would leave a file that ends too early.
[[nodiscard]] QByteArray pngOf(const QImage& image, int quality = -1);

} // namespace broadside
