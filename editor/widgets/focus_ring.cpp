#include "editor/widgets/focus_ring.h"

#include <QEvent>
#include <QFocusEvent>
#include <QPainter>

namespace broadside {

FocusRing::FocusRing(QWidget& around)
    : QWidget(&around)
{
    setObjectName(QStringLiteral("focusRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    around.installEventFilter(this);
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::FocusIn: {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
            showAbove();
        break;
    }
    case QEvent::FocusOut:
    case QEvent::MouseButtonPress:
        hide();
        break;
    case QEvent::Resize:
        if (isVisible())
            showAbove();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void FocusRing::showAbove()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void FocusRing::paintEvent(QPaintEvent* /*event*/)
{
    constexpr int kWidth = 2; // logical pixels
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Highlight), kWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect().adjusted(kWidth / 2, kWidth / 2, -kWidth / 2, -kWidth / 2));
}

} // namespace broadside
