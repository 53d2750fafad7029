#pragma once

#include "core/scene/scene_object.h"
#include "editor/commands/most_edited.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// The properties that users give to objects, of several objects taken together.

namespace broadside {

/// A name, and a kind of value: the place in the variant.
struct PropertyKey {
    std::string name;
    std::size_t kind = 0;
    friend bool operator==(const PropertyKey&, const PropertyKey&) = default;
};

/// Null when the object has none of the name.
[[nodiscard]] const Property* propertyOf(const SceneObject& object, std::string_view name);
/// Those of the first kMostEdited of the first that all of them have, with the same kind of value, in its order.
/// @pre at least one
[[nodiscard]] std::vector<PropertyKey> commonProperties(std::span<const ObjectPtr> objects);
/// `base`, or with the first number behind it that none of the objects has a property of.
/// Cost: linear in the properties of all.
[[nodiscard]] std::string freshPropertyName(std::span<const ObjectPtr> objects, const std::string& base);

/// Behind the others. @pre the object has none of the name
void addProperty(SceneObject& object, Property property);
/// @pre the object has one of the name, which keeps its place
void setPropertyValue(SceneObject& object, std::string_view name, PropertyValue value);
/// Passed over when the object has none of the name.
void removeProperty(SceneObject& object, std::string_view name);
/// Why not, and what else; nothing when it was renamed, or has none of the name `from`.
[[nodiscard]] std::optional<std::string> renameProperty(SceneObject& object, std::string_view from,
                                                        const std::string& to);

} // namespace broadside
