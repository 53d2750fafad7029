#pragma once

#include "editor/document/scene_document.h"
#include "editor/document/template_library.h"

#include <QString>

#include <string_view>
#include <vector>

/// @file
/// One undo step that changes templates and updates their instances.

namespace broadside::templates {

/// The templates of a scene and of its project, before or after an edit.
struct TemplateLists {
    std::vector<Template> own;
    std::vector<Template> shared;                        ///< Including those that templates of the scene hide.
    [[nodiscard]] Template& find(std::string_view name); ///< @pre one of the lists has it
};
[[nodiscard]] TemplateLists listsOf(const SceneDocument& document, const TemplateLibrary& library);

/// Sets the lists of scene and project, and replaces the objects with these ids. Parts that change nothing are left
/// out.
void pushStep(SceneDocument& document, TemplateLibrary& library, const QString& text, TemplateLists lists,
              std::vector<ObjectPtr> objects);

} // namespace broadside::templates
