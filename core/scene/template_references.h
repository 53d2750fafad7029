#pragma once

#include "core/scene/templates.h"

namespace broadside {

/// Whether it refers to an object by its id, in a component or a property: only in that object's scene it means that.
[[nodiscard]] bool namesObjects(const Template& content);

} // namespace broadside
