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
    static const std::array<Pair, static_cast<std::size_t>(PlotHue::Count)> kHues{{
        {QColor(0, 114, 178), QColor(86, 180, 233)},
        {QColor(177, 106, 0), QColor(230, 159, 0)},
        {QColor(0, 128, 92), QColor(60, 196, 152)},
        {QColor(196, 78, 0), QColor(255, 134, 74)},
        {QColor(168, 74, 128), QColor(222, 146, 190)},
    }};
    const Pair& pair = kHues.at(static_cast<std::size_t>(hue));
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
