#pragma once

#include "core/io/json/field_table.h"
#include "core/io/json/json_writer.h"
#include "core/scene/scene.h"

#include <string>
#include <vector>

namespace broadside {

/// The scene's member "atlases". A path that cannot be one is warned about here, and again when it is to be opened.
void readAtlases(const FieldContext& context, const JsonValue& value, std::vector<std::string>& atlases);
void writeAtlases(JsonWriter& writer, const Scene& scene);

} // namespace broadside
