#include "editor/window/menus/menus.h"

#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions/actions.h"
#include "editor/window/actions/arrange_actions.h"
#include "editor/window/actions/guide_actions.h"
#include "editor/window/actions/snap_actions.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/samples.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class MenusText {
    Q_DECLARE_TR_FUNCTIONS(Menus)
};

QMenu& addMenu(QMainWindow& window, const char* title)
{
    QMenu* menu = window.menuBar()->addMenu(MenusText::tr(title));
    menu->setToolTipsVisible(true); // where a disabled action says why
    return *menu;
}

/// A submenu of worlds that come with the program.
void addWorlds(QMenu& menu, const char* title, std::span<const Sample> worlds,
               const std::function<void(const Sample&)>& open)
{
    QMenu* entries = menu.addMenu(MenusText::tr(title));
    entries->setToolTipsVisible(true);
    for (const Sample& sample : worlds) {
        QAction* action = entries->addAction(titleOf(sample));
        action->setToolTip(tipOf(sample));
        action->setStatusTip(tipOf(sample));
        QObject::connect(action, &QAction::triggered, entries, [open, &sample] { open(sample); });
    }
}

void fillFileMenu(QMainWindow& window, const MenuParts& parts)
{
    const Actions& a = parts.actions;
    QMenu& menu = addMenu(window, "&File");
    menu.addActions({a.newScene, a.open});
    QMenu* recent = menu.addMenu(MenusText::tr("Open &recent"));
    recent->setObjectName(QStringLiteral("recentFiles"));
    FileActions* files = &parts.files;
    QObject::connect(recent, &QMenu::aboutToShow, recent, [files, recent] { files->fillRecentFiles(*recent); });
    addWorlds(menu, "Open sa&mple", samples(), [files](const Sample& sample) { files->openSample(sample); });
    addWorlds(menu, "Open m&ystery", mysteries(), [files](const Sample& mystery) { files->openSample(mystery); });
    menu.addSeparator();
    menu.addActions({a.save, a.saveAs, a.exportPicture});
    menu.addSeparator();
    menu.addAction(a.attachGame);
    menu.addSeparator();
    menu.addActions({a.newProject, a.openProject, a.addToProject, a.closeProject});
    menu.addSeparator();
    menu.addActions({a.closeScene, a.quit});
}

void bindToFlag(QAction& action, ViewportWidget& viewport, bool ShowFlags::*flag)
{
    action.setCheckable(true);
    action.setChecked(viewport.showFlags().*flag);
    QObject::connect(&action, &QAction::toggled, &viewport, [&viewport, flag](bool on) {
        ShowFlags flags = viewport.showFlags();
        flags.*flag = on;
        viewport.setShowFlags(flags);
    });
}

/// A switch for each thing that the viewport can show.
void addShowActions(QMenu& menu, const Actions& a, ViewportWidget& viewport)
{
    struct Entry {
        const char* name;
        const char* text;
        const char* tip;
        bool ShowFlags::*flag;
    };
    constexpr Entry kEntries[] = {
        {"showGrid", "&Grid cells", "Borders of the cells, for algorithms that have them", &ShowFlags::grid},
        {"showCellIds", "Cell &ids",
         "The ids of the algorithm: most count from the lower left, range-grid from the upper left", &ShowFlags::ids},
        {"showCounts", "&Objects per cell", "How many objects are registered in each cell", &ShowFlags::counts},
        {"showFaults", "&Faults of textbook algorithms", "Mark the objects that the algorithm loses",
         &ShowFlags::faults},
        {"showSprites", "Sprites of the &world", "What objects look like in the game", &ShowFlags::sprites},
        {"showShapes", "&Shapes", "Bounding shapes of the objects; only their outlines where sprites are shown",
         &ShowFlags::shapes},
        {"showBoxes", "Box&es (AABBs)", "The axis-aligned boxes that the broad phase works with", &ShowFlags::boxes},
        {"showFocus", "&Dim all but the focus",
         "Dims everything but the object under the pointer, its cells and candidates; else everything but what is "
         "selected",
         &ShowFlags::focus},
        {"showNames", "Na&mes", "Names of the objects, where there is room", &ShowFlags::labels},
        {"showAxes", "A&xes", "x and y at the origin, and the size of the world", &ShowFlags::axes},
        {"showLegend", "&Legend", "What the colours mean", &ShowFlags::legend},
    };
    menu.setToolTipsVisible(true);
    menu.addAction(a.showStructure);
    menu.addAction(a.showHeat);
    for (const Entry& entry : kEntries) {
        QAction* action = menu.addAction(MenusText::tr(entry.text));
        action->setObjectName(QLatin1String(entry.name));
        action->setToolTip(MenusText::tr(entry.tip));
        action->setStatusTip(MenusText::tr(entry.tip));
        bindToFlag(*action, viewport, entry.flag);
    }
}

