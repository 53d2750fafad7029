#include "editor/window/actions/view_actions.h"

#include "editor/document/message_text.h"
#include "editor/session/registrations.h"
#include "editor/viewport/minimap.h"
#include "editor/viewport/pointer_keys.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/actions/structure_switch.h"

#include <QActionGroup>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>

#include <algorithm>
#include <array>

namespace broadside {
namespace {

constexpr double kZoomStep = 1.25;

struct ShowEntry {
    const char* name;
    const char* text;
    const char* tip;
    bool ShowFlags::*flag;
};
constexpr ShowEntry kShowEntries[] = {
    {"showGrid", QT_TRANSLATE_NOOP("broadside::ViewActions", "&Grid cells"),
     QT_TRANSLATE_NOOP("broadside::ViewActions", "Show the borders of the cells, if the algorithm has cells"),
     &ShowFlags::grid},
    {"showCellIds", QT_TRANSLATE_NOOP("broadside::ViewActions", "Cell &ids"),
     QT_TRANSLATE_NOOP(
         "broadside::ViewActions",
         "Show the cell ids of the algorithm: most count from the lower left, range-grid from the upper left"),
     &ShowFlags::ids},
    {"showCounts", QT_TRANSLATE_NOOP("broadside::ViewActions", "&Objects per cell"),
     QT_TRANSLATE_NOOP("broadside::ViewActions", "Show how many objects are registered in each cell"),
     &ShowFlags::counts},
    {"showFaults", QT_TRANSLATE_NOOP("broadside::ViewActions", "&Faults of textbook algorithms"),
     QT_TRANSLATE_NOOP("broadside::ViewActions", "Mark the objects that the algorithm loses"), &ShowFlags::faults},
    {"showSprites", QT_TRANSLATE_NOOP("broadside::ViewActions", "Sprites of the &world"),
     QT_TRANSLATE_NOOP("broadside::ViewActions", "Show the pictures of the objects"), &ShowFlags::sprites},
    {"showShapes", QT_TRANSLATE_NOOP("broadside::ViewActions", "&Shapes"),
     QT_TRANSLATE_NOOP("broadside::ViewActions", "Show the bounding shapes of the objects; only outlines over sprites"),
     &ShowFlags::shapes},
    {"showBoxes", QT_TRANSLATE_NOOP("broadside::ViewActions", "Box&es (AABBs)"),
     QT_TRANSLATE_NOOP("broadside::ViewActions", "Show the axis-aligned boxes that the broad phase uses"),
     &ShowFlags::boxes},
    {"showFocus", QT_TRANSLATE_NOOP("broadside::ViewActions", "&Dim all but the focus"),
     QT_TRANSLATE_NOOP("broadside::ViewActions", "Dim everything except the object under the pointer with its cells "
                                                 "and candidates; without one, except the selected objects"),
     &ShowFlags::focus},
    {"showNames", QT_TRANSLATE_NOOP("broadside::ViewActions", "Na&mes"),
     QT_TRANSLATE_NOOP("broadside::ViewActions", "Show the names of the objects, where there is room"),
     &ShowFlags::labels},
    {"showAxes", QT_TRANSLATE_NOOP("broadside::ViewActions", "A&xes"),
     QT_TRANSLATE_NOOP("broadside::ViewActions", "Show the axes at the origin, and the size of the world"),
     &ShowFlags::axes},
    {"showLegend", QT_TRANSLATE_NOOP("broadside::ViewActions", "&Legend"),
     QT_TRANSLATE_NOOP("broadside::ViewActions", "Show what the colours mean, or only the name of the legend"),
     &ShowFlags::legend},
};

struct PanEntry {
    const char* name;
    const char* text;
    Qt::Key key;
    Vec2 motion;
};
constexpr std::array<PanEntry, 4> kPans{
    {{"panLeft", QT_TRANSLATE_NOOP("broadside::ViewActions", "Move the view &left"), Qt::Key_Left, {-0.1, 0.0}},
     {"panRight", QT_TRANSLATE_NOOP("broadside::ViewActions", "Move the view &right"), Qt::Key_Right, {0.1, 0.0}},
     {"panUp", QT_TRANSLATE_NOOP("broadside::ViewActions", "Move the view &up"), Qt::Key_Up, {0.0, 0.1}},
     {"panDown", QT_TRANSLATE_NOOP("broadside::ViewActions", "Move the view &down"), Qt::Key_Down, {0.0, -0.1}}}};

/// Does what the Menu key does, which some keyboards lack.
void showContextMenu(QWidget& window)
{
    QWidget* const active = QApplication::focusWidget(); // null at first when a dialog was just closed
    QWidget* const widget = active ? active : window.window()->focusWidget();
    if (!widget)
        return;
    const QPoint at = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, at, widget->mapToGlobal(at));
    QCoreApplication::sendEvent(widget, &event);
}

} // namespace

