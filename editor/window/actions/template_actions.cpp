#include "editor/window/actions/template_actions.h"

#include "editor/panels/assets/templates_panel.h"
#include "editor/panels/place_panel.h"
#include "editor/tools/place_tool.h"
#include "editor/window/actions/actions.h"
#include "editor/window/message_bar.h"

#include <algorithm>

namespace broadside {

TemplateActions::TemplateActions(const Parts& parts)
    : m_parts(parts)
{
    const Actions& a = parts.actions;
    parts.panel.setActions(
        {a.makeTemplate, a.placeTemplate, a.applyToTemplate, a.selectInstances, a.shareTemplate, a.deleteTemplate},
        {a.placeTemplate, a.selectInstances, a.renameTemplate, a.shareTemplate, a.ownTemplate, a.deleteTemplate,
         a.makeTemplate, a.applyToTemplate, a.resetToTemplate, a.detachInstances});
    connectActions();
}

void TemplateActions::connectActions()
{
    const Actions& a = m_parts.actions;
    TemplatesPanel& panel = m_parts.panel;
    TemplateEdits& edits = m_parts.edits;
    connect(a.makeTemplate, &QAction::triggered, this, &TemplateActions::make);
    connect(a.placeTemplate, &QAction::triggered, this, [this] { place(m_parts.panel.current()); });
    connect(a.applyToTemplate, &QAction::triggered, this, &TemplateActions::apply);
    connect(a.resetToTemplate, &QAction::triggered, this,
            [this, &edits] { say(edits.resetToTemplate(m_parts.focus.selection(), TemplateFields::all())); });
    connect(a.detachInstances, &QAction::triggered, this,
            [this, &edits] { say(edits.detach(m_parts.focus.selection())); });
    connect(a.selectInstances, &QAction::triggered, this, &TemplateActions::select);
    connect(a.renameTemplate, &QAction::triggered, &panel, &TemplatesPanel::renameCurrent);
    connect(a.deleteTemplate, &QAction::triggered, this,
            [this, &edits] { say(edits.remove({m_parts.panel.current()})); });
    connect(a.shareTemplate, &QAction::triggered, this, [this, &edits] { say(edits.share(m_parts.panel.current())); });
    connect(a.ownTemplate, &QAction::triggered, this, [this, &edits] { say(edits.makeOwn(m_parts.panel.current())); });
    connect(&panel, &TemplatesPanel::placeWanted, a.placeTemplate, &QAction::trigger);
    connect(&panel, &TemplatesPanel::deleteWanted, a.deleteTemplate, &QAction::trigger);
    connect(&panel, &TemplatesPanel::refused, this, &TemplateActions::say);
    connect(&panel, &TemplatesPanel::currentChanged, this, &TemplateActions::showAvailable);
    connect(&edits.library(), &TemplateLibrary::changed, this, &TemplateActions::followLibrary);
}

void TemplateActions::say(const QString& refusal)
{
    if (!refusal.isEmpty())
        m_parts.messages.show(MessageBar::Kind::Warning, refusal);
}

void TemplateActions::make()
{
    say(m_parts.edits.makeFrom(m_parts.focus.selection()));
    m_parts.panel.show();
    m_parts.panel.raise();
}

void TemplateActions::apply()
{
    if (m_parts.focus.selection().size() == 1)
        say(m_parts.edits.applyToTemplate(m_parts.focus.selection().front(), TemplateFields::all()));
}

void TemplateActions::select()
{
    std::vector<ObjectId> ids = m_parts.edits.instancesOf(m_parts.panel.current());
    if (ids.empty())
        say(tr("No object is an instance of %1. Place one, or delete the template.")
                .arg(QString::fromStdString(m_parts.panel.current())));
    else
        m_parts.focus.select(std::move(ids));
}

bool TemplateActions::place(const std::string& name)
{
    const ObjectPtr prototype = m_parts.edits.prototypeOf(name);
    if (!prototype)
        return false;
    m_parts.tool.setPrototype(*prototype);
    m_parts.place.showTemplate(QString::fromStdString(name));
    emit placeToolWanted();
    return true;
}

/// What is placed follows its template, too, and ends with it.
void TemplateActions::followLibrary()
{
    if (const std::string name = m_parts.tool.prototype().instanceOf->name; !name.empty()) {
        const ObjectPtr prototype = m_parts.edits.prototypeOf(name);
        m_parts.tool.setPrototype(prototype ? *prototype : m_parts.place.prototype());
        if (!prototype)
            m_parts.place.showTemplate({});
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
    shown.current = m_parts.panel.current();
    shown.obstacle = m_parts.edits.obstacle();
    if (!shown.current.empty())
        shown.currentObstacle = m_parts.edits.obstacleFor(shown.current);
    if (!shown.current.empty())
        shown.shareObstacle = m_parts.edits.obstacleToShare(shown.current); // says with the others whose it is
    if (!shown.of.empty())
        shown.ofObstacle = m_parts.edits.obstacleFor(shown.of);
    return shown;
}

void TemplateActions::showAvailable()
{
    Shown now = shown();
    if (m_shown == now)
        return;
    const Actions& a = m_parts.actions;
    const QString nothing = tr("nothing is selected");
    const QString noInstance = now.any ? tr("what was selected last is no instance of a template") : nothing;
    const QString noTemplate = tr("no template is chosen: choose one in the panel Templates, or an instance of one");
    const auto offer = [](QAction* action, const QString& obstacle) {
        Actions::setAvailable(*action, obstacle.isEmpty(), obstacle);
    };
    offer(a.makeTemplate, now.any ? now.obstacle : nothing);
    offer(a.applyToTemplate, now.of.empty()  ? noInstance
                             : now.count > 1 ? tr("several objects are selected; a template takes one")
                                             : now.ofObstacle);
    for (QAction* action : {a.resetToTemplate, a.detachInstances})
        offer(action, now.any ? now.obstacle : nothing);
    for (QAction* action : {a.placeTemplate, a.selectInstances})
        offer(action, now.current.empty() ? noTemplate : QString());
    const TemplateEdits& edits = m_parts.edits;
    const std::string& current = now.current;
    offer(a.deleteTemplate, current.empty() ? noTemplate : now.currentObstacle);
    offer(a.renameTemplate, current.empty() ? noTemplate : edits.obstacleToRename(current));
    offer(a.shareTemplate, current.empty() ? noTemplate : now.shareObstacle);
    offer(a.ownTemplate, current.empty() ? noTemplate : edits.obstacleToMakeOwn(current));
    m_shown = std::move(now);
}

} // namespace broadside
