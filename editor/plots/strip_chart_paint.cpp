#include "editor/plots/strip_chart.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

void drawSign(QPainter& painter, MarkKind::Sign sign, QPointF at, const QColor& color)
{
    constexpr double kHalf = 3.5;
    painter.setPen(QPen(color, 1.8));
    painter.setBrush(color);
    switch (sign) {
    case MarkKind::Sign::Disc:
        painter.drawEllipse(at, kHalf - 0.5, kHalf - 0.5);
        break;
    case MarkKind::Sign::Cross:
        painter.drawLine(at + QPointF(-kHalf, -kHalf), at + QPointF(kHalf, kHalf));
        painter.drawLine(at + QPointF(-kHalf, kHalf), at + QPointF(kHalf, -kHalf));
        break;
    case MarkKind::Sign::Square:
        painter.drawRect(QRectF(at.x() - kHalf + 0.5, at.y() - kHalf + 0.5, 2 * kHalf - 1, 2 * kHalf - 1));
        break;
    case MarkKind::Sign::Triangle:
        painter.drawPolygon(
            QPolygonF{at + QPointF(0, -kHalf), at + QPointF(kHalf, kHalf), at + QPointF(-kHalf, kHalf)});
        break;
    }
}

void paintAreas(QPainter& painter, const std::vector<QPolygonF>& runs, const QColor& fill, double bottom)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (QPolygonF area : runs) {
        if (area.isEmpty())
            continue;
        area << QPointF(area.last().x(), bottom) << QPointF(area.first().x(), bottom);
        painter.drawPolygon(area);
    }
}

} // namespace

void StripChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    const QRect plot = plotRect();
    painter.fillRect(plot, palette().color(QPalette::Base));
    painter.setRenderHint(QPainter::Antialiasing);
    paintRuler(painter);
    for (std::size_t strip = 0; strip < m_strips.size(); ++strip)
        paintStrip(painter, strip);
    paintMarks(painter);
    paintCursor(painter);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(plot).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

std::vector<StripChart::RulerLabel> StripChart::rulerLabels() const
{
    const QRect plot = plotRect();
    const QFontMetrics metrics = fontMetrics();
    const double widest =
        metrics.horizontalAdvance(QString::number(m_last)) + metrics.horizontalAdvance(QLatin1Char('0'));
    const double stepsPerPixel = (toWindow(plot.right()) - toWindow(plot.left())) / std::max(1, plot.width());
    const double every = std::max(1.0, roundedUp(widest * stepsPerPixel));
    const double end = std::min(toWindow(plot.right()), static_cast<double>(m_last));
    std::vector<RulerLabel> labels;
    for (double step = std::ceil(toWindow(plot.left()) / every) * every; step <= end; step += every) {
        if (step < static_cast<double>(m_first))
            continue;
        const auto number = static_cast<std::uint64_t>(step);
        const double width = metrics.horizontalAdvance(QString::number(number));
        const double left = std::clamp(xOf(number) - width / 2.0, plot.left() + 2.0, plot.right() - width);
        const QRectF rect(left, plot.top(), width, rulerHeight());
        if (labels.empty() || labels.back().rect.right() < left) // at an edge it is moved into sight
            labels.push_back({number, rect});
    }
    return labels;
}

void StripChart::paintRuler(QPainter& painter) const
{
    const QRect plot = plotRect();
    const int base = plot.top() + rulerHeight();
    painter.setPen(faintColor(palette()));
    painter.drawLine(plot.left(), base, plot.right(), base);
    for (const RulerLabel& label : rulerLabels()) {
        const double x = xOf(label.step);
        painter.setPen(faintColor(palette()));
        painter.drawLine(QPointF(x, base - 5), QPointF(x, plot.bottom()));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QPointF(label.rect.left(), base - 6), QString::number(label.step));
    }
    painter.drawText(QRect(4, plot.top(), gutterWidth() - 10, rulerHeight()), Qt::AlignVCenter | Qt::AlignLeft,
                     tr("Step %1").arg(m_hovered.value_or(m_cursor)));
}

void StripChart::paintMarks(QPainter& painter) const
{
    const QRect plot = plotRect();
    const int top = plot.top() + rulerHeight();
    painter.setClipRect(plot);
    std::vector<double> lastX(m_kinds.size(), -100.0);
    const auto from = std::ranges::lower_bound(m_marks, stepAt(plot.left()), {}, &StepMark::step);
    for (auto mark = from; mark != m_marks.end(); ++mark) {
        const double x = xOf(mark->step);
        if (x > plot.right() + 5)
            break;
        if (x - lastX[mark->kind] < 4.0)
            continue; // hidden behind the one before
        lastX[mark->kind] = x;
        const double y = top + kMarkRow * (static_cast<double>(mark->kind) + 0.5) + 1.0;
        drawSign(painter, m_kinds[mark->kind].sign, {x, y}, plotColor(m_kinds[mark->kind].hue, palette()));
    }
    painter.setClipping(false);
    QFont small = font();
    small.setPointSizeF(std::max(6.5, small.pointSizeF() - 1.5));
    painter.setFont(small);
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
        const int y = top + kMarkRow * static_cast<int>(kind);
        drawSign(painter, m_kinds[kind].sign, {10.0, y + kMarkRow / 2.0 + 1.0},
                 plotColor(m_kinds[kind].hue, palette()));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(20, y - 1, gutterWidth() - 24, kMarkRow + 3), Qt::AlignVCenter | Qt::AlignLeft,
                         m_kinds[kind].name);
    }
    painter.setFont(font());
}

