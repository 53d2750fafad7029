#include "editor/window/help/callout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <vector>

namespace broadside {

/// The arrow from the bubble to the control, and the frame around the control. The mouse goes through it.
class CalloutArrow final : public QWidget {
public:
    explicit CalloutArrow(QWidget& window)
        : QWidget(&window)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
    }

    void show(const QRect& bubble, const QRect& target)
    {
        constexpr int kRoom = 6;
        const QRect all = bubble.united(target).adjusted(-kRoom, -kRoom, kRoom, kRoom);
        m_bubble = bubble.translated(-all.topLeft());
        m_target = target.translated(-all.topLeft());
        setGeometry(all);
        QWidget::show();
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor color = palette().color(QPalette::Highlight);
        painter.setPen(QPen(color, kLine));
        painter.drawRoundedRect(QRectF(m_target).adjusted(-1, -1, 1, 1), 3, 3);
        const auto nearest = [](const QRectF& rect, QPointF to) {
            return QPointF(std::clamp(to.x(), rect.left(), rect.right()),
                           std::clamp(to.y(), rect.top(), rect.bottom()));
        };
        // Between the points of the two that are next to each other.
        QPointF to = nearest(m_target, QRectF(m_bubble).center());
        const QPointF from = nearest(m_bubble, to);
        to = nearest(m_target, from);
        const QPointF way = to - from;
        const double length = std::hypot(way.x(), way.y());
        if (length < 2.0)
            return;
        const QPointF ahead = way / length;
        const QPointF aside(-ahead.y(), ahead.x());
        constexpr double kHead = 10.0;
        const QPointF neck = to - ahead * std::min(kHead, length);
        painter.setPen(QPen(color, kLine));
        painter.drawLine(from, neck);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        const QPointF head[] = {to, neck + aside * kHead * 0.6, neck - aside * kHead * 0.6};
        painter.drawPolygon(head, 3);
    }

private:
    static constexpr double kLine = 3.0;
    QRect m_bubble;
    QRect m_target;
};

namespace {

constexpr int kCalloutWidth = 300;
constexpr int kCalloutGap = 28; // room for the arrow

constexpr qint64 kCoveredTarget = 1000; // costs of a covered pixel; a pixel of distance costs 1
constexpr qint64 kCoveredSpared = 100;

/// Pixels between two rectangles, the larger one of the two directions.
int distanceBetween(const QRect& a, const QRect& b)
{
    const int across = std::max({0, b.left() - a.right(), a.left() - b.right()});
    const int along = std::max({0, b.top() - a.bottom(), a.top() - b.bottom()});
    return std::max(across, along);
}

/// Tries the places around the control and around the spared parts, moved into the window. Returns the one that covers
/// the least; of equal ones, the nearest.
QPoint placeNextTo(const QRect& target, QSize size, QSize window, const QList<QRect>& spared)
{
    const QPoint middle = target.center() - QPoint(size.width() / 2, size.height() / 2);
    std::vector<int> columns{middle.x()};
    std::vector<int> rows{middle.y()};
    for (const QRect& rect : spared + QList<QRect>{target}) {
        columns.insert(columns.end(), {rect.left() - size.width() - kCalloutGap, rect.right() + kCalloutGap});
        rows.insert(rows.end(), {rect.top() - size.height() - kCalloutGap, rect.bottom() + kCalloutGap});
    }
    QPoint best;
    qint64 least = -1;
    for (const int y : rows) {
        for (const int x : columns) {
            const QRect bubble(QPoint(std::clamp(x, 4, std::max(4, window.width() - size.width() - 4)),
                                      std::clamp(y, 4, std::max(4, window.height() - size.height() - 4))),
                               size);
            const auto coveredOf = [&bubble](const QRect& rect) {
                const QRect covered = bubble.intersected(rect);
                return qint64{covered.width()} * covered.height();
            };
            qint64 cost = kCoveredTarget * coveredOf(target) + distanceBetween(bubble, target);
            for (const QRect& rect : spared)
                cost += kCoveredSpared * coveredOf(rect);
            if (least >= 0 && cost >= least)
                continue;
            least = cost;
            best = bubble.topLeft();
        }
    }
    return best;
}

} // namespace

