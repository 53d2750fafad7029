#pragma once

#include "core/math/vec2.h"
#include "editor/commands/object_edits.h"
#include "editor/commands/templates/template_edits.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

/// Where pasted instances find their templates: in the scene, else they bring them along.
struct PastedTemplates {
    const TemplateLibrary* library = nullptr; ///< Null: links stay as they are.
    std::span<const Template> brought = {};
};

/// What becomes of objects that come from elsewhere.
struct Pasted {
    std::vector<ObjectPtr> objects;       ///< To be added: under new ids, in the order they came.
    std::vector<Template> templates = {}; ///< To be put behind those of the scene: see TemplateEdits::add.
    std::size_t dropped = 0;              ///< References to objects that are not there.
    QString refusal;                      ///< Why there are none; else empty.
};

/// Copies of `objects` for the scene, or the world, that `edits` is about, with the middle of the box around them all
/// at `middle`; without one they keep their places. References among them lead to the copies; those to others stay
/// where there is such an object and are dropped else: a property, or a component that cannot do without. Objects and
/// groups whose name is taken get another one. Instances keep their looks: where the template of their name is another
/// one here, they override what differs.
///
/// The offset is a multiple of a power of two, small for the size of the world, so that distances stay the same to the
/// last bit wherever double can have it. Cost: O(objects).
[[nodiscard]] Pasted pasted(const ObjectEdits& edits, std::span<const ObjectPtr> objects, std::optional<Vec2> middle,
                            const PastedTemplates& templates = {});

} // namespace broadside