double StripChart::topOf(std::size_t strip) const
{
    double greatest = 0.0;
    for (const StepSeries& series : m_data[strip]) {
        if (series.isEmpty())
            continue;
        const std::uint64_t from = std::clamp(stepAt(plotRect().left()), series.first(), series.end() - 1);
        const std::uint64_t last = std::clamp(stepAt(plotRect().right()), from, series.end() - 1);
        greatest = std::fmax(greatest, series.extent(from, last).greatest);
    }
    return roundedUp(greatest);
}

void StripChart::paintStrip(QPainter& painter, std::size_t strip) const
{
    const QRect rect = stripRect(strip);
    const double top = topOf(strip);
    painter.setPen(faintColor(palette()));
    painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    painter.setClipRect(rect);
    const auto& layers = m_data[strip];
    for (std::size_t layer = layers.size(); layer-- > 0;)
        paintLayer(painter, rect, layers[layer], top, plotColor(m_strips[strip].layers[layer].hue, palette()),
                   layers.size() > 1);
    painter.setClipping(false);
    paintName(painter, strip, top);
}

void StripChart::paintLayer(QPainter& painter, const QRect& rect, const StepSeries& series, double top,
                            const QColor& color, bool filled) const
{
    if (series.isEmpty())
        return;
    const auto yOf = [&](double value) { return rect.bottom() - std::max(0.0, value) / top * (rect.height() - 2); };
    // Line by line: of one polyline Qt looks for where it crosses itself, which takes a second
    // for one that is all peaks.
    QList<QLineF> lines;
    std::vector<QPolygonF> runs(1); // of steps whose values are known
    const std::uint64_t from = std::max(stepAt(rect.left()), series.first());
    const std::uint64_t end = std::min(stepAt(rect.right()) + 1, series.end());
    const double pixelsPerStep = xOf(m_first + 1) - xOf(m_first);
    const auto stride = static_cast<std::uint64_t>(std::max(1.0, std::ceil(1.0 / pixelsPerStep)));
    for (std::uint64_t step = from - from % stride; step < end; step += stride) {
        const std::uint64_t a = std::max(step, from);
        const std::uint64_t b = std::min(step + stride, end) - 1;
        if (a > b)
            continue;
        const StepSeries::Extent extent = series.extent(a, b);
        if (std::isnan(extent.greatest)) {
            runs.emplace_back();
            continue;
        }
        const double x = xOf(a);
        const QPointF peak(x, yOf(extent.greatest));
        if (!runs.back().isEmpty())
            lines << QLineF(runs.back().last(), peak);
        runs.back() << peak;
        if (extent.least != extent.greatest && !filled)
            lines << QLineF(peak, QPointF(x, yOf(extent.least)));
    }
    QColor fill = color;
    fill.setAlphaF(filled ? 0.85F : 0.18F);
    paintAreas(painter, runs, fill, rect.bottom());
    const bool isDense = pixelsPerStep < 2.0; // then soft edges are not seen, and cost ten times as much
    painter.setRenderHint(QPainter::Antialiasing, !isDense);
    painter.setPen(QPen(color, isDense ? 1.0 : 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawLines(lines);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QPolygonF& run : runs)
        if (run.size() == 1)
            painter.drawEllipse(run.first(), 1.5, 1.5);
}

void StripChart::paintName(QPainter& painter, std::size_t strip, double top) const
{
    const QRect rect = stripRect(strip);
    const QRect gutter(4, rect.top(), gutterWidth() - 10, rect.height());
    const QFontMetrics metrics = fontMetrics();
    const std::uint64_t step = m_hovered.value_or(m_cursor);
    const std::optional<double> total = totalOf(strip, step);
    const QString value = total ? m_strips[strip].text(*total) : QStringLiteral("\u2013");
    painter.setPen(palette().color(QPalette::WindowText));
    const bool twoLines = rect.height() >= 2 * metrics.height();
    const int valueWidth = twoLines ? 0 : metrics.horizontalAdvance(value) + 6;
    painter.drawText(gutter, static_cast<int>(Qt::AlignLeft | (twoLines ? Qt::AlignTop : Qt::AlignVCenter)),
                     metrics.elidedText(m_strips[strip].name, Qt::ElideRight, gutter.width() - valueWidth));
    if (!twoLines) {
        painter.drawText(gutter, Qt::AlignRight | Qt::AlignVCenter, value);
        return;
    }
    QFont strong = font();
    strong.setBold(true);
    painter.setFont(strong);
    painter.drawText(gutter.adjusted(0, metrics.height(), 0, 0), Qt::AlignLeft | Qt::AlignTop, value);
    painter.setFont(font());
    const QString scale = m_strips[strip].text(top);
    QColor quiet = palette().color(QPalette::WindowText);
    quiet.setAlphaF(0.7F);
    painter.setPen(quiet);
    if (metrics.horizontalAdvance(value) + metrics.horizontalAdvance(scale) + 16 < gutter.width())
        painter.drawText(gutter.adjusted(0, metrics.height(), 0, 0), Qt::AlignRight | Qt::AlignTop,
                         QStringLiteral("/ ") + scale);
}

void StripChart::paintCursor(QPainter& painter) const
{
    const QRect plot = plotRect();
    painter.setClipRect(plot);
    if (m_hovered) {
        painter.setPen(QPen(palette().color(QPalette::Text), 1, Qt::DotLine));
        painter.drawLine(QPointF(xOf(*m_hovered), plot.top()), QPointF(xOf(*m_hovered), plot.bottom()));
    }
    const QColor color = palette().color(QPalette::Highlight);
    const double x = xOf(m_cursor);
    painter.setPen(QPen(color, 2));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{
        {x - 6, static_cast<double>(plot.top())}, {x + 6, static_cast<double>(plot.top())}, {x, plot.top() + 9.0}});
    painter.setClipping(false);
}

} // namespace broadside
