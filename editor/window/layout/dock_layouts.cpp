#include "editor/window/layout/dock_layouts.h"

#include "editor/window/layout/dock_fold.h"
#include "editor/window/layout/dock_limits.h"
#include "editor/window/layout/panel_focus.h"

#include <QAction>
#include <QChildEvent>
#include <QCoreApplication>
#include <QDockWidget>
#include <QLayout>
#include <QScopedValueRollback>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <utility>

namespace broadside {
namespace {

// Shares of the width of the window. The world has more than 60 % of it.
constexpr double kLeftShare = 0.16;
constexpr double kRightShare = 0.21;
constexpr double kOneShare = 0.30;
constexpr int kTwoColumns = 1560; // least width of a window with two columns, in logical pixels

/// Brings a dock to the front and gives it the keyboard focus when its action is triggered. Qt would show it behind the
/// other tabs, invisibly, or close it when it is behind them.
void raiseWhenRequested(QDockWidget& dock)
{
    const auto wasInFront = std::make_shared<bool>(false);
    QObject::connect(&dock, &QDockWidget::visibilityChanged, &dock, [&dock, wasInFront](bool visible) {
        if (visible)
            *wasInFront = true;
        else // delayed, because the action still needs the old value
            QTimer::singleShot(0, &dock, [&dock, wasInFront] { *wasInFront = !dock.visibleRegion().isEmpty(); });
    });
    QObject::connect(dock.toggleViewAction(), &QAction::triggered, &dock, [&dock, wasInFront](bool shown) {
        if (!shown && *wasInFront)
            return;
        dock.show();
        dock.raise();
        focusPanel(*dock.widget());
    });
}

bool changesPlace(const QEvent& event)
{
    constexpr std::array kChanges{QEvent::Move, QEvent::Resize, QEvent::Show, QEvent::Hide, QEvent::ParentChange};
    return std::ranges::find(kChanges, event.type()) != kChanges.end();
}

/// Calls a function when the user presses a mouse button or a key in a window.
class UseWatch final : public QObject {
public:
    UseWatch(const QWidget& window, std::function<void()> used, QObject* parent)
        : QObject(parent)
        , m_window(window)
        , m_used(std::move(used))
    {
        QCoreApplication::instance()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isInput = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress;
        if (isInput && watched->isWidgetType() && static_cast<QWidget*>(watched)->window() == m_window.window())
            m_used();
        return false;
    }

private:
    const QWidget& m_window;
    std::function<void()> m_used;
};

} // namespace

DockLayouts::DockLayouts(QMainWindow& window, PanelDocks& docks, Settings settings)
    : m_window(window)
    , m_docks(docks)
    , m_settings(settings)
    , m_timelineFold(std::make_unique<DockFold>(window, docks[Panel::Timeline]))
{
    // The timeline lies below the world only, so that its height does not affect the other panels.
    for (const Qt::Corner corner : {Qt::BottomLeftCorner, Qt::BottomRightCorner})
        m_window.setCorner(corner, corner == Qt::BottomLeftCorner ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea);
    for (QDockWidget* dock : m_docks.all()) {
        m_window.addDockWidget(Qt::RightDockWidgetArea, dock);
        raiseWhenRequested(*dock);
        dock->installEventFilter(this);
    }
    connect(&docks, &PanelDocks::wanted, this, &DockLayouts::bringUp);
    m_window.installEventFilter(this);
}

DockLayouts::~DockLayouts() = default;

void DockLayouts::bringUp(Panel panel, bool opens)
{
    QDockWidget& dock = m_docks[panel];
    if (panelsAreHidden() || (!opens && dock.isHidden()))
        return;
    dock.show();
    dock.raise();
}

bool DockLayouts::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ChildPolished)
        if (auto* bar = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child())) {
            bar->setElideMode(Qt::ElideNone); // scroll arrows and readable names instead of shortened ones
            bar->setUsesScrollButtons(true);
        }
    if (watched != &m_window && changesPlace(*event))
        emit docksMoved();
    const bool isSized = event->type() == QEvent::Resize && m_window.isVisible();
    if (m_settling && watched == &m_window && (isSized || event->type() == QEvent::Show))
        restoreLayout();
    return QObject::eventFilter(watched, event);
}

void DockLayouts::restore() { show(m_settings.currentLayout() == kLayout ? kLayout : kDebug); }

void DockLayouts::choose(const QString& layout)
{
    remember();
    show(layout);
}

void DockLayouts::reset()
{
    m_settings.setLayoutState(m_current, {});
    show(m_current);
}

void DockLayouts::remember()
{
    if (m_current.isEmpty())
        return;
    m_settings.setCurrentLayout(m_current);
    m_settings.setLayoutState(m_current,
                              {panelsAreHidden() ? m_beforeHiding : m_window.saveState(versionOfPanelTable()),
                               m_window.size(), m_timelineFold->openHeight()});
}

void DockLayouts::keepPlacesWhile(const std::function<void()>& change)
{
    if (!m_window.isVisible()) { // the docks get their places when the window is shown
        change();
        return;
    }
    const QByteArray places = m_window.saveState(versionOfPanelTable());
    change();
    takeAllLimits();
    putBack(places, m_timelineFold->openHeight());
}

void DockLayouts::takeAllLimits()
{
    for (QDockWidget* dock : m_docks.all())
        takeLimits(*dock);
}

