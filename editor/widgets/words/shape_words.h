#pragma once

#include "core/geometry/shape.h"

#include <QString>

#include <string_view>

namespace broadside {

/// The word for a kind of shape: "oriented-box".
[[nodiscard]] QString shapeWord(const Shape& shape);
/// The same for a name of core/geometry/shape_kinds.h.
[[nodiscard]] QString shapeWord(std::string_view kind);

} // namespace broadside
