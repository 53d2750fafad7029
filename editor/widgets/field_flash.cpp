#include "editor/widgets/field_flash.h"

#include <QPainter>

namespace broadside {
namespace {

constexpr int kRoom = 3; // pixels between the field and the frame
constexpr int kBlinkMilliseconds = 300;
constexpr int kBlinks = 7; // on and off in turn; the last one is off

} // namespace

FieldFlash::FieldFlash(QWidget& field)
    : QWidget(field.parentWidget())
{
    setObjectName(QStringLiteral("fieldFlash"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(field.geometry().adjusted(-kRoom, -kRoom, kRoom, kRoom));
    raise();
    show();
    connect(&m_timer, &QTimer::timeout, this, &FieldFlash::blink);
    m_timer.start(kBlinkMilliseconds);
}

void FieldFlash::blink()
{
    if (++m_blinks == kBlinks)
        deleteLater();
    else
        setVisible(m_blinks % 2 == 0);
}

void FieldFlash::paintEvent(QPaintEvent*)
{
    constexpr double kWidth = 2.0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), kWidth));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.0, 1.0, -1.0, -1.0), kRoom, kRoom);
}

} // namespace broadside