void DockLayouts::setPanelsHidden(bool hidden)
{
    if (hidden == panelsAreHidden())
        return;
    stopSettling();
    if (hidden) {
        m_beforeHiding = m_window.saveState(versionOfPanelTable());
        for (QDockWidget* dock : m_docks.all())
            dock->hide();
    } else {
        putBack(std::exchange(m_beforeHiding, {}), m_timelineFold->openHeight());
    }
    emit changed();
}

void DockLayouts::show(const QString& layout)
{
    m_beforeHiding.clear();
    m_placed.reset();
    m_current = layout;
    m_settling = m_settings.layoutState(layout);
    if (!m_useWatch)
        m_useWatch = new UseWatch(
            m_window, [this] { stopSettling(); }, this);
    restoreLayout();
    emit changed();
}

bool DockLayouts::putBack(const QByteArray& docks, int timeline)
{
    m_timelineFold->beginRestore();
    const bool isRestored = m_window.restoreState(docks, versionOfPanelTable());
    m_timelineFold->endRestore(timeline);
    return isRestored;
}

void DockLayouts::restoreLayout()
{
    if (m_isPutting)
        return; // docks that appear or disappear may change the size
    // Qt 6.4 keeps a state that is restored to a maximised window before it is shown. It uses it again after another
    // state has been restored, and crashes. So such a window gets its docks when it is shown.
    const bool fillsScreen = m_window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen);
    if (fillsScreen && !m_window.isVisible())
        return;
    const QScopedValueRollback putting(m_isPutting, true);
    const auto isPutBack = [this] {
        if (m_settling->docks.isEmpty())
            return false;
        takeAllLimits();
        const bool isPossible = putBack(m_settling->docks, m_settling->timeline);
        if (!isPossible || !m_docks.makeSeen())
            return isPossible;
        takeAllLimits(); // of the new panels
        return putBack(m_settling->docks, m_settling->timeline);
    };
    if (!isPutBack()) {
        m_timelineFold->beginRestore();
        arrange();
        m_timelineFold->endRestore(0);
    }
    if (m_window.isVisible() && m_window.size() == m_settling->page)
        stopSettling();
}

void DockLayouts::stopSettling()
{
    m_settling.reset();
    if (m_useWatch)
        m_useWatch->deleteLater(); // it may be the caller
    m_useWatch.clear();
}

void DockLayouts::arrange()
{
    if (!m_placed || m_placed->window != m_window.size())
        placeDocks();
    if (!m_window.isVisible())
        return; // they get their sizes when the window is shown
    // Resizes once more with the panels that are seen, and with the present widths, because wrapped texts limit how low
    // a dock can be.
    const Placed placed = *std::exchange(m_placed, {});
    m_window.layout()->activate();
    (void)m_docks.makeSeen();
    takeAllLimits();
    m_window.layout()->activate();
    for (const Column& column : placed.columns)
        resize(column);
}

void DockLayouts::placeDocks()
{
    for (QDockWidget* dock : m_docks.all()) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    const bool isWide = m_window.width() >= kTwoColumns;
    const QList<Column> columns{placeColumn(Qt::LeftDockWidgetArea, kLeftShare),
                                placeColumn(Qt::RightDockWidgetArea, isWide ? kRightShare : kOneShare)};
    placeColumn(Qt::BottomDockWidgetArea, 0.0);
    placeTabs();
    m_placed = Placed{m_window.size(), columns};
}

void DockLayouts::resize(const Column& column)
{
    if (column.docks.isEmpty())
        return;
    m_window.resizeDocks(column.docks, column.heights, Qt::Vertical);
    m_window.resizeDocks({column.docks.front()}, {column.width}, Qt::Horizontal);
}

LayoutKind DockLayouts::kind() const
{
    const bool isWide = m_window.width() >= kTwoColumns;
    if (m_current == kLayout)
        return isWide ? LayoutKind::BuildWide : LayoutKind::BuildNarrow;
    return isWide ? LayoutKind::DebugWide : LayoutKind::DebugNarrow;
}

/// Places the heads of one side, one below the other, in a column that has the `share` of the window's width.
DockLayouts::Column DockLayouts::placeColumn(Qt::DockWidgetArea area, double share)
{
    using Area = PanelPlace::Area;
    const Area wanted = area == Qt::LeftDockWidgetArea    ? Area::Left
                        : area == Qt::RightDockWidgetArea ? Area::Right
                                                          : Area::Bottom;
    Column column;
    column.width = qRound(share * m_window.width());
    for (const PanelRow& row : panelTable()) {
        const PanelPlace& place = row.places[static_cast<std::size_t>(kind())];
        if (place.area != wanted)
            continue;
        QDockWidget& dock = m_docks[row.panel];
        m_window.addDockWidget(area, &dock, wanted == Area::Bottom ? Qt::Horizontal : Qt::Vertical);
        dock.setVisible(place.isShown);
        column.docks += &dock;
        column.heights += place.height;
    }
    if (wanted != Area::Bottom)
        resize(column);
    return column;
}

void DockLayouts::placeTabs()
{
    QList<QDockWidget*> heads;
    for (const PanelRow& row : panelTable()) {
        const PanelPlace& place = row.places[static_cast<std::size_t>(kind())];
        QDockWidget& dock = m_docks[row.panel];
        if (place.area != PanelPlace::Area::Tab) {
            if (place.isShown)
                heads += &dock;
            continue;
        }
        m_window.tabifyDockWidget(&m_docks[place.behind], &dock);
        dock.setVisible(place.isShown || (row.panel == Panel::Project && m_showsProject));
    }
    for (QDockWidget* head : heads)
        head->raise();
}

} // namespace broadside
