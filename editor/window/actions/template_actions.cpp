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
               .tip = tr("Make templates of the selected objects, which become their first instances; objects "
                         "that are alike share one"),
               .needs = selection(),
               .perform = [this] { make(); }});
    m_place = add(menu, {.name = "placeTemplate",
                         .text = tr("&Place instances"),
                         .icon = "place",
                         .tip = tr("Place instances of the template that is chosen in the panel Templates"),
                         .needs = current([](const std::string&) { return QString(); }),
                         .perform = [this] { place(m_parts.choice.current()); }});
    add(menu, {.name = "selectInstances",
               .text = tr("&Select instances"),
               .icon = "select",
               .tip = tr("Select all instances of the template that is chosen in the panel Templates"),
               .needs = current([](const std::string&) { return QString(); }),
               .perform = [this] { select(); }});
}

void TemplateActions::addInstanceEdits(QMenu& menu)
{
    QAction* applying =
        add(menu, {.name = "applyToTemplate",
                   .text = tr("&Apply to template"),
                   .icon = "up",
                   .tip = tr("Give the template what the selected instance overrides: all other instances follow"),
                   .needs = {.reason = [this] { return obstacleToApply(); }},
                   .perform = [this] { apply(); }});
    applying->setIconText(tr("Apply"));
    QAction* resetting = add(
        menu,
        {.name = "resetToTemplate",
         .text = tr("&Reset to template"),
         .icon = "reset",
         .tip = tr("Let the selected instances take everything from their templates again"),
         .needs = selection(),
         .perform = [this] { say(m_parts.edits.resetToTemplate(m_parts.focus.selection(), TemplateFields::all())); }});
    resetting->setIconText(tr("Reset"));
    add(menu, {.name = "detachInstances",
               .text = tr("&Detach"),
               .tip = tr("Make the selected instances objects like others: they keep their looks, and follow "
                         "their templates no longer"),
               .needs = selection(),
               .perform = [this] { say(m_parts.edits.detach(m_parts.focus.selection())); }});
}

void TemplateActions::addSharing(QMenu& menu)
{
    add(menu,
        {.name = "shareTemplate",
         .text = tr("S&hare with the project"),
         .icon = "layer-add",
         .tip = tr("Move the template that is chosen in the panel Templates into the project, for all "
                   "its scenes; the project is saved at once"),
         .needs = current([this](const std::string& name) { return m_parts.edits.sharing().obstacleToShare(name); }),
         .perform = [this] { say(m_parts.edits.sharing().share(m_parts.choice.current())); }});
    add(menu,
        {.name = "ownTemplate",
         .text = tr("&Make it this scene's own"),
         .tip = tr("Let the instances of a template of the project follow a copy of it that is this "
                   "scene's own; the project keeps the template"),
         .needs = current([this](const std::string& name) { return m_parts.edits.sharing().obstacleToMakeOwn(name); }),
         .perform = [this] { say(m_parts.edits.sharing().makeOwn(m_parts.choice.current())); }});
}

void TemplateActions::addTemplateEdits(QMenu& menu)
{
    add(menu, {.name = "renameTemplate",
               .text = tr("Rename &template..."),
               .icon = "rename",
               .tip = tr("Rename the template that is chosen in the panel Templates (there: F2)"),
               .needs = current([this](const std::string& name) { return m_parts.edits.obstacleToRename(name); }),
               .perform = [this] { m_parts.panels.get<TemplatesPanel>().renameCurrent(); }});
    m_delete = add(menu, {.name = "deleteTemplate",
                          .text = tr("D&elete template"),
                          .icon = "delete",
                          .tip = tr("Delete the template that is chosen in the panel Templates; its instances stay, as "
                                    "objects like others"),
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
        return name.empty() ? tr("no template is chosen: choose one in the panel Templates, or an instance of one")
                            : obstacle(name);
    }};
}

QString TemplateActions::obstacleToApply() const
{
    const ObjectPtr last = m_parts.edits.objects().find(m_parts.focus.lastSelected());
    if (!last)
        return tr("nothing is selected");
    if (last->instanceOf->name.empty())
        return tr("what was selected last is no instance of a template");
    if (m_parts.focus.selection().size() > 1)
        return tr("several objects are selected; a template takes one");
    return m_parts.edits.obstacleFor(last->instanceOf->name);
}

} // namespace broadside
