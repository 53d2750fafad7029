#include "editor/window/layout/dock_fold.h"

#include "editor/window/layout/dock_limits.h"

#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr int kOpenShare = 4; // share of the height of the window

void setLeastHeight(const QList<QDockWidget*>& docks, int height)
{
    for (QDockWidget* dock : docks) {
        dock->widget()->setMinimumHeight(height);
        takeLimits(*dock);
    }
}

} // namespace

DockFold::DockFold(QMainWindow& window, QDockWidget& dock)
    : QObject(&window)
    , m_window(window)
    , m_dock(dock)
{
    connect(&dock, &QDockWidget::visibilityChanged, this, [this] {
        if (m_window.isVisible()) // otherwise the window hides, and not the dock
            follow();
    });
    connect(&dock, &QDockWidget::topLevelChanged, this, &DockFold::follow);
}

void DockFold::setEmpty(bool isEmpty)
{
    m_openHeight = openHeight();
    m_isEmpty = isEmpty;
    follow();
}

void DockFold::endRestore(int openHeight)
{
    m_isRestoring = false;
    m_openHeight = openHeight;
    follow();
    if (m_isFolded)
        fold(); // other panels may share its tabs now
    else if (!m_isEmpty && isInFront() && !m_dock.isFloating())
        open(); // it may have been folded before
}

/// For docks that share tabs, Qt includes the tabs in their sizes.
void DockFold::resizeTo(int height)
{
    if (m_window.dockWidgetArea(&m_dock) == Qt::NoDockWidgetArea || m_dock.isFloating())
        return;
    int tabs = 0;
    const QList<QDockWidget*> behind = m_window.tabifiedDockWidgets(&m_dock);
    const bool hasTabs = std::ranges::any_of(behind, [](const QDockWidget* dock) { return !dock->isHidden(); });
    const QList<QTabBar*> bars = m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
    for (const QTabBar* bar : hasTabs ? bars : QList<QTabBar*>()) // Qt keeps bars of tabs that are gone
        for (int i = 0; bar->isVisible() && i < bar->count(); ++i)
            if (bar->tabText(i) == m_dock.windowTitle())
                tabs = bar->sizeHint().height();
    m_window.layout()->activate(); // applies the present limits
    m_window.resizeDocks({&m_dock}, {height + tabs}, Qt::Vertical);
}

/// Qt moves the docks behind the tabs out of the window.
bool DockFold::isInFront() const { return m_dock.isVisible() && m_dock.geometry().right() >= 0; }

int DockFold::openHeight() const
{
    return !m_isEmpty && isInFront() && !m_dock.isFloating() ? m_dock.height() : m_openHeight;
}

void DockFold::follow()
{
    if (m_isRestoring)
        return;
    const bool folds = m_isEmpty && isInFront() && !m_dock.isFloating();
    if (folds && !m_isFolded)
        fold();
    else if (!folds && m_isFolded)
        open();
}

void DockFold::fold()
{
    takeLimits(m_dock);
    const int line = m_dock.minimumSizeHint().height();
    if (m_dock.height() > 2 * line)
        m_openHeight = m_dock.height(); // a panel behind it may have changed the height
    m_isFolded = true;
    setLeastHeight(m_behind, 0);
    m_behind = m_window.tabifiedDockWidgets(&m_dock);
    setLeastHeight(m_behind, 1);
    m_dock.widget()->setMaximumHeight(m_dock.widget()->minimumSizeHint().height());
    takeLimits(m_dock);
    resizeTo(line);
}

void DockFold::open()
{
    m_isFolded = false;
    setLeastHeight(std::exchange(m_behind, {}), 0);
    m_dock.widget()->setMaximumHeight(QWIDGETSIZE_MAX);
    takeLimits(m_dock);
    resizeTo(m_openHeight > 0 ? m_openHeight : m_window.height() / kOpenShare);
}

} // namespace broadside