ViewActions::ViewActions(const Parts& parts)
    : m_parts(parts)
{
    addWhere();
    addZoom();
    addShow();
    addGridChoice();
}

ViewActions::~ViewActions() = default;

void ViewActions::addWhere()
{
    m_parts.actions.add(*this, MenuSection::ViewWhere,
                        {.name = "showWorld",
                         .text = tr("Show the &world"),
                         .icon = "world",
                         .keys = {QKeySequence(Qt::Key_Home)},
                         .tip = tr("Show the whole world"),
                         .perform = [this] { m_parts.viewport.showWorld(); }});
    m_parts.actions.add(*this, MenuSection::ViewWhere,
                        {.name = "frameSelection",
                         .text = tr("&Frame selection"),
                         .icon = "frame",
                         .keys = {QKeySequence(Qt::Key_F)},
                         .tip = tr("Zoom the view to the selected objects"),
                         .needs = {.selection = NeededSelection::Any},
                         .perform = [this] { m_parts.viewport.frameSelection(); }});
    QAction& follow = m_parts.actions.add(*this, MenuSection::ViewWhere,
                                          {.name = "followProjectile",
                                           .text = tr("F&ollow the shot"),
                                           .icon = "follow",
                                           .tip = tr("Keep the shot in the centre of the view while it flies"),
                                           .needs = {.ownSteps = true},
                                           .isCheckable = true});
    connect(&follow, &QAction::toggled, &m_parts.viewport, &ViewportWidget::setFollowing);
    connect(&m_parts.viewport, &ViewportWidget::followingChanged, &follow, &QAction::setChecked);
}

void ViewActions::addZoom()
{
    m_parts.actions.add(*this, MenuSection::ViewZoom,
                        {.name = "zoomIn",
                         .text = tr("Zoom &in"),
                         .keys = {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
                         .tip = tr("Zoom in"),
                         .perform = [this] { m_parts.viewport.zoomBy(kZoomStep); }});
    m_parts.actions.add(*this, MenuSection::ViewZoom,
                        {.name = "zoomOut",
                         .text = tr("&Zoom out"),
                         .keys = {QKeySequence(Qt::CTRL | Qt::Key_Minus)},
                         .tip = tr("Zoom out"),
                         .perform = [this] { m_parts.viewport.zoomBy(1.0 / kZoomStep); }});
    addPans(m_parts.actions.addMenu(MenuSection::ViewZoom, tr("&Move the view")));
    QAction& minimap =
        m_parts.actions.add(*this, MenuSection::ViewZoom,
                            {.name = "showMinimap",
                             .text = tr("O&verview"),
                             .keys = {QKeySequence(Qt::CTRL | Qt::Key_M)},
                             .tip = tr("Show the whole world in a corner, while the view shows a part of it"),
                             .isCheckable = true});
    minimap.setChecked(true);
    connect(&minimap, &QAction::toggled, &m_parts.minimap, &Minimap::setWanted);
    QAction& keys = m_parts.actions.add(
        *this, MenuSection::ViewZoom,
        {.name = "pointerKeys",
         .text = tr("Pointer by &keys"),
         .keys = {QKeySequence(Qt::Key_F7)},
         .tip = tr("Move a pointer in the world with the arrow keys; Space presses and releases the button"),
         .isCheckable = true});
    connect(&keys, &QAction::toggled, this, [this](bool on) {
        m_parts.pointerKeys.setOn(on);
        emit pointerKeysChanged();
    });
    m_parts.actions.add(
        *this, MenuSection::EditContext,
        {.name = "contextMenu",
         .text = tr("Conte&xt menu"),
         .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F10)},
         .tip = tr("Open the context menu of the focused widget, as a right click or the Menu key does"),
         .perform = [this] { showContextMenu(m_parts.window); }});
}

