#include "editor/commands/component_edits.h"

#include "core/scene/new_component.h"

#include <algorithm>

namespace broadside {

std::optional<std::size_t> placeOf(const SceneObject& object, const ComponentKey& key)
{
    std::size_t nth = 0;
    for (std::size_t i = 0; i < object.components.size(); ++i)
        if (typeNameOf(object.components[i]) == key.type && nth++ == key.nth)
            return i;
    return std::nullopt;
}

bool hasComponent(const SceneObject& object, std::string_view type)
{
    return std::ranges::any_of(object.components, [&](const Component& c) { return typeNameOf(c) == type; });
}

bool haveSameTypes(const SceneObject& a, const SceneObject& b)
{
    return std::ranges::equal(a.components, b.components, [](const Component& x, const Component& y) {
        return x.index() == y.index() &&
               (!std::holds_alternative<UnknownComponent>(x) || typeNameOf(x) == typeNameOf(y));
    });
}

std::vector<ComponentKey> commonComponents(std::span<const ObjectPtr> objects)
{
    std::vector<ComponentKey> keys;
    const std::vector<Component>& first = objects.front()->components;
    for (std::size_t i = 0; i < std::min(first.size(), kMostEdited); ++i) {
        const std::string_view type = typeNameOf(first[i]);
        const auto before = std::ranges::count_if(keys, [&](const ComponentKey& key) { return key.type == type; });
        keys.push_back({std::string(type), static_cast<std::size_t>(before)});
    }
    for (std::size_t i = 1; i < objects.size() && !keys.empty(); ++i)
        if (!haveSameTypes(*objects.front(), *objects[i]))
            std::erase_if(keys, [&](const ComponentKey& key) { return !placeOf(*objects[i], key); });
    return keys;
}

std::vector<std::string> componentTypesOf(std::span<const ObjectPtr> objects)
{
    std::vector<std::string> types;
    for (const ObjectPtr& object : objects)
        for (const Component& component : object->components)
            if (types.size() == kMostEdited)
                return types;
            else if (const std::string_view type = typeNameOf(component); std::ranges::find(types, type) == types.end())
                types.emplace_back(type);
    return types;
}

void removeComponent(SceneObject& object, std::size_t place)
{
    std::vector<Component>& components = object.components.edit();
    components.erase(components.begin() + static_cast<std::ptrdiff_t>(place));
    object.extra.removeElement("components", place);
}

void removeComponents(SceneObject& object, std::string_view type)
{
    for (std::size_t i = object.components.size(); i-- > 0;)
        if (typeNameOf(object.components[i]) == type)
            removeComponent(object, i);
}

ComponentMaker::ComponentMaker(const ComponentType& type, const Scene& scene)
    : m_type(type)
    , m_scene(scene)
    , m_forMost(newComponent(type, scene, ObjectId{})) // For an owner that no component targets.
{}

Component ComponentMaker::make(ObjectId owner) const
{
    const auto namesItself = [&](const ComponentField& field) {
        if (field.kind != FieldKind::Object)
            return false;
        const auto target = std::get<ObjectId>(field.get(m_forMost));
        return target == owner || target.isNull();
    };
    return std::ranges::any_of(m_type.fields, namesItself) ? newComponent(m_type, m_scene, owner) : m_forMost;
}

} // namespace broadside
