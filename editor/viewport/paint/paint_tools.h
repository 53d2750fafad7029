#pragma once

#include "editor/viewport/display/display_list.h"

#include <string_view>
#include <vector>

/// @file
/// Small functions that all painters use.

namespace broadside {

struct SceneView;

/// The same colour with its opacity multiplied by `share`, 0..1.
[[nodiscard]] Rgba faded(Rgba color, double share) noexcept;

[[nodiscard]] Stroke withOpacity(Stroke stroke, double share) noexcept;

/// Estimated width of a text in logical pixels. For layouts where a small error does no harm.
[[nodiscard]] double approximateTextWidth(std::string_view text, double size) noexcept;

/// Grows a rectangle about its centre to at least `side` metres on each axis.
[[nodiscard]] Aabb atLeast(const Aabb& box, double side) noexcept;

/// Logical pixels. A border this far outside the view is invisible.
inline constexpr double kBeyondView = 16.0;

/// The part of a box in the view and kBeyondView around it. The edge where the view cuts the box off stays invisible.
[[nodiscard]] Aabb visiblePart(const SceneView& view, const Aabb& box);

/// The places of the tool's handles, with a margin.
[[nodiscard]] std::vector<Aabb> placesOfHandles(const SceneView& view);

/// The place of a written text, estimated.
[[nodiscard]] Aabb placeOfText(const SceneView& view, const DisplayText& text);

/// A thin line from a label to the box that it is about, or to a point of it.
void paintLeader(const SceneView& view, const Aabb& label, const Aabb& target, DisplayLayerItems& items);

/// A line with an arrow head of `head` metres at its end; smaller if the line is shorter than two heads. Paints nothing
/// if both points are the same.
void paintArrow(Vec2 from, Vec2 to, const Stroke& stroke, double head, DisplayLayerItems& items);

} // namespace broadside
