#include "editor/plots/strip_chart.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

constexpr double kLeastSteps = 8.0;  // in view when zoomed in
constexpr double kMarginShare = 0.1; // of what is in view, between the cursor and the edge
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
        tr("Left and right arrow go a step, Page Up and Down ten, Home and End to the first and last"));
}

void StripChart::setStrips(std::vector<Strip> strips)
{
    m_strips = std::move(strips);
    m_data.clear();
    for (const Strip& strip : m_strips)
        m_data.emplace_back(strip.layers.size());
    updateGeometry();
    update();
}

void StripChart::setMarkKinds(std::vector<MarkKind> kinds)
{
    m_kinds = std::move(kinds);
    update();
}

void StripChart::setRange(std::uint64_t first, std::uint64_t last)
{
    if (first == m_first && last == m_last)
        return;
    m_first = first;
    m_last = last;
    keepWindowInside();
    update();
}

void StripChart::setCursor(std::uint64_t step)
{
    if (step != m_cursor)
        followTo(step);
    m_cursor = step;
    update();
}

/// What is zoomed in goes along with the cursor, and stays where it is while the cursor is in sight.
void StripChart::followTo(std::uint64_t step)
{
    if (!m_zoom)
        return;
    const double width = m_zoom->to - m_zoom->from;
    const double margin = kMarginShare * width;
    const double at = static_cast<double>(step);
    if (at < m_zoom->from)
        m_zoom = Window{at - margin, at - margin + width};
    else if (at > m_zoom->to)
        m_zoom = Window{at + margin - width, at + margin};
    keepWindowInside();
}

void StripChart::setMarks(std::vector<StepMark> marks)
{
    m_marks = std::move(marks);
    update();
}

void StripChart::setTimes(std::function<std::optional<double>(std::uint64_t)> timeOf) { m_timeOf = std::move(timeOf); }

int StripChart::gutterWidth() const { return fontMetrics().averageCharWidth() * 28; }
int StripChart::rulerHeight() const { return fontMetrics().height() + 8; }
int StripChart::marksHeight() const { return static_cast<int>(m_kinds.size()) * kMarkRow; }

QRect StripChart::plotRect() const { return rect().adjusted(gutterWidth(), 0, -8, -2); }

QRect StripChart::stripRect(std::size_t strip) const
{
    const QRect plot = plotRect();
    const int top = plot.top() + rulerHeight() + marksHeight() + 2;
    const int height = std::max(0, plot.bottom() - top);
    const auto count = static_cast<int>(std::max<std::size_t>(1, m_strips.size()));
    const auto i = static_cast<int>(strip);
    const int from = top + height * i / count;
    const int to = top + height * (i + 1) / count;
    return {plot.left(), from, plot.width(), to - from - 3};
}

StripChart::Window StripChart::wholeWindow() const
{
    return {static_cast<double>(m_first) - 0.5,
            std::max(static_cast<double>(m_last) + 0.5, static_cast<double>(m_first) + kLeastSteps)};
}

double StripChart::xOf(std::uint64_t step) const
{
    const Window window = m_zoom.value_or(wholeWindow());
    const QRect plot = plotRect();
    return plot.left() + (static_cast<double>(step) - window.from) / (window.to - window.from) * plot.width();
}

double StripChart::toWindow(double x) const
{
    const Window window = m_zoom.value_or(wholeWindow());
    const QRect plot = plotRect();
    return window.from + (x - plot.left()) / std::max(1, plot.width()) * (window.to - window.from);
}

std::uint64_t StripChart::stepAt(double x) const
{
    const double step = std::round(toWindow(x));
    return static_cast<std::uint64_t>(std::clamp(step, static_cast<double>(m_first), static_cast<double>(m_last)));
}

void StripChart::keepWindowInside()
{
    if (!m_zoom)
        return;
    const Window whole = wholeWindow();
    const double width = m_zoom->to - m_zoom->from;
    if (width >= whole.to - whole.from) {
        m_zoom.reset();
        return;
    }
    m_zoom->from = std::clamp(m_zoom->from, whole.from, whole.to - width);
    m_zoom->to = m_zoom->from + width;
}

