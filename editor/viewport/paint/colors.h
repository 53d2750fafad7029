#pragma once

#include "editor/viewport/display/display_list.h"

#include <array>
#include <cstddef>
#include <initializer_list>

/// @file
/// The colours of the viewport and their meaning. Hues are those of Okabe and Ito, "Color Universal Design" (2008),
/// safe for colour-blind eyes; lightness is adapted to the background. No meaning depends on colour alone: pattern,
/// width, hatching and strength of the fill differ, too.

namespace broadside {

/// Contrast by WCAG 2.1, 1 (none) to 21 (black on white). Alpha is ignored.
[[nodiscard]] double contrastRatio(Rgba a, Rgba b) noexcept;

/// Returns the colour unchanged if its contrast is high enough, otherwise the nearest mixture with white (on dark) or
/// black (on light) that reaches the ratio.
[[nodiscard]] Rgba withContrast(Rgba color, Rgba background, double ratio) noexcept;

/// The same for several backgrounds, as normal and as colour-blind eyes see them (color_vision.h).
/// @pre there is a background; all are dark, or all are light.
[[nodiscard]] Rgba withContrastForAll(Rgba color, std::initializer_list<Rgba> backgrounds, double ratio) noexcept;

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
    PairCells,  ///< Cells that both pinned objects touch.
    Registered, ///< The place where a recording has an object registered; it may differ from the place of the object.
    Count
};

/// One row of the legend.
struct Meaning {
    const char* name = ""; ///< English, for translators in the context "Legend": "potential colliders".
    Fill fill;
    Stroke stroke;
};

/// Lines reach a contrast of 3:1 with both backgrounds, texts 4.5:1 with both and with their plate; for colour-blind
/// eyes, too.
struct Theme {
    Rgba background; ///< Background of the world.
    Rgba outside;    ///< Background around the world.
    Rgba text;
    Rgba cellId;
    Rgba plate; ///< The area behind labels; nearly opaque.
    Rgba guide; ///< Guides, the lines for placing objects.
    std::array<Meaning, static_cast<std::size_t>(Mark::Count)> meanings;
    double textScale = 1.0; ///< Of the legend and of the numbers in cells.

    [[nodiscard]] const Meaning& operator[](Mark mark) const { return meanings[static_cast<std::size_t>(mark)]; }
};

/// The colour of a heat map for a share, 0..1. Lightness increases evenly from violet over blue and green to yellow, so
/// that the map can be read without hues. The share is clamped; the colour is opaque.
[[nodiscard]] Rgba heatColor(double share) noexcept;

/// The least contrast of lines with the background.
inline constexpr double kLineContrast = 3.0;

/// The colours of marks before they are adapted to a background.
struct MarkColors {
    /// Launcher and Registered are white on dark and black on light, whatever is here.
    std::array<Rgba, static_cast<std::size_t>(Mark::Count)> colors;
    double contrast = kLineContrast;

    [[nodiscard]] Rgba& operator[](Mark mark) { return colors[static_cast<std::size_t>(mark)]; }
    [[nodiscard]] const Rgba& operator[](Mark mark) const { return colors[static_cast<std::size_t>(mark)]; }

    friend bool operator==(const MarkColors&, const MarkColors&) = default;
};
/// The colours of Okabe and Ito.
[[nodiscard]] MarkColors usualMarkColors() noexcept;

[[nodiscard]] Theme darkTheme(const MarkColors& colors = usualMarkColors());
[[nodiscard]] Theme lightTheme(const MarkColors& colors = usualMarkColors());

} // namespace broadside
