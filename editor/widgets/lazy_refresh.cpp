#include "editor/widgets/lazy_refresh.h"

#include <QEvent>
#include <QWidget>

namespace broadside {

LazyRefresh::LazyRefresh(QWidget& widget, std::function<void()> refresh)
    : QObject(&widget)
    , m_widget(widget)
    , m_refresh(std::move(refresh))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LazyRefresh::flush);
    widget.installEventFilter(this);
}

void LazyRefresh::request(int milliseconds)
{
    m_wanted = true;
    if (!m_timer.isActive() || m_timer.remainingTime() > milliseconds)
        m_timer.start(milliseconds);
}

void LazyRefresh::flush()
{
    if (!m_wanted || !m_widget.isVisible())
        return;
    m_wanted = false;
    m_timer.stop();
    m_refresh();
}

bool LazyRefresh::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_widget && event->type() == QEvent::Show)
        flush();
    return QObject::eventFilter(watched, event);
}

} // namespace broadside
