#pragma once

#include "core/math/vec2.h"
#include "core/scene/scene_object.h"
#include "core/scene/template_link.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// @file
/// Templates: what several objects have in common, said once. An instance names its template, takes the fields of it,
/// and may override each. It has all of its fields itself: where its template is missing it is an object like others,
/// and whoever simulates, draws or checks a scene need not know of templates.

namespace broadside {

struct Template {
    std::string name; ///< Not empty; no two of a scene have the same.
    /// The fields. Its id is null, its name empty, and what else is an instance's own has no meaning; unknown members
    /// at the path "" are the template's, not the instances'. Never null.
    ObjectPtr object;

    friend bool operator==(const Template& a, const Template& b)
    {
        return a.name == b.name && (a.object == b.object || sameContent(*a.object, *b.object));
    }
};

/// The key of the scene file: "gravityScale".
[[nodiscard]] std::string_view keyOf(TemplateField field) noexcept;
[[nodiscard]] std::optional<TemplateField> templateFieldNamed(std::string_view key) noexcept;

/// Which depend on each other: round shapes and compounds take one scale for both axes.
inline constexpr TemplateFields kShapeAndScale = TemplateFields(TemplateField::BoundingShape) | TemplateField::Scale;

/// Those in which the two differ; what the file has under unknown keys inside a field counts as the field.
[[nodiscard]] TemplateFields differingFields(const SceneObject& a, const SceneObject& b);
void copyFields(TemplateFields fields, const SceneObject& from, SceneObject& to);

/// Null if there is none. Cost: O(templates)
[[nodiscard]] const Template* templateNamed(std::span<const Template> templates, std::string_view name) noexcept;

/// The fields of `object`. @pre name is not empty
[[nodiscard]] Template templateFrom(const SceneObject& object, std::string name);
/// A new object, called as the template is, with all of its fields. @pre id is not null
[[nodiscard]] ObjectPtr instanceOf(const Template& of, Vec2 position, ObjectId id);

// What follows gives back the object that it was given where nothing changes.

/// The object as an instance of `of`, with the looks that it has: it overrides those fields in which it differs, and
/// those that it overrides already if it is one.
[[nodiscard]] ObjectPtr linkedTo(const ObjectPtr& object, const Template& of);
/// What the instance does not override it takes from the template. A scale that its shape cannot have is not taken:
/// then both stay, and become overrides. @pre it is an instance of `of`
[[nodiscard]] ObjectPtr followingTemplate(const ObjectPtr& instance, const Template& of);
/// The same, and these fields are overridden no longer; except shape and scale where they would not suit each other.
/// @pre it is an instance of `of`
[[nodiscard]] ObjectPtr withFieldsReset(const ObjectPtr& instance, TemplateFields fields, const Template& of);
/// No instance any longer; nothing else changes.
[[nodiscard]] ObjectPtr detached(const ObjectPtr& object);
/// An edit made `after` of `before`: the fields that it changed are overridden from now on. Not if it made it an
/// instance of another template.
[[nodiscard]] ObjectPtr withOverridesMarked(const SceneObject& before, const ObjectPtr& after);

} // namespace broadside