void addAppearanceMenu(QMenu& menu, Settings settings)
{
    QMenu* themes = menu.addMenu(MenusText::tr("&Theme"));
    auto* group = new QActionGroup(themes);
    const auto add = [&](const char* text, Appearance appearance) {
        QAction* action = themes->addAction(MenusText::tr(text));
        action->setCheckable(true);
        group->addAction(action);
        QObject::connect(themes, &QMenu::aboutToShow, action, [settings, action, appearance] {
            action->setChecked(settings.appearance() == appearance); // another scene's menu may have changed it
        });
        QObject::connect(action, &QAction::triggered, themes, [settings, appearance]() mutable {
            settings.setAppearance(appearance);
            applyAppearance(appearance);
        });
    };
    add("&System", Appearance::System);
    add("&Light", Appearance::Light);
    add("&Dark", Appearance::Dark);
}

/// The menu with what concerns groups, layers and who lies on top; the entries for places follow.
QMenu& addArrangeMenu(QMainWindow& window, const Actions& a)
{
    QMenu& menu = addMenu(window, "&Arrange");
    menu.addActions({a.group, a.ungroup});
    QMenu* order = menu.addMenu(MenusText::tr("&Order"));
    order->setToolTipsVisible(true);
    for (QAction* action : a.reorder)
        order->addAction(action);
    QMenu* layers = menu.addMenu(MenusText::tr("&Move to layer"));
    layers->setObjectName(kLayersMenu);
    layers->setToolTipsVisible(true);
    menu.addSeparator();
    menu.addActions({a.hideObjects, a.lockObjects, a.showAll, a.unlockAll});
    menu.addSeparator();
    return menu;
}

void fillTemplateMenu(QMenu& menu, const Actions& a)
{
    menu.setToolTipsVisible(true);
    menu.addActions({a.makeTemplate, a.placeTemplate, a.selectInstances});
    menu.addSeparator();
    menu.addActions({a.applyToTemplate, a.resetToTemplate, a.detachInstances});
    menu.addSeparator();
    menu.addActions({a.shareTemplate, a.ownTemplate});
    menu.addSeparator();
    menu.addActions({a.renameTemplate, a.deleteTemplate});
}

void fillPicturesMenu(QMenu& pictures, const Actions& a)
{
    pictures.setToolTipsVisible(true);
    pictures.addActions({a.addAssets, a.placeSprite, a.editOverPicture});
    pictures.addSeparator();
    pictures.addActions({a.reloadAssets, a.removeAtlas});
}

