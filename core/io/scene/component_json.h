#pragma once

#include "core/io/json/field_table.h"
#include "core/io/json/json_writer.h"
#include "core/scene/component_table.h"
#include "core/scene/scene.h"

#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// Reads components, reports each unknown type once, and collects the objects that components name.
class ComponentReader {
public:
    /// `context.path` is that of the array's owner; `value` its member "components".
    void read(const FieldContext& context, const JsonValue& value, std::vector<Component>& components);

    /// Warns about components that name an object which does not exist in the scene. Call it when all are known.
    void checkReferences(const std::function<bool(ObjectId)>& exists, ProblemLog& log) const;

private:
    struct Reference {
        ObjectId id;
        std::size_t offset = 0;
        ObjectId owner;
        const ComponentType* type = nullptr;
        const ComponentField* field = nullptr;
    };
    void readOne(const FieldContext& context, const JsonValue& value, std::vector<Component>& components);
    void readFieldsOf(const ComponentType& type, const FieldContext& context, const JsonValue& value,
                      Component& component);
    void readField(const ComponentType& type, const ComponentField& field, const FieldContext& context,
                   const JsonValue& value, Component& component);
    void reportUnknown(const FieldContext& context, const JsonValue& type);

    std::set<std::string, std::less<>> m_unknownTypes;
    std::vector<Reference> m_references;
};

/// Writes the array. `extra` has the unknown members; `path` is the array's: "components".
void writeComponents(JsonWriter& writer, const std::vector<Component>& components, const ExtraMembers& extra,
                     std::string_view path);

/// The types of components with their keys.
[[nodiscard]] VariantTable componentVariants();

} // namespace broadside
