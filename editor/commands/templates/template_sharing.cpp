#include "editor/commands/templates/template_sharing.h"

#include "core/scene/template_references.h"
#include "editor/commands/command_messages.h"
#include "editor/commands/templates/project_template_commands.h"
#include "editor/commands/templates/template_edits.h"
#include "editor/commands/templates/template_parts.h"
#include "editor/document/message_text.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace broadside {

using namespace templates;

namespace {

/// Undoes or redoes the step with which the scene followed exactly this change.
bool repeatsFollowStep(QUndoStack& stack, const std::vector<SharedChange>& changes)
{
    const auto at = [&](int index) { return dynamic_cast<const FollowProjectTemplates*>(stack.command(index)); };
    if (const FollowProjectTemplates* last = at(stack.index() - 1); last && last->isRevertedBy(changes)) {
        stack.undo();
        return true;
    }
    if (const FollowProjectTemplates* next = at(stack.index()); next && next->isOf(changes)) {
        stack.redo();
        return true;
    }
    return false;
}

} // namespace

QString TemplateSharing::obstacleToShare(std::string_view name) const
{
    if (QString why = m_edits.obstacleFor(name); !why.isEmpty())
        return why;
    if (!m_library.isOwn(name))
        return TemplatesText::tr("%1 is already shared by the project.").arg(shown(name));
    if (!m_library.project())
        return TemplatesText::tr(
            "Open the project of this scene first (File > Open project, File > Add this scene to the project).");
    if (templateNamed(m_library.allShared(), name))
        return TemplatesText::tr(
                   "The project already has a template %1. Rename this one, or use the shared one (panel Checks).")
            .arg(shown(name));
    return {};
}

QString TemplateSharing::obstacleToMakeOwn(std::string_view name) const
{
    if (QString why = m_edits.obstacleFor(name); !why.isEmpty())
        return why;
    return m_library.isOwn(name) ? TemplatesText::tr("%1 is already local to this scene.").arg(shown(name)) : QString();
}

QString TemplateSharing::share(const std::string& name)
{
    if (const QString why = obstacleToShare(name); !why.isEmpty())
        return TemplatesText::tr("The template %1 cannot be shared. %2").arg(shown(name), why);
    TemplateLists after = listsOf(m_document, m_library);
    const Template shared = after.find(name);
    if (namesObjects(shared))
        return refusalOfNames(name);
    if (const QString refusal = refusalOfCount(after.shared.size() + 1); !refusal.isEmpty())
        return TemplatesText::tr("The template %1 cannot be shared. %2").arg(shown(name), refusal);
    std::erase_if(after.own, [&](const Template& known) { return known.name == name; });
    after.shared.push_back(shared);
    push(TemplatesText::tr("Share template %1").arg(shown(name)), std::move(after), {});
    return {};
}

QString TemplateSharing::makeOwn(const std::string& name)
{
    if (const QString why = obstacleToMakeOwn(name); !why.isEmpty())
        return TemplatesText::tr("The template %1 cannot be copied. %2").arg(shown(name), why);
    TemplateLists after = listsOf(m_document, m_library);
    if (const QString refusal = refusalOfCount(after.own.size() + 1); !refusal.isEmpty())
        return TemplatesText::tr("The template %1 cannot be copied. %2").arg(shown(name), refusal);
    std::unordered_set<std::string> taken = namesIn(m_library);
    for (const auto& [known, count] : m_edits.instanceCounts())
        taken.insert(known);
    const std::string own = takeFreeName(withoutNumber(name), taken);
    after.own.push_back({own, after.find(name).object});
    RenamedLinks links(own);
    std::vector<ObjectPtr> objects =
        changedResults(m_document.scene().objects(), [&](const ObjectPtr& object) -> ObjectPtr {
            if (object->instanceOf->name != name)
                return object;
            return edited(*object, [&](SceneObject& o) { o.instanceOf = links.of(*o.instanceOf); });
        });
    push(TemplatesText::tr("Make template %1 local, as %2").arg(shown(name), shown(own)), std::move(after),
         std::move(objects));
    return {};
}

QString TemplateSharing::useShared(const std::vector<std::string>& names)
{
    if (const QString why = m_edits.obstacle(); !why.isEmpty())
        return TemplatesText::tr("The templates of the project cannot be used. %1").arg(why);
    TemplateLists after = listsOf(m_document, m_library);
    std::unordered_set<std::string> going;
    for (const std::string& name : names)
        if (m_library.isOwn(name) && templateNamed(after.shared, name))
            going.insert(name);
    if (going.empty())
        return {};
    std::erase_if(after.own, [&](const Template& known) { return going.contains(known.name); });
    std::vector<ObjectPtr> objects =
        changedResults(m_document.scene().objects(), [&](const ObjectPtr& object) -> ObjectPtr {
            if (!going.contains(object->instanceOf->name))
                return object;
            return linkedTo(object, *templateNamed(after.shared, object->instanceOf->name));
        });
    const QString text = going.size() == 1
                             ? TemplatesText::tr("Use the project's template %1").arg(shown(*going.begin()))
                             : translated(texts::useTemplates(going.size()));
    push(text, std::move(after), std::move(objects));
    return {};
}

TemplateSharing::Followed TemplateSharing::followShared(const std::vector<SharedChange>& changes)
{
    if (repeatsFollowStep(m_document.undoStack(), changes))
        return {.isUndone = true};
    const auto isMeant = [&](const std::string& name) {
        return changes.empty() || std::ranges::find(changes, name, &SharedChange::name) != changes.end();
    };
    Followed followed;
    std::vector<ObjectPtr> objects =
        changedResults(m_document.scene().objects(), [&](const ObjectPtr& object) -> ObjectPtr {
            if (object->instanceOf.isEmpty() || !isMeant(object->instanceOf->name))
                return object;
            const Template* const of = templateNamed(m_library.shared(), object->instanceOf->name);
            return of ? followingTemplate(object, *of) : object;
        });
    followed.objects = objects.size();
    for (const ObjectPtr& object : objects)
        if (std::ranges::find(followed.templates, object->instanceOf->name) == followed.templates.end())
            followed.templates.push_back(object->instanceOf->name);
    if (!objects.empty())
        m_document.push(std::make_unique<FollowProjectTemplates>(m_document, std::move(objects), changes));
    return followed;
}

} // namespace broadside
