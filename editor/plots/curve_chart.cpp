#include "editor/plots/curve_chart.h"

#include "editor/plots/strip_chart.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside {
namespace {

constexpr double kLogarithmicRatio = 30.0;

double leastAbove0(const std::vector<CurveChart::Point>& points)
{
    double least = 0.0;
    for (const auto& point : points)
        if (point.y > 0.0 && (least == 0.0 || point.y < least))
            least = point.y;
    return least;
}

double greatestOf(const std::vector<CurveChart::Point>& points)
{
    double greatest = 0.0;
    for (const auto& point : points)
        greatest = std::max(greatest, point.y);
    return greatest;
}

} // namespace

CurveChart::CurveChart(QWidget* parent)
    : QWidget(parent)
    , m_xText([](double value) { return QString::number(value); })
    , m_yText(m_xText)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleDescription(tr("Left and Right go from point to point, Enter uses the point"));
}

void CurveChart::setTexts(const QString& xName, std::function<QString(double)> xText,
                          std::function<QString(double)> yText)
{
    m_xName = xName;
    m_xText = std::move(xText);
    m_yText = std::move(yText);
    update();
}

void CurveChart::setPoints(std::vector<Point> points)
{
    m_points = std::move(points);
    m_hovered.reset();
    update();
}

void CurveChart::setLines(std::vector<Line> lines)
{
    m_lines = std::move(lines);
    update();
}

void CurveChart::setEmptyText(const QString& text)
{
    m_emptyText = text;
    update();
}

QSize CurveChart::sizeHint() const { return {300, 190}; }
QSize CurveChart::minimumSizeHint() const { return {200, 120}; }

std::array<double, 3> CurveChart::yTicks() const
{
    const double top = roundedUp(greatestOf(m_points));
    const double floor = usesLogarithmicY() ? 0.7 * leastAbove0(m_points) : 0.0;
    return {floor, usesLogarithmicY() ? std::sqrt(top * floor) : 0.5 * top, top};
}

QRect CurveChart::plotRect() const
{
    int widest = fontMetrics().horizontalAdvance(QStringLiteral("000.00 ms"));
    for (const double tick : yTicks())
        widest = std::max(widest, fontMetrics().horizontalAdvance(m_yText(tick)));
    const int left = widest + 8;
    return rect().adjusted(left, fontMetrics().height() + 6, -10, -2 * fontMetrics().height() - 8);
}

CurveChart::Range CurveChart::xRange() const
{
    if (m_points.empty())
        return {};
    Range range{m_points.front().x, m_points.back().x};
    for (const Line& line : m_lines)
        range = {std::min(range.least, line.x), std::max(range.greatest, line.x)};
    return range.least < range.greatest ? range : Range{0.5 * range.least, 2.0 * range.greatest};
}

bool CurveChart::usesLogarithmicY() const { return greatestOf(m_points) > kLogarithmicRatio * leastAbove0(m_points); }

double CurveChart::xOf(double value) const
{
    const Range range = xRange();
    const QRect plot = plotRect();
    return plot.left() + std::log(value / range.least) / std::log(range.greatest / range.least) * plot.width();
}

double CurveChart::yOf(double value) const
{
    const QRect plot = plotRect();
    const double top = roundedUp(greatestOf(m_points));
    if (!usesLogarithmicY())
        return plot.bottom() - value / top * plot.height();
    const double floor = 0.7 * leastAbove0(m_points);
    return plot.bottom() - std::log(std::max(value, floor) / floor) / std::log(top / floor) * plot.height();
}

QPointF CurveChart::placeOf(const Point& point) const { return {xOf(point.x), yOf(point.y)}; }

std::optional<std::size_t> CurveChart::nearest(double x) const
{
    if (m_points.empty())
        return std::nullopt;
    const auto best = std::ranges::min_element(
        m_points, {}, [this, x](const Point& point) { return std::abs(placeOf(point).x() - x); });
    return static_cast<std::size_t>(best - m_points.begin());
}

void CurveChart::hover(std::optional<std::size_t> point)
{
    if (m_hovered == point)
        return;
    m_hovered = point;
    update();
    emit hoverChanged();
}

std::optional<std::size_t> CurveChart::pointAt(QPointF position) const
{
    constexpr double kAround = 8.0; // pixels around the plot that still count as inside
    const QRectF around = QRectF(plotRect()).adjusted(-kAround, -kAround, kAround, kAround);
    return around.contains(position) ? nearest(position.x()) : std::nullopt;
}

void CurveChart::mouseMoveEvent(QMouseEvent* event) { hover(pointAt(event->position())); }
void CurveChart::leaveEvent(QEvent*) { hover(std::nullopt); }

void CurveChart::mousePressEvent(QMouseEvent* event)
{
    const auto point = pointAt(event->position());
    if (event->button() == Qt::LeftButton && point)
        emit pointWanted(*point);
}

