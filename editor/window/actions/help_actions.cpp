#include "editor/window/actions/help_actions.h"

#include "editor/window/actions/action_registry.h"
#include "editor/window/help/about.h"
#include "editor/window/help/changes.h"
#include "editor/window/help/manual.h"

#include <QWhatsThis>
#include <QWidget>

namespace broadside {

HelpActions::HelpActions(ActionRegistry& actions, Manual& manual, QWidget& window)
    : m_manual(manual)
    , m_window(window)
{
    addManual(actions);
    addCommands(actions);
    addAbout(actions);
}

void HelpActions::addCommands(ActionRegistry& actions)
{
    actions.add(*this, MenuSection::HelpCommands,
                {.name = "findCommand",
                 .text = tr("Find a &command..."),
                 .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                 .tip = tr("Find any command by a few of its letters"),
                 .perform = [this] { emit paletteWanted(); }});
    actions.add(*this, MenuSection::HelpCommands,
                {.name = "editShortcuts",
                 .text = tr("&Keyboard shortcuts..."),
                 .tip = tr("Show and change the keys of all commands"),
                 .perform = [this] { emit shortcutsWanted(); }});
    actions.add(*this, MenuSection::HelpStart,
                {.name = "welcome",
                 .text = tr("&Welcome"),
                 .tip = tr("Show recent files, sample worlds, and mysteries: broken worlds to solve"),
                 .perform = [this] { emit welcomeWanted(); }});
    actions.add(*this, MenuSection::HelpStart,
                {.name = "showMeHow",
                 .text = tr("Show me how"),
                 .tip = tr("Solve a mystery step by step, with the real controls"),
                 .perform = [this] { emit guideWanted(); }});
}

void HelpActions::addManual(ActionRegistry& actions)
{
    actions.add(*this, MenuSection::HelpManual,
                {.name = "manualContents",
                 .text = tr("C&ontents"),
                 .keys = {QKeySequence(Qt::Key_F1)},
                 .tip = tr("Show the manual with the list of its pages"),
                 .perform = [this] { m_manual.showContents(); }});
    actions.add(
        *this, MenuSection::HelpManual,
        {.name = "manualTutorial", .text = tr("&Tutorial"), .tip = tr("Show what to try first"), .perform = [this] {
             m_manual.show(kTutorialPage);
         }});
    actions.add(*this, MenuSection::HelpManual,
                {.name = "manualSearch",
                 .text = tr("&Search the manual..."),
                 .tip = tr("Find words in all pages of the manual"),
                 .perform = [this] { m_manual.search(); }});
    actions.add(*this, MenuSection::HelpManual,
                {.name = "whatIsThis",
                 .text = tr("What is t&his?"),
                 .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F1)},
                 .tip = tr("Explain what you click next"),
                 .perform = [] { QWhatsThis::enterWhatsThisMode(); }});
}

void HelpActions::addAbout(ActionRegistry& actions)
{
    actions.add(*this, MenuSection::HelpAbout,
                {.name = "whatIsNew",
                 .text = tr("What is new"),
                 .tip = tr("Show the changes of all versions"),
                 .perform = [this] { showChanges(*m_window.window()); }});
    actions.add(*this, MenuSection::HelpAbout,
                {.name = "reportProblem",
                 .text = tr("Report a problem..."),
                 .tip = tr("Fill in a text with the versions, to copy; nothing is sent"),
                 .perform = [this] { showProblemReport(*m_window.window()); }});
    QAction& about = actions.add(*this, MenuSection::HelpAbout,
                                 {.name = "about",
                                  .text = tr("A&bout Broadside"),
                                  .tip = tr("Show the version and the parts of this program"),
                                  .perform = [this] { showAbout(*m_window.window()); }});
    about.setMenuRole(QAction::AboutRole);
}

} // namespace broadside
