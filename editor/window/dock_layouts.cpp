#include "editor/window/dock_layouts.h"

#include <QAction>
#include <QChildEvent>
#include <QDockWidget>
#include <QTabBar>
#include <QTimer>

#include <memory>

namespace broadside {
namespace {

/// Raised when docks come or go: an older saved state would leave them in odd places.
constexpr int kStateVersion = 11;

/// Qt shows a panel behind the others of its tabs, where nobody sees that it came, and closes one that is there: who
/// asks for it wants to see it.
void comeToFrontWhenAskedFor(QDockWidget& dock)
{
    const auto wasInFront = std::make_shared<bool>(false);
    QObject::connect(&dock, &QDockWidget::visibilityChanged, &dock, [&dock, wasInFront](bool visible) {
        if (visible)
            *wasInFront = true;
        else // later, so that it is still known when the action tells
            QTimer::singleShot(0, &dock, [&dock, wasInFront] { *wasInFront = !dock.visibleRegion().isEmpty(); });
    });
    QObject::connect(dock.toggleViewAction(), &QAction::triggered, &dock, [&dock, wasInFront](bool shown) {
        if (!shown && *wasInFront)
            return;
        dock.show();
        dock.raise();
    });
}

} // namespace

DockLayouts::DockLayouts(QMainWindow& window, const Docks& docks, Settings settings)
    : QObject(&window)
    , m_window(window)
    , m_docks(docks)
    , m_settings(settings)
{
    for (QDockWidget* dock : m_docks.all()) {
        m_window.addDockWidget(Qt::RightDockWidgetArea, dock);
        comeToFrontWhenAskedFor(*dock);
    }
    m_window.installEventFilter(this);
}

bool DockLayouts::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ChildPolished)
        if (auto* bar = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child())) {
            bar->setElideMode(Qt::ElideNone); // a name that is read, and arrows, rather than all of them cut
            bar->setUsesScrollButtons(true);
        }
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
    m_settings.setLayoutState(m_current, panelsAreHidden() ? m_beforeHiding : m_window.saveState(kStateVersion));
}

DockLayouts::Arrangement DockLayouts::arrangement() const
{
    return {m_current, m_window.saveState(kStateVersion), m_beforeHiding};
}

void DockLayouts::take(const Arrangement& arrangement)
{
    if (arrangement.layout.isEmpty() || arrangement == this->arrangement())
        return;
    m_current = arrangement.layout;
    m_beforeHiding = arrangement.beforeHiding;
    m_window.restoreState(arrangement.state, kStateVersion);
    emit changed();
}

void DockLayouts::setPanelsHidden(bool hidden)
{
    if (hidden == panelsAreHidden())
        return;
    if (hidden) {
        m_beforeHiding = m_window.saveState(kStateVersion);
        for (QDockWidget* dock : m_docks.all())
            dock->hide();
    } else {
        m_window.restoreState(std::exchange(m_beforeHiding, {}), kStateVersion);
    }
    emit changed();
}

void DockLayouts::show(const QString& layout)
{
    m_beforeHiding.clear();
    m_current = layout;
    const QByteArray state = m_settings.layoutState(layout);
    if (state.isEmpty() || !m_window.restoreState(state, kStateVersion)) {
        for (QDockWidget* dock : m_docks.all()) {
            dock->setFloating(false);
            m_window.removeDockWidget(dock);
        }
        if (layout == kLayout)
            arrangeLayout();
        else
            arrangeDebug();
        placeProject();
    }
    emit changed();
}

