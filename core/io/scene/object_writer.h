#pragma once

#include "core/io/json/json_writer.h"
#include "core/scene/scene_object.h"
#include "core/scene/templates.h"

#include <span>
#include <string_view>

/// @file
/// The canonical JSON of an object and its parts, on one line. Keys in the order of the file format, defaults left out,
/// members that the model does not know after those that it knows.

namespace broadside {

void writeObject(JsonWriter& writer, const SceneObject& object);
void writeTemplate(JsonWriter& writer, const Template& content);

/// The array. `extra` holds the unknown members, `path` is the array's: "components".
void writeComponents(JsonWriter& writer, const std::vector<Component>& components, const ExtraMembers& extra,
                     std::string_view path);

/// Writes the members that `extra` keeps at `path`, except those that are called like one of `known`.
void writeExtra(JsonWriter& writer, const ExtraMembers& extra, std::string_view path,
                std::span<const std::string_view> known);

void writeVector(JsonWriter& writer, Vec2 vector);

} // namespace broadside
