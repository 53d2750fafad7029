#pragma once

#include <QString>

class QPalette;

namespace broadside {

/// The colours of the window: the desktop's own, or one of ours.
enum class Appearance { System, Light, Dark };

/// The words in the settings: "system", "light", "dark"; anything else is System.
[[nodiscard]] QString nameOf(Appearance appearance);
[[nodiscard]] Appearance appearanceNamed(const QString& name);

/// Gives the application the style and the palette. @pre a QApplication.
void applyAppearance(Appearance appearance);

/// Judged by the palette: Qt 6.4 cannot ask the desktop.
[[nodiscard]] bool isDark(const QPalette& palette);

} // namespace broadside