void fillEditMenu(QMenu& edit, const Actions& a)
{
    edit.addActions({a.undo, a.redo});
    edit.addSeparator();
    edit.addActions({a.cut, a.copy, a.paste, a.pasteInPlace});
    edit.addSeparator();
    edit.addActions({a.duplicate, a.rename, a.remove});
    fillTemplateMenu(*edit.addMenu(MenusText::tr("Te&mplate")), a);
    fillPicturesMenu(*edit.addMenu(MenusText::tr("P&ictures")), a);
    edit.addSeparator();
    edit.addActions({a.selectAll, a.selectNone, a.invertSelection, a.selectSameType, a.selectBelow});
    QMenu* categories = edit.addMenu(MenusText::tr("Select a cate&gory"));
    categories->setObjectName(kCategoriesMenu);
    categories->setToolTipsVisible(true);
    edit.addSeparator();
    edit.addActions({a.findObjects, a.selectFound});
    edit.addSeparator();
    edit.addAction(a.contextMenu);
}

void fillViewMenu(QMenu& view, const MenuParts& parts)
{
    const Actions& a = parts.actions;
    view.addActions({a.showWorld, a.frameSelection, a.followProjectile});
    view.addSeparator();
    view.addActions({a.zoomIn, a.zoomOut});
    QMenu* moves = view.addMenu(MenusText::tr("&Move the view"));
    moves->setToolTipsVisible(true);
    for (QAction* pan : a.pan)
        moves->addAction(pan);
    view.addActions({a.showMinimap, a.pointerKeys});
    view.addSeparator();
    addShowActions(*view.addMenu(MenusText::tr("S&how")), a, parts.viewport);
    fillSnapMenu(*view.addMenu(MenusText::tr("&Snapping")), a);
    fillGuideMenu(*view.addMenu(MenusText::tr("&Guides")), a);
    view.addSeparator();
    view.addMenu(MenusText::tr("Tool &bar"))->setObjectName(kToolBarMenu);
    view.addActions({a.hidePanels, a.fullScreen});
    view.addSeparator();
    addAppearanceMenu(view, parts.settings);
}

} // namespace

void fillMenuBar(QMainWindow& window, const MenuParts& parts)
{
    const Actions& a = parts.actions;
    fillFileMenu(window, parts);
    fillEditMenu(addMenu(window, "&Edit"), a);
    fillArrangeMenu(addArrangeMenu(window, a), a);

    fillViewMenu(addMenu(window, "&View"), parts);

    addMenu(window, "&World").addAction(a.worldSettings);

    addMenu(window, "&Tools")
        .addActions({a.selectTool, a.placeTool, a.polygonTool, a.vertexTool, a.measureTool, a.guideTool, a.cannonTool,
                     a.queryTool, a.regionTool});

    QMenu& simulation = addMenu(window, "&Simulation");
    simulation.addActions({a.run, a.pause, a.step, a.stop});
    simulation.addSeparator();
    simulation.addActions({a.stepBack, a.firstStep, a.lastStep, a.otherFuture});
    simulation.addSeparator();
    simulation.addActions({a.slower, a.faster});

    QMenu& debug = addMenu(window, "&Debug");
    debug.addActions({a.addBreakpoint, a.nextBreakpoint, a.previousBreakpoint});
    debug.addSeparator();
    debug.addActions({a.auditStep, a.auditEveryStep});
    debug.addSeparator();
    debug.addActions({a.compareAlgorithms, a.checkDeterminism, a.repeatWith, a.pin});

    QMenu& windows = addMenu(window, "Wi&ndow");
    windows.addActions({a.nextScene, a.previousScene, a.moveTabRight, a.moveTabLeft});
    windows.addSeparator();
    windows.addActions({a.layoutLayout, a.debugLayout, a.resetLayout});
    windows.addSeparator();
    for (const QDockWidget* dock : parts.docks.all()) {
        dock->toggleViewAction()->setObjectName(QStringLiteral("toggle") + dock->objectName());
        windows.addAction(dock->toggleViewAction());
    }

    QMenu& help = addMenu(window, "&Help");
    help.addActions({a.findCommand, a.editShortcuts});
    help.addSeparator();
    help.addActions({a.welcome, a.firstMinute});
    help.addSeparator();
    for (QAction* page : a.manual)
        help.addAction(page);
    help.addSeparator();
    help.addAction(a.about);
}

} // namespace broadside
