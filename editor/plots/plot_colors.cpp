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
            return {QColor(0, 114, 178), QColor(86, 180, 233)};
        case PlotHue::Orange:
            return {QColor(177, 106, 0), QColor(230, 159, 0)};
        case PlotHue::Green:
            return {QColor(0, 128, 92), QColor(60, 196, 152)};
        case PlotHue::Vermilion:
            return {QColor(196, 78, 0), QColor(255, 134, 74)};
        case PlotHue::Purple:
            return {QColor(168, 74, 128), QColor(222, 146, 190)};
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
