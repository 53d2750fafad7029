#pragma once

#include <QColor>

class QPalette;

/// @file
/// Colours of lines and areas. The hues are those of Okabe and Ito, "Color Universal Design" (2008), which colour-blind
/// people can distinguish. They are lighter on a dark background.

namespace broadside {

enum class PlotHue { Blue, Orange, Green, Vermilion, Purple };

/// Has a contrast of at least 3:1 with the base colour of the palette.
[[nodiscard]] QColor plotColor(PlotHue hue, const QPalette& palette);
/// A colour between text and base, for grid lines and axes.
[[nodiscard]] QColor faintColor(const QPalette& palette);

} // namespace broadside
