#include "editor/viewport/paint/colors.h"

#include "editor/viewport/display/color_vision.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace broadside {

namespace {

constexpr double kTextContrast = 4.5;
constexpr std::uint8_t kFaintFill = 20;   // 8 %
constexpr std::uint8_t kLightFill = 38;   // 15 %
constexpr std::uint8_t kObjectFill = 60;  // 24 %
constexpr std::uint8_t kHoveredFill = 90; // 35 %
constexpr std::uint8_t kStrongFill = 140; // 55 %
constexpr std::uint8_t kFullFill = 205;   // 80 %

double luminance(Rgba color) noexcept
{
    return 0.2126 * linearOf(color.r) + 0.7152 * linearOf(color.g) + 0.0722 * linearOf(color.b);
}

std::uint8_t mixed(std::uint8_t from, int to, int hundredths) noexcept
{
    return static_cast<std::uint8_t>((from * (100 - hundredths) + to * hundredths + 50) / 100);
}

/// The nearest mixture with white (on dark) or black (on light) that suffices.
template<class Suffices>
Rgba mixedUntil(Rgba color, Rgba background, const Suffices& suffices) noexcept
{
    const Rgba white{255, 255, 255};
    const Rgba black{0, 0, 0};
    const int end = contrastRatio(white, background) > contrastRatio(black, background) ? 255 : 0;
    for (int share = 0; share < 100; ++share) {
        const Rgba mixture{mixed(color.r, end, share), mixed(color.g, end, share), mixed(color.b, end, share), color.a};
        if (suffices(mixture))
            return mixture;
    }
    return end == 255 ? withAlpha(white, color.a) : withAlpha(black, color.a);
}

/// The look of a meaning before its colour is adapted to a background.
struct Sketch {
    Mark mark;
    const char* name;
    Rgba color;
    std::uint8_t fillAlpha;
    bool hatched;
    float width;
    LinePattern pattern;
};

constexpr Sketch kSketches[] = {
    {Mark::Hovered,
     QT_TRANSLATE_NOOP("Legend", "hovered object"),
     {0xF0, 0xE4, 0x42},
     kHoveredFill,
     false,
     3.0F,
     LinePattern::Solid},
    {Mark::HoveredCells,
     QT_TRANSLATE_NOOP("Legend", "its cells"),
     {0x56, 0xB4, 0xE9},
     kLightFill,
     true,
     1.0F,
     LinePattern::Solid},
    {Mark::LostCells,
     QT_TRANSLATE_NOOP("Legend", "touched, not registered"),
     {0x56, 0xB4, 0xE9},
     0,
     false,
     2.0F,
     LinePattern::Dotted},
    {Mark::PotentialCollider,
     QT_TRANSLATE_NOOP("Legend", "potential colliders"),
     {0xE6, 0x9F, 0x00},
     kLightFill,
     false,
     2.0F,
     LinePattern::Solid},
    {Mark::BoxOverlap,
     QT_TRANSLATE_NOOP("Legend", "box overlaps"),
     {0x00, 0x72, 0xB2},
     0,
     false,
     2.0F,
     LinePattern::Dashed},
    {Mark::ShapeOverlap,
     QT_TRANSLATE_NOOP("Legend", "shape overlaps"),
     {0xD5, 0x5E, 0x00},
     kFullFill,
     false,
     2.5F,
     LinePattern::Solid},
    {Mark::MissedPair,
     QT_TRANSLATE_NOOP("Legend", "missed pairs"),
     {0xCC, 0x79, 0xA7},
     0,
     false,
     4.0F,
     LinePattern::Solid},
    {Mark::StaticObject,
     QT_TRANSLATE_NOOP("Legend", "static objects"),
     {0x00, 0x9E, 0x73},
     kObjectFill,
     false,
     1.0F,
     LinePattern::Solid},
    {Mark::DynamicObject,
     QT_TRANSLATE_NOOP("Legend", "dynamic objects"),
     {0xA0, 0x42, 0x32},
     kStrongFill,
     false,
     1.0F,
     LinePattern::Solid},
    {Mark::Launcher, QT_TRANSLATE_NOOP("Legend", "cannon"), {0xFF, 0xFF, 0xFF}, 255, false, 2.0F, LinePattern::Solid},
    {Mark::WorldFrame,
     QT_TRANSLATE_NOOP("Legend", "world frame"),
     {0x80, 0x86, 0x8E},
     0,
     false,
     2.0F,
     LinePattern::Solid},
    {Mark::CellLine, QT_TRANSLATE_NOOP("Legend", "cell lines"), {0x68, 0x70, 0x7A}, 0, false, 1.0F, LinePattern::Solid},
    {Mark::Structure,
     QT_TRANSLATE_NOOP("Legend", "structure"),
     {0xA6, 0xAE, 0xD2},
     kFaintFill,
     false,
     1.5F,
     LinePattern::Solid},
    {Mark::Fault, QT_TRANSLATE_NOOP("Legend", "faults"), {0xCC, 0x79, 0xA7}, 0, false, 3.0F, LinePattern::Dashed},
    {Mark::PinA,
     QT_TRANSLATE_NOOP("Legend", "A and its cells"),
     {0x56, 0xB4, 0xE9},
     kFaintFill,
     false,
     2.0F,
     LinePattern::Dashed},
    {Mark::PinB,
     QT_TRANSLATE_NOOP("Legend", "B and its cells"),
     {0xE6, 0x9F, 0x00},
     kFaintFill,
     false,
     2.0F,
     LinePattern::Dotted},
    {Mark::PairCells,
     QT_TRANSLATE_NOOP("Legend", "cells of both"),
     {0xD5, 0x5E, 0x00},
     kLightFill,
     true,
     1.5F,
     LinePattern::Solid},
    {Mark::Registered,
     QT_TRANSLATE_NOOP("Legend", "where it is registered"),
     {0xFF, 0xFF, 0xFF},
     kFaintFill,
     true,
     2.5F,
     LinePattern::Dotted},
};
/// Whether each mark has exactly one row.
consteval bool hasEachMark()
{
    for (std::size_t i = 0; i < static_cast<std::size_t>(Mark::Count); ++i) {
        std::size_t rows = 0;
        for (const Sketch& sketch : kSketches)
            rows += sketch.mark == static_cast<Mark>(i) ? 1U : 0U;
        if (rows != 1)
            return false;
    }
    return std::size(kSketches) == static_cast<std::size_t>(Mark::Count);
}
static_assert(hasEachMark());

Theme makeTheme(const MarkColors& colors, Rgba background, Rgba outside, Rgba text, Rgba cellId, Rgba launcher)
{
    Theme theme;
    theme.background = background;
    theme.outside = outside;
    // Lines and texts cross both backgrounds.
    theme.guide = withContrastForAll({0x17, 0xBE, 0xCF}, {background, outside}, kLineContrast);
    theme.text = withContrastForAll(text, {background, outside}, kTextContrast);
    theme.cellId = withContrastForAll(cellId, {background, outside}, kTextContrast);
    theme.plate = withAlpha(background, 224);
    for (const Sketch& sketch : kSketches) {
        const bool isNeutral =
            sketch.mark == Mark::Launcher || sketch.mark == Mark::Registered; // White on dark, black on light.
        const Rgba wanted = isNeutral ? launcher : colors[sketch.mark];
        const Rgba color = withContrastForAll(wanted, {background, outside}, colors.contrast);
        theme.meanings[static_cast<std::size_t>(sketch.mark)] = {
            sketch.name, {withAlpha(wanted, sketch.fillAlpha), sketch.hatched}, {color, sketch.width, sketch.pattern}};
    }
    return theme;
}

Theme makeDark(const MarkColors& colors)
{
    return makeTheme(colors, {0x1B, 0x1E, 0x23}, {0x12, 0x14, 0x18}, {0xEC, 0xEE, 0xF0}, {0x8A, 0x92, 0x9C},
                     {0xFF, 0xFF, 0xFF});
}

Theme makeLight(const MarkColors& colors)
{
    return makeTheme(colors, {0xFD, 0xFD, 0xFC}, {0xEE, 0xEF, 0xF1}, {0x1D, 0x20, 0x24}, {0x60, 0x68, 0x72},
                     {0x22, 0x26, 0x2B});
}

} // namespace

