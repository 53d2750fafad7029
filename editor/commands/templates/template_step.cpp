#include "editor/commands/templates/template_step.h"

#include "editor/commands/object_commands.h"
#include "editor/commands/templates/project_template_commands.h"
#include "editor/commands/templates/replace_templates.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace broadside::templates {

Template& TemplateLists::find(std::string_view name)
{
    const auto found = std::ranges::find(own, name, &Template::name);
    return found != own.end() ? *found : *std::ranges::find(shared, name, &Template::name);
}

TemplateLists listsOf(const SceneDocument& document, const TemplateLibrary& library)
{
    return {document.scene().templates, library.allShared()};
}

void pushStep(SceneDocument& document, TemplateLibrary& library, const QString& text, TemplateLists lists,
              std::vector<ObjectPtr> objects)
{
    // The order of the steps: a template that moves between the lists is always in at least one of them.
    std::vector<std::unique_ptr<QUndoCommand>> steps;
    steps.push_back(std::make_unique<EditProjectTemplates>(library, text, lists.shared));
    steps.push_back(std::make_unique<ReplaceTemplates>(document, text, std::move(lists.own)));
    steps.push_back(std::make_unique<ReplaceObjects>(document, text, std::move(objects), SceneChange::Kind::Edited,
                                                     document.newGesture(), ReplaceObjects::Links::AsGiven));
    std::erase_if(steps, [](const auto& step) { return step->isObsolete(); });
    const bool isMacro = steps.size() > 1;
    if (isMacro)
        document.undoStack().beginMacro(text);
    for (auto& step : steps)
        document.push(std::move(step));
    if (isMacro)
        document.undoStack().endMacro();
}

} // namespace broadside::templates
