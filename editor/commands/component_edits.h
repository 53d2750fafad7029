#pragma once

#include "core/scene/component_table.h"
#include "core/scene/scene.h"
#include "editor/commands/most_edited.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// @file
/// The components of several objects, edited together.

namespace broadside {

/// Identifies one component among those of its type: files can contain two launchers for one object.
struct ComponentKey {
    std::string type;
    std::size_t nth = 0;
    friend bool operator==(const ComponentKey&, const ComponentKey&) = default;
};

/// Index among the object's components; nothing when the object does not have the component.
[[nodiscard]] std::optional<std::size_t> placeOf(const SceneObject& object, const ComponentKey& key);
[[nodiscard]] bool hasComponent(const SceneObject& object, std::string_view type);
/// Whether both have components of the same types in the same order, as most objects that are selected together.
[[nodiscard]] bool haveSameTypes(const SceneObject& a, const SceneObject& b);
/// The components that all objects have, out of the first kMostEdited of the first object, in its order. @pre at least
/// one
[[nodiscard]] std::vector<ComponentKey> commonComponents(std::span<const ObjectPtr> objects);
/// The names of the types that at least one object has, in the order of their first appearance; at most kMostEdited.
[[nodiscard]] std::vector<std::string> componentTypesOf(std::span<const ObjectPtr> objects);

/// Removes the component, and the unknown members that a file may have for it.
void removeComponent(SceneObject& object, std::size_t place);
/// Removes all components of the type, whether the type is known or not.
void removeComponents(SceneObject& object, std::string_view type);

/// Makes components of a type, each as newComponent() does for its owner. All owners together take only the time of
/// two.
class ComponentMaker {
public:
    /// @pre the scene outlives this
    ComponentMaker(const ComponentType& type, const Scene& scene);
    [[nodiscard]] Component make(ObjectId owner) const;

private:
    const ComponentType& m_type;
    const Scene& m_scene;
    Component m_forMost;
};

} // namespace broadside
