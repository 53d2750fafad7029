#include "editor/window/actions/template_actions.h"

#include "editor/panels/assets/templates_panel.h"
#include "editor/panels/place_panel.h"
#include "editor/tools/place_tool.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/layout/panels.h"
#include "editor/window/message_bar.h"

#include <QMenu>

#include <utility>

namespace broadside {

TemplateActions::TemplateActions(const Parts& parts)
    : m_parts(parts)
{
    QMenu& menu = parts.actions.addMenu(MenuSection::EditObjects, tr("Te&mplate"));
    addUses(menu);
    menu.addSeparator();
    addInstanceEdits(menu);
    menu.addSeparator();
    addSharing(menu);
    menu.addSeparator();
    addTemplateEdits(menu);
    parts.panels.whenMade<TemplatesPanel>([this](TemplatesPanel& panel) { followPanel(panel); });
    connect(&parts.choice, &TemplateChoice::changed, this, [this] { m_parts.actions.showAvailable(); });
    connect(&parts.edits.library(), &TemplateLibrary::changed, this, &TemplateActions::followLibrary);
}

QAction* TemplateActions::add(QMenu& menu, const ActionSpec& spec)
{
    ActionSpec edit = spec;
    edit.needs.editing = true;
    return &m_parts.actions.add(*this, menu, edit);
}

void TemplateActions::addUses(QMenu& menu)
{
    add(menu, {.name = "makeTemplate",
               .text = tr("&New from selection"),
               .icon = "template",
               .keys = {QKeySequence(Qt::CTRL | Qt::Key_T)},
               .tip = tr("Create templates from the selected objects, which become instances of them; equal objects "
                         "share one template"),
               .needs = selection(),
               .perform = [this] { make(); }});
    m_place = add(menu, {.name = "placeTemplate",
                         .text = tr("&Place instances"),
                         .icon = "place",
                         .tip = tr("Place instances of the template that is selected in the panel Templates"),
                         .needs = current([](const std::string&) { return QString(); }),
                         .perform = [this] { place(m_parts.choice.current()); }});
    add(menu, {.name = "selectInstances",
               .text = tr("&Select instances"),
               .icon = "select",
               .tip = tr("Select all instances of the template that is selected in the panel Templates"),
               .needs = current([](const std::string&) { return QString(); }),
               .perform = [this] { select(); }});
}

void TemplateActions::addInstanceEdits(QMenu& menu)
{
    QAction* applying =
        add(menu, {.name = "applyToTemplate",
                   .text = tr("&Apply to template"),
                   .icon = "up",
                   .tip = tr("Copy the overrides of the selected instance to its template; all other instances follow"),
                   .needs = {.reason = [this] { return obstacleToApply(); }},
                   .perform = [this] { apply(); }});
    applying->setIconText(tr("Apply"));
    QAction* resetting = add(
        menu,
        {.name = "resetToTemplate",
         .text = tr("&Reset to template"),
         .icon = "reset",
         .tip = tr("Remove all overrides of the selected instances, so that they follow their templates again"),
         .needs = selection(),
         .perform = [this] { say(m_parts.edits.resetToTemplate(m_parts.focus.selection(), TemplateFields::all())); }});
    resetting->setIconText(tr("Reset"));
    add(menu,
        {.name = "detachInstances",
         .text = tr("&Detach"),
         .tip =
             tr("Detach the selected instances from their templates: they keep their values and become usual objects"),
         .needs = selection(),
         .perform = [this] { say(m_parts.edits.detach(m_parts.focus.selection())); }});
}

void TemplateActions::addSharing(QMenu& menu)
{
    add(menu,
        {.name = "shareTemplate",
         .text = tr("S&hare with the project"),
         .icon = "layer-add",
         .tip = tr("Move the selected template into the project, for all of its scenes; the project is saved at once"),
         .needs = current([this](const std::string& name) { return m_parts.edits.sharing().obstacleToShare(name); }),
         .perform = [this] { say(m_parts.edits.sharing().share(m_parts.choice.current())); }});
    add(menu,
        {.name = "ownTemplate",
         .text = tr("&Make local to this scene"),
         .tip = tr("Let the instances of a shared template follow a local copy of it; the project keeps the template"),
         .needs = current([this](const std::string& name) { return m_parts.edits.sharing().obstacleToMakeOwn(name); }),
         .perform = [this] { say(m_parts.edits.sharing().makeOwn(m_parts.choice.current())); }});
}

void TemplateActions::addTemplateEdits(QMenu& menu)
{
    add(menu, {.name = "renameTemplate",
               .text = tr("Rename &template..."),
               .icon = "rename",
               .tip = tr("Rename the template that is selected in the panel Templates (there: F2)"),
               .needs = current([this](const std::string& name) { return m_parts.edits.obstacleToRename(name); }),
               .perform = [this] { m_parts.panels.get<TemplatesPanel>().renameCurrent(); }});
    m_delete = add(
        menu,
        {.name = "deleteTemplate",
         .text = tr("D&elete template"),
         .icon = "delete",
         .tip = tr("Delete the template that is selected in the panel Templates; its instances become usual objects"),
         .needs = current([this](const std::string& name) { return m_parts.edits.obstacleFor(name); }),
         .perform = [this] { say(m_parts.edits.remove({m_parts.choice.current()})); }});
}

void TemplateActions::followPanel(TemplatesPanel& panel)
{
    connect(&panel, &TemplatesPanel::placeWanted, m_place, &QAction::trigger);
    connect(&panel, &TemplatesPanel::deleteWanted, m_delete, &QAction::trigger);
    connect(&panel, &TemplatesPanel::refused, this, &TemplateActions::say);
}

void TemplateActions::say(const QString& refusal)
{
    if (!refusal.isEmpty())
        m_parts.messages.show(MessageBar::Kind::Warning, refusal);
}

void TemplateActions::make()
{
    say(m_parts.edits.makeFrom(m_parts.focus.selection()));
    m_parts.panels.bringUp(Panel::Templates);
}

void TemplateActions::apply()
{
    if (m_parts.focus.selection().size() == 1)
        say(m_parts.edits.applyToTemplate(m_parts.focus.selection().front(), TemplateFields::all()));
}

void TemplateActions::select()
{
    std::vector<ObjectId> ids = m_parts.edits.instancesOf(m_parts.choice.current());
    if (ids.empty())
        say(tr("No object is an instance of %1. Place one, or delete the template.")
                .arg(QString::fromStdString(m_parts.choice.current())));
    else
        m_parts.focus.select(std::move(ids));
}

bool TemplateActions::place(const std::string& name)
{
    const ObjectPtr prototype = m_parts.edits.prototypeOf(name);
    if (!prototype)
        return false;
    m_parts.tool.setPrototype(*prototype);
    m_parts.panels.get<PlacePanel>().showTemplate(QString::fromStdString(name));
    emit placeToolWanted();
    return true;
}

/// The object of the Place tool follows its template. When the template is removed, the tool gets an ordinary object.
void TemplateActions::followLibrary()
{
    if (const std::string name = m_parts.tool.prototype().instanceOf->name; !name.empty()) {
        const ObjectPtr prototype = m_parts.edits.prototypeOf(name);
        auto& place = m_parts.panels.get<PlacePanel>();
        m_parts.tool.setPrototype(prototype ? *prototype : place.prototype());
        if (!prototype)
            place.showTemplate({});
    }
    m_parts.actions.showAvailable();
}

ActionNeeds TemplateActions::selection() const
{
    return {.selection = NeededSelection::Any, .reason = [this] { return m_parts.edits.obstacle(); }};
}

ActionNeeds TemplateActions::current(std::function<QString(const std::string&)> obstacle) const
{
    return {.reason = [this, obstacle = std::move(obstacle)] {
        const std::string name = m_parts.choice.current();
        return name.empty() ? tr("Select a template in the panel Templates first, or an instance in the world.")
                            : obstacle(name);
    }};
}

QString TemplateActions::obstacleToApply() const
{
    const ObjectPtr last = m_parts.edits.objects().find(m_parts.focus.lastSelected());
    if (!last)
        return tr("Select an object first.");
    if (last->instanceOf->name.empty())
        return tr("Select an instance of a template first.");
    if (m_parts.focus.selection().size() > 1)
        return tr("Select one object only.");
    return m_parts.edits.obstacleFor(last->instanceOf->name);
}

} // namespace broadside
