#include "editor/plots/strip_chart_painter.h"

#include "editor/widgets/words/number_text.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <vector>

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
    case MarkKind::Sign::Diamond:
        painter.drawPolygon(QPolygonF{at + QPointF(0, -kHalf), at + QPointF(kHalf, 0), at + QPointF(0, kHalf),
                                      at + QPointF(-kHalf, 0)});
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

void StripChartPainter::paint(const QString& stepText, bool hasFocus)
{
    m_painter.fillRect(m_layout.rect(), m_palette.color(QPalette::Window));
    const QRect plot = m_layout.plotRect();
    m_painter.fillRect(plot, m_palette.color(QPalette::Base));
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintRuler(stepText);
    for (std::size_t strip = 0; strip < m_data.strips.size(); ++strip)
        paintStrip(strip);
    paintMarks();
    paintCursor();
    if (hasFocus) {
        m_painter.setPen(QPen(m_palette.color(QPalette::Highlight), 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(QRectF(plot).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void StripChartPainter::paintRuler(const QString& stepText)
{
    const QRect plot = m_layout.plotRect();
    const int base = plot.top() + m_layout.rulerHeight();
    m_painter.setPen(faintColor(m_palette));
    m_painter.drawLine(plot.left(), base, plot.right(), base);
    for (const StripLayout::RulerLabel& label : m_layout.rulerLabels()) {
        const double x = m_layout.xOf(label.step);
        m_painter.setPen(faintColor(m_palette));
        m_painter.drawLine(QPointF(x, base - 5), QPointF(x, plot.bottom()));
        m_painter.setPen(m_palette.color(QPalette::Text));
        m_painter.drawText(QPointF(label.rect.left(), base - 6), grouped(label.step));
    }
    m_painter.drawText(QRect(4, plot.top(), m_layout.gutterWidth() - 10, m_layout.rulerHeight()),
                       Qt::AlignVCenter | Qt::AlignLeft, stepText);
}

void StripChartPainter::paintMarks()
{
    const QRect plot = m_layout.plotRect();
    const int top = plot.top() + m_layout.rulerHeight();
    m_painter.setClipRect(plot);
    std::vector<double> lastX(m_data.kinds.size(), -100.0);
    const auto from = std::ranges::lower_bound(m_data.marks, m_layout.stepAt(plot.left()), {}, &StepMark::step);
    for (auto mark = from; mark != m_data.marks.end(); ++mark) {
        const double x = m_layout.xOf(mark->step);
        if (x > plot.right() + 5)
            break;
        if (x - lastX[mark->kind] < 4.0)
            continue; // the mark would be hidden behind the one before
        lastX[mark->kind] = x;
        const double y = top + StripLayout::kMarkRow * (static_cast<double>(mark->kind) + 0.5) + 1.0;
        drawSign(m_painter, m_data.kinds[mark->kind].sign, {x, y}, plotColor(m_data.kinds[mark->kind].hue, m_palette));
    }
    m_painter.setClipping(false);
    QFont small = m_font;
    small.setPointSizeF(std::max(6.5, small.pointSizeF() - 1.5));
    m_painter.setFont(small);
    for (std::size_t kind = 0; kind < m_data.kinds.size(); ++kind) {
        const int y = top + StripLayout::kMarkRow * static_cast<int>(kind);
        drawSign(m_painter, m_data.kinds[kind].sign, {10.0, y + StripLayout::kMarkRow / 2.0 + 1.0},
                 plotColor(m_data.kinds[kind].hue, m_palette));
        m_painter.setPen(m_palette.color(QPalette::WindowText));
        m_painter.drawText(QRect(20, y - 1, m_layout.gutterWidth() - 24, StripLayout::kMarkRow + 3),
                           Qt::AlignVCenter | Qt::AlignLeft, m_data.kinds[kind].name);
    }
    m_painter.setFont(m_font);
}

double StripChartPainter::topOf(std::size_t strip) const
{
    double greatest = 0.0;
    for (const StepSeries& series : m_data.series[strip]) {
        if (series.isEmpty())
            continue;
        const std::uint64_t from =
            std::clamp(m_layout.stepAt(m_layout.plotRect().left()), series.first(), series.end() - 1);
        const std::uint64_t last = std::clamp(m_layout.stepAt(m_layout.plotRect().right()), from, series.end() - 1);
        greatest = std::fmax(greatest, series.extent(from, last).greatest);
    }
    return roundedUp(greatest);
}

void StripChartPainter::paintStrip(std::size_t strip)
{
    const QRect rect = m_layout.stripRect(strip);
    const double top = topOf(strip);
    m_painter.setPen(faintColor(m_palette));
    m_painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    m_painter.setClipRect(rect);
    const auto& layers = m_data.series[strip];
    for (std::size_t layer = layers.size(); layer-- > 0;)
        paintLayer(rect, layers[layer], top, plotColor(m_data.strips[strip].layers[layer].hue, m_palette),
                   layers.size() > 1);
    m_painter.setClipping(false);
    paintName(strip, top);
}

void StripChartPainter::paintLayer(const QRect& rect, const StepSeries& series, double top, const QColor& color,
                                   bool filled)
{
    if (series.isEmpty())
        return;
    const auto yOf = [&](double value) { return rect.bottom() - std::max(0.0, value) / top * (rect.height() - 2); };
    // Line by line: for one polyline Qt computes where it crosses itself, which takes a second when it is all peaks.
    QList<QLineF> lines;
    std::vector<QPolygonF> runs(1); // runs of steps with known values
    const std::uint64_t from = std::max(m_layout.stepAt(rect.left()), series.first());
    const std::uint64_t end = std::min(m_layout.stepAt(rect.right()) + 1, series.end());
    const double pixelsPerStep = m_layout.xOf(m_layout.axis().first() + 1) - m_layout.xOf(m_layout.axis().first());
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
        const double x = m_layout.xOf(a);
        const QPointF peak(x, yOf(extent.greatest));
        if (!runs.back().isEmpty())
            lines << QLineF(runs.back().last(), peak);
        runs.back() << peak;
        if (extent.least != extent.greatest && !filled)
            lines << QLineF(peak, QPointF(x, yOf(extent.least)));
    }
    QColor fill = color;
    fill.setAlphaF(filled ? 0.85F : 0.18F);
    paintAreas(m_painter, runs, fill, rect.bottom());
    const bool isDense = pixelsPerStep < 2.0; // antialiasing would not be visible, and costs ten times as much
    m_painter.setRenderHint(QPainter::Antialiasing, !isDense);
    m_painter.setPen(QPen(color, isDense ? 1.0 : 1.4));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawLines(lines);
    m_painter.setRenderHint(QPainter::Antialiasing);
    for (const QPolygonF& run : runs)
        if (run.size() == 1)
            m_painter.drawEllipse(run.first(), 1.5, 1.5);
}

void StripChartPainter::paintName(std::size_t strip, double top)
{
    const QRect rect = m_layout.stripRect(strip);
    const QRect gutter(4, rect.top(), m_layout.gutterWidth() - 10, rect.height());
    const QFontMetrics metrics = m_layout.metrics();
    const std::uint64_t step = m_data.readStep();
    const std::optional<double> total = m_data.totalOf(strip, step);
    const QString value = total ? m_data.strips[strip].text(*total) : QStringLiteral("\u2013");
    m_painter.setPen(m_palette.color(QPalette::WindowText));
    const bool twoLines = rect.height() >= 2 * metrics.height();
    const int valueWidth = twoLines ? 0 : metrics.horizontalAdvance(value) + 6;
    m_painter.drawText(gutter, static_cast<int>(Qt::AlignLeft | (twoLines ? Qt::AlignTop : Qt::AlignVCenter)),
                       metrics.elidedText(m_data.strips[strip].name, Qt::ElideRight, gutter.width() - valueWidth));
    if (!twoLines) {
        m_painter.drawText(gutter, Qt::AlignRight | Qt::AlignVCenter, value);
        return;
    }
    QFont strong = m_font;
    strong.setBold(true);
    m_painter.setFont(strong);
    m_painter.drawText(gutter.adjusted(0, metrics.height(), 0, 0), Qt::AlignLeft | Qt::AlignTop, value);
    m_painter.setFont(m_font);
    const QString scale = m_data.strips[strip].text(top);
    QColor quiet = m_palette.color(QPalette::WindowText);
    quiet.setAlphaF(0.7F);
    m_painter.setPen(quiet);
    if (metrics.horizontalAdvance(value) + metrics.horizontalAdvance(scale) + 16 < gutter.width())
        m_painter.drawText(gutter.adjusted(0, metrics.height(), 0, 0), Qt::AlignRight | Qt::AlignTop,
                           QStringLiteral("/ ") + scale);
}

void StripChartPainter::paintCursor()
{
    const QRect plot = m_layout.plotRect();
    m_painter.setClipRect(plot);
    if (m_data.hovered) {
        m_painter.setPen(QPen(m_palette.color(QPalette::Text), 1, Qt::DotLine));
        m_painter.drawLine(QPointF(m_layout.xOf(*m_data.hovered), plot.top()),
                           QPointF(m_layout.xOf(*m_data.hovered), plot.bottom()));
    }
    const QColor color = m_palette.color(QPalette::Highlight);
    const double x = m_layout.xOf(m_data.cursor);
    m_painter.setPen(QPen(color, 2));
    m_painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color);
    m_painter.drawPolygon(QPolygonF{
        {x - 6, static_cast<double>(plot.top())}, {x + 6, static_cast<double>(plot.top())}, {x, plot.top() + 9.0}});
    m_painter.setClipping(false);
}

} // namespace broadside
