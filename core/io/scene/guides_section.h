#pragma once

#include "core/io/json/field_table.h"
#include "core/io/json/json_writer.h"
#include "core/scene/scene.h"

namespace broadside {

/// The scene's member "guides". Order is of no importance; what is there twice is warned about, and counts once.
void readGuides(const FieldContext& context, const JsonValue& value, Guides& guides);

void writeGuides(JsonWriter& writer, const Scene& scene);

} // namespace broadside
