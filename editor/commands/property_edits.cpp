#include "editor/commands/property_edits.h"

#include "core/base/limits.h"
#include "editor/commands/command_messages.h"

#include <algorithm>
#include <unordered_set>

namespace broadside {
namespace {

/// Changes a copy of the list, because other objects share it.
template<class Edit>
void change(SceneObject& object, Edit edit)
{
    Properties properties = *object.properties;
    edit(properties);
    object.properties = std::move(properties);
}

auto find(Properties& properties, std::string_view name)
{
    return std::ranges::find(properties, name, [](const Property& p) -> std::string_view { return p.name; });
}

} // namespace

const Property* propertyOf(const SceneObject& object, std::string_view name)
{
    const Properties& properties = *object.properties;
    const auto found =
        std::ranges::find(properties, name, [](const Property& p) -> std::string_view { return p.name; });
    return found == properties.end() ? nullptr : &*found;
}

std::vector<PropertyKey> commonProperties(std::span<const ObjectPtr> objects)
{
    std::vector<PropertyKey> keys;
    const Properties& first = *objects.front()->properties;
    for (std::size_t i = 0; i < std::min(first.size(), kMostEdited); ++i)
        keys.push_back({first[i].name, first[i].value.index()});
    for (std::size_t i = 1; i < objects.size() && !keys.empty(); ++i)
        std::erase_if(keys, [&](const PropertyKey& key) {
            const Property* property = propertyOf(*objects[i], key.name);
            return !property || property->value.index() != key.kind;
        });
    return keys;
}

std::string freshPropertyName(std::span<const ObjectPtr> objects, const std::string& base)
{
    std::unordered_set<std::string_view> taken;
    for (const ObjectPtr& object : objects)
        for (const Property& property : *object->properties)
            taken.insert(property.name);
    std::string name = base;
    for (int number = 2; taken.contains(name); ++number)
        name = base + ' ' + std::to_string(number);
    return name;
}

void addProperty(SceneObject& object, Property property)
{
    change(object, [&](Properties& properties) { properties.push_back(std::move(property)); });
}

void setPropertyValue(SceneObject& object, std::string_view name, PropertyValue value)
{
    change(object, [&](Properties& properties) { find(properties, name)->value = std::move(value); });
}

void removeProperty(SceneObject& object, std::string_view name)
{
    if (propertyOf(object, name))
        change(object, [&](Properties& properties) { properties.erase(find(properties, name)); });
}

std::optional<Message> renameProperty(SceneObject& object, std::string_view from, const std::string& to)
{
    if (to == from || !propertyOf(object, from))
        return std::nullopt;
    if (to.empty())
        return texts::propertyWithoutName();
    if (to.size() > limits::kStringBytes)
        return texts::propertyNameTooLong(limits::kStringBytes);
    if (propertyOf(object, to))
        return texts::propertyNameTaken(to);
    change(object, [&](Properties& properties) { find(properties, from)->name = to; });
    return std::nullopt;
}

} // namespace broadside
