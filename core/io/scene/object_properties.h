#pragma once

#include "core/io/json/field_table.h"
#include "core/io/json/json_writer.h"
#include "core/scene/property.h"
#include "core/scene/scene.h"

#include <functional>
#include <string>
#include <vector>

namespace broadside {

/// Reads the properties of objects, and collects the objects that they name.
class PropertyReader {
public:
    /// Reads a member "properties". A value that is no JSON object is kept unchanged in `context.extra`.
    void read(const FieldContext& context, const JsonValue& value, SharedValue<Properties>& properties);

    /// Warns about properties that name an object which does not exist in the scene. Call it when all are known.
    void checkReferences(const std::function<bool(ObjectId)>& exists, ProblemLog& log) const;

private:
    [[nodiscard]] PropertyValue valueOf(const FieldContext& context, const JsonValue& value);

    struct Reference {
        ObjectId id;
        std::size_t offset = 0;
        ObjectId owner;
    };
    std::vector<Reference> m_references;
};

void writeProperties(JsonWriter& writer, const Properties& properties);

} // namespace broadside
