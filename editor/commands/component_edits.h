#pragma once

#include "core/scene/component_table.h"
#include "core/scene/scene.h"
#include "editor/commands/most_edited.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// @file
/// The components of several objects, taken together.

namespace broadside {

/// One component of an object among those of its type: files can hold two launchers.
struct ComponentKey {
    std::string type;
    std::size_t nth = 0;
    friend bool operator==(const ComponentKey&, const ComponentKey&) = default;
};

/// Where it stands among the components; nothing when the object has none of the kind.
[[nodiscard]] std::optional<std::size_t> placeOf(const SceneObject& object, const ComponentKey& key);
[[nodiscard]] bool hasComponent(const SceneObject& object, std::string_view type);
/// One component of the same type after the other: most of what is selected together is alike.
[[nodiscard]] bool haveSameTypes(const SceneObject& a, const SceneObject& b);
/// Those of the first kMostEdited of the first that all of them have, in its order. @pre at least one
[[nodiscard]] std::vector<ComponentKey> commonComponents(std::span<const ObjectPtr> objects);
/// The names of the types that one of them has at least, in the order in which they come; kMostEdited at most.
[[nodiscard]] std::vector<std::string> componentTypesOf(std::span<const ObjectPtr> objects);

/// With the members of its own that a file may have.
void removeComponent(SceneObject& object, std::size_t place);
/// All of the type, known or not.
void removeComponents(SceneObject& object, std::string_view type);

/// Makes components of a type, each as newComponent() does for its owner, but for all owners together in the time that
/// it takes for two.
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
