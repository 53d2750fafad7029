#include "editor/window/actions/page_actions.h"

#include "editor/window/actions/action_registry.h"
#include "editor/window/pages/page_host.h"

namespace broadside {

PageActions::PageActions(ActionRegistry& actions, PageHost& host)
{
    actions.add(*this, MenuSection::FileGame,
                {.name = "attachGame",
                 .text = tr("Attach to a &game..."),
                 .tip = tr("See what the broad phase of a game of yours does while the game runs"),
                 .perform = [&host] { host.attachGame(); }});
    actions.add(*this, MenuSection::FileClose,
                {.name = "closeScene",
                 .text = tr("&Close scene"),
                 .icon = "close",
                 .keys = {QKeySequence(Qt::CTRL | Qt::Key_W)},
                 .tip = tr("Close this scene; an empty one takes the place of the last one"),
                 .perform = [&host] { host.closeFront(); }});
    m_needOthers +=
        &actions.add(*this, MenuSection::WindowTabs,
                     {.name = "nextScene",
                      .text = tr("&Next scene"),
                      .keys = {QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
                      .tip = tr("Go to the open scene on the right, and from the last to the first"),
                      .perform = [&host] { host.switchPageBy(1); }});
    m_needOthers += &actions.add(
        *this, MenuSection::WindowTabs,
        {.name = "previousScene",
         .text = tr("&Previous scene"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
         .tip = tr("Go to the open scene on the left, and from the first to the last"),
         .perform = [&host] { host.switchPageBy(-1); }});
    m_needOthers +=
        &actions.add(*this, MenuSection::WindowTabs,
                     {.name = "moveTabRight",
                      .text = tr("Move tab ri&ght"),
                      .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)},
                      .tip = tr("Move this scene's tab one place to the right, and from the last place to the first"),
                      .perform = [&host] { host.moveTab(1); }});
    m_needOthers +=
        &actions.add(*this, MenuSection::WindowTabs,
                     {.name = "moveTabLeft",
                      .text = tr("Move tab le&ft"),
                      .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp)},
                      .tip = tr("Move this scene's tab one place to the left, and from the first place to the last"),
                      .perform = [&host] { host.moveTab(-1); }});
}

void PageActions::showPageCount(int count)
{
    ActionRegistry::setAvailable(m_needOthers, count > 1, tr("no other scene is open"));
}

} // namespace broadside
