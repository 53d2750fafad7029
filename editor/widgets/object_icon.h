#pragma once

#include "core/scene/scene_object.h"

#include <QIcon>

namespace broadside {

/// A small picture of the object's kind of shape in the colour of its kind: green static, red-brown dynamic, white
/// cannon. Shape and outline say it without the colour, too: dynamic objects have a heavier outline.
[[nodiscard]] QIcon objectIcon(const SceneObject& object);

/// A small picture of the very shape, for a button. Costs a drawing each time. @pre the shape is valid
[[nodiscard]] QIcon shapeIcon(const Shape& shape, ObjectKind kind);

} // namespace broadside
