#include "editor/window/menus/menus.h"

#include "editor/window/actions/action_registry.h"
#include "editor/window/layout/appearance.h"
#include "editor/window/layout/languages.h"
#include "editor/window/menus/mnemonics.h"
#include "editor/window/preferences/preferences.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class MenusText {
    Q_DECLARE_TR_FUNCTIONS(Menus)
};

struct MenuOfBar {
    const char* title;
    MenuSection first; ///< The menu has the sections from here to the first one of the next menu.
};
constexpr std::array kMenus{
    MenuOfBar{QT_TRANSLATE_NOOP("Menus", "&File"), MenuSection::FileOpen},
    MenuOfBar{QT_TRANSLATE_NOOP("Menus", "&Edit"), MenuSection::EditUndo},
    MenuOfBar{QT_TRANSLATE_NOOP("Menus", "&Arrange"), MenuSection::ArrangeGroups},
    MenuOfBar{QT_TRANSLATE_NOOP("Menus", "&View"), MenuSection::ViewWhere},
    MenuOfBar{QT_TRANSLATE_NOOP("Menus", "&World"), MenuSection::World},
    MenuOfBar{QT_TRANSLATE_NOOP("Menus", "&Tools"), MenuSection::Tools},
    MenuOfBar{QT_TRANSLATE_NOOP("Menus", "&Simulation"), MenuSection::SimulationRun},
    MenuOfBar{QT_TRANSLATE_NOOP("Menus", "&Debug"), MenuSection::DebugBreakpoints},
    MenuOfBar{QT_TRANSLATE_NOOP("Menus", "Wi&ndow"), MenuSection::WindowTabs},
    MenuOfBar{QT_TRANSLATE_NOOP("Menus", "&Help"), MenuSection::HelpManual},
};

MenuSection after(MenuSection section) { return static_cast<MenuSection>(static_cast<int>(section) + 1); }

void addTheme(QMenu& menu, QActionGroup& group, const QString& text, Appearance appearance, Preferences& preferences)
{
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    group.addAction(action);
    const int index = static_cast<int>(appearance);
    QObject::connect(&menu, &QMenu::aboutToShow, action, [&preferences, action, index] {
        action->setChecked(preferences.number(Preference::Theme) == index); // another program may have changed it
    });
    QObject::connect(action, &QAction::triggered, &menu,
                     [&preferences, index] { preferences.set(Preference::Theme, index); });
}

} // namespace

void fillMenuBar(QMenuBar& bar, const ShownActions& actions)
{
    for (std::size_t i = 0; i < kMenus.size(); ++i) {
        QMenu* const menu = bar.addMenu(MenusText::tr(kMenus[i].title));
        menu->setToolTipsVisible(true); // a disabled action gives the reason there
        const MenuSection end = i + 1 < kMenus.size() ? kMenus[i + 1].first : MenuSection::kCount;
        for (MenuSection section = kMenus[i].first; section != end; section = after(section)) {
            if (!menu->isEmpty() && !actions.in(section).isEmpty())
                menu->addSeparator();
            menu->addActions(actions.in(section));
        }
    }
    giveMnemonics(bar);
}

void addThemeMenu(ActionRegistry& actions, Preferences& preferences)
{
    QMenu& menu = actions.addMenu(MenuSection::ViewTheme, MenusText::tr("&Theme"));
    auto* group = new QActionGroup(&menu);
    addTheme(menu, *group, MenusText::tr("&System"), Appearance::System, preferences);
    addTheme(menu, *group, MenusText::tr("&Light"), Appearance::Light, preferences);
    addTheme(menu, *group, MenusText::tr("&Dark"), Appearance::Dark, preferences);
}

void addLanguageMenu(ActionRegistry& actions, Preferences& preferences)
{
    QMenu& menu = actions.addMenu(MenuSection::ViewTheme, MenusText::tr("Language"), QStringLiteral("languageMenu"));
    auto* group = new QActionGroup(&menu);
    const auto add = [&](const QString& text, const QString& code) {
        QAction* action = menu.addAction(text);
        action->setData(code);
        action->setCheckable(true);
        group->addAction(action);
        QObject::connect(&menu, &QMenu::aboutToShow, action, [&preferences, action, code] {
            action->setChecked(preferences.text(Preference::Language) == code);
        });
    };
    add(MenusText::tr("Follow the &desktop"), QString());
    menu.addSeparator();
    for (const Language& language : languages())
        add(language.name, language.code);
    QObject::connect(
        group, &QActionGroup::triggered, &menu,
        [&preferences](QAction* action) { preferences.set(Preference::Language, action->data().toString()); },
        Qt::QueuedConnection); // the window of the menu may end
}

} // namespace broadside
