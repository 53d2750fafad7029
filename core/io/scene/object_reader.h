#pragma once

#include "core/io/json/field_table.h"
#include "core/scene/scene_object.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

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

[[nodiscard]] std::span<const std::string_view> keysOfObject() noexcept;
[[nodiscard]] std::span<const std::string_view> keysOfTemplate() noexcept;

} // namespace broadside
