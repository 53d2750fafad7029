#pragma once

#include <QColor>

class QPalette;

/// @file
/// Colours of lines and areas. Hues are those of Okabe and Ito, "Color Universal Design" (2008), safe for colour-blind
/// eyes, lighter on a dark ground.

namespace broadside {

enum class PlotHue { Blue, Orange, Green, Vermilion, Purple, Count };

/// Reaches a contrast of 3:1 with the base colour of the palette.
[[nodiscard]] QColor plotColor(PlotHue hue, const QPalette& palette);
/// For grid lines and axes: between text and base.
[[nodiscard]] QColor faintColor(const QPalette& palette);

} // namespace broadside
