#include "editor/window/help/welcome_card.h"

#include "editor/window/layout/frame_style.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <utility>

namespace broadside {
namespace {

constexpr int kCardMargin = (WelcomeCard::kWidth - WelcomeCard::kPicture.width()) / 2;
constexpr int kLineGap = 4;
constexpr qreal kCorner = 4.0;
constexpr int kTick = 22; // side of the tick, logical pixels
constexpr auto kText = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

void drawTick(QPainter& painter, QRectF place, const QPalette& palette)
{
    painter.setPen(QPen(palette.color(QPalette::HighlightedText), 1.5));
    painter.setBrush(palette.color(QPalette::Highlight));
    painter.drawEllipse(place);
    QPainterPath tick(place.topLeft() + QPointF(0.27 * kTick, 0.52 * kTick));
    tick.lineTo(place.topLeft() + QPointF(0.44 * kTick, 0.69 * kTick));
    tick.lineTo(place.topLeft() + QPointF(0.74 * kTick, 0.34 * kTick));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::HighlightedText), 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tick);
}

} // namespace

WelcomeCard::WelcomeCard(Content content, QWidget* parent)
    : QPushButton(QString(content.title).replace(u'&', QLatin1String("&&")), parent)
    , m_content(std::move(content))
{
    setToolTip(m_content.tip);
    setAccessibleName(m_content.isSolved ? tr("%1 (solved)").arg(m_content.title) : m_content.title);
    setAccessibleDescription(m_content.text);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Minimum);
    setCursor(Qt::PointingHandCursor);
}

void WelcomeCard::setPicture(const QImage& picture)
{
    m_picture = picture;
    update();
}

QFont WelcomeCard::titleFont() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

int WelcomeCard::heightOf(const QFont& font, const QString& text) const
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, kPicture.width(), 10'000), kText, text).height();
}

QSize WelcomeCard::sizeHint() const
{
    const int texts = heightOf(titleFont(), m_content.title) +
                      (m_content.text.isEmpty() ? 0 : kLineGap + heightOf(font(), m_content.text));
    return {kWidth, kCardMargin + kPicture.height() + 2 * kLineGap + texts + kCardMargin};
}

void WelcomeCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isMarked = hasFocus() || underMouse();
    painter.setBrush(palette().color(isDown() ? QPalette::Button : QPalette::Base));
    painter.setPen(isMarked ? QPen(palette().color(QPalette::Highlight), 2.0) : QPen(frameColor(palette()), 1.0));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kCorner, kCorner);

    const QRect picture(QPoint(kCardMargin, kCardMargin), kPicture);
    if (m_picture.isNull())
        painter.fillRect(picture, palette().color(QPalette::AlternateBase));
    else
        painter.drawImage(picture, m_picture);
    if (m_content.isSolved)
        drawTick(painter, QRectF(picture.right() - kTick - 3, picture.top() + 4, kTick, kTick), palette());

    painter.setPen(palette().color(QPalette::Text));
    const int titleHeight = heightOf(titleFont(), m_content.title);
    const QRect title(kCardMargin, picture.bottom() + 2 * kLineGap, kPicture.width(), titleHeight);
    painter.setFont(titleFont());
    painter.drawText(title, kText, m_content.title);
    painter.setFont(font());
    painter.drawText(QRect(kCardMargin, title.bottom() + kLineGap, kPicture.width(), height()), kText, m_content.text);
}

void WelcomeCard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        emit arrowPressed(event->key());
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        break;
    default:
        QPushButton::keyPressEvent(event);
    }
}

void WelcomeCard::enterEvent(QEnterEvent* event)
{
    QPushButton::enterEvent(event);
    update();
}

void WelcomeCard::leaveEvent(QEvent* event)
{
    QPushButton::leaveEvent(event);
    update();
}

} // namespace broadside
