#include "editor/window/actions/actions.h"

#include "editor/widgets/icons.h"
#include "editor/window/help/manual.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QWidget>

namespace broadside {
namespace {

constexpr const char* kTip = "tip"; // property: the tooltip while enabled
constexpr const char* kForbidden = "forbidden";

QString withKey(const QString& tip, const QAction& action)
{
    return action.shortcut().isEmpty()
               ? tip
               : QStringLiteral("%1 (%2)").arg(tip, action.shortcut().toString(QKeySequence::NativeText));
}

} // namespace

Actions::Actions(QWidget& window)
    : QObject(&window)
    , m_window(window)
{
    makeFileActions();
    makeProjectActions();
    makeEditActions();
    makeClipboardActions();
    makeLevelActions();
    makeTemplateActions();
    makeAssetActions();
    makeArrangeActions();
    makeViewActions();
    makeSnapActions();
    makeGuideActions();
    makeTurnActions();
    makeToolActions();
    makeSimulationActions();
    makeBreakpointActions();
    makeWindowActions();
}

void Actions::forbid(QAction& action, const QString& reason)
{
    setAvailable(action, false, reason);
    action.setProperty(kForbidden, true);
}

void Actions::setAvailable(QAction& action, bool available, const QString& reason)
{
    if (action.property(kForbidden).toBool())
        return;
    const QString tip = action.property(kTip).toString();
    action.setEnabled(available);
    action.setToolTip(available ? withKey(tip, action) : tip + QLatin1Char('\n') + tr("Not now: %1").arg(reason));
    action.setStatusTip(available ? tip : tr("Not now: %1").arg(reason));
}

void Actions::setKeys(QAction& action, const QList<QKeySequence>& keys)
{
    action.setShortcuts(keys);
    if (const QString tip = action.property(kTip).toString(); action.isEnabled() && !tip.isEmpty())
        action.setToolTip(withKey(tip, action));
}

QAction* Actions::make(const char* name, const QString& text, const char* icon, const QList<QKeySequence>& keys,
                       const QString& tip)
{
    auto* action = new QAction(text, this);
    finish(*action, name, icon, keys, tip);
    return action;
}

void Actions::finish(QAction& action, const char* name, const char* icon, const QList<QKeySequence>& keys,
                     const QString& tip)
{
    action.setObjectName(QLatin1String(name));
    if (icon)
        action.setIcon(themedIcon(QLatin1String(icon)));
    action.setShortcuts(keys);
    action.setProperty(kTip, tip);
    action.setToolTip(withKey(tip, action));
    action.setStatusTip(tip);
    m_window.addAction(&action); // keys work while the menu bar is hidden
}

void Actions::makeFileActions()
{
    newScene = make("newScene", tr("&New"), "new", {QKeySequence::New}, tr("Begin an empty world"));
    open = make("open", tr("&Open..."), "open", {QKeySequence::Open}, tr("Open a scene file"));
    save = make("save", tr("&Save"), "save", {QKeySequence::Save}, tr("Write the scene to its file"));
    saveAs = make("saveAs", tr("Save &as..."), nullptr, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
                  tr("Write the scene to another file"));
    exportPicture =
        make("exportPicture", tr("&Export picture..."), nullptr, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
             tr("Write what the view shows, the world, or every recorded step, as PNG, SVG or PDF"));
    closeScene = make("closeScene", tr("&Close scene"), "close", {QKeySequence(Qt::CTRL | Qt::Key_W)},
                      tr("Close this scene; an empty one takes the place of the last one"));
    quit = make("quit", tr("&Quit"), nullptr, {QKeySequence(Qt::CTRL | Qt::Key_Q)}, tr("Close the window"));
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::makeProjectActions()
{
    attachGame = make("attachGame", tr("Attach to a &game..."), nullptr, {},
                      tr("See what the broad phase of a game of yours does while the game runs"));
    newProject = make("newProject", tr("New pro&ject..."), nullptr, {},
                      tr("Make a project: a list of scenes that belong together, beside them in their folder"));
    openProject = make("openProject", tr("Open projec&t..."), nullptr, {},
                       tr("Open a project; the one that is open is closed, its scenes stay open"));
    addToProject = make("addToProject", tr("A&dd this scene to the project"), nullptr, {},
                        tr("List the scene in the open project, which is saved at once"));
    closeProject = make("closeProject", tr("Close t&he project"), nullptr, {},
                        tr("Close the project; its scenes stay open as files"));
}

void Actions::makeEditActions()
{
    undo = make("undo", tr("&Undo"), "undo", {QKeySequence(Qt::CTRL | Qt::Key_Z)}, tr("Take the last edit back"));
    redo = make("redo", tr("&Redo"), "redo", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)}, tr("Do the edit again"));
    selectAll = make("selectAll", tr("Select &all"), nullptr, {QKeySequence(Qt::CTRL | Qt::Key_A)},
                     tr("Select every object of the scene"));
    selectNone = make("selectNone", tr("Select n&one"), nullptr, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)},
                      tr("Select nothing"));
    invertSelection =
        make("invertSelection", tr("In&vert the selection"), nullptr, {QKeySequence(Qt::CTRL | Qt::Key_I)},
             tr("Select what is not selected, and nothing that is"));
    selectSameType =
        make("selectSameType", tr("Select the same t&ype"), nullptr, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
             tr("Select everything of the same kind (static or dynamic) with the same type of shape"));
    findObjects = make("findObjects", tr("&Find objects"), nullptr, {QKeySequence(Qt::CTRL | Qt::Key_F)},
                       tr("Search the list of objects by name, kind, shape or id"));
    selectFound =
        make("selectFound", tr("&Select what is found"), nullptr, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)},
             tr("Select every object that the search of the list finds; Enter in the search does it, too"));
    selectFound->setIconText(tr("Select"));
    duplicate = make("duplicate", tr("Dup&licate"), "duplicate", {QKeySequence(Qt::CTRL | Qt::Key_D)},
                     tr("Make copies of the selected objects, a little beside them"));
    rename = make("rename", tr("Re&name"), "rename", {QKeySequence(Qt::Key_F2)}, tr("Rename the selected object"));
    // Not QKeySequence::Delete: on X11 that binds Ctrl+D, too, which duplicates.
    remove = make("delete", tr("&Delete"), "delete", {QKeySequence(Qt::Key_Delete)}, tr("Delete the selected objects"));
}

