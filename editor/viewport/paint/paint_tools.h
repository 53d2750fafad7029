#pragma once

#include "editor/viewport/display/display_list.h"

#include <string_view>

/// @file
/// Small things that all painters need.

namespace broadside {

struct SceneView;

/// The same colour, its opacity scaled by `share`, 0..1.
[[nodiscard]] Rgba faded(Rgba color, double share) noexcept;

[[nodiscard]] Stroke withOpacity(Stroke stroke, double share) noexcept;

/// About how wide a text of the font will be, logical pixels: for layout that may be a little generous.
[[nodiscard]] double approximateTextWidth(std::string_view text, double size) noexcept;

/// A rectangle grown so that it is at least `side` metres on each axis, about the same centre.
[[nodiscard]] Aabb atLeast(const Aabb& box, double side) noexcept;

/// Logical pixels. Borders this far outside the view cannot be seen.
inline constexpr double kBeyondView = 16.0;

/// The part of a box that can be seen, and kBeyondView more on each side: the border of what the view cuts off must
/// not appear in it.
[[nodiscard]] Aabb seenPart(const SceneView& view, const Aabb& box);

/// A line with a head of so many metres at its end, less where the line is shorter than two heads. Nothing from
/// a point to itself.
void paintArrow(Vec2 from, Vec2 to, const Stroke& stroke, double head, DisplayLayerItems& items);

} // namespace broadside
