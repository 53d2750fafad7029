#pragma once

#include "core/geometry/mirror.h"
#include "core/math/aabb.h"
#include "core/scene/scene_object.h"

#include <span>
#include <vector>

/// @file
/// The arithmetic of resizing, rotating and flipping objects: objects in, changed copies out. World frame, metres,
/// degrees counter-clockwise. The shapes change, not the scale of poses: as in arrange.h, dimensions are what the user
/// authored.

namespace broadside {

/// Whether all of them can be stretched along one axis of the world; else all keep their proportions together.
[[nodiscard]] bool canStretch(std::span<const ObjectPtr> objects);

/// Scales the distance of every point of the object from `anchor` by `factors`, along the axes of the world. Null when
/// a file cannot store the resulting size or position.
/// @pre factors > 0, and equal unless canStretch()
[[nodiscard]] ObjectPtr scaledAbout(const SceneObject& object, Vec2 anchor, Vec2 factors);

/// Null when its position would leave the limits. Multiples of 90 degrees are exact.
[[nodiscard]] ObjectPtr rotatedAbout(const SceneObject& object, Vec2 pivot, double degrees);

/// The mirror image, across a vertical line for Mirror::X. Null when its position would leave the limits.
[[nodiscard]] ObjectPtr flippedAbout(const SceneObject& object, Vec2 center, Mirror mirror);

/// The box around the bounding boxes; empty without objects.
[[nodiscard]] Aabb boxAround(std::span<const ObjectPtr> objects);

} // namespace broadside