QString StripChart::readout(std::uint64_t step) const
{
    QStringList lines;
    const auto time = m_timeOf ? m_timeOf(step) : std::nullopt;
    lines << (time ? tr("Step %1, %2 s").arg(step).arg(*time, 0, 'f', 3) : tr("Step %1").arg(step));
    for (std::size_t i = 0; i < m_strips.size(); ++i) {
        double below = 0.0;
        for (std::size_t layer = 0; layer < m_data[i].size(); ++layer) {
            if (!m_data[i][layer].has(step))
                continue;
            const double value = m_data[i][layer].at(step);
            const bool isKnown = !std::isnan(value);
            lines << m_strips[i].layers[layer].name + QStringLiteral(": ") +
                         (isKnown ? m_strips[i].text(value - below) : QStringLiteral("\u2013"));
            below = isKnown ? value : below;
        }
    }
    auto mark = std::ranges::lower_bound(m_marks, step, {}, &StepMark::step);
    for (std::ptrdiff_t i = 0; mark != m_marks.end() && mark->step == step; ++mark, ++i) {
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
    return {500, rulerHeight() + marksHeight() + static_cast<int>(m_strips.size()) * 38};
}

QSize StripChart::minimumSizeHint() const
{
    return {gutterWidth() + 120, rulerHeight() + marksHeight() + static_cast<int>(m_strips.size()) * 17};
}

void StripChart::hover(std::optional<std::uint64_t> step)
{
    if (m_hovered == step)
        return;
    m_hovered = step;
    update();
    emit hoverChanged();
}

void StripChart::ask(double x)
{
    if (m_last > m_first && stepAt(x) != m_cursor)
        emit stepWanted(stepAt(x));
}

void StripChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && event->position().x() >= plotRect().left())
        ask(event->position().x());
}

void StripChart::mouseMoveEvent(QMouseEvent* event)
{
    const double x = event->position().x();
    hover(x >= plotRect().left() && m_last > m_first ? std::optional(stepAt(x)) : std::nullopt);
    if (event->buttons().testFlag(Qt::LeftButton) && m_hovered)
        ask(x);
}

void StripChart::mouseDoubleClickEvent(QMouseEvent*)
{
    m_zoom.reset();
    update();
}

void StripChart::leaveEvent(QEvent*) { hover(std::nullopt); }

void StripChart::wheelEvent(QWheelEvent* event)
{
    const double factor = std::pow(0.8, event->angleDelta().y() / 120.0);
    const double pivot = toWindow(event->position().x());
    const Window window = m_zoom.value_or(wholeWindow());
    const double width = std::max(kLeastSteps, (window.to - window.from) * factor);
    const double share = (pivot - window.from) / (window.to - window.from);
    m_zoom = Window{pivot - share * width, pivot + (1.0 - share) * width};
    keepWindowInside();
    update();
    event->accept();
}

void StripChart::keyPressEvent(QKeyEvent* event)
{
    const auto back = [this](std::uint64_t by) { return m_cursor - std::min(by, m_cursor - m_first); };
    const auto on = [this](std::uint64_t by) { return std::min(m_last, m_cursor + by); };
    std::uint64_t step = m_cursor;
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
        step = m_first;
        break;
    case Qt::Key_End:
        step = m_last;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (step != m_cursor)
        emit stepWanted(step);
}

bool StripChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        showTip(help->pos(), help->globalPos());
        return true;
    }
    // The window has keys of its own for these.
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
    if (at.x() >= plotRect().left()) {
        QToolTip::showText(globalAt, m_last > m_first ? readout(stepAt(at.x())) : QString(), this);
        return;
    }
    for (std::size_t i = 0; i < m_strips.size(); ++i)
        if (stripRect(i).top() <= at.y() && at.y() <= stripRect(i).bottom())
            QToolTip::showText(globalAt, tipOf(i), this);
}

std::optional<double> StripChart::totalOf(std::size_t strip, std::uint64_t step) const
{
    const auto& layers = m_data[strip];
    for (std::size_t layer = layers.size(); layer-- > 0;)
        if (layers[layer].has(step) && !std::isnan(layers[layer].at(step)))
            return layers[layer].at(step);
    return std::nullopt;
}

QString StripChart::tipOf(std::size_t strip) const
{
    const Strip& shown = m_strips[strip];
    const bool isUnknown = !m_data[strip].back().isEmpty() && !totalOf(strip, m_hovered.value_or(m_cursor));
    return isUnknown && !shown.unknownTip.isEmpty() ? shown.tip + QLatin1Char('\n') + shown.unknownTip : shown.tip;
}

double roundedUp(double value)
{
    if (!(value > 0.0))
        return 1.0;
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double step : {1.0, 2.0, 5.0})
        if (value <= step * power)
            return step * power;
    return 10.0 * power;
}

} // namespace broadside