double contrastRatio(Rgba a, Rgba b) noexcept
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

Rgba withContrast(Rgba color, Rgba background, double ratio) noexcept
{
    return mixedUntil(color, background, [=](Rgba mixture) { return contrastRatio(mixture, background) >= ratio; });
}

Rgba withContrastForAll(Rgba color, std::initializer_list<Rgba> backgrounds, double ratio) noexcept
{
    const auto isSeen = [=](Rgba mixture) {
        return std::ranges::all_of(kVisions, [=](Vision vision) {
            return std::ranges::all_of(backgrounds, [=](Rgba background) {
                return contrastRatio(seenWith(vision, mixture), seenWith(vision, background)) >= ratio;
            });
        });
    };
    return mixedUntil(color, *backgrounds.begin(), isSeen);
}

/// Points of OKLCh (B. Ottosson, "A perceptual color space for image processing", 2020): lightness 0.36 to 0.91 and hue
/// 305 to 100 degrees in even steps, with the largest chroma of sRGB, limited to 0.13 except for the last points.
Rgba heatColor(double share) noexcept
{
    constexpr std::array<Rgba, 11> kPoints{{{0x4D, 0x24, 0x72},
                                            {0x46, 0x3D, 0x8E},
                                            {0x34, 0x56, 0xA3},
                                            {0x01, 0x70, 0xAE},
                                            {0x00, 0x87, 0xA9},
                                            {0x01, 0x9D, 0xA7},
                                            {0x0D, 0xB3, 0xA1},
                                            {0x51, 0xC6, 0x92},
                                            {0x7B, 0xD8, 0x6C},
                                            {0xC0, 0xDF, 0x50},
                                            {0xFC, 0xE3, 0x43}}};
    const double at = std::clamp(share, 0.0, 1.0) * static_cast<double>(kPoints.size() - 1);
    const std::size_t below = std::min(static_cast<std::size_t>(at), kPoints.size() - 2);
    const Rgba a = kPoints[below];
    const Rgba b = kPoints[below + 1];
    const int hundredths = static_cast<int>(std::lround(100.0 * (at - static_cast<double>(below))));
    return {mixed(a.r, b.r, hundredths), mixed(a.g, b.g, hundredths), mixed(a.b, b.b, hundredths)};
}

MarkColors usualMarkColors() noexcept
{
    MarkColors colors;
    for (const Sketch& sketch : kSketches)
        colors[sketch.mark] = sketch.color;
    return colors;
}

Theme darkTheme(const MarkColors& colors)
{
    static const Theme usual = makeDark(usualMarkColors());
    return colors == usualMarkColors() ? usual : makeDark(colors);
}

Theme lightTheme(const MarkColors& colors)
{
    static const Theme usual = makeLight(usualMarkColors());
    return colors == usualMarkColors() ? usual : makeLight(colors);
}

} // namespace broadside
