#pragma once

#include "editor/viewport/display/color_vision.h"
#include "editor/viewport/paint/colors.h"

#include <QColor>
#include <QTest>

#include <cmath>

/// @file
/// Contrast and distance of colours, as normal and colour-blind eyes see them.

namespace broadside::test {

inline Rgba rgbaOf(const QColor& color)
{
    return {static_cast<std::uint8_t>(color.red()), static_cast<std::uint8_t>(color.green()),
            static_cast<std::uint8_t>(color.blue())};
}

inline double contrastWith(Vision vision, Rgba a, Rgba b)
{
    return contrastRatio(seenWith(vision, a), seenWith(vision, b));
}

struct OkLab {
    double lightness;
    double a;
    double b;
};

/// B. Ottosson, "A perceptual color space for image processing", 2020.
inline OkLab okLabOf(Rgba color)
{
    const double r = linearOf(color.r);
    const double g = linearOf(color.g);
    const double b = linearOf(color.b);
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

/// The distance in OKLab. About 0.02 can just be noticed side by side.
inline double distanceWith(Vision vision, Rgba a, Rgba b)
{
    const OkLab p = okLabOf(seenWith(vision, a));
    const OkLab q = okLabOf(seenWith(vision, b));
    return std::hypot(p.lightness - q.lightness, p.a - q.a, p.b - q.b);
}

/// Rows "light, protanopia" and so on, with the columns `dark` and `vision`.
inline void addThemesAndVisions()
{
    constexpr const char* kNames[] = {"normal sight", "protanopia", "deuteranopia", "tritanopia"};
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("vision");
    for (const bool dark : {true, false})
        for (const Vision vision : kVisions)
            QTest::newRow(qPrintable(QStringLiteral("%1, %2").arg(dark ? QLatin1String("dark") : QLatin1String("light"),
                                                                  QLatin1String(kNames[static_cast<int>(vision)]))))
                << dark << static_cast<int>(vision);
}

} // namespace broadside::test
