#pragma once

#include "core/geometry/mirror.h"
#include "core/math/aabb.h"
#include "core/scene/scene_object.h"

#include <span>
#include <vector>

/// @file
/// The arithmetic of sizing, turning and flipping objects: objects in, changed copies out. World frame, metres, degrees
/// counter-clockwise. Shapes change, not the scale of poses: as with the same size (arrange.h) the dimensions are what
/// was authored.

namespace broadside {

/// Whether every one of them can be stretched along one axis of the world; else all keep their proportions together.
[[nodiscard]] bool canStretch(std::span<const ObjectPtr> objects);

/// Every point of the object, as far from `anchor` as `factors` say, on each axis of the world. Null when that is not
/// something that a file could say: sizes, places.
/// @pre factors > 0, and equal unless canStretch()
[[nodiscard]] ObjectPtr scaledAbout(const SceneObject& object, Vec2 anchor, Vec2 factors);

/// Null when it would stand beyond the limits. Multiples of 90 degrees are exact.
[[nodiscard]] ObjectPtr turnedAbout(const SceneObject& object, Vec2 pivot, double degrees);

/// The mirror image: across a vertical line for Mirror::X. Null when it would stand beyond the limits.
[[nodiscard]] ObjectPtr flippedAbout(const SceneObject& object, Vec2 center, Mirror mirror);

/// Around the bounding boxes; empty without objects.
[[nodiscard]] Aabb boxAround(std::span<const ObjectPtr> objects);

} // namespace broadside