void DockLayouts::arrangeLayout()
{
    column(Qt::LeftDockWidgetArea, {m_docks.objects, m_docks.place}, {250, 370}, 230);
    column(Qt::RightDockWidgetArea, {m_docks.properties, m_docks.broadPhase}, {320, 360}, 290);
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_docks.simulation);
    m_window.tabifyDockWidget(m_docks.objects, m_docks.simulation);
    m_docks.simulation->hide();
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_docks.inspector);
    m_window.tabifyDockWidget(m_docks.properties, m_docks.inspector);
    m_docks.inspector->hide();
    m_window.tabifyDockWidget(m_docks.properties, m_docks.why);
    m_docks.why->hide();
    m_window.tabifyDockWidget(m_docks.broadPhase, m_docks.checks);
    m_docks.checks->show();
    m_docks.broadPhase->raise();
    m_window.tabifyDockWidget(m_docks.objects, m_docks.history);
    m_docks.history->show();
    m_window.tabifyDockWidget(m_docks.objects, m_docks.templates);
    m_docks.templates->show();
    m_docks.objects->raise();
    m_window.tabifyDockWidget(m_docks.place, m_docks.assets);
    m_docks.assets->show();
    m_docks.place->raise();
    m_window.tabifyDockWidget(m_docks.broadPhase, m_docks.pictureShape);
    m_docks.pictureShape->hide();
    m_window.tabifyDockWidget(m_docks.broadPhase, m_docks.breakpoints);
    m_docks.breakpoints->hide();
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_docks.timeline);
    m_docks.timeline->hide();
    m_window.tabifyDockWidget(m_docks.timeline, m_docks.audit);
    m_docks.audit->hide();
    m_window.tabifyDockWidget(m_docks.audit, m_docks.queries);
    m_docks.queries->hide();
    m_window.tabifyDockWidget(m_docks.broadPhase, m_docks.tuner);
    m_docks.tuner->hide();
}

void DockLayouts::arrangeDebug()
{
    column(Qt::LeftDockWidgetArea, {m_docks.objects, m_docks.simulation}, {280, 380}, 230);
    column(Qt::RightDockWidgetArea, {m_docks.broadPhase, m_docks.inspector}, {380, 300}, 290);
    m_window.tabifyDockWidget(m_docks.objects, m_docks.place);
    m_docks.place->show();
    m_docks.objects->raise();
    m_window.tabifyDockWidget(m_docks.inspector, m_docks.properties);
    m_docks.properties->show();
    m_window.tabifyDockWidget(m_docks.properties, m_docks.why);
    m_docks.why->show();
    m_window.tabifyDockWidget(m_docks.broadPhase, m_docks.breakpoints);
    m_docks.breakpoints->show();
    m_docks.inspector->raise();
    m_window.tabifyDockWidget(m_docks.broadPhase, m_docks.tuner);
    m_docks.tuner->show();
    m_docks.broadPhase->raise();
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_docks.timeline);
    m_docks.timeline->show();
    m_window.tabifyDockWidget(m_docks.timeline, m_docks.audit);
    m_docks.audit->show();
    m_window.tabifyDockWidget(m_docks.audit, m_docks.queries);
    m_docks.queries->show();
    m_window.tabifyDockWidget(m_docks.queries, m_docks.checks);
    m_docks.checks->show();
    m_window.tabifyDockWidget(m_docks.objects, m_docks.history);
    m_docks.history->hide();
    m_window.tabifyDockWidget(m_docks.objects, m_docks.templates);
    m_docks.templates->hide();
    m_window.tabifyDockWidget(m_docks.objects, m_docks.assets);
    m_docks.assets->hide();
    m_window.tabifyDockWidget(m_docks.broadPhase, m_docks.pictureShape);
    m_docks.pictureShape->hide();
    m_docks.timeline->raise();
    m_window.resizeDocks({m_docks.timeline}, {m_window.height() / 4}, Qt::Vertical);
}

void DockLayouts::placeProject()
{
    if (!m_docks.project)
        return;
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_docks.project);
    m_window.tabifyDockWidget(m_docks.objects, m_docks.project);
    m_docks.project->setVisible(m_showsProject);
    m_docks.objects->raise();
}

void DockLayouts::column(Qt::DockWidgetArea area, const QList<QDockWidget*>& docks, const QList<int>& heights,
                         int width)
{
    for (QDockWidget* dock : docks) {
        m_window.addDockWidget(area, dock, Qt::Vertical);
        dock->show();
    }
    m_window.resizeDocks(docks, heights, Qt::Vertical);
    m_window.resizeDocks({docks.front()}, {width}, Qt::Horizontal);
}

} // namespace broadside
