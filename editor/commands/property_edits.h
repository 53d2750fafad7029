#pragma once

#include "core/base/message/message.h"
#include "core/scene/scene_object.h"
#include "editor/commands/most_edited.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// The custom properties of several objects, edited together.

namespace broadside {

/// A name, and a kind of value as its index in the variant.
struct PropertyKey {
    std::string name;
    std::size_t kind = 0;
    friend bool operator==(const PropertyKey&, const PropertyKey&) = default;
};

/// Null when the object has no property of this name.
[[nodiscard]] const Property* propertyOf(const SceneObject& object, std::string_view name);
/// The properties that all objects have with the same kind of value, out of the first kMostEdited of the first object,
/// in its order. @pre at least one
[[nodiscard]] std::vector<PropertyKey> commonProperties(std::span<const ObjectPtr> objects);
/// `base`, or `base` with the first number that makes the name free in all objects.
/// Cost: linear in the properties of all objects.
[[nodiscard]] std::string freshPropertyName(std::span<const ObjectPtr> objects, const std::string& base);

/// Appends the property. @pre the object has none of this name
void addProperty(SceneObject& object, Property property);
/// The property keeps its place. @pre the object has one of this name
void setPropertyValue(SceneObject& object, std::string_view name, PropertyValue value);
/// Does nothing when the object has no property of this name.
void removeProperty(SceneObject& object, std::string_view name);
/// Returns why it failed and what to do; nothing when it was renamed, or when the object has no property `from`.
[[nodiscard]] std::optional<Message> renameProperty(SceneObject& object, std::string_view from, const std::string& to);

} // namespace broadside
