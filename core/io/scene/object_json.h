#pragma once

#include "core/io/json/field_table.h"
#include "core/io/json/json_writer.h"
#include "core/scene/scene_object.h"
#include "core/scene/templates.h"

#include <memory>
#include <optional>
#include <string>

namespace broadside {

/// What the objects of a file have in common.
struct ObjectReaders {
    ValueReader& values;
    ComponentReader& components;
    LayersReader& layers;
    PropertyReader& properties;
    TemplatesReader& templates;
    SpriteReader& sprites;
};

/// An object of the scene file, without its source. What does not fit is in the log, with the object's id.
/// Null only when `value` is no JSON object or has no usable id.
[[nodiscard]] std::shared_ptr<SceneObject> readObject(const ObjectReaders& readers, const JsonValue& value);

/// An element of a list of templates, without its source: the name, and the object with its fields.
struct TemplateReading {
    std::string name;
    std::shared_ptr<SceneObject> object;
};
/// Null only when `value` is no JSON object or has no usable name.
[[nodiscard]] std::optional<TemplateReading> readTemplate(const ObjectReaders& readers, const JsonValue& value);

/// Canonical JSON on one line: the keys in the order of the file format, defaults left out, and behind them what the
/// file has that is not known.
void writeObject(JsonWriter& writer, const SceneObject& object);
void writeTemplate(JsonWriter& writer, const Template& content);

} // namespace broadside
