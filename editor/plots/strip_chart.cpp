#include "editor/plots/strip_chart.h"

#include "editor/document/number_locale.h"
#include "editor/plots/strip_chart_painter.h"
#include "editor/widgets/words/number_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

constexpr std::uint64_t kPage = 10;
constexpr std::ptrdiff_t kMostTipMarks = 6;

} // namespace

StripChart::StripChart(QWidget* parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(
        tr("Left and Right go one step, Page Up and Page Down ten, Home and End to the first and the last"));
}

void StripChart::setStrips(std::vector<Strip> strips)
{
    m_data.strips = std::move(strips);
    m_data.series.clear();
    for (const Strip& strip : m_data.strips)
        m_data.series.emplace_back(strip.layers.size());
    updateGeometry();
    update();
}

void StripChart::setMarkKinds(std::vector<MarkKind> kinds)
{
    m_data.kinds = std::move(kinds);
    update();
}

void StripChart::setRange(std::uint64_t first, std::uint64_t last)
{
    if (first == m_axis.first() && last == m_axis.last())
        return;
    m_axis.setRange(first, last);
    update();
}

void StripChart::setCursor(std::uint64_t step)
{
    if (step != m_data.cursor)
        m_axis.follow(step);
    m_data.cursor = step;
    update();
}

void StripChart::setMarks(std::vector<StepMark> marks)
{
    m_data.marks = std::move(marks);
    update();
}

void StripChart::setTimes(std::function<std::optional<double>(std::uint64_t)> timeOf) { m_timeOf = std::move(timeOf); }

QString StripChart::readout(std::uint64_t step) const
{
    QStringList lines;
    const auto time = m_timeOf ? m_timeOf(step) : std::nullopt;
    lines << (time ? tr("Step %1, %2 s").arg(grouped(step), localized(QString::number(*time, 'f', 3)))
                   : tr("Step %1").arg(grouped(step)));
    for (std::size_t i = 0; i < m_data.strips.size(); ++i) {
        double below = 0.0;
        for (std::size_t layer = 0; layer < m_data.series[i].size(); ++layer) {
            if (!m_data.series[i][layer].has(step))
                continue;
            const double value = m_data.series[i][layer].at(step);
            const bool isKnown = !std::isnan(value);
            lines << tr("%1: %2").arg(m_data.strips[i].layers[layer].name,
                                      isKnown ? m_data.strips[i].text(value - below) : QStringLiteral("\u2013"));
            below = isKnown ? value : below;
        }
    }
    auto mark = std::ranges::lower_bound(m_data.marks, step, {}, &StepMark::step);
    for (std::ptrdiff_t i = 0; mark != m_data.marks.end() && mark->step == step; ++mark, ++i) {
        if (i == kMostTipMarks) {
            lines << QStringLiteral("...");
            break;
        }
        lines << mark->text;
    }
    return lines.join(QLatin1Char('\n'));
}

QSize StripChart::sizeHint() const
{
    const StripLayout now = places();
    return {500, now.rulerHeight() + now.marksHeight() + static_cast<int>(m_data.strips.size()) * 38};
}

QSize StripChart::minimumSizeHint() const
{
    const StripLayout now = places();
    return {now.gutterWidth() + 120,
            now.rulerHeight() + now.marksHeight() + static_cast<int>(m_data.strips.size()) * 17};
}

void StripChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const StripLayout now = places();
    StripChartPainter(painter, now, m_data, palette(), font()).paint(tr("Step %1").arg(m_data.readStep()), hasFocus());
}

void StripChart::hover(std::optional<std::uint64_t> step)
{
    if (m_data.hovered == step)
        return;
    m_data.hovered = step;
    update();
    emit hoverChanged();
}

void StripChart::ask(double x)
{
    if (m_axis.last() > m_axis.first() && stepAt(x) != m_data.cursor)
        emit stepWanted(stepAt(x));
}

void StripChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && event->position().x() >= places().plotRect().left())
        ask(event->position().x());
}

void StripChart::mouseMoveEvent(QMouseEvent* event)
{
    const double x = event->position().x();
    hover(x >= places().plotRect().left() && m_axis.last() > m_axis.first() ? std::optional(stepAt(x)) : std::nullopt);
    if (event->buttons().testFlag(Qt::LeftButton) && m_data.hovered)
        ask(x);
}

void StripChart::mouseDoubleClickEvent(QMouseEvent*)
{
    m_axis.showAll();
    update();
}

void StripChart::leaveEvent(QEvent*) { hover(std::nullopt); }

void StripChart::wheelEvent(QWheelEvent* event)
{
    m_axis.zoom(std::pow(0.8, event->angleDelta().y() / 120.0), places().placeAt(event->position().x()));
    update();
    event->accept();
}

void StripChart::keyPressEvent(QKeyEvent* event)
{
    const auto back = [this](std::uint64_t by) { return m_data.cursor - std::min(by, m_data.cursor - m_axis.first()); };
    const auto on = [this](std::uint64_t by) { return std::min(m_axis.last(), m_data.cursor + by); };
    std::uint64_t step = m_data.cursor;
    switch (event->key()) {
    case Qt::Key_Left:
        step = back(1);
        break;
    case Qt::Key_Right:
        step = on(1);
        break;
    case Qt::Key_PageUp:
        step = back(kPage);
        break;
    case Qt::Key_PageDown:
        step = on(kPage);
        break;
    case Qt::Key_Home:
        step = m_axis.first();
        break;
    case Qt::Key_End:
        step = m_axis.last();
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (step != m_data.cursor)
        emit stepWanted(step);
}

bool StripChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        showTip(help->pos(), help->globalPos());
        return true;
    }
    // The window has shortcuts with these keys, too.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Home || key == Qt::Key_End || key == Qt::Key_Left || key == Qt::Key_Right) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void StripChart::showTip(const QPoint& at, const QPoint& globalAt)
{
    const StripLayout now = places();
    if (at.x() >= now.plotRect().left()) {
        QToolTip::showText(globalAt, m_axis.last() > m_axis.first() ? readout(stepAt(at.x())) : QString(), this);
        return;
    }
    for (std::size_t i = 0; i < m_data.strips.size(); ++i)
        if (now.stripRect(i).top() <= at.y() && at.y() <= now.stripRect(i).bottom())
            QToolTip::showText(globalAt, tipOf(i), this);
}

QString StripChart::tipOf(std::size_t strip) const
{
    const Strip& shown = m_data.strips[strip];
    const bool isUnknown = !m_data.series[strip].back().isEmpty() && !m_data.totalOf(strip, m_data.readStep());
    return isUnknown && !shown.unknownTip.isEmpty() ? shown.tip + QLatin1Char('\n') + shown.unknownTip : shown.tip;
}

} // namespace broadside
