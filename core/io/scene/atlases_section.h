#pragma once

#include "core/io/json/field_table.h"
#include "core/io/json/json_writer.h"
#include "core/scene/scene.h"

#include <string>
#include <vector>

namespace broadside {

/// The scene's member "atlases". An invalid path is a warning here, and another one when the atlas is opened.
void readAtlases(const FieldContext& context, const JsonValue& value, std::vector<std::string>& atlases);
void writeAtlases(JsonWriter& writer, const Scene& scene);

} // namespace broadside
