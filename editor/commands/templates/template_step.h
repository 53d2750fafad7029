#pragma once

#include "editor/document/scene_document.h"
#include "editor/document/template_library.h"

#include <QString>

#include <string_view>
#include <vector>

/// @file
/// One undo step that changes templates and takes their instances along.

namespace broadside::templates {

/// The templates of a scene and of its project: as they are, or as an edit leaves them.
struct TemplateLists {
    std::vector<Template> own;
    std::vector<Template> shared;                        ///< Also those that own ones hide.
    [[nodiscard]] Template& find(std::string_view name); ///< @pre it is in one of them
};
[[nodiscard]] TemplateLists listsOf(const SceneDocument& document, const TemplateLibrary& library);

/// The lists become those of scene and project, and the objects take the places of those of their ids. What changes
/// nothing is left out.
void pushStep(SceneDocument& document, TemplateLibrary& library, const QString& text, TemplateLists lists,
              std::vector<ObjectPtr> objects);

} // namespace broadside::templates
