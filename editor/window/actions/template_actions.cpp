#include "editor/window/actions/template_actions.h"

#include "editor/panels/assets/templates_panel.h"
#include "editor/panels/place_panel.h"
#include "editor/tools/place_tool.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/layout/panels.h"
#include "editor/window/message_bar.h"

#include <QMenu>

#include <algorithm>

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
    connect(&parts.choice, &TemplateChoice::changed, this, &TemplateActions::showAvailable);
    connect(&parts.edits.library(), &TemplateLibrary::changed, this, &TemplateActions::followLibrary);
}

QAction* TemplateActions::add(QMenu& menu, const ActionSpec& spec)
{
    ActionSpec edit = spec;
    edit.needs = ActionNeeds::Editing;
    return &m_parts.actions.add(*this, menu, edit);
}

void TemplateActions::addUses(QMenu& menu)
{
    m_make = add(menu, {.name = "makeTemplate",
                        .text = tr("&New from selection"),
                        .icon = "template",
                        .keys = {QKeySequence(Qt::CTRL | Qt::Key_T)},
                        .tip = tr("Make templates of the selected objects, which become their first instances; objects "
                                  "that are alike share one"),
                        .perform = [this] { make(); }});
    m_place = add(menu, {.name = "placeTemplate",
                         .text = tr("&Place instances"),
                         .icon = "place",
                         .tip = tr("Place instances of the template that is chosen in the panel Templates"),
                         .perform = [this] { place(m_parts.choice.current()); }});
    m_select = add(menu, {.name = "selectInstances",
                          .text = tr("&Select instances"),
                          .icon = "select",
                          .tip = tr("Select all instances of the template that is chosen in the panel Templates"),
                          .perform = [this] { select(); }});
}

void TemplateActions::addInstanceEdits(QMenu& menu)
{
    m_apply =
        add(menu, {.name = "applyToTemplate",
                   .text = tr("&Apply to template"),
                   .icon = "up",
                   .tip = tr("Give the template what the selected instance overrides: all other instances follow"),
                   .perform = [this] { apply(); }});
    m_apply->setIconText(tr("Apply"));
    m_reset = add(menu, {.name = "resetToTemplate",
                         .text = tr("&Reset to template"),
                         .icon = "reset",
                         .tip = tr("Let the selected instances take everything from their templates again"),
                         .perform = [this] {
                             say(m_parts.edits.resetToTemplate(m_parts.focus.selection(), TemplateFields::all()));
                         }});
    m_reset->setIconText(tr("Reset"));
    m_detach =
        add(menu, {.name = "detachInstances",
                   .text = tr("&Detach"),
                   .tip = tr("Make the selected instances objects like others: they keep their looks, and follow "
                             "their templates no longer"),
                   .perform = [this] { say(m_parts.edits.detach(m_parts.focus.selection())); }});
}

void TemplateActions::addSharing(QMenu& menu)
{
    m_share = add(menu, {.name = "shareTemplate",
                         .text = tr("S&hare with the project"),
                         .icon = "layer-add",
                         .tip = tr("Move the template that is chosen in the panel Templates into the project, for all "
                                   "its scenes; the project is saved at once"),
                         .perform = [this] { say(m_parts.edits.sharing().share(m_parts.choice.current())); }});
    m_own = add(menu, {.name = "ownTemplate",
                       .text = tr("&Make it this scene's own"),
                       .tip = tr("Let the instances of a template of the project follow a copy of it that is this "
                                 "scene's own; the project keeps the template"),
                       .perform = [this] { say(m_parts.edits.sharing().makeOwn(m_parts.choice.current())); }});
}

void TemplateActions::addTemplateEdits(QMenu& menu)
{
    m_rename = add(menu, {.name = "renameTemplate",
                          .text = tr("Rename &template..."),
                          .icon = "rename",
                          .tip = tr("Rename the template that is chosen in the panel Templates (there: F2)"),
                          .perform = [this] { m_parts.panels.get<TemplatesPanel>().renameCurrent(); }});
    m_delete = add(menu, {.name = "deleteTemplate",
                          .text = tr("D&elete template"),
                          .icon = "delete",
                          .tip = tr("Delete the template that is chosen in the panel Templates; its instances stay, as "
                                    "objects like others"),
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
    showAvailable();
}

TemplateActions::Shown TemplateActions::shown() const
{
    const ObjectEdits& objects = m_parts.edits.objects();
    Shown shown;
    const ObjectPtr last = objects.find(m_parts.focus.lastSelected());
    shown.any = last != nullptr;
    shown.count = std::min<std::size_t>(m_parts.focus.selection().size(), 2);
    shown.plain = last && last->instanceOf.isEmpty();
    if (last)
        shown.of = last->instanceOf->name;
    shown.current = m_parts.choice.current();
    shown.obstacle = m_parts.edits.obstacle();
    if (!shown.current.empty())
        shown.currentObstacle = m_parts.edits.obstacleFor(shown.current);
    if (!shown.current.empty())
        shown.shareObstacle =
            m_parts.edits.sharing().obstacleToShare(shown.current); // reported before the errors of the other actions
    if (!shown.of.empty())
        shown.ofObstacle = m_parts.edits.obstacleFor(shown.of);
    return shown;
}

void TemplateActions::showAvailable()
{
    Shown now = shown();
    if (m_shown == now)
        return;
    const QString nothing = tr("nothing is selected");
    const QString noInstance = now.any ? tr("what was selected last is no instance of a template") : nothing;
    const QString noTemplate = tr("no template is chosen: choose one in the panel Templates, or an instance of one");
    const auto offer = [](QAction* action, const QString& obstacle) {
        ActionRegistry::setAvailable(*action, obstacle.isEmpty(), obstacle);
    };
    offer(m_make, now.any ? now.obstacle : nothing);
    offer(m_apply, now.of.empty()  ? noInstance
                   : now.count > 1 ? tr("several objects are selected; a template takes one")
                                   : now.ofObstacle);
    for (QAction* action : {m_reset, m_detach})
        offer(action, now.any ? now.obstacle : nothing);
    for (QAction* action : {m_place, m_select})
        offer(action, now.current.empty() ? noTemplate : QString());
    TemplateEdits& edits = m_parts.edits;
    const std::string& current = now.current;
    offer(m_delete, current.empty() ? noTemplate : now.currentObstacle);
    offer(m_rename, current.empty() ? noTemplate : edits.obstacleToRename(current));
    offer(m_share, current.empty() ? noTemplate : now.shareObstacle);
    offer(m_own, current.empty() ? noTemplate : edits.sharing().obstacleToMakeOwn(current));
    m_shown = std::move(now);
}

} // namespace broadside
