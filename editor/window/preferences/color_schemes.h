#pragma once

#include "editor/viewport/paint/colors.h"
#include "editor/window/preferences/preferences.h"

#include <QRgb>

#include <array>
#include <cstddef>
#include <optional>
#include <span>

/// @file
/// The colours of the debugger in the world, as the user has chosen them. Pins have the colours of what they resemble:
/// A those of the cells of the hovered object, B those of candidates, the cells of both those of shape overlaps.

namespace broadside {

/// The preferences for colours, in the order of the legend.
inline constexpr std::array kColorPreferences{Preference::HoveredColor,      Preference::HoveredCellsColor,
                                              Preference::LostCellsColor,    Preference::PotentialColliderColor,
                                              Preference::BoxOverlapColor,   Preference::ShapeOverlapColor,
                                              Preference::MissedPairColor,   Preference::FaultColor,
                                              Preference::StaticObjectColor, Preference::DynamicObjectColor};

/// The mark whose name in the legend is that of the preference. @pre it is one of kColorPreferences
[[nodiscard]] Mark markOf(Preference color) noexcept;

[[nodiscard]] MarkColors markColorsIn(const Preferences& preferences);

/// Colours that are chosen together, and the contrast of lines that they need.
struct ColorScheme {
    const char* title; ///< English, for translators in the context "ColorSchemes".
    int contrast;      ///< A value of Preference::LineContrast.
    std::array<QRgb, kColorPreferences.size()> colors;
};

/// The first one has the defaults.
[[nodiscard]] std::span<const ColorScheme> colorSchemes() noexcept;
/// The index of the scheme that is in use; empty: the user has changed single colours.
[[nodiscard]] std::optional<std::size_t> colorSchemeIn(const Preferences& preferences);
void useColorScheme(Preferences& preferences, std::size_t index);

} // namespace broadside
