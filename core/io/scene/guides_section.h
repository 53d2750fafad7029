#pragma once

#include "core/io/json/field_table.h"
#include "core/io/json/json_writer.h"
#include "core/scene/scene.h"

namespace broadside {

/// The scene's member "guides", in any order. A guide that is given twice gets a warning and counts once.
void readGuides(const FieldContext& context, const JsonValue& value, Guides& guides);

void writeGuides(JsonWriter& writer, const Scene& scene);

[[nodiscard]] KeyTable guideKeyTable();

} // namespace broadside
