#pragma once

#include "editor/viewport/paint/colors.h"

#include <QString>

class QPalette;

namespace broadside {

/// The colours of the window: those of the desktop, or a light or dark palette.
enum class Appearance { System, Light, Dark };

/// The words in the settings: "system", "light", "dark". Any other word means System.
[[nodiscard]] QString nameOf(Appearance appearance);
[[nodiscard]] Appearance appearanceNamed(const QString& name);

/// Sets the style and the palette of the application. @pre there is a QApplication.
void applyAppearance(Appearance appearance);

/// Sets the size of icons and controls, in percent of the usual size. Another size than 100 needs a style of this
/// program, which then replaces that of the desktop. @pre there is a QApplication, and `percent` is from 50 to 400.
void applyScale(int percent);

/// Decides by the palette, because Qt 6.4 cannot ask the desktop.
[[nodiscard]] bool isDark(const QPalette& palette);
/// The colours of marks in all windows of the program, from the next themeFor().
void useMarkColors(const MarkColors& colors);
/// The colours of the world that suit the palette, with the marks of useMarkColors(). Any thread may call it.
[[nodiscard]] Theme themeFor(const QPalette& palette);

} // namespace broadside
