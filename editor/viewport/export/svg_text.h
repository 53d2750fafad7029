#pragma once

#include <QByteArray>
#include <QSize>

namespace broadside {

/// Improves the SVG text of Qt 6.4. Width and height become whole pixels (Qt writes millimetres with few digits). Each
/// image is stored once, in <defs>, and used from there. Texts name a sans font as a fallback for a missing font. The
/// picture stays the same. Cost: O(bytes).
[[nodiscard]] QByteArray improvedSvg(const QByteArray& written, QSize size, const QByteArray& fontFamily);

} // namespace broadside
