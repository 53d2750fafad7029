#include "core/scene/template_references.h"

#include "core/scene/component_table.h"

#include <algorithm>
#include <variant>

namespace broadside {
namespace {

bool namesAnObject(const Component& component)
{
    const ComponentType* const type = typeOf(component);
    return type && std::ranges::any_of(type->fields, [&](const ComponentField& field) {
               const FieldValue value = field.get(component);
               const auto* const id = std::get_if<ObjectId>(&value);
               return id && !id->isNull();
           });
}

} // namespace

bool namesObjects(const Template& content)
{
    const SceneObject& object = *content.object;
    return std::ranges::any_of(object.components, namesAnObject) ||
           std::ranges::any_of(*object.properties, [](const Property& property) {
               return std::holds_alternative<ObjectId>(property.value);
           });
}

} // namespace broadside
