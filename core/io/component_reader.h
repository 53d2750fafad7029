#pragma once

#include "core/io/field_table.h"
#include "core/scene/component.h"
#include "core/scene/scene.h"

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// Reads components, reports each unknown type once, and remembers which objects launchers name.
class ComponentReader {
public:
    /// `context.path` is that of the array's owner; `value` its member "components".
    void read(const FieldContext& context, const JsonValue& value, std::vector<Component>& components);

    /// Warns about launchers whose projectile is not in the scene. To be called once all objects are known.
    void checkProjectiles(const Scene& scene, ProblemLog& log) const;

private:
    struct Projectile {
        ObjectId id;
        std::size_t offset = 0;
        ObjectId owner;
    };
    void readOne(const FieldContext& context, const JsonValue& value, std::vector<Component>& components);
    void readLauncher(const FieldContext& context, const JsonValue& value, std::vector<Component>& components);
    void reportUnknown(const FieldContext& context, const JsonValue& type);

    std::set<std::string, std::less<>> m_unknownTypes;
    std::vector<Projectile> m_projectiles;
};

[[nodiscard]] std::span<const std::string_view> keysOfLauncher() noexcept;

} // namespace broadside
