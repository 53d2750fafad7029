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

/// The templates of pasted instances: those of the library, or else those that were copied with the instances.
struct PastedTemplates {
    const TemplateLibrary* library = nullptr; ///< Null: links stay as they are.
    std::span<const Template> brought = {};
};

/// Objects from the clipboard, prepared for the scene.
struct Pasted {
    std::vector<ObjectPtr> objects;       ///< Objects to add: with new ids, in their order.
    std::vector<Template> templates = {}; ///< Templates to append to those of the scene: see TemplateEdits::add.
    std::size_t dropped = 0;              ///< Number of references to objects that do not exist.
    QString refusal;                      ///< Why nothing can be pasted; else empty.
};

/// How far a copy is from its original if nothing else decides its place. Metres.
[[nodiscard]] Vec2 copyOffset(const WorldSettings& world);

/// Copies of `objects` for the scene or world that `edits` works on, with the centre of the box around them at
/// `middle`, or moved from there by copyOffset() until none is exactly on an equal object; without `middle` they keep
/// their places. References between them lead to the copies. References to other
/// objects stay when the object exists; else the property is dropped, or the component that requires it. Objects and
/// groups whose name is in use get another one. Instances keep their looks: when the template of their name differs
/// here, they override the differences.
///
/// The offset is a multiple of a power of two that is small for the size of the world, so that distances stay exactly
/// the same where double allows it. Cost: O(objects).
[[nodiscard]] Pasted pasted(const ObjectEdits& edits, std::span<const ObjectPtr> objects, std::optional<Vec2> middle,
                            const PastedTemplates& templates = {});

} // namespace broadside
