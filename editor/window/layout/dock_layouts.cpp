#include "editor/window/layout/dock_layouts.h"

#include "editor/window/layout/dock_fold.h"

#include <QAction>
#include <QChildEvent>
#include <QCoreApplication>
#include <QDockWidget>
#include <QScopedValueRollback>
#include <QTabBar>
#include <QTimer>

#include <functional>
#include <memory>
#include <utility>

namespace broadside {
namespace {

/// Raised when docks come or go: an older saved state would leave them in odd places.
constexpr int kStateVersion = 12;

// Of the width of the window: the world has more than 60 % of it.
constexpr double kLeftShare = 0.16;
constexpr double kRightShare = 0.21;
constexpr double kOneShare = 0.30;
constexpr int kTwoColumns = 1560; // a window of that width has room for; logical pixels

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

/// Tells that somebody pressed a button or a key in a window, while it lives.
class UseWatch final : public QObject {
public:
    UseWatch(const QWidget& window, std::function<void()> used)
        : m_window(window)
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

DockLayouts::DockLayouts(QMainWindow& window, const Docks& docks, Settings settings)
    : QObject(&window)
    , m_window(window)
    , m_docks(docks)
    , m_settings(settings)
    , m_timelineFold(new DockFold(window, *docks.timeline))
{
    // The timeline lies below the world alone, so that its height is none of the other panels' business.
    for (const Qt::Corner corner : {Qt::BottomLeftCorner, Qt::BottomRightCorner})
        m_window.setCorner(corner, corner == Qt::BottomLeftCorner ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea);
    for (QDockWidget* dock : m_docks.all()) {
        m_window.addDockWidget(Qt::RightDockWidgetArea, dock);
        comeToFrontWhenAskedFor(*dock);
    }
    m_window.installEventFilter(this);
}

DockLayouts::~DockLayouts()
{
    delete m_useWatch;
    delete m_timelineFold;
}

bool DockLayouts::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ChildPolished)
        if (auto* bar = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child())) {
            bar->setElideMode(Qt::ElideNone); // a name that is read, and arrows, rather than all of them cut
            bar->setUsesScrollButtons(true);
        }
    if (m_settling && watched == &m_window && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        putInPlace();
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
    m_settings.setLayoutState(m_current, {panelsAreHidden() ? m_beforeHiding : m_window.saveState(kStateVersion),
                                          m_window.size(), m_timelineFold->openHeight()});
}

DockLayouts::Arrangement DockLayouts::arrangement() const
{
    return {m_current, m_window.saveState(kStateVersion), m_beforeHiding, m_timelineFold->openHeight()};
}

void DockLayouts::take(const Arrangement& arrangement)
{
    if (arrangement.layout.isEmpty() || arrangement == this->arrangement())
        return;
    m_current = arrangement.layout;
    m_beforeHiding = arrangement.beforeHiding;
    stopSettling();
    putBack(arrangement.state, arrangement.timeline);
    emit changed();
}

void DockLayouts::setPanelsHidden(bool hidden)
{
    if (hidden == panelsAreHidden())
        return;
    stopSettling();
    if (hidden) {
        m_beforeHiding = m_window.saveState(kStateVersion);
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
    m_current = layout;
    m_settling = m_settings.layoutState(layout);
    if (!m_useWatch)
        m_useWatch = new UseWatch(m_window, [this] { stopSettling(); });
    putInPlace();
    emit changed();
}

bool DockLayouts::putBack(const QByteArray& docks, int timeline)
{
    if (!m_window.restoreState(docks, kStateVersion))
        return false;
    m_timelineFold->restored(timeline);
    return true;
}

void DockLayouts::putInPlace()
{
    if (m_isPutting)
        return; // docks that come and go may change the size
    const QScopedValueRollback putting(m_isPutting, true);
    if (m_settling->docks.isEmpty() || !putBack(m_settling->docks, m_settling->timeline)) {
        arrange();
        m_timelineFold->restored(0);
    }
    if (m_window.isVisible() && m_window.size() == m_settling->page)
        stopSettling();
}

void DockLayouts::stopSettling()
{
    m_settling.reset();
    if (m_useWatch)
        m_useWatch->deleteLater(); // it may be the one that tells
    m_useWatch.clear();
}

void DockLayouts::arrange()
{
    for (QDockWidget* dock : m_docks.all()) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    if (m_current == kLayout)
        arrangeLayout();
    else
        arrangeDebug();
    placeProject();
}

void DockLayouts::arrangeLayout()
{
    if (m_window.width() >= kTwoColumns) {
        column(Qt::LeftDockWidgetArea, {m_docks.objects, m_docks.place}, {250, 370}, kLeftShare);
        column(Qt::RightDockWidgetArea, {m_docks.properties, m_docks.broadPhase}, {320, 360}, kRightShare);
    } else {
        column(Qt::RightDockWidgetArea, {m_docks.objects, m_docks.place, m_docks.properties}, {200, 220, 260},
               kOneShare);
        m_window.tabifyDockWidget(m_docks.properties, m_docks.broadPhase);
        m_docks.broadPhase->show();
    }
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
    m_window.tabifyDockWidget(m_docks.queries, m_docks.events);
    m_docks.events->hide();
    m_window.tabifyDockWidget(m_docks.broadPhase, m_docks.tuner);
    m_docks.tuner->hide();
    m_docks.properties->raise(); // before the broad phase where they share a place
}

void DockLayouts::arrangeDebug()
{
    if (m_window.width() >= kTwoColumns) {
        column(Qt::LeftDockWidgetArea, {m_docks.objects, m_docks.simulation}, {280, 380}, kLeftShare);
        column(Qt::RightDockWidgetArea, {m_docks.broadPhase, m_docks.inspector}, {380, 300}, kRightShare);
    } else {
        column(Qt::RightDockWidgetArea, {m_docks.objects, m_docks.broadPhase, m_docks.inspector}, {180, 280, 220},
               kOneShare);
        m_window.tabifyDockWidget(m_docks.objects, m_docks.simulation);
        m_docks.simulation->show();
    }
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
    m_window.tabifyDockWidget(m_docks.checks, m_docks.events);
    m_docks.events->show();
    m_window.tabifyDockWidget(m_docks.objects, m_docks.history);
    m_docks.history->hide();
    m_window.tabifyDockWidget(m_docks.objects, m_docks.templates);
    m_docks.templates->hide();
    m_window.tabifyDockWidget(m_docks.objects, m_docks.assets);
    m_docks.assets->hide();
    m_window.tabifyDockWidget(m_docks.broadPhase, m_docks.pictureShape);
    m_docks.pictureShape->hide();
    m_docks.timeline->raise();
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
                         double share)
{
    for (QDockWidget* dock : docks) {
        m_window.addDockWidget(area, dock, Qt::Vertical);
        dock->show();
    }
    m_window.resizeDocks(docks, heights, Qt::Vertical);
    m_window.resizeDocks({docks.front()}, {qRound(share * m_window.width())}, Qt::Horizontal);
}

} // namespace broadside
