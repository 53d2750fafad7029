#include "editor/window/actions/page_actions.h"

#include "editor/window/actions/action_registry.h"

namespace broadside {

PageActions::PageActions(ActionRegistry& actions)
    : m_actions(actions)
{
    addProject();
    addTabs();
}

void PageActions::addProject()
{
    m_attach = &m_actions.add(*this, MenuSection::FileGame,
                              {.name = "attachGame",
                               .text = tr("Attach to a &game..."),
                               .tip = tr("See what the broad phase of a game of yours does while the game runs"),
                               .perform = [this] { emit attachWanted(); }});
    m_newProject =
        &m_actions.add(*this, MenuSection::FileProject,
                       {.name = "newProject",
                        .text = tr("New pro&ject..."),
                        .tip = tr("Make a project: a list of scenes that belong together, beside them in their folder"),
                        .perform = [this] { emit newProjectWanted(); }});
    m_openProject = &m_actions.add(*this, MenuSection::FileProject,
                                   {.name = "openProject",
                                    .text = tr("Open projec&t..."),
                                    .tip = tr("Open a project; the one that is open is closed, its scenes stay open"),
                                    .perform = [this] { emit openProjectWanted(); }});
    m_addToProject = &m_actions.add(*this, MenuSection::FileProject,
                                    {.name = "addToProject",
                                     .text = tr("A&dd this scene to the project"),
                                     .tip = tr("List the scene in the open project, which is saved at once"),
                                     .needs = ActionNeeds::Editing,
                                     .perform = [this] { emit addToProjectWanted(); }});
    m_closeProject = &m_actions.add(*this, MenuSection::FileProject,
                                    {.name = "closeProject",
                                     .text = tr("Close t&he project"),
                                     .tip = tr("Close the project; its scenes stay open as files"),
                                     .perform = [this] { emit closeProjectWanted(); }});
}

void PageActions::addTabs()
{
    m_actions.add(*this, MenuSection::FileClose,
                  {.name = "closeScene",
                   .text = tr("&Close scene"),
                   .icon = "close",
                   .keys = {QKeySequence(Qt::CTRL | Qt::Key_W)},
                   .tip = tr("Close this scene; an empty one takes the place of the last one"),
                   .perform = [this] { emit closeWanted(); }});
    m_tabs += &m_actions.add(*this, MenuSection::WindowTabs,
                             {.name = "nextScene",
                              .text = tr("&Next scene"),
                              .keys = {QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
                              .tip = tr("Go to the open scene on the right, and from the last to the first"),
                              .perform = [this] { emit turnWanted(1); }});
    m_tabs += &m_actions.add(
        *this, MenuSection::WindowTabs,
        {.name = "previousScene",
         .text = tr("&Previous scene"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
         .tip = tr("Go to the open scene on the left, and from the first to the last"),
         .perform = [this] { emit turnWanted(-1); }});
    m_tabs +=
        &m_actions.add(*this, MenuSection::WindowTabs,
                       {.name = "moveTabRight",
                        .text = tr("Move tab ri&ght"),
                        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)},
                        .tip = tr("Move this scene's tab one place to the right, and from the last place to the first"),
                        .perform = [this] { emit moveWanted(1); }});
    m_tabs +=
        &m_actions.add(*this, MenuSection::WindowTabs,
                       {.name = "moveTabLeft",
                        .text = tr("Move tab le&ft"),
                        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp)},
                        .tip = tr("Move this scene's tab one place to the left, and from the first place to the last"),
                        .perform = [this] { emit moveWanted(-1); }});
}

void PageActions::showPages(bool several)
{
    ActionRegistry::setAvailable(m_tabs, several, tr("no other scene is open"));
}

void PageActions::showProject(bool hasHost, bool isOpen, bool hasFile)
{
    const QString none = tr("no project is open");
    ActionRegistry::setAvailable({m_attach, m_newProject, m_openProject}, hasHost,
                                 tr("this window shows one scene only"));
    ActionRegistry::setAvailable(*m_closeProject, isOpen, none);
    ActionRegistry::setAvailable(*m_addToProject, isOpen && hasFile,
                                 isOpen ? tr("the scene has no file yet: save it in the project's folder") : none);
}

} // namespace broadside
