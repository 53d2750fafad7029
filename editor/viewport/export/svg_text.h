#pragma once

#include <QByteArray>
#include <QSize>

namespace broadside {

/// What Qt 6.4 writes as SVG, made better where Qt cannot: width and height in whole pixels (Qt writes millimetres with
/// few digits), every image once, in <defs>, and used from there, and texts in any sans font where the one that they
/// were set in is missing. The picture stays the same. Cost: O(bytes).
[[nodiscard]] QByteArray improvedSvg(const QByteArray& written, QSize size, const QByteArray& fontFamily);

} // namespace broadside
