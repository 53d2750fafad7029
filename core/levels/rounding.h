#pragma once

#include "core/scene/scene.h"

/// @file
/// Tiled writes lengths and angles in a .tmx file with six digits, and all other numbers with fifteen. So a level that
/// was only opened and saved there has other numbers, which are no changes.

namespace broadside::levels {

/// Gives `now` the numbers of `before` where they differ by less than Tiled's rounding. Positions and shapes: one unit
/// of the sixth digit of the object's largest coordinate (0.01 pixels up to 10 000 pixels), plus 1e-5 of the size of a
/// rotated object. Angles: 0.0006 degrees. Other numbers: 1e-14 of the number. A shape is taken as a whole.
/// `worldHeight`: metres; Tiled counts from the top. `pixelsPerMetre` > 0.
void undoRounding(const SceneObject& before, SceneObject& now, double worldHeight, double pixelsPerMetre);

/// The same for the world, the broad phase and the step.
void undoRounding(const Scene& before, Scene& now);

} // namespace broadside::levels
