#pragma once

#include "core/io/field_table.h"
#include "core/scene/scene_object.h"

#include <memory>
#include <span>
#include <string_view>

namespace broadside {

/// What the objects of a file have in common.
struct ObjectReaders {
    ValueReader& values;
    ComponentReader& components;
    LayersReader& layers;
    PropertyReader& properties;
};

/// An object of the scene file, without its source. What does not fit is in the log, with the object's id.
/// Null only when `value` is no JSON object or has no usable id.
[[nodiscard]] std::shared_ptr<SceneObject> readObject(const ObjectReaders& readers, const JsonValue& value);

[[nodiscard]] std::span<const std::string_view> keysOfObject() noexcept;

} // namespace broadside
