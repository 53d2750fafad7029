#pragma once

#include "core/geometry/shape.h"
#include "core/io/json/field_table.h"

#include <optional>
#include <span>
#include <string_view>

namespace broadside {

/// A valid shape, or nothing and the faults in the log. `context.path` is that of the shape.
[[nodiscard]] std::optional<Shape> readShape(const FieldContext& context, const JsonValue& value);

/// The keys that mean something in the JSON of this kind of shape.
[[nodiscard]] std::span<const std::string_view> keysOfShape(const Shape& shape) noexcept;
[[nodiscard]] std::span<const std::string_view> keysOfCompoundPart() noexcept;

} // namespace broadside
