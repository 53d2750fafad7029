#pragma once

#include "core/geometry/shape_presets.h"
#include "core/scene/scene_object.h"

#include <QIcon>

namespace broadside {

/// A small picture of the object's kind of shape in the colour of its kind: green static, red-brown dynamic, white
/// cannon. Shape and outline say it without the colour, too: dynamic objects have a heavier outline.
[[nodiscard]] QIcon objectIcon(const SceneObject& object);

/// A small picture of what the preset makes, for buttons and menus. Costs a drawing each time.
[[nodiscard]] QIcon iconOf(const ShapePreset& preset, ObjectKind kind);

} // namespace broadside
