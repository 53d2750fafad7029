#pragma once

#include "editor/viewport/display/display_list.h"

#include <array>
#include <cstddef>

/// @file
/// What the colours of the viewport mean. Hues are those of Okabe and Ito, "Color Universal Design" (2008), safe for
/// colour-blind eyes; lightness is adapted to the background. No meaning hangs on colour alone: pattern, width,
/// hatching and strength of the fill are distinct, too.

namespace broadside {

/// Contrast by WCAG 2.1, 1 (none) to 21 (black on white). Alpha is not looked at.
[[nodiscard]] double contrastRatio(Rgba a, Rgba b) noexcept;

/// The colour itself where its contrast suffices, else the nearest mixture with white (on dark) or black (on light)
/// that reaches the ratio.
[[nodiscard]] Rgba withContrast(Rgba color, Rgba background, double ratio) noexcept;

[[nodiscard]] constexpr Rgba withAlpha(Rgba color, std::uint8_t alpha) noexcept
{
    return {color.r, color.g, color.b, alpha};
}

enum class Mark : std::uint8_t {
    Hovered,
    HoveredCells,
    LostCells,
    PotentialCollider,
    BoxOverlap,
    ShapeOverlap,
    MissedPair,
    StaticObject,
    DynamicObject,
    Launcher,
    WorldFrame,
    CellLine,
    Structure,
    Fault,
    PinA, ///< The first pinned object and its cells.
    PinB,
    PairCells,  ///< That both pinned ones touch.
    Registered, ///< Where a recording has an object registered, which may be elsewhere than the object.
    Count
};

/// One row of the legend.
struct Meaning {
    const char* name = ""; ///< For people, English: "potential colliders".
    Fill fill;
    Stroke stroke;
};

/// Lines reach a contrast of 3:1 with the background, texts 4.5:1 with the background and with their plate.
struct Theme {
    Rgba background; ///< Of the world.
    Rgba outside;    ///< Around the world.
    Rgba text;
    Rgba cellId;
    Rgba plate; ///< Behind labels; nearly opaque.
    Rgba guide; ///< Of the lines that objects are laid out by.
    std::array<Meaning, static_cast<std::size_t>(Mark::Count)> meanings;

    [[nodiscard]] const Meaning& operator[](Mark mark) const { return meanings[static_cast<std::size_t>(mark)]; }
};

/// The colour of a share, 0..1, of a heat map: lightness grows evenly from violet over blue and green to yellow, so
/// that it can be read without hues, too. Clamped; opaque.
[[nodiscard]] Rgba heatColor(double share) noexcept;

[[nodiscard]] Theme darkTheme();
[[nodiscard]] Theme lightTheme();

} // namespace broadside
