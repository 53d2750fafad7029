#pragma once

#include "core/io/json/json_writer.h"
#include "core/scene/layers.h"
#include "core/scene/property.h"

namespace broadside {

/// Canonical: defaults are left out.
void writeLayer(JsonWriter& writer, const Layer& layer);
void writeProperties(JsonWriter& writer, const Properties& properties);

} // namespace broadside
