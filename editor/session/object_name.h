#pragma once

#include "core/scene/scene_object.h"

#include <QString>

namespace broadside {

/// displayName() in the language of the window: "Crate", and "Objekt 7" for an object without a name.
[[nodiscard]] QString shownName(const SceneObject& object);

} // namespace broadside
