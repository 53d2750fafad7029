#include "editor/widgets/focus_ring.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFocusEvent>
#include <QPainter>
#include <QPointer>

namespace broadside {
namespace {

/// Knows whether the user has pressed a key or a mouse button last, in any window.
class LastPress final : public QObject {
public:
    [[nodiscard]] static const LastPress& ofProgram()
    {
        static QPointer<LastPress> only;
        if (!only)
            only = new LastPress(*QCoreApplication::instance());
        return *only;
    }
    [[nodiscard]] bool wasKey() const noexcept { return m_wasKey; }

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        // A key that is a shortcut only comes as the first of the two.
        if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
            m_wasKey = true;
        else if (event->type() == QEvent::MouseButtonPress)
            m_wasKey = false;
        return false;
    }

private:
    explicit LastPress(QCoreApplication& program)
        : QObject(&program)
    {
        program.installEventFilter(this);
    }

    bool m_wasKey = false;
};

bool isOfKeys(Qt::FocusReason reason)
{
    switch (reason) {
    case Qt::TabFocusReason:
    case Qt::BacktabFocusReason:
    case Qt::ShortcutFocusReason:
        return true;
    case Qt::MouseFocusReason:
        return false;
    default: // such as a dialog that was closed: with Return, or with a click
        return LastPress::ofProgram().wasKey();
    }
}

} // namespace

FocusRing::FocusRing(QWidget& around)
    : QWidget(&around)
{
    setObjectName(QStringLiteral("focusRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    around.installEventFilter(this);
    (void)LastPress::ofProgram(); // from now on
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        if (isOfKeys(static_cast<QFocusEvent*>(event)->reason()))
            showAbove();
        break;
    case QEvent::FocusOut:
    case QEvent::MouseButtonPress:
        hide();
        break;
    case QEvent::Resize:
        if (!isHidden()) // A widget that is not visible yet gets its size just before it becomes visible.
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
