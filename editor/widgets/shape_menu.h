#pragma once

#include "core/geometry/shape_presets.h"

#include <functional>

class QMenu;

namespace broadside {

/// Fills the menu, when it is first shown, with the presets of all shapes, each with its picture and explanation.
/// `chosen` is called with the preset that the user chooses.
void fillShapeMenu(QMenu& menu, std::function<void(const ShapePreset&)> chosen);

} // namespace broadside
