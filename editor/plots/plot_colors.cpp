#include "editor/plots/plot_colors.h"

#include <QPalette>

#include <array>

namespace broadside {

QColor plotColor(PlotHue hue, const QPalette& palette)
{
    struct Pair {
        QColor onLight;
        QColor onDark;
    };
    const auto pairOf = [hue]() -> Pair {
        switch (hue) {
        case PlotHue::Blue:
            return {QColor(0, 114, 178), QColor(0x60, 0x9F, 0xE1)};
        case PlotHue::Orange:
            return {QColor(0x9B, 0x6C, 0x16), QColor(0xF9, 0xAC, 0x00)};
        case PlotHue::Green:
            return {QColor(0x1E, 0x6F, 0x4F), QColor(0x3A, 0xC6, 0x9A)};
        case PlotHue::Vermilion:
            return {QColor(0xBE, 0x70, 0x57), QColor(0xFD, 0x85, 0x4C)};
        case PlotHue::Purple:
            return {QColor(0xAE, 0x44, 0x7B), QColor(0xD8, 0xA6, 0xD2)};
        }
        return {};
    };
    const Pair pair = pairOf();
    return palette.color(QPalette::Base).lightness() < 128 ? pair.onDark : pair.onLight;
}

QColor faintColor(const QPalette& palette)
{
    const QColor text = palette.color(QPalette::Text);
    const QColor base = palette.color(QPalette::Base);
    const auto between = [](int a, int b) { return (a + 3 * b) / 4; };
    return {between(text.red(), base.red()), between(text.green(), base.green()), between(text.blue(), base.blue())};
}

} // namespace broadside