Callout::Callout(QWidget& window)
    : QFrame(&window)
    , m_arrow(new CalloutArrow(window))
    , m_text(new QLabel)
    , m_count(new QLabel)
{
    setObjectName(QStringLiteral("callout"));
    setFrameShape(QFrame::StyledPanel);
    setLineWidth(2);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setObjectName(QStringLiteral("calloutText"));
    m_text->setWordWrap(true);
    for (QLabel* label : {m_text, m_count})
        label->setForegroundRole(QPalette::ToolTipText);
    auto* leave = new QPushButton(tr("Stop the tour"));
    leave->setObjectName(QStringLiteral("calloutLeave"));
    leave->setToolTip(tr("Esc does the same. Help > Show me how starts it again."));
    leave->setFocusPolicy(Qt::TabFocus); // the keys stay where the user works
    connect(leave, &QPushButton::clicked, this, &Callout::left);

    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_count, 1);
    bottom->addWidget(leave);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addLayout(bottom);
    setFixedWidth(kCalloutWidth);
    m_placing.setSingleShot(true);
    m_placing.setInterval(0);
    connect(&m_placing, &QTimer::timeout, this, &Callout::place);
    window.installEventFilter(this);
    hide();
}

void Callout::setText(const QString& text, const QString& count)
{
    m_text->setText(text);
    m_count->setText(count);
    setAccessibleName(text);
}

void Callout::pointAt(QWidget* control, const QRect& within)
{
    if (m_control != control) {
        if (m_control)
            m_control->removeEventFilter(this);
        m_control = control;
        if (control)
            control->installEventFilter(this);
    }
    m_within = within;
    placeLater();
}

void Callout::spare(const QList<Place>& places)
{
    for (const Place& place : m_spared)
        if (place.control && place.control != m_control)
            place.control->removeEventFilter(this);
    m_spared = places;
    for (const Place& place : m_spared)
        if (place.control)
            place.control->installEventFilter(this);
    placeLater();
}

/// The visible part of a place, in coordinates of the window; empty if nothing of it is visible.
QRect Callout::seen(const Place& place) const
{
    if (!place.control || !place.control->isVisible() || place.control->window() != parentWidget())
        return {};
    const QRect visible = place.control->visibleRegion().boundingRect();
    const QRect part = place.within.isNull() ? visible : place.within.intersected(visible);
    return part.isEmpty() ? QRect() : QRect(place.control->mapTo(parentWidget(), part.topLeft()), part.size());
}

QRect Callout::target() const
{
    if (!m_control || !m_control->isVisible() || m_control->window() != parentWidget())
        return {};
    const QRect within = m_within.isNull() ? m_control->rect() : m_within.intersected(m_control->rect());
    return {m_control->mapTo(parentWidget(), within.topLeft()), within.size()};
}

void Callout::placeLater() { m_placing.start(); }

void Callout::place()
{
    if (isHidden())
        return;
    adjustSize();
    const QRect rect = target();
    if (rect.isEmpty()) { // The control is not seen; the text still says where to find it.
        m_arrow->hide();
        move((parentWidget()->width() - width()) / 2, parentWidget()->height() - height() - 2 * kCalloutGap);
    } else {
        QList<QRect> spared;
        for (const Place& place : m_spared)
            if (const QRect part = seen(place); !part.isEmpty())
                spared.append(part);
        move(placeNextTo(rect, size(), parentWidget()->size(), spared));
        m_arrow->show(geometry(), rect);
        m_arrow->raise();
    }
    raise();
}

bool Callout::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        placeLater(); // when everything else has its place
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

void Callout::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        placeLater();
}

void Callout::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    placeLater();
}

void Callout::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    m_arrow->hide();
}

} // namespace broadside
