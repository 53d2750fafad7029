#pragma once

#include "core/io/json/field_table.h"
#include "core/io/json/json_writer.h"
#include "core/scene/scene.h"

/// @file
/// The sections "world", "broadPhase" and "step" of a scene file, with one row for each setting (settings_section.cpp).
/// Settings that a file lacks keep their defaults; all settings are written.

namespace broadside {

void readWorld(const FieldContext& context, const JsonValue& value, WorldSettings& world);
void readBroadPhase(const FieldContext& context, const JsonValue& value, BroadPhaseSettings& broadPhase);
void readStep(const FieldContext& context, const JsonValue& value, StepSettings& step);

void writeWorld(JsonWriter& writer, const Scene& scene);
void writeBroadPhase(JsonWriter& writer, const Scene& scene);
void writeStep(JsonWriter& writer, const Scene& scene);

[[nodiscard]] KeyTable worldKeyTable();
[[nodiscard]] KeyTable broadPhaseKeyTable();
[[nodiscard]] KeyTable stepKeyTable();

} // namespace broadside