void CurveChart::keyPressEvent(QKeyEvent* event)
{
    if (m_points.empty())
        return QWidget::keyPressEvent(event);
    const std::size_t at = m_hovered.value_or(0);
    if (event->key() == Qt::Key_Left)
        hover(at > 0 ? at - 1 : 0);
    else if (event->key() == Qt::Key_Right)
        hover(m_hovered ? std::min(at + 1, m_points.size() - 1) : 0);
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_hovered)
        emit pointWanted(*m_hovered);
    else
        QWidget::keyPressEvent(event);
}

void CurveChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_points.empty()) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect().adjusted(12, 0, -12, 0), static_cast<int>(Qt::AlignCenter | Qt::TextWordWrap),
                         m_emptyText);
        return;
    }
    painter.fillRect(plotRect(), palette().color(QPalette::Base));
    paintAxes(painter);
    paintLines(painter);
    paintCurve(painter);
    paintReadout(painter);
}

void CurveChart::paintAxes(QPainter& painter) const
{
    const QRect plot = plotRect();
    const QColor text = palette().color(QPalette::WindowText);
    for (const double value : yTicks()) {
        const double y = yOf(value);
        painter.setPen(faintColor(palette()));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(text);
        painter.drawText(QRectF(0, y - fontMetrics().height() / 2.0, plot.left() - 6, fontMetrics().height()),
                         static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), m_yText(value));
    }
    const Range range = xRange();
    const int below = plot.bottom() + 3;
    painter.drawText(QRect(plot.left(), below, plot.width(), fontMetrics().height()), Qt::AlignLeft,
                     m_xText(range.least));
    painter.drawText(QRect(plot.left(), below, plot.width(), fontMetrics().height()), Qt::AlignRight,
                     m_xText(range.greatest));
    const int taken = std::max(fontMetrics().horizontalAdvance(m_xText(range.least)),
                               fontMetrics().horizontalAdvance(m_xText(range.greatest))) +
                      8;
    const QRect between(plot.left() + taken, below, plot.width() - 2 * taken, fontMetrics().height());
    if (fontMetrics().horizontalAdvance(m_xName) <= between.width())
        painter.drawText(between, Qt::AlignHCenter, m_xName);
}

/// The names are in one row below the axis. Each is below its line, or as near to it as its neighbours and the edges
/// allow.
std::vector<double> CurveChart::labelPositions(const std::vector<const Line*>& sorted) const
{
    constexpr double kGap = 10.0;
    std::vector<double> lefts;
    double taken = 0.0;
    for (const Line* line : sorted) {
        const double width = fontMetrics().horizontalAdvance(line->name);
        lefts.push_back(std::max(taken, xOf(line->x) - width / 2.0));
        taken = lefts.back() + width + kGap;
    }
    double end = this->width() - 2.0;
    for (std::size_t i = sorted.size(); i-- > 0;) {
        lefts[i] = std::min(lefts[i], end - fontMetrics().horizontalAdvance(sorted[i]->name));
        end = lefts[i] - kGap;
    }
    return lefts;
}

void CurveChart::paintLines(QPainter& painter) const
{
    const QRect plot = plotRect();
    std::vector<const Line*> sorted;
    for (const Line& line : m_lines)
        sorted.push_back(&line);
    std::ranges::sort(sorted, {}, [](const Line* line) { return line->x; });
    const std::vector<double> lefts = labelPositions(sorted);
    std::size_t at = 0;
    for (const Line* line : sorted) {
        const QColor color = plotColor(line->hue, palette());
        const double x = xOf(line->x);
        painter.setPen(QPen(color, 2, line->isDashed ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.drawText(QPointF(lefts[at++], plot.bottom() + 2.0 * fontMetrics().height() + 2.0), line->name);
    }
}

void CurveChart::paintCurve(QPainter& painter) const
{
    const QColor color = plotColor(PlotHue::Blue, palette());
    QPolygonF line;
    for (const Point& point : m_points) {
        line << placeOf(point);
        QColor quiet = color;
        quiet.setAlphaF(0.5F);
        painter.setPen(QPen(quiet, 3));
        painter.drawLine(QPointF(xOf(point.x), std::max<double>(plotRect().top(), yOf(point.y + point.spread / 2.0))),
                         QPointF(xOf(point.x), yOf(std::max(0.0, point.y - point.spread / 2.0))));
    }
    painter.setPen(QPen(color, 1.6));
    painter.drawPolyline(line);
    painter.setBrush(color);
    painter.setPen(Qt::NoPen);
    for (const QPointF& at : line)
        painter.drawEllipse(at, 2.6, 2.6);
}

void CurveChart::paintReadout(QPainter& painter) const
{
    painter.setPen(palette().color(QPalette::WindowText));
    if (!m_hovered)
        return;
    const Point& point = m_points[*m_hovered];
    painter.drawText(QRect(0, 0, width() - 8, fontMetrics().height() + 4),
                     static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                     tr("%1: %2").arg(m_xText(point.x), m_yText(point.y)));
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(placeOf(point), 5.5, 5.5);
}

} // namespace broadside
