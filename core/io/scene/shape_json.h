#pragma once

#include "core/geometry/shape.h"
#include "core/io/json/field_table.h"
#include "core/io/json/json_writer.h"
#include "core/scene/extra_members.h"

#include <optional>
#include <string>

namespace broadside {

/// A valid shape; or nothing, with the errors in the log. `context.path` is that of the shape.
[[nodiscard]] std::optional<Shape> readShape(const FieldContext& context, const JsonValue& value);

/// `extra` has the unknown members; `path` is the shape's: "shape".
void writeShape(JsonWriter& writer, const Shape& shape, const ExtraMembers& extra, const std::string& path);

/// The kinds of shapes with their keys.
[[nodiscard]] VariantTable shapeVariants();

} // namespace broadside
