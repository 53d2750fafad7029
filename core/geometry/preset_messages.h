#pragma once

#include "core/base/message/message_form.h"

/// @file
/// The ready-made shapes.

namespace broadside::texts {

// Titles, for buttons and the names of objects, and what the shapes are.
inline constexpr Form<> presetCircle{"preset.circle", "Circle"};
inline constexpr Form<> presetCircleHelp{"preset.circle-help", "A circle"};
inline constexpr Form<> presetBox{"preset.box", "Box"};
inline constexpr Form<> presetBoxHelp{
    "preset.box-help", "An axis-aligned box; when it is rotated, it becomes the box around its rotated corners"};
inline constexpr Form<> presetOrientedBox{"preset.oriented-box", "Oriented box"};
inline constexpr Form<> presetOrientedBoxHelp{"preset.oriented-box-help", "A box that rotates without growing"};
inline constexpr Form<> presetCapsule{"preset.capsule", "Capsule"};
inline constexpr Form<> presetCapsuleHelp{"preset.capsule-help", "A segment with a radius: a bar with two round ends"};
inline constexpr Form<> presetTriangle{"preset.triangle", "Triangle"};
inline constexpr Form<> presetTriangleHelp{"preset.triangle-help", "A mesh of one upright triangle"};
inline constexpr Form<> presetRamp{"preset.ramp", "Ramp"};
inline constexpr Form<> presetRampHelp{"preset.ramp-help", "A mesh of one triangle with a right angle"};
inline constexpr Form<> presetFan{"preset.fan", "Fan"};
inline constexpr Form<> presetFanHelp{"preset.fan-help", "A mesh of triangles around a shared corner"};
inline constexpr Form<> presetPolygon{"preset.polygon", "Polygon"};
inline constexpr Form<> presetPolygonHelp{"preset.polygon-help", "A regular polygon"};
inline constexpr Form<> presetStar{"preset.star", "Star"};
inline constexpr Form<> presetStarHelp{"preset.star-help", "A concave polygon with points"};
inline constexpr Form<> presetL{"preset.l", "L"};
inline constexpr Form<> presetLHelp{"preset.l-help", "A concave polygon with two arms"};
inline constexpr Form<> presetCup{"preset.cup", "Cup"};
inline constexpr Form<> presetCupHelp{"preset.cup-help", "A concave polygon that is open at the top"};
inline constexpr Form<> presetCross{"preset.cross", "Cross"};
inline constexpr Form<> presetCrossHelp{"preset.cross-help", "A concave polygon with four arms"};
inline constexpr Form<> presetArrow{"preset.arrow", "Arrow"};
inline constexpr Form<> presetArrowHelp{"preset.arrow-help", "A concave polygon that points to the right"};
inline constexpr Form<> presetDumbbell{"preset.dumbbell", "Dumbbell"};
inline constexpr Form<> presetDumbbellHelp{"preset.dumbbell-help", "A compound: two circles joined by a bar"};
inline constexpr Form<> presetFrame{"preset.frame", "Frame"};
inline constexpr Form<> presetFrameHelp{"preset.frame-help", "A compound: four boxes around a hole"};
inline constexpr Form<> presetCart{"preset.cart", "Cart"};
inline constexpr Form<> presetCartHelp{"preset.cart-help", "A compound: a box on two wheels"};

// What corners and thickness are.
inline constexpr Form<> presetTrianglesWord{"preset.triangles-word", "triangles"};
inline constexpr Form<> presetCornersWord{"preset.corners-word", "corners"};
inline constexpr Form<> presetPointsWord{"preset.points-word", "points"};
inline constexpr Form<> presetInnerRadiusWord{"preset.inner-radius-word", "inner radius"};
inline constexpr Form<> presetArmsWord{"preset.arms-word", "arms"};
inline constexpr Form<> presetWallsWord{"preset.walls-word", "walls"};
inline constexpr Form<> presetShaftWord{"preset.shaft-word", "shaft"};
inline constexpr Form<> presetBarWord{"preset.bar-word", "bar"};

} // namespace broadside::texts
