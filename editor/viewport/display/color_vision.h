#pragma once

#include "editor/viewport/display/display_list.h"

#include <array>

/// @file
/// Colours as colour-blind eyes see them. The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F.
/// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
/// Visualization and Computer Graphics 15 (6), 2009, for severity 1.0. They apply to linear sRGB.

namespace broadside {

enum class Vision : std::uint8_t { Normal, Protanopia, Deuteranopia, Tritanopia };

inline constexpr std::array kVisions{Vision::Normal, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia};

/// The share of the light of a channel of sRGB, 0 to 1.
[[nodiscard]] double linearOf(std::uint8_t channel) noexcept;

/// The colour that normal eyes see where such eyes look at `color`. Alpha is kept.
[[nodiscard]] Rgba seenWith(Vision vision, Rgba color) noexcept;

} // namespace broadside
