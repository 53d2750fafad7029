#include "editor/window/actions/page_actions.h"

#include "editor/window/actions/action_registry.h"
#include "editor/window/pages/page_host.h"

namespace broadside {

PageActions::PageActions(ActionRegistry& actions, PageHost& host)
{
    actions.add(*this, MenuSection::FileGame,
                {.name = "attachGame",
                 .text = tr("Attach to a &game..."),
                 .tip = tr("Show what the broad phase of your game does while the game runs"),
                 .perform = [&host] { host.attachGame(); }});
    actions.add(*this, MenuSection::FileClose,
                {.name = "closeScene",
                 .text = tr("&Close scene"),
                 .icon = "close",
                 .keys = {QKeySequence(Qt::CTRL | Qt::Key_W)},
                 .tip = tr("Close this scene; after the last one, an empty scene opens"),
                 .perform = [&host] { host.closeFront(); }});
    m_needOthers +=
        &actions.add(*this, MenuSection::WindowTabs,
                     {.name = "nextScene",
                      .text = tr("&Next scene"),
                      .keys = {QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
                      .tip = tr("Show the scene in the tab on the right; after the last one, the first"),
                      .perform = [&host] { host.switchPageBy(1); }});
    m_needOthers += &actions.add(
        *this, MenuSection::WindowTabs,
        {.name = "previousScene",
         .text = tr("&Previous scene"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
         .tip = tr("Show the scene in the tab on the left; before the first one, the last"),
         .perform = [&host] { host.switchPageBy(-1); }});
    m_needOthers += &actions.add(*this, MenuSection::WindowTabs,
                                 {.name = "moveTabRight",
                                  .text = tr("Move tab ri&ght"),
                                  .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)},
                                  .tip = tr("Move this tab one place to the right; from the last place, to the first"),
                                  .perform = [&host] { host.moveTab(1); }});
    m_needOthers += &actions.add(*this, MenuSection::WindowTabs,
                                 {.name = "moveTabLeft",
                                  .text = tr("Move tab le&ft"),
                                  .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp)},
                                  .tip = tr("Move this tab one place to the left; from the first place, to the last"),
                                  .perform = [&host] { host.moveTab(-1); }});
}

void PageActions::showPageCount(int count)
{
    ActionRegistry::setAvailable(m_needOthers, count > 1, tr("No other scene is open."));
}

} // namespace broadside