void ViewActions::addPans(QMenu& menu)
{
    for (const PanEntry& entry : kPans)
        m_parts.actions.add(*this, menu,
                            {.name = entry.name,
                             .text = tr(entry.text),
                             .keys = {QKeySequence(Qt::CTRL | entry.key)},
                             .tip = tr("Move the view by a tenth of its size"),
                             .perform = [this, motion = entry.motion] { m_parts.viewport.panBy(motion); },
                             .keysOnlyIn = &m_parts.viewport}); // text fields need these keys
}

void ViewActions::addShow()
{
    QMenu& menu = m_parts.actions.addMenu(MenuSection::ViewShow, tr("S&how"));
    m_structure = std::make_unique<StructureSwitch>(m_parts.actions, menu, m_parts.viewport, m_parts.shownWorld,
                                                    m_parts.noStructureReason);
    QAction& heat = m_parts.actions.add(
        *this, menu,
        {.name = "showHeat",
         .text = tr("&Heat map of the cells"),
         .keys = {QKeySequence(Qt::Key_H)},
         .tip = tr("Colour the cells by their objects or their cost; choose which in the panel Broad phase"),
         .needs = {.reason = m_parts.noCellsReason},
         .isCheckable = true});
    heat.setIconText(tr("Heat map"));
    connect(&heat, &QAction::toggled, this, [this](bool on) {
        setFlag(&ShowFlags::heat, on);
        m_parts.heat.setShown(on);
    });
    for (const ShowEntry& entry : kShowEntries) {
        QAction& action = m_parts.actions.add(
            *this, menu, {.name = entry.name, .text = tr(entry.text), .tip = tr(entry.tip), .isCheckable = true});
        action.setChecked(m_parts.viewport.showFlags().*entry.flag);
        connect(&action, &QAction::toggled, this, [this, flag = entry.flag](bool on) { setFlag(flag, on); });
    }
    rememberLegend();
}

/// A folded legend stays folded, also after a new start.
void ViewActions::rememberLegend()
{
    QAction& legend = *m_parts.actions.find(QStringLiteral("showLegend"));
    connect(&legend, &QAction::toggled, this,
            [this](bool on) { m_parts.settings.setShows(Settings::ViewPart::Legend, on); });
    connect(&m_parts.viewport, &ViewportWidget::legendFoldWanted, &legend, &QAction::toggle);
    legend.setChecked(m_parts.settings.shows(Settings::ViewPart::Legend));
}

void ViewActions::addGridChoice()
{
    m_gridChoice =
        &m_parts.actions.addMenu(MenuSection::ViewShow, tr("Gri&d of the recording"), QStringLiteral("gridChoice"));
    connect(m_gridChoice, &QMenu::aboutToShow, this, &ViewActions::fillGridChoice);
    const auto follow = [this] {
        m_gridChoice->menuAction()->setVisible(gridNames(m_parts.shownWorld.broadPhase()).size() > 1);
    };
    connect(&m_parts.shownWorld, &ShownWorld::changed, this, follow);
    follow();
}

/// The grids can differ from frame to frame.
void ViewActions::fillGridChoice()
{
    m_gridChoice->clear();
    const std::vector<Message> names = gridNames(m_parts.shownWorld.broadPhase());
    const std::optional<Message> chosen = m_parts.viewport.showFlags().onlyGrid;
    const bool isThere = chosen && std::ranges::find(names, *chosen) != names.end();
    auto* group = new QActionGroup(m_gridChoice->addAction(tr("&All grids")));
    const auto add = [&](QAction& entry, const std::optional<Message>& grid, bool isChosen) {
        entry.setCheckable(true);
        group->addAction(&entry);
        entry.setChecked(isChosen);
        connect(&entry, &QAction::triggered, this, [this, grid] {
            ShowFlags flags = m_parts.viewport.showFlags();
            flags.onlyGrid = grid;
            m_parts.viewport.setShowFlags(flags);
        });
    };
    add(*m_gridChoice->actions().constFirst(), std::nullopt, !isThere);
    for (const Message& name : names)
        add(*m_gridChoice->addAction(translated(name)), name, isThere && name == *chosen);
}

void ViewActions::setFlag(bool ShowFlags::*flag, bool on)
{
    ShowFlags flags = m_parts.viewport.showFlags();
    flags.*flag = on;
    m_parts.viewport.setShowFlags(flags);
}

} // namespace broadside
