#pragma once

#include "core/math/vec2.h"
#include "core/scene/scene_object.h"
#include "core/scene/template_link.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// @file
/// Templates: fields that several objects have in common. An instance names its template, takes its fields, and may
/// override each of them. Each instance stores all its fields itself: if its template is missing, it is a normal
/// object, and code that simulates, draws or checks a scene need not know templates.

namespace broadside {

struct Template {
    std::string name; ///< Not empty; unique in a scene.
    /// The fields. Its id is null, its name is empty, and the other data that belong to an instance have no meaning.
    /// Unknown members at the path "" belong to the template, not to the instances. Never null.
    ObjectPtr object;

    friend bool operator==(const Template& a, const Template& b)
    {
        return a.name == b.name && (a.object == b.object || sameContent(*a.object, *b.object));
    }
};

/// The key in the scene file: "gravityScale".
[[nodiscard]] std::string_view keyOf(TemplateField field) noexcept;
[[nodiscard]] std::optional<TemplateField> templateFieldNamed(std::string_view key) noexcept;

/// Two fields that depend on each other: round shapes and compounds have one scale for both axes.
inline constexpr TemplateFields kShapeAndScale = TemplateFields(TemplateField::BoundingShape) | TemplateField::Scale;

/// The fields in which both objects differ. Unknown members of the file inside a field count as part of the field.
[[nodiscard]] TemplateFields differingFields(const SceneObject& a, const SceneObject& b);
void copyFields(TemplateFields fields, const SceneObject& from, SceneObject& to);

/// Null if there is none. Cost: O(templates).
[[nodiscard]] const Template* templateNamed(std::span<const Template> templates, std::string_view name) noexcept;

/// A template with the fields of `object`. @pre name is not empty
[[nodiscard]] Template templateFrom(const SceneObject& object, std::string name);
/// A new object with the template's name and all its fields. @pre id is not null
[[nodiscard]] ObjectPtr instanceOf(const Template& of, Vec2 position, ObjectId id);

// The functions below return the given object itself if nothing changes.

/// The object as an instance of `of`, with its fields unchanged. It overrides the fields in which it differs; if it is
/// an instance of `of` already, its existing overrides stay.
[[nodiscard]] ObjectPtr linkedTo(const ObjectPtr& object, const Template& of);
/// Takes all fields that are not overridden from the template. If shape and scale would then be invalid together, both
/// stay and become overrides. @pre it is an instance of `of`
[[nodiscard]] ObjectPtr followingTemplate(const ObjectPtr& instance, const Template& of);
/// The same, and `fields` are no longer overridden, except shape and scale if they would be invalid together. @pre it
/// is an instance of `of`
[[nodiscard]] ObjectPtr withFieldsReset(const ObjectPtr& instance, TemplateFields fields, const Template& of);
/// The object is no longer an instance; nothing else changes.
[[nodiscard]] ObjectPtr detached(const ObjectPtr& object);
/// Marks the fields that an edit from `before` to `after` changed as overrides. It marks none if the edit made the
/// object an instance of another template.
[[nodiscard]] ObjectPtr withOverridesMarked(const SceneObject& before, const ObjectPtr& after);

} // namespace broadside
