#pragma once

#include "core/scene/templates.h"

namespace broadside {

/// Whether a component or a property of the template refers to an object by its id. Such an id is valid only in that
/// object's scene.
[[nodiscard]] bool namesObjects(const Template& content);

} // namespace broadside
