#pragma once

#include "core/io/json/field_table.h"
#include "core/io/json/json_writer.h"
#include "core/scene/scene_object.h"
#include "core/scene/templates.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace broadside {

/// The keys of an object that have a meaning, in the order of the file.
[[nodiscard]] std::span<const std::string_view> objectKeys() noexcept;
[[nodiscard]] KeyTable objectKeyTable();
[[nodiscard]] KeyTable templateKeyTable();

/// The readers that all objects of a file share.
struct ObjectReaders {
    ValueReader& values;
    ComponentReader& components;
    LayersReader& layers;
    PropertyReader& properties;
    TemplatesReader& templates;
    SpriteReader& sprites;
};

/// Reads an object of the scene file into a new one, without its source. Values that do not fit are in the log, with
/// the object's id. False only if `value` is no JSON object or has no valid id.
[[nodiscard]] bool readObject(const ObjectReaders& readers, const JsonValue& value, SceneObject& object);

/// An element of a list of templates, without its source: the name, and an object with the template's fields.
struct TemplateReading {
    std::string name;
    std::shared_ptr<SceneObject> object;
};
/// Nothing only if `value` is no JSON object or has no valid name.
[[nodiscard]] std::optional<TemplateReading> readTemplate(const ObjectReaders& readers, const JsonValue& value);

/// Canonical JSON on one line: the keys in the order of the file format, without default values, then the unknown
/// members of the file.
void writeObject(JsonWriter& writer, const SceneObject& object);
void writeTemplate(JsonWriter& writer, const Template& content);

} // namespace broadside
