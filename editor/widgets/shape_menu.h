#pragma once

#include "core/geometry/shape_presets.h"

#include <functional>

class QMenu;

namespace broadside {

/// Fills the menu, when it is shown first, with the presets of all shapes, each with its picture and explanation.
/// `chosen` is called with the one that is chosen.
void fillShapeMenu(QMenu& menu, std::function<void(const ShapePreset&)> chosen);

} // namespace broadside
