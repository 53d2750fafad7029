#pragma once

#include "core/geometry/shape_presets.h"
#include "core/scene/scene_object.h"

#include <QIcon>

namespace broadside {

/// A small picture of the object's kind of shape in the colour of its kind: green static, red-brown dynamic, white
/// cannon. Shape and outline show the kind without colour, too: dynamic objects have a heavier outline.
[[nodiscard]] QIcon objectIcon(const SceneObject& object);

/// A small picture of the preset's shape, for buttons and menus. It is drawn again at each call.
[[nodiscard]] QIcon iconOf(const ShapePreset& preset, ObjectKind kind);

} // namespace broadside
