#pragma once

#include "editor/viewport/display_list.h"

#include <string_view>

/// @file
/// Small things that all painters need.

namespace broadside {

/// The same colour, its opacity scaled by `share`, 0..1.
[[nodiscard]] Rgba faded(Rgba color, double share) noexcept;

[[nodiscard]] Stroke withOpacity(Stroke stroke, double share) noexcept;

/// About how wide a text of the font will be, logical pixels: for layout that may be a little generous.
[[nodiscard]] double approximateTextWidth(std::string_view text, double size) noexcept;

/// A rectangle grown so that it is at least `side` metres on each axis, about the same centre.
[[nodiscard]] Aabb atLeast(const Aabb& box, double side) noexcept;

} // namespace broadside