void Actions::makeViewActions()
{
    frameSelection = make("frameSelection", tr("&Frame selection"), "frame", {QKeySequence(Qt::Key_F)},
                          tr("Bring the selected objects into view"));
    showWorld =
        make("showWorld", tr("Show the &world"), "world", {QKeySequence(Qt::Key_Home)}, tr("Show the whole world"));
    zoomIn = make("zoomIn", tr("Zoom &in"), nullptr,
                  {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
                  tr("Show less of the world, larger"));
    zoomOut = make("zoomOut", tr("&Zoom out"), nullptr, {QKeySequence(Qt::CTRL | Qt::Key_Minus)},
                   tr("Show more of the world, smaller"));
    struct Pan {
        const char* name;
        QString text;
        Qt::Key key;
    };
    const std::array<Pan, kPans> pans{{{"panLeft", tr("Move the view &left"), Qt::Key_Left},
                                       {"panRight", tr("Move the view &right"), Qt::Key_Right},
                                       {"panUp", tr("Move the view &up"), Qt::Key_Up},
                                       {"panDown", tr("Move the view &down"), Qt::Key_Down}}};
    for (std::size_t i = 0; i < pans.size(); ++i) {
        pan[i] = make(pans[i].name, pans[i].text, nullptr, {QKeySequence(Qt::CTRL | pans[i].key)},
                      tr("By a tenth of what is seen, in the world"));
        m_window.removeAction(pan[i]); // fields of text need these keys
        pan[i]->setShortcutContext(Qt::WidgetShortcut);
    }
    showMinimap = make("showMinimap", tr("O&verview"), nullptr, {QKeySequence(Qt::CTRL | Qt::Key_M)},
                       tr("The whole world in a corner of the view, while the view shows a part of it"));
    showMinimap->setCheckable(true);
    showMinimap->setChecked(true);
    followProjectile = make("followProjectile", tr("F&ollow the shot"), "follow", {},
                            tr("Keep what was shot in the middle of the view while it flies"));
    followProjectile->setCheckable(true);
    showStructure =
        make("showStructure", tr("S&tructure of the algorithm"), nullptr, {QKeySequence(Qt::Key_T)},
             tr("Draw what the algorithm makes of the world: occupied cells, tree nodes or intervals; until you "
                "choose, for algorithms whose cells you cannot size"));
    showStructure->setCheckable(true);
    showStructure->setIconText(tr("Show structure"));
    showHeat = make("showHeat", tr("&Heat map of the cells"), nullptr, {QKeySequence(Qt::Key_H)},
                    tr("Colour the cells by what stands in them, or by the work they make; the panel Broad phase says "
                       "which"));
    showHeat->setCheckable(true);
    showHeat->setIconText(tr("Heat map"));
    pointerKeys = make("pointerKeys", tr("Pointer by &keys"), nullptr, {QKeySequence(Qt::Key_F7)},
                       tr("Move a pointer in the world with the arrows; Space presses the button, and lets it go"));
    pointerKeys->setCheckable(true);
    contextMenu = make("contextMenu", tr("Conte&xt menu"), nullptr, {QKeySequence(Qt::SHIFT | Qt::Key_F10)},
                       tr("What can be done with what has the keys: as a right click, or the Menu key"));
    hidePanels = make("hidePanels", tr("Hide the &panels") + QLatin1String("\tTab"), nullptr, {},
                      tr("Give the whole window to the world, and back (Tab, in the world)"));
    hidePanels->setCheckable(true);
    fullScreen = make("fullScreen", tr("F&ull screen"), nullptr, {QKeySequence(Qt::Key_F11)},
                      tr("Give the whole screen to the window, and back"));
    fullScreen->setCheckable(true);
}

void Actions::makeToolActions()
{
    selectTool = make("selectTool", tr("&Select"), "select", {QKeySequence(Qt::Key_V)},
                      tr("Select objects with a click or a rubber band, drag them to move them"));
    placeTool = make("placeTool", tr("&Place"), "place", {QKeySequence(Qt::Key_P)},
                     tr("Place objects with a click; what and how large is chosen in the Place panel"));
    cannonTool =
        make("cannonTool", tr("&Cannon"), "cannon", {QKeySequence(Qt::Key_C)},
             tr("Press in the world to aim, release to shoot: the farther away, the faster; or arrows and Enter"));
    queryTool = make("queryTool", tr("&Query"), "query", {QKeySequence(Qt::Key_Q)},
                     tr("Ask what the broad phase hands out: click for a point, drag for a box, Shift+drag for a "
                        "circle, Ctrl+drag for a ray"));
    regionTool = make("regionTool", tr("&Breakpoint region"), "region", {QKeySequence(Qt::Key_B)},
                      tr("Drag in the world: the simulation stops when something enters the region"));
    vertexTool =
        make("vertexTool", tr("Edit &vertices"), "vertices", {QKeySequence(Qt::Key_E)},
             tr("Move, add and remove the vertices of the selected polygon or mesh; a double click on one does "
                "it, too"));
    polygonTool = make("polygonTool", tr("&Draw a polygon"), "polygon", {QKeySequence(Qt::Key_D)},
                       tr("Click vertex by vertex; the first one, a double click or Enter closes"));
    measureTool = make("measureTool", tr("&Measure"), "measure", {QKeySequence(Qt::Key_M)},
                       tr("Drag to see the distance, the angle and how many cells lie in between; with two objects "
                          "selected, how far apart they are"));
    guideTool = make("guideTool", tr("&Guides"), "guides", {QKeySequence(Qt::Key_G)},
                     tr("Click to make a vertical guide, Shift+click for a horizontal one, drag guides to move them: "
                        "lines that objects snap to"));
    worldSettings =
        make("worldSettings", tr("World se&ttings..."), nullptr, {}, tr("Size, gravity, wind and edges of the world"));
    pin = make("pin", tr("Why? Pin the object &under the mouse"), nullptr, {QKeySequence(Qt::SHIFT | Qt::Key_P)},
               tr("Pin it as A, then another one as B: the panel Why says why the two collide, or do not; from the "
                  "menu the one or two that are selected"));
    auto* tools = new QActionGroup(this);
    for (QAction* tool :
         {selectTool, placeTool, polygonTool, vertexTool, measureTool, guideTool, cannonTool, queryTool, regionTool}) {
        tool->setCheckable(true);
        tools->addAction(tool);
    }
}

void Actions::makeSimulationActions()
{
    run = make("run", tr("&Run"), "run", {QKeySequence(Qt::Key_F5)}, tr("Run the simulation, or go on with it"));
    pause = make("pause", tr("&Pause"), "pause", {QKeySequence(Qt::Key_F6), QKeySequence(Qt::Key_Pause)},
                 tr("Hold the simulation; the world stays as it is"));
    step = make("step", tr("S&tep"), "step", {QKeySequence(Qt::Key_F10)},
                tr("Go one step on, or as many as the number beside it says"));
    stop = make("stop", tr("St&op"), "stop", {QKeySequence(Qt::SHIFT | Qt::Key_F5)},
                tr("End the simulation and go back to the authored scene"));
    stepBack = make("stepBack", tr("Step &back"), "step-back", {QKeySequence(Qt::CTRL | Qt::Key_F10)},
                    tr("Go one step back, or as many as the number beside it says"));
    firstStep = make("firstStep", tr("&First recorded step"), "first-step", {QKeySequence(Qt::ALT | Qt::Key_Home)},
                     tr("Put the world back to the oldest step that is recorded"));
    lastStep = make("lastStep", tr("&Last recorded step"), "last-step", {QKeySequence(Qt::ALT | Qt::Key_End)},
                    tr("Go to the latest step that is recorded"));
    slower = make("slower", tr("Slo&wer"), nullptr, {QKeySequence(Qt::Key_Comma)},
                  tr("Run at half the speed: slow motion down to 1/64 of real time"));
    faster = make("faster", tr("Fast&er"), nullptr, {QKeySequence(Qt::Key_Period)},
                  tr("Run at twice the speed, up to real time"));
    otherFuture = make("otherFuture", tr("Bring &dropped steps back"), nullptr, {},
                       tr("Go back to where the simulation took another way, and take the old one again"));
    compareAlgorithms =
        make("compareAlgorithms", tr("Com&pare algorithms..."), nullptr, {QKeySequence(Qt::CTRL | Qt::Key_K)},
             tr("Two to four algorithms side by side, step by step: what each hands out, misses and costs"));
    auditStep = make("auditStep", tr("Audit: loo&k at this step"), nullptr, {},
                     tr("Find the pairs that the broad phase misses at this moment, and why, and what passed through "
                        "what"));
    auditEveryStep = make("auditEveryStep", tr("Audit: e&very step"), nullptr, {},
                          tr("Find what is missed, and what passes through what, in all recorded steps and in each "
                             "one that comes"));
    auditEveryStep->setCheckable(true);
    checkDeterminism = make("checkDeterminism", tr("&Check determinism"), nullptr, {},
                            tr("Repeat the recorded steps beside the window, and say whether every bit is the same"));
    repeatWith = make("repeatWith", tr("&Repeat with another algorithm"), nullptr, {},
                      tr("Repeat the recorded steps with another broad phase, and say where the run goes another way"));
}

void Actions::makeBreakpointActions()
{
    addBreakpoint = make("addBreakpoint", tr("&Add a breakpoint"), "breakpoint", {QKeySequence(Qt::Key_F9)},
                         tr("Stop the simulation when the two selected objects meet, or the selected one is hit; "
                            "without a selection you choose what to wait for"));
    nextBreakpoint =
        make("nextBreakpoint", tr("Continue to the &next firing"), "next-breakpoint", {QKeySequence(Qt::Key_F8)},
             tr("Go to the next step in which a breakpoint fires: through the recorded steps, then by "
                "simulating on as fast as possible"));
    previousBreakpoint = make("previousBreakpoint", tr("Continue &backwards"), "previous-breakpoint",
                              {QKeySequence(Qt::SHIFT | Qt::Key_F8)},
                              tr("Go back to the last recorded step in which a breakpoint fired"));
}

void Actions::makeWindowActions()
{
    nextScene = make("nextScene", tr("&Next scene"), nullptr,
                     {QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
                     tr("Go to the open scene on the right, and from the last to the first"));
    previousScene = make("previousScene", tr("&Previous scene"), nullptr,
                         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
                         tr("Go to the open scene on the left, and from the first to the last"));
    moveTabRight =
        make("moveTabRight", tr("Move tab ri&ght"), nullptr, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)},
             tr("Move this scene's tab one place to the right, and from the last place to the first"));
    moveTabLeft =
        make("moveTabLeft", tr("Move tab le&ft"), nullptr, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp)},
             tr("Move this scene's tab one place to the left, and from the first place to the last"));
    layoutLayout = make("layoutLayout", tr("&Layout"), nullptr, {QKeySequence(Qt::CTRL | Qt::Key_1)},
                        tr("Panels for building a world"));
    debugLayout = make("debugLayout", tr("&Debug"), nullptr, {QKeySequence(Qt::CTRL | Qt::Key_2)},
                       tr("Panels for watching the broad phase"));
    auto* layouts = new QActionGroup(this);
    for (QAction* layout : {layoutLayout, debugLayout}) {
        layout->setCheckable(true);
        layouts->addAction(layout);
    }
    resetLayout = make("resetLayout", tr("&Reset this layout"), nullptr, {}, tr("Put the panels back where they were"));
    findCommand =
        make("findCommand", tr("Find a &command..."), nullptr, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
             tr("Everything that can be done, found by typing some letters of it"));
    editShortcuts = make("editShortcuts", tr("&Keyboard shortcuts..."), nullptr, {},
                         tr("Which keys do what, and other keys for it"));
    welcome = make("welcome", tr("&Welcome"), nullptr, {},
                   tr("Recent files, sample worlds, and broken worlds to find the fault of"));
    firstMinute =
        make("firstMinute", tr("&First minute"), nullptr, {QKeySequence(Qt::Key_F1)}, tr("What to try first"));
    for (const ManualPage& page : manualPages()) {
        const QString name = QLatin1String(page.name);
        const QList<QKeySequence> keys =
            name == kAlgorithmsPage ? QList{QKeySequence(Qt::SHIFT | Qt::Key_F1)} : QList<QKeySequence>();
        const QByteArray action = "manual" + (name.left(1).toUpper() + name.mid(1)).toLatin1();
        manual.push_back(make(action.constData(), QCoreApplication::translate("Manual", page.title), nullptr, keys,
                              QCoreApplication::translate("Manual", page.tip)));
    }
    about = make("about", tr("A&bout Broadside"), nullptr, {}, tr("What this program is"));
    about->setMenuRole(QAction::AboutRole);
}

} // namespace broadside
